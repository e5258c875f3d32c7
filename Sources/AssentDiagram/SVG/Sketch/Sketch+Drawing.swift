extension Sketch {
  /// The picture of a box drawing as it was drawn; `nil` for one that is too large to be read.
  init?(drawing source: DiagramSource) {
    let grid = Grid(source.text)
    if grid.isTooLarge { return nil }
    let map = CellMap(grid)
    var reader = BoxReader(source, map, BoxFinder(map).boxes())
    _ = reader.graph()
    self.init(reader)
  }

  private init(_ reader: BoxReader) {
    let scale = SketchScale(SketchTexts.rowsWithWords(reader))
    let frames = SketchFrames(reader, scale)
    let columns = SketchColumns(reader, frames)
    let texts = SketchTexts(columns, frames, scale)
    var lines = SketchLines(columns, frames, scale, texts)
    frames.addFrames(to: &self)
    texts.addTexts(to: &self)
    lines.addLines(to: &self)
    width = SketchScale.edge(reader.grid.columnCount)
    height = scale.height
    for run in texts.runs { width = max(width, run.span.upperBound) }
  }
}
