/// The sides of a shape that narrows and widens, row by row.
struct SlantedOutline {
  typealias Cell = Grid.Cell

  private(set) var top: Int
  /// The columns of both sides in each row from the top, borders included.
  private(set) var sides: [(left: Int, right: Int)] = []
  /// The signs that it is drawn with.
  private(set) var cells: [Cell] = []
  /// Dots and heads before the points of a diamond, and the way out from there: -1 up the page, 1 down.
  private(set) var tips: [(cell: Cell, step: Int)] = []
  private(set) var form = FlowGraph.Shape.diamond

  private let grid: Grid

  /// No shape has more rows.
  private static let limit = 30
  /// The most columns by which a side moves from row to row.
  private static let slant = 3
  /// The most blanks between the sides at a point.
  private static let point = 5

  /// The outline whose upper left sign is at a cell; `nil` where none begins there, or it does not close.
  ///
  /// - Parameter tries: how many have begun like one so far.
  init?(_ grid: Grid, _ row: Int, _ column: Int, _ tries: inout Int) {
    self.grid = grid
    top = row
    guard let begin = begin(row, column) else { return nil }
    tries += 1
    add(row, begin.left, begin.right, border: begin.isBorder)
    if begin.isBorder, leans() { return }
    if begin.isBorder, Self.isRound(grid.scalar(row, begin.left)),
      !opens(row + 1, begin.left, begin.right)
    {
      return nil
    }
    var isLower = false
    var isSlanted = false
    while sides.count < Self.limit {
      let at = top + sides.count
      guard let side = side(at, below: sides[sides.count - 1]) else { break }
      let left = grid.scalar(at, side.left)
      let right = grid.scalar(at, side.right)
      let isFalling = Self.isFalling(left)
      guard !Self.isRising(left) || !isLower, isFalling == Self.isRising(right) || !isFalling,
        isEven(side)
      else { return nil }
      isLower = isLower || isFalling
      let isClosed = isClosing(at, side)
      isSlanted =
        isSlanted || !isClosed && (isFalling || Self.isRising(left)) || Self.isLeftWaist(left)
        || Self.isWall(left) && side.left < begin.left && side.right > begin.right
      guard isClosed || isClear(at, side) else { return nil }
      add(at, side.left, side.right, border: isClosed)
      if isClosed, isLower, !isGoingOn(at, side), endBelow() == nil {
        // Slashes may be the round corners of a box.
        if sides.count < 3 || !isSlanted { return nil }
        end(begin.isBorder)
        return
      }
    }
    guard isLower, isSlanted, sides.count >= 2, let end = endBelow() else { return nil }
    add(top + sides.count, end.left, end.right, border: true)
    self.end(begin.isBorder)
  }

  var rows: ClosedRange<Int> { top...top + sides.count - 1 }

  /// The rows between the points or borders.
  var inner: Range<Int> { top + 1..<top + sides.count - 1 }

  func side(_ row: Int) -> (left: Int, right: Int) { sides[row - top] }

  private mutating func end(_ isBorder: Bool) {
    form = isBorder ? .hexagon : .diamond
    for (row, step) in [(top - 1, -1), (top + sides.count, 1)] {
      let side = side(row - step)
      let tip = (side.left...max(side.left, side.right)).filter { !grid.isBlank(row, $0) }
      guard side.right - side.left <= Self.point + 1, tip.count == 1,
        Self.tips.contains(grid.scalar(row, tip[0])), grid.isBlank(row, tip[0] - 1),
        grid.isBlank(row, tip[0] + 1)
      else { continue }
      let cell = Cell(row: row, column: tip[0])
      // A head that a line comes to is none.
      let isHead = grid.scalar(row, tip[0]) == (step < 0 ? 0x76 : 0x5E)
      if isHead { continue }
      tips.append((cell, step))
      cells.append(cell)
    }
  }

  private static let tips: Set<UInt32> = [0x2E, 0x27, 0x60, 0x2C, 0x5E, 0x76, 0x56, 0x2A, 0x2022]

