import Foundation
import TestSupport
import Testing

/// What is known is not reported again: baselines, and the state at a commit.
@Suite struct LintKnownTests {
  private static let page = """
    # Page

    *Version 1.0, Last Updated: November 3, 2025*

    The the words [a](http://example.net/a) stand here.

    And and here.

    """

  private func project() throws -> Project {
    try Project(["page.md": Self.page, "other.md": Self.page.replacing("And and", with: "And")])
  }

  private func rules(_ ending: Program.Ending) -> [String] {
    ending.text.matches(of: /\[([a-z-]+)\]\n -->/).map { String($0.1) }
  }

  // MARK: Baselines

  @Test func `a baseline silences what it knows, wherever its lines move`() throws {
    let project = try project()
    let found = rules(try project.run("lint"))
    #expect(found.count == 5)
    let written = try project.run("lint", "--baseline", "known.json", "--write-baseline")
    #expect(written.code == 0)
    #expect(written.text == "wrote 5 findings to known.json\n")
    try project.folder.write(
      Self.page.replacing("# Page\n", with: "# Page\n\nOne more line.\n")
        .replacing("stand here", with: "stand\nhere, as they did"), to: "content/page.md")
    let later = try project.run("lint", "--baseline", "known.json", "--fail-on", "info")
    #expect(later.text == "")
    #expect(later.errors == "")
    #expect(later.code == 0)
  }

  @Test func `one more of a kind is new`() throws {
    let project = try project()
    try project.run("lint", "--baseline", "known.json", "--write-baseline")
    try project.folder.write(Self.page + "\nAnd and there.\n", to: "content/page.md")
    let later = try project.run("lint", "--baseline", "known.json", "--fail-on", "warning")
    #expect(rules(later) == ["doubled-word"])
    #expect(later.text.contains("content/page.md:9:5"))
    #expect(later.code == 1)
  }

