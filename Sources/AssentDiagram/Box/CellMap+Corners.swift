/// The arms of signs of ASCII at which walls and lines meet or turn.
extension CellMap {
  func plusArms(_ row: Int, _ column: Int) -> UInt8 {
    var arms: UInt8 = 0
    for way in Way.allCases {
      let other = grid.scalar(row + way.rowStep, column + way.columnStep)
      if way.isVertical {
        if other == Self.plus
          ? joins(row, column, way)
          : isUpright(other) || isInWall(row + way.rowStep, column)
            || isRoundCorner(row + way.rowStep, column, isUpper: way == .north)
            || isBesideSetIn(row, column, way)
        {
          arms |= way.bit
        }
      } else if other == Self.dash || other == Self.plus || other == Self.equals
        || other == 0x3E || other == 0x3C
        || other == Grid.space && has(way, row, column + way.columnStep)
        // A line comes into the border right beside its corner: `+v---+`.
        || (other == 0x76 || other == 0x5E)
          && [Self.dash, Self.plus].contains(grid.scalar(row, column + 2 * way.columnStep))
      {
        arms |= way.bit
      }
    }
    // The line of an end, or of a rail of pluses one over the other, may go on a column or two aside.
    if (arms & Arms.horizontal).nonzeroBitCount == 1 {
      let isOpen = [Way.north, .south].allSatisfy {
        arms & $0.bit == 0 || isHead(row + $0.rowStep, column, pointing: $0.opposite)
      }
      // One that stands aside speaks against one that was left out on the other side.
      let aside = isOpen && [-1, 1].contains { isStemAside(row + $0, column, row) }
      for way in [Way.north, .south]
      where isOpen
        ? aside
          ? isStemAside(row + way.rowStep, column, row)
          : isWallAside(row + way.rowStep, column, row)
        : grid.scalar(row - way.rowStep, column) == Self.plus
          && isStemAside(row + way.rowStep, column, row)
      {
        arms |= way.bit
      }
    }
    if arms != 0, arms & Arms.vertical == 0 {
      for way in [Way.north, .south] where isJointAside(row, column, way) { arms |= way.bit }
    }
    // So does a wall at which an arrow ends, of a box that is drawn a little aside below.
    for (way, head, side) in [(Way.west, UInt32(0x3E), Arms.west), (.east, 0x3C, Arms.east)]
    where arms == side | Arms.north && grid.scalar(row, column + way.columnStep) == head {
      if isWallAside(row + 1, column, row) { arms |= Arms.south }
    }
    // Words may stand in the line that comes into a rail: `|`, `two copies`, `--+--`.
    if arms & Arms.horizontal == Arms.horizontal, arms & Arms.north == 0,
      grid.scalar(row - 2, column) == Self.bar, isInWord(row - 1, column)
    {
      arms |= Arms.north
    }
    // One right beside a wall is the end of a line at the wall.
    for way in [Way.east, .west]
    where arms == way.bit && grid.scalar(row, column - way.columnStep) == Self.bar {
      arms |= way.opposite.bit
    }
    // One that stands alone at the end of a stem is its last piece.
    if arms == Arms.north || arms == Arms.south,
      [-2, -1, 1, 2].allSatisfy({ grid.isBlank(row, column + $0) }),
      grid.scalar(row + (arms == Arms.north ? -1 : 1), column) == Self.bar
    {
      return Arms.vertical
    }
    // A plus between letters and digits is one.
    return arms.nonzeroBitCount >= 2 || arms & Arms.horizontal != 0 ? arms : 0
  }

  /// Whether a joint that leads to nothing has another such joint, or a line, beside its place in the next row.
  private func isJointAside(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let next = row + way.rowStep
    func isInRule(_ row: Int, _ column: Int) -> Bool {
      [-1, 1].allSatisfy { grid.scalar(row, column + $0) == Self.dash }
    }
    return [-1, 1].contains { step in
      let sign = grid.scalar(next, column + step)
      guard isBlankOrDash(row, column + step) else { return false }
      if grid.scalar(next, column) == Self.dash {
        return (sign == Self.plus || sign == Self.bar) && isInRule(next, column + step)
      }
      return sign == Self.bar && isInRule(row, column)
        && [-1, 1].allSatisfy { grid.isBlank(next, column + step + $0) }
    }
  }

  /// Whether a sign with a line on one side stands where a wall goes on above and below.
  func isInWall(_ row: Int, _ column: Int) -> Bool {
    let scalar = grid.scalar(row, column)
    return (scalar == 0x3E || scalar == 0x3C)
      && (grid.scalar(row, column - 1) == Self.dash) != (grid.scalar(row, column + 1) == Self.dash)
      && [-1, 1].allSatisfy {
        [Self.bar, Self.plus].contains(grid.scalar(row + $0, column))
      }
  }

