/// Signs of ASCII that part a drawing instead of standing on a line.
extension LineCells {
  /// One sign that stands alone in a column down half of the drawing or more, such as `:` between
  /// phases, is no word: it parts what is on both sides.
  static func partingSigns(_ map: CellMap, _ territory: Territory) -> Set<Int> {
    let grid = map.grid
    var counts: [Int: [UInt32: Int]] = [:]
    func isClear(_ row: Int, _ column: Int) -> Bool {
      grid.isBlank(row, column) || map.arms(row, column) != 0
    }
    // Colons may be a dotted line, which does not part anything where it touches a box.
    func isColon(_ row: Int, _ column: Int) -> Bool {
      grid.scalar(row, column) == 0x3A && map.arms(row, column) == Arms.vertical
        && territory.border(row - 1, column) == nil && territory.border(row + 1, column) == nil
    }
    func isSign(_ row: Int, _ column: Int) -> Bool {
      !grid.isBlank(row, column) && (map.arms(row, column) == 0 || isColon(row, column))
        && isClear(row, column - 1) && isClear(row, column + 1)
        && map.head(row, column) == nil && territory.interior(row, column) == nil
        && territory.border(row, column) == nil
    }
    guard grid.rowCount >= 10 else { return [] }
    for row in 0..<grid.rowCount {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row))
      where isSign(row, column) && isClear(row, column - 2) && isClear(row, column + 2) {
        counts[column, default: [:]][grid.scalar(row, column), default: 0] += 1
      }
    }
    var signs: Set<Int> = []
    for (column, found) in counts {
      guard let most = found.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
        most.value * 2 >= grid.rowCount, most.value > 5
      else { continue }
      for row in 0..<grid.rowCount
      where grid.scalar(row, column) == most.key && isSign(row, column) {
        signs.insert(grid.rowStarts[row] + column)
      }
    }
    return signs
  }
}
