import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

@Suite struct BoxTextTests {
  @Test func `a decision becomes boxes with labels on their lines`() throws {
    let drawing = try BoxText(
      Mermaid.graph(
        """
        flowchart TD
          A([Start]) --> B{Read?}
          B -->|yes| C[Agree]
          B -->|no| D[Leave]
          C -.-> A
        """), width: 60)
    #expect(drawing.losses == ["the shape of 2 nodes"])
    let text = drawing.lines.joined(separator: "\n")
    #expect(text.contains("│ Read?") && text.contains("╭") && text.contains("┆"))
    #expect(
      try Said(read(drawing))
        == Said(
          nodes: ["Agree", "Leave", "Read?", "Start"],
          edges: [
            "Agree -> Start []", "Read? -> Agree [yes]", "Read? -> Leave [no]", "Start -> Read? []",
          ]))
  }

  @Test(arguments: [
    "flowchart LR\n a --> b --> c --> a",
    "flowchart TB\n a & b --> c & d",
    "flowchart TB\n subgraph one [First]\n a --> b\n end\n subgraph two [Second]\n c\n end\n b --> c --> d",
    "flowchart TB\n subgraph one [A title far longer than all that stands in its frame]\n a --> b\n end\n b --> c",
    "flowchart LR\n subgraph one [First]\n a\n end\n subgraph two [Second]\n b\n end\n one --- two\n c --> one",
    "stateDiagram-v2\n state Work {\n Run --> Wait : pause\n }\n Idle --> Work\n Work --> Done",
    "flowchart LR\n a <--> b\n a --- c\n c ==> d",
    "flowchart TB\n a[One] --> b[One]\n b --> c[Two words<br/>and more]",
    "flowchart RL\n a -- \"in Japan 日本\" --> b[同意]",
    "stateDiagram-v2\n [*] --> Idle\n Idle --> Busy : work\n Busy --> [*]",
    "sequenceDiagram\n participant A as App\n A->>Server: text?\n Server-->>A: text",
    "sequenceDiagram\n Alpha-->>Beta: x\n Alpha->>Beta: y",
    "sequenceDiagram\n A->>B: x\n Note right of B: thinks\n B->>A: y\n Note over A,B: done",
  ]) func `what is drawn reads as the graph that it was drawn from`(text: String) throws {
    let graph = Mermaid.graph(text)
    let again = try read(BoxText(graph, width: 80))
    #expect(again.edges.count == graph.edges.count)
    #expect(Said(again).edges == Said(graph).edges)
    #expect(again.edges.map(\.style) == graph.edges.map(\.style) || graph.kind != .sequence)
    #expect(again.groups.map(\.title) == graph.groups.map(\.title))
    if graph.kind == .sequence {
      #expect(again.annotations.map(\.lines) == graph.annotations.map(\.lines))
      #expect(again.annotations.map(\.order) == graph.annotations.map(\.order))
    }
  }

  @Test(arguments: GoldenTests.names)
  func `a drawing comes back through mermaid, or is refused`(name: String) throws {
    let bytes = try Array(Data(contentsOf: GoldenTests.folder.appending(path: name)))
    let source = DiagramSource(
      file: SourceFile(path: name, bytes: bytes), text: bytes, info: "", fenceLine: 0)
    guard let reading = DiagramReading(source) else { return }
    let graph = Mermaid.graph(reading.graph.mermaidText)
    let drawing: BoxText
    do {
      drawing = try BoxText(graph, width: 80)
    } catch {
      // Named, so that one more that is refused is seen.
      #expect(Self.refused.contains(name), "\(error)")
      return
    }
    #expect(!Self.refused.contains(name))
    let again = try read(drawing)
    #expect(Said(again).edges == Said(graph).edges)
    #expect(again.groups.count == graph.groups.count)
  }

  /// Goldens that are no flows, or whose graph no drawing shows.
  static let refused: Set<String> = [
    "table.txt", "ruled-table.txt", "words-that-draw-nothing.txt",
    "two-trees-joined-row-by-row.txt", "messages-without-a-head.txt",
    "a-message-without-a-head-off-its-lines.txt",
  ]

  @Test func `a frame in a frame is drawn in it`() throws {
    let text =
      "flowchart TB\n subgraph out [Outer]\n subgraph in [Inner]\n a --> b\n end\n b --> c\n end\n c --> d"
    let again = try read(BoxText(Mermaid.graph(text), width: 80))
    let inner = try #require(again.groups.first { $0.title == ["Inner"] })
    #expect(again.groups.first { $0.id == inner.parent }?.title == ["Outer"])
    #expect(Said(again).edges == Said(Mermaid.graph(text)).edges)
  }

  @Test func `answers that both stand at one side of a line are not those of its two branches`()
    throws
  {
    // To find the wide drawing, narrow ones are read in which labels stand so.
    let graph = Mermaid.graph(
      """
      flowchart TB
        subgraph g1["v2.0"]
          n0[("one<br/>two<br/>three Open")]
          n1["Who? verylongwordindeed"]
        end
        n0 <-->|"yes"| n3
        n0 -.->|"はい"| n6
        n1 --> n4
        n2 -->|"100%"| n4
        n3 -.- g1
        n3 ---|"retry 3x"| n7
        n4 -->|"a longer label with words"| n6
      """)
    #expect(try Said(read(BoxText(graph, width: 80))).edges == Said(graph).edges)
  }

  @Test(arguments: ["---", "<-->"])
  func `a loop has one head, by which it is told from a wall`(arrow: String) throws {
    let drawing = try BoxText(Mermaid.graph("flowchart TB\n a \(arrow) a"), width: 80)
    #expect(drawing.losses == ["the head of 1 line"])
    #expect(try Said(read(drawing)).edges == ["a -> a []"])
  }

  @Test func `a frame that holds nothing is a box, which is told`() throws {
    let text = "flowchart TB\n subgraph none [Nothing in it]\n end\n a --> none"
    let drawing = try BoxText(Mermaid.graph(text), width: 80)
    #expect(drawing.losses == ["that 1 box is an empty frame"])
    let again = try read(drawing)
    #expect(again.groups.isEmpty)
    #expect(Said(again).edges == ["a -> Nothing in it []"])
  }

  @Test func `a drawing stays its author's`() throws {
    let text = "┌───┐    ┌───┐\n│ a ├───►│ b │\n└───┘    └───┘\n"
    let bytes = Array(text.utf8)
    let source = DiagramSource(
      file: SourceFile(path: "a.txt", bytes: bytes), text: bytes, info: "", fenceLine: 0)
    let reading = try #require(DiagramReading(source))
    #expect(try BoxText(of: reading, width: 20).lines.joined(separator: "\n") + "\n" == text)
  }

  @Test func `a drawing with tabs is written without, or refused where it would read differently`()
    throws
  {
    func box(_ text: String) throws -> String {
      let bytes = Array(text.utf8)
      let source = DiagramSource(
        file: SourceFile(path: "a.txt", bytes: bytes), text: bytes, info: "", fenceLine: 0)
      let reading = try #require(DiagramReading(source))
      return try BoxText(of: reading, width: 80).lines.joined(separator: "\n")
    }
    let plain = "┌───┐   ┌───┐\n│ a ├──►│ b │\n└───┘   └───┘"
    #expect(try box("┌───┐\t┌───┐\n│ a ├──►│ b │\n└───┘\t└───┘\n") == plain)
    for text in ["┌───┐\n│ a │\n└─┬─┘\n  │\n\t▼\n┌───┐\n│ b │\n└───┘\n", plain + "\n"] {
      guard let it = try? box(text) else { continue }
      #expect(!it.contains("\t"))
      #expect(try box(it) == it)
    }
  }

  @Test func `a message with two heads comes back as one`() throws {
    let graph = Mermaid.graph("sequenceDiagram\n A->>B: x\n B<<->>A: y\n A<<->>B: z")
    let again = try read(BoxText(graph, width: 80))
    #expect(again.edges.map(\.arrowTail) == [.none, .point, .point])
    #expect(again.edges.map(\.label) == [["x"], ["y"], ["z"]])
  }

  @Test func `frames of a sequence, which a drawing has no signs for, are refused by name`() {
    let text =
      "sequenceDiagram\n loop daily\n A->>B: x\n end\n opt y\n loop z\n A->>B: z\n end\n end"
    let missing = ["2 frames 'loop'", "1 frame 'opt'"]
    #expect(throws: BoxTextError.hasNoSigns(missing)) {
      try BoxText(Mermaid.graph(text), width: 80)
    }
    #expect(
      BoxTextError.hasNoSigns(missing).description.hasPrefix(
        "a box drawing has no signs for 2 frames 'loop', 1 frame 'opt', "))
  }

  @Test func `a sequence is drawn without what only stands around its messages, which is told`()
    throws
  {
    let drawing = try BoxText(
      Mermaid.graph(
        """
        sequenceDiagram
          autonumber
          actor A
          A->>+B: ask
          rect rgb(9,9,9)
          B--x-A: answer
          end
          create participant C
          A->>C: pass on
        """), width: 80)
    #expect(
      drawing.losses == [
        "the sign of 1 participant", "when 1 participant comes or goes", "the head of 1 message",
        "1 activation", "1 shaded part", "the numbers of messages",
      ])
    let again = try read(drawing)
    #expect(again.kind == .sequence)
    #expect(again.edges.map(\.label) == [["ask"], ["answer"], ["pass on"]])
    #expect(again.edges.map { $0.style == .dotted } == [false, true, false])
  }

  @Test func `headings that a drawing had are told`() throws {
    let name = "arrow-text.txt"
    let bytes = try Array(Data(contentsOf: GoldenTests.folder.appending(path: name)))
    let source = DiagramSource(
      file: SourceFile(path: name, bytes: bytes), text: bytes, info: "", fenceLine: 0)
    let reading = try #require(DiagramReading(source))
    try #require(!reading.graph.headings.isEmpty)
    let losses = try BoxText(of: reading, width: 80).losses
    #expect(losses.contains { $0.hasSuffix("heading") || $0.hasSuffix("headings") })
  }

  @Test func `what has no boxes is refused with the reason`() {
    #expect(throws: BoxTextError.isEmpty) { try BoxText(Mermaid.graph("flowchart TB"), width: 80) }
    let many = (0..<2_500).map { "a\($0)" }.joined(separator: "\n")
    #expect(throws: BoxTextError.isTooLarge) {
      try BoxText(Mermaid.graph("flowchart TB\n\(many)"), width: 80)
    }
  }

  private func read(_ drawing: BoxText) throws -> FlowGraph {
    let bytes = Array(drawing.lines.map { $0 + "\n" }.joined().utf8)
    let file = SourceFile(path: "a.txt", bytes: bytes)
    return try #require(
      FlowGraph(
        reading: DiagramSource(file: file, text: bytes, info: "", fenceLine: 0)))
  }
}

/// The words of a graph: what its nodes say and which leads to which.
private struct Said: Equatable {
  var nodes: [String]
  var edges: [String]

  init(nodes: [String], edges: [String]) {
    self.nodes = nodes
    self.edges = edges
  }

  init(_ graph: FlowGraph) {
    func folded(_ lines: [String]) -> String {
      lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    }
    var names: [String: String] = [:]
    for node in graph.nodes {
      names[node.id] =
        switch node.shape {
        case .start: "●"
        case .end: "◉"
        default: folded(node.lines)
        }
    }
    nodes = names.values.sorted()
    for group in graph.groups where names[group.id] == nil { names[group.id] = folded(group.title) }
    edges = graph.edges.filter { $0.style != .invisible }.map { edge in
      var ends = [edge.from, edge.to].map { names[$0] ?? $0 }
      if edge.arrow == edge.arrowTail { ends.sort() }
      return "\(ends[0]) -> \(ends[1]) [\(folded(edge.label))]"
    }.sorted()
  }
}
