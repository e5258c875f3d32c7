/// Boxes that hang below the lower wall of another one, which is their upper wall.
extension BoxFinder {
  /// The boxes below a box whose walls leave its lower border and are joined further down, with words between them:
  /// no lines that part and meet again, which have nothing between them.
  func hanging(below box: DrawnBox) -> [DrawnBox] {
    let joint = Arms.horizontal | Arms.south
    let row = map.grid.index(box.bottom, 0) ?? 0
    let end = min(box.bottomRight, map.grid.width(box.bottom))
    var columns: [Int] = []
    for column in box.bottomLeft..<max(box.bottomLeft, end) where map.arms[row + column] == joint {
      columns.append(column)
    }
    if columns.count < 2 { return [] }
    return zip(columns, columns.dropFirst()).compactMap { hanging(below: box.bottom, $0, $1) }
  }

  private func hanging(below top: Int, _ left: Int, _ right: Int) -> DrawnBox? {
    var bottom = top + 1
    while [left, right].allSatisfy({ map.arms(bottom, $0) == Arms.vertical }) { bottom += 1 }
    let inside = left + 1..<right
    guard bottom > top + 1, map.arms(bottom, left) == Arms.north | Arms.east,
      map.arms(bottom, right) == Arms.north | Arms.west,
      inside.allSatisfy({ map.arms(bottom, $0) & ~Arms.south == Arms.horizontal }),
      (top + 1..<bottom).allSatisfy({ row in
        inside.allSatisfy { map.arms(row, $0) == 0 }
          && inside.contains { map.isText(row, $0) }
          // Words beside both lines, and answers, are said of the lines.
          && (1...3).allSatisfy { !map.isText(row, right + $0) }
          && !AnswerText.isAnswer(map.grid.text(row, inside))
      })
    else { return nil }
    return DrawnBox(
      top: top, left: left, right: right, bottom: bottom, bottomLeft: left, bottomRight: right,
      expectedRight: [Int32](repeating: Int32(right), count: bottom - top - 1), separators: [])
  }
}
