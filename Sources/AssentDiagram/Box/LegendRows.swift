/// The last rows of a drawing where each begins with a sign that words behind it explain: a legend that has no name.
///
///     ●  start
///     ──▶  call      ╌╌▶  event
struct LegendRows {
  private(set) var rows: Set<Int> = []
  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
    var row = grid.rowCount - 1
    while row > 0, grid.width(row) == 0 { row -= 1 }
    let last = row
    while row > 0, grid.width(row) > 0 {
      guard explainsSigns(row) else { return }
      row -= 1
    }
    // Nothing but signs is a list.
    guard row > 0, (row + 1...last).contains(where: holdsArrow) else { return }
    rows = Set(row + 1...last)
  }

  /// Whether a row is of samples, each with words behind it.
  private func explainsSigns(_ row: Int) -> Bool {
    var column = grid.indents[row]
    while column < grid.width(row) {
      guard let words = behindSample(row, column) else { return false }
      column = words
      // Its words end at a gap.
      while column < grid.width(row), !grid.isBlank(row, column) || !grid.isBlank(row, column + 1) {
        if Self.isStroke(grid.scalar(row, column)) { return false }
        column += 1
      }
      while column < grid.width(row), grid.isBlank(row, column) { column += 1 }
    }
    return true
  }

  /// The column of the words behind a sample that begins in another one.
  private func behindSample(_ row: Int, _ start: Int) -> Int? {
    var column = start
    while column - start < Self.sampleLength,
      Self.isSign(grid.scalar(row, column))
        || grid.isBlank(row, column) && Self.isSign(grid.scalar(row, column + 1))
    {
      column += 1
    }
    guard column > start, grid.isBlank(row, column) else { return nil }
    while column < grid.width(row), grid.isBlank(row, column) { column += 1 }
    return column - start < Self.sampleLength + 4 && column < grid.width(row) ? column : nil
  }

  /// How many columns a sample takes at most.
  private static let sampleLength = 10

  private func holdsArrow(_ row: Int) -> Bool {
    (grid.indents[row]..<grid.width(row)).contains {
      Self.isLine(grid.scalar(row, $0)) && Self.isSign(grid.scalar(row, $0 + 1))
    }
  }

  private static func isLine(_ sign: UInt32) -> Bool {
    StrokeTable.arms(of: sign) == Arms.horizontal || sign == CellMap.dash || sign == CellMap.equals
      || sign == 0x2E
  }

  /// Whether a sign is a stroke that a sample may have, but no wall and no corner.
  private static func isSign(_ sign: UInt32) -> Bool {
    isLine(sign) || StrokeTable.head(of: sign) != nil || (0x25A0...0x25FF).contains(sign)
      || sign == 0x3E || sign == 0x3C
  }

  private static func isStroke(_ sign: UInt32) -> Bool {
    StrokeTable.arms(of: sign) != 0 || StrokeTable.head(of: sign) != nil
  }
}
