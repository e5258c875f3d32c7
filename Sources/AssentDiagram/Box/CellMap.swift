/// What the strokes and heads of a grid are, cell by cell, before anybody knows what they draw.
struct CellMap: Sendable {
  let grid: Grid
  /// The arms of each cell that is a stroke.
  private(set) var arms: [UInt8]
  /// The way a head points, plus one; 0 for none.
  private(set) var heads: [UInt8]
  /// Whether `+`, `-`, `|` draw lines here.
  let isASCII: Bool
  /// Whether there is a corner of an ASCII box.
  let isDrawnInASCII: Bool
  /// How many cells are strokes or heads.
  private(set) var strokeCount = 0
  /// Whether there is any box-drawing character.
  let hasStrokes: Bool

  init(_ grid: Grid) {
    self.grid = grid
    (arms, heads) = StrokeTable.strokes(grid.scalars)
    hasStrokes = arms.contains { $0 != 0 }
    self.isDrawnInASCII = Self.hasASCIICorner(grid)
    self.isASCII = !hasStrokes || isDrawnInASCII
    for (cell, broken) in BrokenLines(grid).arms where self.arms[cell] == 0 {
      self.arms[cell] = broken
    }
    let signs: RowSigns = "=-|"
    for row in 0..<grid.rowCount where isASCII || grid.mayHold(row, signs) { addASCII(row) }
    for (cell, more) in answerArms() { self.arms[cell] |= more }
    for row in 0..<grid.rowCount { addHeadsAndDots(row) }
    for index in self.arms.indices where self.arms[index] | self.heads[index] != 0 {
      strokeCount += 1
    }
  }

  @inline(__always)
  func arms(_ row: Int, _ column: Int) -> UInt8 { grid.index(row, column).map { arms[$0] } ?? 0 }

  @inline(__always)
  func has(_ way: Way, _ row: Int, _ column: Int) -> Bool { arms(row, column) & way.bit != 0 }

  @inline(__always)
  func head(_ row: Int, _ column: Int) -> Way? {
    grid.index(row, column).flatMap { Way(rawValue: Int(heads[$0]) - 1) }
  }

  /// Whether a line stands in the place of a wall that goes on above and below: it runs through the
  /// wall or begins at it, without a mark.
  func isCrossedWall(_ row: Int, _ column: Int) -> Bool {
    arms(row, column) == Arms.horizontal && has(.south, row - 1, column)
      && has(.north, row + 1, column)
      && [Way.west, .east].contains {
        let beside = column + $0.columnStep
        return arms(row, beside) & Arms.horizontal != 0 || head(row, beside) == $0
      }
  }

  static let plus = UInt32(UInt8(ascii: "+"))
  static let dash = UInt32(UInt8(ascii: "-"))
  static let bar = UInt32(UInt8(ascii: "|"))
  static let equals = UInt32(UInt8(ascii: "="))
  /// The letter that some write for a head up the page.
  private static let letterHead = UInt32(UInt8(ascii: "A"))
  /// The letter that some write for a corner.
  static let letterCorner = UInt32(UInt8(ascii: "L"))

  /// `-`, `|`, `+` and the ASCII corners of one row.
  private mutating func addASCII(_ row: Int) {
    let start = grid.rowStarts[row]
    let width = grid.width(row)
    var ruleEnd = 0
    var arrowEnd = 0
    var isStems: Bool?
    for column in 0..<width {
      switch grid.scalars[start + column] {
      case Self.equals:
        if column >= ruleEnd { ruleEnd = addDoubleRule(row, column) }
      case Self.dash:
        if !isASCII, column >= arrowEnd, let end = writtenArrowEnd(row, column) { arrowEnd = end }
        if column < arrowEnd || isRule(row, column) {
          arms[start + column] = isASCII ? borderArms(row, column) : Arms.horizontal
        }
      case Self.bar:
        if isWall(row, column) {
          arms[start + column] = Arms.vertical
        } else {
          let stems = isStems ?? hasOnlyStems(row)
          isStems = stems
          if stems { arms[start + column] = Arms.vertical }
        }
      case Self.plus:
        guard isASCII else { continue }
        arms[start + column] = plusArms(row, column)
      case 0x2E, 0x27, 0x60, 0x2C, Self.letterCorner:
        if isASCII, arms[start + column] == 0 { arms[start + column] = cornerArms(row, column) }
      case 0x2F, 0x5C:
        if isASCII { arms[start + column] = slashArms(row, column) }
      default: continue
      }
    }
  }

