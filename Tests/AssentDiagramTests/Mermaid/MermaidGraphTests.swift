import AssentDiagram
import Testing

/// The graph that each construct of mermaid makes.
@Suite struct MermaidGraphTests {
  private static func nodes(_ graph: FlowGraph) -> [String] {
    graph.nodes.map { node in
      "\(node.id) \(node.shapeName ?? node.shape.rawValue): \(node.lines.joined(separator: " / "))"
    }
  }

  private static func edges(_ graph: FlowGraph) -> [String] {
    graph.edges.map { edge in
      let label = edge.label.isEmpty ? "" : ": \(edge.label.joined(separator: " / "))"
      return "\(edge.from) \(edge.to)\(label)"
    }
  }

  @Test(arguments: [
    ("A", "A box: A"), ("A[a b]", "A box: a b"), ("A(a)", "A rounded: a"),
    ("A([a])", "A stadium: a"), ("A[[a]]", "A subroutine: a"), ("A[(a)]", "A cylinder: a"),
    ("A((a))", "A circle: a"), ("A(((a)))", "A double-circle: a"), ("A>a]", "A asymmetric: a"),
    ("A{a}", "A diamond: a"), ("A{{a}}", "A hexagon: a"), ("A[/a/]", "A parallelogram: a"),
    ("A[\\a\\]", "A parallelogram-reversed: a"), ("A[/a\\]", "A trapezoid: a"),
    ("A[\\a/]", "A trapezoid-reversed: a"), ("A(-a-)", "A ellipse: a"),
    ("A@{ shape: diam, label: \"a b\" }", "A diamond: a b"), ("A@{ shape: doc }", "A doc: A"),
    ("A@{ shape: sm-circ, label: \" \" }", "A start: "), ("A@{ label: 12 }", "A box: 12"),
    ("A@{\n  shape: cyl\n  label: \"a\n    b\"\n}", "A cylinder: a / b"),
    ("A[\"a (b) {c}\"]", "A box: a (b) {c}"), ("A[\"`a **b** _c_ d_e`\"]", "A box: a b c d_e"),
    ("A[a<br/>b<br>c]", "A box: a / b / c"), ("A[a\\nb]", "A box: a / b"),
    ("A[\"a &amp b &lt;c&gt &#35 #quot\"]", "A box: a & b <c> # #quot"),
    ("A[a#quot;b#35;#9829;]", "A box: a\"b#♥"), ("A[\"a &amp; b &lt;c&gt;\"]", "A box: a & b <c>"),
    ("A[<b>a</b> <span style='x'>b</span>]", "A box: a b"), ("A[List<Int>]", "A box: List<Int>"),
    ("A[a\n  b]", "A box: a / b"), ("A[fa:fa-car a]", "A box: fa:fa-car a"),
    ("A[a]\nA[b]", "A box: b"), ("A{a}\nA --> A", "A diamond: a"),
  ]) func `a node has the shape and the lines of its label`(text: String, node: String) {
    let graph = Mermaid.flow(text)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    #expect(Self.nodes(graph) == [node])
  }

  @Test(arguments: [
    ("flowchart TD\nA[\"a\\nb\"]", ["a", "b"]), ("flowchart TD\nA[\"`a\\nb`\"]", ["a\\nb"]),
    ("stateDiagram-v2\nstate \"a\\nb\" as A", ["a", "b"]),
    ("stateDiagram-v2\nA : a\\nb", ["a", "b"]),
    ("sequenceDiagram\nparticipant A as a\\nb", ["a\\nb"]),
    ("classDiagram\nclass A[\"a\\nb\"]", ["a\\nb"]),
  ]) func `a backslash and n are a break in flowcharts and names of states alone`(
    text: String, lines: [String]
  ) {
    #expect(Mermaid.graph(text).nodes.first?.lines == lines)
  }

  @Test(arguments: [
    "flowchart TD\nA -->|a\\nb| B", "stateDiagram-v2\nA --> B : a\\nb",
    "sequenceDiagram\nA->>B: a\\nb", "classDiagram\nA --> B : a\\nb",
    "erDiagram\nA ||--o{ B : \"a\\nb\"",
  ]) func `a path on a line is cut by a backslash and n in flowcharts alone`(text: String) {
    let isFlow = text.hasPrefix("flowchart")
    #expect(Mermaid.graph(text).edges.map(\.label) == [isFlow ? ["a", "b"] : ["a\\nb"]])
  }

