import Foundation
import TestSupport
import Testing

/// What `assent evidence` has to see in a folder that somebody changed.
@Suite struct EvidenceForgeryTests {
  /// 1.0 and 1.1, and an entry for another agreement, published with a signed log.
  private static func project() throws -> LogProject {
    let project = try LogProject(versions: 2)
    try project.publish()
    return project
  }

  private static func ask(
    _ project: LogProject, _ more: String..., on day: String = "2025-11-03"
  ) throws -> Program.Ending {
    try Program.run(
      ["evidence", "license", "--on", day] + more, in: project.folder.url)
  }

  /// Keeps the first lines of a file.
  private static func cut(_ file: String, to count: Int, in project: LogProject) throws {
    let lines = try project.folder.text(file).split(separator: "\n")
    try project.folder.write(
      lines.prefix(count).map { $0 + "\n" }.joined(), to: file)
  }

  @Test func `a ledger whose end was cut off is not that of what was published`() throws {
    let project = try Self.project()
    let whole = try Self.ask(project)
    #expect(whole.code == 0, "\(whole.text)\(whole.errors)")
    #expect(whole.text.hasPrefix("Version 1.1 of 'license' was in force"))
    let (ledger, log) = ("content/releases/license/ledger.ndjson", "content/releases/log")
    try Self.cut(ledger, to: 1, in: project)
    try Self.cut(log + "/order.ndjson", to: 1, in: project)
    for path in [log + "/2.checkpoint", "content/releases/license/1.1"] {
      try FileManager.default.removeItem(at: project.folder[path])
    }
    let ending = try Self.ask(project)
    #expect(ending.code == 1, "\(ending.text)\(ending.errors)")
    #expect(
      ending.text.contains("version 1.1 is in the manifest, and not in the ledger"),
      "\(ending.text)")
    #expect(ending.text.contains("The ledger was cut off: the published log has 2 lines of it"))
    // Without its log, the folder says still that there was one.
    try FileManager.default.removeItem(at: project.folder["Output/log"])
    #expect(
      try Self.ask(project).text.contains("the list of the site says that it has 2 entries"))
  }

  @Test func `a withdrawal that was cut off is missed`() throws {
    let project = try Self.project()
    let (ledger, log) = ("content/releases/license/ledger.ndjson", "content/releases/log")
    try project.expect([
      "release", "withdraw", "license@1.1", "--reason", "Struck down.", "--by", "legal@example.org",
    ])
    try project.build()
    try Self.cut(ledger, to: 2, in: project)
    try Self.cut(log + "/order.ndjson", to: 2, in: project)
    let ending = try Self.ask(project)
    #expect(ending.code == 1, "\(ending.text)\(ending.errors)")
    #expect(
      ending.text.contains(
        "the withdrawal of version 1.1 is on 2025-11-03, 'Struck down.' in the manifest, and none in "
          + "the ledger"), "\(ending.text)")
  }

  @Test func `a ledger that was dated back is told by a manifest that somebody kept`() throws {
    let project = try Self.project()
    try project.folder.write(try project.folder.text("Output/manifest.json"), to: "seen.json")
    #expect(try Self.ask(project, "--previous", "seen.json").code == 0)
    // All is made anew from another past, as whoever has the folder and the key can.
    let ledger = "content/releases/license/ledger.ndjson"
    let lines = try project.folder.text(ledger).split(separator: "\n").map(String.init)
    try project.folder.write(
      lines[0] + "\n" + lines[1].replacing("\"at\":\"2025-11-03\"", with: "\"at\":\"2025-11-09\"")
        + "\n", to: ledger)
    for path in ["content/releases/log", "Output"] { try project.folder.remove(path) }
    try project.expect(["log", "update"])
    try project.publish()
    #expect(try Self.ask(project, on: "2025-11-09").code == 0)
    let ending = try Self.ask(project, "--previous", "seen.json", on: "2025-11-09")
    #expect(ending.code == 1, "\(ending.text)\(ending.errors)")
    #expect(
      ending.text.contains(
        "the day of publication of license@1.1 was 2025-11-03 in 'seen.json', and is 2025-11-09 here"
      ),
      "\(ending.text)")
  }

  /// Writes the manifest anew, as whoever has the folder can.
  private static func forge(
    _ project: LogProject, _ old: String, _ new: String
  ) throws {
    let text = try project.folder.text("Output/manifest.json")
    try #require(text.contains(old), "\(text)")
    try project.folder.write(text.replacing(old, with: new), to: "Output/manifest.json")
  }

  @Test func `what the manifest says of versions and the ledger does not is named`() throws {
    for (old, new, words) in [
      (
        "\"acceptanceRevision\":2", "\"acceptanceRevision\":1",
        "the acceptance revision of 'license' is 1 in the manifest, and 2 in the ledger"
      ),
      (
        "\"current\":\"1.1\"", "\"current\":\"1.0\"",
        "the current version of 'license' is 1.0 in the manifest, and 1.1 in the ledger"
      ),
      (
        "\"status\":\"current\"", "\"status\":\"withdrawn\"",
        "the status of version 1.1 is withdrawn in the manifest, and current in the ledger"
      ),
      (
        "\"from\":\"1.0\",\"sections\"", "\"from\":\"0.9\",\"sections\"",
        "the predecessor of version 1.1 is 0.9 in the manifest, and 1.0 in the ledger"
      ),
    ] {
      let project = try Self.project()
      try Self.forge(project, old, new)
      let ending = try Self.ask(project)
      #expect(ending.code == 1)
      #expect(ending.text.contains(words), "\(words): \(ending.text)\(ending.errors)")
    }
  }

  @Test func `that a gate asks otherwise than before is a note, and no fault`() throws {
    let project = try Self.project()
    try project.folder.write(try project.folder.text("Output/manifest.json"), to: "seen.json")
    let settings = try project.folder.text("content/assent.yml")
    try project.folder.write(
      settings + "gate: { require-agreement: false }\n", to: "content/assent.yml")
    try project.publish()
    let ending = try Self.ask(project, "--previous", "seen.json")
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    #expect(
      ending.text.contains(
        "Output/manifest.json: 'gate.requireAgreement' of 'license' was true in 'seen.json', and "
          + "is false here"), "\(ending.text)")
  }

  @Test func `what was entered and not published is told`() throws {
    let project = try Self.project()
    try project.release(2)
    let ending = try Self.ask(project)
    #expect(ending.code == 1)
    #expect(ending.text.contains("version 1.2 is in the ledger, and not in the manifest"))
    #expect(ending.text.contains("The published log has 2 of the 3 lines of the ledger"))
  }

  @Test func `an entry that follows a later day was not there before`() throws {
    let project = try Self.project()
    try project.releases.write(
      ReleaseProject.license(effective: "2020-01-01"), to: "apps/license.md")
    let ending = try project.releases.release("apps/license", at: "2020-01-01")
    #expect(ending.code == 0, "\(ending.errors)")
    try project.publish()
    let text =
      "states 2020-01-01 and follows an entry of 2025-11-03: it came to the log on that day"
    for (day, code) in [("2020-06-01", 1), ("2025-11-03", 0)] {
      let ending = try Program.run(
        ["evidence", "apps/license", "--on", day], in: project.folder.url)
      #expect(ending.text.contains(text), "\(ending.text)\(ending.errors)")
      #expect(ending.code == Int32(code), "\(day): \(ending.text)")
    }
  }

  @Test func `a key has nothing to check where nothing was published`() throws {
    let project = try LogProject()
    let ending = try Self.ask(project, "--key", LogProject.key)
    #expect(ending.code == 2)
    #expect(ending.errors.contains("there is no published folder"))
  }

  @Test func `a day that is still to come is refused`() throws {
    let project = try LogProject()
    let ending = try Self.ask(project, on: "9998-01-01")
    #expect(ending.code == 2)
    #expect(ending.errors.contains("is still to come"))
  }

  @Test(.enabled(if: TimestampAuthority.isThere))
  func `all timestamps are told with who made them, and the stamped bytes can be had`() throws {
    let project = try Self.project()
    for kind in ["rsa:2048", "ec"] {
      let name = kind == "ec" ? "b.tsr" : "a.tsr"
      if kind == "ec" { try FileManager.default.removeItem(at: project.folder["tsa.pem"]) }
      try TimestampAuthority.stamp(
        "content/releases/log/2.checkpoint", as: name, in: project.folder, kind: kind)
      try project.expect(["log", "anchor", name, "--at", "2026-01-01"])
    }
    try project.build()
    let ending = try Self.ask(project, "-o", "found/page.html")
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    let page = try project.folder.text("found/page.html")
    #expect(
      page.components(separatedBy: "It is by &#39;CN=Test&#39;").count == 3
        || page.components(separatedBy: "It is by 'CN=Test'").count == 3)
    #expect(page.contains("an authority that nobody here checked"))
    let start = try #require(page.range(of: "stamped=$(mktemp)"))
    let end = try #require(page.range(of: "</code>", range: start.upperBound..<page.endIndex))
    let command = String(page[start.lowerBound..<end.lowerBound])
      .replacing("&quot;", with: "\"").replacing("&gt;", with: ">").replacing("&#34;", with: "\"")
    try project.folder.write(try project.folder.text("tsa.pem"), to: "Output/roots.pem")
    let check = { (command: String) in
      try Program.run(
        ["-c", command], in: project.folder["Output"], program: URL(fileURLWithPath: "/bin/sh"))
    }
    let both = try [command, command.replacing("2.tsr", with: "2-2.tsr")].map(check)
    #expect(both.contains { $0.code == 0 && $0.text.contains("Verification: OK") }, "\(both)")
  }

  @Test func `a withdrawal of the day itself, and a later one, are told`() throws {
    let project = try EvidenceTests.project()
    let same = try EvidenceTests.ask(project, "license", "2026-06-01T10:00:00Z")
    #expect(same.text.contains("A withdrawal counts from 00:00 UTC of its day"))
    // That it was not in force is what the ledger says, and not what was offered in the morning.
    let named = try EvidenceTests.ask(project, "license@1.1", "2026-06-01T10:00:00Z")
    #expect(
      named.text.contains(
        "counts as not in force at 2026-06-01T10:00:00Z, because it was withdrawn on that day: Wrong party. "
          + "Until that was entered it may have been offered and accepted."), "\(named.text)")
    let later = try EvidenceTests.ask(project, "license", "2026-05-01", "-o", "later.html")
    #expect(
      later.text.contains("Version 1.1 was withdrawn later, on 2026-06-01: Wrong party.\n"))
    #expect(try project.folder.text("later.html").contains("Timeline, as of 2026-06-01"))
  }
}
