extension Sketch {
  /// The picture of a sequence: participants side by side, messages from top to bottom.
  ///
  /// - Throws: `LayoutError` where there is more than anybody could look at.
  init(sequence graph: FlowGraph) throws(LayoutError) {
    let count = graph.edges.count + graph.annotations.count + graph.fragments.count
    let limit = 4_000_000 / max(graph.nodes.count, graph.fragments.count, 1)
    if count > limit { throw .tooLarge(what: "messages", count: count, limit: limit) }
    var layout = SequenceLayout(graph)
    layout.draw()
    self = layout.sketch
    size = bounds()
  }
}
