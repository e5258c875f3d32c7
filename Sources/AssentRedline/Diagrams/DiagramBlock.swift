import AssentDiagnostics
import AssentDiagram
import AssentMarkup

/// A code block that is a diagram, with its graph.
struct DiagramBlock: Sendable {
  /// Index in ``Document/nodes``.
  var node: Int
  var range: SourceRange
  var text: [UInt8]
  var graph: FlowGraph
  /// The names of its nodes, by which it is known again.
  var labels: Set<String>

  static func all(in document: Document) -> [DiagramBlock] {
    // One fence opens on a line at most.
    var nodes: [Int: Int] = [:]
    var sources: [DiagramSource] = []
    for (index, node) in document.nodes.enumerated() {
      guard case .codeBlock(let info, isFenced: true) = node.kind else { continue }
      nodes[Int(node.startLine)] = index
      sources.append(
        DiagramSource(
          file: document.source, text: Array(document.text[node.literal.range]),
          info: document.string(info), fenceLine: Int(node.startLine)))
    }
    return DiagramReading.all(sources).compactMap { reading in
      guard let index = nodes[reading.source.fenceLine] else { return nil }
      return DiagramBlock(
        node: index, range: document.nodes[index].range, text: reading.source.text,
        graph: reading.graph,
        labels: Set(reading.graph.nodes.map { $0.lines.joined(separator: " ") }))
    }
  }
}

/// Says which diagrams of two documents are the same, by what is in them and by their order.
enum DiagramPairs {
  /// Indices in the old and the new document, in the order of the new; what was removed stands
  /// behind the one it followed.
  static func pairs(_ old: [DiagramBlock], _ new: [DiagramBlock]) -> [(Int?, Int?)] {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    if old.count * new.count <= 40_000 {
      var candidates: [(score: Double, old: Int, new: Int)] = []
      for (i, a) in old.enumerated() {
        for (j, b) in new.enumerated() {
          let score = likeness(a, b)
          if score > 0.3 { candidates.append((score, i, j)) }
        }
      }
      for (_, i, j) in candidates.sorted(by: {
        if $0.score != $1.score { return $0.score > $1.score }
        let (a, b) = (abs($0.old - $0.new), abs($1.old - $1.new))
        return a != b ? a < b : ($0.old, $0.new) < ($1.old, $1.new)
      }) where partners[j] == nil && !taken.contains(i) {
        partners[j] = i
        taken.insert(i)
      }
    }
    var result: [(Int?, Int?)] = []
    var next = 0
    func flush(before limit: Int) {
      while next < limit {
        if !taken.contains(next) { result.append((next, nil)) }
        next += 1
      }
    }
    for j in new.indices {
      if let i = partners[j] { flush(before: i) }
      result.append((partners[j], j))
    }
    flush(before: old.count)
    return result
  }

  private static func likeness(_ a: DiagramBlock, _ b: DiagramBlock) -> Double {
    if a.text == b.text { return 3 }
    let all = a.labels.union(b.labels).count
    guard all > 0 else { return a.graph.kind == b.graph.kind ? 0.4 : 0 }
    let shared = Double(a.labels.intersection(b.labels).count) / Double(all)
    return shared + (a.graph.kind == b.graph.kind ? 0.1 : 0)
  }
}
