import AssentDiagnostics
import AssentDiagram
import Testing

/// Texts of class diagrams that mermaid 11.16 draws or refuses, construct by construct, as observed
/// there.
@Suite struct ClassAcceptanceTests {
  @Test(arguments: [
    // classes
    "A", "class A", "class A {\n}", "class A {}", "class A { +int a }", "class A~T~",
    "class A[\"a b\"]", "class A~T~[\"a\"]", "class `a b`", "class Käse", "class 中文", "class A.B",
    "class A-B", "class 1", "class A:::b", "class A:::b {\n+int a\n}", "class A <<b>>",
    "class A <<b>> {\n}", "class A\n<<b>> A", "class A {\n<<a b>>\n+a()\n}", "`abc",
    // members
    "A : +int a", "A : f(a, b) int$", "class A {\n  a: b\n  f()\n}", "class A {\n  \"a\"\n}",
    "A : List~List~int~~ a",
    // relations
    "A --> B", "A <|-- B", "A --|> B", "A *-- B", "A o-- B", "A --o B", "A ()-- B", "A --() B",
    "A <|..|> B", "A .. B", "A -- B", "A-->B", "A <--* B", "A \"1\" --> \"0..*\" B : a b",
    "A --> B : #58;", "A --> A", "A~T~ --> B~U~", "A --oB", "A --> B C",
    // namespaces
    "namespace N {\nclass A\n}", "namespace N.M {\nclass A {\n+a\n}\n}", "namespace N { class A }",
    "namespace N {\nnamespace M {\nclass A\n}\n}", "namespace N[\"a b\"] {\nnote \"a\"\n}",
    "namespace N {\nclass A\n}\nnamespace N {\nclass B\n}",
    // statements
    "note \"a\"", "note for A \"a\"", "class A\nnote for A \"a\\nb\"", "direction LR",
    "direction\nLR", "direction TD", "class A\nstyle A fill:#f9f,stroke-width:4px",
    "classDef a,b fill:#f9f", "cssClass \"A,B\" c", "click A href \"https://a.b\" \"c\" _blank",
    "link A \"https://a.b\"", "callback A \"f\" \"c\"", "click A call f(\"a\", 1) \"c\"",
    "click A call f()", "accTitle: a; b", "accDescr: a", "accDescr {\na\nb\n}", "title a",
    // around it
    "A --> B %% a", "%% a\nA", "%%{init: {}}%%\nA",
  ]) func `a class diagram that mermaid draws is valid`(text: String) {
    let graph = Mermaid.graph("classDiagram\n\(text)\n")
    #expect(graph.isValid, "\(Mermaid.findings(graph))")
    #expect(graph.diagnostics.isEmpty)
    #expect(Mermaid.graph("classDiagram-v2\n\(text)").isValid)
  }

  @Test(arguments: [
    ("", "expected a class or a relation, found the end of the diagram"),
    ("A --> B;", "expected the end of the line, found ';'"),
    ("A --> B : a: b", "expected the end of the line, found ': b'"),
    ("A --> B %% a\nC --> D", "expected the end of the line, found '--'"),
    ("A -> B", "expected '--' or '..', found 'B'"),
    ("A -->", "expected a class, found the end of the line"),
    ("--> A", "expected a class, a relation or 'note', found '--'"),
    ("A --> \"1\"", "expected a class, found the end of the line"),
    ("A \"1\" B", "expected '--' or '..', found 'B'"),
    ("class", "expected the name of a class, found the end of the line"),
    ("class link", "expected the name of a class, found 'link'"),
    ("class A {", "expected '}' after the members of 'A', found the end of the diagram"),
    ("class A:::b {\n}", "expected a member of the class, found '}'"),
    ("class A {\n\"a\"\n}", "expected a member or '}', found 'a'"),
    ("class A {\nf() { }\n}", "expected a member or '}', found '{'"),
    ("class A {\na)\n}", "a method has no '(' after its name"),
    ("class A[a]", "expected a text in quotation marks, found 'a'"),
    ("class A😀", "expected the end of the line, found '😀'"),
    ("class A : a", "expected the end of the line, found ': a'"),
    ("class A~List~int~~", "expected the end of the line, found 'int'"),
    ("<<b>> A", "class 'A' has an annotation before it is declared"),
    ("class A\n<<a b>> A", "expected '>>', found 'b'"),
    ("namespace N {\n}", "expected a class, a note or a namespace, found '}'"),
    ("namespace N {\nclass A", "namespace 'N' is not closed; expected '}'"),
    ("namespace N {\nA --> B\n}", "expected a class, a note or a namespace, found 'A'"),
    ("note for A", "expected a text in quotation marks, found the end of the line"),
    ("style A", "expected a style such as 'fill:#f9f', found the end of the line"),
    ("style A stroke-width:4px", "expected a style, found '-'"),
    ("click A", "expected 'href' or 'call', found the end of the line"),
    ("cssClass A b", "expected names of classes in quotation marks, found 'A'"),
    ("accDescr {\na", "expected what ends a text, found the end of the diagram"),
    ("[*] --> A", "expected a class, a relation or 'note', found '[*]'"),
  ]) func `a class diagram that mermaid refuses is invalid and reported`(
    text: String, message: String
  ) {
    let graph = Mermaid.graph("classDiagram\n\(text)\n")
    #expect(!graph.isValid)
    #expect(graph.diagnostics.first?.message == message)
  }

  @Test(arguments: [
    ("A --> B;", "leave the ';' out"),
    ("A --> B : a: b", "write '#58;' for a ':' inside of a text"),
    ("A --> B %% a\nC --> D", "put the comment before it on a line of its own"),
    ("<<b>> A", "write 'class A' before it"),
  ]) func `what to write instead is said`(text: String, help: String) {
    #expect(Mermaid.graph("classDiagram\n\(text)\n").diagnostics.first?.help == help)
  }
}
