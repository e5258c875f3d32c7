/// Brackets that close in the row in which they open.
extension Grid {
  /// The sign that closes a round bracket.
  static let roundEnd: UInt32 = 0x29
  private static let squareEnd: UInt32 = 0x5D
  private static let curlyEnd: UInt32 = 0x7D
  private static let beginnings: RowSigns = "([{"

  /// Whether a sign opens a bracket.
  @inline(__always)
  static func opensBracket(_ scalar: UInt32) -> Bool {
    scalar == 0x28 || scalar == 0x5B || scalar == 0x7B
  }

  /// The columns of brackets among some of a row, each with that of the sign that closes it.
  func brackets(_ row: Int, _ columns: Range<Int>) -> [Int: Int] {
    guard mayHold(row, Self.beginnings) else { return [:] }
    var ends: [Int: Int] = [:]
    var open: [(column: Int, end: UInt32)] = []
    /// How many open brackets each sign would close: round, square and curly ones.
    var awaited = (0, 0, 0)
    func count(_ end: UInt32, _ step: Int) {
      switch end {
      case Self.roundEnd: awaited.0 += step
      case Self.squareEnd: awaited.1 += step
      default: awaited.2 += step
      }
    }
    func begin(_ column: Int, _ end: UInt32) {
      open.append((column, end))
      count(end, 1)
    }
    for column in columns {
      let scalar = scalar(row, column)
      switch scalar {
      case 0x28: begin(column, Self.roundEnd)
      case 0x5B: begin(column, Self.squareEnd)
      case 0x7B: begin(column, Self.curlyEnd)
      case Self.roundEnd where awaited.0 > 0, Self.squareEnd where awaited.1 > 0,
        Self.curlyEnd where awaited.2 > 0:
        // Those within that nothing closes are signs.
        while let last = open.popLast() {
          count(last.end, -1)
          guard last.end == scalar else { continue }
          ends[last.column] = column
          break
        }
      default: continue
      }
    }
    return ends
  }
}
