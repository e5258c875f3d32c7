/// The layout of a message or of memory, field by field: `+-+-+-+-+` has a mark for each bit.
enum FieldLayout {
  /// Marks in one row that make it a ruler, not a border.
  private static let markLimit = 8

  /// Whether some row is a ruler: pluses and nothing between them but the same few dashes.
  static func isDrawn(_ grid: Grid) -> Bool {
    (0..<grid.rowCount).contains { row in
      var marks = 0
      var pitch = 0
      var last: Int?
      for column in 0..<grid.width(row) {
        switch grid.scalar(row, column) {
        case 0x2B:
          if let last {
            if pitch == 0 { pitch = column - last }
            guard column - last == pitch, pitch <= 4 else { return false }
          }
          last = column
          marks += 1
        case 0x2D where last != nil: continue
        case Grid.space where last == nil: continue
        default: return false
        }
      }
      return marks > markLimit && last == grid.width(row) - 1
    }
  }
}
