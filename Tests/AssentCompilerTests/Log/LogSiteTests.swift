import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// The log of a site of many events, and what is done to it.
@Suite struct LogSiteTests {
  private static let go = URL(fileURLWithPath: "/usr/bin/go")
  private static let library = "/usr/share/gocode/src/golang.org/x/mod/sumdb/tlog"
  static var hasGo: Bool {
    FileManager.default.isExecutableFile(atPath: go.path)
      && FileManager.default.fileExists(atPath: library)
  }

  private static func key(_ number: UInt8 = 7) throws -> SecretKey {
    let id = try #require(KeyID([1, 2, 3, 4, 5, 6, 7, number]))
    return try #require(SecretKey(id: id, seed: [UInt8](repeating: number, count: 32)))
  }

  /// A site whose ledger has a release and as many corrections.
  private static func site(_ corrections: Int) throws -> TestSite {
    let site = try TestSite([
      "assent.yml": Samples.profiles + "\nsite: { url: https://example.org/legal/ }\n"
    ])
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try correct(site, corrections)
    return site
  }

  private static func correct(_ site: TestSite, _ count: Int, words: String = "Words") throws {
    var ledger = try Ledger(
      parsing: site.folder.bytes("content/releases/license/ledger.ndjson"))
    var bytes = try site.folder.bytes("content/releases/license/ledger.ndjson")
    for number in 0..<count {
      bytes += try ledger.append(
        LedgerEvent(
          at: try #require(Manifest.Day("2025-11-04")), by: "legal@example.org",
          version: "1.0",
          action: .corrected(
            effective: nil, graceDays: nil, reason: "", summary: ["en": "\(words) \(number)."])))
    }
    try site.folder.write(bytes, to: "content/releases/license/ledger.ndjson")
    try #require(try LogUpdate.run(content: site.content.path).diagnostics.isEmpty)
  }

  @discardableResult
  private static func sign(_ site: TestSite) throws -> LogSigning.Result {
    try #require(try site.build().outcome != .refused)
    return try log(site, key())
  }

  /// Signs the log alone.
  @discardableResult
  private static func log(_ site: TestSite, _ key: SecretKey) throws -> LogSigning.Result {
    let preparation = try LogSigning.prepare(
      output: site.output.path, content: site.content.path, key: key)
    guard case .possible(let signing) = preparation else {
      Issue.record("\(preparation)")
      throw CancellationError()
    }
    return try signing.write()
  }

  private static func findings(_ site: TestSite) throws -> [Diagnostic] {
    try Verifier.verify(site.output.path).diagnostics
  }

  @Test func `parts of tiles stay for the sizes that were signed`() throws {
    let site = try Self.site(2)
    try Self.sign(site)
    try Self.correct(site, 299)
    try Self.sign(site)
    #expect(!site.exists("log/tile/0/000.p/3") && site.exists("log/tile/0/000"))
    #expect(site.exists("log/tile/0/001.p/46") && site.exists("log/tile/1/000.p/1"))
    #expect(try Self.findings(site).isEmpty)
    try Self.correct(site, 3, words: "More")
    try Self.sign(site)
    #expect(site.exists("log/tile/0/001.p/46") && site.exists("log/tile/0/001.p/49"))
    #expect(try Self.findings(site).isEmpty)
  }

  /// Go's own package opens the checkpoint, and proves every entry and every earlier size from the tiles.
  @Test(.enabled(if: hasGo)) func `Go's package of transparency logs takes the log`() throws {
    let site = try Self.site(299)
    let key = try Self.sign(site).key
    let checker = PackageFolder.root.appending(path: "Tests/LogChecker/main.go").path
    func check() throws -> Program.Ending {
      try Program.run(
        ["run", checker, site.output.path, key.description], in: site.folder.url, program: Self.go,
        environment: [
          "GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": "",
          "GOCACHE": site.folder["go"].path,
        ])
    }
    let ending = try check()
    #expect(ending.text == "300 entries of example.org/legal\n", "\(ending.errors)")
    var tile = try site.bytes("log/tile/0/000")
    tile[40] ^= 1
    try site.folder.write(tile, to: "Output/log/tile/0/000")
    #expect(try check().code != 0)
    #expect(try Self.findings(site).map(\.rule) == [.logDiffers])
  }

