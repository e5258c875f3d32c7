import AssentDiagnostics

/// Finds the strokes of rows of which a part was moved by a miscount.
struct RowDefects {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []
  /// By how many columns the last wall of a row is right of its place.
  private(set) var offsets: [Int: Int] = [:]

  init(_ drawing: Drawing) {
    self.drawing = drawing
    for (row, cells) in drawing.grid.alignedRows.sorted(by: { $0.key < $1.key }) {
      check(row, cells)
    }
  }

  /// Reports each wall, and what else is the first to be moved.
  private mutating func check(_ row: Int, _ cells: DrawnRow) {
    var last = 0
    for (column, cell) in cells.cells.enumerated() {
      let isHead = drawing.map.head(row, column)?.isVertical == true
      guard isHead || drawing.map.arms(row, column) & Arms.vertical != 0, let place = cell.column
      else { continue }
      let offset = place - column
      defer { last = offset }
      guard offset != 0 else { continue }
      if let index = drawing.reading.territory.border(row, column) {
        let box = drawing.boxes[index]
        let isLeft = column == box.left
        offsets[row] = offset
        report(
          isLeft ? .leftBorderOffset : .borderOffset, row, column, cell,
          "the \(isLeft ? "left" : "right") wall is at \(columnName(place)), "
            + (isLeft || column == box.right ? "its corner" : "above and below it")
            + " at \(columnName(column))")
      } else if isHead {
        report(
          .arrowheadOffset, row, column, cell,
          "the arrowhead is at \(columnName(place)), its line at \(columnName(column))")
      } else if offset != last {
        report(
          .lineJog, row, column, cell,
          "the line is at \(columnName(place)), above and below it at \(columnName(column))")
      }
    }
  }

  private mutating func report(
    _ kind: RuleID, _ row: Int, _ column: Int, _ cell: DrawnRow.Cell, _ message: String
  ) {
    let source = drawing.source
    let range = SourceRange(
      start: source.location(line: row, byte: Int(cell.bytes.lowerBound)),
      end: source.location(line: row, byte: Int(cell.bytes.upperBound)))
    found.append(
      DiagramDefect(kind: kind, row: row, column: column, range: range, message: message))
  }
}
