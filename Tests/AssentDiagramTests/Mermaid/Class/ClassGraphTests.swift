import AssentDiagram
import Testing

/// What class diagrams mean.
@Suite struct ClassGraphTests {
  private func graph(_ text: String) -> FlowGraph { Mermaid.graph("classDiagram\n\(text)\n") }

  private func classes(_ text: String) -> [String] {
    graph(text).nodes.map { node in
      let kinds = node.stereotypes.map { "«\($0)» " }.joined()
      let rows = node.sections.map { rows in
        rows.map { row in
          let mark = row.look == .plain ? "" : row.look == .italic ? "*" : "$"
          return row.cells.joined(separator: "|") + mark
        }.joined(separator: ", ")
      }
      return
        "\(node.id): \(kinds)\(node.lines.joined(separator: "/")) [\(rows.joined(separator: "] ["))]"
    }
  }

  private func relations(_ text: String) -> [String] {
    graph(text).edges.map { edge in
      let ends = [edge.labelTail, edge.labelHead].filter { !$0.isEmpty }.joined(separator: " ")
      let line = "\(edge.arrowTail.rawValue) \(edge.style.rawValue) \(edge.arrow.rawValue)"
      return "\(edge.from) \(line) \(edge.to) \(edge.label)\(ends.isEmpty ? "" : " \(ends)")"
    }
  }