  /// Whether a head up or down the page stands in a cell.
  private func isHead(_ row: Int, _ column: Int, pointing way: Way) -> Bool {
    let scalar = grid.scalar(row, column)
    return scalar == (way == .south ? 0x76 : 0x5E) || StrokeTable.head(of: scalar) == way
  }

  func isUpright(_ scalar: UInt32) -> Bool {
    scalar == Self.bar || scalar == 0x76 || scalar == 0x5E
      || StrokeTable.head(of: scalar)?.isVertical == true
  }

  /// Whether a plus is one line with the plus above or below it, not the corners of two boxes of
  /// which one stands on the other.
  func joins(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let next = row + way.rowStep
    let areCorners =
      isWallOrHead(row - way.rowStep, column) && isWallOrHead(next + way.rowStep, column)
    return !areCorners
      || ![-1, 1].contains {
        grid.scalar(row, column + $0) == Self.dash && grid.scalar(next, column + $0) == Self.dash
      }
  }

  /// Whether a bar stands in a cell, or the head of a line that ends in its place.
  private func isWallOrHead(_ row: Int, _ column: Int) -> Bool {
    switch grid.scalar(row, column) {
    case Self.bar: true
    case 0x3E: grid.scalar(row, column - 1) == Self.dash
    case 0x3C: grid.scalar(row, column + 1) == Self.dash
    default: false
    }
  }

  /// Whether a cell is between words or in one.
  private func isInWord(_ row: Int, _ column: Int) -> Bool {
    !isUpright(grid.scalar(row, column))
      && [column - 1, column].contains { !isBlankOrDash(row, $0) }
      && [-2, -1, 0, 1, 2].contains {
        Unicode.Scalar(grid.scalar(row, column + $0))?.properties.isAlphabetic == true
      }
  }

  /// Whether words run through the place of a wall, and the wall stands behind them.
  private func isPushed(_ row: Int, _ column: Int) -> Bool {
    guard !grid.isBlank(row, column - 1) || !grid.isBlank(row, column - 2) else { return false }
    var end = column
    while grid.scalar(row, end) != Self.bar, end - column < Self.pushReach, end < grid.width(row) {
      end += 1
    }
    return end > column && grid.scalar(row, end) == Self.bar && grid.isBlank(row, end + 1)
  }

  /// How far words push a wall out at most.
  private static let pushReach = 32

  /// Whether the wall that a corner has in the next row was moved by a column or two, pushed out by a
  /// word, or left out there alone, perhaps for a line.
  func isWallAside(_ row: Int, _ column: Int, _ corner: Int) -> Bool {
    let next = grid.scalar(2 * row - corner, column)
    if next == Self.bar || next == Self.plus, isBlankOrDash(row, column) || isPushed(row, column) {
      return true
    }
    return isStemAside(row, column, corner)
  }

  private func isStemAside(_ row: Int, _ column: Int, _ corner: Int) -> Bool {
    [-1, 1, -2, 2].contains { offset in
      let beside = grid.scalar(corner, column + offset)
      return grid.scalar(row, column + offset) == Self.bar && beside != Self.plus
        && beside != Self.bar
    }
  }

  func cornerArms(_ row: Int, _ column: Int) -> UInt8 {
    let isUpper = grid.scalar(row, column) == 0x2E || grid.scalar(row, column) == 0x2C
    let vertical: Way = isUpper ? .south : .north
    if isLastItem(row, column) {
      // Others may hang below it: nobody turns back to a line that has ended.
      return Arms.east | Arms.north | (isLastItem(row + 1, column) ? Arms.south : 0)
    }
    if grid.scalar(row, column) == Self.letterCorner { return 0 }
    let next = row + vertical.rowStep
    // A line may leave the wall right below its corner, perhaps where the wall is one row high.
    let isWall =
      grid.scalar(next, column) == Self.bar
      || grid.scalar(next, column) == Self.plus
        && (grid.scalar(next + vertical.rowStep, column) == Self.bar
          || isCorner(next + vertical.rowStep, facing: row, column)
          || turnsAtBorder(row, column, next))
    guard
      isWall || isHeadAlone(next, column, vertical) || wall(ofSetIn: row, column, next) != nil
        || !isUpper && endsShortBorder(row, column) || turnsAside(row, column, vertical)
    else { return 0 }
    // Within a border it is where a line leaves: `+---.---+`.
    var arms: UInt8 = 0
    if grid.scalar(row, column + 1) == Self.dash { arms |= Arms.east | vertical.bit }
    if grid.scalar(row, column - 1) == Self.dash { arms |= Arms.west | vertical.bit }
    return arms
  }

