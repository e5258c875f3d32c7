import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// The reader against graphs made by hand, where the folder of shared test data is there.
@Suite struct TruthTests {
  private static let shared = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared")
  private static let folder = shared.appending(path: "truth/diagrams")
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  private struct Truth: Decodable {
    struct Node: Decodable {
      var id: String
      var lines: [String]
      var shape: String
    }
    struct Edge: Decodable {
      var from: String
      var to: String
      var label: String?
    }
    enum CodingKeys: String, CodingKey {
      case file, kind, nodes, edges
      case line = "fence_start_line"
    }
    var file: String
    var line: Int
    var kind: String
    var nodes: [Node]
    var edges: [Edge]
  }

  private struct Score {
    var hits = 0
    var found = 0
    var wanted = 0
    var f1: Double { Double(2 * hits) / Double(max(1, found + wanted)) }

    mutating func add(_ got: [String], _ want: [String]) {
      var left = Dictionary(want.map { ($0, 1) }, uniquingKeysWith: +)
      for item in got where left[item, default: 0] > 0 {
        left[item, default: 0] -= 1
        hits += 1
      }
      found += got.count
      wanted += want.count
    }
  }

  @Test(.enabled(if: isThere)) func `graphs agree with those made by hand`() throws {
    var nodes = Score()
    var edges = Score()
    var labels = Score()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
      let truth = try JSONDecoder().decode(
        Truth.self, from: Data(contentsOf: Self.folder.appending(path: name)))
      let graph = try #require(try Self.graph(truth), "\(name)")
      #expect(graph.kind.rawValue == truth.kind, "\(name)")
      let want = truth.nodes.filter { $0.shape != "banner" }
      let names = Dictionary(uniqueKeysWithValues: truth.nodes.map { ($0.id, Self.fold($0.lines)) })
      let got = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, Self.fold($0.lines)) })
      nodes.add(
        graph.nodes.filter { $0.shape != .banner }.map { Self.fold($0.lines) },
        want.map { Self.fold($0.lines) })
      edges.add(
        graph.edges.map { "\(got[$0.from] ?? "?") > \(got[$0.to] ?? "?")" },
        truth.edges.map { "\(names[$0.from] ?? "?") > \(names[$0.to] ?? "?")" })
      labels.add(
        graph.edges.map { "\(got[$0.from] ?? "?") > \(got[$0.to] ?? "?"): \(Self.fold($0.label))" },
        truth.edges.map {
          "\(names[$0.from] ?? "?") > \(names[$0.to] ?? "?"): \(Self.fold([$0.label ?? ""]))"
        })
    }
    #expect(nodes.f1 >= 0.98)
    #expect(edges.f1 >= 0.95)
    #expect(labels.f1 >= 0.95)
  }

  private static func fold(_ lines: [String]) -> String {
    lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The graph of the fence that a truth is about.
  private static func graph(_ truth: Truth) throws -> FlowGraph? {
    let bytes = try Data(contentsOf: shared.appending(path: "seeds/\(truth.file)"))
    let file = SourceFile(path: truth.file, bytes: Array(bytes))
    var text: [UInt8] = []
    var line = truth.line + 1
    while line <= file.lineCount, !file.line(line).starts(with: "```".utf8) {
      text += file.line(line) + [10]
      line += 1
    }
    return FlowGraph(
      reading: DiagramSource(
        file: file, text: text, info: "", fenceLine: truth.line))
  }
}