  /// Adds the rows of a parallelogram, down to its lower border; whether it is one.
  private mutating func leans() -> Bool {
    let first = sides.count
    while sides.count < Self.limit {
      let row = top + sides.count
      let last = sides[sides.count - 1]
      func side(_ column: Int) -> Int? {
        [0, 1, 2, Self.slant].first { Self.isRising(grid.scalar(row, column - $0)) }
          .map { column - $0 }
      }
      if sides.count > 1, let end = leaningEnd(row, below: last) {
        add(row, end.left, end.right, border: true)
        form = .parallelogram
        return true
      }
      guard let left = side(last.left), let right = side(last.right + 1), right - left > 3 else {
        break
      }
      let isClosed = (left + 1..<right).allSatisfy { Self.isBorder(grid.scalar(row, $0)) }
      guard isClosed || isClear(row, (left, right)) else { break }
      add(row, left, right, border: isClosed)
      if isClosed, sides.count > 2 {
        form = .parallelogram
        return true
      }
    }
    sides.removeLast(sides.count - first)
    cells.removeAll { $0.row > top }
    return false
  }

  /// The lower border of a parallelogram with rounded corners, a little left of the sides above it.
  private func leaningEnd(
    _ row: Int, below last: (left: Int, right: Int)
  ) -> (left: Int, right: Int)? {
    func corner(_ column: Int) -> Int? {
      (0...Self.slant).lazy.map { column - $0 }.first {
        [0x27, 0x60].contains(grid.scalar(row, $0))
      }
    }
    guard Self.isRound(grid.scalar(top, sides[0].left)), let left = corner(last.left - 1),
      let right = corner(last.right), right - left > 3,
      (left + 1..<right).allSatisfy({ Self.isBorder(grid.scalar(row, $0)) })
    else { return nil }
    return (left, right)
  }

  /// Whether a row has sides that both lean to the left from a border above.
  private func leans(_ row: Int, _ left: Int, _ right: Int) -> Bool {
    (1...2).contains { Self.isRising(grid.scalar(row, left - $0)) }
      && (-1...2).contains { Self.isRising(grid.scalar(row, right - $0)) }
  }

  private mutating func add(_ row: Int, _ left: Int, _ right: Int, border: Bool) {
    sides.append((left, right))
    if border {
      for column in left...right where !grid.isBlank(row, column) {
        cells.append(Cell(row: row, column: column))
      }
    } else {
      cells += [Cell(row: row, column: left), Cell(row: row, column: right)]
    }
  }

  /// The two sides in the row of a point or an upper border.
  private func begin(_ row: Int, _ column: Int) -> (left: Int, right: Int, isBorder: Bool)? {
    let sign = grid.scalar(row, column)
    if sign == 0x5F {
      if grid.scalar(row, column - 1) == 0x5F { return nil }
      var end = column
      while Self.isBorder(grid.scalar(row, end + 1)) { end += 1 }
      let isBegun =
        end > column
        && (1...2).contains { Self.isRising(grid.scalar(row + 1, column - $0)) }
        && ((1...2).contains { Self.isFalling(grid.scalar(row + 1, end + $0)) }
          || (-1...1).contains { Self.isRising(grid.scalar(row + 1, end + $0)) })
      return isBegun ? (column, end, true) : nil
    }
    guard Self.isUpperLeft(sign),
      Self.isRising(sign) || !Self.isBorder(grid.scalar(row, column - 1))
    else { return nil }
    var end = column + 1
    if Self.isRising(sign) {
      while grid.isBlank(row, end), end - column <= Self.point { end += 1 }
      if Self.isFalling(grid.scalar(row, end)) { return (column, end, false) }
      end = column + 1
    }
    while Self.isBorder(grid.scalar(row, end)) { end += 1 }
    let last = grid.scalar(row, end)
    let isSharp = Self.isRising(sign) && (Self.isFalling(last) || Self.isRising(last))
    if isSharp, end - column > 3 { return (column, end, true) }
    // A round corner is part of the border.
    let isRound =
      !Self.isRising(sign) && end - column > 3 && Self.isUpperRight(grid.scalar(row, end - 1))
    if isRound, opens(row + 1, column, end - 1) { return (column, end - 1, true) }
    if !Self.isRising(sign), Self.isUpperRight(last), end - column > 3,
      opens(row + 1, column, end) || Self.isRound(sign) && leans(row + 1, column, end)
    {
      return (column, end, true)
    }
    // The border takes in the dot at its end.
    if Self.isRound(sign), Self.isRound(grid.scalar(row, end - 1)), end - column > 4,
      leans(row + 1, column, end - 1)
    {
      return (column, end - 1, true)
    }
    return nil
  }

