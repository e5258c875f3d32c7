/// Rows of which a part was moved by a miscount.
extension CellMap {
  /// The map with such rows as they belong; the same where nothing is out of place, and where no
  /// order of moves comes to rest. Rows in which a shape was drawn anew stay.
  func aligned() -> CellMap {
    var map = self
    var found: [(row: DrawnRow?, gain: Double)?] = []
    var moved: Set<Int> = []
    for round in 0..<8 {
      var alignment = RowAlignment(map)
      if round == 0 {
        found = (0..<grid.rowCount).map { isAsDrawn($0) ? nil : alignment.aligned($0) }
      } else {
        for row in Set(moved.flatMap { $0 - 2...$0 + 2 }) where found.indices.contains(row) {
          found[row] = isAsDrawn(row) ? nil : alignment.aligned(row)
        }
      }
      let rows = Self.best(found)
      if rows.isEmpty { return map }
      map = CellMap(map.grid.with(rows))
      moved = Set(rows.keys)
    }
    return self
  }

  private func isAsDrawn(_ row: Int) -> Bool { grid.redrawnRows.contains(row) }

  /// Of two rows beside each other, the one for which more speaks is moved to the other one, and
  /// none where that one has no room.
  private static func best(_ found: [(row: DrawnRow?, gain: Double)?]) -> [Int: DrawnRow] {
    var rows: [Int: DrawnRow] = [:]
    for (row, aligned) in found.enumerated() {
      guard let aligned else { continue }
      let above = row > 0 ? found[row - 1]?.gain ?? 0 : 0
      let below = row + 1 < found.count ? found[row + 1]?.gain ?? 0 : 0
      if aligned.gain > above, aligned.gain >= below { rows[row] = aligned.row }
    }
    return rows
  }
}
