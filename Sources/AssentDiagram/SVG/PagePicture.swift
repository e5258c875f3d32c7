/// The picture of a diagram in a page, with another one for telephones where it has no room there.
package struct PagePicture: Sendable {
  package let main: DiagramPicture
  /// Has the title and the description of the first, and readers of the screen hear those.
  package let narrow: DiagramPicture?

  /// Draws a diagram that was read from `source`; `nil` where it could not be understood.
  ///
  /// - Parameters:
  ///   - reading: the reading that the graph is of, so that it is not read again.
  ///   - layout: its layout for the page, where that is known.
  ///   - prefix: stands before every id in the pictures, so that those of others can share the page.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    of graph: FlowGraph, from source: DiagramSource, read reading: DiagramReading? = nil,
    layout: PictureLayout? = nil, prefix: String
  ) throws(LayoutError) {
    var known = layout
    if known == nil { known = try PictureLayout(graph, from: source, read: reading) }
    guard let layout = known else { return nil }
    main = DiagramPicture(graph, layout, prefix: prefix, isStandalone: false)
    guard !layout.isReadable(on: .telephone), let narrow = try layout.narrowed(graph),
      narrow.isReadable(on: .telephone)
    else {
      self.narrow = nil
      return
    }
    self.narrow = DiagramPicture(
      graph, narrow, prefix: prefix + "-narrow", twin: prefix, isStandalone: false)
  }
}
