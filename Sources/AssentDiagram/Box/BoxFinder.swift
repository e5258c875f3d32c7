/// Finds the closed boxes of a drawing.
///
/// From each upper left corner the upper border is followed to its end, the left wall down to a
/// lower left corner, and the lower border to its end; walls may be off by two columns, borders may
/// hold heads, junctions and a title, and a line may leave a corner of ASCII. Fork rails and merges
/// are not closed, or hold nothing. Every cell is visited a bounded number of times.
struct BoxFinder {
  static let tolerance = 2

  let map: CellMap
  private var grid: Grid { map.grid }

  init(_ map: CellMap) { self.map = map }

  func boxes() -> [DrawnBox] {
    var boxes: [DrawnBox] = []
    var titled: [Int] = []
    let corner = Arms.east | Arms.south
    for row in 0..<grid.rowCount {
      let start = grid.rowStarts[row]
      // In most cells nothing is drawn.
      for column in 0..<grid.width(row)
      where grid.scalars[start + column] != Grid.space || map.arms[start + column] != 0 {
        let isTitled = map.arms[start + column] == 0 && isTitleCorner(row, column)
        let isShared =
          map.arms[start + column] == corner | Arms.north && isShared(row, column, boxes)
        guard
          isTitled || isShared
            || map.arms[start + column] & corner == corner && isUpperLeft(row, column),
          let box = box(row, column), !isMerge(box), !isLoop(box),
          isShared && holdsWords(box)
            || !isBelowLine(box) || closes(box) && !boxes.contains(where: { isPart(box, of: $0) })
        else { continue }
        if isTitled { titled.append(boxes.count) }
        boxes.append(box)
      }
    }
    // What leaves a word and comes back to it is a loop, unless there are boxes within.
    for index in titled.reversed() where !boxes.contains(where: { boxes[index].holds($0) }) {
      boxes.remove(at: index)
    }
    let found = boxes
    boxes.removeAll { isBranch($0, among: found) }
    boxes += boxes.flatMap { hanging(below: $0) }
    WallMatcher(map).matchWalls(of: &boxes)
    return boxes
  }

  /// Whether what looks like a box is a branch to the left that a line from above leaves, and that line, which
  /// runs into another box on its way down.
  private func isBranch(_ box: DrawnBox, among boxes: [DrawnBox]) -> Bool {
    map.has(.north, box.top, box.right) && map.has(.south, box.top - 1, box.right)
      && boxes.contains {
        $0.left < box.right && box.right < $0.right && $0.top > box.top && $0.bottom < box.bottom
      }
  }

  private func isUpperLeft(_ row: Int, _ column: Int) -> Bool {
    let arms = map.arms(row, column)
    guard arms & Arms.east != 0, arms & Arms.south != 0 else { return false }
    if arms & (Arms.north | Arms.west) == 0 { return true }
    // A plus has all the arms that its neighbors call for.
    // An arrow may point at the corner.
    if arms & Arms.north != 0, map.head(row - 1, column) != .south {
      return arms & Arms.west == 0 && grid.scalar(row, column) == CellMap.plus
    }
    if arms & Arms.west == 0 { return true }
    if map.head(row, column - 1) == .east, map.has(.east, row, column - 2) { return true }
    guard grid.scalar(row, column) == 0x2B else { return false }
    return beginsMessage(row, column)
      || grid.scalar(row, column - 1) == 0x2B && grid.scalar(row, column + 1) != 0x2B
  }

  /// Whether a line without a head comes down to the upper left corner of a box.
  private func isBelowLine(_ box: DrawnBox) -> Bool {
    map.has(.north, box.top, box.left) && map.head(box.top - 1, box.left) != .south
      && grid.scalar(box.top, box.left) == CellMap.plus
  }

  /// Whether a box ends such a line: words stand in it, and nothing goes on below its corner.
  private func closes(_ box: DrawnBox) -> Bool {
    holdsWords(box.top + 1, box.left, box.right) && !map.has(.south, box.bottom, box.bottomLeft)
  }

