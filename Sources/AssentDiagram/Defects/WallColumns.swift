/// Where the walls of a box should stand: what its borders and most of its rows agree on.
struct WallColumns {
  /// Column of the left wall.
  let left: Int
  /// Column of the right wall, in a box that does not change its width.
  let right: Int
  /// Row of the rule at which the box becomes narrower, and the width before and after.
  let narrowing: (row: Int, from: Int, to: Int)?

  init(_ box: DrawnBox) {
    var narrowing: (row: Int, from: Int, to: Int)?
    var end = Int32(box.right)
    for (offset, expected) in box.expectedRight.enumerated() where expected != end {
      narrowing = (box.top + 1 + offset, Int(end), Int(expected))
      end = expected
    }
    self.narrowing = narrowing
    left = Self.agreed(box.left, box.bottomLeft, box.leftWalls)
    right =
      narrowing == nil ? Self.agreed(box.right, box.bottomRight, box.rightWalls) : box.right
  }

  /// The column that more rows are at; the upper border decides where none is.
  private static func agreed(_ top: Int, _ bottom: Int, _ walls: [Int32]) -> Int {
    if top == bottom { return top }
    var atTop = 0
    var atBottom = 0
    for wall in walls {
      if Int(wall) == top { atTop += 1 }
      if Int(wall) == bottom { atBottom += 1 }
    }
    return atBottom > atTop ? bottom : top
  }

  /// The column of the right wall in a row between the borders.
  func right(_ row: Int) -> Int {
    guard let narrowing, row >= narrowing.row else { return right }
    return narrowing.to
  }
}
