/// Signs that part a drawing, or words, instead of standing on a line.
extension LineCells {
  /// Bars between words outside of boxes or in a frame, `Cart │ Orders │ Stock`, which lead to nothing above or
  /// below.
  static func wordBars(_ map: CellMap, _ territory: Territory) -> Set<Int> {
    let grid = map.grid
    let signs: RowSigns = "│|"
    var bars: Set<Int> = []
    func leadsOn(_ row: Int, _ column: Int) -> Bool {
      map.arms(row, column) & Arms.vertical != 0 || map.head(row, column)?.isVertical == true
    }
    for row in 0..<grid.rowCount where grid.mayHold(row, signs) {
      let start = grid.rowStarts[row]
      var columns: [Int] = []
      for column in 0..<grid.width(row) where map.arms[start + column] == Arms.vertical {
        // Most bars are walls, which begin at a border.
        if territory.borders[start + column] == 0, !leadsOn(row - 1, column),
          isBetweenWords(map, territory, row, column)
        {
          columns.append(column)
        }
      }
      for column in columns {
        var end = row + 1
        while end - row < barHeight, isBetweenWords(map, territory, end, column) { end += 1 }
        // One alone in its row may join words over and under it.
        let joins =
          columns.count == 1 && ![row - 1, end].allSatisfy { grid.isBlank($0, column) }
        if joins || leadsOn(end, column) { continue }
        for row in row..<end { bars.insert(grid.rowStarts[row] + column) }
      }
    }
    return bars
  }

  /// In how many rows below each other a bar may part words; a longer one is a line.
  private static let barHeight = 4
  /// How many columns beside a bar the words may be.
  private static let barGap = 12

  /// Whether a stroke in no box but frames has words on both sides, with nothing else between.
  private static func isBetweenWords(
    _ map: CellMap, _ territory: Territory, _ row: Int, _ column: Int
  ) -> Bool {
    guard map.arms(row, column) == Arms.vertical, territory.border(row, column) == nil else {
      return false
    }
    let frame = territory.interior(row, column)
    if let frame, !territory.holdsDrawing(frame) { return false }
    return [-1, 1].allSatisfy { step in
      var at = column + step
      while map.grid.isBlank(row, at), territory.interior(row, at) == frame,
        abs(at - column) < barGap
      {
        at += step
      }
      return at != column + step && map.isText(row, at) && map.arms(row, at) == 0
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

  /// The way in which a line leaves words at a joint that nothing else comes to: `┬` below them.
  func stemAtWords(_ row: Int, _ column: Int, _ arms: UInt8) -> Way? {
    let ways: [Way] = [.north, .south]
    guard let way = ways.first(where: { arms & Arms.vertical == $0.bit }),
      map.has(way.opposite, row + way.rowStep, column),
      map.isText(row - way.rowStep, column),
      !map.has(.east, row, column - 1), !map.has(.west, row, column + 1)
    else { return nil }
    return way
  }

  /// Whether a line across the page ends with a plus right before words, as the wires of gates do: `+--+ out`.
  func endsBeforeWords(_ row: Int, _ column: Int, _ arms: UInt8) -> Bool {
    guard arms & Arms.horizontal != 0, grid.scalar(row, column) == CellMap.plus else {
      return false
    }
    let step = arms == Arms.east ? -1 : 1
    return grid.isBlank(row, column + step) && map.isText(row, column + 2 * step)
  }
}
