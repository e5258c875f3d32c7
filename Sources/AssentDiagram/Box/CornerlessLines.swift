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
  /// The corners at which the lines of arrows to walls turn: ` ---->|` over `|`.
  private(set) var turns: Set<Grid.Cell> = []
  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
    let parts = (0..<grid.rowCount).map { row in
      grid.stretches(row, 0..<grid.width(row)) {
        grid.isBlank(row, $0) && grid.isBlank(row, $0 + 1)
      }
    }
    for (row, parts) in parts.enumerated() {
      turns.formUnion(parts.compactMap { turn(row, $0) ?? turn(row, behindWallIn: $0) })
    }
    for (row, parts) in parts.enumerated() {
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

  /// The corner of an arrow to a wall that has an upright over or under its other end, or right beside that.
  private func turn(_ row: Int, _ columns: Range<Int>) -> Grid.Cell? {
    let ends = [(columns.lowerBound, 1, UInt32(0x3E)), (columns.upperBound - 1, -1, 0x3C)]
    for (start, step, head) in ends where grid.scalar(row, start) == CellMap.dash {
      var end = start
      while grid.scalar(row, end) == CellMap.dash { end += step }
      guard abs(end - start) > 2, grid.scalar(row, end) == head,
        grid.scalar(row, end + step) == CellMap.bar
      else { continue }
      let uprights = [Way.north, .south].map { way in
        [start, start - step].first { isUpright(row + way.rowStep, $0, way) }
      }
      if let column = uprights[0] ?? uprights[1], uprights.contains(nil) {
        return Grid.Cell(row: row, column: column)
      }
    }
    return nil
  }

  /// The corner of a line that begins at a wall or behind words and has an upright over or under its other end, or
  /// right beside that: one that goes on, `|---` below `|`, or leads to a head.
  private func turn(_ row: Int, behindWallIn columns: Range<Int>) -> Grid.Cell? {
    for (end, step) in [(columns.upperBound - 1, 1), (columns.lowerBound, -1)] {
      var start = end
      while grid.scalar(row, start) == CellMap.dash { start -= step }
      let isAtWall = grid.scalar(row, start) == CellMap.bar
      guard abs(end - start) > 2,
        isAtWall || grid.isBlank(row, start) && !grid.isBlank(row, start - step)
      else { continue }
      let uprights = [Way.north, .south].map { way in
        [end, end + step].first {
          let next = row + way.rowStep
          return isUpright(next, $0, way)
            && (isAtWall ? isUpright(next + way.rowStep, $0, way) : leadsToHead(next, $0, way))
        }
      }
      if let column = uprights[0] ?? uprights[1], uprights.contains(nil) {
        return Grid.Cell(row: row, column: column)
      }
    }
    return nil
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
    ([CellMap.bar, 0x2502].contains(grid.scalar(row, column)) || isHead(row, column, way))
      && [-1, 1].allSatisfy { grid.isBlank(row, column + $0) }
  }

  private func isHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let sign = grid.scalar(row, column)
    return sign == (way == .south ? 0x76 : 0x5E) || way == .south && sign == 0x56
      || StrokeTable.head(of: sign) == way
  }

  private func leadsToHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    var end = row
    while isUpright(end, column, way), abs(end - row) < Self.reach {
      if isHead(end, column, way) { return true }
      end += way.rowStep
    }
    return turns.contains(Grid.Cell(row: end, column: column))
  }
}
