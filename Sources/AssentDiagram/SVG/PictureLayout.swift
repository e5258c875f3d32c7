/// Where everything in a picture stands: what takes the time to draw it, whatever it is called.
package struct PictureLayout: Sendable {
  enum Form: Sendable {
    /// With the arrangement of its author, or of a sequence.
    case sketch(Sketch)
    /// Laid out anew; the graph has a node for each name that leads to another part.
    case flow(FlowGraph, PlacedGraph)
  }

  let form: Form

  /// Of the picture with its margin, in CSS pixels.
  package var width: Int {
    switch form {
    case .sketch(let sketch): sketch.size.width + 2 * SVGDocument.margin
    case .flow(_, let placed): placed.width + 2 * SVGDocument.margin
    }
  }

  /// Lays out a diagram that was read from `source`; `nil` where it could not be understood.
  ///
  /// - Parameters:
  ///   - reading: the reading that the graph is of, so that it is not read again.
  ///   - page: what the picture should have room in.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    _ graph: FlowGraph, from source: DiagramSource, read reading: DiagramReading? = nil,
    for page: PageWidth = .page
  ) throws(LayoutError) {
    let hasNotesAlone = graph.kind == .classDiagram && !graph.annotations.isEmpty
    guard !graph.nodes.isEmpty || !graph.tables.isEmpty || hasNotesAlone else { return nil }
    let isSequence = graph.notation == .mermaid && graph.kind == .sequence
    if let sketch = isSequence
      ? try Sketch(sequence: graph) : Sketch(graph, source, reading)
    {
      form = .sketch(sketch)
      return
    }
    let (drawn, placed) = try PageFit(graph: graph.drawn, page: page).placed()
    form = .flow(drawn, placed)
  }
}
