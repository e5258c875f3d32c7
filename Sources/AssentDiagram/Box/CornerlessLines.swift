/// Lines whose ends turn up or down the page without a sign at the corner, to uprights of which one has a
/// head: a loop such as ` ---- ` over `|    v`, perhaps with words in it.
struct CornerlessLines {
  struct Line {
    /// The row of the dashes.
    var row: Int
    /// The columns of the two uprights, in which the corners belong.
    var corners: (left: Int, right: Int)
    /// The way in which both ends turn.
    var way: Way
  }

  private(set) var lines: [Line] = []
  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
    for row in 0..<grid.rowCount {
      let parts = grid.stretches(row, 0..<grid.width(row)) {
        grid.isBlank(row, $0) && grid.isBlank(row, $0 + 1)
      }
      for columns in parts where isLine(row, columns) {
        for way in [Way.south, .north] {
          if let line = line(row, columns, way) { lines.append(line) }
        }
      }
    }
  }

  /// How far an upright is followed to its head.
  private static let reach = 32

  /// Whether dashes stand at both ends of a stretch.
  private func isLine(_ row: Int, _ columns: Range<Int>) -> Bool {
    columns.count > 2
      && (columns.prefix(2) + columns.suffix(2)).allSatisfy {
        grid.scalar(row, $0) == CellMap.dash
      }
  }

  private func line(_ row: Int, _ columns: Range<Int>, _ way: Way) -> Line? {
    let (first, last) = (columns.lowerBound, columns.upperBound - 1)
    let next = row + way.rowStep
    guard let left = [first, first - 1].first(where: { isUpright(next, $0, way) }),
      let right = [last, last + 1].first(where: { isUpright(next, $0, way) }),
      [left, right].contains(where: { leadsToHead(next, $0, way) })
    else { return nil }
    return Line(row: row, corners: (left, right), way: way)
  }

  /// Whether a piece of a line down the page stands by itself at a cell.
  private func isUpright(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    (grid.scalar(row, column) == CellMap.bar || isHead(row, column, way))
      && [-1, 1].allSatisfy { grid.isBlank(row, column + $0) }
  }

  private func isHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let sign = grid.scalar(row, column)
    return sign == (way == .south ? 0x76 : 0x5E) || StrokeTable.head(of: sign) == way
  }

  private func leadsToHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    var end = row
    while isUpright(end, column, way), abs(end - row) < Self.reach {
      if isHead(end, column, way) { return true }
      end += way.rowStep
    }
    return false
  }
}
