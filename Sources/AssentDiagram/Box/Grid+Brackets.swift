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
    /// How many open brackets each sign would close.
    var awaited: [UInt32: Int] = [:]
    for column in columns {
      let scalar = scalar(row, column)
      if let end = Self.brackets[scalar] {
        open.append((column, end))
        awaited[end, default: 0] += 1
      } else if awaited[scalar, default: 0] > 0 {
        // Those within that nothing closes are signs.
        while let last = open.popLast() {
          awaited[last.end, default: 0] -= 1
          guard last.end == scalar else { continue }
          ends[last.column] = column
          break
        }
      }
    }
    return ends
  }
}