  @Test func `classes have labels, types, stereotypes and members`() {
    #expect(
      classes(
        """
        class A~T~["An <b>A</b>"] {
          <<interface>>
          +int a$
          #f(x: List~int~)* bool
        }
        A : -b
        A : g()
        <<one more>> A
        """.replacing("one more", with: "service"))
        == ["A: «interface» «service» An A<T> [+int a$, -b] [#f(x: List<int>) : bool*, g()]"])
    #expect(
      classes("class `a b` <<b>>\nB --> `a b`\nA.B-C : x #35;")
        == ["a b: «b» a b [] []", "B: B [] []", "A.B-C: A.B-C [x #] []"])
  }

  @Test func `relations have signs and words at both ends`() {
    #expect(
      relations(
        """
        A <|-- B
        A *--o B : a b
        A "1" ..> "0..*" B : a<br/>b
        A "none" -- B
        A <-- A
        """) == [
          "A extension solid none B []", "A composition solid aggregation B [\"a b\"]",
          "A none dotted dependency B [\"a\", \"b\"] 1 0..*", "A none solid none B []",
          "A dependency solid none A []",
        ])
  }

  @Test func `a lollipop has a name that is no class`() {
    let graph = graph("a b ()-- C\nC --() d\nE ()--() C")
    #expect(graph.nodes.map(\.id) == ["C", "E", "interface0", "interface1"])
    #expect(graph.nodes.map(\.lines) == [["C"], ["E"], ["ab"], ["d"]])
    #expect(graph.nodes.map(\.shape) == [.box, .box, .text, .text])
    #expect(
      graph.edges.map { "\($0.from) \($0.to)" } == ["interface0 C", "C interface1", "E C"])
  }

  @Test func `namespaces are frames in one another`() {
    let graph = graph(
      """
      namespace A.B["b #38; c"] {
        class C
        note "d"
        namespace E {
          class F
        }
      }
      namespace A {
        class A
      }
      namespace G {
        class C
      }
      namespace H {
        class C
      }
      """)
    let groups = graph.groups.map { "\($0.id) \($0.title) \($0.nodes) \($0.parent ?? "-")" }
    #expect(
      groups == [
        "A (2) [\"A\"] [\"A\", \"A.B\"] -", "A.B [\"b & c\"] [\"A.B.E\"] A (2)",
        "A.B.E [\"E\"] [\"F\"] A.B", "H [\"H\"] [\"C\"] -",
      ])
    #expect(graph.annotations.map(\.group) == ["A.B"])
  }

  @Test func `notes, links, styles and descriptions are kept`() {
    let graph = graph(
      """
      direction RL
      accTitle: a
      accDescr { b
      c }
      class D:::e
      note for D "f<br>g"
      note "h"
      cssClass "D" i
      style D fill:#f9f,stroke-width:2px
      classDef e,i color:red
      link D "https://a.b" "tip" _self
      class J
      click J href "javascript:alert(1)"
      """)
    #expect(graph.direction == .left)
    #expect(graph.title == "a")
    #expect(graph.accessibleDescription == "b c")
    #expect(graph.nodes.map(\.classes) == [["e", "i"], []])
    #expect(graph.nodes[0].styles == ["fill:#f9f", "stroke-width:2px"])
    #expect(graph.nodes.map(\.link) == ["https://a.b", nil])
    #expect(graph.styleClasses.map(\.name) == ["e", "i"])
    #expect(
      graph.annotations.map { "\($0.target ?? "-") \($0.lines)" } == [
        "D [\"f\", \"g\"]", "- [\"h\"]",
      ])
  }

  @Test func `what mermaid refuses keeps what was meant`() {
    let text = "A --> B;\nclass C {\n\"x\"\n+y()\nz() { a }\n}\n<<i>> D\nE -- F : g: h"
    #expect(
      classes(text)
        == [
          "A: A [] []", "B: B [] []", "C: C [] [+y(), z()]", "D: «i» D [] []", "E: E [] []",
          "F: F [] []",
        ])
    #expect(relations(text).count == 2)
    #expect(graph(text).diagnostics.count == 5)
  }

  @Test func `a class diagram is told in sentences`() {
    let text = graph(
      """
      namespace N {
        class Shape~T~ {
          <<interface>>
          +area()* double
          -int count$
        }
      }
      class Empty
      Shape <|.. Square
      Shape <|-- Shape
      Square "1" *-- "4" Side : has
      Owner o--> Square
      Owner ..> Shape
      Owner -- Owner
      Drawable ()-- Square
      note for Owner "once"
      """
    ).textAlternative
    #expect(
      text == """
        N holds Shape<T>.
        Shape<T> (interface), attributes: private static int count. Methods: public abstract area() : double.
        Empty.
        Square implements Shape<T>.
        Shape<T> extends itself.
        Square is composed of Side: has (1 at Square, 4 at Side).
        Owner has Square.
        Owner depends on Shape<T>.
        Owner is linked with itself.
        Square provides Drawable.
        Note on Owner: once.
        """)
  }

  @Test(arguments: [
    "class A~T~[\"a b\"]:::x {\n<<i>>\n<<two words>>\n+a$\n#b()* int\n~c~T~(d) e\n}\nclassDef x fill:#f9f",
    "namespace A {\nclass B\nnamespace C[\"d e\"] {\nclass F\nnote \"g\"\n}\n}\nB \"1\" o..|> F : x#58; y",
    "class `a b`\nclass c-d.e\n`a b` --> c-d.e\nnote for `a b` \"#quot;x#quot;\"",
    "c`d\ne` ()-- foo", "bar ()-- foo\nfoo --() baz\nfoo <--> foo\nx ()--() y",
    "class A\nstyle A :,stroke-width:2px\nlink A \"https://a.b/?c=d#e\"\ncssClass \"A\" x\ncssClass \"A\" y",
    "direction LR\nclass A {\na #41; b\nf(#123;#125;)\n%a\n#35;a;\nstyle: #lt;x#gt;\n[a]\n}",
    "accDescr: a#59; b\nclass A\nclass A2[\"direction TB\"]\nA : direction LR",
    "class A\nnamespace A {\nclass B\n}",
    "namespace `A::B` {\nclass `C::D`\n}\nclass `a<br>b`\n`accTitle` --> `a<br>b` : c",
    "class link1\nclass o1\nclass Ünï\nclass `style`\n`style` --> link1",
  ]) func `what is written is read as the same diagram`(text: String) {
    let graph = graph(text)
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    let written = graph.mermaidText
    #expect(written.contains("classDiagram\n"))
    let read = Mermaid.graph(written)
    #expect(read.isValid, "\(Mermaid.findings(read))\n\(written)")
    #expect(Mermaid.meaning(read).sorted() == Mermaid.meaning(graph).sorted(), "\(written)")
    #expect(read.mermaidText == written)
  }
}
