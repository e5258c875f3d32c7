/// Tells in which clauses, or blocks, rows of three words stand.
struct RowIndex {
  /// The clause of a row; -1 where it stands in several.
  private var clauses: [RowOfWords: Int32] = [:]

  var isEmpty: Bool { clauses.isEmpty }

  mutating func add(_ rows: [RowOfWords], of clause: Int) {
    for row in rows {
      if let other = clauses[row] {
        if other != Int32(clause) { clauses[row] = -1 }
      } else {
        clauses[row] = Int32(clause)
      }
    }
  }

  /// The clause that has most of some rows, and how many; of equals the first.
  func best(for rows: [RowOfWords]) -> (clause: Int, count: Int)? {
    var votes: [Int32: Int] = [:]
    for row in rows {
      if let clause = clauses[row], clause >= 0 { votes[clause, default: 0] += 1 }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { (Int($0.key), $0.value) }
  }
}
