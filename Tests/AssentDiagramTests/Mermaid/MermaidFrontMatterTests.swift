import AssentDiagnostics
import AssentDiagram
import Testing

/// Lines before a mermaid text: front matter, and the options of other programs.
@Suite struct MermaidFrontMatterTests {
  private static func text(_ lines: String) -> String { "---\n\(lines)\n---\ngraph TD\nA --> B\n" }

  @Test(arguments: [
    ("config:\n  theme: dark\n  what is this", 4), ("config:\n  what\n  theme: dark", 4),
    ("config:\n  theme: dark\n    what: is\n", 4), ("config:\n  theme: dark: light", 3),
    ("config:\n    theme: dark\n  look: neo", 4), ("config:\n  theme: dark\n  : neo", 4),
    ("config:\n  theme: dark\n  - neo", 4),
    ("config:\n  flowchart:\n    curve: linear\n    what is this\n  theme: dark", 5),
    ("config:\n  flowchart:\n    curve: linear\n   what: x", 5), ("title: a\nwhat is this", 3),
    ("config:\n  theme: \"dark\"\n    what", 4), ("config:\n  - a\n  what: b", 4),
  ]) func `front matter that is no YAML is refused at its line`(_ lines: String, _ line: Int) {
    let graph = Mermaid.graph(Self.text(lines))
    let found = graph.diagnostics.filter { $0.message == "front matter of the diagram is not YAML" }
    #expect(!graph.isValid)
    #expect(found.map { Int($0.range?.start.line ?? 0) } == [line], "\(Mermaid.findings(graph))")
  }

  @Test(arguments: [
    "config:\n  theme: dark\n  look: neo", "config:\n  theme dark", "config:\n  theme\n  dark",
    "config:\n  themeVariables:\n    primaryColor: '#fff'\n    lineColor: \"#000\"\n  look: neo",
    "config:\n  theme: a name\n    of two lines\n  look: neo", "config: { theme: dark }",
    "config:\n  themeCSS: |\n    .node { fill: red }\n    what is this\n  look: neo",
    "config:\n  list:\n  - a\n  - b: c\n    d: e\n  look: neo", "config:\n  - a\n  - b\ntitle: c",
    "config:\n  # what is this\n  theme: dark",
    "config:\n  flowchart: { curve: linear }\n  look: neo",
    "config:\n  list: [a,\n    b]\n  look: neo", "config:\n  text: \"a\n    b\"\n  look: neo",
    "config:\n- a\n- b: c\n  d: e", "title: a\n\nconfig:\n\n  theme: dark\n\n  look: neo",
    "config:\n  a:\n    b:\n      c: d\n  e: f", "config:\n  url: https://oak.example/a:b",
  ]) func `front matter that is YAML is read`(_ lines: String) {
    let graph = Mermaid.graph(Self.text(lines))
    #expect(graph.isValid && graph.diagnostics.isEmpty, "\(Mermaid.findings(graph))")
  }

  private static func graph(_ text: String, info: String) -> FlowGraph? {
    let file = SourceFile(path: "a.md", text: text)
    return FlowGraph(
      reading: DiagramSource(file: file, text: Array(text.utf8), info: info, fenceLine: 1))
  }

  @Test(arguments: [
    ":align: center\n:caption: Who opens the gate\n\ngraph TD\n  A --> B\n",
    "%%| label: fig-gate\n%%| fig-cap: \"Who opens the gate\"\ngraph TD\n  A --> B\n",
    "---\ntitle: Who opens the gate\nalign: center\n---\ngraph TD\n  A --> B\n",
  ]) func `options of other programs stand before a text, and give its title`(_ text: String) {
    let graph = Self.graph(text, info: "{mermaid}")
    #expect(graph?.isValid == true)
    #expect(graph?.nodes.map(\.id) == ["A", "B"])
    #expect(graph?.title == "Who opens the gate")
  }

  @Test func `options are none in a fence of mermaid`() {
    let graph = Self.graph(":align: center\ngraph TD\n  A --> B\n", info: "mermaid")
    #expect(graph?.isValid == false)
  }

  @Test func `a place is that in the file where options are before it`() {
    let graph = Self.graph(":align: center\ngraph TD\n  A => B\n", info: "{mermaid}")
    #expect(graph?.diagnostics.first?.range?.start.line == 4)
  }

  @Test func `a mark that no state has is no state`() {
    let graph = Mermaid.graph("stateDiagram-v2\nstate h1 <<history>>\na --> h1\n")
    #expect(graph.isValid)
    #expect(graph.nodes.map(\.id) == ["h1", "a"])
  }

  @Test func `a composite state with nothing in it is a frame`() {
    let graph = Mermaid.graph("stateDiagram-v2\nstate Hold {\n}\n[*] --> Hold\nHold --> b\n")
    #expect(graph.groups.map(\.id) == ["Hold"])
    #expect(graph.groups.map(\.title) == [["Hold"]])
    #expect(graph.nodes.map(\.id) == ["root_start", "b"])
  }
}