  @Test(arguments: [
    ("-->", "none solid point 1"), ("---", "none solid none 1"), ("--x", "none solid cross 1"),
    ("--o", "none solid circle 1"), ("<-->", "point solid point 1"),
    ("x--x", "cross solid cross 1"),
    ("o--o", "circle solid circle 1"), ("---->", "none solid point 3"),
    ("==>", "none thick point 1"), ("====", "none thick none 2"), ("-.->", "none dotted point 1"),
    ("-...-", "none dotted none 3"), ("<-.->", "point dotted point 1"),
    ("~~~", "none invisible none 1"), ("~~~~~", "none invisible none 3"),
    ("-- t -->", "none solid point 1"), ("<-- t -->", "point solid point 1"),
    ("-- t ---", "none solid none 1"), ("== t ===>", "none thick point 2"),
    ("-. t ..->", "none dotted point 2"), ("e1@-->", "none solid point 1"),
  ]) func `a link has the ends, the stroke and the length that are drawn`(
    link: String, edge: String
  ) throws {
    let graph = Mermaid.flow("A \(link) B")
    #expect(graph.isValid)
    let found = try #require(graph.edges.first)
    let tail = found.arrowTail.rawValue
    #expect("\(tail) \(found.style.rawValue) \(found.arrow.rawValue) \(found.length)" == edge)
    #expect(found.label == (link.contains("t") ? ["t"] : []))
    #expect(found.id == (link.hasPrefix("e1") ? "e1" : nil))
  }

