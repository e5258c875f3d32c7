/// The edits that bring walls to the columns of their corners, and corners to their walls.
struct WallEdits {
  let drawing: Drawing
  private var byRow: [Int: [(row: Int, change: DrawingEdit.Change)]] = [:]

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  /// - Parameter isFree: which of the boxes may change.
  init(_ drawing: Drawing, isFree: [Bool]) {
    self.drawing = drawing
    for index in drawing.boxes.indices where isFree[index] {
      straighten(drawing.boxes[index], drawing.alignment.walls[index])
      for divider in drawing.alignment.dividers[index].joined() {
        for (row, wall) in divider.displaced(map) { move(row, wall, divider.column) }
      }
    }
  }

  /// One edit for each row.
  var edits: [DrawingEdit] {
    byRow.sorted { $0.key < $1.key }.map { DrawingEdit($0.value) }
  }

  private mutating func move(_ row: Int, _ from: Int, _ to: Int) {
    guard from != to else { return }
    byRow[row, default: []].append((row, .move(from: from, to: to)))
  }

  private mutating func straighten(_ box: DrawnBox, _ columns: WallTracks) {
    for row in box.rows {
      put(columns.leftPiece(row, map), row, columns.left, like: box)
      put(columns.rightPiece(row, map), row, columns.right(row), like: box)
    }
    if let narrowing = columns.narrowing {
      for (row, wall) in columns.oldWall
      where row < box.bottom && drawing.reading.territory.border(row, wall) == nil {
        move(row, wall, narrowing.from)
      }
      return
    }
    move(box.top, box.left, columns.left)
    move(box.bottom, box.bottomLeft, columns.left)
    move(box.top, box.right, columns.right)
    closeCorner(box, columns)
  }

  private mutating func put(
    _ piece: WallTracks.Piece, _ row: Int, _ column: Int, like box: DrawnBox
  ) {
    switch piece {
    case .placed, .pushed, .hidden: break
    case .displaced(let wall): move(row, wall, column)
    case .missing: draw(row, column, like: box)
    }
  }

  /// Draws a piece of wall that was left out.
  private mutating func draw(_ row: Int, _ column: Int, like box: DrawnBox) {
    guard grid.isBlank(row, column),
      grid.isBlank(row, column - 1), grid.isBlank(row, column + 1)
    else { return }
    let beside = [row - 1, row + 1].first { map.arms($0, column) == Arms.vertical }
    let wall = beside.map { ($0, column) } ?? piece(of: box)
    guard let wall, let character = Unicode.Scalar(grid.scalar(wall.0, wall.1)) else { return }
    byRow[row, default: []].append(
      (row, .set(column: column, character: character, arms: Arms.vertical)))
  }

  /// The cell of any piece of its walls.
  private func piece(of box: DrawnBox) -> (row: Int, column: Int)? {
    for (offset, row) in box.rows.enumerated() {
      for wall in [Int(box.leftWalls[offset]), Int(box.rightWalls[offset])]
      where map.arms(row, wall) == Arms.vertical { return (row, wall) }
    }
    return nil
  }

  private mutating func closeCorner(_ box: DrawnBox, _ columns: WallTracks) {
    if map.arms(box.bottom, box.bottomRight) & Arms.north != 0 {
      // A wall beyond the corner may be a line that crosses: that has no one right answer.
      let isBeyond =
        box.bottomRight < columns.right
        && (box.bottomRight + 1...columns.right).contains {
          !grid.isBlank(box.bottom, $0)
        }
      if !isBeyond { move(box.bottom, box.bottomRight, columns.right) }
      return
    }
    guard let upper = Unicode.Scalar(grid.scalar(box.top, box.right)),
      let corner = Strokes.lowerRight[upper],
      let rule = Unicode.Scalar(grid.scalar(box.bottom, box.bottomRight)),
      map.arms(box.bottom, box.bottomRight) == Arms.horizontal,
      box.bottomRight < columns.right
        ? (box.bottomRight + 1...columns.right).allSatisfy({ grid.isBlank(box.bottom, $0) }) : true
    else { return }
    if box.bottomRight > columns.right { return }
    if box.bottomRight + 1 < columns.right {
      for column in box.bottomRight + 1..<columns.right {
        byRow[box.bottom, default: []].append(
          (box.bottom, .set(column: column, character: rule, arms: Arms.horizontal)))
      }
    }
    byRow[box.bottom, default: []].append(
      (
        box.bottom,
        .set(column: columns.right, character: corner, arms: Arms.north | Arms.west)
      ))
  }
}
