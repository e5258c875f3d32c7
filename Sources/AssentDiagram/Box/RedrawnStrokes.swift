/// The cells of a grid that are drawn anew, and the shapes that boxes stand for.
struct RedrawnStrokes {
  private(set) var cells: [Int: [Int: UInt32]] = [:]
  /// The shapes of boxes, by their upper left corners.
  private(set) var shapes: [Grid.Cell: FlowGraph.Shape] = [:]
  /// A dash, a bar and a plus, in the signs of the drawing.
  let horizontal: UInt32
  let vertical: UInt32
  private let corners: [UInt32]
  private let grid: Grid

  var isEmpty: Bool { cells.isEmpty }

  init(_ grid: Grid) {
    self.grid = grid
    let isASCII = !grid.scalars.contains { StrokeTable.arms(of: $0) != 0 }
    horizontal = isASCII ? CellMap.dash : 0x2500
    vertical = isASCII ? CellMap.bar : 0x2502
    corners = isASCII ? Array(repeating: CellMap.plus, count: 4) : [0x250C, 0x2510, 0x2514, 0x2518]
  }

  mutating func add(_ box: RuledBoxes.Box) {
    frame(box.rows, box.columns)
    for row in box.rules.dropLast() {
      for column in box.columns { draw(horizontal, row, column) }
      draw(tee(.east), row, box.columns.lowerBound)
      draw(tee(.west), row, box.columns.upperBound)
    }
    for (row, column, ways) in box.crossings { draw(crossing(ways), row, column) }
  }

  mutating func addLine(_ row: Int, _ columns: Range<Int>) {
    for column in columns { draw(horizontal, row, column) }
  }

  mutating func add(_ signs: SignStrokes) {
    for (cell, sign) in signs.cells { draw(sign, cell.row, cell.column) }
  }

  mutating func add(_ line: CornerlessLines.Line) {
    let isUpper = line.way == .south
    draw(corners[isUpper ? 0 : 2], line.row, line.corners.left)
    draw(corners[isUpper ? 1 : 3], line.row, line.corners.right)
  }

  mutating func addDash(_ row: Int, _ column: Int) { draw(CellMap.dash, row, column) }

  mutating func addCorner(_ cell: Grid.Cell) { draw(CellMap.plus, cell.row, cell.column) }

  mutating func addWall(_ row: Int, _ column: Int) { draw(vertical, row, column) }

  mutating func add(_ head: SlantedHeads.Head) {
    for column in head.cell.column..<head.cell.column + head.width {
      draw(Grid.space, head.cell.row, column)
    }
    draw(head.isDown ? 0x25BC : 0x25B2, head.cell.row, head.column)
  }

  mutating func add(_ shape: SlantedShapes.Shape) {
    for cell in shape.outline where !shape.rows.contains(cell.row) || !isMark(cell.row, cell.column)
    {
      draw(Grid.space, cell.row, cell.column)
    }
    for (row, columns) in shape.stubs { addLine(row, columns) }
    for cell in shape.stems { draw(vertical, cell.row, cell.column) }
    for (cell, sign) in shape.heads { draw(sign, cell.row, cell.column) }
    for (cell, isRight) in shape.turns { draw(corners[isRight ? 1 : 0], cell.row, cell.column) }
    frame(shape.rows, shape.columns)
    let corner = Grid.Cell(row: shape.rows.lowerBound, column: shape.columns.lowerBound)
    shapes[corner] = shape.form
  }

  /// Draws a sign; nothing left of the page.
  private mutating func draw(_ sign: UInt32, _ row: Int, _ column: Int) {
    if column < 0 { return }
    cells[row, default: [:]][column] = sign
  }

  private mutating func frame(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) {
    for row in [rows.lowerBound, rows.upperBound] {
      for column in columns where !isMark(row, column) { draw(horizontal, row, column) }
    }
    for row in rows {
      draw(vertical, row, columns.lowerBound)
      draw(vertical, row, columns.upperBound)
    }
    draw(corners[0], rows.lowerBound, columns.lowerBound)
    draw(corners[1], rows.lowerBound, columns.upperBound)
    draw(corners[2], rows.upperBound, columns.lowerBound)
    draw(corners[3], rows.upperBound, columns.upperBound)
  }

  /// Whether a line comes into a border or leaves it at a cell, with a sign of its own.
  private func isMark(_ row: Int, _ column: Int) -> Bool {
    let sign = grid.scalar(row, column)
    let arms = StrokeTable.arms(of: sign)
    return StrokeTable.head(of: sign) != nil || sign == 0x76 || sign == CellMap.plus
      || arms & Arms.vertical != 0 && arms & Arms.horizontal == Arms.horizontal
  }

  private func tee(_ way: Way) -> UInt32 {
    corners[0] == CellMap.plus ? CellMap.plus : way == .east ? 0x251C : 0x2524
  }

  /// A divider in a rule: from above, from below, or from both.
  private func crossing(_ ways: UInt8) -> UInt32 {
    if corners[0] == CellMap.plus { return CellMap.plus }
    return ways == Arms.vertical ? 0x253C : ways == Arms.north ? 0x2534 : 0x252C
  }
}
