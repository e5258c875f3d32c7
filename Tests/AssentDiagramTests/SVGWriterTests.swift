import AssentDiagnostics
import Testing

@testable import AssentDiagram

struct SVGWriterTests {
  private func svg(_ graph: FlowGraph, isStandalone: Bool = false) throws -> String {
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let document = SVGDocument(
      prefix: "d1", title: "A <title>", description: "a & b", isStandalone: isStandalone)
    return document.svg(FlowScene(graph, placed, prefix: "d1").scene())
  }

  @Test(arguments: 0..<60)
  func `a generated graph becomes well-formed XML`(_ seed: Int) throws {
    var generator = GeneratedGraph(seed: seed)
    var graph = generator.graph(nodes: 3 + seed % 9, edges: seed % 13, groups: seed % 4)
    graph.nodes[0].lines = ["<b>\"&'\u{0}\u{FFFF}]]>"]
    graph.nodes[1].styles = ["fill:url(javascript:1)", "stroke:red\" onload=\"x", "fill:#123"]
    graph.nodes[2].link = "https://example.org/?a=1&b=\"2\""
    let text = try svg(graph, isStandalone: seed % 2 == 0)
    #expect(XMLFaults(text).first == nil)
    #expect(!text.contains("javascript"))
    #expect(!text.contains("foreignObject"))
  }

  @Test func `the picture has a name and a description under ids of its own`() throws {
    let text = try svg(flow("a b"))
    #expect(text.contains("role=\"img\""))
    #expect(text.contains("aria-labelledby=\"d1-t\" aria-describedby=\"d1-d\""))
    #expect(text.contains("<title id=\"d1-t\">A &lt;title&gt;</title>"))
    #expect(text.contains("<desc id=\"d1-d\">a &amp; b</desc>"))
  }

  @Test(arguments: [
    ("d1", "d1"), ("001-flow-5", "d-001-flow-5"), ("My flow.md-5", "My-flow-md-5"), ("", "d-"),
    ("\"ü\"", "d----"),
  ])
  func `ids are names, whatever a file is called`(_ prefix: String, _ id: String) throws {
    let graph = flow("a b")
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let document = SVGDocument(prefix: prefix, title: "", description: "", isStandalone: false)
    let text = document.svg(FlowScene(graph, placed, prefix: prefix).scene())
    #expect(text.contains("aria-labelledby=\"\(id)-t\" aria-describedby=\"\(id)-d\""))
    #expect(text.contains("<title id=\"\(id)-t\">"))
  }

  @Test func `only a picture that stands alone brings a style sheet`() throws {
    #expect(try svg(flow("a b"), isStandalone: true).contains("<style>"))
    #expect(try !svg(flow("a b")).contains("<style"))
    #expect(try !svg(flow("a b")).contains(" style="))
  }

  @Test(arguments: [
    ("https://example.org", true), ("mailto:a@example.org", true), ("HTTP://example.org", true),
    ("javascript:alert(1)", false), ("data:text/html,x", false), ("java\nscript:x", false),
    ("file:///etc/passwd", false), ("example.org", false),
  ])
  func `a link is kept when its scheme is safe`(_ link: String, _ isKept: Bool) throws {
    var graph = flow("a b")
    graph.nodes[0].link = link
    #expect(try svg(graph).contains("<a href") == isKept)
  }

  @Test(arguments: [
    ("fill:#f9f", "fill=\"#f9f\""), ("fill: rgb(1, 2, 3)", "fill=\"rgb(1, 2, 3)\""),
    ("stroke-width:4px", "stroke-width=\"4px\""), ("stroke-dasharray:5 5", "=\"5 5\""),
    ("font-weight:bold", "font-weight=\"bold\""), ("color:red", "fill=\"red\""),
  ])
  func `a safe style is kept`(_ style: String, _ attribute: String) throws {
    var graph = flow("a b")
    graph.nodes[0].styles = [style]
    #expect(try svg(graph).contains(attribute))
  }

  @Test func `a fork has the colors of its author`() throws {
    var graph = flow("a b")
    graph.nodes[0].shape = .fork
    graph.nodes[0].styles = ["fill:#f00"]
    #expect(try svg(graph).contains(" rx=\"2\" fill=\"#f00\""))
  }

  @Test(arguments: [
    "fill:url(#x)", "fill:expression(1)", "background:red", "stroke-width:1em", "fill:#ggg",
    "stroke-dasharray:5;onclick=1", "font-weight:bold\"", "fill:var(--x)", "fill:",
  ])
  func `any other style is dropped`(_ style: String) throws {
    var graph = flow("a b")
    graph.nodes[0].styles = [style]
    let value = style.drop { $0 != ":" }.dropFirst()
    #expect(try value.isEmpty || !svg(graph).contains("=\"\(value)\""))
  }

  @Test func `twenty nodes take no more than ten kilobytes`() throws {
    #expect(try svg(tree(20)).utf8.count < 10_000)
  }

  @Test func `a word stays whole in the text`() throws {
    var graph = flow("a b")
    graph.nodes[0].lines = ["ContentView - Welcome Screen of the whole application"]
    let text = try svg(graph)
    for word in ["ContentView", "Welcome", "application"] { #expect(text.contains(word)) }
  }

  @Test(arguments: [
    "doc", "document", "docs", "lin-doc", "tag-doc", "delay", "h-cyl", "lin-cyl", "curv-trap",
    "card", "lin-rect", "div-rect", "win-pane", "tag-rect", "sl-rect", "notch-pent", "bow-rect",
    "flag", "st-rect", "brace", "brace-r", "braces", "cross-circ", "hourglass", "datastore",
  ])
  func `a shape with a name of its own has an outline of its own`(_ name: String) throws {
    let frame = PlacedGraph.Rect(x: 0, y: 0, width: 100, height: 40)
    var writer = SVGWriter()
    writer.text.add("<g>")
    writer.write(try #require(NamedShape(name, frame).elements([])))
    #expect(XMLFaults(writer.text.string + "</g>").first == nil)
    let graph = Mermaid.flow("a@{ shape: \(name), label: \"Some words\" }")
    let text = try svg(graph)
    #expect(XMLFaults(text).first == nil)
    #expect(text.contains("Some words"))
  }
}
