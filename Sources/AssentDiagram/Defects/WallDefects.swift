import AssentDiagnostics

/// Finds walls of boxes that are not where the borders say, and borders that do not fit.
struct WallDefects {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []
  /// The index of the box that each defect is of.
  private(set) var owners: [Int] = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    for index in drawing.boxes.indices {
      check(index)
      owners += repeatElement(index, count: found.count - owners.count)
    }
    for (index, bands) in drawing.alignment.dividers.enumerated() {
      for divider in bands.joined() {
        for (row, wall) in divider.displaced(map) {
          owners.append(index)
          found.append(
            drawing.defect(
              .borderOffset, row, divider.column, at: wall,
              "the divider is at \(columnName(wall)), its rule meets "
                + columnName(divider.column)))
        }
      }
    }
  }

  private mutating func check(_ index: Int) {
    let box = drawing.boxes[index]
    let columns = drawing.alignment.walls[index]
    for row in box.rows {
      check(columns.leftPiece(row, map), row, columns.left, .leftBorderOffset, "left")
      check(columns.rightPiece(row, map), row, columns.right(row), .borderOffset, "right")
    }
    checkBorders(box, columns)
    if let narrowing = columns.narrowing { checkNarrowing(box, columns, narrowing) }
    checkBeyondCorner(box, columns)
  }

  // MARK: Walls

  private mutating func check(
    _ piece: WallTracks.Piece, _ row: Int, _ column: Int, _ kind: RuleID, _ side: String
  ) {
    switch piece {
    case .placed, .hidden: break
    case .displaced(let wall):
      found.append(drawing.defect(kind, row, column, at: wall, offset(side, wall, column)))
    case .pushed:
      var end = column
      while drawing.isText(row, end) { end += 1 }
      found.append(
        DiagramDefect(
          kind: .textOverflow, row: row, column: column,
          range: drawing.range(row, column..<end),
          message: "text runs through the right wall at \(columnName(column))"))
    case .missing:
      found.append(
        drawing.defect(
          .unclosedWall, row, column, "the \(side) wall at \(columnName(column)) is missing here"))
    }
  }

  private func offset(_ side: String, _ wall: Int, _ column: Int) -> String {
    "the \(side) wall is at \(columnName(wall)), its corner at \(columnName(column))"
  }

  // MARK: Borders

  private mutating func checkBorders(_ box: DrawnBox, _ columns: WallTracks) {
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
    _ box: DrawnBox, _ columns: WallTracks, _ narrowing: (row: Int, from: Int, to: Int)
  ) {
    found.append(
      drawing.defect(
        .panelNarrows, narrowing.row, narrowing.to,
        "the panel narrows from \(columnName(narrowing.from)) to \(columnName(narrowing.to)) here"))
    for (row, wall) in columns.oldWall where wall != narrowing.from && row < box.bottom {
      found.append(
        drawing.defect(
          .borderOffset, row, narrowing.from, at: wall, offset("right", wall, narrowing.from)))
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

  // MARK: A wall beyond the lower corner

  private mutating func checkBeyondCorner(_ box: DrawnBox, _ columns: WallTracks) {
    guard let first = columns.wallBeyond.first else { return }
    found.append(
      drawing.defect(
        .wallOutsideCorner, box.bottom, first.column,
        "the wall stands right of the lower corner at \(columnName(box.bottomRight))"))
    let below = columns.wallBeyond.dropFirst()
    guard let next = below.first else { return }
    found.append(
      drawing.defect(
        .unclosedWall, next.row, columns.right(box.bottom), at: next.column,
        "a wall runs on below its box for \(below.count) rows and is never closed"))
  }
}
