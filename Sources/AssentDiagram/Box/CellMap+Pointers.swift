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
