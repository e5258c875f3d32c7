import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// Box drawings written as mermaid and read back.
@Suite struct DrawingToMermaidTests {
  private static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  private static let documents: [URL] = ["seeds", "corpus/box"].flatMap { folder in
    let place = shared.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { place.appending(path: $0) }
  }

  @Test func `a drawing is the same graph as mermaid`() throws {
    var count = 0
    for name in GoldenTests.names {
      let bytes = try Data(contentsOf: GoldenTests.folder.appending(path: name))
      if Self.check(Array(bytes), name) { count += 1 }
    }
    #expect(count > GoldenTests.names.count / 2)
  }

  @Test func `words over and under a sequence become comments`() throws {
    let name = "notes-in-a-sequence.txt"
    let bytes = try Array(Data(contentsOf: GoldenTests.folder.appending(path: name)))
    let source = DiagramSource(
      file: SourceFile(path: name, bytes: bytes), text: bytes, info: "", fenceLine: 0)
    let text = try #require(FlowGraph(reading: source)).mermaidText
    #expect(text.contains("%% heading of n1: Key exchange, step by step"))
    #expect(text.contains("%% heading: All times are in UTC."))
    #expect(Mermaid.graph(text).isValid)
  }

  @Test(.enabled(if: !documents.isEmpty), arguments: documents)
  func `the drawings of a real document are the same graphs as mermaid`(document: URL) throws {
    let lines = try Data(contentsOf: document).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var fence: [UInt8]?
    for line in lines {
      let isMark = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "```".utf8)
      if isMark {
        if let fence { Self.check(fence, document.lastPathComponent) }
        fence = fence == nil ? [] : nil
      } else {
        fence?.append(contentsOf: line + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Whether the text is a drawing that becomes a flow.
  @discardableResult private static func check(_ text: [UInt8], _ name: String) -> Bool {
    let file = SourceFile(path: "a.txt", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "", fenceLine: 0)
    guard let graph = FlowGraph(reading: source), graph.kind != .sequence else { return false }
    let written = graph.mermaidText(from: source)
    let read = Mermaid.graph(written)
    #expect(read.isValid, "\(name): \(Mermaid.findings(read))\n\(written)")
    #expect(meaning(read) == meaning(graph), "\(name)\n\(written)")
    return true
  }

  /// What a graph says when nodes have the names of their places instead of ids.
  private static func meaning(_ graph: FlowGraph) -> [String] {
    var names: [String: String] = [:]
    let groups = Set(graph.groups.map(\.id))
    // A box that holds boxes is a group in mermaid, and no node besides.
    let nodes = graph.nodes.filter { !groups.contains($0.id) }
    for (number, node) in nodes.enumerated() { names[node.id] = "node \(number)" }
    for (number, group) in graph.groups.enumerated() { names[group.id] = "group \(number)" }
    func name(_ id: String) -> String { names[id] ?? "?" }
    var lines = nodes.map { "\(name($0.id)) \($0.lines)" }
    lines += graph.edges.map { edge in
      let line = "\(edge.arrowTail.rawValue) \(edge.style.rawValue) \(edge.arrow.rawValue)"
      return "\(name(edge.from)) \(line) \(name(edge.to)) \(edge.label)"
    }
    lines += graph.groups.map { group in
      "\(name(group.id)) \(group.title) \(group.nodes.map(name).sorted())"
    }
    return lines
  }
}
