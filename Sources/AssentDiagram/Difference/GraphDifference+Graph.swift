extension GraphDifference {
  /// The new graph with what was removed kept in it, and every change marked by more than color: `+`
  /// and a thick frame for what was added, `−` and a dashed one for what was removed, and the old name
  /// behind the new.
  package var marked: FlowGraph {
    var graph = new
    // Sequences of messages keep their form where they have one in both; all else is laid out anew.
    let isSequence =
      new.kind == .sequence && new.notation == .mermaid && old.kind == .sequence
    graph.notation = .mermaid
    let isDivided = new.kind == .entityRelationship || new.kind == .classDiagram
    if !isSequence, !isDivided || old.kind != new.kind { graph.kind = .flow }
    var ids: [String: String] = [:]
    for (index, partner) in newNodes { ids[old.nodes[index].id] = new.nodes[partner].id }
    for (index, partner) in newGroups where ids[old.groups[index].id] == nil {
      ids[old.groups[index].id] = new.groups[partner].id
    }
    let oldParents = Self.parents(old)
    for change in changes {
      switch change {
      case .nodeAdded(let index): graph.nodes[index].mark("+ ", Self.added)
      case .nodeRenamed(let before, let index):
        graph.nodes[index].lines.append("(was: \(old.nodes[before].label))")
        graph.nodes[index].styles += Self.renamed
      case .nodeReshaped(_, let index), .nodeRegrouped(_, let index):
        graph.nodes[index].styles += Self.renamed
      case .nodeRemoved(let index):
        var node = old.nodes[index]
        let id = "removed-\(index)"
        ids[node.id] = id
        node.id = id
        node.classes = []
        node.styles = []
        node.link = nil
        (node.created, node.destroyed) = (nil, nil)
        node.mark("− ", Self.removed)
        graph.nodes.append(node)
        if let parent = oldParents[old.nodes[index].id], let group = newGroups[parent] {
          graph.groups[group].nodes.append(id)
        }
      case .groupAdded(let index): graph.groups[index].mark("+ ", Self.added)
      case .groupRenamed(let before, let index):
        graph.groups[index].title.append("(was: \(old.groups[before].titleText))")
      case .rowAdded(let index, let row):
        graph.nodes[index].markRow(row) { $0[0] = "+ " + $0[0] }
      case .rowChanged(let index, let before, let row):
        graph.nodes[index].markRow(row) { $0[$0.count - 1] += " (was: \(before))" }
      case .rowRemoved(let index, let row):
        if graph.nodes[index].sections.isEmpty { graph.nodes[index].sections = [[]] }
        let last = graph.nodes[index].sections.count - 1
        graph.nodes[index].sections[last].append(.init(cells: ["− " + row]))
      case .edgeAdded(let index): graph.edges[index].mark("+ ", .thick, Self.added)
      case .edgeRelabeled(let before, let index):
        let was = old.edges[before].labelText
        graph.edges[index].label.append(was.isEmpty ? "(was: –)" : "(was: \(was))")
      case .edgeRedrawn(_, let index), .edgeMoved(_, let index):
        graph.edges[index].mark("~ ", graph.edges[index].style, [])
      case .edgeRemoved, .groupRemoved, .wordsAdded, .wordsRemoved: break
      }
    }
    // Once all nodes have the ids they go by here.
    for case .edgeRemoved(let index) in changes {
      var edge = old.edges[index]
      guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
      (edge.from, edge.to) = (from, to)
      (edge.id, edge.classes, edge.styles) = (nil, [], [])
      edge.mark("− ", .dotted, Self.removed)
      if isSequence { edge.order = (graph.edges.compactMap(\.order).max() ?? 0) + 1 }
      graph.edges.append(edge)
    }
    return graph
  }

  private static let added = ["stroke:#1a7f37", "stroke-width:3"]
  private static let removed = ["stroke:#cf222e", "stroke-width:2", "stroke-dasharray:6 4"]
  private static let renamed = ["stroke:#0969da", "stroke-width:2", "stroke-dasharray:10 2 2 2"]
}

extension FlowGraph.Node {
  /// Changes the cells of the first row that is told so and not marked yet.
  fileprivate mutating func markRow(_ text: String, _ change: (inout [String]) -> Void) {
    for section in sections.indices {
      for row in sections[section].indices
      where sections[section][row].text == text && !sections[section][row].cells.isEmpty {
        change(&sections[section][row].cells)
        return
      }
    }
  }

  fileprivate mutating func mark(_ sign: String, _ styles: [String]) {
    if shape == .start || shape == .end || shape == .fork { shape = .circle }
    if let first = lines.first { lines[0] = sign + first } else { lines = [sign + id] }
    self.styles += styles
  }
}

extension FlowGraph.Group {
  fileprivate mutating func mark(_ sign: String, _ styles: [String]) {
    if let first = title.first { title[0] = sign + first } else { title = [sign] }
    self.styles += styles
  }
}

extension FlowGraph.Edge {
  fileprivate mutating func mark(_ sign: String, _ style: Style, _ styles: [String]) {
    if let first = label.first { label[0] = sign + first } else { label = [sign.trimmedWords] }
    if self.style != .invisible { self.style = style }
    self.styles += styles
  }
}
