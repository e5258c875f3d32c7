import Foundation
import TestSupport
import Testing

/// Commands that findings about releases name: typed as they are printed, they mend the finding.
@Suite(.enabled(if: ReleaseProject.hasGit)) struct ReleaseAdviceTests {
  /// A folder with something wrong, and the rule that says so.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rule: String
    /// The command that finds it: `lint` or `build`.
    var command = "lint"
    /// How many commands are named.
    var count = 1
    var make: @Sendable (ReleaseProject) throws -> Void
  }

  private static let file = "content/releases/license/1.0/license.md"
  private static let ledger = "content/releases/license/ledger.ndjson"

  /// Releases the working text on its day, and commits everything.
  private static func release(_ project: ReleaseProject, _ more: String...) throws {
    let ending = try project.run(
      ["release", "license", "--by", "legal@example.org", "--effective-in-past"] + more)
    try #require(ending.code == 0, "\(ending.errors)")
    try commit(project)
  }

  private static func commit(_ project: ReleaseProject) throws {
    try project.git("add", "-A")
    try project.git("commit", "-qm", "All")
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing is released", rule: "not-released") { _ in },
    Case(testDescription: "nothing is released, and the date is to come", rule: "not-released") {
      try $0.write(ReleaseProject.license(effective: "2999-01-01"))
    },
    Case(
      testDescription: "names that a command line has other uses for", rule: "not-released",
      count: 3
    ) {
      try $0.folder.remove("content/license.md")
      for name in ["-x", "a@b", "it's"] {
        try $0.write("---\nkind: license\n---\n\n" + ReleaseProject.license(), to: name + ".md")
      }
    },
    Case(
      testDescription: "nothing is released, as a build says it", rule: "not-released",
      command: "build"
    ) { _ in },
    Case(testDescription: "other words", rule: "changed-without-version") {
      try release($0)
      try $0.write(ReleaseProject.license(grant: "You must copy this text."))
    },
    Case(testDescription: "other markup", rule: "changed-without-version") {
      try release($0)
      try $0.write(ReleaseProject.license(grant: "You may *copy* this text."))
    },
    Case(testDescription: "another date", rule: "changed-without-version") {
      try release($0)
      try $0.write(ReleaseProject.license(effective: "2999-01-01"))
    },
    Case(testDescription: "a lower version", rule: "version-went-backwards") {
      try release($0)
      try $0.write(ReleaseProject.license("0.9"))
    },
    Case(testDescription: "a date before that of the last", rule: "version-went-backwards") {
      try $0.write(ReleaseProject.license(effective: "2999-01-01"))
      try release($0)
      try $0.write(ReleaseProject.license("1.1", effective: "2998-01-01"))
    },
    Case(testDescription: "the same words", rule: "version-without-change") {
      let text = ReleaseProject.license().replacing("**Version**: 1.0\n", with: "")
      try $0.write("---\nversion: \"1.0\"\n---\n" + text)
      try release($0)
      try $0.write("---\nversion: \"1.1\"\n---\n" + text)
    },
    Case(testDescription: "a language is gone", rule: "lost-locale") {
      try $0.write(ReleaseProject.license(), to: "license.fr.md")
      try release($0)
      try $0.folder.remove("content/license.fr.md")
      try $0.write(ReleaseProject.license("1.1", effective: "2999-01-01", grant: "You must read."))
    },
    Case(testDescription: "a language of the release is gone", rule: "changed-without-version") {
      try $0.write(ReleaseProject.license(), to: "license.fr.md")
      try release($0)
      try $0.folder.remove("content/license.fr.md")
    },
    Case(testDescription: "the working text is gone", rule: "released-text-edited") {
      try release($0)
      try $0.folder.remove("content/license.md")
      try commit($0)
    },
    Case(testDescription: "the agreement was renamed", rule: "released-text-edited") {
      try release($0)
      try $0.git("mv", "content/releases/license", "content/releases/terms")
    },
    Case(testDescription: "the agreement was renamed without Git", rule: "released-text-edited") {
      try release($0)
      try FileManager.default.moveItem(
        at: $0.folder["content/releases/license"], to: $0.folder["content/releases/terms"])
    },
    Case(testDescription: "a frozen text was edited", rule: "released-text-edited") {
      try release($0)
      try $0.folder.write("other\n", to: file)
    },
    Case(testDescription: "a frozen text is gone", rule: "released-text-edited") {
      try release($0)
      try $0.folder.remove(file)
    },
    Case(testDescription: "the ledger was edited", rule: "released-text-edited") {
      try release($0)
      try $0.folder.write("other\n", to: ledger)
    },
    Case(testDescription: "the ledger is gone", rule: "released-text-edited") {
      try release($0)
      try $0.folder.remove(ledger)
    },
    Case(testDescription: "lines of the ledger are gone", rule: "released-text-edited") {
      try release($0)
      let text = try $0.folder.text(ledger)
      try $0.write(ReleaseProject.license("1.1", grant: "You must read."))
      try release($0, "--change", "material", "--summary", "A duty.")
      try $0.folder.write(text, to: ledger)
    },
    Case(testDescription: "a merge of two releases", rule: "released-text-edited") {
      try release($0)
      try $0.git("checkout", "-qb", "other")
      for (branch, grant) in [("other", "You must read."), ("main", "You must pay.")] {
        try $0.git("checkout", "-q", branch)
        try $0.write(ReleaseProject.license("1.1", grant: grant))
        try release($0, "--change", "material", "--summary", "A duty.")
      }
      try $0.git("merge", "-q", "other")
      try $0.git("checkout", "--ours", "--", "content/license.md")
    },
    Case(
      testDescription: "newer rules find more in an editorial release",
      rule: "editorial-but-words-changed", command: "build"
    ) {
      try release($0)
      try $0.write(ReleaseProject.license("1.1", grant: "You must read."))
      try release($0, "--change", "material", "--summary", "A duty.")
      // The last line is the one that no other names.
      var lines = try $0.folder.text(ledger).split(separator: "\n").map(String.init)
      lines[1] = lines[1].replacing("\"class\":\"material\"", with: "\"class\":\"editorial\"")
        .replacing("\"computed\":\"obligations\"", with: "\"computed\":\"markup\"")
        .replacing("\"revision\":2", with: "\"revision\":1")
      try $0.folder.write(lines.joined(separator: "\n") + "\n", to: ledger)
      // The log has the line as it was.
      try $0.folder.remove("content/releases/log")
    },
    Case(testDescription: "a version would be lost", rule: "release-not-kept", command: "build") {
      try commit($0)
      try $0.git("tag", "REF")
      try #require(try $0.project.run("build").code == 0)
      try $0.write(ReleaseProject.license("1.1", effective: "2999-01-01", grant: "You must read."))
    },
    Case(
      testDescription: "a later version was released before it", rule: "release-not-kept",
      command: "build"
    ) {
      try commit($0)
      try $0.git("tag", "REF")
      try #require(try $0.project.run("build").code == 0)
      try $0.write(ReleaseProject.license("1.1", effective: "2999-01-01", grant: "You must read."))
      try release($0, "--version", "1.1")
    },
  ]

  @Test(arguments: cases)
  func `a command in help mends the finding`(example: Case) throws {
    let sample = try made(example)
    let before = try findings(of: example, in: sample)
    let commands = Self.commands(in: before.help)
    #expect(commands.count == example.count, "\(before.help)")
    for command in commands {
      let project = try made(example)
      let script = "assent() { \"$ASSENT\" \"$@\"; }\n\(command)\n"
      let ending = try Program.run(
        ["-c", script], in: project.folder.url, program: URL(fileURLWithPath: "/bin/sh"),
        environment: ["ASSENT": Program.url.path, "GIT_CONFIG_NOSYSTEM": "1"])
      #expect(ending.code == 0, "\(command)\n\(ending.errors)")
      let after = try findings(of: example, in: project)
      #expect(after.count == before.count - 1 || after.count == 0, "\(command)\n\(after.help)")
      #expect(!Self.commands(in: after.help).contains(command))
    }
  }

  private func made(_ example: Case) throws -> ReleaseProject {
    let project = try ReleaseProject()
    try project.git("init", "-q", "-b", "main")
    try project.git("config", "user.email", "legal@example.org")
    try example.make(project)
    return project
  }

  /// How many findings of the rule there are, and what helps against them.
  private func findings(
    of example: Case, in project: ReleaseProject
  ) throws -> (count: Int, help: [String]) {
    let ending = try project.project.run(example.command)
    let blocks = (ending.text + ending.errors).split(separator: "\n\n")
      .filter { $0.contains("[\(example.rule)]") }
    let help = blocks.flatMap { block in
      block.split(separator: "\n").filter { $0.contains("= help: ") }.map(String.init)
    }
    return (blocks.count, help)
  }

  /// The commands of help texts: what follows a colon and begins with a program, up to the next
  /// clause.
  private static func commands(in help: [String]) -> [String] {
    var commands: [String] = []
    for line in help {
      for match in line.matches(of: /: ((?:assent|git(?! log)|cp|mv) .*?)(?:; |, | \(|$)/) {
        let command = String(match.1)
        if !commands.contains(command) { commands.append(command) }
      }
    }
    return commands
  }
}
