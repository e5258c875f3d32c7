import Foundation
import TestSupport
import Testing

/// What goes to which stream, and when it is colored.
@Suite struct StreamTests {
  static let warned = ["license.md": Project.license, "page.md": "text\n"]

  @Test func `a build that is piped says one line, on standard error`() throws {
    let project = try ReleaseProject.released().project
    for _ in 0..<2 {
      let ending = try project.run("build")
      #expect(ending.output == [])
      #expect(ending.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `findings of a build go to standard error, without color`() throws {
    let ending = try Project(Self.warned).run("build")
    #expect(ending.output == [])
    #expect(ending.errors.contains("warning: "))
    #expect(ending.errors.contains("--> content/page.md"))
    #expect(!ending.errors.contains("\u{1B}"))
  }

  @Test func `findings of lint go to standard output`() throws {
    let ending = try Project(Self.warned).run("lint")
    #expect(ending.text.contains("--> content/page.md"))
    #expect(!ending.text.contains("\u{1B}"))
    #expect(ending.errors == "")
  }

  @Test func `findings as JSON are one object, and nothing else is printed`() throws {
    let ending = try ReleaseProject.released(with: Self.warned)
      .run("lint", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any]
    let found = try #require(value?["diagnostics"] as? [[String: Any]])
    #expect(!found.isEmpty)
    for finding in found {
      #expect(Set(finding.keys).isSuperset(of: ["rule", "severity", "message", "file"]))
      #expect(finding["file"] as? String == "content/page.md")
    }
    #expect(ending.errors == "")
    let clean = try ReleaseProject.released().project.run("lint", "--format", "json")
    #expect(clean.text == "{\"diagnostics\":[]}\n")
  }

  @Test func `a terminal gets color and a summary, unless NO_COLOR is set`() throws {
    let project = try Project(Self.warned)
    let colored = try PseudoTerminal.run(
      ["build"], in: project.folder.url, environment: ["TERM": "xterm"])
    #expect(colored.contains("\u{1B}["))
    #expect(colored.contains("published 1 agreement, 1 page; "))
    for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try PseudoTerminal.run(
        ["build"], in: project.folder.url, environment: environment)
      #expect(!plain.contains("\u{1B}"))
      #expect(plain.contains("warning: "))
      #expect(plain.contains("up to date") || plain.contains("published"))
    }
  }

  @Test func `text for a pager is plain when piped and colored on request`() throws {
    let project = try Project()
    let plain = try project.run("render", "content/license.md", "--to", "text", "--color", "auto")
    #expect(!plain.text.contains("\u{1B}"))
    let colored = try project.run(
      "render", "content/license.md", "--to", "text", "--color", "always")
    #expect(colored.text.contains("\u{1B}["))
    let stripped = colored.text.replacing(
      /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}\u{7}]*(\u{1B}\\|\u{7})/, with: "")
    #expect(stripped == plain.text)
  }

  @Test func `a reader that goes away ends the program quietly`() throws {
    let project = try Project()
    let long = "# A\n\n" + String(repeating: "Some words that fill the pipe.\n\n", count: 20_000)
    try project.folder.write(long, to: "long.md")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" render long.md --to text | head -n 1", Program.url.path]
    process.currentDirectoryURL = project.folder.url
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("A\n".utf8))
    #expect(errors.fileHandleForReading.readDataToEndOfFile() == Data())
    process.waitUntilExit()
  }

  @Test func `render reads standard input in all forms`() throws {
    let folder = try TemporaryFolder()
    let source = Array("# Title\n\nSome *words*.\n".utf8)
    let fragment = try Program.run(["render", "-", "--fragment"], in: folder.url, input: source)
    #expect(fragment.text == "<h1>Title</h1>\n<p>Some <em>words</em>.</p>\n")
    let page = try Program.run(["render", "-"], in: folder.url, input: source)
    #expect(page.text.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.text.contains("<title>Title</title>"))
    let text = try Program.run(["render", "-", "--to", "text"], in: folder.url, input: source)
    #expect(text.text == "Title\n═════\n\nSome words.\n")
    let json = try Program.run(["render", "-", "--to", "json"], in: folder.url, input: source)
    let value = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(value?["title"] as? String == "Title")
  }

  @Test func `render of a file and of standard input are the same`() throws {
    // The front matter names the kind, which otherwise the name of the file tells.
    let license = "---\nkind: license\n---\n\n" + Project.license
    let project = try Project(["license.md": license])
    for form in ["html", "text", "json"] {
      let file = try project.run("render", "content/license.md", "--to", form)
      let input = try Program.run(
        ["render", "-", "--to", form], in: project.folder.url, input: Array(license.utf8))
      // Only the JSON names the file.
      if form != "json" { #expect(file.output == input.output) }
    }
  }

  @Test func `read prints the text of a document when piped`() throws {
    let project = try Project()
    let ending = try project.run("read", "license")
    #expect(
      ending.text.hasPrefix(
        "Version    1.0\nEffective  November 3, 2025\nPublisher  Example Press\nDigest"))
    #expect(ending.text.contains("\n\nLicense\n═══════\n"))
    #expect(ending.output == (try project.run("read", "content/license.md").output))
  }

  @Test func `a pager with options of its own lets colors through`() throws {
    let project = try Project()
    for own in ["-i", ""] {
      let shown = try PseudoTerminal.run(
        ["read", "license"], in: project.folder.url,
        environment: ["PAGER": "cat > /dev/null; echo \"<$LESS>\"", "LESS": own])
      #expect(shown.contains("<-R \(own)>"), "\(shown)")
    }
  }

  @Test func `lint repairs what has one right answer`() throws {
    let project = try Project(["page.md": Project.flow.replacing("read.", with: "read.  \r") + "x"])
    let ending = try project.run("lint", "--fix")
    #expect(ending.errors.contains("repaired content/page.md"))
    #expect(try project.folder.text("content/page.md").hasSuffix("x\n"))
    let again = try project.run("lint", "--fix")
    #expect(again.errors == "")
  }

  @Test func `plain text shows drawings straight on request`() throws {
    let drawing = "# Gate\n\n```\n┌──────┐\n│ Gate  │\n└──────┘\n```\n"
    let project = try Project(["gate.md": drawing])
    let asIs = try project.run("render", "content/gate.md", "--to", "text").text
    #expect(asIs.contains("│ Gate  │"))
    for command in [["render", "--to", "text"], ["read"]] {
      let arguments = command + ["content/gate.md", "--straighten"]
      let ending = try Program.run(arguments, in: project.folder.url)
      #expect(ending.text.contains("│ Gate │"))
      #expect(ending.text == asIs.replacing("│ Gate  │", with: "│ Gate │"))
    }
    let refused = try project.run("render", "content/gate.md", "--straighten")
    #expect(refused.code == 2)
  }
}
