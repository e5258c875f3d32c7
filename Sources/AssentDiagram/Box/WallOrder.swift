/// The walls of a row by their order, where words have pushed them out: as many as there are corners in the border
/// over them.
///
/// What one box holds too much moves all boxes right of it, so that no wall is near its corner any more.
struct WallOrder {
  /// The columns of the walls from the left.
  let columns: [Int]

  private let map: CellMap

  init(_ map: CellMap, _ row: Int) {
    self.map = map
    columns = (0..<map.grid.width(row)).filter { map.arms(row, $0) == Arms.vertical }
  }

  /// The wall below a corner of an upper border; `nil` where the row has another number of them, or has it no
  /// farther right.
  func wall(of corner: Int, cornersIn row: Int) -> Int? {
    guard columns.count > 2 else { return nil }
    let corners = corners(row)
    guard Self.isPushed(corners, to: columns), let place = corners.firstIndex(of: corner) else {
      return nil
    }
    return columns[place]
  }

  /// Whether the walls of a row, or those right below its corners, are farther than `reach` from the corners they
  /// belong to, where words have pushed them.
  static func isPushed(_ row: Int, _ map: CellMap, past reach: Int) -> Bool {
    WallOrder(map, row).isPushed(past: reach, from: row - 1)
      || WallOrder(map, row + 1).isPushed(past: reach, from: row, rows: 1)
  }

  /// - Parameter rows: in how many rows, from one upwards, their corners may be.
  private func isPushed(past reach: Int, from row: Int, rows: Int = 8) -> Bool {
    guard columns.count > 2 else { return false }
    for above in stride(from: row, to: max(-1, row - rows), by: -1) {
      let corners = corners(above)
      if corners.isEmpty { continue }
      return Self.isPushed(corners, to: columns)
        && zip(corners, columns).contains { $1 - $0 > reach }
    }
    return false
  }

  private func corners(_ row: Int) -> [Int] {
    (0..<map.grid.width(row)).filter {
      map.has(.south, row, $0) && (map.arms(row, $0) & Arms.horizontal).nonzeroBitCount == 1
    }
  }

  /// Whether words can have pushed walls from their places to other columns: each as far as the one left of it,
  /// or farther.
  static func isPushed(_ places: some Collection<Int>, to columns: [Int]) -> Bool {
    guard places.count == columns.count else { return false }
    var pushed = -1
    return zip(places, columns).allSatisfy { place, column in
      defer { pushed = max(pushed, column - place) }
      return column - place >= pushed - 1
    }
  }
}
