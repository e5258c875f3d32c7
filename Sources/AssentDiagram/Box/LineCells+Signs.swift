/// Signs that part a drawing, or words, instead of standing on a line.
extension LineCells {
  /// Bars between words in a frame, `Cart │ Orders │ Stock`, which lead to nothing above or below.
  static func wordBars(_ map: CellMap, _ territory: Territory) -> Set<Int> {
    guard territory.boxes.indices.contains(where: { territory.holdsDrawing($0) }) else { return [] }
    let grid = map.grid
    let signs: RowSigns = "│|"
    var bars: Set<Int> = []
    for row in 0..<grid.rowCount where grid.mayHold(row, signs) {
      let start = grid.rowStarts[row]
      let columns = (0..<grid.width(row)).filter {
        map.arms[start + $0] == Arms.vertical && isBetweenWords(map, territory, row, $0)
      }
      for column in columns where isLoose(map, territory, row, column, beside: columns.count > 1) {
        bars.insert(start + column)
      }
    }
    return bars
  }

  /// In how many rows below each other a bar may part words; a longer one is a line.
  private static let barHeight = 4

  /// Whether a stroke in a frame has words on both sides, with nothing else between.
  private static func isBetweenWords(
    _ map: CellMap, _ territory: Territory, _ row: Int, _ column: Int
  ) -> Bool {
    guard map.arms(row, column) == Arms.vertical, territory.border(row, column) == nil,
      let frame = territory.interior(row, column), territory.holdsDrawing(frame)
    else { return false }
    return [-1, 1].allSatisfy { step in
      var at = column + step
      while map.grid.isBlank(row, at), territory.interior(row, at) == frame { at += step }
      return at != column + step && map.isText(row, at) && map.arms(row, at) == 0
    }
  }

  /// Whether a bar between words goes on at most in rows where it has words on both sides as well; one alone in
  /// its row has no words over or under it, which it could join.
  private static func isLoose(
    _ map: CellMap, _ territory: Territory, _ row: Int, _ column: Int, beside isBeside: Bool
  ) -> Bool {
    [-1, 1].allSatisfy { step in
      var end = row + step
      while abs(end - row) < barHeight, isBetweenWords(map, territory, end, column) { end += step }
      let isEnd =
        map.arms(end, column) & Arms.vertical == 0 && map.head(end, column)?.isVertical != true
      return isEnd && (isBeside || map.grid.isBlank(end, column))
    }
  }

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
