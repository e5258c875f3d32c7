import Foundation
import TestSupport
import Testing

/// What lint takes: patterns, standard input under a name, a kind; and what it would repair.
@Suite struct LintInputTests {
  private func linted(_ ending: Program.Ending) -> Set<String> {
    Set(ending.text.matches(of: /--> ([^\n]*?\.(?:md|txt))/).map { String($0.1) })
  }

  private static let bad = "# A\n\nThe the words.\n"

  @Test func `a file that is named twice is repaired once`() throws {
    let project = try Project(["a.md": "# A\r\n\r\nThe words.\r\n"])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder["link.md"].path, withDestinationPath: "content/a.md")
    let names = ["content/a.md", "./content/a.md", "link.md"]
    let ending = try Program.run(
      ["lint", "--fix", "--fail-on", "never"] + names, in: project.folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.errors.components(separatedBy: "repaired ").count == 2, "\(ending.errors)")
    #expect(try !project.folder.bytes("content/a.md").contains(UInt8(ascii: "\r")))
  }

  @Test(arguments: [
    ("content/*.md", ["content/a.md", "content/b.md"]),
    ("content/**", ["content/a.md", "content/b.md", "content/deep/er/d.md", "content/deep/c.md"]),
    (
      "content/**/?.md",
      ["content/a.md", "content/b.md", "content/deep/er/d.md", "content/deep/c.md"]
    ),
    ("content/*/c.md", ["content/deep/c.md"]), ("*/deep/*", ["content/deep/c.md"]),
    ("content/*.txt", ["content/e.txt"]), ("./content/a*", ["./content/a.md"]),
  ])
  func `a quoted pattern stands for the files that match it`(
    pattern: String, expected: [String]
  ) throws {
    let project = try Project([
      "a.md": Self.bad, "b.md": Self.bad, "deep/c.md": Self.bad, "deep/er/d.md": Self.bad,
      "e.txt": Self.bad, ".hidden/f.md": Self.bad,
    ])
    #expect(linted(try project.run("lint", pattern)) == Set(expected))
  }

  @Test func `a pattern that matches nothing is an error, and a file may be named like one`() throws
  {
    let project = try Project(["a*.md": Self.bad, "ab.md": Self.bad])
    let nothing = try project.run("lint", "content/*.markdown")
    #expect(nothing.code == 3)
    #expect(nothing.errors.contains("no document matches this pattern"))
    #expect(linted(try project.run("lint", "content/a*.md")) == ["content/a*.md"])
  }

  @Test func `what a manifest needs is asked for where one is published`() throws {
    let terms = "# Terms\n\nLast updated: November 3, 2025\n\nWords.\n"
    let project = try Project(["terms.md": terms])
    try project.folder.write(terms, to: "elsewhere/terms.md")
    try project.folder.write("site:\n  name: A\n", to: "content/assent.yml")
    let published = try project.run("lint", "content/terms.md")
    #expect(published.text.contains("there is no effective date"))
    #expect(published.text.contains("write 'effective: 2025-11-03'"))
    let alone = try project.run("lint", "elsewhere/terms.md")
    #expect(!alone.text.contains("effective date") && !alone.text.contains("unlisted-agreement"))
  }

  @Test func `a file of the content folder is told what the folder is told of it`() throws {
    let undated =
      "# Terms\n\nLast updated: November 3, 2025\n\nSee [fees](fees.md) and [start](flows/start.md).\n"
    let files = [
      "terms.md": undated, "license.md": Project.license, "flows/start.md": Project.flow,
      "deep/er/policy.md": undated, "con\u{7}trol.md": Self.bad,
    ]
    func findings(_ project: Project, _ path: String) throws -> Set<String> {
      let ending = try project.run("lint", "--format", "json", path)
      let json = try JSONSerialization.jsonObject(with: Data(ending.text.utf8)) as? [String: Any]
      let found = try #require(json?["diagnostics"] as? [[String: Any]])
      // It is of the agreement, in all of its languages.
      return Set(
        found.filter { $0["rule"] as? String != "not-released" }
          .map { "\($0["file"] ?? "") \($0["rule"] ?? "") \($0["message"] ?? "")" })
    }
    for configuration in [nil, "site:\n  name: A\n"] {
      let project = try Project(files)
      if let configuration {
        try project.folder.write(configuration, to: "content/assent.yml")
      }
      let all = try findings(project, "content")
      for name in files.keys {
        let path = "content/" + name
        let own = try findings(project, path)
        let told = all.filter { $0.hasPrefix(path + " ") }
        // What cannot be published is not read in a folder.
        #expect(own == told || name.hasPrefix("con") && own.isSuperset(of: told), "\(name)")
      }
      let terms = try findings(project, "content/terms.md")
      #expect(terms.contains { $0.contains("unlisted-agreement") }, "\(terms)")
      #expect(terms.contains { $0.contains("broken-link") && $0.contains("fees.md") }, "\(terms)")
      #expect(!terms.contains { $0.contains("start.md") }, "\(terms)")
      #expect(
        try findings(project, "content/con\u{7}trol.md").contains {
          $0.contains("unpublishable-name")
        })
    }
  }

  @Test func `a folder content belongs to the checkout that it is in`() throws {
    let terms = "# Terms\n\nLast updated: November 3, 2025\n\nWords.\n"
    let project = try Project(["checkout/docs/terms.md": terms])
    let path = "content/checkout/docs/terms.md"
    #expect(try project.run("lint", path).text.contains("unlisted-agreement"))
    try project.folder.write("gitdir: elsewhere\n", to: "content/checkout/.git")
    #expect(try !project.run("lint", path).text.contains("unlisted-agreement"))
  }

  @Test func `standard input is what its name says`() throws {
    let project = try Project([:])
    try project.folder.write(
      "rules:\n  \"drafts/**\": { doubled-word: error }\n", to: "content/assent.yml")
    let input = Array(Self.bad.utf8)
    func run(_ arguments: String...) throws -> Program.Ending {
      try Program.run(["lint"] + arguments, in: project.folder.url, input: input)
    }
    let draft = try run("--stdin-filename", "content/drafts/a.md")
    #expect(
      draft.text.contains("error: 'the' is repeated [doubled-word]\n --> content/drafts/a.md:3"))
    let other = try run("-", "--stdin-filename", "content/a.md")
    #expect(other.text.contains("warning: 'the' is repeated [doubled-word]"))
    #expect(try run("--stdin-filename", "content/license.md").text.contains("missing-section"))
    #expect(try run("-").text.contains(" --> standard input:3"))
    #expect(try run("a.md", "--stdin-filename", "b.md").code == 2)
    #expect(try run("--stdin-filename", "nowhere/b.md").text.contains(" --> nowhere/b.md:3"))
  }

  @Test func `a kind that is named counts, whatever a document says`() throws {
    let project = try Project(["a.md": "---\nkind: flow\n---\n\n" + Self.bad])
    #expect(!(try project.run("lint").text.contains("missing-section")))
    let terms = try project.run("lint", "--kind", "terms")
    #expect(terms.text.contains("warning: the terms have no section"))
    let license = try Project(["license.md": Self.bad])
    #expect(!(try license.run("lint", "--kind", "flow").text.contains("missing-section")))
    #expect(try license.run("lint", "--kind", "auto").text.contains("missing-section"))
    #expect(try license.run("lint", "--kind", "book").code == 2)
  }

  // MARK: Repairs

  @Test func `a dry run prints a diff that applies, and writes nothing`() throws {
    let project = try Project([
      "a.md": "# A\n\nOne.  \n\n\nTwo\n\nThree\n\nFour\n\nFive\n\nSix \nSeven",
      "b.md": Project.flow, "c.md": "\u{FEFF}# C\r\n\r\nText\r\n",
    ])
    let before = try project.folder.text("content/a.md")
    let dry = try project.run("lint", "--fix", "--dry-run")
    #expect(dry.code == 1)
    #expect(try project.folder.text("content/a.md") == before)
    #expect(dry.text.hasPrefix("--- a/content/a.md\n+++ b/content/a.md\n@@ -1,6 +1,6 @@\n"))
    #expect(dry.text.hasSuffix("+# C\n+\n+Text\n"))
    try project.folder.write(dry.output, to: "repairs.diff")
    let patch = try #require(Tool.find("git"))
    let applied = try Program.run(
      ["apply", "repairs.diff"], in: project.folder.url, program: patch)
    #expect(applied.code == 0, "\(applied.errors)")
    let patched = try ["a", "b", "c"].map { try project.folder.bytes("content/\($0).md") }
    #expect(try project.run("lint", "--fix", "--dry-run").code == 0)
    try project.folder.write(before, to: "content/a.md")
    try project.run("lint", "--fix")
    #expect(try project.folder.bytes("content/a.md") == patched[0])
  }

  @Test func `a word without a value is refused, and names no folder`() throws {
    let project = try Project(["a.md": "# A\n\nText"])
    for arguments in [["lint", ""], ["lint", "--fix", ""], ["build", "--output="]] {
      let ending = try Program.run(arguments, in: project.folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.contains("is a variable of the shell not set?"))
    }
    #expect(try project.folder.text("content/a.md") == "# A\n\nText")
  }

  @Test func `a drawing that is straightened is told to say and show the same`() throws {
    let drawing = """
      ```
      ┌───────┐
      │ Start │
      └───┬───┘
           │
          ▼
      ┌───────┐
      │ End    │
      └───────┘
      ```
      """
    let project = try Project(["flow.md": "# Flow\n\n\(drawing)\n"])
    let ending = try project.run("lint", "--fix")
    #expect(
      ending.errors.contains(
        "repaired content/flow.md; 1 drawing straightened: same graph, same words, same picture"))
    #expect(try project.folder.text("content/flow.md").contains("│ End   │"))
    try project.folder.write(Array("# Flow\n\nText".utf8), to: "content/flow.md")
    #expect(try !project.run("lint", "--fix").errors.contains("straightened"))
  }

  @Test func `mermaid becomes a box drawing that is the same graph`() throws {
    let project = try Project(["a.md": "# A\n"])
    try project.folder.write(
      Array("flowchart LR\n a{Agree?} -->|yes| b[Go]\n".utf8), to: "flow.mmd")
    let ending = try project.run("diagram", "flow.mmd", "--to", "box")
    #expect(ending.code == 0)
    #expect(ending.text.contains("│ Agree? ") && ending.text.contains("►│ Go"))
    #expect(ending.errors.contains("flow.mmd: not shown: the shape of 1 node"))
    try project.folder.write(ending.output, to: "again.txt")
    let again = try project.run("diagram", "again.txt", "--to", "mermaid").text
    #expect(again.contains("-->|\"yes\"|"))
    try project.folder.write(Array("pie\n \"a\" : 1\n".utf8), to: "flow.mmd")
    #expect(try project.run("diagram", "flow.mmd", "--to", "box").code == 1)
  }

  @Test func `nothing is repaired where a document cannot be read`() throws {
    let project = try Project(["a.md": "# A\n\nText", "z.md": "# Z\n\nText"])
    try FileManager.default.removeItem(at: project.folder["content/z.md"])
    try #require(mkfifo(project.folder["content/z.md"].path, 0o600) == 0)
    let ending = try project.run("lint", "--fix", "content/a.md", "content/z.md")
    #expect(ending.code == 3)
    #expect(ending.errors.contains("content/z.md"))
    #expect(try project.folder.text("content/a.md") == "# A\n\nText")
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a document that is repaired belongs to whom it belonged`() throws {
    let project = try Project(["a.md": "# A\n\nText"])
    let path = project.folder["content/a.md"].path
    try #require(chown(path, 1234, 1235) == 0)
    #expect(try project.run("lint", "--fix").errors.contains("repaired"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 1234)
    #expect(attributes[.groupOwnerAccountID] as? Int == 1235)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `what is read-only is not repaired, and what was repaired before is told`() throws {
    let project = try Project(["a.md": "# A\n\nText", "b.md": "# B\n\nText"])
    try #require(chmod(project.folder["content/b.md"].path, 0o444) == 0)
    let ending = try project.run("lint", "--fix")
    #expect(ending.code == 3)
    #expect(ending.errors.contains("repaired content/a.md"))
    #expect(ending.errors.contains("content/b.md': it is read-only"))
    #expect(try project.folder.text("content/b.md") == "# B\n\nText")
  }

  @Test func `a dry run belongs to a repair, and prints no findings`() throws {
    let project = try Project(["a.md": Self.bad])
    #expect(try project.run("lint", "--fix", "--dry-run", "--fail-on", "never").code == 2)
    #expect(try project.run("lint", "--fix", "--dry-run", "--baseline", "a").code == 2)
    #expect(
      try project.run(
        "lint", "--baseline", "a.json", "--write-baseline", "--format", "json"
      ).code == 2)
    #expect(try project.run("lint", "--dry-run").code == 2)
    #expect(try project.run("lint", "--fix", "--dry-run", "--format", "json").code == 2)
    let nothing = try project.run("lint", "--fix", "--dry-run")
    #expect(nothing.code == 0)
    #expect(nothing.text == "")
  }

  @Test func `a dry run shows what it would make of standard input`() throws {
    let project = try Project([:])
    let ending = try Program.run(
      ["lint", "--fix", "--dry-run", "--stdin-filename", "a.md"], in: project.folder.url,
      input: Array("# A\n\nText".utf8))
    #expect(ending.code == 1)
    #expect(
      ending.text
        == "--- a/a.md\n+++ b/a.md\n@@ -1,3 +1,3 @@\n # A\n \n-Text\n\\ No newline at end of file\n+Text\n"
    )
  }
}
