import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// No word of a diagram is lost where it is drawn anew with characters.
@Suite struct TerminalWordsTests {
  @Test(arguments: GoldenTests.names)
  func `every word of a drawing is in its text`(name: String) throws {
    let bytes = try Array(Data(contentsOf: GoldenTests.folder.appending(path: name)))
    let file = SourceFile(path: name, bytes: bytes)
    let source = DiagramSource(file: file, text: bytes, info: "", fenceLine: 0)
    guard let graph = FlowGraph(reading: source) else { return }
    expectWords(of: graph, name)
  }

  @Test(arguments: GoldenTests.names)
  func `every word of a drawing is in its graph`(name: String) throws {
    let bytes = try Array(Data(contentsOf: GoldenTests.folder.appending(path: name)))
    let file = SourceFile(path: name, bytes: bytes)
    let source = DiagramSource(file: file, text: bytes, info: "", fenceLine: 0)
    guard let graph = FlowGraph(reading: source), isDrawn(graph) else { return }
    let said = texts(of: graph).joined().filter { $0.isLetter || $0.isNumber }
    let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    // A letter alone may be a head.
    let lost = Set(
      words.filter { $0.count > 1 && !said.contains($0) && !$0.allSatisfy("vxo".contains) })
    #expect(lost.isEmpty)
  }

  @Test(.enabled(if: TruthTests.isThere))
  func `every word of the shared drawings is in their text`() throws {
    for reading in try SharedDrawings.all().compactMap({ DiagramReading($0) }) {
      expectWords(of: reading.graph, "\(reading.source.file.path):\(reading.source.fenceLine)")
    }
  }

  @Test(arguments: [
    "---\ntitle: Whole\n---\nflowchart LR\n A --> B\n subgraph S[Empty group]\n end",
    "flowchart LR\n subgraph One\n a --> b\n end\n subgraph Two\n c\n end\n One --> Two",
    "sequenceDiagram\n title Whole\n participant N as Nobody\n box Team\n participant M\n end\n A->>B: hello\n"
      + " Note over A,B: aside",
    "sequenceDiagram\n box Nothing\n end\n A->>B: hello",
    "stateDiagram-v2\n [*] --> Idle\n note right of Idle: rests",
    "erDiagram\n A ||--o{ B : has\n A {\n string name PK \"first\"\n }",
    "classDiagram\n A <|-- B\n note \"alone\"\n class A {\n +run() int\n }",
  ]) func `every word of mermaid is in its text`(text: String) {
    let graph = Mermaid.graph(text)
    #expect(graph.isValid)
    expectWords(of: graph, text)
  }

  @Test func `headings stand over their parts where nothing leads from one to another`() throws {
    let text = """
      First launch:
      ┌───┐   ┌───┐
      │ A ├──►│ B │
      └───┘   └───┘

      Later:
      ┌───┐   ┌───┐
      │ C ├──►│ D │
      └───┘   └───┘

      """
    let lines = TerminalDrawing(try read(text), width: 40).lines
    let places = ["First launch:", "│ A ├", "Later:", "│ C ├"].map { words in
      lines.firstIndex { $0.contains(words) }
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `a table is drawn in the box that it stands in`() throws {
    let text = """
      ┌─────────────────┐
      │ Rules           │
      │ ┌─────┬───────┐ │
      │ │ old │ new   │ │
      │ ├─────┼───────┤ │
      │ │ no  │ YES   │ │
      │ └─────┴───────┘ │
      └────────┬────────┘
               ▼
            ┌─────┐
            │ End │
            └─────┘

      """
    let lines = TerminalDrawing(try read(text), width: 40).lines
    #expect(
      lines.contains { $0.contains("│ old  new │") || $0.contains("old") && $0.contains("new") })
    #expect(lines.contains { $0.contains("no") && $0.contains("YES") })
  }

  private func read(_ text: String) throws -> FlowGraph {
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "a.txt", bytes: bytes)
    return try #require(
      FlowGraph(reading: DiagramSource(file: file, text: bytes, info: "", fenceLine: 0)))
  }

  private func expectWords(
    of graph: FlowGraph, _ name: String, location: SourceLocation = #_sourceLocation
  ) {
    guard isDrawn(graph) else { return }
    for width in [30, 48, 80] {
      for isASCII in [false, true] {
        let drawn = TerminalDrawing(graph, width: width, isASCII: isASCII).lines
          .joined(separator: "\n")
        let lost = Set(words(of: graph).filter { !drawn.contains($0) })
        #expect(lost.isEmpty, "\(name) at \(width)", sourceLocation: location)
      }
    }
  }

  private typealias SourceLocation = Testing.SourceLocation

  private func isDrawn(_ graph: FlowGraph) -> Bool {
    switch graph.kind {
    case .flow, .stateMachine, .sequence, .entityRelationship, .classDiagram: true
    case .timeline, .tree, .mockUp, .list, .other: false
    }
  }

  /// The short words, which no line breaks.
  private func words(of graph: FlowGraph) -> [Substring] {
    texts(of: graph).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
      .filter { (2...7).contains($0.count) }
  }

  private func texts(of graph: FlowGraph) -> [String] {
    var texts =
      graph.nodes.flatMap(\.lines)
      + graph.nodes.flatMap { $0.sections.joined().flatMap(\.cells) }
    texts += graph.edges.filter { $0.style != .invisible }.flatMap(\.label)
    texts += graph.groups.flatMap(\.title) + graph.headings.map(\.text)
    texts += graph.annotations.flatMap(\.lines) + graph.times.flatMap(\.lines)
    texts += graph.tables.flatMap { $0.rows.joined() } + graph.legend
    return texts + [graph.title].compactMap(\.self)
  }
}
