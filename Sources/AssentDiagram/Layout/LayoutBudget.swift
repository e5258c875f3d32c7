/// How much may be laid out while a layout is looked for that fits; what comes after fits in no way.
final class LayoutBudget {
  /// What one picture may take.
  static let ofPicture = 6_000
  /// What the pictures of one document may take together.
  private static let ofDocument = 32 * ofPicture

  /// Nodes and edges that are laid out, each as often as it is.
  private var left: Int

  init(_ most: Int = ofPicture) { left = most }

  /// What each picture of a document may take.
  static func share(of pictures: Int) -> Int { min(ofPicture, ofDocument / max(pictures, 1)) }

  /// Whether a graph may be laid out.
  func allows(_ graph: FlowGraph) -> Bool { left >= Self.cost(graph) }

  /// Takes what laying out a graph costs.
  func pay(_ graph: FlowGraph) { left -= Self.cost(graph) }

  private static func cost(_ graph: FlowGraph) -> Int {
    let (nodes, edges) = (graph.nodes.count, graph.edges.count)
    // Each of many edges between few nodes has to find its way past the others.
    let more = max(0, edges - 2 * nodes)
    return nodes + edges + 4 * graph.groups.count + more * more / 16
  }
}
