import AssentDiagnostics
import AssentDiagram
import Foundation
import TestSupport
import Testing

@Suite struct RobustnessTests {
  private static func read(_ text: [UInt8]) -> FlowGraph? {
    let file = SourceFile(path: "drawing.txt", bytes: text)
    return FlowGraph(reading: DiagramSource(file: file, text: text, info: "", fenceLine: 0))
  }

  /// What is wrong with the picture of a drawing.
  private static func fault(in text: [UInt8], _ graph: FlowGraph) throws -> String? {
    let source = PictureTests.source(text)
    guard
      let picture = try DiagramPicture(of: graph, from: source, prefix: "d", isStandalone: true)
    else { return graph.nodes.isEmpty && graph.tables.isEmpty ? nil : "no picture" }
    return XMLFaults(picture.svg).first
  }

  @Test(arguments: [
    // Boxes without end.
    String(
      repeating: ["┌──┐", "│a │", "└──┘", "    "].map { String(repeating: $0, count: 130) + "\n" }
        .joined(), count: 130),
    // Lines that cross everywhere.
    String(repeating: String(repeating: "┼", count: 400) + "\n", count: 400),
  ]) func `more than anybody draws is a finding`(drawing: String) throws {
    let graph = try #require(Self.read(Array(drawing.utf8)))
    #expect(graph.diagnostics.map(\.rule) == [.diagramTooLarge])
    #expect(graph.nodes.isEmpty)
  }

  @Test(arguments: [
    ("+--+\n|  |\n+--+\n", "\\\n"), ("+--+\n|  |\n+--+\n", "  \\--\n"),
    ("+--+\n|  |\n+--+\n", "`\n"), ("Root --> X\n", "├─ a --> b\n"), ("A   B\n", "x --- a -- b\n"),
  ]) func `the time for one row again and again follows their number`(head: String, row: String) {
    let isProportional = ProcessorTime.isProportional(to: 200) { count in
      _ = Self.read(Array((head + String(repeating: row, count: count)).utf8))
    }
    #expect(isProportional)
  }

  @Test func `mutated drawings are read without harm`() throws {
    let drawings = try GoldenTests.names.map {
      Array(try Data(contentsOf: GoldenTests.folder.appending(path: $0)))
    }
    let pieces =
      "┌ ┐ └ ┘ │ ─ ├ ┤ ┬ ┴ ┼ ▼ ◄ → ← ↔ ↕ ↓ ↑ + - | v ^ > < a : / \\ _ . L ` ( ) █ 日 \t \n".split(
        separator: " "
      )
      .map { Array($0.utf8) }
    var numbers = Numbers(state: 2026)
    for round in 0..<(Recording.isLong ? 1_000_000 : 2_000) {
      var text = drawings[Int.random(in: drawings.indices, using: &numbers)]
      for _ in 0..<Int.random(in: 1...4, using: &numbers) where !text.isEmpty {
        let at = Int.random(in: text.indices, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: text[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1:
          text.insert(
            contentsOf: pieces[Int.random(in: pieces.indices, using: &numbers)], at: at)
        case 2:
          let end = at + Int.random(in: 1...9, using: &numbers)
          text.removeSubrange(at..<min(text.count, end))
        default: text.insert(contentsOf: text[at...].prefix(40), at: at)
        }
      }
      guard let graph = Self.read(text) else { continue }
      let ids = Set(graph.nodes.map(\.id)).union(graph.groups.map(\.id))
      let isClosed = graph.edges.allSatisfy { ids.contains($0.from) && ids.contains($0.to) }
      if !isClosed || Set(graph.nodes.map(\.id)).count != graph.nodes.count {
        Issue.record("\(String(decoding: text, as: UTF8.self))")
      }
      if Recording.isLong || round % 5 == 0, let fault = try Self.fault(in: text, graph) {
        Issue.record("\(fault): \(String(decoding: text, as: UTF8.self))")
      }
      if round % 50 == 0 || Recording.isLong { Self.checkStraightening(of: text) }
    }
  }

  /// Straightening comes to rest after one pass, whatever the drawing is.
  private static func checkStraightening(of text: [UInt8]) {
    func source(_ text: [UInt8]) -> DiagramSource {
      let file = SourceFile(path: "drawing.txt", bytes: text)
      return DiagramSource(file: file, text: text, info: "", fenceLine: 0)
    }
    _ = source(text).defects()
    guard let straight = source(text).straightened() else { return }
    if source(straight).straightened() != nil {
      Issue.record("\(String(decoding: text, as: UTF8.self))")
    }
  }

  static let hostile: [(name: String, text: String)] = [
    ("corners", String(repeating: String(repeating: "┌", count: 120) + "\n", count: 120)),
    ("crossings", String(repeating: String(repeating: "┼", count: 120) + "\n", count: 120)),
    ("pluses", String(repeating: String(repeating: "+-", count: 60) + "\n", count: 120)),
    ("pipes", String(repeating: String(repeating: "|", count: 120) + "\n", count: 120)),
    ("heads", String(repeating: String(repeating: "▼ ", count: 60) + "\n", count: 120)),
    ("nothing", ""), ("blank", "\n \n\n"), ("NUL", "\0\0\n│\0▼"),
  ]

  @Test(arguments: hostile.map(\.name)) func `hostile text ends`(name: String) throws {
    let text = try #require(Self.hostile.first { $0.name == name }?.text)
    let bytes = Array(text.utf8)
    guard let graph = Self.read(bytes) else { return }
    let fault = try Self.fault(in: bytes, graph)
    #expect(fault == nil)
  }

  @Test func `participants whose lines are one are read`() throws {
    let text = """
      ┌─────────┐  ┌─────┐
      │ App     │  │ DB  │
        ┌─────┐
      │ App     │  │ DB  │
      └────┬────┘  └──┬──┘
           │◄─────────│
           │◄─────────│
           │ go       │
           │─────────►│
      """
    let graph = try #require(Self.read(Array(text.utf8)))
    #expect(!graph.nodes.isEmpty)
    #expect(try Self.fault(in: Array(text.utf8), graph) == nil)
  }

  @Test(arguments: [
    String(repeating: "│\n", count: 2_001), String(repeating: "─", count: 2_001),
  ]) func `a drawing above the limit is a diagnostic`(text: String) throws {
    let graph = try #require(Self.read(Array(text.utf8)))
    #expect(!graph.isValid)
    #expect(graph.nodes.isEmpty)
    #expect(graph.diagnostics.map(\.rule) == [.diagramTooLarge])
  }

  @Test func `code in a language with a name is no diagram`() {
    let text = Array("func a() -> Int {\n  b | c\n}\n".utf8)
    let file = SourceFile(path: "a.md", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "swift", fenceLine: 1)
    #expect(FlowGraph(reading: source) == nil)
  }
}

@Suite struct MermaidSizeTests {
  @Test func `a mermaid text of more than 512 kB is told, not read`() throws {
    let text = Array(("flowchart TD\n" + String(repeating: "a-->b\n", count: 90_000)).utf8)
    let file = SourceFile(path: "large.mmd", bytes: text)
    let graph = try #require(FlowGraph(reading: DiagramSource(bare: file)))
    #expect(graph.nodes.isEmpty)
    #expect(!graph.isValid)
    #expect(graph.diagnostics.map(\.rule) == [.diagramTooLarge])
  }
}

extension DiagramSource {
  fileprivate init(bare file: SourceFile) {
    self.init(file: file, text: file.bytes, info: "mermaid", fenceLine: 0)
  }
}
