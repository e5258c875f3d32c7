/// Which cells of a drawing lead up and down, as strokes, heads or signs that may be strokes where
/// something leads to them.
struct Uprights {
  /// The ways up and down as arms; ``crossed`` where the head of a line stands, perhaps in the place
  /// of a wall.
  private var cells: [UInt8]
  private let map: CellMap
  private var grid: Grid { map.grid }

  private static let crossed: UInt8 = 0x80

  init(_ map: CellMap) {
    self.map = map
    cells = [UInt8](repeating: 0, count: map.grid.scalars.count)
    // Those of ASCII that may lead up or down.
    let signs: RowSigns = "|+.,'`\\"
    for row in 0..<map.grid.rowCount {
      let start = map.grid.rowStarts[row]
      let holdsSigns = map.grid.mayHold(row, signs)
      for column in 0..<map.grid.width(row)
      where map.arms[start + column] | map.heads[start + column] != 0
        || holdsSigns && Self.mayLead(map.grid.scalars[start + column])
      {
        // What leads to a corner within its wall stands in the column of the wall.
        if holdsSigns, let wall = wallBeside(row, column) {
          if let cell = map.grid.index(row, wall) { cells[cell] |= Self.crossed }
        } else {
          cells[start + column] |= ways(row, column, start + column)
        }
      }
    }
  }

  /// Whether a sign may lead up or down where no arms of it are known.
  @inline(__always)
  private static func mayLead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case CellMap.bar, CellMap.plus, 0x27, 0x2C, 0x2E, 0x60: true
    default: false
    }
  }

  /// The ways up and down that a cell leads, as arms.
  @inline(__always)
  subscript(row: Int, column: Int) -> UInt8 {
    grid.index(row, column).map { cells[$0] & Arms.vertical } ?? 0
  }

  /// Whether a cell leads up or down.
  @inline(__always)
  func leads(cell: Int) -> Bool { cells[cell] & Arms.vertical != 0 }

  /// Whether something in the next row of a way leads to a column of a row, or a head stands in the
  /// place of what would.
  @inline(__always)
  func lead(_ way: Way, to column: Int, of row: Int) -> Bool {
    guard let index = grid.index(row + way.rowStep, column) else { return false }
    return cells[index] & (way.opposite.bit | Self.crossed) != 0
  }

  private func ways(_ row: Int, _ column: Int, _ index: Int) -> UInt8 {
    if map.heads[index] != 0, let head = map.head(row, column) {
      return head.isVertical ? head.opposite.bit : Self.crossed
    }
    switch grid.scalars[index] {
    case 0x2190...: return map.arms[index] & Arms.vertical
    case CellMap.bar: return Arms.vertical
    case CellMap.plus: return isBesideLine(row, column) ? Arms.vertical : 0
    case 0x2E, 0x2C: return isBesideRule(row, column) ? Arms.south : 0
    case 0x27, 0x60: return isBesideRule(row, column) ? Arms.north : 0
    case 0x5C: return map.isLastItem(row, column) ? map.arms[index] & Arms.vertical : 0
    default: return 0
    }
  }

  /// The column of the wall beside which a corner of full stops or apostrophes stands.
  private func wallBeside(_ row: Int, _ column: Int) -> Int? {
    switch grid.scalar(row, column) {
    case 0x2E, 0x2C: map.wall(ofSetIn: row, column, row + 1)
    case 0x27, 0x60: map.wall(ofSetIn: row, column, row - 1)
    default: nil
    }
  }

  private func isBesideLine(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].contains {
      let scalar = grid.scalar(row, column + $0)
      return scalar == CellMap.dash || map.head(row, column + $0) != nil
        || scalar == CellMap.equals && grid.scalar(row, column + 2 * $0) == CellMap.equals
    }
  }

  private func isBesideRule(_ row: Int, _ column: Int) -> Bool {
    [-1, 1].contains {
      grid.scalar(row, column + $0) == CellMap.dash
        && [CellMap.dash, CellMap.plus].contains(grid.scalar(row, column + 2 * $0))
    }
  }
}
