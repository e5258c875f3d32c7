/// A plot: an axis up the page and one along its foot, with a curve between them.
enum PlotLayout {
  private struct Axis {
    var column: Int
    /// The rows of the axis up the page, without that of the corner.
    var rows: Range<Int>
  }

  /// Fewer rows, and a shorter foot, are no axes.
  private static let least = (rows: 3, foot: 8)

  /// Whether a plot is drawn somewhere in a grid; the walls of a box are no axes of one.
  static func isDrawn(_ grid: Grid, besides box: DrawnBox? = nil) -> Bool {
    (least.rows..<max(least.rows, grid.rowCount)).contains { row in
      (0..<grid.width(row)).contains { column in
        isCorner(grid.scalar(row, column)) && !(box?.bottom == row && box?.bottomLeft == column)
          && axis(grid, row, column).map { holdsCurve(grid, $0) }
            ?? false
      }
    }
  }

  private static func isCorner(_ sign: UInt32) -> Bool {
    sign == CellMap.plus || sign == CellMap.bar
      || StrokeTable.arms(of: sign) & (Arms.north | Arms.east) == Arms.north | Arms.east
      || sign == 0x2502
  }

  /// The axis that goes up from a corner, where a foot leads from there to a free end.
  private static func axis(_ grid: Grid, _ row: Int, _ column: Int) -> Axis? {
    if isFoot(grid.scalar(row, column - 1)) { return nil }
    var end = column + 1
    while isFoot(grid.scalar(row, end)) { end += 1 }
    let last = grid.scalar(row, end)
    let isFree =
      last == Grid.space || last == 0x3E || StrokeTable.head(of: last) == .east
    // No line runs on below an axis.
    guard end - column > least.foot, isFree, isClear(grid, row, upTo: column),
      !(column..<end).contains(where: {
        StrokeTable.arms(of: grid.scalar(row + 1, $0)) & Arms.north != 0
      }), !isUpright(grid, row + 1, column)
    else { return nil }
    var top = row
    while top > 0, isUpright(grid, top - 1, column), isClear(grid, top - 1, upTo: column) {
      top -= 1
    }
    guard row - top >= least.rows else { return nil }
    // The wall of a box ends in its corner.
    let above = grid.scalar(top - 1, column)
    let isWall =
      above == CellMap.plus || StrokeTable.arms(of: above) & Arms.horizontal != 0
    return isWall ? nil : Axis(column: column, rows: top..<row)
  }

  private static func isFoot(_ sign: UInt32) -> Bool {
    sign == CellMap.dash || sign == 0x5F || sign == CellMap.plus
      || StrokeTable.arms(of: sign) & Arms.horizontal == Arms.horizontal
  }

  /// Whether a cell is a piece of an axis, perhaps at a tick, and no branch of a line.
  private static func isUpright(_ grid: Grid, _ row: Int, _ column: Int) -> Bool {
    let sign = grid.scalar(row, column)
    if sign == CellMap.bar { return true }
    if sign == CellMap.plus { return grid.scalar(row, column + 1) != CellMap.dash }
    let arms = StrokeTable.arms(of: sign)
    return arms & Arms.vertical == Arms.vertical && arms != Arms.vertical | Arms.east
  }

  /// Whether nothing stands left of an axis but the words at a tick, or the wall of a frame.
  private static func isClear(_ grid: Grid, _ row: Int, upTo column: Int) -> Bool {
    let words = grid.stretches(row, 0..<column) { _ in false }
    guard let first = words.first, let last = words.last else { return true }
    return last.upperBound - first.lowerBound <= 12 || words.count == 1
  }

  /// Whether more than words stand in a third of the rows, and no boxes.
  private static func holdsCurve(_ grid: Grid, _ axis: Axis) -> Bool {
    var curved = 0
    for row in axis.rows {
      var marks = 0
      var letters = 0
      var walls = 0
      var isAfterWall = false
      for column in axis.column + 1..<max(axis.column + 1, grid.width(row)) {
        let sign = grid.scalar(row, column)
        if sign == Grid.space { continue }
        if sign == CellMap.bar || StrokeTable.arms(of: sign) == Arms.vertical {
          if isAfterWall, letters > 0 { return false }
          isAfterWall = true
          walls += 1
        } else if isMark(sign) {
          marks += 1
        } else {
          letters += 1
        }
      }
      if marks > 0, marks + walls >= letters || marks > 1 && letters <= 8 * marks { curved += 1 }
    }
    return curved >= 2 && curved * 3 >= axis.rows.count
  }

  /// Whether a sign is a piece of a curve or a point of one.
  private static func isMark(_ sign: UInt32) -> Bool {
    switch sign {
    case 0x2F, 0x5C, 0x2A, 0x2E, 0x6F, 0x5F, 0x2D, 0x27, 0x60, 0x7E, 0x23, 0x3D, 0x78: true
    case 0x2500...0x259F, 0x25A0...0x25FF, 0x2022, 0xB7, 0xD7: true
    default: false
    }
  }
}
