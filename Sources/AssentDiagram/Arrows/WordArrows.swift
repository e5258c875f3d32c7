/// Finds the arrows between words in one row: ` → `, ` -> `, ` --> `, ` ==> ` and ` --label--> `.
struct WordArrows {
  struct Arrow {
    /// Its columns, the blanks at its ends included.
    var columns: Range<Int>
    /// Column of its head.
    var head: Int
    /// The words in its line.
    var label: Range<Int>?
    /// Whether it is drawn, with two dashes or more, not a sign between words.
    var isDrawn = false
  }

  private let map: CellMap
  private var grid: Grid { map.grid }

  init(_ map: CellMap) { self.map = map }

  /// The arrows of a row from a column on, from left to right.
  func arrows(_ row: Int, from start: Int) -> [Arrow] {
    var arrows: [Arrow] = []
    var column = start
    while column < grid.width(row) {
      if let arrow = arrow(row, column) {
        arrows.append(arrow)
        // The blank behind one arrow may be the one before the next.
        column = arrow.columns.upperBound - 1
      } else {
        column += 1
      }
    }
    return arrows
  }

  /// The columns of the words before, between and behind arrows.
  func parts(_ row: Int, from start: Int, _ arrows: [Arrow]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = start
    for arrow in arrows {
      parts.append(start..<max(start, arrow.columns.lowerBound))
      start = arrow.columns.upperBound
    }
    parts.append(start..<max(start, grid.width(row)))
    return parts
  }

  private func arrow(_ row: Int, _ column: Int) -> Arrow? {
    guard grid.isBlank(row, column) else { return nil }
    let first = column + 1
    if map.head(row, first) == .east, grid.scalar(row, first) != Self.greater {
      guard grid.isBlank(row, first + 1) else { return nil }
      return Arrow(columns: column..<first + 2, head: first)
    }
    let dash = grid.scalar(row, first)
    guard dash == 0x2D || dash == 0x3D else { return nil }
    var at = first
    while grid.scalar(row, at) == dash { at += 1 }
    let count = at - first
    if grid.scalar(row, at) == Self.greater {
      guard grid.isBlank(row, at + 1), dash == 0x2D || count > 1 else { return nil }
      return Arrow(columns: column..<at + 2, head: at, isDrawn: count > 1)
    }
    return count > 1 ? labelled(row, column, at, dash) : nil
  }

  /// How many columns the words in an arrow may take.
  private static let labelLimit = 40
  private static let greater: UInt32 = 0x3E

  private func labelled(_ row: Int, _ column: Int, _ start: Int, _ dash: UInt32) -> Arrow? {
    var at = start
    while at < grid.width(row), at - start < Self.labelLimit {
      if grid.scalar(row, at) == dash, at > start, grid.scalar(row, at + 1) == dash {
        var end = at
        while grid.scalar(row, end) == dash { end += 1 }
        guard grid.scalar(row, end) == Self.greater, grid.isBlank(row, end + 1),
          !grid.text(row, start..<at).isEmpty
        else { return nil }
        return Arrow(columns: column..<end + 2, head: end, label: start..<at, isDrawn: true)
      }
      if grid.isBlank(row, at), grid.isBlank(row, at + 1) { return nil }
      at += 1
    }
    return nil
  }
}
