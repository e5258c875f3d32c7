/// Heads that two slashes draw below or above a line: `\/` and `/\`, perhaps with the line between
/// them, `\|/`.
struct SlantedHeads {
  struct Head {
    /// The left one of its two cells.
    var cell: Grid.Cell
    /// The column of its line.
    var column: Int
    /// Whether it points down.
    var isDown: Bool
    /// How many cells it takes.
    var width = 2
  }

  private(set) var heads: [Head] = []

  init(_ grid: Grid) {
    for row in 0..<grid.rowCount {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        let sign = grid.scalar(row, column)
        guard sign == 0x5C || sign == 0x2F, grid.isBlank(row, column - 1) else { continue }
        let isDown = sign == 0x5C
        let width = grid.scalar(row, column + 1) == CellMap.bar ? 3 : 2
        guard grid.scalar(row, column + width - 1) == (isDown ? 0x2F : 0x5C),
          grid.isBlank(row, column + width)
        else { continue }
        let beside = row + (isDown ? -1 : 1)
        let columns = width == 3 ? [column + 1] : [column, column + 1]
        // Slashes that go on aside are lines that part.
        guard let line = columns.first(where: { Self.isStem(grid, beside, $0) }),
          grid.scalar(beside, column - 1) != sign
        else { continue }
        heads.append(
          Head(
            cell: Grid.Cell(row: row, column: column), column: line, isDown: isDown, width: width))
      }
    }
  }

  /// Whether a line up or down the page runs through a cell, by itself.
  private static func isStem(_ grid: Grid, _ row: Int, _ column: Int) -> Bool {
    let sign = grid.scalar(row, column)
    let isLine =
      sign == CellMap.bar || sign == CellMap.plus
      || StrokeTable.arms(of: sign) & Arms.vertical != 0
    return isLine && (sign != CellMap.bar || [-1, 1].allSatisfy { grid.isBlank(row, column + $0) })
  }
}
