/// Whether `+`, `-` and `|` are strokes in a drawing, or signs in words.
extension CellMap {
  /// Whether a box or a line turns at a corner of ASCII somewhere.
  static func hasASCIICorner(_ grid: Grid) -> Bool {
    let corners: RowSigns = "+-.,/"
    for row in 0..<grid.rowCount where grid.mayHold(row, corners) {
      for column in 0..<grid.width(row) where isCorner(grid.scalar(row, column)) {
        if isTurnDown(grid, row, column) || isBranch(grid, row, column) { return true }
        if isSetInBorder(grid, row, column) { return true }
        guard grid.scalar(row + 1, column) == bar else { continue }
        if grid.scalar(row, column) == dash {
          if isBareCorner(grid, row, column, 1, below: 1) { return true }
          continue
        }
        let after = (1...3).map { grid.scalar(row, column + $0) }
        if after[0] == dash, after[1] == dash || after[1] == Grid.space && after[2] == dash {
          return true
        }
        // Corners may stand one blank away from their border.
        if after[0] == Grid.space, after[1] == dash, after[2] != Grid.space { return true }
      }
    }
    return false
  }

  /// Whether an upper border begins whose rounded corners stand a column within the walls below them.
  private static func isSetInBorder(_ grid: Grid, _ row: Int, _ column: Int) -> Bool {
    let corner = grid.scalar(row, column)
    guard corner == 0x2E || corner == 0x2C, grid.scalar(row + 1, column - 1) == bar,
      grid.isBlank(row, column - 1)
    else { return false }
    var end = column + 1
    while grid.scalar(row, end) == dash { end += 1 }
    return end - column > 2 && grid.scalar(row, end) == 0x2E && grid.isBlank(row, end + 1)
      && grid.scalar(row + 1, end + 1) == bar
  }

  /// Whether a line from the left turns down at a plus, perhaps a column beside it: `----+`.
  private static func isTurnDown(_ grid: Grid, _ row: Int, _ column: Int) -> Bool {
    grid.scalar(row, column) == plus && grid.isBlank(row, column + 1)
      && (1...3).allSatisfy { grid.scalar(row, column - $0) == dash }
      && [0, -1, 1].contains { grid.scalar(row + 1, column + $0) == bar }
      && [-1, 0, 1].contains { grid.scalar(row + 2, column + $0) == bar }
  }

  /// Whether an arrow leaves a line from above at a plus: `+--->` below `|`.
  private static func isBranch(_ grid: Grid, _ row: Int, _ column: Int) -> Bool {
    guard grid.scalar(row, column) == plus, grid.isBlank(row, column - 1),
      [bar, plus].contains(grid.scalar(row - 1, column))
    else { return false }
    var end = column + 1
    while grid.scalar(row, end) == dash { end += 1 }
    return end - column > 2 && grid.scalar(row, end) == 0x3E && grid.isBlank(row, end + 1)
  }

