/// Boxes that share a wall with another one, as its parts do, or stand at its side or below it.
extension BoxFinder {
  /// Whether the line over a box is the left wall of another one, or parts it.
  func isPart(_ box: DrawnBox, of other: DrawnBox) -> Bool {
    guard other.top < box.top else { return false }
    return other.left == box.left && other.bottom > box.top
      || other.right == box.right && other.bottom >= box.bottom && isDivider(box.left, box, other)
  }

  /// Whether the left wall of a box runs on up to the upper border of the one around it.
  private func isDivider(_ column: Int, _ box: DrawnBox, _ around: DrawnBox) -> Bool {
    (around.top + 1..<box.top).allSatisfy { map.arms($0, column) & Arms.vertical == Arms.vertical }
      && map.has(.south, around.top, column)
  }

  /// Whether a joint is the upper left corner of a box whose left wall is the right one of another box, or whose
  /// upper border is the lower one of that.
  func isShared(_ row: Int, _ column: Int, _ boxes: [DrawnBox]) -> Bool {
    boxes.contains {
      $0.bottom == row && $0.bottomLeft == column
        || $0.right == column && $0.top < row && row + 1 < $0.bottom
    }
  }

  func holdsWords(_ box: DrawnBox) -> Bool {
    box.rows.contains { row in
      (box.left + 1..<max(box.left + 1, box.right)).contains { map.isText(row, $0) }
    }
  }

  /// The lower right corner of a box whose lower border is part of the upper one of a box of another width: the right
  /// wall ends there, `┴` or `┘`, and the left one goes on, `├`.
  func sharedBorderEnd(_ row: Int, _ left: Int, _ end: Int) -> Int? {
    guard map.arms(row, left) == Arms.vertical | Arms.east, map.arms(row, left + 1) != 0 else {
      return nil
    }
    let corner = map.nearest(to: end, within: 1) { column in
      map.arms(row, column) & ~Arms.east == Arms.west | Arms.north
        && map.arms(row + 1, column) & Arms.vertical == 0 && map.head(row + 1, column) == nil
    }
    guard let corner, corner > left + 2 else { return nil }
    var last = left + 1
    var joints = 0
    while map.arms(row, last) & Arms.horizontal == Arms.horizontal {
      if last < corner, map.has(.south, row, last) { joints += 1 }
      last += 1
    }
    guard last >= corner else { return nil }
    return last == corner
      ? joints > 0 ? corner : nil
      : map.arms(row, last) == Arms.west | Arms.south && joints == 0 ? corner : nil
  }
}
