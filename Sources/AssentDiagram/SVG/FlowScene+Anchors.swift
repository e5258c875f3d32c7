extension FlowScene {
  /// Where links within a picture lead: from the words that stand in for a node to the node.
  struct Anchors {
    /// The ids of elements, by those of nodes and groups that a link leads to.
    private var ids: [String: String] = [:]

    init(_ graph: FlowGraph, prefix: String) {
      let targets = Set(graph.nodes.compactMap(PageFold.target))
      guard !targets.isEmpty else { return }
      let name = SVGDocument.name(of: prefix)
      let all = graph.nodes.map(\.id) + graph.groups.map(\.id)
      for (number, id) in all.enumerated() where targets.contains(id) && ids[id] == nil {
        ids[id] = "\(name)-n\(number + 1)"
      }
    }

    /// The id of the element of a node or group; `nil` where no link leads to it.
    func id(of element: String) -> String? { ids[element] }

    /// Where a node leads: to its author's link, or to what it stands in for.
    func link(of node: FlowGraph.Node) -> String? {
      if let target = PageFold.target(of: node) { return ids[target].map { "#" + $0 } }
      return node.link.flatMap(safeDestination)
    }
  }
}
