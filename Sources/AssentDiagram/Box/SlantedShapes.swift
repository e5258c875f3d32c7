import AssentDiagnostics

/// Shapes with slanted sides around words, such as the diamond of a decision.
///
/// A shape begins with a point (`/\`), a border (`/----\`, `.----.`) or a line of underscores, and ends in
/// the same way; between, each row has one `/` or `\` on each side, not far from those above. What is no
/// shape in every row stays as it is: roofs, plots, trees and words with slashes.
struct SlantedShapes {
  typealias Cell = Grid.Cell

  struct Shape {
    var rows: ClosedRange<Int>
    /// The walls of the box that is drawn around the words instead.
    var columns: ClosedRange<Int>
    var form: FlowGraph.Shape
    /// The signs that the shape is drawn with.
    var outline: [Cell]
    /// Pieces that lead lines on to the walls.
    var stubs: [(row: Int, columns: Range<Int>)] = []
    /// Pieces that lead lines on to the borders.
    var stems: [Cell] = []
    /// Heads that stand at the walls and borders then.
    var heads: [(cell: Cell, sign: UInt32)] = []
    /// Where lines of underscores turn down, and whether they come from the left.
    var turns: [(cell: Cell, isRight: Bool)] = []
  }

  private(set) var shapes: [Shape] = []

  init(_ grid: Grid) {
    var taken: Set<Cell> = []
    var tries = 0
    for row in 0..<grid.rowCount {
      var column = grid.indents[row]
      while column < grid.width(row) {
        if SlantedOutline.mayBegin(with: grid.scalar(row, column)),
          !taken.contains(Cell(row: row, column: column)), tries < DrawingLimit.boxes,
          let outline = SlantedOutline(grid, row, column, &tries),
          let shape = Self.shape(outline, grid)
        {
          shapes.append(shape)
          taken.formUnion(outline.cells)
        }
        column += 1
      }
    }
  }

  /// The box for an outline; `nil` where it holds no words, or other things stand in the way.
  private static func shape(_ outline: SlantedOutline, _ grid: Grid) -> Shape? {
    // Two blanks beside the words leave room for the slant; none is enough.
    let walls = [2, 1, 0].firstNonNil { self.walls(of: outline, grid, padding: $0) }
    guard let walls else { return nil }
    var shape = Shape(
      rows: outline.rows, columns: walls, form: outline.form, outline: outline.cells)
    for tip in outline.tips
    where isLine(grid, tip.cell.row + tip.step, tip.cell.column, vertical: true) {
      shape.addStem(tip.cell, tip.step, grid)
    }
    for step in [-1, 1] {
      let ends = outline.inner.map { row in
        let side = outline.side(row)
        return (
          row: row, wall: step < 0 ? walls.lowerBound : walls.upperBound,
          side: step < 0 ? side.left : side.right
        )
      }
      let met = ends.filter { isMet(grid, $0.row, $0.side + step, step) }
      for end in met { lead(end.row, from: end.wall, to: end.side, step, in: &shape, grid) }
      if met.isEmpty,
        let end = ends.first(where: {
          ($0.side - $0.wall) * step > 0 && isNear(grid, $0.row, $0.side, step)
        })
      {
        shape.addStub(end.row, end.wall, end.side + step)
      }
    }
    return shape
  }

  /// The columns of walls around the words of an outline, and around the lines that come to its ends.
  private static func walls(
    of outline: SlantedOutline, _ grid: Grid, padding: Int
  ) -> ClosedRange<Int>? {
    let words = outline.inner.flatMap { row in
      let side = outline.side(row)
      return grid.stretches(row, side.left + 1..<max(side.left + 1, side.right)) { _ in false }
    }
    guard let first = words.map(\.lowerBound).min(), let last = words.map(\.upperBound).max() else {
      return nil
    }
    let widest = (
      left: outline.sides.map(\.left).min() ?? 0, right: outline.sides.map(\.right).max() ?? 0
    )
    var left = max(first - 1 - padding, min(first - 1, widest.left))
    var right = min(last + padding, max(last, widest.right))
    for (row, step) in [(outline.rows.lowerBound, -1), (outline.rows.upperBound, 1)] {
      let side = outline.side(row)
      for column in side.left...max(side.left, side.right)
      where isLine(grid, row + step, column, vertical: true) {
        left = max(0, min(left, column - 1))
        right = max(right, column + 1)
      }
    }
    for row in outline.rows {
      let side = outline.side(row)
      for (start, end, step) in [(left, side.left, -1), (side.right + 1, right + 1, 1)]
      where start < end {
        let isFree = (start..<end).allSatisfy {
          grid.isBlank(row, $0) || outline.inner.contains(row) && isMet(grid, row, $0, step)
        }
        if !isFree { return nil }
      }
    }
    return left...right
  }