  /// The arms of a dash; one at the end of a border of dashes alone is a corner.
  private func borderArms(_ row: Int, _ column: Int) -> UInt8 {
    for step in [1, -1] where grid.isBlank(row, column - step) {
      for (below, way) in [(1, Arms.south), (-1, Arms.north)]
      where Self.isBareCorner(grid, row, column, step, below: below) {
        return way | (step > 0 ? Arms.east : Arms.west)
      }
    }
    return Arms.horizontal
  }

  /// Whether a row holds bars and heads alone, each with blanks beside it: lines down the page, perhaps
  /// with slanted ones beside them.
  private func hasOnlyStems(_ row: Int) -> Bool {
    let cells = grid.scalars[grid.rowStarts[row]..<grid.rowStarts[row + 1]]
    var last = Grid.space
    var hasSlashes = false
    for scalar in cells {
      let isBlank = scalar == Grid.space
      let isSlash = Diagonals.step(scalar) != nil
      let isStem =
        scalar == Self.bar || scalar == 0x76 || scalar == 0x5E || isSlash
        || StrokeTable.head(of: scalar)?.isVertical == true
      // `/|\` is three of them.
      let isTight = last == Self.bar ? isSlash : scalar == Self.bar && Diagonals.step(last) != nil
      guard isBlank || isStem && (last == Grid.space || isTight) else { return false }
      last = scalar
      hasSlashes = hasSlashes || isSlash
    }
    // Between two bars slashes are words.
    return !hasSlashes || cells.last != Self.bar || cells.first { $0 != Grid.space } != Self.bar
  }

  /// The dashes of an arrow that is written in a row, ` ---> ` or ` -- yes --> `, where boxes are
  /// drawn with box characters; returns the column after them.
  private func writtenArrowEnd(_ row: Int, _ column: Int) -> Int? {
    var end = column
    while grid.scalar(row, end) == Self.dash { end += 1 }
    guard end - column >= 2 else { return nil }
    let before = grid.scalar(row, column - 1)
    let after = grid.scalar(row, end)
    let isHead =
      after == 0x3E && isGap(row, end + 1) && isGap(row, column - 1)
      || before == 0x3C && isGap(row, column - 2) && isGap(row, end)
    return isHead ? end : nil
  }

  /// Whether a dash is part of a line: beside another one, a plus or a stroke that reaches it.
  private func isRule(_ row: Int, _ column: Int) -> Bool {
    let scalar = grid.scalar(row, column)
    if isASCII, isOption(row, column) { return false }
    for step in [-1, 1] {
      let other = grid.scalar(row, column + step)
      if isASCII, scalar == Self.dash {
        if isShortItem(row, column), isLastItem(row, column - 1) { return true }
        if isBetweenCorners(row, column) { return true }
        if other == Self.dash || other == Self.plus || other == Self.bar { return true }
        // `->|` and `|<-`.
        if other == (step > 0 ? 0x3E : 0x3C), grid.scalar(row, column + 2 * step) == Self.bar {
          return true
        }
      }
      if scalar == Self.dash, other >= 0x2500 || other == Self.dash,
        reachesStroke(row, column, step)
      {
        return true
      }
    }
    return false
  }

  private func reachesStroke(_ row: Int, _ column: Int, _ step: Int) -> Bool {
    var column = column + step
    for _ in 0..<8 {
      if grid.scalar(row, column) == Self.dash {
        column += step
        continue
      }
      return StrokeTable.arms(of: grid.scalar(row, column)) & Arms.horizontal != 0
    }
    return false
  }

