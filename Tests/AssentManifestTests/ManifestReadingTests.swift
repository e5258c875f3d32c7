import AssentManifest
import TestSupport
import Testing

/// Manifests with one fault each.
struct ManifestReadingTests {
  /// What is put in place of the value at a path; `nil` removes it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var path: [PathComponent]
    var value: JSONValue?
    var message: String

    init(_ path: PathComponent..., value: JSONValue?, _ message: String) {
      self.path = path
      self.value = value
      self.message = message
    }

    var testDescription: String { message }
  }

  @Test(arguments: [
    Fault("spec", value: nil, "spec: missing"),
    Fault("critical", value: nil, "critical: missing"),
    Fault("documents", value: nil, "documents: missing"),
    Fault("pages", value: nil, "pages: missing"),
    Fault("product", "id", value: "", "product.id: empty"),
    Fault("publisher", value: [], "publisher: expected an object, found an array"),
    Fault("sequence", value: -1, "sequence: -1 is lower than 0"),
    Fault("sequence", value: "2", "sequence: expected an integer, found a string"),
    Fault(
      "generated", value: "2025-11-06",
      "generated: '2025-11-06' is not a time such as 2025-11-06T00:00:00Z"),
    Fault("expires", value: .null, "expires: expected a string, found null"),
    Fault("previous", "digest", value: nil, "previous.digest: missing"),
    Fault(
      "previous", "digest", value: "sha256:9A",
      "previous.digest: 'sha256:9A' is not 'sha256:' and 64 hexadecimal digits in lower case"),
    Fault("keys", 0, "algorithm", value: nil, "keys[0].algorithm: missing"),
    Fault("critical", 0, value: 1, "critical[0]: expected a string, found an integer"),
    Fault(
      "documents", 0, "kind", value: "contract",
      "documents[0].kind: 'contract' is not one of 'license', 'eula', 'terms', 'privacy', 'policy', 'other'"
    ),
    Fault(
      "documents", 0, "asks", value: "consensus",
      "documents[0].asks: 'consensus' is not one of 'agreement', 'acknowledgement', 'consent'"),
    Fault(
      "documents", 0, "page", value: "",
      "documents[0].page: '' is not one of 'own', 'together'"),
    Fault("documents", 0, "order", value: -1, "documents[0].order: -1 is lower than 0"),
    Fault(
      "documents", 0, "audience", "who", value: "friends",
      "documents[0].audience.who: 'friends' is not one of 'all', 'guests', 'members'"),
    Fault(
      "documents", 0, "gate", "acceptMigrated", value: .null,
      "documents[0].gate.acceptMigrated: expected true or false, found null"),
    Fault("documents", 0, "id", value: nil, "documents[0].id: missing"),
    Fault(
      "documents", 0, "required", value: 1,
      "documents[0].required: expected true or false, found an integer"),
    Fault(
      "documents", 0, "current", value: "3.0",
      "documents[0].current: '3.0' is not among the releases"),
    Fault(
      "documents", 0, "acceptanceRevision", value: 0,
      "documents[0].acceptanceRevision: 0 is lower than 1"),
    Fault(
      "documents", 0, "gate", "scrollThreshold", value: 1_001,
      "documents[0].gate.scrollThreshold: 1001 is higher than 1000"),
    Fault(
      "documents", 0, "gate", "onStoreFailure", value: "ignore",
      "documents[0].gate.onStoreFailure: 'ignore' is not one of 'ask-again', 'refuse'"),
    Fault(
      "documents", 0, "audience", "minimumAge", value: true,
      "documents[0].audience.minimumAge: expected an integer, found true or false"),
    Fault(
      "documents", 0, "releases", 1, "version", value: nil,
      "documents[0].releases[1].version: missing"),
    Fault(
      "documents", 0, "releases", 1, "version", value: "1.0",
      "documents[0].releases[1].version: '1.0' stands there twice"),
    Fault(
      "documents", 0, "releases", 0, "effective", value: "2025-02-29",
      "documents[0].releases[0].effective: '2025-02-29' is not a day such as 2025-11-03, or a time such as 2026-02-01T00:00:00+09:00"
    ),
    Fault(
      "documents", 0, "releases", 0, "change", "class", value: "minor",
      "documents[0].releases[0].change.class: 'minor' is not one of 'initial', 'editorial', 'material'"
    ),
    Fault(
      "documents", 0, "releases", 1, "change", "summary", "en", value: 1,
      "documents[0].releases[1].change.summary.en: expected a string, found an integer"),
    Fault(
      "documents", 0, "releases", 0, "locales", value: [:],
      "documents[0].releases[0].locales: expected one authoritative locale, found 0"),
    Fault(
      "documents", 0, "releases", 0, "locales", "fr", "authoritative", value: true,
      "documents[0].releases[0].locales: expected one authoritative locale, found 2"),
    Fault(
      "documents", 0, "releases", 0, "locales", "e_n", value: [:],
      "documents[0].releases[0].locales: 'e_n' is not a language tag"),
    Fault(
      "documents", 0, "releases", 0, "locales", "en", "artifacts", 1, "bytes", value: nil,
      "documents[0].releases[0].locales.en.artifacts[1].bytes: missing"),
    Fault(
      "pages", 0, "artifacts", 0, "path", value: "../index.html",
      "pages[0].artifacts[0].path: '../index.html' is not a path within the folder of the manifest"),
    Fault(
      "extensions", "files", 0, "type", value: nil, "extensions.files[0].type: missing"),
    Fault("extensions", value: nil, "extensions: missing"),
  ])
  func `a fault is named with its path`(fault: Fault) throws {
    var value = try Mutable(Samples.full())
    value.set(fault.path, to: fault.value)
    let error = #expect(throws: ManifestError.self) { try value.parsed() }
    #expect(error?.description == fault.message)
  }

  @Test func `what manifests of before did not have is what it was then`() throws {
    var old = try Samples.full()
    let bytes = old.canonicalBytes()
    (old.documents[0].asks, old.documents[0].order, old.documents[0].page) = (.agreement, 0, .own)
    old.documents[0].gate.acceptMigrated = false
    old.documents[0].audience?.who = .all
    let written = old.canonicalBytes()
    #expect(written != bytes)
    for name in ["asks", "order", "page", "acceptMigrated", "who"] {
      #expect(!Samples.text(written).contains("\"\(name)\""))
    }
    #expect(try Manifest(parsing: written) == old)
  }

  @Test(arguments: [
    "", "/etc/passwd", "..", "a/../b", "./a", "a//b", "a/", "a\\b", "C:/a", "a\u{0}b", "a\nb",
    "a\u{9B}b", "a\u{7F}",
  ])
  func `a path cannot leave the folder`(path: String) {
    #expect(Manifest.Path(path) == nil)
  }

  @Test(arguments: ["index.html", "license/1.0/en/index.html", "a/..b/...", "規約/利用.html"])
  func `any other path is fine`(path: String) {
    #expect(Manifest.Path(path)?.text == path)
  }

  @Test(arguments: [
    "", "..", "../x", "a/b", "a\\b", "a:b", ".1", "1.", "1..2", "-1", "1 2", "1\n", "１", "é",
    String(repeating: "1", count: 65),
  ])
  func `a version cannot leave its folder`(text: String) {
    #expect(Manifest.Version(text) == nil)
  }

  @Test(arguments: ["1", "1.0", "2025-11-03", "1.0.0-beta.2+build_7", "MVP"])
  func `any other version is fine`(text: String) {
    #expect(Manifest.Version(text)?.text == text)
  }

  @Test(arguments: ["", "en_US", "..", "en-", "-en", "1a", "en/x", "en-toolongpart", "日本"])
  func `a locale cannot leave its folder`(text: String) {
    #expect(Manifest.Locale(text) == nil)
  }

  @Test(arguments: ["en", "pt-BR", "zh-Hant-TW", "de-1996", "x-own"])
  func `any other language tag is a locale`(text: String) {
    #expect(Manifest.Locale(text)?.text == text)
  }

  @Test func `bytes that are no object are refused`() {
    #expect(throws: ManifestError.invalid(path: "", reason: "expected an object, found an array")) {
      try Manifest(parsing: Array("[]".utf8))
    }
    #expect(
      throws: ManifestError.notJSON(
        JSONError(offset: 0, reason: .expected("a value", found: nil)))
    ) {
      try Manifest(parsing: [])
    }
  }

  @Test func `the same id for two documents is refused`() throws {
    var manifest = try Samples.full()
    manifest.documents.append(manifest.documents[0])
    #expect(
      throws: ManifestError.invalid(
        path: "documents[1].id", reason: "'license' stands there twice")
    ) {
      try Manifest(parsing: manifest.canonicalBytes())
    }
  }
}