  @Test func `what is known in vain is told, and dropped when the baseline is written again`()
    throws
  {
    let project = try project()
    try project.run("lint", "--baseline", "known.json", "--write-baseline")
    try project.folder.write(
      Self.page.replacing("And and", with: "And"), to: "content/page.md")
    let later = try project.run("lint", "--baseline", "known.json")
    #expect(later.text == "")
    #expect(
      later.errors == """
        known.json: 1 entry found no longer; --write-baseline drops them
          content/page.md: doubled-word

        """)
    // What it says of files that are not linted stays.
    let one = try project.run(
      "lint", "content/page.md", "--baseline", "known.json", "--write-baseline")
    #expect(one.text == "wrote 2 findings to known.json\n")
    let whole = try project.run("lint", "--baseline", "known.json")
    #expect(whole.text == "")
    #expect(whole.errors == "")
  }

  @Test func `a baseline knows a file that has another name`() throws {
    let project = try project()
    try project.run("lint", "--baseline", "known.json", "--write-baseline")
    try FileManager.default.moveItem(
      at: project.folder["content/page.md"], to: project.folder["content/sheet.md"])
    let later = try project.run("lint", "--baseline", "known.json")
    #expect(later.text == "")
    #expect(later.errors == "")
  }

  @Test func `what was known of a document that is gone hides nothing in another one`() throws {
    let project = try Project([
      "old.md": "# One\n\nThe the words.\n", "page.md": Self.page,
    ])
    try project.run("lint", "--kind", "terms", "--baseline", "known.json", "--write-baseline")
    try FileManager.default.removeItem(at: project.folder["content/old.md"])
    try project.folder.write(
      "# Another\n\nQuite another text, and the the.\n", to: "content/new.md")
    let later = try project.run("lint", "--kind", "terms", "--baseline", "known.json")
    #expect(rules(later).contains("missing-version"))
    #expect(rules(later).contains("doubled-word"))
    #expect(later.text.matches(of: /--> content\/new.md/).count >= rules(later).count - 4)
    #expect(later.code == 1)
  }

  @Test func `a baseline means the same from another folder`() throws {
    let project = try project()
    try project.run("lint", "--baseline", "known.json", "--write-baseline")
    let ending = try Program.run(
      ["lint", ".", "--baseline", "../known.json"], in: project.folder["content"])
    #expect(ending.text == "")
  }

  @Test(arguments: ["", "{}", "[]", #"{"format":"assent-baseline/1","findings":[{}]}"#])
  func `what is no baseline is a wrong command`(text: String) throws {
    let project = try project()
    try project.folder.write(text, to: "known.json")
    let ending = try project.run("lint", "--baseline", "known.json")
    #expect(ending.code == 2)
    #expect(ending.errors.contains("known.json"))
    #expect(try project.run("lint", "--baseline", "none.json").code == 3)
    let document = try project.run("lint", "--baseline", "content/page.md", "--write-baseline")
    #expect(document.code == 2)
    #expect(try project.folder.text("content/page.md") == Self.page)
  }

  // MARK: Commits

  private func history() throws -> ReleaseProject {
    let project = try ReleaseProject([
      "page.md": Self.page, "license.md": ReleaseProject.license("1.0"),
    ])
    try project.git("init", "-q")
    try project.git("add", "-A")
    try project.git("commit", "-qm", "One")
    return project
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `no program that the repository names is run, and renamed files are known`() throws {
    let project = try history()
    try project.git("mv", "content/page.md", "content/pages.md")
    let program = project.folder["named"].path
    try project.folder.writeProgram("#!/bin/sh\ntouch '\(program).ran'\ncat\n", to: "named")
    let names = [
      "core.fsmonitor", "filter.x.clean", "filter.x.smudge", "diff.external", "diff.x.textconv",
      "diff.x.command", "core.pager", "core.editor",
    ]
    for name in names { try project.git("config", name, program) }
    try project.folder.write("* filter=x diff=x\n", to: ".git/info/attributes")
    try project.folder.write(Self.page + "\nOr the the end.\n", to: "content/pages.md")
    try project.git("diff", "--name-status", "HEAD")
    try #require(project.folder.exists("named.ran"), "git itself runs it")
    try project.folder.remove("named.ran")
    let ending = try project.project.run("lint", "--base", "HEAD", "--fail-on", "warning")
    #expect(!project.folder.exists("named.ran"))
    #expect(rules(ending) == ["doubled-word"], "\(ending.errors)")
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `only what is new since a commit is reported`() throws {
    let project = try history()
    let before = try project.project.run("lint", "--base", "HEAD", "--fail-on", "info")
    #expect(before.text == "")
    #expect(before.code == 0)
    try project.folder.write(
      "---\nlang: en\n---\n\n" + Self.page + "\nOr the the end.\n", to: "content/page.md")
    let later = try project.project.run("lint", "--base", "HEAD", "--fail-on", "warning")
    #expect(rules(later) == ["doubled-word"])
    #expect(later.text.contains("content/page.md:13:8"))
    #expect(later.code == 1)
    let inside = try Program.run(
      ["lint", "page.md", "--base", "HEAD"], in: project.folder["content"])
    #expect(rules(inside) == ["doubled-word"])
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `the top of a repository is held against itself, also within another one`() throws {
    let project = try history()
    for arguments in [["."], ["content"], [project.folder.url.path], ["content/page.md"]] {
      let ending = try Program.run(
        ["lint"] + arguments + ["--base", "HEAD"], in: project.folder.url)
      #expect(ending.code == 0, "\(arguments): \(ending.errors)")
      #expect(ending.text == "")
    }
    try project.folder.write(Self.page, to: "inner/content/page.md")
    let git = try #require(Tool.find("git"))
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "One"],
    ] {
      #expect(try Program.run(words, in: project.folder["inner"], program: git).code == 0)
    }
    let own = try Program.run(["lint", ".", "--base", "HEAD"], in: project.folder["inner"])
    #expect(own.text == "")
    #expect(own.code == 0, "\(own.errors)")
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `a file that was renamed is held against what it was`() throws {
    let project = try history()
    try project.git("mv", "content/page.md", "content/sheet.md")
    try project.git("commit", "-qam", "Two")
    #expect(try project.project.run("lint", "--base", "HEAD~1").text == "")
    try project.folder.write(Self.page, to: "content/third.md")
    let third = try project.project.run("lint", "--base", "HEAD~1")
    #expect(!rules(third).isEmpty)
    #expect(third.text.matches(of: /--> content\/third.md/).count == rules(third).count)
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `a commit that there is not, and a folder without Git, end the program`() throws {
    let project = try history()
    let unknown = try project.project.run("lint", "--base", "nothing")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("revision 'nothing' is not in the Git repository"))
    #expect(try self.project().run("lint", "--base", "HEAD").code == 3)
    let input = try project.project.run("lint", "-", "--base", "HEAD")
    #expect(input.code == 2)
    #expect(try project.project.run("lint", "--base", "HEAD", "--baseline", "a").code == 2)
  }

  @Test(.enabled(if: ReleaseProject.hasGit))
  func `nothing of the commit is left behind`() throws {
    let project = try history()
    let temporary = try TemporaryFolder()
    _ = try project.project.run(
      "lint", "--base", "HEAD", environment: ["TMPDIR": temporary.url.path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == [])
  }
}