  /// Whether a line leads left from a plus, through words, to a head: `<-- ask -+`.
  private func beginsMessage(_ row: Int, _ column: Int) -> Bool {
    var at = column - 1
    var isText = false
    while at > 0, column - at < 60 {
      if map.head(row, at) == .west { return isText && map.has(.west, row, at + 1) }
      let isStroke = map.arms(row, at) == Arms.horizontal
      guard isStroke || map.arms(row, at) == 0, map.head(row, at) == nil else { return false }
      if !isStroke, !grid.isBlank(row, at) { isText = true }
      at -= 1
    }
    return false
  }

  private func isASCII(_ row: Int, _ column: Int) -> Bool { grid.scalar(row, column) < 0x80 }

  /// How many pluses of an upper border are tried as its corner.
  private static let cornerLimit = 8

  /// The box below an upper left corner; a plus that a line leaves may be the corner at the other
  /// end, where what lies behind it closes none.
  private func box(_ row: Int, _ column: Int) -> DrawnBox? {
    var pluses: [Int] = []
    if let (right, title) = upperBorderEnd(row, column, &pluses),
      let box = box(row, column, to: right, title)
    {
      return box
    }
    for right in pluses.suffix(Self.cornerLimit).reversed() {
      if let box = box(row, column, to: right, nil) { return box }
    }
    return nil
  }

  private func box(_ row: Int, _ column: Int, to right: Int, _ title: String?) -> DrawnBox? {
    var expected: [Int32] = []
    var separators: [DrawnBox.Separator] = []
    var end = right
    var missing = 0
    // Where words have pushed the wall in the row before.
    var pushed: Int?
    var below = row + 1
    while below < grid.rowCount {
      var near = leftWall(below, column)
      // What is beside the column may be the wall of the box before, pushed out by words as well.
      if near == column {
        pushed = nil
      } else if let wall = pushed.flatMap({ goesOn(below, $0) }) {
        (near, pushed) = (wall, wall)
      } else {
        pushed = WallOrder(map, below).wall(of: column, cornersIn: row)
      }
      guard let wall = near, pushed == nil || pushed == near else {
        // One wall may be missing where the other one is there, or be pushed out by words.
        if pushed == nil {
          missing += 1
          guard missing == 1,
            isPushed(below, column) || grid.isBlank(below, column) && isWall(below, near: end),
            !expected.isEmpty || holdsWords(below, column, end)
          else { return nil }
        }
        expected.append(Int32(end))
        below += 1
        continue
      }
      missing = 0
      let arms = map.arms(below, wall)
      if arms & Arms.north != 0, arms & Arms.south == 0 || leavesCorner(below, wall, end) {
        guard arms & Arms.east != 0, below > row + 1 || right - column > 1 else { return nil }
        let corner = lowerBorderEnd(below, wall, expecting: end)
        // The walls may go with the lower border, the upper one being too long for both.
        let ragged = corner == nil && end == right ? raggedWalls(row, below, wall, right) : nil
        guard let bottomRight = corner ?? ragged?.corner else { return nil }
        if let ragged { expected = ragged.walls }
        // A line that leaves another one and comes back to words is a loop, not a box.
        if map.has(.north, row, right), !map.has(.north, below, bottomRight) { return nil }
        return DrawnBox(
          top: row, left: column, right: right, bottom: below, bottomLeft: wall,
          bottomRight: bottomRight, isRounded: StrokeTable.isRounded(grid.scalar(row, column)),
          shape: grid.redrawnShapes?[Grid.Cell(row: row, column: column)], expectedRight: expected,
          separators: separators, borderTitle: title)
      }
      if let corner = sharedBorderEnd(below, wall, end) {
        return DrawnBox(
          top: row, left: column, right: right, bottom: below, bottomLeft: wall,
          bottomRight: corner, isRounded: StrokeTable.isRounded(grid.scalar(row, column)),
          expectedRight: expected, separators: separators, borderTitle: title)
      }
      // A line that crosses the wall is no rule, and none that comes in from outside and turns.
      let isLine = map.isCrossedWall(below, wall)
      if arms & Arms.east != 0, !isLine, let (ruleEnd, isTurning) = separatorEnd(below, wall, end),
        !isTurning || !map.has(.east, below, wall - 1)
      {
        separators.append(DrawnBox.Separator(row: below, end: ruleEnd))
        if isTurning, abs(ruleEnd - end) > Self.tolerance { end = ruleEnd }
      }
      expected.append(Int32(end))
      below += 1
    }
    return nil
  }