  /// Makes a run of `=` between pluses and heads a line; returns the column after the run.
  private mutating func addDoubleRule(_ row: Int, _ column: Int) -> Int {
    if isASCII, let (first, last) = namedDoubleRule(row, column) {
      for at in [first, last].joined() { arms[grid.rowStarts[row] + at] = Arms.horizontal }
      return last.upperBound
    }
    let end = endOfDoubleRule(row, column)
    if end - column < 2 { return end }
    let before = grid.scalar(row, column - 1)
    let after = grid.scalar(row, end)
    let isLine =
      isASCII
      ? [Self.plus, Self.bar, 0x3C].contains(before)
        || [Self.plus, Self.bar, 0x3E].contains(after)
      : after == 0x3E && isGap(row, end + 1) || before == 0x3C && isGap(row, column - 2)
    guard isLine else { return end }
    for at in column..<end { arms[grid.rowStarts[row] + at] = Arms.horizontal }
    return end
  }

  private func isWall(_ row: Int, _ column: Int) -> Bool {
    for step in [-1, 1] {
      let other = grid.scalar(row + step, column)
      if isASCII, isRoundCorner(row + step, column, isUpper: step < 0) { return true }
      if other == Self.bar || (isASCII && other == Self.plus) {
        return isASCII || (grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1))
      }
      let way: Way = step < 0 ? .south : .north
      if StrokeTable.arms(of: other) & way.bit != 0,
        isBlankOrLine(row, column - 1, .east), isBlankOrLine(row, column + 1, .west)
      {
        return true
      }
      // Heads of lines that come together stand side by side.
      if isASCII, other == (step > 0 ? 0x76 : 0x5E) || step > 0 && other == 0x56,
        [-1, 1].allSatisfy({
          isBlankOrDash(row + step, column + $0)
            || grid.scalar(row + step, column + $0) == other
              && grid.scalar(row, column + $0) == Self.bar
        })
      {
        return true
      }
    }
    guard isASCII else { return false }
    // An item of a tree, |-- name.
    if isItem(row, column) { return true }
    if isBetweenCrossings(row, column) { return true }
    // A wall of a box one row high, or a line that a label interrupts.
    for step in -2...2 where grid.scalar(row - 1, column + step) == Self.plus { return true }
    for step in -2...2 where grid.scalar(row + 1, column + step) == Self.plus { return true }
    if StrokeTable.head(of: grid.scalar(row + 1, column)) == .south { return true }
    if grid.isAlone(row, column) || isShiftedStem(row, column) || isShortStem(row, column) {
      return true
    }
    // The wall of a box whose corners stand a column within it.
    return [-1, 1].contains {
      isRoundCorner(row - 1, column + $0, isUpper: true)
        || isRoundCorner(row + 1, column + $0, isUpper: false)
    }
  }

  func isBlankOrDash(_ row: Int, _ column: Int) -> Bool {
    grid.isBlank(row, column) || grid.scalar(row, column) == Self.dash
  }

  /// Whether a cell is blank or a horizontal box character that reaches a way.
  private func isBlankOrLine(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    grid.isBlank(row, column) || StrokeTable.arms(of: grid.scalar(row, column)) & way.bit != 0
  }

  /// Whether a full stop, an apostrophe or a slash is the corner of a box, with dashes beside it.
  func isRoundCorner(_ row: Int, _ column: Int, isUpper: Bool) -> Bool {
    let scalar = grid.scalar(row, column)
    if scalar == 0x2F || scalar == 0x5C { return slashArms(row, column) != 0 }
    guard isUpper ? scalar == 0x2E || scalar == 0x2C : scalar == 0x27 || scalar == 0x60 else {
      return false
    }
    return [-1, 1].contains {
      let end = grid.scalar(row, column + 2 * $0)
      return grid.scalar(row, column + $0) == Self.dash
        && (end == Self.dash || end == Self.plus
          || end == scalar && isOverWall(row, column + 2 * $0, isUpper))
    }
  }

  /// Whether two dashes that nothing stands before follow a sign, as in a tree.
  private func isItem(_ row: Int, _ column: Int) -> Bool {
    grid.isBlank(row, column - 1) && grid.scalar(row, column + 1) == Self.dash
      && grid.scalar(row, column + 2) == Self.dash && grid.isBlank(row, column + 3)
  }

  /// Whether the last item of a tree begins here: `` `-- ``, or `` `--name `` or `L--name` below a line.
  func isLastItem(_ row: Int, _ column: Int) -> Bool {
    let sign = grid.scalar(row, column)
    guard sign == 0x60 || sign == 0x5C || sign == Self.letterCorner,
      grid.isBlank(row, column - 1), grid.scalar(row, column + 1) == Self.dash
    else { return false }
    if sign == 0x60, isItem(row, column) { return true }
    guard grid.scalar(row, column + 2) == Self.dash || isShortItem(row, column + 1) else {
      return false
    }
    // It hangs on a line, or below items that do.
    var above = row - 1
    while grid.scalar(above, column) == sign, row - above < Self.itemLimit { above -= 1 }
    return [Self.bar, Self.plus].contains(grid.scalar(above, column))
      || row - above == Self.itemLimit
  }

  /// How many items one below the other are looked up through.
  private static let itemLimit = 64

  /// Whether a dash leads from `\` to a head, `\->`.
  private func isShortItem(_ row: Int, _ dash: Int) -> Bool {
    grid.scalar(row, dash - 1) == 0x5C && grid.scalar(row, dash + 1) == 0x3E
      && grid.isBlank(row, dash + 2)
  }

  /// `>`, `<`, `v`, `^` at the end of a line, and dots on one.
  private mutating func addHeadsAndDots(_ row: Int) {
    let start = grid.rowStarts[row]
    for column in 0..<grid.width(row) {
      let scalar = grid.scalars[start + column]
      // Most cells: no such sign.
      guard Self.mayEndLine(scalar) else { continue }
      if let way = tailWay(row, column, scalar) {
        arms[start + column] = way.bit | way.opposite.bit
        continue
      }
      switch scalar {
      case 0x3E where has(.east, row, column - 1):
        heads[start + column] = UInt8(Way.east.rawValue + 1)
      case 0x3C where has(.west, row, column + 1):
        heads[start + column] = UInt8(Way.west.rawValue + 1)
      case 0x3E where isTail(row, column, .east): arms[start + column] = Arms.vertical | Arms.east
      case 0x3C where isTail(row, column, .west): arms[start + column] = Arms.vertical | Arms.west
      case 0x76, 0x56:
        if isBelowLine(row, column) || isElbow(row, column, .south) {
          heads[start + column] = UInt8(Way.south.rawValue + 1)
        }
      case Self.letterHead:
        guard isASCII, isAmongBlanks(row, column), arms(row + 1, column) == Arms.vertical,
          arms(row - 1, column) & Arms.horizontal == Arms.horizontal
        else { continue }
        heads[start + column] = UInt8(Way.north.rawValue + 1)
      case 0x5E where isCornerHead(row, column):
        arms[start + column] = Arms.north | Arms.east
      case 0x5E:
        if standsAlone(row, column) && has(.north, row + 1, column)
          || isElbow(row, column, .north) || isOverHead(row, column)
          || isASCII && isBesideAnswer(row, column, .north)
        {
          heads[start + column] = UInt8(Way.north.rawValue + 1)
        }
      default:
        guard StrokeTable.isDot(scalar) || isPointerMark(row, column) || isJoint(row, column)
        else { continue }
        for way in Way.allCases
        where has(way.opposite, row + way.rowStep, column + way.columnStep) {
          arms[start + column] |= way.bit
        }
      }
    }
  }

  private static func mayEndLine(_ scalar: UInt32) -> Bool {
    switch scalar {
    case Grid.space, 0x2500..<0x2580: false
    case 0x3C, 0x3E, letterHead, 0x56, 0x5E, 0x76: true
    default: StrokeTable.isDot(scalar) || isPointerSign(scalar)
    }
  }

  /// The way in which a line leaves a wall at a sign that points away from the wall: `│>---`.
  private func tailWay(_ row: Int, _ column: Int, _ scalar: UInt32) -> Way? {
    let way: Way
    switch scalar {
    case 0x3E: way = .east
    case 0x3C: way = .west
    case 0x76: way = .south
    case 0x5E: way = .north
    default: return nil
    }
    guard isASCII, has(way.opposite, row + way.rowStep, column + way.columnStep) else { return nil }
    let (above, beside) = (row - way.rowStep, column - way.columnStep)
    if !way.isVertical { return arms(above, beside) == Arms.vertical ? way : nil }
    // Below the joint of a rail it is a head.
    return standsAlone(row, column) && grid.scalar(above, beside) != Self.plus
      && (-1...1).allSatisfy { has(.east, above, beside + $0) }
      && (-1...1).allSatisfy { has(.west, above, beside + $0) } ? way : nil
  }

  /// Whether `^` is where a line from the right turns up the page, which has its head elsewhere: `^---`.
  private func isCornerHead(_ row: Int, _ column: Int) -> Bool {
    isASCII && grid.isBlank(row, column - 1) && arms(row - 1, column) == Arms.vertical
      && (1...2).allSatisfy { arms(row, column + $0) == Arms.horizontal }
      && grid.isBlank(row - 1, column - 1) && grid.isBlank(row - 1, column + 1)
  }

  /// Whether `^` stands right over `v`, both of them alone: an arrow with two heads.
  private func isOverHead(_ row: Int, _ column: Int) -> Bool {
    isASCII && [0x76, 0x56].contains(grid.scalar(row + 1, column)) && grid.isAlone(row, column)
      && grid.isAlone(row + 1, column)
  }

  /// Whether a sign stands at a border where a line from one side of it ends: `^---+`.
  private func isElbow(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    isASCII && arms(row + way.rowStep, column) & Arms.horizontal == Arms.horizontal
      && [-1, 1].contains {
        arms(row, column + $0) == Arms.horizontal && grid.isBlank(row, column - $0)
      }
  }

  /// Whether a sign stands where a line from above ends, by itself or in a border.
  private func isBelowLine(_ row: Int, _ column: Int) -> Bool {
    guard standsAlone(row, column) else { return false }
    if has(.south, row - 1, column) { return true }
    return isASCII
      && (grid.isAlone(row, column) || isBelowStem(row, column) || isBelowWall(row, column)
        || isNearStem(row, column) || isBesideAnswer(row, column, .south))
  }

  /// Whether a line that ends in the row above was moved by a column.
  private func isBelowStem(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].contains { offset in
      arms(row - 1, column + offset) == Arms.vertical && grid.isBlank(row, column + offset)
        && grid.isBlank(row, column - offset) && grid.isBlank(row - 1, column)
        && arms(row + 1, column + offset) & Arms.vertical == 0
    }
  }

  /// Whether a sign in a border stands a column or two beside the end of a line above it.
  private func isNearStem(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].allSatisfy { arms(row, column + $0) & Arms.horizontal != 0 }
      && [-1, 1, -2, 2].contains {
        arms(row - 1, column + $0) == Arms.vertical
          && arms(row, column + $0) == Arms.horizontal
      }
  }

  /// Whether a sign in an upper border stands below a wall that a line from above runs through.
  private func isBelowWall(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].allSatisfy { arms(row, column + $0) == Arms.horizontal }
      && arms(row - 1, column) == Arms.horizontal && has(.south, row - 2, column)
  }

  /// Whether a sign in the place of a wall is where a line leaves it: ` >---` below and above `|`.
  private func isTail(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    isASCII && grid.isBlank(row, column - way.columnStep)
      && arms(row, column + way.columnStep) == Arms.horizontal
      && has(.south, row - 1, column)
      && [Self.bar, Self.plus].contains(grid.scalar(row + 1, column))
  }

  private func standsAlone(_ row: Int, _ column: Int) -> Bool {
    // Heads of lines that come together stand side by side: `vvv`.
    let sign = grid.scalar(row, column)
    let isHead = (sign == 0x76 || sign == 0x56) && has(.south, row - 1, column)
    func isClear(_ column: Int) -> Bool {
      grid.isBlank(row, column) || arms(row, column) != 0
        || isHead && grid.scalar(row, column) == sign && has(.south, row - 1, column)
    }
    return isClear(column - 1) && isClear(column + 1)
  }
}