  @Test(arguments: [
    ("A --> B --> C", ["A B", "B C"]),
    ("A & B --> C & D", ["A C", "A D", "B C", "B D"]),
    ("A -->|yes| B & C", ["A B: yes", "A C: yes"]),
    ("A -- a<br/>b --> B", ["A B: a / b"]),
    ("A -- \"a --> b\" --> B", ["A B: a --> b"]),
    ("A -- \"`**a**`\" --> B", ["A B: a"]),
    ("A---oB", ["A B"]), ("A-- max-->B", ["A B: ma"]), ("A\n-->B", ["A B"]),
    ("A --> B; B --> A", ["A B", "B A"]),
    ("A e1@--> B\ne1@{ animate: true }", ["A B"]),
  ]) func `links join what stands at their ends`(text: String, edges: [String]) {
    let graph = Mermaid.flow(text)
    #expect(graph.isValid)
    #expect(Self.edges(graph) == edges)
    #expect(
      Set(graph.nodes.map(\.id))
        == Set(edges.flatMap { $0.prefix { $0 != ":" }.split(separator: " ").map(String.init) }))
  }

  @Test func `subgraphs hold what is first named in them`() {
    let graph = Mermaid.flow(
      """
      A --> out
      subgraph out [Outer part]
        direction LR
        B
        subgraph in
          C --> D
        end
        B --> C
      end
      subgraph two words
        E
      end
      in --> E
      """)
    #expect(graph.isValid)
    let groups = graph.groups.map { group in
      "\(group.id) in \(group.parent ?? "-") \(group.direction?.rawValue ?? "-") "
        + "\(group.title) \(group.nodes)"
    }
    #expect(
      groups == [
        "in in out - [\"in\"] [\"C\", \"D\"]",
        "out in - LR [\"Outer part\"] [\"B\", \"in\"]",
        "subGraph2 in - - [\"two words\"] [\"E\"]",
      ])
    #expect(graph.nodes.map(\.id) == ["A", "B", "C", "D", "E"])
    #expect(Self.edges(graph) == ["A out", "C D", "B C", "in E"])
  }

  @Test func `a subgraph in itself and two of one name are told apart`() {
    let graph = Mermaid.flow("subgraph A\nA --> B\nend\nsubgraph A\nC\nend")
    #expect(graph.isValid)
    #expect(graph.groups.map(\.id) == ["A", "A_2"])
    #expect(graph.groups.map(\.nodes) == [["B"], ["C"]])
  }

  @Test func `looks are kept as far as they are safe`() {
    let graph = Mermaid.flow(
      """
      A:::hot --> B
      class A,B cold
      classDef hot fill:#f00,stroke-width:2px
      classDef default color:red
      style B fill:#0f0,stroke-dasharray: 5\\,5,background-image:none
      linkStyle default stroke:gray
      linkStyle 0 stroke-width:2px
      click A "https://example.org/a" "tip" _blank
      click B "javascript:alert(1)"
      """)
    #expect(graph.isValid)
    #expect(graph.nodes.map(\.classes) == [["hot", "cold"], ["cold"]])
    #expect(graph.nodes.map(\.styles) == [[], ["fill:#0f0", "stroke-dasharray:5,5"]])
    #expect(graph.edges.map(\.styles) == [["stroke:gray", "stroke-width:2px"]])
    #expect(graph.styleClasses.map(\.name) == ["hot", "default"])
    #expect(
      graph.styleClasses.map(\.styles) == [["fill:#f00", "stroke-width:2px"], ["color:red"]])
    #expect(graph.nodes.map(\.link) == ["https://example.org/a", nil])
    #expect(
      Mermaid.findings(graph) == [
        "10:10-10:29 warning unsafe-link-scheme: link 'javascript:alert(1)' is left out"
      ])
  }

  @Test func `titles, descriptions and directions are read`() {
    let graph = Mermaid.graph(
      """
      ---
      title: A flow
      config:
        theme: dark
      ---
      %%{init: {"flowchart": {"curve": "linear"}}}%%
      %% a comment
      graph RL
        accDescr {
          What it
          shows
        }
        A
      """)
    #expect(graph.isValid)
    #expect(graph.title == "A flow")
    #expect(graph.accessibleDescription == "What it shows")
    #expect(graph.direction == .left)
    #expect(Mermaid.graph("graph TD\naccTitle: A title\nA").title == "A title")
  }

  @Test func `a state diagram becomes states, groups and call-outs`() {
    let graph = Mermaid.graph(
      """
      stateDiagram-v2
        [*] --> Idle
        Idle: Waits for work
        Idle --> Busy: work comes
        state Busy {
          direction LR
          [*] --> Read
          Read --> split
          state split <<fork>>
        }
        state "Is it done?" as ask
        state which <<choice>>
        Busy --> which
        which --> [*] : done
        note right of Idle
          Not for
          long
        end note
      """)
    #expect(graph.isValid)
    #expect(graph.kind == .stateMachine)
    #expect(
      Self.nodes(graph) == [
        "root_start start: ", "Idle rounded: Waits for work", "Busy_start start: ",
        "Read rounded: Read", "split fork: ", "ask rounded: Is it done?", "which diamond: ",
        "root_end end: ",
      ])
    #expect(
      Self.edges(graph) == [
        "root_start Idle", "Idle Busy: work comes", "Busy_start Read", "Read split", "Busy which",
        "which root_end: done",
      ])
    #expect(graph.groups.map(\.id) == ["Busy"])
    #expect(graph.groups.first?.nodes == ["Busy_start", "Read", "split"])
    #expect(graph.groups.first?.direction == .right)
    #expect(graph.annotations.map(\.target) == ["Idle"])
    #expect(graph.annotations.map(\.lines) == [["Not for", "long"]])
  }

  @Test func `what runs side by side becomes regions`() {
    let graph = Mermaid.graph(
      "stateDiagram-v2\nstate A {\n[*] --> b\n--\n[*] --> c\nc --> d\n}\n")
    #expect(graph.isValid)
    let groups = graph.groups.map { "\($0.id) in \($0.parent ?? "-") \($0.nodes)" }
    #expect(
      groups == [
        "A in - [\"A_region1\", \"A_region2\"]",
        "A_region2 in A [\"A_region2_start\", \"c\", \"d\"]",
        "A_region1 in A [\"A_region1_start\", \"b\"]",
      ])
    #expect(Self.edges(graph) == ["A_region1_start b", "A_region2_start c", "c d"])
  }

  @Test(
    arguments: [
      ("red Team", "fill:red", "Team"), ("rgb(1, 2, 3) The team", "fill:rgb(1, 2, 3)", "The team"),
      ("Aqua", "fill:aqua", ""), ("Redder team", nil, "Redder team"),
      ("hsl(x) Team", nil, "hsl(x) Team"),
      ("rebeccapurple T", "fill:rebeccapurple", "T"),
    ] as [(String, String?, String)])
  func `a box of participants has a color and a title`(
    words: String, style: String?, title: String
  ) throws {
    let text = "sequenceDiagram\n box \(words)\n participant A\n end\n A->>B: x\n"
    let graph = Mermaid.graph(text)
    #expect(graph.groups.first?.styles == (style.map { [$0] } ?? []))
    #expect(graph.groups.first?.title.joined() == title)
    let again = Mermaid.graph(graph.mermaidText)
    #expect(again.groups.first?.title == graph.groups.first?.title)
    if let style { #expect(again.groups.first?.styles == [style]) }
  }

  @Test func `a state that is open is not in its own region`() {
    let graph = Mermaid.graph("stateDiagram-v2\nstate S {\na --> b\n--\nS --> c\n}\n")
    let groups = Dictionary(
      uniqueKeysWithValues: graph.groups.map { ($0.id, $0.nodes) })
    #expect(
      groups == ["S": ["S_region1", "S_region2"], "S_region1": ["a", "b"], "S_region2": ["c"]])
  }

  @Test(arguments: ["[*] --> b\n--\n", "--\n[*] --> b\n"])
  func `what stands beside an empty region is in no region`(inner: String) {
    let graph = Mermaid.graph("stateDiagram-v2\nstate A {\n\(inner)}\n")
    #expect(graph.groups.map(\.id) == ["A"])
    #expect(graph.groups.first?.nodes.sorted() == ["A_start", "b"])
    #expect(Self.edges(graph) == ["A_start b"])
  }

  @Test(arguments: [
    ("https://example.org/a?b#c", true), ("mailto:a@example.org", true),
    ("https://bank.example@evil.example", false), ("https://a@b/c", false), ("https://", false),
    ("https://a/b@c", true), ("https://a\\b", false), ("https://a/\u{202E}b", false),
  ]) func `a link leads where it seems to`(address: String, isKept: Bool) {
    let graph = Mermaid.flow("A\nclick A href \"\(address)\"")
    #expect((graph.nodes.first?.link == address) == isKept)
  }

  @Test(arguments: ["--\nb", "b\n--", "--\n--\nb\n--"])
  func `a divider beside nothing parts nothing`(inner: String) {
    let graph = Mermaid.graph("stateDiagram-v2\nstate A {\n\(inner)\n}\n")
    #expect(graph.nodes.map(\.id) == ["b"])
    let read = Mermaid.graph(graph.mermaidText)
    #expect(read.nodes.map(\.id) == ["b"] && read.groups.first?.id == "A")
  }

  @Test func `a sequence becomes participants and messages in order`() {
    let graph = Mermaid.graph(
      """
      sequenceDiagram
        autonumber
        actor U as User
        participant S@{ "type": "database" } as Store
        U->>+S: ask
        loop every minute
          S-->>U: wait
          Note over U,S: patience
        end
        alt found
          S-)U: give
        else missing
          S-xU: fail
        end
        S-->>-U: bye
      """)
    #expect(graph.isValid)
    #expect(graph.kind == .sequence)
    #expect(graph.numbersMessages)
    #expect(Self.nodes(graph) == ["U actor: User", "S cylinder: Store"])
    let messages = graph.edges.map { edge in
      "\(edge.order ?? 0) \(edge.from) \(edge.style.rawValue) \(edge.arrow.rawValue) \(edge.to) "
        + edge.label.joined()
    }
    #expect(
      messages == [
        "1 U solid point S ask", "2 S dotted point U wait", "3 S solid point U give",
        "4 S solid cross U fail", "5 S dotted point U bye",
      ])
    let fragments = graph.fragments.map { fragment in
      "\(fragment.kind.rawValue) \(fragment.sections.map { "\($0.title.joined()) \($0.messages)" })"
    }
    #expect(
      fragments == [
        "activation [\" 1..<6\"]", "loop [\"every minute 2..<3\"]",
        "alt [\"found 3..<4\", \"missing 4..<5\"]",
      ])
    let note = graph.annotations.first
    #expect(note?.target == "U" && note?.lastTarget == "S" && note?.order == 2)
  }

  @Test func `participants come and go, and messages count on where they have no number`() {
    let graph = Mermaid.graph(
      """
      sequenceDiagram
        autonumber 10 2.5
        A->>B: a
        create actor C
        B->>C: b
        autonumber off
        C-)A: c
        destroy C
        B-xC: d
        autonumber
        A--)B: e
      """)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    #expect(graph.edges.map { $0.number.map { "\($0)" } } == ["10", "12.5", nil, nil, "20"])
    #expect(graph.edges.map(\.isAsynchronous) == [false, false, true, false, true])
    #expect(graph.nodes.map(\.created) == [nil, nil, 2])
    #expect(graph.nodes.map(\.destroyed) == [nil, nil, 4])
  }

  @Test func `another language is valid, empty and reported`() {
    let graph = Mermaid.graph("pie title a\n\"b\" : 1\n")
    #expect(graph.isValid)
    #expect(graph.nodes.isEmpty)
    #expect(
      Mermaid.findings(graph) == [
        "1:1-1:4 warning unsupported-diagram: 'pie' diagrams are not drawn"
      ])
  }
}