  /// The column of the upper right corner, and the title within the border.
  ///
  /// - Parameter pluses: the columns of pluses before it that may be the corner as well.
  private func upperBorderEnd(
    _ row: Int, _ column: Int, _ pluses: inout [Int]
  ) -> (Int, String?)? {
    let isTitleCorner = map.isText(row, column)
    var at = isTitleCorner ? column : column + 1
    var titleStart: Int?
    var titleEnd = 0
    while at < grid.width(row) {
      let arms = map.arms(row, at)
      if arms & Arms.horizontal != 0 || map.head(row, at)?.isVertical == true {
        if arms & Arms.west != 0, arms & Arms.south != 0,
          arms & Arms.east == 0
            || (grid.scalar(row, at) == 0x2B && grid.scalar(row, at + 1) == 0x2B)
            || map.head(row, at + 1) == .west && map.has(.west, row, at + 2)
        {
          return (at, titleStart.flatMap { title(row, $0..<titleEnd) })
        }
        if arms & (Arms.west | Arms.south) == Arms.west | Arms.south,
          grid.scalar(row, at) == 0x2B || map.has(.north, row, column)
        {
          pluses.append(at)
        }
        // The head of a line that comes down to the corner may stand in its place.
        if map.head(row, at) == .south, grid.isBlank(row, at + 1), map.has(.north, row + 1, at) {
          return (at, titleStart.flatMap { title(row, $0..<titleEnd) })
        }
        if arms & Arms.west == 0, arms & Arms.east != 0, map.head(row, at) == nil,
          arms & Arms.vertical != 0, titleStart == nil || arms & Arms.south != 0
        {
          return nil
        }
        if arms & (Arms.east | Arms.south) == 0, arms & Arms.north != 0 || arms == Arms.west {
          // The wall may be a little beside a plus, to which a line may come down.
          guard grid.scalar(row, at) == 0x2B, isWall(row + 1, near: at),
            arms == Arms.west || isWall(row + 2, near: at)
          else { return nil }
          return (at, titleStart.flatMap { title(row, $0..<titleEnd) })
        }
      } else if arms == 0, isTitleCorner || at > column + 1 || isTitled(row, at),
        map.head(row, at) == nil
      {
        if titleStart == nil { titleStart = at }
        titleEnd = at + 1
        if grid.isBlank(row, at), grid.isBlank(row, at + 1), grid.isBlank(row, at + 2) {
          return nil
        }
      } else if !isOverdrawn(row, at) {
        // A line that leaves the corner may have its head behind it.
        if map.head(row, at) == .east, let corner = lineBeginning(row, at) { pluses.append(corner) }
        return nil
      }
      at += 1
    }
    return nil
  }

  /// The words in an upper border; `nil` for a mark alone, where a line leaves it.
  private func title(_ row: Int, _ columns: Range<Int>) -> String? {
    let text = grid.text(row, columns)
    // A head that nothing leads to, or a second one below that of a line.
    if text == "v",
      map.head(row - 1, columns.lowerBound) == .south
        || [columns.lowerBound - 1, columns.upperBound].allSatisfy({ map.arms(row, $0) != 0 })
    {
      return nil
    }
    return text.contains { $0.isLetter || $0.isNumber || !$0.isASCII } ? text : nil
  }

  /// Whether a line down the page is drawn over a border that goes on to both sides, or begins in
  /// it, perhaps a little beside where it goes on, or right at its head.
  private func isOverdrawn(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == Arms.vertical && map.has(.east, row, column - 1)
      && map.has(.west, row, column + 1)
      && (map.head(row + 1, column) == .south || map.head(row - 1, column) == .north
        || (-Self.tolerance...Self.tolerance).contains {
          map.has(.south, row - 1, column + $0) || map.has(.north, row + 1, column + $0)
        })
  }

  /// Whether a title begins right behind the corner of an upper border, or behind a blank there.
  private func isTitled(_ row: Int, _ column: Int) -> Bool {
    !isASCII(row, column - 1) && map.has(.north, row + 1, column - 1)
      && (!grid.isBlank(row, column) || map.isText(row, column + 1))
  }

