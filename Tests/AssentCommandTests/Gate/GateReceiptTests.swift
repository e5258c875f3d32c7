import Foundation
import TestSupport
import Testing

/// Receipts as they are handed on: written, checked by whoever has no more than a key, and taken in.
@Suite struct GateReceiptTests {
  /// A published agreement that was accepted by its digest, and a receipt of that.
  private struct Case {
    let folder: TemporaryFolder

    init(
      effective: String = "2026-01-01", build options: [String] = [],
      words: String = "Please read it."
    ) throws {
      folder = try TemporaryFolder()
      try run([
        "init", "--product", "Trail Notes", "--holder", "Example Press", "--contact",
        "mailto:legal@example.org", "--ci", "none", ".",
      ])
      let text = """
        ---
        kind: license
        title: "Notes License"
        version: "1.0"
        published: "2026-01-01"
        effective: "\(effective)"
        language: en
        licensor: "Example Press"
        contact: "mailto:legal@example.org"
        product: "Trail Notes"
        description: "What is agreed."
        ---

        # Notes License

        \(words)
        """
      try folder.write(Array(text.utf8), to: "content/license.md")
      let settings = try folder.bytes("content/assent.yml")
      try folder.write(
        settings + Array("\nprofiles:\n  license:\n    require: []\n".utf8),
        to: "content/assent.yml"
      )
      try run(["build"] + options)
      try accept()
      try run(["gate", "export", "--state", "state", "-o", "receipt.json"])
    }

    func accept(_ options: [String] = []) throws {
      let manifest = try JSONSerialization.jsonObject(
        with: Data(folder.bytes("Output/manifest.json")))
      let documents = (manifest as? [String: Any])?["documents"] as? [[String: Any]]
      let release = (documents?.first?["releases"] as? [[String: Any]])?.first
      let locale = (release?["locales"] as? [String: [String: Any]])?["en"]
      let digest = try #require(locale?["textDigest"] as? String)
      try run(
        [
          "gate", "accept", "--state", "state", "--document", "license", "--version", "1.0",
          "--digest", digest,
        ] + options)
    }

    @discardableResult
    func run(_ words: [String], code: Int32 = 0) throws -> Program.Ending {
      let ending = try Program.run(words, in: folder.url)
      #expect(ending.code == code, "\(words): \(ending.text)\(ending.errors)")
      return ending
    }
  }

  @Test func `a page of a receipt has no markup but its own, whatever stands beside a sign`() throws
  {
    // U+0D4E and what follows it are one character.
    let words = "One \u{D4E}\\<h1 a\u{D4E}\\> and \u{D4E}\\</pre\u{D4E}\\> are words."
    let sample = try Case(words: words)
    let page = try sample.run(["gate", "export", "--state", "state", "--format", "html"]).output
    let text = String(decoding: page, as: UTF8.self).unicodeScalars
    let tags = text.indices.filter { text[$0] == "<" }.map { String(text[$0...].prefix(4)) }
    #expect(tags.count { $0 == "<h1>" } == 1)
    #expect(!tags.contains("<h1 "))
    #expect(tags.count { $0 == "<pre" } == tags.count { $0 == "</pr" })
  }

  @Test func `a store that cannot be read or written is no receipt that does not hold`() throws {
    let sample = try Case()
    try sample.folder.write("", to: "other/acceptances.ndjson/in-the-way")
    let imported = try sample.run(["gate", "import", "receipt.json", "--state", "other"], code: 3)
    #expect(imported.errors.contains("other/acceptances.ndjson"), "\(imported.errors)")
    try sample.folder.write("", to: "state/countersignatures.ndjson/in-the-way")
    try sample.run(["gate", "export", "--state", "state"], code: 3)
  }

