/// A flow as a list: every node and where it leads, then every group and what it holds.
struct FlowList {
  let graph: FlowGraph
  let width: Int
  let isASCII: Bool

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    self.graph = graph
    self.width = max(width, 16)
    self.isASCII = isASCII
  }

  func lines() -> [String] {
    var names: [String: String] = [:]
    for group in graph.groups {
      let name = group.title.joined(separator: " ")
      names[group.id] = name.isEmpty ? group.id : name
    }
    for node in graph.nodes {
      let name = node.lines.joined(separator: " ")
      names[node.id] = name.isEmpty ? node.id : name
    }
    var rows: [String: [String]] = [:]
    for node in graph.nodes where node.isDivided {
      let texts = node.sections.joined().map { row in
        row.cells.filter { !$0.isEmpty }.joined(separator: " ")
      }
      rows[node.id] = (node.stereotypes.map { "«\($0)»" } + texts).flatMap { text in
        wrappedColumns([text], limit: width - 4).map { "    " + $0 }
      }
    }
    var leaving: [String: [FlowGraph.Edge]] = [:]
    for edge in graph.edges where edge.style != .invisible {
      leaving[edge.from, default: []].append(edge)
    }
    let arrow = isASCII ? "->" : "─►"
    let bullet = isASCII ? "*" : "•"
    let members = Dictionary(
      graph.groups.map { ($0.id, $0.nodes) }, uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    for id in graph.nodes.map(\.id) + graph.groups.map(\.id) {
      let edges = leaving[id] ?? []
      lines += wrappedColumns([names[id] ?? id], limit: width)
      lines += rows[id] ?? []
      if let members = members[id], !members.isEmpty {
        lines += entry(bullet, members.map { names[$0] ?? $0 }.joined(separator: ", "))
      }
      for edge in edges {
        let label = edge.label.joined(separator: " ")
        let target = names[edge.to] ?? edge.to
        let ends = [edge.arrowTail, edge.arrow].map { $0.multiplicity ?? "" }
        let tail = [edge.labelTail, ends[0]].filter { !$0.isEmpty }.joined(separator: " ")
        let head = [edge.labelHead, ends[1]].filter { !$0.isEmpty }.joined(separator: " ")
        let counts = tail.isEmpty && head.isEmpty ? "" : " (\(tail) to \(head))"
        lines += entry(arrow, (label.isEmpty ? target : "\(label): \(target)") + counts)
      }
    }
    return lines
  }

  /// Words behind a sign, under which they go on.
  private func entry(_ sign: String, _ text: String) -> [String] {
    let rows = wrappedColumns([text], limit: width - sign.count - 3)
    let blank = String(repeating: " ", count: sign.count + 3)
    return rows.enumerated().map { ($0 == 0 ? "  \(sign) " : blank) + $1 }
  }
}
