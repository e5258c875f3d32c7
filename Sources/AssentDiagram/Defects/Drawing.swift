import AssentDiagnostics

/// A drawing of box characters with all that is known of it, for those who look for defects.
///
/// It goes from hand to hand, and a copy of its parts would cost more than some looks at them.
final class Drawing: Sendable {
  /// The drawing as boxes and lines.
  let reading: BoxReading
  /// Whether it is a tree of lines, perhaps with tables between its rows.
  let isTree: Bool
  /// Where the strokes of its boxes belong.
  let alignment: Alignment

  var map: CellMap { reading.map }
  var source: DiagramSource { reading.drawing.source }
  var grid: Grid { map.grid }
  var boxes: [DrawnBox] { reading.territory.boxes }

  init(_ reading: BoxReading, isTree: Bool) {
    self.reading = reading
    self.isTree = isTree
    alignment = Alignment(reading.territory, reading.regions)
  }

  /// Whether a cell is a stroke, a head or a dot of the drawing.
  func isStroke(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) != 0 || map.head(row, column) != nil
  }

  /// Whether a cell holds a character of a word.
  func isText(_ row: Int, _ column: Int) -> Bool { map.isText(row, column) }

  /// Whether a cell holds a box-drawing character, not one of ASCII.
  func isBoxCharacter(_ row: Int, _ column: Int) -> Bool {
    (0x2500...0x257F).contains(grid.scalar(row, column))
  }

  /// The place in the file of columns of a row.
  func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    reading.drawing.range(row, columns)
  }

  /// A defect at one cell.
  func defect(
    _ kind: RuleID, _ row: Int, _ column: Int, at found: Int? = nil, _ message: String
  ) -> DiagramDefect {
    let cell = found ?? column
    return DiagramDefect(
      kind: kind, row: row, column: column, range: range(row, cell..<cell + 1), message: message)
  }
}