  /// Whether a row has sides that go outward from a border above.
  private func opens(_ row: Int, _ left: Int, _ right: Int) -> Bool {
    (0...2).contains { Self.isRising(grid.scalar(row, left - $0)) }
      && (0...2).contains { Self.isFalling(grid.scalar(row, right + $0)) }
  }

  /// The sides in a row, near to those of the row above.
  private func side(_ row: Int, below last: (left: Int, right: Int)) -> (left: Int, right: Int)? {
    let steps = [0, 1, 2, Self.slant]
    let left = steps.lazy.flatMap { [last.left - $0, last.left + $0] }.first { column in
      let sign = grid.scalar(row, column)
      return Self.isRising(sign) && column <= last.left
        || Self.isFalling(sign) && column >= last.left - 1
        || Self.isLeftWaist(sign) || Self.isWall(sign) || isWaist(row, column, 1)
    }
    let right = steps.lazy.flatMap { [last.right + $0, last.right - $0] }.first { column in
      let sign = grid.scalar(row, column)
      return Self.isFalling(sign) && column >= last.right
        || Self.isRising(sign) && column <= last.right + 1
        || Self.isRightWaist(sign) || Self.isWall(sign) || isWaist(row, column, -1)
    }
    guard let left, let right, left < right else { return nil }
    return (left, right)
  }

  /// Whether a plus is the corner at a side of a diamond, where a line may come in.
  ///
  /// - Parameter step: the way to the words.
  private func isWaist(_ row: Int, _ column: Int, _ step: Int) -> Bool {
    func isSide(_ row: Int, _ isRising: Bool) -> Bool {
      (1...2).contains {
        let sign = grid.scalar(row, column + step * $0)
        return isRising ? Self.isRising(sign) : Self.isFalling(sign)
      }
    }
    return grid.scalar(row, column) == CellMap.plus && grid.isBlank(row, column + step)
      && isSide(row - 1, step > 0) && isSide(row + 1, step < 0)
  }

  /// Whether a row lies around the same middle as the first one.
  private func isEven(_ side: (left: Int, right: Int)) -> Bool {
    abs(side.left + side.right - sides[0].left - sides[0].right) <= 4
  }

  /// Whether nothing but words stands between two sides.
  private func isClear(_ row: Int, _ side: (left: Int, right: Int)) -> Bool {
    var column = side.left + 1
    while column < side.right {
      let sign = grid.scalar(row, column)
      if sign >= 0x2190, StrokeTable.arms(of: sign) != 0 || StrokeTable.head(of: sign) != nil {
        return false
      }
      if sign == CellMap.bar || sign == CellMap.plus || Self.isFalling(sign) { return false }
      if sign == CellMap.dash, grid.scalar(row, column + 1) == CellMap.dash { return false }
      column += 1
    }
    return true
  }

  /// Whether sides end in a row: in a point, or with a border between them.
  private func isClosing(_ row: Int, _ side: (left: Int, right: Int)) -> Bool {
    guard Self.isFalling(grid.scalar(row, side.left)), Self.isRising(grid.scalar(row, side.right))
    else { return false }
    let between = side.left + 1..<side.right
    if between.count <= Self.point, between.allSatisfy({ grid.isBlank(row, $0) }) { return true }
    return between.count >= 2 && between.allSatisfy { Self.isBorder(grid.scalar(row, $0)) }
  }

  /// Whether the sides come closer yet in the next row.
  private func isGoingOn(_ row: Int, _ side: (left: Int, right: Int)) -> Bool {
    (1...Self.slant).contains { Self.isFalling(grid.scalar(row + 1, side.left + $0)) }
      && (1...Self.slant).contains { Self.isRising(grid.scalar(row + 1, side.right - $0)) }
  }

  /// The lower border in the row below the sides, `'----'`.
  private func endBelow() -> (left: Int, right: Int)? {
    let row = top + sides.count
    let last = sides[sides.count - 1]
    let corners: Set<UInt32> = [
      0x27, 0x60, CellMap.plus, 0x2570, 0x256F, 0x2514, 0x2518, CellMap.dash,
    ]
    for left in last.left...last.left + Self.slant where corners.contains(grid.scalar(row, left)) {
      for right in (last.right - Self.slant...last.right).reversed()
      where right - left > 3 && corners.contains(grid.scalar(row, right)) {
        if (left + 1..<right).allSatisfy({ Self.isBorder(grid.scalar(row, $0)) }) {
          return (left, right)
        }
      }
    }
    return nil
  }
}