  /// Whether a line comes to a cell beside a shape.
  private static func isMet(_ grid: Grid, _ row: Int, _ column: Int, _ step: Int) -> Bool {
    let sign = grid.scalar(row, column)
    return sign == 0x5F || isHead(sign, step) || isLine(grid, row, column, vertical: false)
  }

  /// Whether something stands a blank or two beside the corner of a shape.
  private static func isNear(_ grid: Grid, _ row: Int, _ side: Int, _ step: Int) -> Bool {
    (1...3).contains { !grid.isBlank(row, side + step * $0) }
      && [-1, 1].allSatisfy {
        let beyond = grid.scalar(row + $0, side + step)
        return beyond == Grid.space && grid.isBlank(row + $0, side)
      }
  }

  /// Draws a line that comes to a side of a shape on to the wall.
  private static func lead(
    _ row: Int, from wall: Int, to side: Int, _ step: Int, in shape: inout Shape, _ grid: Grid
  ) {
    let next = side + step
    if grid.scalar(row, next) == 0x5F {
      var end = next
      while grid.scalar(row, end) == 0x5F { end += step }
      shape.addStub(row, wall, end)
      if grid.isBlank(row, end), isLine(grid, row + 1, end, vertical: true) {
        shape.turns.append((Cell(row: row, column: end), step > 0))
      }
      return
    }
    let sign = grid.scalar(row, next)
    if (next - wall) * step > 0 {
      shape.addStub(row, wall, isHead(sign, step) ? next + step : next)
    }
    if isHead(sign, step) {
      shape.heads.append((Cell(row: row, column: wall + step), sign))
    }
  }

  /// Whether a sign is a head that points back at a wall, which stands against the step.
  private static func isHead(_ sign: UInt32, _ step: Int) -> Bool {
    let way: Way = step > 0 ? .west : .east
    return sign == (step > 0 ? 0x3C : 0x3E) || StrokeTable.head(of: sign) == way
  }

  private static func isLine(_ grid: Grid, _ row: Int, _ column: Int, vertical: Bool) -> Bool {
    let sign = grid.scalar(row, column)
    if vertical, [CellMap.bar, CellMap.plus, 0x76, 0x56, 0x5E].contains(sign) { return true }
    if !vertical, sign == CellMap.dash { return true }
    let arms = StrokeTable.arms(of: sign)
    return arms & (vertical ? Arms.vertical : Arms.horizontal) != 0
      || vertical && StrokeTable.head(of: sign).map(\.isVertical) ?? false
  }
}

extension SlantedShapes.Shape {
  /// Draws a line on to the border where the tip of the shape was.
  fileprivate mutating func addStem(_ tip: Grid.Cell, _ step: Int, _ grid: Grid) {
    let sign = grid.scalar(tip.row + step, tip.column)
    let isHead = sign == 0x76 || sign == 0x56 || sign == 0x5E || StrokeTable.head(of: sign) != nil
    if isHead {
      heads.append((tip, sign))
      stems.append(Grid.Cell(row: tip.row + step, column: tip.column))
    } else {
      stems.append(tip)
    }
  }

  /// Adds a line between two columns.
  fileprivate mutating func addStub(_ row: Int, _ column: Int, _ other: Int) {
    let (first, last) = (min(column, other) + 1, max(column, other))
    if first < last { stubs.append((row, first..<last)) }
  }
}
