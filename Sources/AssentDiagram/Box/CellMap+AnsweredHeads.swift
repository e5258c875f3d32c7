/// Heads right beside the answers that their lines lead through.
extension CellMap {
  /// How many rows an answer has at most.
  private static let answerRows = 3
  /// How far beside a head words and borders are looked at.
  private static let reach = 256

  /// Whether a sign apart from all others of its row points up or down away from words, which stand for its
  /// line: a line comes to them, or the sign is at the border of a box.
  func isBesideAnswer(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let step = way.rowStep
    guard [-2, -1, 1, 2].allSatisfy({ grid.isBlank(row, column + $0) }),
      !grid.isBlank(row + step, column), var words = words(row - step, column)
    else { return false }
    if isOuterBorder(row + step, column, way) { return true }
    for distance in 1...Self.answerRows {
      let next = row - (distance + 1) * step
      if words.contains(where: { has(way, next, $0) }) { return true }
      guard let more = self.words(next, column) else { return false }
      words = more
    }
    return false
  }

  /// The columns of the words at a column, or right beside it.
  private func words(_ row: Int, _ column: Int) -> Range<Int>? {
    func isWord(_ column: Int) -> Bool { !grid.isBlank(row, column) && arms(row, column) == 0 }
    guard let first = [column, column - 1, column + 1].first(where: isWord) else { return nil }
    func end(_ step: Int) -> Int {
      var at = first
      while abs(at - first) < Self.reach {
        if isWord(at + step) {
          at += step
        } else if grid.isBlank(row, at + step), isWord(at + 2 * step) {
          at += 2 * step
        } else {
          break
        }
      }
      return at
    }
    return end(-1)..<end(1) + 1
  }

  /// Whether a border runs through a cell from which walls go on in a way, and none back.
  private func isOuterBorder(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    guard arms(row, column) & Arms.horizontal == Arms.horizontal else { return false }
    return [Way.west, .east].allSatisfy { side in
      var end = column
      while abs(end - column) < Self.reach, has(side, row, end) { end += side.columnStep }
      return arms(row, end) & Arms.vertical == way.bit
    }
  }
}
