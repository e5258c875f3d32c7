extension Sketch {
  /// The picture of a drawing as it was drawn; `nil` for a graph that is to be laid out: one that
  /// was not drawn, or is a list of chains in which names come again.
  ///
  /// What is drawn wrong and has one right answer is drawn right, as ``DiagramReading/atRest()`` has
  /// it: the picture of a drawing is that of its repair.
  ///
  /// - Parameter reading: the reading that the graph is of, where there is one.
  init?(_ graph: FlowGraph, _ source: DiagramSource, _ reading: DiagramReading? = nil) {
    if graph.notation == .mermaid { return nil }
    if let drawing = (reading ?? DiagramReading(source))?.atRest().drawing {
      self.init(drawing, graph.kind)
      return
    }
    let grid = Grid(source.text)
    if grid.isTooLarge { return nil }
    let map = CellMap(grid)
    if graph.notation == .arrows, graph.kind != .tree, !ArrowReader(source, map).hasColumns {
      if graph.direction?.isVertical == false, graph.headings.isEmpty || !ArrowColumn.holds(graph) {
        return nil
      }
      self.init(column: graph)
      return
    }
    let reading = BoxReading(BoxDrawing(source, map, BoxFinder(map).boxes()))
    self.init(Drawing(reading, isTree: false), graph.kind)
  }

  private init(_ drawing: Drawing, _ kind: FlowGraph.Kind) {
    let reading = drawing.reading
    let scale = SketchScale(SketchTexts.rows(reading))
    var frames = SketchFrames(drawing, scale)
    var columns = SketchColumns(reading, frames)
    var texts = SketchTexts(columns, frames, scale, kind)
    let widenings = texts.widenings()
    if !widenings.isEmpty {
      frames.widen(widenings)
      columns = SketchColumns(reading, frames)
      texts = SketchTexts(columns, frames, scale, kind)
    }
    var lines = SketchLines(columns, frames, scale, texts)
    frames.addFrames(to: &self)
    texts.addTexts(to: &self)
    lines.addLines(to: &self)
    breakLinesAtWords()
    size = bounds()
  }
}