  /// Whether a title begins in the place of an upper left corner, with the border behind it: `title ──┐`.
  private func isTitleCorner(_ row: Int, _ column: Int) -> Bool {
    guard grid.isBlank(row, column - 1), map.isText(row, column),
      map.arms(row + 1, column) == Arms.vertical, !isASCII(row + 1, column)
    else { return false }
    var end = column
    while !grid.isBlank(row, end) || map.isText(row, end + 1) {
      guard map.isText(row, end) || grid.isBlank(row, end) else { return false }
      end += 1
    }
    return (1...2).allSatisfy { map.arms(row, end + $0) & Arms.west != 0 }
  }

  /// The column at which a wall goes on from the row above.
  private func goesOn(_ row: Int, _ column: Int) -> Int? {
    guard map.has(.south, row - 1, column) else { return nil }
    return map.nearest(to: column, within: 1) {
      map.has(.north, row, $0) && !map.has(.west, row, $0)
    }
  }

  /// The cell of the left wall nearest to `column`, the exact one first.
  private func leftWall(_ row: Int, _ column: Int) -> Int? {
    if isUpperLeft(row, column), !isASCII(row, column) { return nil }
    // A head may stand in the place of the wall.
    if map.head(row, column) == .east, map.has(.east, row, column - 1),
      map.has(.south, row - 1, column), map.has(.north, row + 1, column)
    {
      return column
    }
    if map.isCrossedWall(row, column) { return column }
    for offset in [0, -1, 1, -2, 2] {
      let arms = map.arms(row, column + offset)
      guard arms & Arms.north != 0 || (arms & Arms.vertical != 0 && offset == 0) else { continue }
      // A corner of another box beside is no wall.
      if offset != 0, arms & Arms.west != 0, arms & Arms.east == 0 { continue }
      if arms & Arms.south == 0, arms & Arms.east == 0 { continue }
      return column + offset
    }
    return nil
  }

  /// Whether a line goes on down from the lower left corner of a box: `├───┘`.
  private func leavesCorner(_ row: Int, _ wall: Int, _ right: Int) -> Bool {
    guard map.arms(row, wall) == Arms.vertical | Arms.east else { return false }
    var at = wall + 1
    while map.arms(row, at) & Arms.horizontal == Arms.horizontal { at += 1 }
    return map.arms(row, at) == Arms.west | Arms.north && abs(at - right) <= Self.tolerance
  }

  /// Whether words and nothing else stand before the right wall of a row without a left one.
  private func holdsWords(_ row: Int, _ left: Int, _ right: Int) -> Bool {
    let wall = map.nearest(to: right, within: Self.tolerance) {
      map.arms(row, $0) & Arms.vertical == Arms.vertical
    }
    guard let wall, wall - left > 3 else { return false }
    let words = (left..<wall).filter { !grid.isBlank(row, $0) }
    return !words.isEmpty && words.allSatisfy { map.arms(row, $0) == 0 || $0 - left <= 4 }
  }

  /// Whether words of the box before stand where the left wall should be, and a stroke behind them.
  private func isPushed(_ row: Int, _ column: Int) -> Bool {
    map.isText(row, column)
      && (column + 1..<column + 20).contains {
        map.arms(row, $0) & Arms.vertical != 0 || map.isASCII && grid.scalar(row, $0) == 0x7C
      }
  }

  private func isWall(_ row: Int, near column: Int) -> Bool {
    (-Self.tolerance...Self.tolerance).contains {
      map.arms(row, column + $0) & Arms.vertical != 0
    }
  }

  /// The column at which a rule that leaves the left wall ends, at the right wall or turning down
  /// to a new one.
  private func separatorEnd(_ row: Int, _ wall: Int, _ right: Int) -> (Int, Bool)? {
    var at = wall + 1
    while map.arms(row, at) & Arms.horizontal == Arms.horizontal { at += 1 }
    let arms = map.arms(row, at)
    guard at > wall + 1, arms & Arms.west != 0 else {
      // The rule may stop just short of the wall.
      return at > wall + 1 && abs(at - right) <= Self.tolerance ? (right, false) : nil
    }
    if abs(at - right) <= Self.tolerance { return (at, false) }
    guard arms & Arms.south != 0, arms & Arms.north == 0, at < right else { return nil }
    return (at, true)
  }

