/// A stroke that parts a band of a box into two cells, followed down the rows of the band.
struct DividerTrack: Sendable {
  /// The column at which it begins.
  let place: Int
  /// Where it belongs: at the branch of the rule above it.
  let column: Int
  let rows: Range<Int>
  /// The column of its piece in each row, at most one aside of its place.
  private var cells: [Int] = []

  /// Follows a stroke down; `nil` where it ends before the rows do, or is part of another box.
  ///
  /// - Parameter place: the column of the stroke in the first of the rows.
  init?(_ place: Int, _ rows: Range<Int>, _ territory: Territory) {
    let map = territory.map
    let column =
      map.nearest(to: place, within: 1) { map.has(.south, rows.lowerBound - 1, $0) } ?? place
    (self.place, self.column, self.rows) = (place, column, rows)
    for row in rows {
      let cell = map.nearest(to: column, within: 2) {
        abs($0 - place) <= 1 && map.arms(row, $0) & Arms.vertical != 0
          && territory.border(row, $0) == nil
      }
      guard let cell else { return nil }
      cells.append(cell)
    }
  }

  /// The column of its piece in a row.
  func cell(_ row: Int) -> Int {
    rows.contains(row) ? cells[row - rows.lowerBound] : column
  }

  /// The pieces that stand beside its column and can be moved there.
  func displaced(_ map: CellMap) -> [(row: Int, column: Int)] {
    zip(rows, cells).filter { row, cell in
      cell != column && map.arms(row, cell) == Arms.vertical
        && (cell < column || !map.isText(row, column))
    }.map { ($0.0, $0.1) }
  }
}
