/// Where the rows and columns of a drawing are in its picture.
///
/// A column is as wide as most letters. A row with words is as high as a line of text; any other
/// row is lower, so that a drawing is not stretched.
struct SketchScale {
  static let columnWidth = 8
  static let textRow = 18
  static let strokeRow = 12
  /// A row with an arrow that has no line of its own.
  static let arrowRow = 26

  enum Row {
    case words
    case strokes
    case arrow
  }

  /// The upper edge of each row, and below the last one the height.
  private(set) var tops: [Int] = [0]

  init(_ rows: [Row]) {
    tops.reserveCapacity(rows.count + 1)
    for row in rows {
      let height =
        switch row {
        case .words: Self.textRow
        case .strokes: Self.strokeRow
        case .arrow: Self.arrowRow
        }
      tops.append(tops[tops.count - 1] + height)
    }
  }

  func top(_ row: Int) -> Int { tops[min(max(row, 0), tops.count - 1)] }

  func bottom(_ row: Int) -> Int { top(row + 1) }

  /// The middle of a row, where its strokes are.
  func y(_ row: Int) -> Int { (top(row) + bottom(row)) / 2 }

  func baseline(_ row: Int) -> Int { y(row) + 5 }

  /// The left edge of a column, where its letter begins.
  static func edge(_ column: Int) -> Int { column * columnWidth }

  /// The middle of a column, where its strokes are.
  static func x(_ column: Int) -> Int { column * columnWidth + columnWidth / 2 }
}
