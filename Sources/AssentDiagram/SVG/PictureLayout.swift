/// Where everything in a picture stands: what takes the time to draw it, whatever it is called.
package struct PictureLayout: Sendable {
  enum Form: Sendable {
    /// With the arrangement of its author.
    case drawing(Sketch)
    case sequence(Sketch)
    /// Laid out anew; the graph has a node for each name that leads to another part.
    case flow(FlowGraph, PlacedGraph)

    /// Without the margin, in CSS pixels.
    var width: Int {
      switch self {
      case .drawing(let sketch), .sequence(let sketch): sketch.size.width
      case .flow(_, let placed): placed.width
      }
    }

    /// Without the margin, in CSS pixels.
    var height: Int {
      switch self {
      case .drawing(let sketch), .sequence(let sketch): sketch.size.height
      case .flow(_, let placed): placed.height
      }
    }
  }

  let form: Form
  /// What stands over it.
  let heading: PictureHeading
  /// What a flow is laid out by for another page; `nil` of other pictures.
  private var pictures: FlowPictures?

  /// Of the picture with its margin, in CSS pixels.
  package var width: Int { max(form.width, heading.width) + 2 * SVGDocument.margin }

  /// Of the picture with its margin, in CSS pixels.
  var height: Int { form.height + heading.height + 2 * SVGDocument.margin }

  /// In how many parts a flow is drawn that has no room in one piece; 0 of a picture in one piece.
  package var partCount: Int {
    if case .flow(_, let placed) = form { placed.parts.count } else { 0 }
  }

  /// The size of the smallest words, in CSS pixels.
  var smallestText: Int {
    switch form {
    case .drawing(let sketch), .sequence(let sketch):
      sketch.texts.lazy.map(\.size).min() ?? Sketch.fontSize
    case .flow: PictureScale.labelSize
    }
  }

  /// Lays out a diagram that was read from `source`; `nil` where it could not be understood.
  ///
  /// - Parameter reading: the reading that the graph is of, so that it is not read again.
  /// - Throws: `LayoutError` where it is too large to be laid out.
  package init?(
    _ graph: FlowGraph, from source: DiagramSource, read reading: DiagramReading? = nil
  ) throws(LayoutError) {
    let hasNotesAlone = graph.kind == .classDiagram && !graph.annotations.isEmpty
    guard !graph.nodes.isEmpty || !graph.tables.isEmpty || hasNotesAlone else { return nil }
    if graph.notation != .boxDrawing, graph.kind == .sequence {
      self.init(.sequence(try Sketch(sequence: graph)), of: graph)
    } else if let sketch = Sketch(graph, source, reading) {
      self.init(.drawing(sketch), of: graph)
    } else {
      let work = reading?.layoutWork ?? LayoutBudget.ofPicture
      self = try Self.flow(graph, FlowPictures(graph.drawn, work: work), for: .page)
    }
  }

  private init(_ form: Form, of graph: FlowGraph) {
    self.form = form
    heading = PictureHeading(Self.titles(form, graph), over: form.width)
  }

  /// What is said over a picture; a drawing as its author made it has all words in their places.
  private static func titles(_ form: Form, _ graph: FlowGraph) -> [String] {
    if let title = graph.shownTitle { return [title] }
    if case .flow = form, graph.notation == .arrows { return graph.headings.map(\.text) }
    return []
  }

  private static func flow(
    _ graph: FlowGraph, _ pictures: FlowPictures, for page: PageWidth
  ) throws(LayoutError) -> PictureLayout {
    let (drawn, placed) = try pictures.placed(for: page)
    var it = PictureLayout(.flow(drawn, placed), of: graph)
    it.pictures = pictures
    return it
  }

  /// Whether all words can be read when the picture is shrunk to a page.
  package func isReadable(on page: PageWidth) -> Bool {
    width <= page.readable(text: smallestText)
  }

  /// The same diagram for telephones: laid out for them, or, where it is as its author drew it, with
  /// narrower blanks; `nil` where it cannot be narrower.
  func narrowed(_ graph: FlowGraph) throws(LayoutError) -> PictureLayout? {
    switch form {
    case .drawing(let sketch):
      sketch.narrowed(for: .telephone).map { Self(.drawing($0), of: graph) }
    case .sequence:
      PictureLayout(.sequence(try Sketch(sequence: graph, for: .telephone)), of: graph)
    case .flow:
      try pictures.map { it throws(LayoutError) in try Self.flow(graph, it, for: .telephone) }
    }
  }
}
