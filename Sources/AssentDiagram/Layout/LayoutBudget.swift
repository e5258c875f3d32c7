/// How much may be laid out while a layout is looked for that fits; what comes after fits in no way.
final class LayoutBudget {
  /// Nodes and edges that are laid out, each as often as it is.
  private var left: Int

  init(_ most: Int = 6_000) { left = most }

  /// Whether a graph may be laid out.
  func allows(_ graph: FlowGraph) -> Bool { left >= Self.cost(graph) }

  /// Takes what laying out a graph costs.
  func pay(_ graph: FlowGraph) { left -= Self.cost(graph) }

  private static func cost(_ graph: FlowGraph) -> Int {
    graph.nodes.count + graph.edges.count + 4 * graph.groups.count
  }
}
