/// The words of one row of a grid, parted by two blanks or more, for those who ask for many columns.
struct WordRow {
  private let stretches: [Range<Int>]
  /// For each stretch whether it holds a letter or a digit.
  private let isName: [Bool]
  /// For each column its stretch, plus one.
  private let stretchAt: [Int32]

  /// - Parameter row: may be beyond the grid, where there are no words.
  init(_ grid: Grid, _ row: Int) {
    let width = grid.width(row)
    let found = grid.stretches(row, 0..<width) {
      grid.isBlank(row, $0) && grid.isBlank(row, $0 + 1)
    }
    var stretchAt = [Int32](repeating: 0, count: width)
    for (index, columns) in found.enumerated() {
      for column in columns { stretchAt[column] = Int32(index + 1) }
    }
    stretches = found
    self.stretchAt = stretchAt
    isName = found.map { columns in
      columns.contains { column in
        Unicode.Scalar(grid.scalar(row, column)).map {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        } ?? false
      }
    }
  }

  private func index(at column: Int) -> Int? {
    guard stretchAt.indices.contains(column), stretchAt[column] > 0 else { return nil }
    return Int(stretchAt[column]) - 1
  }

  /// The columns of the words that stand at one.
  func words(at column: Int) -> Range<Int>? { index(at: column).map { stretches[$0] } }

  /// Whether the words at a column hold a letter or a digit.
  func isName(at column: Int) -> Bool { index(at: column).map { isName[$0] } ?? false }

  /// The words that stand in some columns, or reach into them; `nil` where there are none or several.
  func only(in columns: Range<Int>) -> Range<Int>? {
    var found: Int?
    for column in columns {
      guard let index = index(at: column), index != found else { continue }
      if found != nil { return nil }
      found = index
    }
    return found.map { stretches[$0] }
  }
}
