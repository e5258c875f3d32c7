/// The widths of a table's columns, in display columns without the space around them.
struct TableLayout {
  /// What is known of one column.
  struct Column {
    /// Of the widest cell, unbroken.
    var natural = 0
    /// Of the longest piece that does not break.
    var longest = 1
    /// Of all cells together, unbroken.
    var total = 0
  }

  /// Columns that the lines and spaces of a table with `count` columns take.
  static func frameColumns(_ count: Int) -> Int { 3 * count + 1 }

  /// Widths that fill at most `room`, or `nil` where the longest words do not fit.
  ///
  /// Columns that are short by nature are not wrapped, if the others can still hold their words.
  /// The others share what is left by the square root of the text in them: more for more text, but
  /// not so much that a short text becomes a tower.
  static func widths(of columns: [Column], room: Int) -> [Int]? {
    let available = room - frameColumns(columns.count)
    let natural = columns.reduce(0) { $0 + $1.natural }
    if natural <= available { return columns.map { max($0.natural, 1) } }
    guard columns.reduce(0, { $0 + max($1.longest, 1) }) <= available else { return nil }
    var isFixed = shortColumns(columns, available)
    if fixedNeed(columns, isFixed) > available {
      isFixed = [Bool](repeating: false, count: columns.count)
    }
    let left = zip(columns, isFixed).reduce(available) { $0 - ($1.1 ? max($1.0.natural, 1) : 0) }
    return share(columns, isFixed, left)
  }

  /// The columns that need no more than an equal share of the width.
  private static func shortColumns(_ columns: [Column], _ available: Int) -> [Bool] {
    var isShort = [Bool](repeating: false, count: columns.count)
    var left = available
    var count = columns.count
    var hasChanged = true
    while hasChanged, count > 0 {
      hasChanged = false
      let part = left / count
      for (index, column) in columns.enumerated() where !isShort[index] && column.natural <= part {
        isShort[index] = true
        left -= max(column.natural, 1)
        count -= 1
        hasChanged = true
      }
    }
    return isShort
  }

  private static func fixedNeed(_ columns: [Column], _ isFixed: [Bool]) -> Int {
    zip(columns, isFixed).reduce(0) { $0 + max($1.1 ? $1.0.natural : $1.0.longest, 1) }
  }

  /// Shares `left` among the columns that are not fixed, each between its longest word and its
  /// natural width.
  private static func share(_ columns: [Column], _ isFixed: [Bool], _ left: Int) -> [Int] {
    let weights = columns.map { Double(max($0.total, 1)).squareRoot() }
    func widths(_ factor: Double) -> [Int] {
      columns.indices.map { index in
        let column = columns[index]
        if isFixed[index] { return max(column.natural, 1) }
        let wanted = Int(min(weights[index] * factor, 1e6))
        return max(min(wanted, column.natural), column.longest, 1)
      }
    }
    func sum(_ widths: [Int]) -> Int {
      zip(widths, isFixed).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    }
    var low = 0.0
    var high = Double(left) + 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if sum(widths(middle)) <= left { low = middle } else { high = middle }
    }
    var result = widths(low)
    // Rounding leaves a few columns over.
    var over = left - sum(result)
    for index in columns.indices where over > 0 && !isFixed[index] {
      let more = min(over, max(columns[index].natural - result[index], 0))
      result[index] += min(more, 1)
      over -= min(more, 1)
    }
    return result
  }
}
