import Foundation
import TestSupport
import Testing

/// `assent diagram`: what it writes, what it says, and how it ends.
@Suite struct DiagramCommandTests {
  @Test(arguments: [
    (["a/x.mmd", "b/x.mmd"], "a/x.mmd and b/x.mmd would both be 'x.svg'"),
    (["a/x.mmd", "X.mmd"], "a/x.mmd and X.mmd would both be 'X.svg'"),
    (["a/y.md", "b/y.md"], "a/y.md:3 and b/y.md:3 would both be 'y-3.svg'"),
    (["a/x.mmd", "a/x.mmd"], "would both be 'x.svg'"),
    (["a/x z.mmd", "a/x-z.mmd"], "would both be 'x-z.svg'"),
  ]) func `two pictures of one name are refused, and nothing is written`(
    files: [String], message: String
  ) throws {
    let folder = try TemporaryFolder()
    for path in files {
      let flow = "flowchart LR\n A --> B\n"
      try folder.write(
        path.hasSuffix(".md") ? "# T\n\n```mermaid\n\(flow)```\n" : flow, to: path)
    }
    let ending = try Program.run(
      ["diagram"] + files + ["--to", "svg", "-o", "o"], in: folder.url)
    #expect(ending.code == 2)
    #expect(ending.errors.contains(message), "\(ending.errors)")
    #expect(!folder.exists("o"))
  }

  @Test(arguments: [
    ("日本.mmd", "日本.svg"), ("..mmd", "diagram.svg"), ("--.mmd", "diagram.svg"),
    ("a b.c.mmd", "a-b-c.svg"),
    ("UP.MMD", "UP.svg"),
  ]) func `a picture is named as its file is`(file: String, picture: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("flowchart LR\n A --> B\n", to: file)
    let ending = try Program.run(
      ["diagram", "./\(file)", "--to", "svg", "-o", "o"], in: folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(folder.exists("o/\(picture)"))
  }

  @Test(arguments: ["svg", "text", "mermaid", "box"])
  func `what is wrong in the notation is said, and the program ends with 1`(form: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("flowchart LR\n A --> B[\"open\n C --> D\n", to: "a.mmd")
    let ending = try Program.run(["diagram", "a.mmd", "--to", form], in: folder.url)
    #expect(ending.code == 1)
    #expect(ending.errors.contains("[mermaid-syntax]") && ending.errors.contains("a.mmd:"))
  }

  @Test func `a drawing that is too large to be read becomes no empty mermaid`() throws {
    let folder = try TemporaryFolder()
    let boxes = String(repeating: "┌───┐\n│ a │\n└───┘\n", count: 800)
    try folder.write(boxes, to: "a.txt")
    let ending = try Program.run(["diagram", "a.txt", "--to", "mermaid"], in: folder.url)
    #expect(ending.code == 1 && ending.output.isEmpty)
    #expect(ending.errors.contains("a.txt: this diagram could not be read as a graph"))
  }

  @Test func `what has no picture is said, and the program ends with 1`() throws {
    let folder = try TemporaryFolder()
    try folder.write("pie\n \"a\" : 1\n", to: "a.mmd")
    let ending = try Program.run(["diagram", "a.mmd", "--to", "svg"], in: folder.url)
    #expect(ending.code == 1 && ending.output.isEmpty)
    #expect(ending.errors.contains("a.mmd: this diagram could not be read as a graph"))
  }

  @Test func `what is wider than asked for is told of`() throws {
    let folder = try TemporaryFolder()
    let tree = "root\n├── a file with a long name # and a comment\n└── b\n"
    try folder.write(tree, to: "a.txt")
    let ending = try Program.run(
      ["diagram", "a.txt", "--to", "text", "--width", "20", "--ascii"], in: folder.url)
    #expect(ending.code == 0)
    #expect(ending.text == "root\n|-- a file with a long name # and a comment\n`-- b\n")
    #expect(ending.errors.contains("a.txt: is 43 columns wide"), "\(ending.errors)")
    let wide = try Program.run(["diagram", "a.txt", "--to", "text"], in: folder.url)
    #expect(wide.text == tree && wide.errors.isEmpty)
  }

  @Test func `a note that becomes a box is told of`() throws {
    let folder = try TemporaryFolder()
    try folder.write("stateDiagram-v2\n a --> b\n note right of a : rests\n", to: "a.mmd")
    let ending = try Program.run(["diagram", "a.mmd", "--to", "box"], in: folder.url)
    #expect(ending.code == 0 && ending.text.contains("rests"))
    #expect(ending.errors.contains("not shown: that 1 box is a note"), "\(ending.errors)")
  }

  @Test func `a box drawing that has no room in the width says how wide it is`() throws {
    let folder = try TemporaryFolder()
    let title = Array(repeating: "words", count: 9).joined(separator: " ")
    try folder.write("flowchart TB\n subgraph g [\(title)]\n a --> b\n end\n", to: "a.mmd")
    let ending = try Program.run(
      ["diagram", "a.mmd", "--to", "box", "--width", "40"], in: folder.url)
    #expect(ending.code == 0 && ending.text.contains(title))
    #expect(ending.errors.contains("no box drawing of it is found within 40"), "\(ending.errors)")
  }

  @Test func `a carriage return alone ends a line of a bare file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("┌───┐\r│ a ├──►b\r└───┘\r", to: "a.txt")
    let ending = try Program.run(["diagram", "a.txt", "--to", "mermaid"], in: folder.url)
    #expect(ending.text.contains("n1 --> n2"), "\(ending.text)")
    #expect(!ending.text.contains("\r"))
  }

  @Test(arguments: [
    "erDiagram\n  A ||--o{ B : \n  \"has\"\n",
    "flowchart LR\n  e\u{301}[x] --> e\n",
  ]) func `a repair of words does not change what mermaid reads`(diagram: String) throws {
    let project = try Project(["a.md": "# T\n\nText  \u{20}\n\n```mermaid\n\(diagram)```\n"])
    let before = try project.run("diagram", "content/a.md", "--to", "json").text
    _ = try project.run("lint", "--fix")
    let after = try project.run("diagram", "content/a.md", "--to", "json").text
    #expect(before.contains("\"valid\":true") == after.contains("\"valid\":true"))
    #expect(edges(before) == edges(after))
  }

  private func edges(_ json: String) -> Int {
    json.components(separatedBy: "\"from\":").count - 1
  }

  @Test(.enabled(if: Program.optimized != nil, "this wants the optimized program"))
  func `a field of branches is refused before it costs anything`() throws {
    for (rows, columns) in [(40, 20), (120, 60)] {
      let folder = try TemporaryFolder()
      let row = String(repeating: "a┬", count: columns) + "\n"
      let fence = "```\n" + String(repeating: row, count: rows) + "```\n\n"
      try folder.write("# T\n\n" + String(repeating: fence, count: 2), to: "a.md")
      for form in ["svg", "text"] {
        let ending = try Program.run(
          ["diagram", "a.md", "--to", form] + (form == "svg" ? ["-o", "o"] : []), in: folder.url,
          program: Program.optimized, limit: 300)
        // Several times what the slowest machine takes; unbounded, it took minutes.
        #expect(ending.processorTime < 10, "\(form)")
      }
    }
  }
}
