/// How much may be laid out while a layout is looked for that fits; what comes after fits in no way.
final class LayoutBudget {
  /// Nodes and edges that are laid out, each as often as it is.
  private var left: Int

  init(_ most: Int = 6_000) { left = most }

  /// Takes what laying out a graph costs; `false` where that is more than is left.
  func allows(_ graph: FlowGraph) -> Bool {
    left -= graph.nodes.count + graph.edges.count + 4 * graph.groups.count
    return left >= 0
  }
}
