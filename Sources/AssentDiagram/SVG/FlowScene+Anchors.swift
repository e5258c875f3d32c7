extension FlowScene {
  /// Where links within a picture lead: from the words that stand in for something to it.
  struct Anchors {
    /// The ids of elements, by those of nodes and groups that a link leads to.
    private var ids: [String: String] = [:]

    init(_ graph: FlowGraph, _ placed: PlacedGraph, prefix: String) {
      let targets = Set(placed.nodes.lazy.flatMap(\.leads).map(\.to))
      guard !targets.isEmpty else { return }
      let name = SVGDocument.name(of: prefix)
      let all = graph.nodes.map(\.id) + graph.groups.map(\.id)
      for (number, id) in all.enumerated() where targets.contains(id) && ids[id] == nil {
        ids[id] = "\(name)-n\(number + 1)"
      }
    }

    /// Whether there are none.
    var isEmpty: Bool { ids.isEmpty }

    /// The id of the element of a node or group; `nil` where no link leads to it.
    func id(of element: String) -> String? { ids[element] }
  }
}
