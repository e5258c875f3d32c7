/// The two walls of a box, followed down its rows, each with the column at which it belongs.
struct WallTracks {
  /// What stands where a piece of wall belongs.
  enum Piece: Hashable {
    case placed
    /// It stands at another column.
    case displaced(from: Int)
    /// Words run through its column; where they have pushed it out, it stands behind them.
    case pushed
    /// Nothing stands there.
    case missing
    /// A stroke of something else stands there.
    case hidden
  }

  /// Column of the left wall.
  let left: Int
  /// Column of the right wall, in a box that does not change its width.
  let right: Int
  /// Row of the rule at which the box becomes narrower, and the width before and after.
  let narrowing: (row: Int, from: Int, to: Int)?
  /// The column of each piece, for each row between the borders; -1 for none.
  private let leftCells: [Int]
  private let rightCells: [Int]
  private let top: Int
  /// Where the right wall of a box that became narrower goes on, in the column it had before.
  let oldWall: [(row: Int, column: Int)]
  /// Where the right wall stands beyond the lower corner, and goes on below it.
  let wallBeyond: [(row: Int, column: Int)]

  /// The pieces that are too far from their column for the reader, which takes them for lines.
  let farPieces: [(row: Int, column: Int)]

  /// - Parameter index: which of the boxes it is.
  init(_ index: Int, _ territory: Territory) {
    let box = territory.boxes[index]
    top = box.top
    var narrowing: (row: Int, from: Int, to: Int)?
    var end = Int32(box.right)
    for (offset, expected) in box.expectedRight.enumerated() where expected != end {
      narrowing = (box.top + 1 + offset, Int(end), Int(expected))
      end = expected
    }
    self.narrowing = narrowing
    left = Self.agreed(box.left, box.bottomLeft, box.leftWalls)
    right =
      narrowing == nil ? Self.agreed(box.right, box.bottomRight, box.rightWalls) : box.right
    let (left, right) = (left, right)
    let far = FarWalls(territory: territory, box: index)
    leftCells = far.cells(box.leftWalls) { _ in left }
    rightCells = far.cells(box.rightWalls) { row in
      narrowing.map { row >= $0.row ? $0.to : right } ?? right
    }
    farPieces = [(leftCells, box.leftWalls), (rightCells, box.rightWalls)].flatMap { cells, walls in
      zip(box.rows, zip(cells, walls)).filter { $0.1.0 >= 0 && $0.1.1 < 0 }.map { ($0.0, $0.1.0) }
    }
    oldWall =
      narrowing.map { narrowing in
        (narrowing.row...max(narrowing.row, box.bottom)).compactMap { row in
          territory.map.wall(row, near: narrowing.from).map { (row, $0) }
        }
      } ?? []
    wallBeyond = Self.wallBeyond(box, narrowing?.to ?? right, territory.map)
  }

  /// The column that more rows are at; the upper border decides where none is.
  private static func agreed(_ top: Int, _ bottom: Int, _ walls: [Int32]) -> Int {
    if top == bottom { return top }
    let atTop = walls.count { Int($0) == top }
    let atBottom = walls.count { Int($0) == bottom }
    return atBottom > atTop ? bottom : top
  }

  /// The column of the right wall in a row between the borders.
  func right(_ row: Int) -> Int {
    guard let narrowing, row >= narrowing.row else { return right }
    return narrowing.to
  }

  // MARK: Pieces

  /// What stands where the left wall belongs in a row between the borders.
  func leftPiece(_ row: Int, _ map: CellMap) -> Piece {
    let cell = leftCells[row - top - 1]
    if cell == left { return .placed }
    if cell >= 0 { return .displaced(from: cell) }
    return map.grid.isBlank(row, left) ? .missing : .hidden
  }

  /// What stands where the right wall belongs in a row between the borders.
  func rightPiece(_ row: Int, _ map: CellMap) -> Piece {
    let cell = rightCells[row - top - 1]
    let column = right(row)
    if cell == column { return .placed }
    if cell > column || cell < 0, map.isText(row, column) { return .pushed }
    if cell >= 0 { return .displaced(from: cell) }
    return map.grid.isBlank(row, column) ? .missing : .hidden
  }

  // MARK: Walls that go on

  private static func wallBeyond(
    _ box: DrawnBox, _ right: Int, _ map: CellMap
  ) -> [(row: Int, column: Int)] {
    guard box.bottomRight < right, let wall = map.wall(box.bottom, near: right),
      wall > box.bottomRight, map.wall(box.bottom - 1, near: right) != nil
    else { return [] }
    var found = [(row: box.bottom, column: wall)]
    while let next = map.wall(found[found.count - 1].row + 1, near: right) {
      found.append((found[found.count - 1].row + 1, next))
    }
    return found
  }
}

extension CellMap {
  /// Whether a cell holds a character of a word.
  func isText(_ row: Int, _ column: Int) -> Bool {
    !grid.isBlank(row, column) && arms(row, column) == 0 && head(row, column) == nil
  }

  /// The piece of wall nearest to a column, as far aside as a miscount moves one.
  fileprivate func wall(_ row: Int, near column: Int) -> Int? {
    nearest(to: column, within: BoxFinder.tolerance) { arms(row, $0) == Arms.vertical }
  }
}
