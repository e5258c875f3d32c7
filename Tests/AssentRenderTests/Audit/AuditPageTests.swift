import AssentManifest
import AssentRender
import Crypto
import Foundation
import TestSupport
import Testing

/// The audit page of an invented agreement, beside what is expected; `ASSENT_RECORD=1` rewrites it.
@Suite struct AuditPageTests {
  static let folder = PackageFolder.root.appending(path: "Tests/AssentRenderTests/Audit/Goldens")

  static func audit(
    keys: [Manifest.Key] = [], place: String = "license"
  ) throws -> AgreementAudit {
    var history = try SampleHistory.history()
    history.auditPages = history.historyPages.mapValues { $0.replacing("history", with: "audit") }
    var records: [Manifest.Version: AgreementAudit.Record] = [:]
    for (index, version) in history.versions.enumerated() {
      let texts = try ["en", "de"].map { tag in
        AgreementAudit.Text(
          locale: try SampleHistory.locale(tag), isAuthoritative: tag == "en",
          file: "releases/license/\(version.version)/license\(tag == "en" ? "" : ".de").md",
          sourceDigest: try #require(
            Manifest.Digest("sha256:" + "\(index)b2e".repeated(16))),
          textDigest: try #require(Manifest.Digest("sha256:" + "\(index)a1f".repeated(16))))
      }
      records[version.version] = AgreementAudit.Record(
        revision: index + 1, releasedBy: "Jo <jo@example.org>",
        gitRevision: index == 0 ? "4f".repeated(20) : nil,
        reason: index == 2 ? "Spelling & layout." : "",
        signals: index == 1
          ? ["duration: '14' becomes '30' (1)", "modal: 'may' becomes 'shall'"] : [],
        texts: texts)
    }
    func entry(_ day: String, _ reason: String) throws -> AgreementAudit.Entry {
      AgreementAudit.Entry(day: try SampleHistory.day(day), by: "Kim", reason: reason)
    }
    let versions = try ["1.1", "1.2", "1.3"].map(SampleHistory.version)
    records[versions[0]]?.withdrawal = try entry("2025-05-20", "Section 4 named the wrong <court>.")
    records[versions[1]]?.approvals = [try entry("2025-09-30", "Spelling alone.")]
    records[versions[2]]?.corrections = [
      AgreementAudit.Correction(
        entry: try entry("2025-12-21", "As announced."),
        effective: try SampleHistory.moment("2026-02-01T00:00:00+09:00"), graceDays: 30)
    ]
    return AgreementAudit(
      history: history, records: records,
      ledger: AgreementAudit.Ledger(
        file: "releases/license/ledger.ndjson",
        head: Manifest.Digest("sha256:" + "c0de".repeated(16))),
      folder: "", place: place, keys: keys)
  }

  static func page(_ audit: AgreementAudit, _ language: String = "en") throws -> String {
    let place = language == "en" ? "license/audit.html" : "license/audit.\(language).html"
    var context = SampleHistory.context(language, page: place)
    AuditPage(audit, language: language, base: SampleHistory.base(place))
      .set(&context, templates: try SampleHistory.templates())
    return String(
      decoding: try SampleHistory.templates().render(.audit, context), as: UTF8.self)
  }

  static let keys = [
    Manifest.Key(id: "0123456789ABCDEF", algorithm: "Ed25519", publicKey: "RWfirst"),
    Manifest.Key(
      id: "FEDCBA9876543210", algorithm: "Ed25519", publicKey: "RWsecond",
      validUntil: Manifest.Timestamp("2027-01-01T00:00:00Z")),
    Manifest.Key(
      id: "00000000000000AA", algorithm: "Ed25519", publicKey: "RWlast", isRecovery: true),
  ]