  /// The column of the lower right corner.
  private func lowerBorderEnd(_ row: Int, _ left: Int, expecting end: Int) -> Int? {
    var at = left + 1
    while at < grid.width(row) {
      let arms = map.arms(row, at)
      let isHead = map.head(row, at)?.isVertical == true
      // The wall may be a little beside a plus.
      let isBare = arms == Arms.west && grid.scalar(row, at) == 0x2B && at + 4 > end
      if isBare || arms & Arms.west != 0 && arms & Arms.north != 0,
        arms & Arms.east == 0 || (grid.scalar(row, at) == 0x2B && at >= end)
          || at == end && turnsDown(row, at)
      {
        return accepts(at, end) || isShort(row, left..<at, end) ? at : nil
      }
      // A box in it may have its own corner there.
      let isInner = arms == Arms.north | Arms.east && map.has(.east, row, at - 1)
      if !isHead, !isInner, arms & Arms.horizontal != Arms.horizontal, !isOverdrawn(row, at) {
        // A title in the border goes on after it; a missing corner ends it.
        let isEnd = (at..<max(at, end + Self.tolerance + 1)).allSatisfy {
          map.arms(row, $0) & (Arms.west | Arms.north) != Arms.west | Arms.north
        }
        if abs(at - 1 - end) <= Self.tolerance, arms & Arms.horizontal == 0, isEnd { return at - 1 }
        // An arrow leads to words or comes from them: they are no title.
        guard arms == 0 || isCrossing(row, at), map.head(row, at) == nil, at > left + 1, at < end
        else { return nil }
        if grid.isBlank(row, at), grid.isBlank(row, at + 1) { return nil }
      }
      at += 1
    }
    return abs(at - 1 - end) <= Self.tolerance ? at - 1 : nil
  }

  /// Whether a line that leaves the corner of a lower border goes on along its row and turns down.
  private func turnsDown(_ row: Int, _ corner: Int) -> Bool {
    var at = corner + 1
    while map.arms(row, at) == Arms.horizontal { at += 1 }
    return map.arms(row, at) == Arms.west | Arms.south
  }

  /// Whether a line down the page crosses a lower border, with its words right behind it in the border.
  private func isCrossing(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == Arms.vertical && map.has(.east, row, column - 1)
      && map.has(.south, row - 1, column)
      && (map.has(.north, row + 1, column) || map.head(row + 1, column) == .south)
      && map.isText(row, column + 2)
  }

  /// Whether a lower border that ends at `at` closes a box whose right wall is at `end`.
  private func accepts(_ at: Int, _ end: Int) -> Bool {
    abs(at - end) <= max(4, end / 10)
  }

  /// Whether a lower border that takes half of the width or more is all there is: the right wall ends over the
  /// row, and nothing stands below or beyond the border.
  private func isShort(_ row: Int, _ border: Range<Int>, _ end: Int) -> Bool {
    2 * border.count >= end - border.lowerBound && map.arms(row - 1, end) == Arms.vertical
      && !map.has(.south, row, border.upperBound) && !isWall(row + 1, near: end)
      && (border.upperBound + 1...max(border.upperBound + 1, end + Self.tolerance)).allSatisfy {
        grid.isBlank(row, $0)
      }
  }

  /// Whether what looks like a box is lines that part and meet again: it holds nothing, and a line
  /// comes into its top without a head or leaves its bottom in the middle.
  private func isMerge(_ box: DrawnBox) -> Bool {
    for row in box.rows {
      let end = Int(box.expectedRight[row - box.top - 1])
      for column in box.left + 1..<max(box.left + 1, end) {
        let isNearWall =
          column - box.left <= Self.tolerance || end - column <= Self.tolerance
        if !grid.isBlank(row, column), !(isNearWall && map.arms(row, column) & Arms.vertical != 0) {
          return false
        }
      }
    }
    let top = box.left + 1..<max(box.left + 1, box.right)
    let bottom = box.left + 1..<max(box.left + 1, box.bottomRight)
    return top.contains {
      map.arms(box.top, $0) & Arms.north != 0 && map.head(box.top - 1, $0) != .south
    }
      || bottom.contains { map.arms(box.bottom, $0) & Arms.south != 0 }
  }
}
