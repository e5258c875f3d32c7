import AssentManifest
import TestSupport
import Testing

struct ManifestTests {
  @Test func `a manifest with every field is written as expected`() throws {
    #expect(try Samples.full().canonicalBytes() == Samples.bytes("manifest.json"))
  }

  @Test func `a manifest read and written again has the same bytes`() throws {
    let manifest = try Samples.full()
    let bytes = manifest.canonicalBytes()
    let again = try Manifest(parsing: bytes)
    #expect(again == manifest)
    #expect(again.canonicalBytes() == bytes)
  }

  @Test func `its bytes are canonical JSON`() throws {
    let bytes = try Samples.full().canonicalBytes()
    #expect(try CanonicalJSON.bytes(of: JSONValue(parsing: bytes)) == bytes)
  }

  @Test func `a manifest without agreements is short`() throws {
    let manifest = Manifest(
      product: Manifest.Product(id: "site", name: "Site"),
      publisher: Manifest.Publisher(name: "", contact: nil), sequence: 0,
      generated: try #require(Manifest.Timestamp(secondsSinceEpoch: 0)))
    #expect(
      Samples.text(manifest.canonicalBytes()) == """
        {"$schema":"urn:assent:schema:manifest:1","critical":[],"documents":[],"extensions":{},\
        "generated":"1970-01-01T00:00:00Z","keys":[],"pages":[],"product":{"id":"site",\
        "name":"Site"},"publisher":{"contact":"","name":""},"sequence":0,\
        "spec":"assent-manifest/1"}
        """)
    #expect(try Manifest(parsing: manifest.canonicalBytes()) == manifest)
  }

  @Test func `files that belong to no document are read and set`() throws {
    var manifest = try Samples.full()
    #expect(try manifest.files.map(\.path) == ["index.html"])
    #expect(
      try manifest.artifacts.map(\.path) == [
        "license/1.0/en/index.html", "license/1.0/en/license.txt", "license/1.0/en/index.html",
        "license/1.0/en/license.txt", "license/1.1/en/changes-from-1.0.html", "flows/gate.html",
        "index.html",
      ])
    manifest.setFiles([])
    #expect(manifest.extensions == ["org.example.note": ["kept": [true, .null, -1]]])
    #expect(try manifest.files == [])
  }

  /// More pages than are written, or compared, in one piece.
  private func long() throws -> Manifest {
    var manifest = try Samples.full()
    let page = try #require(manifest.pages.first)
    manifest.pages = try (0..<1_000).map { number in
      var page = page
      page.path = try #require(Manifest.Path("flows/\(1_000 + number).html"))
      return page
    }
    return manifest
  }

  @Test func `a long manifest has its own bytes and no others`() throws {
    let manifest = try long()
    let bytes = manifest.canonicalBytes()
    #expect(bytes.count > 3 << 16)
    #expect(try Manifest(parsing: bytes) == manifest)
    #expect(manifest.hasCanonicalBytes(bytes))
    #expect(!manifest.hasCanonicalBytes(bytes + [0x20]))
    #expect(!manifest.hasCanonicalBytes(Array(bytes.dropLast())))
    #expect(!manifest.hasCanonicalBytes([]))
    for place in [0, 1 << 16, bytes.count / 2, bytes.count - 1] {
      var other = bytes
      other[place] ^= 1
      #expect(!manifest.hasCanonicalBytes(other), "\(place)")
    }
  }

  @Test func `the first of several faulty pages is named`() throws {
    var value = try Mutable(long())
    value["pages", 700, "title"] = nil
    value["pages", 900] = 1
    let error = #expect(throws: ManifestError.self) { try value.parsed() }
    #expect(error?.description == "pages[700].title: missing")
  }

  @Test func `unknown fields are ignored and extensions are kept`() throws {
    var value = try Mutable(Samples.full())
    value["documents", 0, "later"] = ["x": 1]
    value["later"] = true
    value["extensions", "com.example"] = "kept"
    let manifest = try value.parsed()
    var expected = try Samples.full()
    expected.extensions["com.example"] = "kept"
    #expect(manifest == expected)
  }

  @Test func `a schema and a kind of signature may be missing`() throws {
    var value = try Mutable(Samples.full())
    value["$schema"] = nil
    value["documents", 0, "gate", "signature"] = nil
    let manifest = try value.parsed()
    #expect(manifest.schema == nil)
    #expect(manifest.documents[0].gate.signature == .none)
  }

  @Test(arguments: ["assent-manifest/1", "assent-manifest/1.4"])
  func `a minor version is read`(spec: String) throws {
    var value = try Mutable(Samples.full())
    value["spec"] = .string(spec)
    #expect(try value.parsed().spec == spec)
  }

  @Test(arguments: [
    "assent-manifest/2", "assent-manifest/10", "assent-manifest/1.", "assent-manifest/1.x",
    "assent-document/1", "",
  ])
  func `another form or major version is refused before all else`(spec: String) {
    let text = #"{"spec":"\#(spec)"}"#
    #expect(throws: ManifestError.unsupportedSpec(spec)) {
      try Manifest(parsing: Array(text.utf8))
    }
  }

  @Test(arguments: ["urn:assent:schema:manifest:2", "urn:assent:schema:manifest:10", "x", ""])
  func `another schema is refused before all else`(schema: String) {
    let text = #"{"$schema":"\#(schema)","spec":"assent-manifest/1"}"#
    #expect(throws: ManifestError.unsupportedSchema(schema)) {
      try Manifest(parsing: Array(text.utf8))
    }
  }

  @Test func `an integrity that is not the digest is refused`() throws {
    var value = try Mutable(Samples.full())
    let place: [PathComponent] = [
      "documents", 0, "releases", 0, "locales", "en", "artifacts", 0, "integrity",
    ]
    value.set(place, to: "sha256-AgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=")
    let error = #expect(throws: ManifestError.self) { try value.parsed() }
    #expect(error?.description.contains("integrity") == true)
  }

  @Test func `an unknown critical name is refused before the fields are read`() {
    let text = #"{"critical":["audience","quorum"],"spec":"assent-manifest/1"}"#
    #expect(throws: ManifestError.unknownCritical("quorum")) {
      try Manifest(parsing: Array(text.utf8))
    }
    #expect(throws: ManifestError.unknownCritical("audience")) {
      try Manifest(parsing: Array(text.utf8), understanding: ["quorum"])
    }
    #expect(throws: ManifestError.invalid(path: "product", reason: "missing")) {
      try Manifest(parsing: Array(text.utf8), understanding: ["audience", "quorum"])
    }
  }

  @Test(
    arguments: [
      (
        .unsupportedSpec("assent-manifest/2"),
        "spec: 'assent-manifest/2' is not supported; expected 'assent-manifest/1'"
      ),
      (
        .unknownCritical("x\u{1B}[2J"),
        "critical: 'x?[2J' must be understood, and is not known here"
      ),
      (
        .notJSON(JSONError(offset: 3, reason: .tooDeep)),
        "not JSON: byte 3: nested more than 128 levels deep"
      ),
      (
        .invalid(path: "", reason: "expected an object, found an array"),
        "expected an object, found an array"
      ),
      (.invalid(path: "keys[0].id", reason: "missing"), "keys[0].id: missing"),
    ] as [(ManifestError, String)])
  func `an error says where and why`(error: ManifestError, words: String) {
    #expect(error.description == words)
  }
}
