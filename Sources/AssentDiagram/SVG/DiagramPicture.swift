/// The picture of one diagram, as SVG.
package struct DiagramPicture: Sendable {
  /// The element `svg`; ends with a newline when it stands alone.
  package let svg: String
  /// In CSS pixels.
  package let width: Int
  /// In CSS pixels.
  package let height: Int
  /// The size of the smallest words in it, in CSS pixels.
  private let smallestText: Int
  /// What it is called where it stands: the author's title, or what sort of diagram it is.
  package let title: String
  /// What it says, in sentences, for those who cannot see it; empty where its twin says it.
  package let description: String

  /// Draws a diagram that was read from `source`; `nil` where it could not be understood.
  ///
  /// - Parameters:
  ///   - reading: the reading that the graph is of, so that it is not read again.
  ///   - prefix: stands before every id in the picture, so that pictures can share a page.
  ///   - isStandalone: whether it is a file of its own, which brings its style sheet.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    of graph: FlowGraph, from source: DiagramSource, read reading: DiagramReading? = nil,
    prefix: String, isStandalone: Bool
  ) throws(LayoutError) {
    guard let layout = try PictureLayout(graph, from: source, read: reading) else { return nil }
    self.init(graph, layout, prefix: prefix, isStandalone: isStandalone)
  }

  /// Draws what is laid out.
  ///
  /// - Parameter twin: the prefix of a picture in the same page whose title and description are
  ///   those of this one, too.
  init(
    _ graph: FlowGraph, _ layout: PictureLayout, prefix: String, twin: String? = nil,
    isStandalone: Bool
  ) {
    title = graph.title ?? graph.kind.title
    // A twin has the words of the other.
    description = twin == nil ? graph.accessibleDescription ?? graph.textAlternative : ""
    width = layout.width
    height = layout.height
    smallestText = layout.smallestText
    let document = SVGDocument(
      prefix: prefix, twin: twin, title: title, description: description,
      isStandalone: isStandalone, heading: layout.heading)
    switch layout.form {
    case .drawing(let sketch), .sequence(let sketch): svg = document.svg(Scene(sketch))
    case .flow(let drawn, let placed):
      svg = document.svg(FlowScene(drawn, placed, prefix: prefix).scene())
    }
  }

  /// Whether all words can be read when the picture is shrunk to a page.
  package func isReadable(on page: PageWidth) -> Bool {
    width <= page.readable(text: smallestText)
  }

  /// Whether it goes on over several pages where it is printed, by the style sheet of pages: with letters of 7 pt it
  /// is higher than 33 cm, and on one page they would have less than 5 pt.
  package var isTall: Bool { height > 1870 }
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
