import AssentDiagram
import Testing

/// Texts that mermaid 11.16 draws or refuses, construct by construct, as observed there.
@Suite struct MermaidAcceptanceTests {
  @Test(arguments: [
    // headers
    "graph TD\nA", "graph LR;\nA", "graph TD;A-->B", "flowchart\nA", "flowchart-elk TB\nA",
    "graph  >\nA", "graph\nTD\nA", "\n\n  graph TB\nA", "swimlane-beta LR\nA",
    // ids
    "graph TD\na-b", "graph TD\n1-->2", "graph TD\nA.b", "graph TD\nend1", "graph TD\nstyleX",
    "graph TD\ndefault-->A", "graph TD\ndé --> 中文", "graph TD\nA&B", "graph TD\nv-->A",
    // links
    "graph TD\nA-->B", "graph TD\nA---oB", "graph TD\nA--xB", "graph TD\nA<-->B",
    "graph TD\nA ===> B", "graph TD\nA -..-> B", "graph TD\nA ~~~ B", "graph TD\nA\n-->B",
    "graph TD\nA-->\nB", "graph TD\nA -- text --> B", "graph TD\nA -- x-y --> B",
    "graph TD\nA == text ==> B", "graph TD\nA -. text .-> B", "graph TD\nA -->|text|B",
    "graph TD\nA -->|text| B", "graph TD\nA -->|\"a b\"| B", "graph TD\nA e1@--> B",
    "graph TD\nA & B --> C & D", "graph TD\nA --> B --> C", "graph TD\nA --> B;B --> C;",
    "graph TD\nA o--o B x--x C",
    // shapes
    "graph TD\nA[a]", "graph TD\nA(a)", "graph TD\nA([a])", "graph TD\nA[[a]]", "graph TD\nA[(a)]",
    "graph TD\nA((a))", "graph TD\nA(((a)))", "graph TD\nA>a]", "graph TD\nA{a}",
    "graph TD\nA{{a}}",
    "graph TD\nA[/a/]", "graph TD\nA[\\a\\]", "graph TD\nA[/a\\]", "graph TD\nA[\\a/]",
    "graph TD\nA(-a-)", "graph TD\nA[|x:y|a]", "graph TD\nA@{ shape: rect }",
    "graph TD\nA@{ shape: diam, label: \"a, b\" }", "graph TD\nA@{\n  shape: doc\n  label: a\n}",
    "graph TD\nA@{ img: \"https://a.b/c.png\", w: 60 }", "graph TD\nA@{}",
    // labels
    "graph TD\nA[\"a (b) [c] {d}\"]", "graph TD\nA[\"`a **b**`\"]", "graph TD\nA[a\nb]",
    "graph TD\nA[\"a\" b]", "graph TD\nA[a#quot;b]", "graph TD\nA[a --> b]", "graph TD\nA[end]",
    "graph TD\nA[\" \"]",
    // subgraphs
    "graph TD\nsubgraph a\nb\nend", "graph TD\nsubgraph a [A b]\nb\nend",
    "graph TD\nsubgraph \"a b\"\nb\nend", "graph TD\nsubgraph a b c\nd\nend",
    "graph TD\nsubgraph a\ndirection LR\nb\nend", "graph TD\nsubgraph a\nsubgraph b\nend\nend",
    "graph TD\nsubgraph a;b;end", "graph TD\nsubgraph a[b];c\nend",
    // statements
    "graph TD\nA\nstyle A fill:#f9f,stroke:#333,stroke-width:4px",
    "graph TD\nA\nclassDef c fill:#f00;",
    "graph TD\nA:::c", "graph TD\nA\nclass A,B c", "graph TD\nclassDef default fill:#f00",
    "graph TD\nA-->B\nlinkStyle 0 stroke:#f00", "graph TD\nA-->B\nlinkStyle default stroke:red",
    "graph TD\nA-->B\nlinkStyle 0 interpolate basis stroke:red",
    "graph TD\nA\nclick A \"https://a.b\" \"tip\" _blank", "graph TD\nA\nclick A call f(\"x\")",
    "graph TD\nA\nclick A href \"https://a.b\"", "graph TD\nA\nclick A callback \"tip\"",
    "graph TD\naccTitle: a b\naccDescr: c\nA", "graph TD\naccDescr {\n a\n b\n}\nA",
    // around it
    "---\ntitle: a\n---\ngraph TD\nA", "%%{init: {'theme':'dark'}}%%\ngraph TD\nA",
    "graph TD\n%% a comment\nA %%{x}%%", "%% first\ngraph TD\nA",
    "---\nconfig: {a: b,\n  c: [d]}\n---\ngraph TD\nA",
    "---\n---\nconfig:\n  htmlLabels: false\n---\ngraph TD\nA", "graph TD\r\nA-->B\r\n",
    // other languages
    "pie\n\"a\" : 1", "classDiagram\nA <|-- B", "gantt\ntitle a",
  ]) func `what mermaid draws is valid`(text: String) {
    let graph = Mermaid.graph(text)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
  }