  @Test(arguments: ["text", "html"])
  func `a receipt says that the version was in force, whatever its text says of the status`(
    _ format: String
  ) throws {
    let sample = try Case(effective: "2026-01-02", build: ["--date", "2026-01-01"])
    let page = try sample.run(["gate", "export", "--state", "state", "--format", format]).text
    let note = try #require(
      page.firstMatch(
        of: /Note: version 1\.0 was in force at \S+, by the manifest; a status that the text names/
      ))
    let text = page[note.range.upperBound...]
    #expect(text.contains(/Status +Upcoming/), "\(text)")
  }

  @Test func `a receipt is checked without the log, and with it`() throws {
    let sample = try Case()
    let alone = try sample.run(["gate", "verify", "receipt.json"]).text
    #expect(alone.contains("unchecked: the signature of the manifest: no key was given"))
    #expect(
      alone.contains("the manifest lists 'license' 1.0 with the digest"))
    #expect(alone.contains("by a command that named the digest"))
    #expect(!alone.contains("fails:"))
    let log = ["gate", "verify", "receipt.json", "--log", "state/acceptances.ndjson"]
    #expect(try sample.run(log).text.contains("holds: line 1 of the log is"))
    // Taken back: the receipt of then says so with the log, and one of now by itself.
    try sample.run(["gate", "withdraw", "--state", "state", "--document", "license"])
    #expect(
      try sample.run(log).text.contains("was made: the record was taken back"))
    let now = try sample.run(["gate", "export", "--state", "state", "-o", "now.json"])
    #expect(now.errors.contains("note: the record was taken back at"))
    #expect(
      try sample.run(["gate", "verify", "now.json"]).text.contains(
        "Note: the record was"))
    try sample.run(["gate", "import", "now.json", "--state", "other"], code: 1)
    // Changed words fail, and what is no receipt is told so.
    let text = String(decoding: try sample.folder.bytes("receipt.json"), as: UTF8.self)
    try sample.folder.write(
      Array(text.replacing("Please read it.", with: "Please pay for it.").utf8), to: "forged.json")
    let forged = try sample.run(["gate", "verify", "forged.json"], code: 1)
    #expect(forged.text.contains("fails: the text has the digest"))
    #expect(forged.errors.contains("the receipt does not hold"))
    try sample.run(["gate", "verify", "Output/manifest.json"], code: 1)
    try sample.run(["gate", "verify", "nothing.json"], code: 3)
  }

  @Test func `a receipt is taken in once, and not against what was said here`() throws {
    let sample = try Case()
    let take = ["gate", "import", "receipt.json", "--state", "other"]
    #expect(try sample.run(take).text.contains("license 1.0: taken in (record "))
    let log = try sample.folder.bytes("other/acceptances.ndjson")
    #expect(try sample.run(take).text.contains("nothing new, so nothing was written"))
    #expect(try sample.folder.bytes("other/acceptances.ndjson") == log)
    try sample.run(["gate", "withdraw", "--state", "other", "--document", "license"])
    #expect(try sample.run(take, code: 1).errors.contains("was taken back here at"))
    // Somebody's record is nobody's in another log, until it is said whose it is.
    try sample.accept(["--person", "alice"])
    try sample.run(["gate", "export", "--state", "state", "-o", "alice.json"])
    let alice = ["gate", "import", "alice.json", "--state", "other"]
    #expect(try sample.run(alice, code: 1).errors.contains("means nobody here"))
    try sample.run(alice + ["--person", "alice"])
    try sample.run(["gate", "status", "--state", "other", "--person", "alice"])
  }

  @Test(.enabled(if: Tool.find("minisign") != nil))
  func `somebody else signs the line of a record, and a receipt carries that`() throws {
    let sample = try Case()
    try sample.run(["gate", "countersign", "--state", "state", "-o", "line"])
    let log = try sample.folder.bytes("state/acceptances.ndjson")
    #expect(try sample.folder.bytes("line") + [0x0A] == log)
    try sample.folder.write(Array("no signature".utf8), to: "bad.minisig")
    let add = ["gate", "countersign", "--state", "state", "--add"]
    #expect(try sample.run(add + ["bad.minisig"], code: 1).errors.contains("it is not kept"))
    let minisign = try #require(Tool.find("minisign"))
    for words in [
      ["-G", "-W", "-p", "server.pub", "-s", "server.key"],
      ["-S", "-l", "-s", "server.key", "-m", "line", "-t", "seen"],
    ] {
      #expect(try Program.run(words, in: sample.folder.url, program: minisign).code == 0)
    }
    let pin = ["--countersigner", "server.pub"]
    #expect(try sample.run(add + ["line.minisig"] + pin).text.contains("countersigned it: seen"))
    try sample.run(add + ["line.minisig"])
    try sample.run(["gate", "export", "--state", "state", "-o", "signed.json"])
    let found = try sample.run(["gate", "verify", "signed.json"] + pin).text
    #expect(found.components(separatedBy: "holds: key ").count == 2, "\(found)")
    // Of another record, it is none.
    try sample.accept(["--person", "bob"])
    #expect(try sample.run(add + ["line.minisig"] + pin, code: 1).errors.contains("not of this"))
  }

  private static let shell = URL(fileURLWithPath: "/bin/sh")

  /// The commands of the manual, as they are printed there.
  private static func commands(after heading: String, in manual: String) throws -> String {
    let start = try #require(manual.range(of: heading))
    let fence = try #require(manual.range(of: "```sh\n", range: start.upperBound..<manual.endIndex))
    let end = try #require(manual.range(of: "```", range: fence.upperBound..<manual.endIndex))
    return String(manual[fence.upperBound..<end.lowerBound])
  }

  @Test(.enabled(if: Tool.find("jq") != nil))
  func `the steps by hand of the manual find the chain, and where it is broken`() throws {
    let sample = try Case()
    try sample.accept(["--person", "alice"])
    let manual = try String(
      contentsOf: PackageFolder.root.appending(path: "docs/manual.md"), encoding: .utf8)
    let chain = try Self.commands(after: "as `prev`:", in: manual)
    let state = sample.folder["state"]
    func check() throws -> Program.Ending {
      try Program.run(["-c", chain], in: state, program: Self.shell)
    }
    #expect(try check().code == 0)
    #expect(try check().text == "")
    let log = String(decoding: try sample.folder.bytes("state/acceptances.ndjson"), as: UTF8.self)
    try sample.folder.write(
      Array(log.replacing("\"method\":\"cli\"", with: "\"method\":\"gui\"").utf8),
      to: "state/acceptances.ndjson")
    #expect(try check().text.contains("not the next line"))
    // Of the receipt, those that need no signature.
    let steps = try Self.commands(after: "By hand, with `jq`", in: manual)
      .split(separator: "\n").filter { !$0.contains("signatures[0]") && !$0.contains("minisign") }
    let ending = try Program.run(
      ["-ec", steps.joined(separator: "\n") + "\ngrep -c . published; test -s line"],
      in: sample.folder.url, program: Self.shell)
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    let published = String(decoding: try sample.folder.bytes("published"), as: UTF8.self)
    let digests = ending.text.split(separator: "\n").filter { $0.hasSuffix("  -") }
      .map { String($0.prefix(64)) }
    // The text and its JSON; nothing was on a screen.
    #expect(digests.count == 3)
    #expect(digests.prefix(2).allSatisfy { published.contains($0) })
  }
}