  /// Whether lines run through a wall right above and below a bar, beyond which the wall goes on.
  func isBetweenCrossings(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].allSatisfy { step in
      (-1...1).allSatisfy { grid.scalar(row + step, column + $0) == Self.dash }
        && [Self.bar, Self.plus].contains(grid.scalar(row + 2 * step, column))
    }
  }

  /// Whether a dash is one of two that the name of an option begins with, `--force`, and no line goes on
  /// behind it as in `--yes-->`; another option is no line.
  func isOption(_ row: Int, _ column: Int) -> Bool {
    let isSecond = grid.scalar(row, column - 1) == Self.dash
    let name = column + (isSecond ? 1 : 2)
    let before = grid.scalar(row, name - Self.optionDashes - 1)
    guard grid.scalar(row, name - 1) == Self.dash,
      before == Grid.space || "\"'([`".utf8.contains(where: { UInt32($0) == before }),
      isLetter(row, name)
    else { return false }
    func beginsOption(_ column: Int) -> Bool {
      grid.isBlank(row, column - 1) && grid.scalar(row, column + 1) == Self.dash
        && isLetter(row, column + Self.optionDashes)
    }
    func isLine(_ column: Int) -> Bool {
      let scalar = grid.scalar(row, column)
      return StrokeTable.arms(of: scalar) != 0 || StrokeTable.head(of: scalar) != nil
        || scalar == Self.dash && [Self.dash, 0x3E].contains(grid.scalar(row, column + 1))
          && !beginsOption(column)
    }
    var end = name
    while !grid.isBlank(row, end) || !grid.isBlank(row, end + 1), !isLine(end) { end += 1 }
    while grid.isBlank(row, end), end < grid.width(row) { end += 1 }
    return !isLine(end)
  }

  private static let optionDashes = 2

  private func isLetter(_ row: Int, _ column: Int) -> Bool {
    Unicode.Scalar(grid.scalar(row, column))?.properties.isAlphabetic == true
  }

  private static func isCorner(_ scalar: UInt32) -> Bool {
    switch scalar {
    case plus, dash, 0x2E, 0x2C, 0x2F: true
    default: false
    }
  }

  /// Whether a border of dashes alone begins or ends with one that stands over or under a wall, as
  /// does the dash at its other end.
  static func isBareCorner(
    _ grid: Grid, _ row: Int, _ column: Int, _ step: Int, below: Int
  ) -> Bool {
    guard grid.scalar(row + below, column) == bar, grid.isBlank(row, column - step),
      grid.scalar(row, column + step) == dash
    else { return false }
    var end = column + step
    while grid.scalar(row, end + step) == dash { end += step }
    return abs(end - column) > 2 && grid.isBlank(row, end + step)
      && grid.scalar(row + below, end) == bar
  }

  func isGap(_ row: Int, _ column: Int) -> Bool {
    grid.isBlank(row, column) || StrokeTable.arms(of: grid.scalar(row, column)) != 0
      || isASCII && grid.scalar(row, column) == Self.bar
  }

  /// The column after a row of `=`.
  func endOfDoubleRule(_ row: Int, _ column: Int) -> Int {
    var end = column
    while grid.scalar(row, end) == Self.equals { end += 1 }
    return end
  }

  /// The pieces before and behind the word in an arrow of `=`, ` ==word==> ` or ` <==word== `.
  func namedDoubleRule(_ row: Int, _ column: Int) -> (Range<Int>, Range<Int>)? {
    let end = endOfDoubleRule(row, column)
    var word = end
    while grid.scalar(row, word) != Self.equals, !isGap(row, word) { word += 1 }
    let last = endOfDoubleRule(row, word)
    guard word > end, last > word, isLetter(row, end) else { return nil }
    let leadsOn =
      isGap(row, column - 1) && grid.scalar(row, last) == 0x3E && isGap(row, last + 1)
    let leadsBack =
      grid.scalar(row, column - 1) == 0x3C && isGap(row, column - 2) && isGap(row, last)
    return leadsOn || leadsBack ? (column..<end, word..<last) : nil
  }

  // MARK: Short stems

  /// Whether nothing stands right beside a cell.
  func isAmongBlanks(_ row: Int, _ column: Int) -> Bool {
    [-2, -1, 1, 2].allSatisfy { grid.isBlank(row, column + $0) }
  }

  /// Whether a bar among blanks is all that joins the words over and under it, which are no bars.
  func isShortStem(_ row: Int, _ column: Int) -> Bool {
    isAmongBlanks(row, column)
      && [-1, 1].allSatisfy { !grid.isBlank(row + $0, column) }
  }

  /// Whether a bar among blanks goes on in the next row, moved by a column.
  func isShiftedStem(_ row: Int, _ column: Int) -> Bool {
    guard isAmongBlanks(row, column) else { return false }
    return [-1, 1].contains { step in
      let head: UInt32 = step > 0 ? 0x76 : 0x5E
      return [-1, 1].contains {
        [Self.bar, head].contains(grid.scalar(row + step, column + $0))
          && isAmongBlanks(row + step, column + $0)
      }
    }
  }
}
