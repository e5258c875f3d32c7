import Foundation
import TestSupport
import Testing

/// What a ledger could take, and what would say nothing, or nothing that anybody means.
@Suite struct ReleaseUseTests {
  private static let ledger = "content/releases/license/ledger.ndjson"

  @Test func `a correction that says what is said adds nothing`() throws {
    let project = try ReleaseProject.released()
    let correction = [
      "release", "correct", "license@1.0", "--summary", "All.", "--reason", "Late.",
    ]
    let first = try project.run(correction + ReleaseProject.fixed)
    #expect(first.code == 0, "\(first.errors)")
    let before = try project.folder.text(Self.ledger)
    let again = try project.run(correction + ReleaseProject.fixed)
    #expect(again.code == 0)
    #expect(again.text == "nothing to do: the ledger says this of license@1.0 already\n")
    #expect(try project.folder.text(Self.ledger) == before)
  }

  @Test func `an approval that is there adds nothing`() throws {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1").replacing("## 2. Warranty", with: "## 2. Of warranty")
    )
    let approval = ["release", "approve", "license", "--reason", "Words alone."]
    let first = try project.run(approval + ReleaseProject.fixed)
    guard first.code == 0 else {
      Issue.record("\(first.errors)")
      return
    }
    let before = try project.folder.text(Self.ledger)
    let again = try project.run(approval + ReleaseProject.fixed)
    #expect(again.text == "nothing to do: the ledger says this of license@1.1 already\n")
    #expect(try project.folder.text(Self.ledger) == before)
  }

  /// What is added to a ledger, besides releases and corrections.
  static let events = [
    ["withdraw", "license@1.2", "--reason", "Wrong party."],
    ["supersede", "license@1.1", "--with", "1.2", "--reason", "Late."],
    ["correct", "license@1.2", "--grace", "9", "--reason", "As announced."],
    ["approve", "license", "--reason", "Words alone."],
  ]

  /// Two versions to come.
  private static func withTwoToCome() throws -> ReleaseProject {
    let project = try ReleaseProject.released()
    for version in ["1.1", "1.2"] {
      try project.write(
        ReleaseProject.license(version, effective: "2999-01-01", grant: "Read \(version)."))
      let ending = try project.release("license", "--change", "material", "--summary", "A duty.")
      #expect(ending.code == 0, "\(ending.errors)")
    }
    return project
  }

  /// Two versions to come, and a draft of another.
  private static func upcoming() throws -> ReleaseProject {
    let project = try withTwoToCome()
    try project.write(
      ReleaseProject.license("1.3", effective: "2999-01-02", grant: "Read 1.2.")
        .replacing("## 2. Warranty", with: "## 2. Of warranty"))
    return project
  }

  @Test(arguments: events)
  func `what the log could not take in ends with 3, and is completed when it is run again`(
    _ event: [String]
  ) throws {
    let project = try Self.upcoming()
    let order = "content/releases/log/order.ndjson"
    let before = try project.folder.text(order)
    let words = ["release"] + event + ReleaseProject.fixed
    // A folder where the new bytes of the order would stand.
    let place = project.folder["content/releases/log/.assent-log"]
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for isRepeated in [false, true] {
      let ending = try project.run(words)
      #expect(ending.code == 3, "\(ending.text)\(ending.errors)")
      #expect(ending.text.isEmpty == isRepeated && !ending.text.contains("commit"))
      #expect(
        ending.errors.contains("assent: cannot write 'content/releases/log/.assent-log': "),
        "\(ending.errors)")
      #expect(
        ending.errors.hasSuffix(
          "; the ledger '\(Self.ledger)' has the event, and the log lacks it: run this again, or "
            + "'assent log update', before you commit\n"), "\(ending.errors)")
      #expect(try project.folder.text(order) == before)
    }
    let ledger = try project.folder.text(Self.ledger)
    try FileManager.default.removeItem(at: place)
    // The same as after a kill between both. The next day is as good.
    let again = try Program.run(
      words, in: project.folder.url, environment: ReleaseProject.environment(on: "2025-11-04"))
    #expect(again.code == 0, "\(again.errors)")
    #expect(again.text.hasPrefix("nothing to do: the ledger says this of license@"))
    #expect(try project.folder.text(Self.ledger) == ledger)
    #expect(try project.folder.text(order).split(separator: "\n").count == 4)
    #expect(try project.project.run("lint", "content").code == 0)
  }

  @Test func `a version is withdrawn once, for one reason and on one day`() throws {
    let project = try ReleaseProject.released()
    func withdraw(_ reason: String, _ more: String...) throws -> Program.Ending {
      try project.run(
        ["release", "withdraw", "license@1.0", "--reason", reason] + more + ReleaseProject.fixed)
    }
    #expect(try withdraw("Wrong.", "--at", "2025-12-01").code == 0)
    #expect(try withdraw("Wrong.", "--at", "2025-12-01").code == 0)
    // Another reason or day, and today, on which it stands still.
    for (reason, more) in [("Late.", ["--at", "2025-12-01"]), ("Wrong.", ["--at", "2025-12-02"])] {
      let ending = try withdraw(reason, more[0], more[1])
      #expect(ending.code == 2, "\(ending.text)")
    }
    let today = try withdraw("Wrong.")
    #expect(today.code == 2, "\(today.text)")
  }

  @Test func `what was superseded before it took effect is not withdrawn`() throws {
    let project = try Self.withTwoToCome()
    let other = try project.release("supersede", "license@1.1", "--with", "1.2")
    #expect(other.code == 0, "\(other.errors)")
    let ending = try project.release("withdraw", "license@1.1", "--reason", "x")
    #expect(ending.code == 2)
    #expect(ending.errors.hasPrefix("assent: version '1.1' was superseded by '1.2' before it took"))
  }

  @Test func `a summary is in the language that binds, whatever others there are`() throws {
    let project = try ReleaseProject()
    try project.write(ReleaseProject.license(), to: "license.fr.md")
    let ending = try project.release("license", "--summary", "fr=Tout.")
    #expect(ending.code == 2)
    #expect(
      ending.errors.hasPrefix("assent: no --summary is in 'en', the language of the text that"))
    let both = try project.release("license", "--summary", "fr=Tout.", "--summary", "All.")
    #expect(both.code == 0, "\(both.errors)")
  }

  @Test func `outside a repository nothing of Git is advised`() throws {
    let project = try ReleaseProject()
    #expect(try !project.release("license").text.contains("git "))
  }

  @Test(arguments: ["content/releases", "content/releases/license"])
  func `what lies among releases is not advised to be released`(folder: String) throws {
    let project = try ReleaseProject.released()
    let ending = try project.project.run("lint", folder)
    #expect(!ending.text.contains("assent release"), "\(ending.text)")
  }

  @Test func `the help of release names its version once`() throws {
    let project = try ReleaseProject()
    for words in [["release", "--help"], ["help", "release"]] {
      let lines = try project.run(words).text.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("  --version ") } == 1)
    }
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `a revision without the text says how a file is named`() throws {
    let project = try ReleaseProject()
    try project.folder.write(ReleaseProject.license(), to: "legal/terms.md")
    try project.git("init", "-q")
    try project.git("add", "legal")
    try project.git("commit", "-qm", "One")
    let ending = try project.release("license", "--from", "HEAD", "--version", "1.0", at: nil)
    #expect(ending.code == 2)
    #expect(
      ending.errors
        == "assent: revision 'HEAD' has no text of 'license' in 'content'; name the file "
        + "that it was: --from HEAD:PATH\n")
  }
}
