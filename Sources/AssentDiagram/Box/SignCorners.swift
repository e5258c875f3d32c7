/// Signs in the corners of boxes of ASCII that are no strokes anywhere else: `#---#`, `*---*` or `o---o` with walls
/// below both, or above both.
struct SignCorners {
  /// `#`, `*`, `o` and `O`.
  static let signs: Set<UInt32> = [0x23, 0x2A, 0x6F, 0x4F]

  private(set) var cells: [Grid.Cell] = []

  init(_ grid: Grid) {
    for row in 0..<grid.rowCount {
      var column = grid.indents[row]
      while column < grid.width(row) {
        let end = Self.end(of: column, row, grid)
        if let end {
          cells += [Grid.Cell(row: row, column: column), Grid.Cell(row: row, column: end)]
        }
        column = end ?? column + 1
      }
    }
  }

  /// The column of the corner at the other end of the border that begins at a cell.
  private static func end(of column: Int, _ row: Int, _ grid: Grid) -> Int? {
    let sign = grid.scalar(row, column)
    guard signs.contains(sign), grid.scalar(row, column + 1) == CellMap.dash else { return nil }
    var end = column + 1
    while [CellMap.dash, CellMap.plus].contains(grid.scalar(row, end)) { end += 1 }
    let isWalled = [-1, 1].contains { step in
      [column, end].allSatisfy { grid.scalar(row + step, $0) == CellMap.bar }
    }
    return grid.scalar(row, end) == sign && end - column > 2 && isWalled ? end : nil
  }
}