  @Test func `a manifest that says something else than the log is told`() throws {
    let site = try Self.site(0)
    try site.append("1.0", at: "2025-11-05", .withdrawn(reason: "Wrong party."))
    try site.release("1.1", ["license.md": Samples.license(version: "1.1")], at: "2025-11-06")
    _ = try LogUpdate.run(content: site.content.path)
    try Self.sign(site)
    #expect(try Self.findings(site).isEmpty)
    let bytes = try site.bytes("manifest.json")
    let manifest = try Manifest(parsing: bytes)
    let cases: [(String, (inout Manifest) -> Void)] = [
      ("does not list it", { $0.documents[0].releases.removeLast() }),
      ("the revision of license@1.0 is 9", { $0.documents[0].releases[0].revision = 9 }),
      ("the grace period of license@1.1 is 5 days", { $0.documents[0].releases[1].graceDays = 5 }),
      (
        "the day of publication of license@1.1 is 1970-01-01",
        { $0.documents[0].releases[1].published = Manifest.Timestamp.epoch.day }
      ),
      (
        "the class of license@1.1 is editorial",
        { $0.documents[0].releases[1].change.class = .editorial }
      ),
      (
        "the withdrawal of license@1.0 is none in the manifest, and on 2025-11-05, 'Wrong party.' in the "
          + "log", { $0.documents[0].releases[0].withdrawn = nil }
      ),
      (
        "the withdrawal of license@1.0 is on 2025-11-05, 'x' in the manifest",
        { $0.documents[0].releases[0].withdrawn?.reason = "x" }
      ),
      (
        "the status of license@1.1 is withdrawn in the manifest, and current in the log",
        { $0.documents[0].releases[1].status = .withdrawn }
      ),
      (
        "the summary in 'en' of license@1.1 is 'Nothing.' in the manifest, and 'Other words.' in the log",
        { $0.documents[0].releases[1].change.summary["en"] = "Nothing." }
      ),
      (
        "the summary in 'fr' of license@1.1 is 'Rien.' in the manifest, and none in the log",
        { $0.documents[0].releases[1].change.summary["fr"] = "Rien." }
      ),
      (
        "the predecessor of license@1.1 is none in the manifest, and 1.0 in the log",
        { $0.documents[0].releases[1].change.from = nil }
      ),
      (
        "the successor before it took effect of license@1.0 is 1.1 in the manifest, and none in the log",
        { $0.documents[0].releases[0].supersededBy = $0.documents[0].releases[1].version }
      ),
      (
        "the class of the redline from 1.0 of license@1.1 is editorial in the manifest",
        { $0.documents[0].releases[1].redlines[0].class = .editorial }
      ),
      (
        "the computed class of the redline from 1.0 of license@1.1 is markup in the manifest",
        { $0.documents[0].releases[1].redlines[0].computed = .markup }
      ),
      (
        "the class of the redline from 1.1 of license@1.1 is material in the manifest, and none in the log",
        { $0.documents[0].releases[1].redlines[0].from = $0.documents[0].releases[1].version }
      ),
      (
        "the acceptance revision of license is 1 in the manifest, and 2 in the log",
        { $0.documents[0].acceptanceRevision = 1 }
      ),
      (
        "the current version of license is 1.0 in the manifest, and 1.1 in the log",
        { $0.documents[0].current = $0.documents[0].releases[0].version }
      ),
      (
        "the order of the versions of license is 1.1, 1.0 in the manifest, and 1.0, 1.1 in the log",
        { $0.documents[0].releases.swapAt(0, 1) }
      ),
      (
        "the rank of the text in 'en' of license@1.1 is 'does not bind' in the manifest, and 'binds' in "
          + "the log", { $0.documents[0].releases[1].locales["en"]?.authoritative = false }
      ),
      ("no manifest lists it", { $0.documents = [] }),
      (
        "are not those of the log",
        {
          $0.documents[0].releases[0].locales = $0.documents[0].releases[0].locales.mapValues {
            var entry = $0
            entry.textDigest = entry.sourceDigest
            return entry
          }
        }
      ),
    ]
    for (message, change) in cases {
      var other = manifest
      change(&other)
      let check = try LogCheck(
        PublishedFolder(site.output.path), manifests: [("", other)],
        keys: CheckpointKeys(signing: [try Self.key().publicKey]))
      #expect(
        check.diagnostics.contains { $0.message.contains(message) },
        "\(message): \(check.diagnostics.map(\.message))")
    }
    let check = try LogCheck(PublishedFolder(site.output.path), manifests: [("", manifest)])
    #expect(check.diagnostics.isEmpty)
  }

  @Test func `a checkpoint is held against keys and against the list of the site`() throws {
    let site = try Self.site(1)
    let signed = try Self.sign(site)
    func findings(
      _ keys: [PublicKey], _ stated: SiteManifest.Log? = nil
    ) throws -> [String] {
      try LogCheck(
        PublishedFolder(site.output.path), manifests: [], keys: CheckpointKeys(signing: keys),
        stated: stated
      ).diagnostics.map(\.message)
    }
    let own = try Self.key().publicKey
    let other = try Self.key(8).publicKey
    #expect(try findings([own]).isEmpty)
    #expect(try findings([own, other]).isEmpty)
    #expect(try findings([other]) == ["no key that is trusted or announced signed the checkpoint"])
    let stated = SiteManifest.Log(origin: signed.origin, size: 2, root: signed.root.text)
    #expect(try findings([own], stated).isEmpty)
    var wrong = stated
    wrong.origin = "example.com/legal"
    #expect(try findings([own], wrong).count == 1)
    wrong = stated
    wrong.size = 3
    #expect(try findings([own], wrong).count == 1)
    try site.folder.remove("Output/log")
    #expect(try findings([own], stated).first?.hasPrefix("the log is missing") == true)
  }

  @Test func `what contradicts a kept checkpoint is refused by lint, build and signature`() throws {
    let site = try Self.site(2)
    try Self.sign(site)
    let path = "content/releases/log/3.checkpoint"
    var forged = try Checkpoint(
      origin: "example.org/legal", size: 3, root: MerkleHash(leaf: [1]))
    try forged.note.sign(with: Self.key(), name: "example.org/legal")
    let right = try site.folder.bytes(path)
    try site.folder.write(forged.bytes, to: path)
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.contains { $0.rule == .logEdited })
    let outcome = try LogSigning.prepare(
      output: site.output.path, content: site.content.path, key: Self.key())
    guard case .refused = outcome else {
      Issue.record("a fork was signed: \(outcome)")
      return
    }
    try site.folder.write(right, to: path)
    #expect(try site.build().outcome != .refused)
  }

  @Test func `a signature that is valid is kept, and a second key adds one`() throws {
    let site = try Self.site(0)
    try Self.sign(site)
    let first = try site.bytes("log/checkpoint")
    try Self.sign(site)
    #expect(try site.bytes("log/checkpoint") == first)
    try Self.log(site, Self.key(8))
    let both = try Checkpoint(parsing: site.bytes("log/checkpoint"))
    #expect(both.bytes.starts(with: first) && both.note.lines.count == 2)
    #expect(try Self.findings(site).isEmpty)
  }

  @Test func `a log of another name is not signed`() throws {
    let site = try Self.site(0)
    try Self.sign(site)
    try site.write(
      Samples.profiles + "\nsite: { url: https://example.com/ }\n", to: "assent.yml")
    try site.build()
    #expect(throws: UsageError.self) {
      try LogSigning.prepare(
        output: site.output.path, content: site.content.path, key: Self.key())
    }
  }

  @Test func `entries fit their schema`() throws {
    let site = try Self.site(1)
    try site.append("1.0", at: "2025-11-05", .withdrawn(reason: "Wrong party."))
    _ = try LogUpdate.run(content: site.content.path)
    try site.build()
    let schema = try PublishedSchemaTests.schema("log.schema.json")
    let log = try PublishedLog(PublishedFolder(site.output.path))
    #expect(log.size == 3)
    for entry in log.entries {
      #expect(schema.problems(of: try JSONValue(parsing: entry.bytes)) == [])
    }
    let long = LogEntry(ledger: "license", line: [UInt8](repeating: 0x20, count: 70_000))
    #expect(schema.problems(of: try JSONValue(parsing: long.bytes)) == [])
    #expect(schema.problems(of: try JSONValue(parsing: Array(#"{"ledger":"license"}"#.utf8))) != [])
  }
}
