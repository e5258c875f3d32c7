import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// Entity relationship diagrams: what is read, refused, told and compared.
@Suite struct EntityTests {
  private static func graph(_ lines: String) -> FlowGraph { Mermaid.graph("erDiagram\n\(lines)\n") }

  private static func text(_ graph: FlowGraph) -> [String] {
    graph.nodes.map { node in
      let rows = node.sections.joined().map { $0.cells.joined(separator: "|") }
      return "\(node.id) \(node.lines) \(rows)"
    }
      + graph.edges.map { edge in
        "\(edge.from) \(edge.arrowTail.rawValue) \(edge.style.rawValue) \(edge.arrow.rawValue) "
          + "\(edge.to) \(edge.label)"
      }
  }

  // MARK: Reading; each was given to mermaid 11.16

  @Test(arguments: [
    "A", "A B", "\"a b\"", "1", "1.5", "12 a", "A[b]", "A[\"b c\"] { }", "A { }", "A{int b}",
    "A { int b string c }", "A { int b PK, fk,UK \"c\" }", "A { `a b` `pk` }", "A { int? b }",
    "A { List~int~ b }", "A { a.b[] c(d)-e }", "A { *a **b }", "A:::b,c {\n}", "A||--||B:c",
    "A one to many B : c", "A 1 to 0+ B : c", "A many(1) optionally to only one B : c",
    "A zero or one -. one or zero B : c", "A }o.-1+ B : c", "A u--|| B : c", "A 1--1 B : c",
    "A ||--|| B:::c : d", "A:::a ||--|| B:::c : d", "A |o--o| B : \"c\nd\"", "A ||--|| A : \"\"",
    "direction LR", "DIRECTION  tb and more", "A direction RL", "accTitle: a\nA",
    "accTitle:\n a\nA", "accDescr {\na\n}", "classDef a fill:#f9f;", "class A b",
    "class A,B b,c", "style A fill:#f9f,stroke:#333", "style A,B fill:red", "title a",
    "A\n%% b\nB", "ä ||--|| 日本 : é", "A ||--|| B : a b",
  ]) func `what mermaid reads is valid`(lines: String) {
    let graph = Self.graph(lines)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    #expect(graph.kind == .entityRelationship)
  }

  @Test(arguments: [
    "A ||--|| B", "A ||--|| B :", "A || B : c", "A --|| B : c", "A ||--|| B : has many",
    "A ||--|| B : 1", "A ||--|| B : to", "A ||--|| \"\" : c", "A\n{ }", "A { int }", "A { int 2b }",
    "A { int b PK FK }", "A { int b PK, }", "A { int b", "A { int pk }", "A[b", "A[]", "A[b c]",
    "A:::b[c]", "A::: { }", "A : b", "{ }", "\"a%b\"", "style A", "style A fill:1.5px",
    "classDef a fill:red(1)", "classDef a fill:red ", "class A", "class 1 b", "to", "one",
    "erDiagram",
    "A[b] ||--|| C : d", "A ||--|| B : 'c d'", "A ||- -|| B : c", "#", "accDescr { a", "accTitle:",
  ]) func `what mermaid refuses is no valid diagram`(lines: String) {
    let graph = Self.graph(lines)
    #expect(!graph.isValid)
    #expect(!graph.diagnostics.isEmpty)
  }

