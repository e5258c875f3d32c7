extension GraphDifference {
  /// The changes in words, one a line: `node 'Accept' renamed to 'Agree'`.
  package var lines: [String] {
    let oldNames = DiagramNames.names(old)
    let newNames = DiagramNames.names(new)
    let isSequence = new.kind == .sequence
    let part = new.kind == .classDiagram ? "member" : "attribute"
    let edge = isSequence ? "message" : "edge"
    func node(_ node: FlowGraph.Node, _ names: [String: String]) -> String {
      "'\(names[node.id] ?? node.label)'"
    }
    func way(_ edge: FlowGraph.Edge, _ names: [String: String]) -> String {
      let ways = "'\(names[edge.from] ?? edge.from)' → '\(names[edge.to] ?? edge.to)'"
      return edge.labelText.isEmpty ? ways : ways + " ('\(edge.labelText)')"
    }
    func plainWay(_ edge: FlowGraph.Edge, _ names: [String: String]) -> String {
      "'\(names[edge.from] ?? edge.from)' → '\(names[edge.to] ?? edge.to)'"
    }
    func label(_ edge: FlowGraph.Edge) -> String {
      edge.labelText.isEmpty ? "no words" : "'\(edge.labelText)'"
    }
    return changes.map { change in
      switch change {
      case .nodeAdded(let index): "node \(node(new.nodes[index], newNames)) added"
      case .nodeRemoved(let index): "node \(node(old.nodes[index], oldNames)) removed"
      case .nodeRenamed(let a, let b):
        "node '\(old.nodes[a].label)' renamed to '\(new.nodes[b].label)'"
      case .nodeReshaped(let a, let b):
        "node \(node(new.nodes[b], newNames)) drawn as \(new.nodes[b].shape.rawValue), not "
          + old.nodes[a].shape.rawValue
      case .nodeRegrouped(_, let b):
        "node \(node(new.nodes[b], newNames)) "
          + (groupName(of: new.nodes[b]).map { "moved to group '\($0)'" }
            ?? "moved out of its group")
      case .rowAdded(let b, let row): "\(part) '\(row)' of \(node(new.nodes[b], newNames)) added"
      case .rowRemoved(let b, let row):
        "\(part) '\(row)' of \(node(new.nodes[b], newNames)) removed"
      case .rowChanged(let b, let before, let row):
        "\(part) '\(before)' of \(node(new.nodes[b], newNames)) is now '\(row)'"
      case .edgeAdded(let index): "\(edge) \(way(new.edges[index], newNames)) added"
      case .edgeRemoved(let index): "\(edge) \(way(old.edges[index], oldNames)) removed"
      case .edgeRelabeled(let a, let b):
        "\(edge) \(plainWay(new.edges[b], newNames)) has \(label(new.edges[b])), not "
          + label(old.edges[a])
      case .edgeRedrawn(_, let b):
        "\(edge) \(way(new.edges[b], newNames)) drawn with another line or head"
      case .edgeMoved(_, let b): "\(edge) \(way(new.edges[b], newNames)) moved"
      case .groupAdded(let index): "group '\(new.groups[index].titleText)' added"
      case .groupRemoved(let index): "group '\(old.groups[index].titleText)' removed"
      case .groupRenamed(let a, let b):
        "group '\(old.groups[a].titleText)' renamed to '\(new.groups[b].titleText)'"
      case .wordsAdded(let text): "words '\(text)' added"
      case .wordsRemoved(let text): "words '\(text)' removed"
      }
    }
  }

  private func groupName(of node: FlowGraph.Node) -> String? {
    Self.parents(new)[node.id].map { new.groups[$0].titleText }
  }
}
