/// Signs behind words in a box at which a line through its wall begins, as pointers are drawn.
extension CellMap {
  /// Whether `o` or `*` is one: `| name o-+-->`, or from the other wall `<--+-o name |`.
  func isPointerMark(_ row: Int, _ column: Int) -> Bool {
    [Way.east, .west].contains { way in
      let step = way.columnStep
      guard grid.isBlank(row, column - step), isText(row, column - 2 * step) else { return false }
      var wall = column + step
      while arms(row, wall) == Arms.horizontal, abs(wall - column) < Self.pointerReach {
        wall += step
      }
      return wall != column + step && arms(row, wall) == Arms.horizontal | Arms.vertical
        && (has(way.opposite, row, wall + step) || head(row, wall + step) == way)
    }
  }

  /// Whether a star stands where strokes or heads of ASCII lines meet, as a plus does.
  func isJoint(_ row: Int, _ column: Int) -> Bool {
    guard isASCII, grid.scalar(row, column) == Self.star else { return false }
    let arms = Way.allCases.filter {
      has($0.opposite, row + $0.rowStep, column + $0.columnStep)
    }
    return arms.count > 1 && arms.contains { !$0.isVertical }
  }

  /// Whether a sign may be one.
  static func isPointerSign(_ sign: UInt32) -> Bool {
    sign == letter || sign == star || sign == bullet
  }

  private static let letter: UInt32 = 0x6F
  private static let star: UInt32 = 0x2A
  private static let bullet: UInt32 = 0x2022
  /// How far from the wall a pointer may begin.
  private static let pointerReach = 12
}
