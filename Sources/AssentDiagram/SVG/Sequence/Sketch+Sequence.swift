extension Sketch {
  /// The picture of a sequence: participants side by side, messages from top to bottom.
  ///
  /// Where it is wider than a page, its words go on in the next line sooner; where that does not
  /// help, it is as narrow as can be.
  /// - Throws: `LayoutError` where there is more than anybody could look at.
  init(sequence graph: FlowGraph, for page: PageWidth = .page) throws(LayoutError) {
    let count = graph.edges.count + graph.annotations.count + graph.fragments.count
    let limit = 4_000_000 / max(graph.nodes.count, graph.fragments.count, 1)
    if count > limit { throw .tooLarge(what: "messages", count: count, limit: limit) }
    for limits in SequenceLimits.all {
      var layout = SequenceLayout(graph, limits)
      layout.draw()
      self = layout.sketch
      size = bounds()
      if size.width + 2 * SVGDocument.margin <= page.readable(text: Self.fontSize) { return }
    }
  }
}
