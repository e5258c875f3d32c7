/// Signs behind words in a box at which a line through its wall begins, as pointers are drawn.
extension CellMap {
  /// Whether `o` or `*` is one: `| name o-+-->`, or from the other wall `<--+-o name |`; or alone in a cell,
  /// `| name | *--|-->`.
  func isPointerMark(_ row: Int, _ column: Int) -> Bool {
    [Way.east, .west].contains { way in
      let step = way.columnStep
      guard grid.isBlank(row, column - step), arms(row, column + step) == Arms.horizontal else {
        return false
      }
      var wall = column + step
      while arms(row, wall) == Arms.horizontal, abs(wall - column) < Self.pointerReach {
        wall += step
      }
      guard has(way.opposite, row, wall + step) || head(row, wall + step) == way else {
        return false
      }
      let isAlone = standsBehindDivider(row, column, way)
      return arms(row, wall) == Arms.horizontal | Arms.vertical
        ? isAlone || isText(row, column - 2 * step) : isAlone && arms(row, wall) == Arms.vertical
    }
  }

  /// Whether nothing but blanks is between a sign and a stroke that parts its cell from one with words.
  private func standsBehindDivider(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let step = -way.columnStep
    var divider = column + step
    while grid.isBlank(row, divider), abs(divider - column) < Self.pointerReach { divider += step }
    guard arms(row, divider) == Arms.vertical else { return false }
    var words = divider + step
    while grid.isBlank(row, words), abs(words - divider) < Self.pointerReach { words += step }
    return isText(row, words)
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
