/// Lays out one graph as often as it takes to find what fits.
///
/// What its layouts have in common is found once.
final class FlowDrafts {
  let graph: FlowGraph
  private lazy var structure = FlowStructure(graph)
  private var texts: [Int: FlowLayout.Texts] = [:]
  private let memory = LayoutMemory()
  /// How much was laid out: what is known already, or does not fit at first sight, is not.
  var work: Int { memory.count }

  init(_ graph: FlowGraph) { self.graph = graph }

  /// Places everything, with lines as they are found.
  ///
  /// - Parameters:
  ///   - scale: of one kind in all layouts of a graph.
  ///   - direction: the way of the flow, instead of the graph's own.
  ///   - stacking: how many steps a branch may have to stand in a stack with those beside it.
  ///   - costLimit: height, with an eighth of the length of all lines, from which on a layout is of
  ///     no use.
  ///   - effort: how long the order of what has to keep a width is searched for.
  func place(
    _ scale: any LayoutScale, direction: FlowGraph.Direction? = nil, stacking: Int = 0,
    costLimit: Int? = nil, effort: OrderSearch.Effort = .oneOfMany
  ) throws(LayoutError) -> PlacedGraph {
    let counts = [
      ("nodes", graph.nodes.count, FlowLayout.nodeLimit),
      ("edges", graph.edges.count, FlowLayout.edgeLimit),
      ("groups", graph.groups.count, FlowLayout.nodeLimit),
    ]
    for (what, count, limit) in counts where count > limit {
      throw .tooLarge(what: what, count: count, limit: limit)
    }
    let texts = texts(scale)
    // No layout is narrower than one of its nodes.
    if let bound = scale.bound, texts.nodes.contains(where: { $0.width > bound }) { throw .tooWide }
    let layout = FlowLayout(
      structure, texts, scale, direction ?? graph.direction ?? .down, costLimit: costLimit,
      effort: effort, memory: memory)
    if stacking > 0 { layout.stack(stacking) }
    layout.orient()
    return try layout.placedWithPorts()
  }

  private func texts(_ scale: any LayoutScale) -> FlowLayout.Texts {
    if let known = texts[scale.measuring] { return known }
    let found = FlowLayout.Texts(graph, scale)
    texts[scale.measuring] = found
    return found
  }
}