  /// Whether a line across the page turns into a slanted one at a corner: `,---` over `/`, a column aside.
  private func turnsAside(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    [-1, 1].contains { step in
      (1...3).allSatisfy { grid.scalar(row, column + step * $0) == Self.dash }
        && grid.isBlank(row, column - step) && grid.isBlank(row + way.rowStep, column)
        && Diagonals.step(grid.scalar(row + way.rowStep, column - step)) == -step * way.rowStep
    }
  }

  /// Whether a wall stands under an upper corner, or over a lower one.
  func isOverWall(_ row: Int, _ column: Int, _ isUpper: Bool) -> Bool {
    [Self.bar, Self.plus].contains(grid.scalar(row + (isUpper ? 1 : -1), column))
  }

  /// Whether a lower border ends two columns before its wall, with its other end right below the other wall.
  private func endsShortBorder(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].contains { step in
      guard (1...2).allSatisfy({ grid.scalar(row, column + step * $0) == Self.dash }),
        (1...2).allSatisfy({ grid.isBlank(row, column - step * $0) }),
        grid.scalar(row - 1, column - 2 * step) == Self.bar
      else { return false }
      var end = column + step
      while [Self.dash, Self.plus].contains(grid.scalar(row, end)) { end += step }
      return grid.scalar(row, end) == grid.scalar(row, column)
        && grid.scalar(row - 1, end) == Self.bar
    }
  }

  /// Whether a line that begins at a plus in a border turns right beside it, to one side.
  private func turnsAtBorder(_ row: Int, _ column: Int, _ border: Int) -> Bool {
    [-1, 1].allSatisfy { grid.scalar(border, column + $0) == Self.dash }
      && [-1, 1].contains { step in
        (1...2).allSatisfy { grid.scalar(row, column + step * $0) == Self.dash }
          && grid.isBlank(row, column - step)
      }
  }

  /// Whether a dash is all of a border of a box: `.-.` over walls.
  func isBetweenCorners(_ row: Int, _ column: Int) -> Bool {
    [true, false].contains { isUpper in
      [-1, 1].allSatisfy { isRoundCorner(row, column + $0, isUpper: isUpper) }
    }
  }

  /// Whether a border ends at the other end of a wall on the side on which the border of a corner begins, and
  /// at the corner no other one does.
  private func isCorner(_ row: Int, facing corner: Int, _ column: Int) -> Bool {
    let sides = [-1, 1].filter { grid.scalar(corner, column + $0) == Self.dash }
    guard sides.count == 1, grid.scalar(row, column + sides[0]) == Self.dash else { return false }
    return grid.scalar(row, column) == Self.plus
      || isRoundCorner(row, column, isUpper: row < corner)
  }

  /// The column of the wall of a corner with two dashes, or one and a plus, that stands a column within it: `.--`
  /// over `|`, one column left.
  func wall(ofSetIn row: Int, _ column: Int, _ next: Int) -> Int? {
    guard grid.isBlank(next, column) else { return nil }
    return [-1, 1].first { side in
      grid.scalar(row, column - side) == Self.dash
        && [Self.dash, Self.plus].contains(grid.scalar(row, column - 2 * side))
        && [Self.bar, Self.plus].contains(grid.scalar(next, column + side))
    }.map { column + $0 }
  }

  /// Whether such a corner stands beside the next row of its wall.
  private func isBesideSetIn(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let corner = row + way.rowStep
    let signs: (UInt32, UInt32) = way == .north ? (0x2E, 0x2C) : (0x27, 0x60)
    return [-1, 1].contains {
      let sign = grid.scalar(corner, column + $0)
      return (sign == signs.0 || sign == signs.1)
        && wall(ofSetIn: corner, column + $0, row) == column
    }
  }

  /// Whether `v` or `^` stands with blanks on both sides, away from the corner that its line comes from.
  private func isHeadAlone(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let sign = grid.scalar(row, column)
    return (sign == (way == .south ? 0x76 : 0x5E) || way == .south && sign == 0x56)
      && grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1)
  }

  /// The arms of a slash at a corner of a box: `/---\` over walls, `\---/` under them.
  func slashArms(_ row: Int, _ column: Int) -> UInt8 {
    let isSlash = grid.scalar(row, column) == 0x2F
    if isLastItem(row, column) {
      return Arms.east | Arms.north | (grid.scalar(row + 1, column) == Self.bar ? Arms.south : 0)
    }
    for (step, side) in [(1, Arms.east), (-1, Arms.west)] {
      let below = (step > 0) == isSlash ? 1 : -1
      if grid.scalar(row, column + step) == Self.dash,
        grid.scalar(row, column + 2 * step) == Self.dash,
        grid.scalar(row + below, column) == Self.bar
      {
        return side | (below > 0 ? Arms.south : Arms.north)
      }
    }
    return 0
  }
}
