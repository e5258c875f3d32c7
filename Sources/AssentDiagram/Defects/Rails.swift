import AssentDiagnostics

/// The horizontal lines of a drawing, each up to the cells at its ends.
struct Rails {
  struct Rail {
    /// Columns through which the line runs; the cells beside these end it.
    var columns: Range<Int>
    /// Whether something branches off, by way.
    var branches: UInt8
  }

  /// The lines of all rows, and after the last one of each row their number.
  private var rails: [Rail] = []
  private var rowEnds: [Int] = []

  init(_ map: CellMap) {
    for row in 0..<map.grid.rowCount {
      let first = map.grid.rowStarts[row]
      var start: Int?
      var branches: UInt8 = 0
      for cell in first..<map.grid.rowStarts[row + 1] {
        let arms = map.arms[cell]
        if arms & Arms.horizontal == Arms.horizontal {
          if start == nil { start = cell }
          branches |= arms & Arms.vertical
        } else if let begin = start {
          rails.append(Rail(columns: begin - first..<cell - first, branches: branches))
          start = nil
          branches = 0
        }
      }
      if let begin = start {
        let end = map.grid.width(row)
        rails.append(Rail(columns: begin - first..<end, branches: branches))
      }
      rowEnds.append(rails.count)
    }
  }

  /// The line that runs through a cell.
  subscript(row: Int, column: Int) -> Rail? {
    guard rowEnds.indices.contains(row) else { return nil }
    let inRow = rails[(row > 0 ? rowEnds[row - 1] : 0)..<rowEnds[row]]
    let first = inRow.partitioningIndex { $0.columns.upperBound > column }
    return first < inRow.endIndex && rails[first].columns.contains(column) ? rails[first] : nil
  }
}
