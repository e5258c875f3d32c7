/// Whether two lines cross at a cell with four arms, because each is whole without the other: it leads from
/// something to a head of its own.
struct WholeLines {
  let map: CellMap
  let territory: Territory

  private enum End {
    case head
    case tail
  }

  /// How many cells of a line are looked at.
  private static let reach = 256

  /// Whether the lines up and down, and to both sides, are whole.
  func cross(_ row: Int, _ column: Int) -> Bool {
    [(Way.north, Way.south), (.west, .east)].allSatisfy { one, other in
      guard let first = end(from: row, column, one), let second = end(from: row, column, other)
      else { return false }
      return first != second
    }
  }

  /// What a line comes to that leaves a cell in a way, straight over all that crosses it; `nil` where it
  /// parts, or ends at nothing.
  private func end(from row: Int, _ column: Int, _ start: Way) -> End? {
    var (row, column, way) = (row, column, start)
    for _ in 0..<Self.reach {
      row += way.rowStep
      column += way.columnStep
      if let head = map.head(row, column) { return head == way ? .head : nil }
      if let border = territory.border(row, column) {
        if runsThrough(border, row, column, way) { continue }
        return way.isVertical && hasHeadAside(row, column, way) ? .head : .tail
      }
      let arms = map.arms(row, column)
      if arms == 0 {
        guard isWord(row, column, way) else { return nil }
        guard way.isVertical, let next = rowBehindWords(row, column, way) else { return .tail }
        row = next - way.rowStep
        continue
      }
      guard arms & way.opposite.bit != 0 else { return nil }
      switch arms.nonzeroBitCount {
      case 2:
        let onward = arms & ~way.opposite.bit
        way = Way.allCases.first { $0.bit == onward } ?? way
      case 4: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether the head of a line stands in the border a column beside it, or two where no other line leads to it.
  private func hasHeadAside(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    [-1, 1, -2, 2].contains {
      map.head(row, column + $0) == way
        && (abs($0) == 1 || !map.has(way, row - way.rowStep, column + $0))
    }
  }

  /// Whether a line goes on at the other side of the wall of a frame that it comes to.
  private func runsThrough(_ box: Int, _ row: Int, _ column: Int, _ way: Way) -> Bool {
    let (along, arms) = (way.bit | way.opposite.bit, map.arms(row, column))
    let (next, beside) = (row + way.rowStep, column + way.columnStep)
    return territory.holdsDrawing(box) && (arms == along || arms.nonzeroBitCount == 4)
      && (map.has(way.opposite, next, beside) || map.head(next, beside) == way)
  }

  /// The row in which a line down or up the page goes on behind the words that interrupt it.
  private func rowBehindWords(_ row: Int, _ column: Int, _ way: Way) -> Int? {
    var next = row
    while abs(next - row) < Self.labelRows, isText(next, column) { next += way.rowStep }
    return map.has(way.opposite, next, column) || map.head(next, column) == way ? next : nil
  }

  /// How many rows the words in a line take at most.
  private static let labelRows = 4

  /// Whether words stand in a cell, or between two of them.
  private func isText(_ row: Int, _ column: Int) -> Bool {
    map.isText(row, column)
      || map.grid.isBlank(row, column)
        && [-1, 1].allSatisfy { map.isText(row, column + $0) }
  }

  /// Whether words stand at the end of a line, perhaps behind a blank.
  private func isWord(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    isText(row, column)
      || !way.isVertical && map.grid.isBlank(row, column)
        && map.isText(row, column + way.columnStep)
  }
}
