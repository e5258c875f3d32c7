/// The horizontal lines of a drawing, each up to the cells at its ends.
struct Rails {
  struct Rail {
    /// Columns through which the line runs; the cells beside these end it.
    var columns: Range<Int>
    /// Whether something branches off, by way.
    var branches: UInt8
  }

  private var rows: [[Rail]] = []

  init(_ map: CellMap) {
    for row in 0..<map.grid.rowCount {
      var rails: [Rail] = []
      var start: Int?
      var branches: UInt8 = 0
      for column in 0...map.grid.width(row) {
        let arms = map.arms(row, column)
        if arms & Arms.horizontal == Arms.horizontal {
          if start == nil { start = column }
          branches |= arms & Arms.vertical
        } else if let first = start {
          rails.append(Rail(columns: first..<column, branches: branches))
          start = nil
          branches = 0
        }
      }
      rows.append(rails)
    }
  }

  /// The line that runs through a cell.
  subscript(row: Int, column: Int) -> Rail? {
    guard rows.indices.contains(row) else { return nil }
    let rails = rows[row]
    var low = 0
    var high = rails.count
    while low < high {
      let middle = (low + high) / 2
      if rails[middle].columns.upperBound <= column { low = middle + 1 } else { high = middle }
    }
    return low < rails.count && rails[low].columns.contains(column) ? rails[low] : nil
  }
}
