import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// A graph written as mermaid text and read back is the same graph.
@Suite struct MermaidWritingTests {
  @Test(arguments: [
    "graph LR\nA[a] -->|b| C{c}\nC -- d --- E((e))\nE == f ==> G",
    "flowchart TD\nA[\"a b #quot; #35; &amp;lt; <br/> c\"] --> B[\" \"]",
    "flowchart TD\nA[\"direction TB and LR\"] --> B[\"style: #quot;x#quot;;\"]",
    "flowchart TD\nA@{ shape: doc, label: \"*a* _b_\" }\nB@{ shape: sm-circ, label: \" \" }",
    "flowchart TD\nA o--o B\nA x-.-x C\nA ~~~ D\nA ====> E\nA e1@<--> F\nclass e1 c",
    "flowchart BT\nsubgraph a [x y]\ndirection LR\nb\nsubgraph c\nd\nend\nend\na --> d",
    "flowchart TD\nsubgraph two words\nx\nend\nsubgraph e\nend",
    "---\ntitle: \"A: b\"\n---\nflowchart TD\naccDescr: what; it #quot;is\nA",
    """
    flowchart TD
    A:::hot --> B
    classDef hot fill:#f00,stroke:#333
    classDef default color:red
    style B stroke-dasharray:5\\,5
    linkStyle 0 stroke:#fff
    click A "https://example.org/a?b=c#d"
    """,
    "graph TD\nA[/a/] --> B[\\b\\] --> C[/c\\] --> D[\\d/] --> E(-e-) --> F>f]",
    "stateDiagram-v2\n[*] --> A\nA: a #quot;b#59; c\nA --> B : d: e\nB --> [*]\nnote left of A : f",
    "stateDiagram-v2\nstate \"a b\" as A {\n[*] --> B\nstate C {\nD\n}\nB --> C\n}\nA --> E",
    "stateDiagram-v2\nstate A {\n[*] --> b\n--\nc --> d\n}\nstate e <<choice>>\nstate f <<fork>>",
    """
    sequenceDiagram
    autonumber
    actor A as User#59; x
    box Aqua Part
    participant B
    end
    A->>+B: a#59; b #35;
    loop c
    B-->>A: d
    alt e
    A-xB: f
    else g
    B-)A: h
    end
    end
    Note over A,B: i
    B-->>-A: j
    """,
    """
    sequenceDiagram
    autonumber 5 2
    A->>B: a
    create participant C as D
    B-)C: b
    Note left of A: c
    autonumber off
    destroy C
    C--)A: d
    autonumber
    A->>A: e
    """,
    """
    erDiagram
      direction LR
      accDescr: who orders; #quot;what#quot;
      CUSTOMER ||--o{ ORDER : places
      ORDER ||..|{ "line item" : "is made of #35;1"
      "line item" }o--o| CUSTOMER : ""
      CUSTOMER u--u-house : "a<br/>b"
      p["Person #quot;in#quot; charge, 100#37;"]:::hot {
        string? name PK, FK "her ~name~, as \\ it is"
        Map~string,List~int~~ parts
        `long type` `pk`
        int[] *id uk
      }
      way 1 to many(0) p : x
      classDef hot fill:#f00,stroke:#333
      style ORDER color:red
    """,
    "erDiagram\n\"to\" only one to one or more \"class\" : \"style\"\n\"one\"",
    "graph TD\nA b@--> b[c]\nclassDef d fill:#f00\nclass b d",
    "stateDiagram-v2\nA --> B\nnote right of A\nend note\nnote left of B\nx; y\nend note",
    "flowchart TD\nA[\"a #8238;b#8236; #8203;c\"] -->|\"#8294;d#8297; e#8232;f\"| B",
    "sequenceDiagram\nA->>B: #8238;a#8236;\nNote over A: b#8203;c",
    "stateDiagram-v2\n[*]\nA", "stateDiagram-v2\nstate A {\n[*]\n}\nA --> B",
  ]) func `what is written is read as the same graph`(text: String) {
    let graph = Mermaid.graph(text)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    let written = graph.mermaidText
    let read = Mermaid.graph(written)
    #expect(read.isValid, "\(Mermaid.findings(read))\n\(written)")
    let isFlow = graph.kind == .flow
    #expect(
      isFlow
        ? Mermaid.meaning(read) == Mermaid.meaning(graph)
        : Mermaid.meaning(read).sorted() == Mermaid.meaning(graph).sorted(), "\(written)")
    #expect(read.mermaidText == written)
  }

  @Test func `a state with a name that mermaid has no words for keeps its note`() {
    let graph = Mermaid.graph("stateDiagram-v2\nA --> B\nnote right of A : x;y\nstate C {\nA\n}")
    #expect(graph.nodes.map(\.id).contains(";y"))
    let read = Mermaid.graph(graph.mermaidText)
    #expect(read.isValid, "\(Mermaid.findings(read))\n\(graph.mermaidText)")
    #expect(read.kind == graph.kind)
    #expect(Set(read.nodes.map(\.lines)) == Set(graph.nodes.map(\.lines)))
    #expect(read.edges.map { [$0.from, $0.to] } == [["A", "B"]])
    #expect(read.annotations.map(\.lines) == [["x"]])
  }

  @Test func `nothing that a terminal obeys is in what is written`() {
    let graph = Mermaid.graph("flowchart TD\nA[\"a\u{202E}b\u{202C}\"]")
    #expect(graph.nodes.map(\.lines) == [["a\u{202E}b\u{202C}"]])
    #expect(graph.mermaidText.contains("a#8238;b#8236;"))
  }

  @Test func `a graph that was not read from mermaid keeps its words and edges`() {
    let place = SourceRange(
      start: SourceLocation(line: 1, column: 1), end: SourceLocation(line: 1, column: 2))
    var graph = FlowGraph(notation: .boxDrawing, kind: .flow, isValid: true)
    graph.nodes = [
      .init(id: "end", lines: ["The end", "of \"it\""], shape: .box, range: place),
      .init(id: "Start Screen", lines: ["Start  Screen"], shape: .diamond, range: place),
      .init(id: "n1", lines: [], shape: .text, range: place),
      .init(id: "a[b]", lines: ["%%{x}%% `c` \\n #1;"], shape: .rounded, range: place),
    ]
    graph.edges = [
      .init(from: "Start Screen", to: "end", range: place),
      .init(from: "a[b]", to: "n1", range: place),
    ]
    graph.edges[0].label = ["YES | {no}"]
    graph.annotations = [.init(target: "n1", lines: ["a note"], range: place)]
    let read = Mermaid.graph(graph.mermaidText)
    #expect(read.isValid, "\(Mermaid.findings(read))\n\(graph.mermaidText)")
    #expect(read.nodes.map(\.lines) == graph.nodes.map(\.lines))
    #expect(read.nodes.map(\.shape) == graph.nodes.map(\.shape))
    #expect(read.nodes.map(\.id) == ["n2", "n3", "n1", "n4"])
    #expect(
      read.edges.map { "\($0.from) \($0.to) \($0.label)" } == [
        "n3 n2 [\"YES | {no}\"]", "n4 n1 []",
      ])
    #expect(graph.mermaidText.contains("%% note of n1: a note"))
  }

  @Test func `text is as a person would write it`() {
    let graph = Mermaid.graph(
      "graph LR;A[Ask]-->|\"yes, please\"|B{B};subgraph s[Part one];B;end;style B fill:#fff")
    #expect(
      graph.mermaidText == """
        flowchart LR
          A["Ask"]
          B{"B"}
          subgraph s["Part one"]
            B
          end
          A -->|"yes, please"| B
          style B fill:#fff

        """)
  }
}
