/// Lines with gaps in them: a line runs through the blank between two of its dashes as well.
///
/// `- - - ->` and `+ --- +` are lines, and so are `. . .>`, `....>` and colons one below the other.
/// Every cell from the first dash to the last one is a stroke, inked or not, so that whoever asks
/// for strokes sees one line.
struct BrokenLines {
  /// The arms of cells that a line with gaps runs through.
  private(set) var arms: [Int: UInt8] = [:]

  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
    let (dashes, colons): (RowSigns, RowSigns) = ("-─━═.", ":¦.·⋮")
    for row in 0..<grid.rowCount {
      if grid.mayHold(row, dashes) { addDashes(row) }
      if grid.mayHold(row, colons) { addColons(row) }
    }
  }

  private static let dash = UInt32(UInt8(ascii: "-"))
  private static let plus = UInt32(UInt8(ascii: "+"))
  private static let bar = UInt32(UInt8(ascii: "|"))
  private static let dot = UInt32(UInt8(ascii: "."))
  private static let colon = UInt32(UInt8(ascii: ":"))

  private static func isDash(_ scalar: UInt32) -> Bool {
    scalar == dash || scalar == 0x2500 || scalar == 0x2501 || scalar == 0x2550
  }

  /// Three dashes or more with one blank between each two, or dashes between two pluses with one.
  private mutating func addDashes(_ row: Int) {
    let start = grid.rowStarts[row]
    var column = grid.indents[row]
    while column < grid.width(row) {
      let scalar = grid.scalar(row, column)
      guard Self.isDash(scalar) || scalar == Self.dot else {
        column += 1
        continue
      }
      let first = column
      var last = column
      var parts = 1
      var gaps = 0
      while true {
        if grid.scalar(row, last + 1) == scalar {
          last += 1
        } else if grid.isBlank(row, last + 1), grid.scalar(row, last + 2) == scalar {
          last += 2
          parts += 1
          gaps += 1
        } else if gaps > 0, scalar != Self.dot, grid.isBlank(row, last + 1),
          grid.isBlank(row, last + 2), grid.scalar(row, last + 3) == scalar
        {
          last += 3
          parts += 1
          gaps += 1
        } else {
          break
        }
      }
      column = last + 1
      let length = last - first + 1
      let reach = parts >= 3 && scalar != Self.dot ? 2 : 1
      let before = end(row, first, -1, reach)
      let after = end(row, last, 1, reach)
      let isBroken = parts >= 3 && (before != nil || after != nil)
      let isSpaced =
        scalar == Self.dash && length >= 2
        && [before, after].allSatisfy { $0.map { grid.scalar(row, $0) == Self.plus } ?? false }
      let isDotted = scalar == Self.dot && length >= 3 && gaps == 0 && pointsOut(before, after, row)
      guard
        scalar == Self.dot
          ? isDotted || isBroken && pointsOut(before, after, row)
          : isBroken || isSpaced
      else { continue }
      for at in (before.map { $0 + 1 } ?? first)...(after.map { $0 - 1 } ?? last) {
        arms[start + at] = Arms.horizontal
      }
    }
  }

  /// The column of the stroke or head at which a line ends, with at most `reach` blanks before it.
  private func end(_ row: Int, _ column: Int, _ step: Int, _ reach: Int) -> Int? {
    var end = column + step
    for _ in 0..<reach where grid.isBlank(row, end) { end += step }
    let scalar = grid.scalar(row, end)
    switch scalar {
    case Self.plus, Self.bar, 0x27: return end
    case 0x3C: return step < 0 ? end : nil
    case 0x3E: return step > 0 ? end : nil
    default:
      let isStroke = StrokeTable.arms(of: scalar) != 0 || StrokeTable.head(of: scalar) != nil
      return isStroke ? end : nil
    }
  }

  /// Whether one of two ends is a head.
  private func pointsOut(_ before: Int?, _ after: Int?, _ row: Int) -> Bool {
    [before, after].contains {
      guard let column = $0 else { return false }
      let scalar = grid.scalar(row, column)
      return scalar == 0x3C || scalar == 0x3E || StrokeTable.head(of: scalar) != nil
    }
  }

  /// Colons that stand alone, two or more one below the other, from the first one on; not those of a list. Dots are so
  /// where a line goes on from them: between boxes they stand for more of these.
  private mutating func addColons(_ row: Int) {
    for column in grid.indents[row]..<max(grid.indents[row], grid.width(row))
    where isColon(row, column) && !isColon(row - 1, column) {
      var end = row + 1
      while isColon(end, column) { end += 1 }
      let isDotted = Self.isDot(grid.scalar(row, column))
      if isDotted ? !leadsOn(row..<end, column) : end - row < 2 || isList(row..<end, column) {
        continue
      }
      for row in row..<end { arms[grid.rowStarts[row] + column] = Arms.vertical }
    }
  }

  /// Whether colons stand between words in every row, as in `name : type`, and lead to no head.
  private func isList(_ rows: Range<Int>, _ column: Int) -> Bool {
    let hasHead = [rows.lowerBound - 1, rows.upperBound].contains { row in
      let scalar = grid.scalar(row, column)
      return scalar == 0x76 || scalar == 0x5E || StrokeTable.head(of: scalar) != nil
    }
    return !hasHead
      && rows.allSatisfy { row in
        isWord(grid.scalar(row, column + 2)) && isBehindWord(row, column)
      }
  }

  /// Whether the next sign to the left is one of a word.
  private func isBehindWord(_ row: Int, _ column: Int) -> Bool {
    let before = (2...Self.widestGap).first { !grid.isBlank(row, column - $0) }
    return before.map { isWord(grid.scalar(row, column - $0)) } ?? false
  }

  /// Columns between a name and its colon, where the colons of a list stand below each other.
  private static let widestGap = 16

  private func isWord(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar), scalar.value > 0x20 else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || [0x22, 0x24, 0x27, 0x28, 0x2F, 0x3F, 0x40, 0x5B, 0x5D, 0x29].contains(scalar.value)
  }

  private func isColon(_ row: Int, _ column: Int) -> Bool {
    let scalar = grid.scalar(row, column)
    return (scalar == Self.colon || scalar == 0xA6 || Self.isDot(scalar))
      && grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1)
  }

  private static func isDot(_ scalar: UInt32) -> Bool {
    scalar == dot || scalar == 0xB7 || scalar == 0x22EE
  }

  /// Whether a stroke or a head of a line down the page stands right over or under some cells, or a plus in a border,
  /// and something at both of their ends.
  private func leadsOn(_ rows: Range<Int>, _ column: Int) -> Bool {
    func isLine(_ row: Int) -> Bool {
      let scalar = grid.scalar(row, column)
      return scalar == Self.bar || scalar == 0x76 || scalar == 0x5E
        || StrokeTable.head(of: scalar)?.isVertical == true
        || StrokeTable.arms(of: scalar) == Arms.vertical
        || scalar == Self.plus
          && [-1, 1].allSatisfy { grid.scalar(row, column + $0) == Self.dash }
    }
    let ends = [rows.lowerBound - 1, rows.upperBound]
    return ends.allSatisfy { !grid.isBlank($0, column) } && ends.contains(where: isLine)
  }
}
