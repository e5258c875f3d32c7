/// Which nodes the edges of a placed graph join, by their places in it.
struct PlacedEnds {
  /// The node with the id of each.
  let nodes: [Int]
  /// The nodes that each edge joins; -1 for what is none.
  let ends: [(from: Int, to: Int)]
  /// Whether each edge is the only one that leaves its source.
  let isOnlyOne: [Bool]

  init(_ placed: PlacedGraph, of graph: FlowGraph) {
    var places: [String: Int] = [:]
    for (place, node) in placed.nodes.enumerated() { places[graph.nodes[node.index].id] = place }
    nodes = placed.nodes.map { places[graph.nodes[$0.index].id] ?? -1 }
    ends = placed.edges.map { edge in
      let it = graph.edges[edge.index]
      return (places[it.from] ?? -1, places[it.to] ?? -1)
    }
    var counts: [String: Int] = [:]
    for edge in graph.edges { counts[edge.from, default: 0] += 1 }
    isOnlyOne = placed.edges.map { counts[graph.edges[$0.index].from] == 1 }
  }
}
