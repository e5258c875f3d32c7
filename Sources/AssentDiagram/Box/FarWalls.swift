/// Finds the pieces of the walls of a box that are too far from their column for the reader.
///
/// A piece is a stroke in a row that lacks the wall, which no other box claims. It leads to nothing,
/// above and below, but to a border of the box itself or to another such piece.
struct FarWalls {
  let territory: Territory
  /// The index of the box.
  let box: Int

  /// How far from its column a piece may be; nearer ones were found before.
  private static let distances = WallMatcher.reach + 1...10

  private var map: CellMap { territory.map }
  private var top: Int { territory.boxes[box].top }

  /// The column of each piece of a wall, for each row between the borders; -1 for none.
  ///
  /// - Parameters:
  ///   - walls: the columns that are known; -1 for none.
  ///   - column: where the wall belongs in a row.
  func cells(_ walls: [Int32], _ column: (Int) -> Int) -> [Int] {
    var cells = walls.map(Int.init)
    for offset in cells.indices where walls[offset] < 0 {
      let row = top + 1 + offset
      let isBelow = offset + 1 < walls.count && walls[offset + 1] < 0
      cells[offset] =
        piece(row, column(row), above: offset > 0 ? cells[offset - 1] : -1, isBelow) ?? -1
    }
    // What leads on to a piece that leads elsewhere is a line with it.
    for offset in cells.indices.dropLast().reversed()
    where walls[offset] < 0 && cells[offset] >= 0 && cells[offset + 1] != cells[offset] {
      if leads(.north, from: top + 2 + offset, cells[offset]) { cells[offset] = -1 }
    }
    return cells
  }

  /// - Parameters:
  ///   - above: the column of the piece in the row above.
  ///   - isBelow: whether the row below lacks the wall as well.
  private func piece(_ row: Int, _ column: Int, above: Int, _ isBelow: Bool) -> Int? {
    for distance in Self.distances {
      for at in [column - distance, column + distance]
      where isPiece(row, at) && (at == above || !leads(.south, from: row - 1, at)) {
        if isBelow && isPiece(row + 1, at) || !leads(.north, from: row + 1, at) { return at }
      }
    }
    return nil
  }

  private func isPiece(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == Arms.vertical && territory.border(row, column) == nil
  }

  /// Whether a stroke of something else leads into the wall from a cell.
  private func leads(_ way: Way, from row: Int, _ column: Int) -> Bool {
    map.has(way, row, column) && territory.border(row, column) != box
  }
}
