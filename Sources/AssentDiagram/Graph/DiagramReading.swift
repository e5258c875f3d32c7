/// A diagram that was read once, for all that is made of it: its graph, its defects, its repair and
/// its picture.
package struct DiagramReading: Sendable {
  package let source: DiagramSource
  package let graph: FlowGraph
  /// The drawing as boxes and lines; `nil` for mermaid and arrow text.
  let drawing: Drawing?
  /// Whether it came out of ``atRest()``, so that there is nothing more to repair.
  private(set) var isAtRest = false
  /// How much may be laid out while a layout is looked for that fits a page.
  private(set) var layoutWork = LayoutBudget.ofPicture
  /// How much may be read to try what straightens it.
  private(set) var repairWork = Trials.workOfDrawing

  /// Reads the diagrams of one document, for which there is one limit of drawings and one of mermaid;
  /// what is none is left out.
  package static func all(_ sources: [DiagramSource]) -> [DiagramReading] {
    var (drawn, written) = (DrawingLimit.edgesOfDocument, MermaidLimit.edgesOfDocument)
    var readings = sources.compactMap { source -> DiagramReading? in
      let reading = DiagramReading(source, edges: source.isMermaid ? written : drawn)
      let count = reading?.graph.edges.count ?? 0
      if source.isMermaid { written -= count } else { drawn -= count }
      return reading
    }
    let layoutWork = LayoutBudget.share(of: readings.count)
    let repairWork = Trials.share(of: readings.count { $0.drawing != nil })
    for index in readings.indices {
      (readings[index].layoutWork, readings[index].repairWork) = (layoutWork, repairWork)
    }
    return readings
  }

  /// `nil` where the text is no diagram: code, or words alone.
  ///
  /// - Parameter edges: how many edges are read at most.
  package init?(_ source: DiagramSource, edges: Int = MermaidLimit.edgesOfDocument) {
    self.source = source
    if source.isMermaid {
      graph = FlowGraph(parsingMermaid: source, edges: edges)
      drawing = nil
      return
    }
    var reader = DrawingReader(source, edges: edges)
    guard let graph = reader.graph() else { return nil }
    self.graph = graph
    drawing = reader.drawing
  }

  /// What is drawn wrong, in source order; nothing for mermaid and arrow text.
  package func defects() -> [DiagramDefect] { JudgedDrawing(self)?.defects ?? [] }

  /// The same diagram with its lines straight; `nil` where nothing has one right answer.
  package func straightened() -> DiagramReading? {
    if isAtRest { return nil }
    return JudgedDrawing(self).flatMap(Straightener.straighten)?.reading
  }

  /// The same diagram with its lines as straight as they can be made.
  ///
  /// A picture is drawn of this one, so that a drawing and its repair have one picture.
  package func atRest() -> DiagramReading {
    var result = straightened() ?? self
    result.isAtRest = true
    return result
  }

  /// The diagram at rest, with what is drawn wrong before and after.
  package func repaired() -> (
    drawn: DiagramReading, before: [DiagramDefect], after: [DiagramDefect]
  ) {
    guard let judged = JudgedDrawing(self) else { return (self, [], []) }
    let straight = isAtRest ? nil : Straightener.straighten(judged)
    var drawn = straight?.reading ?? self
    drawn.isAtRest = true
    return (drawn, judged.defects, straight?.defects ?? judged.defects)
  }
}