  @Test func `entities have their attributes and relationships both ends`() {
    let graph = Self.graph(
      """
      accTitle: Who has what
      direction LR
      C ||--o{ O : places
      O["An order"]:::hot {
        Map~string,List~int~~ parts
        int? id PK, FK "the #quot;first#quot;"
      }
      O }|..o| C : "goes to"
      """)
    #expect(
      Self.text(graph) == [
        "C [\"C\"] []",
        "O [\"An order\"] [\"Map<string,List<int>>|parts||\", \"int?|id|PK, FK|the \\\"first\\\"\"]",
        "C exactly-one solid zero-or-more O [\"places\"]",
        "O one-or-more dotted zero-or-one C [\"goes to\"]",
      ])
    #expect(graph.title == "Who has what")
    #expect(graph.direction == .right)
    #expect(graph.nodes[1].classes == ["hot"])
  }

  @Test func `after a fault the rest is read`() {
    let graph = Self.graph(
      "A ||--o{ B\nB {\n  int\n  int b PK\n}\nC ||--|| B : d\nD ||--|| E : f g to")
    #expect(
      Mermaid.findings(graph) == [
        "2:11-2:11 error mermaid-syntax: expected ':' and what the relationship is called, found "
          + "the end of the line",
        "5:9-5:11 error mermaid-syntax: expected a name after the type 'b', found 'PK'",
        "8:18-8:20 error mermaid-syntax: expected an entity or a relationship, found 'to'",
      ])
    #expect(graph.nodes.map(\.id) == ["B", "C", "D", "E", "g"])
    #expect(graph.edges.map(\.label) == [["d"], ["f"]])
  }

  // MARK: Telling and comparing

  @Test func `relationships and attributes are sentences`() {
    let graph = Self.graph(
      """
      A ||--o{ B : places
      B }|..o| C : "FK: c_id"
      A { string name PK "in full" }
      D
      """)
    #expect(
      graph.textAlternative == """
        Each A places zero or more B, and to each B belongs exactly one A.
        Attributes of A: name (string, primary key) – in full.
        Each B has at most one C (FK: c_id), and to each C belong one or more B.
        D.
        """)
  }

  @Test func `attributes that changed are told and marked`() {
    let old = Self.graph("A { int a\n int b PK\n int c }\nA ||--o{ B : d")
    let new = Self.graph("A { int a\n string b PK\n int e }\nA ||--|{ B : d")
    let difference = GraphDifference(from: old, to: new)
    #expect(
      difference.lines == [
        "attribute 'int b PK' of 'A' is now 'string b PK'", "attribute 'int e' of 'A' added",
        "attribute 'int c' of 'A' removed",
        "edge 'A' → 'B' ('d') drawn with another line or head",
      ])
    let rows = difference.marked.nodes[0].sections.joined().map { $0.cells.joined(separator: "|") }
    #expect(
      rows == ["int|a||", "string|b|PK| (was: int b PK)", "+ int|e||", "− int c"])
    #expect(GraphDifference(from: new, to: new).isEmpty)
  }

  // MARK: Drawing

  @Test func `entities are boxes with rows, their counts beside the lines`() {
    let graph = Self.graph("A { string name PK\n int no }\nA ||--o{ B : has\nB |o..o| B : knows")
    #expect(
      TerminalDrawing(graph, width: 80).lines == [
        "┌───────────────────┐",
        "│         A         │",
        "├───────────────────┤",
        "│ string  name  PK  │",
        "│ int     no        │",
        "└─────────┬─────────┘",
        "          │1",
        "         has",
        "          │0..*",
        "       ┌──┴──┐0..1",
        "       │     ├┄┄┄┄┐",
        "       │  B  │0..1┆ knows",
        "       │     ├┄┄┄┄┘",
        "       └─────┘",
      ])
    let narrow = TerminalDrawing(graph, width: 18).lines
    #expect(narrow.allSatisfy { $0.count <= 18 })
    #expect(narrow.joined().contains("name"))
  }

  @Test(arguments: ["TB", "BT", "LR", "RL"])
  func `crow's feet stand on every side`(direction: String) throws {
    let svg = try PictureTests.picture(
      "erDiagram\ndirection \(direction)\nA ||--o{ B : c\nA |o..|{ C : d", name: "a.mmd"
    ).svg
    #expect(svg.contains("a4 4 0 1 0"))
    #expect(svg.contains(">c<") && svg.contains(">A<"))
    #expect(XMLFaults(svg).first == nil)
  }

  @Test func `what is drawn in a stack keeps its rows, and no mark is shared`() throws {
    let classes = try PictureTests.picture(
      "classDiagram\nA <|-- B\nA <|-- C\nclass B {\n+run()\n}", name: "a.mmd"
    ).svg
    #expect(classes.contains("+run()"))
    let lines = (0..<12).map { "A ||--o{ B\($0) : c\nB\($0) { string name }\n" }.joined()
    let entities = try PictureTests.picture("erDiagram\n" + lines, name: "a.mmd").svg
    #expect(entities.matches(of: />name</).count == 12)
    let graph = Self.graph(lines).drawn
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    #expect(Set(placed.edges.compactMap(\.points.first)).count == 12)
  }
}