  @Test(arguments: [
    // headers
    "", "grph TD\nA", "graph TD A-->B", "graph XY\nA", "zenuml\nA->B: c",
    // reserved words
    "graph TD\nend --> A", "graph TD\nA --> end", "graph TD\ngraph --> B", "graph TD\nA --> style",
    "graph TD\nsubgraph --> A",
    // ids and links
    "graph TD\nA --> 😀", "graph TD\nA=b", "graph TD\nA -> B", "graph TD\nA -->", "graph TD\n--> A",
    "graph TD\nA B", "graph TD\nA &B", "graph TD\nA -->|a|  B", "graph TD\nA == a=b ==> B",
    "graph TD\nA -. v1.2 .-> B", "graph TD\nA -- a \"b\" --> B", "graph TD\nA[b]@c",
    // labels
    "graph TD\nA[]", "graph TD\nA[\"\"]", "graph TD\nA[a (b)]", "graph TD\nA[a {b}]",
    "graph TD\nA[a [b]]", "graph TD\nA(a (b))", "graph TD\nA{a {b}}", "graph TD\nA[a|b]",
    "graph TD\nA[a \"b\"]", "graph TD\nA[ \"a\"]", "graph TD\nA[a", "graph TD\nA[a)",
    "graph TD\nA[/a]", "graph TD\nA -->|a [b]| B", "graph TD\nA[a@b.c]",
    // shape data
    "graph TD\nA@{ shape: nosuch }", "graph TD\nA@{ shape: Rect }", "graph TD\nA@{ shape rect: }}",
    "graph TD\nA@{ shape: rect label: b }", "graph TD\nA@{ label: \"a }",
    // subgraphs
    "graph TD\nsubgraph a\nb", "graph TD\nA\nend", "graph TD\nsubgraph\nb\nend",
    "graph TD\nsubgraph a[b] \nc\nend", "graph TD\nsubgraph a(b)\nc\nend",
    // statements
    "graph TD\nstyle A", "graph TD\nstyle A fill:rgb(0,0,0)", "graph TD\nclass A",
    "graph TD\nclass A, B c", "graph TD\nA-->B\nlinkStyle 1 stroke:#f00",
    "graph TD\nstyle A fill:#f9f; style B fill:#bbf;", "graph TD\nclick A", "graph TD\nA\nclick\n",
    "graph TD\n:::a",
    "graph TD\nA call \"tip\"", "graph TD\nA:::",
    // around it
    "---\ntitle: a\ngraph TD\nA", "---\ntitle: \"a\nb\n---\ngraph TD\nA",
    "---\ntitle: [a\n---\ngraph TD\nA", "---\na: [b}\n---\ngraph TD\nA",
  ]) func `what mermaid refuses is invalid and reported`(text: String) {
    let graph = Mermaid.graph(text)
    #expect(!graph.isValid)
    #expect(!graph.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "A", "A : text", "A --> B", "A --> B : text: more", "[*] --> A\nA --> [*]", "A:::c --> B:::d",
    "state A", "state \"a b\" as A", "state A {\nB --> C\n}", "state A {\nB\n--\nC\n}",
    "state A <<fork>>", "state A [[choice]]", "state \"a\" as A {\nB\n}", "note left of A : a",
    "note right of A\na\nb\nend note", "note \"a\" as N", "direction LR\nA",
    "hide empty description",
    "classDef c fill:#f00\nclass A,B c", "style A fill:#f00", "scale 350 width", "A %% comment",
    "# comment\nA", "STATE A <<JOIN>>", "click A \"https://a.b\" \"tip\"",
    "click A href \"https://a.b\"",
    "accTitle: a\nA", "A --> B\nB --> C",
  ]) func `a state diagram that mermaid draws is valid`(text: String) {
    let graph = Mermaid.graph("stateDiagram-v2\n\(text)\n")
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
  }

  @Test(arguments: [
    "--> A", "A -->", "A -> B", "A --> B --> C", "state A {\nB", "state \"a\"",
    "state a b {\nc\n}", "note over A : b", "note left of A", "classDef default fill:#f00",
    "classDef a,b fill:#f00", "A - B", "default", "click A", "A {{",
    "state \"a\" as A {\nB\n}\nA : b",
  ]) func `a state diagram that mermaid refuses is invalid and reported`(text: String) {
    let graph = Mermaid.graph("stateDiagram-v2\n\(text)\n")
    #expect(!graph.isValid)
    #expect(!graph.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "A->>B: c", "A->B:c", "A-->B: c", "A-->>B: c", "A-xB: c", "A--xB: c", "A-)B: c", "A--)B: c",
    "A<<->>B: c", "A<<-->>B: c", "A-|\\B: c", "A//-B: c", "A->>()B: c", "A()->>B: c",
    "A B->>C-D: e", "A->>+B: c\nB-->>-A: d", "participant A", "participant A as B c", "actor A",
    "participant A@{ \"type\": \"database\" }", "create participant B\nA->>B: c",
    "A->>B: c\ndestroy B\nB->>A: d", "autonumber", "autonumber 10 5", "autonumber off",
    "activate A\nA->>B: c\ndeactivate A", "Note left of A: b", "note over A,B: c",
    "loop a\nA->>B: c\nend", "alt a\nA->>B: c\nelse b\nA->>B: c\nend", "opt a\nA->>B: c\nend",
    "par a\nA->>B: c\nand b\nA->>B: c\nend", "critical a\nA->>B: c\noption b\nA->>B: c\nend",
    "break a\nA->>B: c\nend", "rect rgb(0,0,0)\nA->>B: c\nend", "box Aqua a\nparticipant A\nend",
    "title a", "links A: {\"a\": \"b\"}", "A->>B: c;B->>A: d", "A->>B: #59;",
    "%% comment\nA->>B: c",
    "accDescr: a",
  ]) func `a sequence that mermaid draws is valid`(text: String) {
    let graph = Mermaid.graph("sequenceDiagram\n\(text)\n")
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
  }

  @Test(arguments: [
    "A", "A->>B", "A->> : c", "->>B: c", "participant", "loop a\nA->>B: c", "end", "else a",
    "loop a\nelse b\nend", "deactivate A", "A-->>-B: c", "note above A: b", "note over A",
    "create participant B\nA->>C: d", "A->>B: c\ncreate participant B\nA->>B: c",
    "box a\nA->>B: c\nend", "box a\nparticipant A\nend\nbox b\nparticipant A\nend",
    "participant A<B", "activate", "A->>B: c\ndestroy B\nA->>C: d",
  ]) func `a sequence that mermaid refuses is invalid and reported`(text: String) {
    let graph = Mermaid.graph("sequenceDiagram\n\(text)\n")
    #expect(!graph.isValid)
    #expect(!graph.diagnostics.isEmpty)
  }
}
