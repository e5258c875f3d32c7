import AssentDiagnostics
import AssentMarkup
import Foundation
import Testing

@Suite struct DocumentTests {
  static let samples: [String] = [
    "", "\n\n", "a", "# A\n\nb *c **d*** `e`\n", "> - a\n>\n>   1. b\n> c\n\n***\n",
    "| a | b |\n|:-:|--:|\n| *c* |\n",
    "[^a]: note\n\ntext[^a] and [^b]\n\n[c]: d 'e'\n\n[c] ![c]\n",
    "- [x] done\n- [ ] open\n", "    code\n\n~~~swift\nlet a\n~~~\n\n<div>\nb\n</div>\n\nc <b> d\n",
    "~~a~~ a@example.com www.example.com\\\nhttp://example.com  \nb\n", "\u{FEFF}# A\r\n\r\nb\rc",
  ]

  @Test(arguments: samples)
  func `a sample is a tree in preorder`(text: String) {
    expectTree(Document(parsing: SourceFile(path: "a.md", text: text)))
  }

  @Test func `characters written as numbers that no text should have are UTF-8 all the same`()
    throws
  {
    for (reference, character) in [
      ("&#xFFFE;", "\u{FFFE}"), ("&#65535;", "\u{FFFF}"), ("&#xFFFD;", "\u{FFFD}"),
      ("&#0;", "\u{FFFD}"),
      ("&#x1FFFE;", "\u{1FFFE}"), ("&#x110000;", "\u{FFFD}"),
    ] {
      let document = Document(
        parsing: SourceFile(path: "a.md", text: "x\(reference)y [a](b\(reference)c)\n"))
      let text = try #require(String(validating: document.text, as: UTF8.self))
      #expect(text.contains("x\(character)y"), "\(reference)")
    }
  }

  @Test(.enabled(if: !SharedText.files.isEmpty))
  func `real documents are trees in preorder`() throws {
    for file in SharedText.files {
      let source = SourceFile(path: file.path, bytes: Array(try Data(contentsOf: file)))
      expectTree(Document(parsing: source))
    }
  }

  @Test func `positions behind front matter are those of the file`() throws {
    let source = SourceFile(
      path: "a.md", text: "---\nversion: 1.0\n---\n\n# Terms\n\nText *here*.\n")
    let document = Document(parsing: source)
    #expect(document.frontMatter?.lineCount == 3)
    let heading = try #require(document.headings.first)
    #expect(document.nodes[heading].startLine == 5)
    let emphasis = try #require(document.nodes.first { $0.kind == .emphasis })
    let place = document.source.bytes(of: emphasis.range)
    #expect(String(decoding: source.bytes[place], as: UTF8.self) == "*here*")
  }

  /// cmark counts the columns of a line after the first from what it left of the line.
  @Test(arguments: [
    "one *a*\n    two *b* `c`\n", "one *a*\n\ttwo *b*\n \t  three [d](e)\n",
    "- one *a*\n  two *b*\nthree *c*\n      four **d**\n",
    "> one *a*\n> two *b*\n>   three *c*\n lazy *d*\n>four *e*\n",
    "> - one\n>   two *b*\n>     three *c*\n> > deep *d*\n> >   deeper *e*\n>  lazy *f*\n",
    "1. one\n\n   - two *a*\n  three *b*\n          four *c*\n", "Title *a*\n   more *b*\n===\n",
    "one *a\n    b* **c\n  d e** *f*\n", "one\r   two *a*\r\n     three *b*\n",
    "para\n   more\n\n | a | b |\n |---|---|\n | *c* | `d` |\n",
    "[^n]\n\n[^n]: one\n    two *a*\n      three *b*\n",
  ])
  func `what stands in a line that is indented or quoted has its place there`(text: String) throws {
    let source = SourceFile(path: "a.md", text: text)
    let document = Document(parsing: source)
    var count = 0
    for node in document.nodes {
      let marks: (first: UInt8, last: UInt8)
      switch node.kind {
      case .emphasis, .strong: marks = (UInt8(ascii: "*"), UInt8(ascii: "*"))
      case .link: marks = (UInt8(ascii: "["), UInt8(ascii: ")"))
      default: continue
      }
      count += 1
      let bytes = source.bytes[document.source.bytes(of: node.range)]
      #expect(
        bytes.first == marks.first && bytes.last == marks.last,
        "\(String(decoding: bytes, as: UTF8.self)) in \(text)")
    }
    #expect(count > 0)
  }

  @Test func `a thematic break first is no front matter`() {
    let document = Document(parsing: SourceFile(path: "a.md", text: "---\n\na\n\n---\n"))
    #expect(document.frontMatter == nil)
    #expect(document.nodes.filter { $0.kind == .thematicBreak }.count == 2)
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() {
    let bytes = Array("a ".utf8) + [0xFF, 0xC3] + Array(" b".utf8)
    let document = Document(parsing: SourceFile(path: "a.md", bytes: bytes))
    #expect(document.plainText(of: 0) == "a \u{FFFD}\u{FFFD} b")
  }

  @Test func `extensions are parsed only where they are asked for`() {
    let source = SourceFile(path: "a.md", text: "| a |\n|---|\n\n~~b~~\n")
    #expect(Document(parsing: source).nodes.contains { $0.kind == .table(columnCount: 1) })
    let plain = Document(parsing: source, extensions: [])
    #expect(
      !plain.nodes.contains { $0.kind == .table(columnCount: 1) || $0.kind == .strikethrough })
  }

  @Test func `parsing on four threads gives the same trees`() async {
    let sources = (0..<200).map { number in
      SourceFile(
        path: "\(number).md",
        text: Self.samples[number % Self.samples.count] + "\n\n~~\(number)~~ *b* www.example.com\n")
    }
    let expected = sources.map { Document(parsing: $0) }
    await withTaskGroup(of: (Int, Document).self) { group in
      for worker in 0..<4 {
        group.addTask { [sources] in (worker, Document(parsing: sources[worker])) }
      }
      for (number, source) in sources.enumerated() {
        group.addTask { (number, Document(parsing: source)) }
      }
      for await (number, document) in group {
        #expect(document.nodes == expected[number].nodes)
        #expect(document.text == expected[number].text)
      }
    }
  }

  /// Expects what ``Document`` says of its nodes to hold.
  private func expectTree(_ document: Document) {
    let nodes = document.nodes
    #expect(nodes.first?.kind == .document)
    #expect(nodes.first.map { Int($0.end) } == nodes.count)
    for (index, node) in nodes.enumerated().dropFirst() {
      let parent = Int(node.parent)
      guard parent >= 0, parent < index, Int(node.end) > index, node.end <= nodes[parent].end,
        node.startLine >= 1, node.startColumn >= 1, node.range.start <= node.range.end,
        node.literal.range.upperBound <= document.text.count
      else {
        Issue.record("node \(index) of \(document.source.path) is out of place: \(node)")
        return
      }
    }
    var parents = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      for child in document.children(of: index) { parents[child] = Int32(index) }
    }
    #expect(parents == nodes.map(\.parent))
  }
}
