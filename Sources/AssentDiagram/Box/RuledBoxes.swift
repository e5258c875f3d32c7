/// Boxes whose borders are written on the line, `|____|`, or drawn with dots and colons, with dots, stars or number
/// signs alone, or with dashes without corners of their own: `|----|`, `.----.`, or a blank for each.
///
/// The upper border of the first kind stands in the row above its walls, the lower one in the row in
/// which they end. Rules across a box, and dividers from border to border, are drawn in the same way.
struct RuledBoxes {
  struct Box {
    /// From the row of the upper border to that of the lower one.
    var rows: ClosedRange<Int>
    /// From the left wall to the right one.
    var columns: ClosedRange<Int>
    /// The rows of the rules below the upper border; the last one is the lower border.
    var rules: [Int]
    /// Where dividers meet borders and rules, and the ways in which they go.
    var crossings: [(row: Int, column: Int, ways: UInt8)] = []
  }

  /// What borders and walls are written with.
  private struct Signs {
    let border: UInt32
    let wall: UInt32
    var corners = RuledBoxes.corners

    /// Whether a border in the last row of walls has signs of its own at its ends.
    var endsInCorners: Bool { border != 0x5F }
    /// Whether its signs may be those of a line between two walls as well.
    var isDash: Bool { border == CellMap.dash }
    /// Whether it is all one sign; then lines may run through its borders.
    var isDotted: Bool { border == wall }

    /// Whether a sign stands in a border.
    func isBorder(_ sign: UInt32) -> Bool {
      sign == border || (isDotted || border == 0x5F) && isLine(sign)
    }

    /// Whether a sign is a line down the page.
    func isLine(_ sign: UInt32) -> Bool { sign == CellMap.bar || sign == 0x2502 }
  }

  private static let kinds = [
    Signs(border: 0x5F, wall: CellMap.bar), Signs(border: 0x5F, wall: 0x2502),
    Signs(border: 0x2E, wall: colon), Signs(border: 0x2E, wall: 0x2E),
    Signs(border: 0x2A, wall: 0x2A, corners: [0x2A]),
    Signs(border: 0x23, wall: 0x23, corners: [0x23]),
    Signs(
      border: CellMap.dash, wall: CellMap.bar,
      corners: [Grid.space, CellMap.bar, CellMap.dash, 0x2E, 0x2C]),
  ]
  private static let corners: Set<UInt32> = [Grid.space, CellMap.plus, 0x2E, 0x2C, 0x5F, 0x27]

  private(set) var boxes: [Box] = []
  /// Lines of underscores from wall to wall.
  private(set) var links: [(row: Int, columns: Range<Int>)] = []
  /// The colons between two corners, one below the other: a wall of dashes.
  private(set) var colons: [(row: Int, column: Int)] = []
  private let grid: Grid
  /// The row after the last box that has a wall in a column.
  private var ends: [Int: Int] = [:]

  init(_ grid: Grid) {
    self.grid = grid
    for row in 0..<grid.rowCount {
      for signs in Self.kinds { addBoxes(signs, below: row) }
    }
    var walls: Set<Grid.Cell> = []
    for box in boxes {
      for row in box.rows { walls.insert(Grid.Cell(row: row, column: box.columns.lowerBound)) }
    }
    for box in boxes { addLinks(box, walls) }
    for row in 1..<max(1, grid.rowCount) {
      for column in 0..<grid.width(row) where grid.scalar(row, column) == Self.colon {
        addColons(row, column)
      }
    }
  }

  private static let colon: UInt32 = 0x3A

  private mutating func addColons(_ row: Int, _ column: Int) {
    func isCorner(_ row: Int) -> Bool {
      grid.scalar(row, column) == CellMap.plus
        && [-2, -1, 1, 2].contains { grid.scalar(row, column + $0) == CellMap.dash }
    }
    guard isCorner(row - 1) else { return }
    var end = row
    while grid.scalar(end, column) == Self.colon { end += 1 }
    if isCorner(end) { colons += (row..<end).map { ($0, column) } }
  }

