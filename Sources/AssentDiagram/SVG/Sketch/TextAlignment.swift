/// Tells which lines of a box were centered by hand, which is never quite exact.
enum TextAlignment {
  struct Row {
    var row: Int
    /// The columns of the words, and those between the walls.
    var words: Range<Int>
    var inner: Range<Int>

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

  /// Whether each row is centered.
  static func centered(_ rows: [Row]) -> [Bool] {
    var result = rows.map { $0.isInMiddle }
    // A heading of several lines that share a middle, although it is not that of the box.
    for paragraph in paragraphs(rows) where paragraph.count > 1 {
      let members = rows[paragraph]
      let starts = members.map(\.words.lowerBound)
      let middles = members.map(\.middle)
      guard let low = starts.min(), let high = starts.max(), high - low >= 2,
        let left = middles.min(), let right = middles.max(), right - left <= 3,
        members.allSatisfy({ $0.before >= 2 && $0.before * 3 >= $0.after })
      else { continue }
      for index in paragraph { result[index] = true }
    }
    let left = rows.indices.filter { !result[$0] && !rows[$0].isFull }
    let starts = Set(left.map { rows[$0].before })
    for index in rows.indices {
      if rows[index].isFull {
        result[index] = left.isEmpty
      } else if result[index], starts.contains(where: { abs($0 - rows[index].before) <= 1 }) {
        result[index] = false
      }
    }
    return result
  }

  /// Rows one below the other, without a blank row between.
  private static func paragraphs(_ rows: [Row]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in rows.indices {
      if let last = result.last, rows[index].row == rows[index - 1].row + 1 {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }
}
