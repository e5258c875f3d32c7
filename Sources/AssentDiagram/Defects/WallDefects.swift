/// Finds walls of boxes that are not where the borders say, and borders that do not fit.
struct WallDefects {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []
  /// The index of the box that each defect is of.
  private(set) var owners: [Int] = []
  /// Cells that are pieces of a wall, although the reader takes them for lines.
  private(set) var strayWalls: Set<Int> = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    for index in drawing.boxes.indices {
      check(index)
      owners += repeatElement(index, count: found.count - owners.count)
    }
    for (row, wall, column, index) in Dividers(drawing).offsets {
      owners.append(index)
      found.append(
        drawing.defect(
          .borderOffset, row, column, at: wall,
          "the divider is at \(columnName(wall)), its rule meets \(columnName(column))"))
    }
  }

  private mutating func check(_ index: Int) {
    let box = drawing.boxes[index]
    let columns = WallColumns(box)
    for (offset, row) in box.rows.enumerated() {
      checkLeft(row, Int(box.leftWalls[offset]), columns.left)
      checkRight(row, Int(box.rightWalls[offset]), columns.right(row))
    }
    checkBorders(box, columns)
    if let narrowing = columns.narrowing { checkNarrowing(box, narrowing) }
    checkBeyondCorner(box, columns)
  }

  // MARK: Walls

  private mutating func checkLeft(_ row: Int, _ wall: Int, _ column: Int) {
    let wall = wall >= 0 ? wall : drawing.farWall(row, column) ?? -1
    if wall < 0 {
      guard grid.isBlank(row, column) else { return }
      found.append(
        drawing.defect(
          .unclosedWall, row, column, "the left wall at \(columnName(column)) is missing here"))
    } else if wall != column {
      found.append(
        drawing.defect(.leftBorderOffset, row, column, at: wall, offset("left", wall, column)))
    }
  }

  private mutating func checkRight(_ row: Int, _ wall: Int, _ column: Int) {
    let wall = wall >= 0 ? wall : drawing.farWall(row, column) ?? -1
    if wall == column { return }
    if wall > column || wall < 0, drawing.isText(row, column) {
      var end = column
      while drawing.isText(row, end) { end += 1 }
      found.append(
        DiagramDefect(
          kind: .textOverflow, row: row, column: column,
          range: drawing.range(row, column..<end),
          message: "text runs through the right wall at \(columnName(column))"))
    } else if wall >= 0 {
      found.append(
        drawing.defect(.borderOffset, row, column, at: wall, offset("right", wall, column)))
    } else if grid.isBlank(row, column) {
      found.append(
        drawing.defect(
          .unclosedWall, row, column, "the right wall at \(columnName(column)) is missing here"))
    }
  }

  private func offset(_ side: String, _ wall: Int, _ column: Int) -> String {
    "the \(side) wall is at \(columnName(wall)), its corner at \(columnName(column))"
  }

  // MARK: Borders

  private mutating func checkBorders(_ box: DrawnBox, _ columns: WallColumns) {
    if box.left != columns.left {
      found.append(
        drawing.defect(
          .leftBorderOffset, box.top, columns.left, at: box.left,
          offset("left", columns.left, box.left)))
    }
    if box.bottomLeft != columns.left {
      found.append(
        drawing.defect(
          .leftBorderOffset, box.bottom, columns.left, at: box.bottomLeft,
          "the lower left corner is at \(columnName(box.bottomLeft)), the wall at "
            + columnName(columns.left)))
    }
    if map.arms(box.bottom, box.bottomRight) & Arms.north == 0 {
      found.append(
        drawing.defect(
          .unclosedWall, box.bottom, columns.right, at: box.bottomRight,
          "the lower right corner is missing"))
    } else if box.bottomRight - box.bottomLeft != box.right - box.left {
      let isTopWrong = box.right != columns.right
      found.append(
        drawing.defect(
          .bottomWidth, isTopWrong ? box.top : box.bottom,
          isTopWrong ? box.right : box.bottomRight,
          "the lower right corner is at \(columnName(box.bottomRight)), the upper one at "
            + columnName(box.right)))
    }
  }

  // MARK: A panel that becomes narrower

  private mutating func checkNarrowing(
    _ box: DrawnBox, _ narrowing: (row: Int, from: Int, to: Int)
  ) {
    found.append(
      drawing.defect(
        .panelNarrows, narrowing.row, narrowing.to,
        "the panel narrows from \(columnName(narrowing.from)) to \(columnName(narrowing.to)) here"))
    for row in narrowing.row...box.bottom {
      guard let wall = nearest(row, narrowing.from) else { continue }
      strayWalls.insert(grid.rowStarts[row] + wall)
      if wall != narrowing.from, row < box.bottom {
        found.append(
          drawing.defect(
            .borderOffset, row, narrowing.from, at: wall, offset("right", wall, narrowing.from)))
      }
    }
    var at = narrowing.to + 1
    while at < narrowing.from - BoxFinder.tolerance, at < grid.width(box.bottom) {
      if map.arms(box.bottom, at) & Arms.vertical != 0,
        map.arms(box.bottom - 1, at) & Arms.vertical != 0
      {
        found.append(
          drawing.defect(
            .lineThroughPanel, box.bottom, at,
            "a line runs between the narrowed panel and the frame around it"))
        break
      }
      at += 1
    }
  }

  private func nearest(_ row: Int, _ column: Int) -> Int? {
    [0, -1, 1, -2, 2].map { column + $0 }.first { map.arms(row, $0) == Arms.vertical }
  }

  // MARK: A wall beyond the lower corner

  private mutating func checkBeyondCorner(_ box: DrawnBox, _ columns: WallColumns) {
    guard box.bottomRight < columns.right(box.bottom) else { return }
    let expected = columns.right(box.bottom)
    guard let wall = nearest(box.bottom, expected), wall > box.bottomRight,
      nearest(box.bottom - 1, expected) != nil
    else { return }
    strayWalls.insert(grid.rowStarts[box.bottom] + wall)
    found.append(
      drawing.defect(
        .wallOutsideCorner, box.bottom, wall,
        "the wall stands right of the lower corner at \(columnName(box.bottomRight))"))
    guard let next = nearest(box.bottom + 1, expected) else { return }
    var end = box.bottom + 1
    while let below = nearest(end, expected) {
      strayWalls.insert(grid.rowStarts[end] + below)
      end += 1
    }
    found.append(
      drawing.defect(
        .unclosedWall, box.bottom + 1, expected, at: next,
        "a wall runs on below its box for \(end - box.bottom - 1) rows and is never closed"))
  }
}
