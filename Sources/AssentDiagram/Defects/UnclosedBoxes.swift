import AssentDiagnostics

/// Finds boxes that begin and are never closed.
///
/// An upper border with both walls below it and words between them is a box, unless a line comes
/// into the border from above, or a wall ends in an arrow: then it is a fork.
struct UnclosedBoxes {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    for row in 0..<grid.rowCount {
      let first = grid.rowStarts[row]
      for column in 0..<grid.width(row)
      where map.arms[first + column] == Arms.east | Arms.south
        && drawing.reading.territory.borders[first + column] == 0
      {
        check(row, column)
      }
    }
  }

  private mutating func check(_ row: Int, _ column: Int) {
    var right = column + 1
    while map.arms(row, right) & Arms.horizontal == Arms.horizontal,
      map.arms(row, right) & Arms.north == 0
    { right += 1 }
    guard right - column >= 3, map.arms(row, right) == Arms.west | Arms.south else { return }
    guard let left = wallEnd(row, column), let other = wallEnd(row, right),
      min(left, other) > row + 1
    else { return }
    // Its first rows tell what it is.
    let rows = row + 1..<min(left, other, row + 41)
    let filled = rows.filter { line in
      (column + 1..<right).contains { drawing.isText(line, $0) }
    }
    guard filled.count * 2 > rows.count else { return }
    found.append(
      drawing.defect(.unclosedWall, row, column, "the box that begins here is never closed"))
  }

  /// The row at which the wall below a corner ends in nothing; `nil` where it ends in something.
  private func wallEnd(_ row: Int, _ column: Int) -> Int? {
    var at = row + 1
    while (-1...1).contains(where: { map.arms(at, column + $0) == Arms.vertical }) { at += 1 }
    let isEnd = [-1, 0, 1].allSatisfy {
      !drawing.isStroke(at, column + $0) || map.arms(at, column + $0) == Arms.horizontal
    }
    return isEnd ? at : nil
  }
}
