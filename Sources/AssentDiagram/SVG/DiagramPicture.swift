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

  /// Draws a diagram that was read from `source`; `nil` where it could not be understood.
  ///
  /// - Parameters:
  ///   - reading: the reading that the graph is of, so that it is not read again.
  ///   - layout: its layout, where that is known.
  ///   - page: what it should have room in.
  ///   - prefix: stands before every id in the picture, so that pictures can share a page.
  ///   - isStandalone: whether it is a file of its own, which brings its style sheet.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    of graph: FlowGraph, from source: DiagramSource, read reading: DiagramReading? = nil,
    layout: PictureLayout? = nil, for page: PageWidth = .page, prefix: String, isStandalone: Bool
  ) throws(LayoutError) {
    var known = layout
    if known == nil { known = try PictureLayout(graph, from: source, read: reading, for: page) }
    guard let layout = known else { return nil }
    title = graph.title ?? graph.kind.title
    description = graph.accessibleDescription ?? graph.textAlternative
    width = layout.width
    switch layout.form {
    case .sketch(let sketch):
      let document = SVGDocument(
        frame: sketch.size, prefix: prefix, title: title, description: description,
        isStandalone: isStandalone)
      svg = document.svg { SketchWriter(sketch).write(to: &$0) }
    case .flow(let drawn, let placed):
      let writer = SVGWriter(
        graph: drawn, placed: placed, prefix: prefix, title: title, description: description,
        isStandalone: isStandalone)
      svg = writer.svg()
    }
  }
}

extension FlowGraph.Kind {
  /// What a diagram of this sort is called when its author gives it no name.
  package var title: String {
    switch self {
    case .flow: "Flow diagram"
    case .stateMachine: "State machine"
    case .sequence: "Sequence diagram"
    case .tree: "Tree"
    case .timeline: "Timeline"
    case .mockUp: "Screen sketch"
    case .list: "Drawing"
    case .entityRelationship: "Entity relationship diagram"
    case .classDiagram: "Class diagram"
    case .other: "Diagram"
    }
  }
}
