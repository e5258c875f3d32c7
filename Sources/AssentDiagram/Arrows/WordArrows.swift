/// Finds the arrows between words in one row: ` → `, ` -> `, ` --> `, ` ==> ` and ` --label--> `, back
/// ` ← ` and ` <-- `, and of two heads ` ↔ `, ` <-> `; between brackets without blanks, `(a)-->(b)`.
struct WordArrows {
  struct Arrow {
    /// Its columns, the blanks at its ends included.
    var columns: Range<Int>
    /// Column of its head to the right.
    var head: Int?
    /// Column of its head to the left.
    var backHead: Int?
    /// The words in its line.
    var label: Range<Int>?
    /// Whether it is drawn, with two dashes or more, not a sign between words.
    var isDrawn = false
  }

  private let map: CellMap
  private var grid: Grid { map.grid }

  init(_ map: CellMap) { self.map = map }

  /// The arrows of a row from a column on, from left to right.
  ///
  /// - Parameter limit: the column behind the last that is looked at; the end of the row where it is `nil`.
  func arrows(_ row: Int, from start: Int, to limit: Int? = nil) -> [Arrow] {
    let end = min(limit ?? grid.width(row), grid.width(row))
    var arrows: [Arrow] = []
    var column = start
    // In brackets arrows are words.
    let brackets = grid.brackets(row, start..<max(start, end))
    while column < end {
      if let end = brackets[column] {
        column = end
        continue
      }
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
    let isBlank = grid.isBlank(row, column)
    guard isBlank || Self.closing.contains(grid.scalar(row, column)) else { return nil }
    let first = column + 1
    if isBlank, let sign = sign(row, first) { return sign }
    let dash = grid.scalar(row, first)
    if isBlank, dash == Self.less { return backArrow(row, first) }
    guard dash == 0x2D || dash == 0x3D else { return nil }
    let start = isBlank ? column : first
    var at = first
    while grid.scalar(row, at) == dash { at += 1 }
    let count = at - first
    if grid.scalar(row, at) == Self.greater {
      guard let end = end(row, behind: at),
        count > 1 || dash == 0x2D && isBlank && end > at + 1
      else { return nil }
      return Arrow(columns: start..<end, head: at, isDrawn: count > 1)
    }
    return count > 1 ? labelled(row, start, at, dash) : nil
  }

  /// The column behind an arrow with a head: that behind a blank, or that of a bracket which opens.
  private func end(_ row: Int, behind head: Int) -> Int? {
    if grid.isBlank(row, head + 1) { return head + 2 }
    return Self.opening.contains(grid.scalar(row, head + 1)) ? head + 1 : nil
  }

  /// Brackets that may touch a drawn arrow, `(a)-->[b]`, for they end its words as blanks do.
  private static let opening: [UInt32] = [0x28, 0x5B, 0x7B]
  private static let closing: [UInt32] = [0x29, 0x5D, 0x7D]

  /// An arrow that is one character, or two such as `←→`.
  private func sign(_ row: Int, _ column: Int) -> Arrow? {
    let scalar = grid.scalar(row, column)
    guard scalar > 0x7F else { return nil }
    if StrokeTable.isTwoHeaded(scalar) {
      guard grid.isBlank(row, column + 1) else { return nil }
      return Arrow(columns: column - 1..<column + 2, head: column, backHead: column)
    }
    switch StrokeTable.head(of: scalar) {
    case .east:
      guard grid.isBlank(row, column + 1) else { return nil }
      return Arrow(columns: column - 1..<column + 2, head: column)
    case .west:
      if StrokeTable.head(of: grid.scalar(row, column + 1)) == .east {
        guard grid.isBlank(row, column + 2) else { return nil }
        return Arrow(columns: column - 1..<column + 3, head: column + 1, backHead: column)
      }
      guard grid.isBlank(row, column + 1) else { return nil }
      return Arrow(columns: column - 1..<column + 2, backHead: column)
    default: return nil
    }
  }

  /// An arrow that begins with `<`; `<-` and `<=` are signs of programs.
  private func backArrow(_ row: Int, _ column: Int) -> Arrow? {
    let dash = grid.scalar(row, column + 1)
    guard dash == 0x2D || dash == 0x3D else { return nil }
    var at = column + 1
    while grid.scalar(row, at) == dash { at += 1 }
    let count = at - column - 1
    if grid.scalar(row, at) == Self.greater {
      guard grid.isBlank(row, at + 1) else { return nil }
      return Arrow(
        columns: column - 1..<at + 2, head: at, backHead: column, isDrawn: count > 1)
    }
    guard count > 1, grid.isBlank(row, at) else { return nil }
    return Arrow(columns: column - 1..<at + 1, backHead: column, isDrawn: true)
  }

  /// How many columns the words in an arrow may take.
  private static let labelLimit = 40
  private static let greater: UInt32 = 0x3E
  private static let less: UInt32 = 0x3C

  private func labelled(_ row: Int, _ column: Int, _ start: Int, _ dash: UInt32) -> Arrow? {
    var at = start
    let limit = min(grid.width(row), start + Self.labelLimit)
    let brackets = grid.brackets(row, start..<max(start, limit))
    while at < limit {
      if let end = brackets[at] {
        at = end + 1
        continue
      }
      if grid.scalar(row, at) == dash, at > start {
        var end = at
        while grid.scalar(row, end) == dash { end += 1 }
        if grid.scalar(row, end) == Self.greater, let behind = self.end(row, behind: end),
          !grid.text(row, start..<at).isEmpty
        {
          return Arrow(columns: column..<behind, head: end, label: start..<at, isDrawn: true)
        }
        // A dash within a label is a hyphen.
        guard end == at + 1 else { return nil }
      }
      if grid.isBlank(row, at), grid.isBlank(row, at + 1) { return nil }
      at += 1
    }
    return nil
  }
}
