/// Brackets that close in the row in which they open.
extension Grid {
  /// The signs that open brackets, with those that close them.
  private static let brackets: [UInt32: UInt32] = [0x28: roundEnd, 0x5B: 0x5D, 0x7B: 0x7D]
  /// The sign that closes a round bracket.
  static let roundEnd: UInt32 = 0x29

  /// The columns of brackets among some of a row, each with that of the sign that closes it.
  func brackets(_ row: Int, _ columns: Range<Int>) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [(column: Int, end: UInt32)] = []
    for column in columns {
      let scalar = scalar(row, column)
      if let end = Self.brackets[scalar] {
        open.append((column, end))
      } else if let last = open.lastIndex(where: { $0.end == scalar }) {
        ends[open[last].column] = column
        open.removeSubrange(last...)
      }
    }
    return ends
  }
}
