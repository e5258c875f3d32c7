extension FlowGraph {
  /// The same as it is laid out and drawn: notes are nodes, and each thing has all of its styles.
  var drawn: FlowGraph {
    var graph = withNotesAsNodes
    graph.resolveStyles()
    if notation == .mermaid { graph.dropIcons() }
    if notation == .arrows {
      // Names between arrows are what others put into boxes.
      for index in graph.nodes.indices { graph.nodes[index].shape = .box }
      graph.joinRepeatedEdges()
    }
    return graph
  }

  /// Puts the styles of classes before those of the nodes, edges and groups that have them.
  private mutating func resolveStyles() {
    guard !styleClasses.isEmpty else { return }
    var declarations: [String: [String]] = [:]
    for style in styleClasses { declarations[style.name, default: []] += style.styles }
    func resolved(_ classes: [String], _ own: [String]) -> [String] {
      classes.flatMap { declarations[$0] ?? [] } + own
    }
    for index in nodes.indices where nodes[index].shape != .note {
      nodes[index].styles = resolved(["default"] + nodes[index].classes, nodes[index].styles)
    }
    for index in edges.indices {
      edges[index].styles = resolved(edges[index].classes, edges[index].styles)
    }
    for index in groups.indices {
      groups[index].styles = resolved(groups[index].classes, groups[index].styles)
    }
  }

  /// Takes out names of icons such as `fa:fa-car`, for which there is no picture.
  private mutating func dropIcons() {
    for index in nodes.indices
    where nodes[index].lines.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) }) {
      nodes[index].lines = nodes[index].lines.map(withoutIcons)
    }
  }

  /// A way that several chains of arrows begin with is drawn once.
  private mutating func joinRepeatedEdges() {
    struct Ends: Hashable {
      var from: String
      var to: String
      var label: [String]
    }
    var seen: Set<Ends> = []
    edges.removeAll { !seen.insert(Ends(from: $0.from, to: $0.to, label: $0.label)).inserted }
  }
}

private func withoutIcons(_ line: String) -> String {
  let words = line.split(separator: " ", omittingEmptySubsequences: false)
  let kept = words.filter { word in
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count != 2 || !["fa", "fab", "fak", "fal", "far", "fas"].contains(parts[0])
      || !parts[1].hasPrefix("fa-")
  }
  return kept.count == words.count || kept.isEmpty ? line : kept.joined(separator: " ")
}
