/// Where the strokes of boxes belong: what is drawn beside its column, and what is drawn at it.
///
/// The pieces of one wall or divider are a track down the page, and each track has one column, on
/// which its borders or most of its rows agree. Defects are what stands beside its column,
/// straightening brings it there, and a picture draws the columns.
struct Alignment {
  /// The walls of each box.
  let walls: [WallTracks]
  /// The dividers of each band of each box, from the left.
  let dividers: [[[DividerTrack]]]
  /// The pieces of walls that go on where their box has become narrower or has ended, by cell, with
  /// the column at which they belong.
  let strayWalls: [Int: Int]

  init(_ territory: Territory, _ regions: Regions) {
    walls = territory.boxes.indices.map { WallTracks($0, territory) }
    dividers = regions.plans.map(\.dividers)
    var strayWalls: [Int: Int] = [:]
    for (box, tracks) in zip(territory.boxes, walls) {
      func add(_ pieces: [(row: Int, column: Int)], _ target: Int) {
        for (row, column) in pieces {
          if let cell = territory.map.grid.index(row, column) { strayWalls[cell] = target }
        }
      }
      add(tracks.oldWall, tracks.narrowing?.from ?? tracks.right)
      add(tracks.wallBeyond, tracks.right(box.bottom))
    }
    self.strayWalls = strayWalls
  }
}

extension CellMap {
  /// The column that passes a test and is nearest to one, of two the left one; how far a miscount
  /// may have moved a stroke is for the caller to say.
  func nearest(to column: Int, within reach: Int, where isIt: (Int) -> Bool) -> Int? {
    if isIt(column) { return column }
    for distance in stride(from: 1, through: reach, by: 1) {
      if isIt(column - distance) { return column - distance }
      if isIt(column + distance) { return column + distance }
    }
    return nil
  }
}