  /// Adds the lines from the right wall of a box to the left one of another.
  private mutating func addLinks(_ box: Box, _ walls: Set<Grid.Cell>) {
    for row in box.rows.dropFirst() {
      let start = box.columns.upperBound + 1
      var end = start
      while grid.scalar(row, end) == 0x5F { end += 1 }
      if end - start >= 2, walls.contains(Grid.Cell(row: row, column: end)) {
        links.append((row, start..<end))
      }
    }
  }

  private mutating func addBoxes(_ signs: Signs, below row: Int) {
    var column = 0
    while column < grid.width(row) {
      guard grid.scalar(row, column) == signs.border else {
        column += 1
        continue
      }
      let start = column
      while signs.isBorder(grid.scalar(row, column)) { column += 1 }
      guard column - start >= 3 else { continue }
      let left = [start - 1, start].first { isCorner($0, row, signs) && (ends[$0] ?? 0) <= row }
      let right = [column, column - 1].first { isCorner($0, row, signs) }
      guard let left, let right, right - left >= 3,
        !signs.isDash
          || ![left, right].contains(where: { grid.scalar(row - 1, $0) == signs.wall }),
        let box = box(signs, top: row, columns: left...right)
      else { continue }
      boxes.append(box)
      for column in box.columns { ends[column] = box.rows.upperBound + 1 }
    }
  }

  private func isCorner(_ column: Int, _ row: Int, _ signs: Signs) -> Bool {
    column >= 0 && grid.scalar(row + 1, column) == signs.wall
      && signs.corners.contains(grid.scalar(row, column))
  }

  private func box(_ signs: Signs, top: Int, columns: ClosedRange<Int>) -> Box? {
    var rules: [Int] = []
    var row = top + 1
    while true {
      if isRule(row, columns, signs) {
        rules.append(row)
      } else if ![columns.lowerBound, columns.upperBound].allSatisfy({
        grid.scalar(row, $0) == signs.wall
      }) {
        break
      }
      row += 1
    }
    guard let bottom = rules.last, bottom > top + 1, !signs.isDash || bottom == row - 1 else {
      return nil
    }
    var box = Box(rows: top...bottom, columns: columns, rules: rules)
    addCrossings(to: &box, signs)
    return box
  }

  /// Whether a row of a box holds a border alone, perhaps with dividers that end there.
  private func isRule(_ row: Int, _ columns: ClosedRange<Int>, _ signs: Signs) -> Bool {
    let ends = [columns.lowerBound, columns.upperBound]
    guard
      ends.allSatisfy({
        grid.scalar(row, $0) == signs.wall
          || signs.endsInCorners && signs.corners.contains(grid.scalar(row, $0))
            && (signs.isDash || !grid.isBlank(row, $0))
      })
    else { return false }
    return columns.dropFirst().dropLast().allSatisfy {
      let sign = grid.scalar(row, $0)
      return signs.isBorder(sign) || sign == signs.wall
    }
  }

  private func addCrossings(to box: inout Box, _ signs: Signs) {
    func isDivider(_ row: Int, _ column: Int) -> Bool {
      row > box.rows.lowerBound && row <= box.rows.upperBound
        && grid.scalar(row, column) == signs.wall
    }
    if signs.isDotted {
      for rule in [box.rows.lowerBound] + box.rules {
        box.crossings += box.columns.filter { signs.isLine(grid.scalar(rule, $0)) }.map {
          (rule, $0, Arms.vertical)
        }
      }
      return
    }
    let top = box.rows.lowerBound
    for column in box.columns.dropFirst().dropLast() where signs.isLine(grid.scalar(top, column)) {
      box.crossings.append((top, column, Arms.north))
    }
    for rule in box.rules {
      for column in box.columns.dropFirst().dropLast() where isDivider(rule, column) {
        let goesOn = rule < box.rows.upperBound && isDivider(rule + 1, column)
        box.crossings.append((rule, column, goesOn ? Arms.vertical : Arms.north))
      }
    }
    for above in [box.rows.lowerBound] + box.rules.dropLast() {
      guard let next = box.rules.first(where: { $0 > above }) else { continue }
      for column in box.columns.dropFirst().dropLast()
      where isDivider(next, column) && !isDivider(above, column) {
        box.crossings.append((above, column, Arms.south))
      }
    }
  }
}
