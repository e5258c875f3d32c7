import AssentDiagnostics
import Testing

@testable import AssentDiagram

struct TerminalDrawingTests {
  @Test func `a decision is drawn with its branches and their labels`() {
    var graph = flow("a b", "b c", "b d")
    graph.nodes[1].shape = .diamond
    graph.nodes[1].lines = ["Accepted?"]
    graph.edges[1].label = ["Yes"]
    graph.edges[2].label = ["No"]
    #expect(
      TerminalDrawing(graph, width: 80).lines == [
        "    ┌───┐",
        "    │ a │",
        "    └─┬─┘",
        "      │",
        "      ▼",
        "╱───────────╲",
        "< Accepted? >",
        "╲──┬──────┬─╱",
        "   │      │",
        "  Yes     No",
        "   ▼      ▼",
        " ┌───┐  ┌───┐",
        " │ c │  │ d │",
        " └───┘  └───┘",
      ])
  }

  @Test func `ASCII is drawn with ASCII alone`() {
    var generator = GeneratedGraph(seed: 3)
    var graph = generator.graph(nodes: 12, edges: 16, groups: 2)
    for index in graph.nodes.indices { graph.nodes[index].lines = ["node \(index)"] }
    for index in graph.edges.indices { graph.edges[index].label = [] }
    for index in graph.groups.indices { graph.groups[index].title = ["group"] }
    let text = TerminalDrawing(graph, width: 100, isASCII: true).lines.joined(separator: "\n")
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: 0..<40)
  func `no row is wider than asked or ends with a blank`(_ seed: Int) {
    var generator = GeneratedGraph(seed: seed)
    let graph = generator.graph(nodes: 4 + seed % 15, edges: seed % 23, groups: seed % 3)
    for width in [100, 80, 40] {
      for line in TerminalDrawing(graph, width: width).lines {
        #expect(textColumns(line) <= width)
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test func `a flow down the page runs across it where a rank is too wide and a column is not`() {
    let graph = flow("one hub", "two hub", "three hub", "four hub", "five hub", "six hub")
    #expect(
      TerminalDrawing(graph, width: 28).lines == [
        " ┌─────┐",
        " │ one ├──────┐",
        " └─────┘      │",
        "              │",
        " ┌─────┐      │",
        " │ two ├────┐ │",
        " └─────┘    │ │",
        "            │ │  ┌─────┐",
        "┌───────┐   │ └─►│     │",
        "│ three ├─┐ └───►│     │",
        "└───────┘ └─────►│     │",
        "                 │ hub │",
        "┌───────┐ ┌─────►│     │",
        "│ four  ├─┘ ┌───►│     │",
        "└───────┘   │ ┌─►│     │",
        "            │ │  └─────┘",
        "┌───────┐   │ │",
        "│ five  ├───┘ │",
        "└───────┘     │",
        "              │",
        " ┌─────┐      │",
        " │ six ├──────┘",
        " └─────┘",
      ])
  }

  @Test func `a flow that is too wide is folded and names the part it goes on in`() {
    var graph = flow()
    for number in 0..<12 {
      graph.nodes.append(
        .init(
          id: "\(number)", lines: ["statistics \(number)"], shape: .box, range: GeneratedGraph.range
        ))
      if number > 0 {
        graph.edges.append(
          .init(from: "\((number - 1) / 6)", to: "\(number)", range: GeneratedGraph.range))
      }
    }
    let drawing = TerminalDrawing(graph, width: 44)
    guard case .folded(let parts) = drawing.form else {
      Issue.record("\(drawing.form)")
      return
    }
    #expect(drawing.lines.contains("Part 1 of \(parts)"))
    let words = drawing.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains("1 (part 2)") && words.contains("← statistics 0 (part 1)"))
  }

  @Test(arguments: [true, false])
  func `lines that are cut say which way they lead, and frames that they are continued`(
    isASCII: Bool
  ) {
    var text = "flowchart TB\n subgraph g [Frame]\n"
    for number in 1...12 { text += "  n\(number)[step number \(number)]\n" }
    text += " end\n"
    for number in 2...11 { text += " n1 --> n\(number)\n" }
    text += " n11 --- n12\n n2 <--> n12\n n12 --> m1 & m2 & m3 & m4 & m5 & m6 & m7 & m8 & m9\n"
    let lines = TerminalDrawing(Mermaid.graph(text), width: 50, isASCII: isASCII).lines
    for sign in isASCII ? ["> ", "< ", "- ", "<> "] : ["→ ", "← ", "— ", "↔ "] {
      #expect(lines.contains { $0.contains(sign + "step number") }, "\(lines)")
    }
    #expect(lines.contains { $0.contains(isASCII ? "Frame ..." : "Frame …") })
  }

  @Test func `what no drawing can hold is listed`() {
    let drawing = TerminalDrawing(tree(2_000), width: 80)
    #expect(drawing.form == .listed)
    #expect(drawing.lines[0] == "0")
    #expect(drawing.lines[1] == "  ─► 1")
  }

  @Test func `a line that passes the frame of a group interrupts it`() {
    var graph = flow("a b")
    graph.groups.append(
      .init(id: "g", title: ["One"], nodes: ["b"], range: GeneratedGraph.range))
    let lines = TerminalDrawing(graph, width: 80).lines
    #expect(lines.contains { $0.contains("┄│┄") || $0.hasPrefix("┌┄│") }, "\(lines)")
    #expect(!lines.joined().contains("┼"))
  }

  @Test func `a note hangs on its state`() {
    let graph = Mermaid.graph("stateDiagram-v2\n[*] --> A\nnote right of A : mind it\n")
    #expect(
      TerminalDrawing(graph, width: 80).lines == [
        "     ●", "     │", "     ▼", "   ╭───╮", "   │ A │", "   ╰─┬─╯", "     ┆", "     ┆",
        "┌────┴────┐", "│ mind it │", "└─────────┘",
      ])
  }

  @Test func `lines leave a bar as they leave a box`() {
    let text = "stateDiagram-v2\nstate f <<fork>>\nf --> A\nf --> B\n"
    let lines = TerminalDrawing(Mermaid.graph(text), width: 80).lines
    #expect(lines[0].contains("━━━━━━━━━"))
    #expect(lines.contains { $0.contains("└") && $0.contains("┐") && !$0.contains("─ ") })
    #expect(lines[1].allSatisfy { " │└─┐┌┘".contains($0) })
    #expect(!lines[1].contains(" ─"))
  }

  @Test func `a drawing stays as it is where it fits, and is drawn anew where not`() {
    let text =
      "┌───┐               ┌───┐  \n│ a │──────────────►│ b │\n└───┘               └───┘\n\n"
    let file = SourceFile(path: "a.txt", bytes: Array(text.utf8))
    let source = DiagramSource(file: file, text: file.bytes, info: "", fenceLine: 0)
    guard let graph = FlowGraph(reading: source) else {
      Issue.record("no diagram")
      return
    }
    let whole = TerminalDrawing(graph, from: source, width: 80)
    #expect(whole.form == .verbatim)
    #expect(whole.lines[0] == "┌───┐               ┌───┐")
    #expect(whole.lines.count == 3)
    let narrow = TerminalDrawing(graph, from: source, width: 20)
    #expect(narrow.form == .whole)
    #expect(narrow.lines.allSatisfy { textColumns($0) <= 20 })
    let ascii = TerminalDrawing(graph, from: source, width: 80, isASCII: true)
    #expect(ascii.form == .verbatim)
    #expect(
      ascii.lines == [
        "+---+               +---+", "| a |-------------->| b |", "+---+               +---+",
      ])
  }

  @Test(arguments: [
    ("├── a # ↓ b\n└── c → d", "|-- a # v b\n`-- c → d"),
    ("╔═══╗\n║ ü ║──→ ╱\n╚═══╝◀═ ╲", "+===+\n| ü |--> /\n+===+<= \\"),
    ("plain -> text", "plain -> text"),
  ]) func `strokes become ASCII where they stand, and words stay`(drawn: String, ascii: String) {
    let isTree = drawn.hasPrefix("├")
    let lines = drawn.split(separator: "\n").map { ASCIIStrokes.line(String($0), isTree: isTree) }
    #expect(lines.joined(separator: "\n") == ascii)
  }

  @Test func `a word is kept whole, and columns are even`() {
    #expect(wrappedWords(["Not Authenticated"], limit: 12) == ["Not", "Authenticated"])
    #expect(wrappedColumns(["aa bb cc dd"], limit: 8) == ["aa bb", "cc dd"])
    #expect(wrappedColumns(["aa bb cc dd"], limit: 11) == ["aa bb cc dd"])
    #expect(wrappedColumns(["aaaaaaaa b"], limit: 4) == ["aaaa", "aaaa", "b"])
    let long = wrappedColumns(["on:service-accounts it"], limit: 12)
    #expect(long == ["on:service-", "accounts it"])
  }
}
