/// Where words part into slanted lines to both sides, as a parent leads to its children: `/ \`, or
/// `/ | \` with more between them; and where such lines meet again at words, `\ /`.
struct SlantedForks {
  typealias Cell = Grid.Cell

  /// The cells of the words at the ends of a line, as far as forks tell.
  struct Branch {
    var upper: Cell?
    var lower: Cell?
  }

  /// The lines of all forks, by their numbers.
  private(set) var branches: [Int: Branch] = [:]
  /// Whether there is a fork, or longer lines that meet at words.
  private(set) var hasParents = false

  private let grid: Grid
  private let lines: [Diagonals.Line]
  /// The words of the rows that were looked at.
  private var words: [Int: WordRow] = [:]

  init(_ lines: [Diagonals.Line], _ grid: Grid) {
    self.grid = grid
    self.lines = lines
    for side in [Way.north, .south] {
      let order = lines.indices.sorted { place(of: $0, side) < place(of: $1, side) }
      var fork: [Int] = []
      for index in order {
        if let last = fork.last, !goesOn(last, to: index, side) {
          add(fork, side)
          fork = []
        }
        fork.append(index)
      }
      add(fork, side)
    }
  }

  /// How far beside a slash the words that several lines share may stand.
  private static let reach = 8

  /// The end of a line on one side, up or down the page.
  private func end(_ line: Int, _ side: Way) -> Cell {
    side == .north ? lines[line].upper : lines[line].lower
  }

  private func head(_ line: Int, _ side: Way) -> Cell? {
    side == .north ? lines[line].upperHead : lines[line].lowerHead
  }

  /// The columns that a line goes aside in each row towards one side.
  private func step(_ line: Int, _ side: Way) -> Int {
    lines[line].step * side.rowStep
  }

  private func place(of line: Int, _ side: Way) -> (Int, Int) {
    let end = end(line, side)
    return (end.row, end.column)
  }

  /// Whether nothing but bars, or labels of arrows, stands between the ends of two lines that do not lean apart.
  private func goesOn(_ line: Int, to next: Int, _ side: Way) -> Bool {
    let (from, to) = (end(line, side), end(next, side))
    return from.row == to.row && from.column < to.column
      && step(line, side) >= step(next, side)
      && ((from.column + 1..<to.column).allSatisfy {
        grid.isBlank(from.row, $0) || Self.isBar(grid.scalar(from.row, $0))
      }
        // Between two arrows labels may stand.
        || [line, next].allSatisfy { head($0, side.opposite) != nil })
  }

  private static func isBar(_ sign: UInt32) -> Bool {
    sign == CellMap.bar || StrokeTable.arms(of: sign) == Arms.vertical
      || StrokeTable.head(of: sign)?.isVertical == true
  }

  /// Whether no other slash or line touches a cell from the side, as in drawings of things.
  private func standsAlone(_ cell: Cell) -> Bool {
    [-1, 1].allSatisfy {
      let sign = grid.scalar(cell.row, cell.column + $0)
      return sign != Self.underscore && Diagonals.step(sign) == nil
    }
  }

  private static let underscore: UInt32 = 0x5F

  /// Adds lines that have words in common on one side, and lead to words of their own on the other.
  private mutating func add(_ fork: [Int], _ side: Way) {
    guard let first = fork.first, let last = fork.last,
      step(first, side) > 0, step(last, side) < 0,
      fork.allSatisfy({ standsAlone(end($0, side)) }),
      let shared = shared(first, last, side)
    else { return }
    let others = fork.map { other($0, side.opposite) }
    for (line, other) in zip(fork, others) where other == nil && head(line, side.opposite) == nil {
      return
    }
    for (line, other) in zip(fork, others) {
      let end = end(line, side)
      let column = end.column + step(line, side)
      let cell = Cell(
        row: end.row + side.rowStep,
        column: min(max(column, shared.lowerBound), shared.upperBound - 1))
      var branch = branches[line] ?? Branch()
      if side == .north {
        branch.upper = cell
        branch.lower = branch.lower ?? other
      } else {
        branch.lower = cell
        branch.upper = branch.upper ?? other
      }
      branches[line] = branch
    }
    let isDrawn = fork.allSatisfy {
      lines[$0].cells.count > 1 || lines[$0].pointsUp || lines[$0].pointsDown
    }
    if side == .north || isDrawn { hasParents = true }
  }

  /// The only words in the row beyond the ends of lines that stand between the outermost two, or over one
  /// of them.
  private mutating func shared(_ first: Int, _ last: Int, _ side: Way) -> Range<Int>? {
    let (left, right) = (end(first, side), end(last, side))
    let row = left.row + side.rowStep
    guard let shared = words(row).only(in: left.column - 1..<right.column + 2),
      isName(row, shared, side),
      shared.lowerBound - left.column <= Self.reach,
      right.column - shared.upperBound < Self.reach
    else { return nil }
    return shared
  }

  /// The words that a line alone leads to on one side, or the stem of some.
  private mutating func other(_ line: Int, _ side: Way) -> Cell? {
    let end = end(line, side)
    let row = end.row + side.rowStep
    for steps in Self.steps {
      let column = end.column + steps * step(line, side)
      if let found = words(row).words(at: column) {
        return isName(row, found, side) ? Cell(row: row, column: column) : nil
      }
    }
    return nil
  }

  /// Where words stand beyond a line: in its way, right over or below it, or farther aside.
  private static let steps = [1, 0, 2, 3, 4]

  private mutating func words(_ row: Int) -> WordRow {
    if let known = words[row] { return known }
    let found = WordRow(grid, row)
    words[row] = found
    return found
  }

  /// Whether words hold a letter or a digit, or are one sign of an expression, or a stem to such words.
  private mutating func isName(_ row: Int, _ columns: Range<Int>, _ side: Way) -> Bool {
    if columns.count == 1 {
      let column = columns.lowerBound
      var end = row
      while Self.isBar(grid.scalar(end, column)), abs(end - row) < Self.stemLimit {
        end += side.rowStep
      }
      if end != row {
        guard let next = words(end).words(at: column) else { return false }
        return words(end).isName(at: next.lowerBound)
      }
      if Self.signs.contains(grid.scalar(row, column)) { return true }
    }
    return words(row).isName(at: columns.lowerBound)
  }

  /// How many rows a stem takes at most.
  private static let stemLimit = 8
  /// What stands alone in the tree of an expression, or for a node without a name.
  private static let signs = Set("+-*=%<>&!?●○•∧∨¬×÷".unicodeScalars.map(\.value))
}
