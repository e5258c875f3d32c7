/// Words in one row of a drawing, up to a stroke or two blanks.
struct TextRun {
  var row: Int
  var columns: Range<Int>
  /// The innermost box around it.
  var box: Int?
  var text: String

  func distance(to column: Int) -> Int {
    column < columns.lowerBound
      ? columns.lowerBound - column
      : column >= columns.upperBound ? column - columns.upperBound + 1 : 0
  }
}
