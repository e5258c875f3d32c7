/// The picture of one diagram, as SVG.
package struct DiagramPicture: Sendable {
  /// The element `svg`; ends with a newline when it stands alone.
  package let svg: String
  /// In CSS pixels.
  package let width: Int
  /// What it is called where it stands: the author's title, or what sort of diagram it is.
  package let title: String
  /// What it says, in sentences, for those who cannot see it.
  package let description: String

  /// Draws a diagram that was read from `source`; `nil` where its kind is not drawn.
  ///
  /// - Parameters:
  ///   - prefix: stands before every id in the picture, so that pictures can share a page.
  ///   - isStandalone: whether it is a file of its own, which brings its style sheet.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    of graph: FlowGraph, from source: DiagramSource, prefix: String, isStandalone: Bool
  ) throws(LayoutError) {
    switch graph.kind {
    case .flow, .stateMachine, .timeline:
      guard !graph.nodes.isEmpty else { return nil }
    case .sequence, .tree, .mockUp, .list: return nil
    }
    title = graph.title ?? "Diagram"
    description = graph.accessibleDescription ?? graph.textAlternative
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let writer = SVGWriter(
      graph: graph, placed: placed, prefix: prefix, title: title, description: description,
      isStandalone: isStandalone)
    svg = writer.svg()
    width = writer.width
  }
}
