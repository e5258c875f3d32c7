/// Which nodes the edges of a placed graph join, by their places in it.
struct PlacedEnds {
  /// The node with the id of each.
  let nodes: [Int]
  /// The nodes that each edge joins; -1 for what is none.
  let ends: [(from: Int, to: Int)]
  /// Whether each edge is the only one that leaves the node it comes from.
  let isOnlyOne: [Bool]

  init(_ placed: PlacedGraph, of graph: FlowGraph) {
    var places: [String: Int] = [:]
    for (place, node) in placed.nodes.enumerated() { places[graph.nodes[node.index].id] = place }
    nodes = placed.nodes.map { places[graph.nodes[$0.index].id] ?? -1 }
    let all = graph.edges.map { (from: places[$0.from] ?? -1, to: places[$0.to] ?? -1) }
    var counts = Array(repeating: 0, count: nodes.count)
    for (from, _) in all where from >= 0 { counts[from] += 1 }
    ends = placed.edges.map { all[$0.index] }
    isOnlyOne = ends.map { $0.from >= 0 && counts[$0.from] == 1 }
  }
}
