import AssentDiagnostics
import AssentDiagram
import Testing

/// Where faults are found, what is said of them, and what repairs them.
@Suite struct MermaidFindingTests {
  @Test(arguments: [
    (
      "A[a {b}] --> C",
      "2:5-2:6 error mermaid-syntax: "
        + "label of node 'A' needs quotes: expected ']', found '{'",
      "A[\"a {b}\"] --> C"
    ),
    (
      "A --> B(f(x))",
      "2:10-2:11 error mermaid-syntax: "
        + "label of node 'B' needs quotes: expected ')', found '('",
      "A --> B(\"f(x)\")"
    ),
    (
      "A[a \"b\" c]",
      "2:5-2:6 error mermaid-syntax: "
        + "label of node 'A' needs quotes: expected ']', found '\"'",
      "A[\"a #quot;b#quot; c\"]"
    ),
    (
      "A -->|a [b]| B",
      "2:9-2:10 error mermaid-syntax: "
        + "label of the link needs quotes: expected '|', found '['",
      "A -->|\"a [b]\"| B"
    ),
    (
      "A -- say \"b\" --> B",
      "2:10-2:11 error mermaid-syntax: "
        + "label of the link needs quotes: found '\"'",
      "A -- \"say #quot;b#quot;\" --> B"
    ),
    (
      "A[] --> B", "2:2-2:4 error mermaid-syntax: label of node 'A' is empty", "A[\" \"] --> B"
    ),
    (
      "A{{a {b} c}}",
      "2:6-2:7 error mermaid-syntax: "
        + "label of node 'A' needs quotes: expected '}}', found '{'",
      "A{{\"a {b} c\"}}"
    ),
  ]) func `a label that needs quotes is told and repaired`(
    text: String, finding: String, repaired: String
  ) {
    let file = SourceFile(path: "a.mmd", text: "graph TD\n\(text)\n")
    let graph = Mermaid.graph(bytes: file.bytes)
    #expect(!graph.isValid)
    #expect(Mermaid.findings(graph) == [finding])
    let bytes = FixIt.apply(graph.diagnostics.compactMap(\.fix), to: file.bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "graph TD\n\(repaired)\n")
    let after = Mermaid.graph(bytes: bytes)
    #expect(after.isValid, "\(Mermaid.findings(after))")
    #expect(Mermaid.meaning(after) == Mermaid.meaning(graph))
  }

  @Test func `the graph that was meant is drawn around a fault`() {
    let graph = Mermaid.flow("A --> B[lists_{id} x]\nB -->\nC --> end\nD --> E")
    #expect(!graph.isValid)
    #expect(graph.nodes.map(\.id) == ["A", "B", "C", "end", "D", "E"])
    #expect(graph.edges.map { "\($0.from)\($0.to)" } == ["AB", "BC", "Cend", "DE"])
  }

  @Test(arguments: [
    ("graph TD\nA --> end", "2:7-2:10", "expected a node; 'end' is a reserved word, found 'end'"),
    ("graph TD\nA B", "2:3-2:4", "expected a link, ';' or the end of the line, found 'B'"),
    ("graph TD A", "1:10-1:11", "expected the end of the line after the direction, found 'A'"),
    ("graph TD\nsubgraph a\nb", "2:1-2:11", "subgraph is not closed; expected 'end'"),
    ("graph TD\nA[b\n", "2:2-2:4", "label of node 'A' is not closed; expected ']'"),
    ("grph TD\nA", "1:1-1:5", "expected a kind of diagram, found 'grph'"),
    ("graph TD\nA@{ shape: diamon }", "2:2-2:20", "unknown shape 'diamon' of node 'A'"),
    (
      "graph TD\nA-->B\nlinkStyle 3 color:red", "3:11-3:12",
      "no link 3 so far; links count from 0, 1 are above"
    ),
    (
      "---\ntitle: a\n---\n%% c\n\ngraph TD\n%% d\n  A => B", "8:5-8:6",
      "expected a link, ';' or the end of the line, found '='"
    ),
    ("stateDiagram-v2\nA -> B", "2:3-2:4", "expected a state, a transition or 'note', found '-'"),
    ("sequenceDiagram\nA->>B", "2:6-2:6", "expected ':' and a text, found the end of the line"),
    ("sequenceDiagram\nA-->>-B: c", "2:1-2:11", "participant 'A' is not active"),
  ]) func `a fault is named with its place and what was expected`(
    text: String, place: String, message: String
  ) {
    let findings = Mermaid.findings(Mermaid.graph(text))
    #expect(findings.first == "\(place) error mermaid-syntax: \(message)")
  }

  @Test func `places are those of the file`() throws {
    let text = "# A\n\n  ```mermaid\n  graph TD\n    A[a] -->|b| C{d {e}}\n  ```\n"
    let file = SourceFile(path: "a.md", text: text)
    let inner = "graph TD\n  A[a] -->|b| C{d {e}}\n"
    let graph = FlowGraph(
      parsingMermaid: DiagramSource(
        file: file, text: Array(inner.utf8), info: "mermaid", fenceLine: 3, indent: 2))
    let places = graph.nodes.map { "\($0.range.start.line):\($0.range.start.column)" }
    #expect(places == ["5:5", "5:17"])
    #expect(graph.edges.first?.range.start == SourceLocation(line: 5, column: 10))
    let fix = try #require(graph.diagnostics.first?.fix)
    let fixed = String(decoding: FixIt.apply([fix], to: file.bytes), as: UTF8.self)
    #expect(fixed == text.replacing("{d {e}}", with: "{\"d {e}\"}"))
  }

  @Test func `a guess is offered for a misspelt word`() {
    #expect(Mermaid.graph("flowchrt TD\nA").diagnostics.first?.help == "did you mean 'flowchart'?")
    #expect(
      Mermaid.flow("A@{ shape: diamon }").diagnostics.first?.help == "did you mean 'diamond'?")
  }

  @Test func `more than 500 edges are drawn and reported`() {
    let lines = (0...500).map { "a\($0) --> a\($0 + 1)" }.joined(separator: "\n")
    let graph = Mermaid.flow(lines)
    #expect(!graph.isValid)
    #expect(graph.edges.count == 501)
    #expect(graph.diagnostics.map(\.severity) == [.warning])
  }
}
