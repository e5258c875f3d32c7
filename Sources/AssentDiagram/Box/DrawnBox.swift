/// A rectangle found in a drawing; rows and columns are those of the grid.
struct DrawnBox: Sendable {
  /// A rule across the whole box.
  struct Separator: Sendable {
    var row: Int
    var end: Int
  }

  var top: Int
  var left: Int
  /// Column of the upper right corner.
  var right: Int
  var bottom: Int
  var bottomLeft: Int
  /// Column of the lower right corner.
  var bottomRight: Int
  var isRounded = false
  /// The shape that is drawn, where it is none of these.
  var shape: FlowGraph.Shape?
  /// Where the right wall should be in each row between the borders.
  var expectedRight: [Int32]
  /// Where the walls are in each row between the borders; -1 where one is missing.
  var leftWalls: [Int32] = []
  var rightWalls: [Int32] = []
  /// Where words that run through the place of a missing right wall end, by row.
  var spilledEnds: [Int: Int] = [:]
  var separators: [Separator]
  /// A title inside of the upper border.
  var borderTitle: String?

  var rows: Range<Int> { top + 1..<max(top + 1, bottom) }

  /// Whether another box stands in it, without its walls touching.
  func holds(_ other: DrawnBox) -> Bool {
    other.top > top && other.bottom < bottom && other.left > left && other.right < right
  }

  /// The columns between the walls in a row.
  func columns(_ row: Int) -> Range<Int> {
    let index = row - top - 1
    guard index >= 0, index < expectedRight.count else { return 0..<0 }
    let start = leftWalls.isEmpty || leftWalls[index] < 0 ? left : Int(leftWalls[index])
    let end =
      rightWalls.isEmpty || rightWalls[index] < 0
      ? spilledEnds[row] ?? Int(expectedRight[index]) : Int(rightWalls[index])
    return start + 1..<max(start + 1, end)
  }
}
