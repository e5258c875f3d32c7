import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// What a mermaid text can ask for is limited before it is made; counted in edges and bytes, so that
/// no test depends on time.
struct MermaidLimitTests {
  private static func names(_ letter: String, _ count: Int, _ separator: String) -> String {
    (0..<count).map { "\(letter)\($0)" }.joined(separator: separator)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test func `namespaces that are nested too deep are refused, not lost`() {
    let graph = Mermaid.graph(
      "classDiagram\nnamespace \(Self.names("n", 3_000, ".")) {\nclass A\n}\n")
    #expect(!graph.isValid)
    #expect(graph.diagnostics.contains { $0.message.contains("nested deeper") })
    let few = Mermaid.graph("classDiagram\nnamespace \(Self.names("n", 40, ".")) {\nclass A\n}\n")
    #expect(few.isValid && few.groups.count == 40)
  }

  @Test func `what stands in subgraphs that are too deep belongs to the last one that is drawn`() {
    let count = 400
    let text =
      "flowchart TB\n" + Self.lines(count) { "subgraph s\($0)\nn\($0)" }
      + Self.lines(count) { _ in "end" }
    let graph = Mermaid.graph(text)
    let depth = graph.groups.count
    #expect(depth < count && graph.nodes.count == count)
    let last = graph.groups.first { $0.id == "s\(depth - 1)" }
    #expect(last?.nodes == (depth - 1..<count).map { "n\($0)" })
  }

  private static func read(_ text: String) -> DiagramReading? {
    let bytes = Array(text.utf8)
    return DiagramReading(
      DiagramSource(
        file: SourceFile(path: "a.md", bytes: bytes), text: bytes, info: "mermaid", fenceLine: 0))
  }

  /// Texts of which each asks for the product of two of its parts.
  private static let products: [(name: String, text: String)] = {
    let long = String(repeating: "x", count: 100_000)
    let pair = "\(names("a", 1_500, " & ")) --> \(names("b", 1_500, " & "))\n"
    return [
      ("edges", "graph TD\n" + pair),
      (
        "chains of edges",
        "graph TD\n" + lines(40) { _ in names("a", 60, " & ") + " --> " + names("b", 60, " & ") }
      ),
      (
        "labels of edges",
        "graph TD\n\(names("a", 99, " & ")) -->|\(long)| \(names("b", 99, " & "))\n"
      ),
      ("ids of edges", "graph TD\n\(long) --> \(names("b", 9_000, " & "))\n"),
      (
        "classes",
        "graph TD\n" + lines(9_000) { "a\($0)" } + "class \(names("a", 9_000, ",")) \(long)\n"
      ),
      (
        "links",
        "graph TD\n" + lines(9_000) { "a\($0)" }
          + "click \(names("a", 9_000, ",")) \"https://\(long)\"\n"
      ),
      (
        "classes of entities",
        "erDiagram\n" + lines(9_000) { "a\($0)" } + "class \(names("a", 9_000, ",")) \(long)\n"
      ),
      ("classes of states", "stateDiagram-v2\nclass \(names("a", 9_000, ",")) \(long)\n"),
    ]
  }()

  @Test(arguments: products.map(\.name))
  func `a text that asks for a product is not read`(name: String) throws {
    let text = try #require(Self.products.first { $0.name == name }?.text)
    let graph = try #require(Self.read(text)?.graph)
    #expect(graph.diagnostics.map(\.rule) == [.diagramTooLarge])
    #expect(graph.edges.isEmpty && graph.nodes.isEmpty && !graph.isValid)
  }

  /// Bytes of all texts of a graph.
  private static func size(_ graph: FlowGraph) -> Int {
    func size(_ texts: [String]) -> Int { texts.reduce(0) { $0 + $1.utf8.count } }
    return graph.nodes.reduce(0) {
      $0 + size([$1.id, $1.link ?? ""] + $1.lines + $1.classes + $1.styles)
    }
      + graph.edges.reduce(0) { $0 + size([$1.from, $1.to] + $1.label + $1.styles + $1.classes) }
      + graph.groups.reduce(0) { $0 + size([$1.id] + $1.title + $1.nodes + $1.classes + $1.styles) }
      + graph.styleClasses.reduce(0) { $0 + size([$1.name] + $1.styles) }
      + graph.annotations.reduce(0) { $0 + size($1.lines) }
  }

  @Test(arguments: [
    "graph TD\n" + lines(300) { _ in "a & b & c --> d & e & f" },
    "graph TD\n" + lines(3_000) { "a\($0):::c" } + lines(2_000) { _ in "classDef c fill:#fff" },
    "graph TD\n" + lines(3_000) { "a\($0)-->b" } + "linkStyle default "
      + Array(repeating: "fill:#fff", count: 5_000).joined(separator: ","),
    "stateDiagram-v2\nstyle \(names("a", 4_000, ",")) "
      + Array(repeating: "fill:#fff", count: 5_000).joined(separator: ","),
    "stateDiagram-v2\n" + lines(2_000) { "state s\($0) {\na\n--\nb\n}" },
    "sequenceDiagram\n" + lines(3_000) { "a\($0)->>+b: x" },
    "sequenceDiagram\nalt x\n" + lines(3_000) { _ in "a->>b: x\nelse y" } + "end",
    "sequenceDiagram\n" + lines(3_000) { "Note over a,b\($0): x" },
    "graph TD\n" + lines(3_000) { "subgraph g\na\($0)\nend" },
    "graph TD\n" + lines(3_000) { "subgraph g\($0)" } + "x\n" + lines(3_000) { _ in "end" },
  ]) func `a graph is no larger than its text allows`(text: String) throws {
    let graph = try #require(Self.read(text)?.graph)
    #expect(graph.edges.count <= 512 + text.utf8.count / 2)
    #expect(Self.size(graph) <= 32_768 + 32 * text.utf8.count)
  }

  @Test func `what mermaid draws is read`() throws {
    let text = "graph TD\n\(Self.names("a", 20, " & ")) --> \(Self.names("b", 20, " & "))\n"
    let graph = try #require(Self.read(text)?.graph)
    #expect(graph.edges.count == 400)
    #expect(graph.isValid)
  }

  @Test func `the diagrams of a document have one limit`() {
    let text = Array(
      "graph TD\n\(Self.names("a", 20, " & ")) --> \(Self.names("b", 20, " & "))\n".utf8)
    let file = SourceFile(path: "a.md", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "mermaid", fenceLine: 0)
    let readings = DiagramReading.all(Array(repeating: source, count: 400))
    let edges = readings.reduce(0) { $0 + $1.graph.edges.count }
    #expect(edges <= MermaidLimit.edgesOfDocument && edges > MermaidLimit.edgesOfDocument / 2)
    #expect(readings.last?.graph.diagnostics.map(\.rule) == [.diagramTooLarge])
  }
}
