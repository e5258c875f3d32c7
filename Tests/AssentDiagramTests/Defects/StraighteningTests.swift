import AssentDiagnostics
import AssentDiagram
import Foundation
import TestSupport
import Testing

/// Straightening changes what is drawn wrong, and nothing else.
@Suite struct StraighteningTests {
  /// Letters, digits and signs of a drawing, without its strokes, heads and blanks.
  private static func words(_ text: [UInt8]) -> String {
    let view = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
      !(0x2500...0x257F).contains($0.value) && !"-|+ \t".unicodeScalars.contains($0)
        && !"▲△▶▷►▼▽◀◁◄←↑→↓'.".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(view))
  }

  /// The lines of the nodes; how far they are indented depends on the wall before them.
  private static func labels(of graph: FlowGraph) -> [[String]] {
    graph.nodes.map { $0.lines.map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Whether there was anything to straighten.
  @discardableResult private static func check(
    _ source: DiagramSource, _ place: String
  ) throws -> Bool {
    guard let text = source.straightened() else { return false }
    let after = DiagramSource(
      file: source.file, text: text, info: source.info, fenceLine: source.fenceLine,
      indent: source.indent)
    #expect(after.straightened() == nil, "\(place) is straightened twice")
    #expect(words(text) == words(source.text), "\(place)")
    let before = try #require(FlowGraph(reading: source))
    let graph = try #require(FlowGraph(reading: after))
    #expect(graph.kind == before.kind)
    #expect(labels(of: graph) == labels(of: before), "\(place)")
    #expect(
      Set(graph.edges.map { [$0.from, $0.to] + $0.label })
        == Set(before.edges.map { [$0.from, $0.to] + $0.label }), "\(place)")
    // A tab hides what else is wrong in its row.
    let defects = source.defects()
    if !defects.contains(where: { $0.kind == .tabInDiagram }) {
      #expect(after.defects().count <= defects.count, "\(place)")
    }
    return true
  }

  @Test func `drawings come out straight, with the same words and the same graph`() throws {
    var count = 0
    for name in GoldenTests.names {
      let text = Array(try Data(contentsOf: GoldenTests.folder.appending(path: name)))
      if try Self.check(MutationTests.source(text), name) { count += 1 }
    }
    #expect(count > GoldenTests.names.count / 20)
  }

  @Test(.enabled(if: SharedDocuments.isThere), arguments: ["seeds", "corpus/box"])
  func `drawings of real documents come out straight`(folder: String) throws {
    var (count, straightened) = (0, 0)
    for url in SharedDocuments.files(in: folder) {
      for source in try SharedDocuments.drawings(in: url) {
        count += 1
        if try Self.check(source, "\(url.lastPathComponent):\(source.fenceLine)") {
          straightened += 1
        }
      }
    }
    #expect(count > 20)
    #expect(straightened > 0)
  }

  @Test(arguments: [
    (
      "┌──────┐\n│ a     │\n│ b   │\n└──────┘\n",
      "┌──────┐\n│ a    │\n│ b    │\n└──────┘\n"
    ),
    ("┌──────┐\n│ Größe│\n│ 日本   │\n└──────┘\n", "┌──────┐\n│ Größe│\n│ 日本 │\n└──────┘\n"),
    (
      "┌────┐\r\n│ a   │\r\n└────┘\r\n", "┌────┐\r\n│ a  │\r\n└────┘\r\n"
    ),
    ("┌────┐\n│ a   │ ← note\n└────┘\n", "┌────┐\n│ a  │  ← note\n└────┘\n"),
  ])
  func `walls go to the columns of their corners`(drawing: String, straight: String) {
    let text = MutationTests.source(Array(drawing.utf8)).straightened()
    #expect(text.map { String(decoding: $0, as: UTF8.self) } == straight)
  }

  @Test(arguments: [
    // Words that run through the wall make the box wider, where there is room.
    (
      "┌───────┐\n│ Accepted │\n│ today │\n└───┬───┘\n    │\n    ▼\n┌───────┐\n│ Home  │\n└───────┘\n",
      "┌──────────┐\n│ Accepted │\n│ today    │\n└───┬──────┘\n    │\n    ▼\n┌───────┐\n│ Home  │\n└───────┘\n"
    ),
    // A panel goes to the wall of its frame.
    (
      "┌───────────────┐\n│ License       │\n├────────┐      │\n│ Private│      │\n└────────┘      │\n",
      "┌───────────────┐\n│ License       │\n├───────────────┤\n│ Private       │\n└───────────────┘\n"
    ),
    // An item hangs where the others of its tree do.
    (
      "legal\n├── terms\n│   └── en.md\n├── privacy\n│       └── de.md\n└── index.md\n",
      "legal\n├── terms\n│   └── en.md\n├── privacy\n│   └── de.md\n└── index.md\n"
    ),
    // A wall far from its place goes there; no second one is drawn.
    (
      "┌────────────┐\n│ a      │\n│ b          │\n└────────────┘\n",
      "┌────────────┐\n│ a          │\n│ b          │\n└────────────┘\n"
    ),
    // The first row has lost its left wall.
    ("┌──────┐\n  Open │\n└──────┘\n", "┌──────┐\n│ Open │\n└──────┘\n"),
    // Pieces of wall far from their place may stand one below the other.
    (
      "┌──────────┐\n│ Terms    │\n│              │\n│ of           │\n└──────────┘\n",
      "┌──────────┐\n│ Terms    │\n│          │\n│ of       │\n└──────────┘\n"
    ),
  ])
  func `what has one right answer is repaired`(drawing: String, straight: String) throws {
    let source = MutationTests.source(Array(drawing.utf8))
    #expect(source.straightened().map { String(decoding: $0, as: UTF8.self) } == straight)
    #expect(try Self.check(source, drawing))
    #expect(MutationTests.source(Array(straight.utf8)).defects().isEmpty)
  }

  @Test(arguments: [
    // The arrow leaves no room for a wider box.
    "┌───────┐ ┌────┐\n│ Accepted │ x  │\n└───────┘ └────┘\n",
    // It may be the last item of the tree, or one of the item above it.
    "legal\n├── terms\n│   └── en.md\n├── privacy\n        └── de.md\n",
    // A line runs where the panel would go.
    "┌──────────────┐\n│ a ──────┐    │\n├───────┐ │    │\n│ b     │ │    │\n└───────┘ │    │\n          ▼\n         end\n",
  ])
  func `what has two right answers stays`(drawing: String) {
    #expect(MutationTests.source(Array(drawing.utf8)).straightened() == nil)
  }

  @Test func `mutated drawings come to rest`() throws {
    for name in MutationTests.names {
      let drawing = try MutationTests.drawing(name)
      for mutation in Mutation.all(of: drawing).enumerated().filter({ $0.offset % 5 == 0 }) {
        try Self.check(MutationTests.source(mutation.element.text), "\(mutation.element)")
      }
    }
  }

  @Test(arguments: [
    String(repeating: "┌", count: 120) + "\n", String(repeating: "┌─┐", count: 40) + "\n",
    "│ a  │\n", "└── a\n", String(repeating: "▼ ", count: 80) + "\n", "┌──┐\n│ a │\n└──┘\n",
  ])
  func `the time for hostile drawings follows their rows`(rows: String) {
    let isProportional = ProcessorTime.isProportional(to: 30) { count in
      let drawing = String(repeating: rows, count: count)
      let source = MutationTests.source(Array(drawing.utf8))
      _ = source.defects()
      _ = source.straightened()
    }
    #expect(isProportional)
  }
}
