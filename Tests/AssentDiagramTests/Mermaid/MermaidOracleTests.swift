import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// The graphs that mermaid 11.16 itself made of real diagrams, where the folder of shared test
/// data is there.
@Suite struct MermaidOracleTests {
  private static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")
  private static let file = shared.appending(path: "truth/mermaid-11.16.0.json")
  static let isThere = FileManager.default.fileExists(atPath: file.path)

  private struct Verdict: Decodable {
    struct Node: Decodable {
      var id: String
      var text: String
    }
    struct Edge: Decodable {
      var from: String
      var to: String
      var text: String
    }
    struct Subgraph: Decodable { var id: String }
    var accept: Bool
    var type: String?
    var nodes: [Node]?
    var edges: [Edge]?
    var subgraphs: [Subgraph]?
  }

  /// A text without tags, marks of emphasis and white space that does not count.
  private static func folded(_ text: String) -> String {
    text.replacing("\\n", with: " ").replacing(/<[a-zA-Z\/][^>]*>/, with: " ")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      .replacing(/[*_`"]/, with: "").replacing(/\s+/, with: " ")
      .trimmingCharacters(in: .whitespaces)
  }

  private static func diagrams() throws -> [String: String] {
    var texts: [String: String] = [:]
    let folder = shared.appending(path: "corpus/mermaid")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".mmd") {
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let seed = "seeds/004-user-flow-chart.md"
    let lines = try String(contentsOf: shared.appending(path: seed), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix("```mermaid") {
      let inner = lines[(index + 1)...].prefix { !$0.hasPrefix("```") }
      texts["\(seed)#L\(index + 1)"] = inner.joined(separator: "\n") + "\n"
    }
    return texts
  }

  private static func difference(_ graph: FlowGraph, _ verdict: Verdict) -> String? {
    guard graph.isValid == verdict.accept else { return "valid \(graph.isValid)" }
    guard verdict.accept, verdict.type?.contains("flowchart") == true else { return nil }
    let groups = Set((verdict.subgraphs ?? []).map(\.id))
    let nodes = graph.nodes.filter { !groups.contains($0.id) }
      .map { "\($0.id): \(folded($0.lines.joined(separator: " ")))" }
    let wanted = (verdict.nodes ?? []).filter { !groups.contains($0.id) }
      .map { "\($0.id): \(folded($0.text))" }
    if nodes.sorted() != wanted.sorted() { return "nodes \(nodes)" }
    let edges = graph.edges
      .map { "\($0.from) \($0.to): \(folded($0.label.joined(separator: " ")))" }
    let links = (verdict.edges ?? []).map { "\($0.from) \($0.to): \(folded($0.text))" }
    if edges.sorted() != links.sorted() { return "edges \(edges)" }
    return graph.groups.count == groups.count ? nil : "groups"
  }

  @Test(.enabled(if: isThere)) func `every diagram is read as mermaid reads it`() throws {
    let verdicts = try JSONDecoder().decode(
      [String: Verdict].self, from: Data(contentsOf: Self.file))
    let texts = try Self.diagrams()
    #expect(verdicts.count >= 78)
    for (name, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
      let graph = Mermaid.graph(try #require(texts[name], "no text for \(name)"))
      let difference = Self.difference(graph, verdict)
      #expect(difference == nil, "\(name): \(difference ?? "")")
      let read = Mermaid.graph(graph.mermaidText)
      #expect(Mermaid.meaning(read) == Mermaid.meaning(graph), "\(name)")
    }
  }
}
