/// Arrows whose dashes are too short to be strokes.
extension LineCells {
  /// Adds arrows whose dashes are too short to be strokes: ` - yes -> ` or `-(A)- ask ->` from wall
  /// to wall, and ` -> ` and ` <- ` beside a wall.
  mutating func addShortArrows(_ row: Int) {
    guard grid.mayHold(row, Self.dashes) else { return }
    var wall: Int?
    for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
      if territory.border(row, column) != nil {
        if let wall { addArrow(row, wall + 1..<column) }
        wall = column
      }
    }
    for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
      let scalar = grid.scalar(row, column)
      if scalar == Self.dash || scalar == Self.less { addSign(row, column) }
    }
  }

  private static let dashes: RowSigns = "-<"
  private static let dash = UInt32(UInt8(ascii: "-"))
  private static let greater = UInt32(UInt8(ascii: ">"))
  private static let less = UInt32(UInt8(ascii: "<"))

  /// Adds the dashes and heads between two walls, where they are one line with words in it.
  private mutating func addArrow(_ row: Int, _ gap: Range<Int>) {
    guard gap.count > 2,
      let first = gap.first(where: { !grid.isBlank(row, $0) }),
      let last = gap.last(where: { !grid.isBlank(row, $0) }), last > first,
      territory.interior(row, first).map({ territory.holdsDrawing($0) }) ?? true
    else { return }
    let (start, end) = (grid.scalar(row, first), grid.scalar(row, last))
    // `<name->` between two walls has two heads, one of them without a dash.
    let isLeft = start == Self.less && grid.scalar(row, first + 1) == Self.dash
    let isRight = end == Self.greater && grid.scalar(row, last - 1) == Self.dash
    // So has `<name>` that fills the gap.
    let isFull =
      start == Self.less && end == Self.greater && last - first == gap.count - 1
      && isLetter(row, first + 1)
    let pointsLeft = isLeft || isFull || isRight && start == Self.less
    let pointsRight = isRight || isFull || isLeft && end == Self.greater
    // ` -- ` between two boxes is a line.
    if !map.isASCII, last - first >= 1,
      (first...last).allSatisfy({ grid.scalar(row, $0) == Self.dash })
    {
      for column in first...last { add(Vertex(row: row, column: column, arms: Arms.horizontal)) }
      return
    }
    guard pointsLeft || pointsRight, pointsLeft || start == Self.dash,
      pointsRight || end == Self.dash,
      !gap.contains(where: { map.arms(row, $0) & Arms.vertical != 0 })
    else { return }
    if pointsLeft { add(Vertex(row: row, column: first, arms: Arms.east, head: .west)) }
    if pointsRight { add(Vertex(row: row, column: last, arms: Arms.west, head: .east)) }
    for column in first...last where grid.scalar(row, column) == Self.dash {
      // A dash within a word is a hyphen.
      let isHyphen = isLetter(row, column - 1) && isLetter(row, column + 1)
      if !isHyphen { add(Vertex(row: row, column: column, arms: Arms.horizontal)) }
    }
  }

  private func isLetter(_ row: Int, _ column: Int) -> Bool {
    let scalar = grid.scalar(row, column)
    return scalar > 127 && StrokeTable.arms(of: scalar) == 0
      || Unicode.Scalar(scalar).map {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
        ?? false
  }

  /// Adds ` -> ` or ` <- ` between a wall and words.
  private mutating func addSign(_ row: Int, _ column: Int) {
    let pointsRight =
      grid.scalar(row, column) == Self.dash && grid.scalar(row, column + 1) == Self.greater
    let pointsLeft =
      grid.scalar(row, column) == Self.less && grid.scalar(row, column + 1) == Self.dash
    guard pointsLeft || pointsRight, isFree(row, column), isFree(row, column + 1),
      isClear(row, column - 1) || territory.border(row, column - 1) != nil,
      isClear(row, column + 2) || territory.border(row, column + 2) != nil,
      wall(row, column, -1) != nil || wall(row, column + 1, 1) != nil
    else { return }
    let head = pointsRight ? column + 1 : column
    let tail = pointsRight ? column : column + 1
    add(Vertex(row: row, column: tail, arms: Arms.horizontal))
    add(
      Vertex(
        row: row, column: head, arms: pointsRight ? Arms.west : Arms.east,
        head: pointsRight ? .east : .west))
  }

  /// Whether a cell is no stroke and not among the words of a box.
  private func isFree(_ row: Int, _ column: Int) -> Bool {
    guard vertex(row, column) == nil, territory.border(row, column) == nil else { return false }
    return territory.interior(row, column).map { territory.holdsDrawing($0) } ?? true
  }

  /// The wall that stands behind at most three blanks.
  private func wall(_ row: Int, _ column: Int, _ step: Int) -> Int? {
    var at = column + step
    while abs(at - column) <= 3, isClear(row, at) { at += step }
    return territory.border(row, at)
  }
}
