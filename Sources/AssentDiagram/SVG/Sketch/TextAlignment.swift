/// Tells which lines of a box were centered by hand, which is never quite exact.
enum TextAlignment {
  struct Row {
    var row: Int
    /// The columns of the words, and those between the walls.
    var words: Range<Int>
    var inner: Range<Int>
    /// Whether a mark of a list begins it.
    var isItem = false

    var before: Int { words.lowerBound - inner.lowerBound }
    var after: Int { inner.upperBound - words.upperBound }
    /// Twice the column of the middle.
    var middle: Int { words.lowerBound + words.upperBound }

    /// Whether the words reach from wall to wall, so that both are true.
    var isFull: Bool { before <= 1 && after <= 1 }

    var isInMiddle: Bool {
      abs(before - after) <= 1 && before >= 1
        || abs(before - after) <= (before >= 8 ? 4 : 2) && before >= 3
    }
  }

  /// The lines of a paragraph go together.
  private enum Paragraph {
    case centered
    case left
    case either
  }

  /// Whether each row is centered.
  static func centered(_ rows: [Row]) -> [Bool] {
    if rows.count == 1, !rows[0].isItem, rows[0].before >= 3,
      rows[0].after <= rows[0].before * 2 + 1,
      rows[0].before <= rows[0].after * 2 + 2
    {
      return [true]
    }
    let ranges = paragraphs(rows)
    let isDeep = ranges.map { deep(rows[$0]) }
    var kinds = ranges.map { kind(of: rows[$0]) }
    if isDeep.allSatisfy({ $0 }) {
      kinds = kinds.map { _ in .centered }
    } else if isDeep.first == true, ranges.count > 1 {
      // A title over a text that begins farther left.
      let start = rows[ranges[0].upperBound...].map(\.before).min() ?? 0
      if rows[ranges[0]].allSatisfy({ $0.before >= start + 4 }) { kinds[0] = .centered }
    }
    let starts = Set(
      zip(ranges, kinds).filter { $0.1 == .left }.flatMap { rows[$0.0].map(\.before) })
    for (index, range) in ranges.enumerated() where kinds[index] == .centered {
      if rows[range].allSatisfy({ starts.contains($0.before) }) { kinds[index] = .left }
    }
    let isLeft = kinds.contains(.left)
    return zip(ranges, kinds).flatMap { range, kind in
      range.map { _ in kind == .centered || (kind == .either && !isLeft) }
    }
  }

  private static func kind(of rows: ArraySlice<Row>) -> Paragraph {
    if rows.first?.isItem == true { return .left }
    if rows.allSatisfy(\.isFull) { return .either }
    if rows.allSatisfy({ $0.isInMiddle || $0.isFull }) { return .centered }
    return sharesMiddle(rows) ? .centered : .left
  }

  /// Lines of different lengths about one middle, although it is not that of the box.
  private static func sharesMiddle(_ rows: ArraySlice<Row>) -> Bool {
    let starts = rows.map(\.words.lowerBound)
    let middles = rows.map(\.middle)
    guard rows.count > 1, let low = starts.min(), let high = starts.max(), high - low >= 2,
      let left = middles.min(), let right = middles.max(), right - left <= 3
    else { return false }
    return rows.allSatisfy { $0.before >= 1 && $0.after <= $0.before * 3 + 2 }
  }

  /// Lines that begin far from the wall, each somewhere else.
  private static func deep(_ rows: ArraySlice<Row>) -> Bool {
    let starts = rows.map(\.before)
    guard let low = starts.min(), let high = starts.max(), low >= 4 else { return false }
    return (rows.count == 1 || high - low >= 2)
      && rows.allSatisfy { $0.after <= $0.before * 3 && $0.before <= $0.after * 3 + 3 }
  }

  /// Rows one below the other, without a blank row between; a list is a paragraph of its own.
  private static func paragraphs(_ rows: [Row]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in rows.indices {
      if let last = result.last, rows[index].row == rows[index - 1].row + 1,
        !rows[index].isItem || rows[last.lowerBound].isItem
      {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  // MARK: Columns of a table

  enum Column {
    case left
    case centered
    case right
  }

  /// How the cells of a column stand, whose rows are not its head.
  static func column(_ rows: [Row]) -> Column {
    guard rows.count > 1 else { return rows.first?.isInMiddle == true ? .centered : .left }
    if Set(rows.map(\.before)).count == 1 { return .left }
    if Set(rows.map(\.after)).count == 1 { return .right }
    return rows.allSatisfy { $0.isInMiddle || $0.isFull } ? .centered : .left
  }
}