  @Test(arguments: ["en", "de", "ar", "ja"])
  func `an audit page is as expected`(language: String) throws {
    let page = try Self.page(Self.audit(keys: Self.keys), language)
    let file = Self.folder.appending(path: "audit.\(language).html")
    if Recording.isOn {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if let difference = Recording.difference(page, expected) { Issue.record("\(difference)") }
  }

  @Test func `a page without a key says so, and has no command for a signature`() throws {
    let page = try Self.page(Self.audit())
    #expect(page.contains("The publisher announces no key for signatures."))
    #expect(!page.contains("minisign -V"))
    #expect(page.contains("sha256sum -c"))
  }

  @Test func `the command for files reads path and digest from the manifest, and sees a swap`()
    throws
  {
    let place = "li'c [e].n+s"
    let folder = try TemporaryFolder()
    func digest(_ text: String) -> String {
      SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    let files = [
      "\(place)/1.0/en/a.txt": "one", "\(place)/1.1/en/a\"b.txt": "two", "licxe.n+s/c.txt": "other",
    ]
    var members: [String] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: path)
      members.append(
        "{\"bytes\":3,\"digest\":\"sha256:\(digest(text))\",\"integrity\":\"sha384-a/b+c=\",\"path\":\""
          + path.replacing("\"", with: "\\\"") + "\",\"type\":\"text/plain\"}")
    }
    try folder.write("{\"x\":[" + members.joined(separator: ",") + "]}", to: "manifest.json")
    let command = AuditCommands(try Self.audit(place: place)).files
    func run() throws -> Program.Ending {
      try Program.run(
        ["-c", command], in: folder.url, program: URL(fileURLWithPath: "/bin/sh"))
    }
    let whole = try run()
    #expect(whole.code == 0, "\(whole.errors)")
    #expect(whole.text.split(separator: "\n").count == 2, "\(whole.text)")
    try folder.write("one", to: "\(place)/1.1/en/a\"b.txt")
    #expect(try run().code != 0)
    try folder.write("{}", to: "manifest.json")
    #expect(try run().code != 0)
  }

  @Test func `the command for the ledger prints its last digest, and the line that breaks it`()
    throws
  {
    let folder = try TemporaryFolder()
    var lines = ["{\"at\":\"a\\\\n %s\"}"]
    for _ in 0..<2 {
      let before = SHA256.hash(data: Data((lines.last ?? "").utf8)).map {
        String(format: "%02x", $0)
      }
      lines.append("{\"prev\":\"sha256:\(before.joined())\"}")
    }
    let head = SHA256.hash(data: Data((lines.last ?? "").utf8)).map { String(format: "%02x", $0) }
    let file = "releases/license/ledger.ndjson"
    try folder.write(lines.joined(separator: "\n") + "\n", to: file)
    let command = AuditCommands(try Self.audit()).chain
    func run() throws -> String {
      try Program.run(
        ["-c", command], in: folder.url, program: URL(fileURLWithPath: "/bin/sh")
      ).text
    }
    #expect(try run() == "sha256:\(head.joined())\n")
    try folder.write([lines[0], lines[2]].joined(separator: "\n") + "\n", to: file)
    #expect(try run().contains("this line does not name the one before"))
  }

  @Test func `each key signs in its own file, and a recovery key in none`() throws {
    let commands = AuditCommands(try Self.audit(keys: Self.keys))
    let all = Self.keys.map { commands.signature(of: $0) }
    #expect(all[0]?.contains("-P RWfirst -m manifest.json -x manifest.json.minisig\n") == true)
    #expect(
      all[1]?.contains("-P RWsecond -m manifest.json -x manifest.json.FEDCBA9876543210.minisig\n")
        == true)
    #expect(all[2] == nil)
  }

  @Test(arguments: FrameLabels.languages)
  func `a page has no word of another language in its frame`(language: String) throws {
    let page = try Self.page(Self.audit(), language)
    guard language != "en" else { return }
    for name in ["audit", "ledgerHead", "checkByHand", "auditLimits", "noKey"] {
      #expect(!page.contains(">" + FrameLabels.labels(for: "en")[name] + "<"), "\(name)")
    }
  }
}
