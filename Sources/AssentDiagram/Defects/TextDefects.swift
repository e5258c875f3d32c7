import AssentDiagnostics

/// Finds words that touch walls, characters of doubtful width, tabs, and rules that hold nothing.
struct TextDefects {
  let drawing: Drawing
  private(set) var found: [DiagramDefect] = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }

  /// - Parameter offsets: rows with walls aside of their column, and by how much.
  init(_ drawing: Drawing, offsets: [Int: Int]) {
    self.drawing = drawing
    checkPadding()
    for (row, offset) in offsets.sorted(by: { $0.key < $1.key }) { checkWidth(row, offset) }
    checkRules()
    checkWhiteSpace()
  }

  // MARK: Padding

  /// Words against a wall, unless the drawing is made without padding throughout.
  private mutating func checkPadding() {
    var touching: [DiagramDefect] = []
    var filled = 0
    for row in 0..<grid.rowCount {
      let first = grid.rowStarts[row]
      var start = 0
      for column in 0..<grid.width(row)
      where map.arms[first + column] & Arms.vertical == Arms.vertical
        && drawing.reading.territory.borders[first + column] > 0
      {
        defer { start = column + 1 }
        guard start < column, drawing.reading.territory.interior(row, column - 1) != nil,
          (start..<column).contains(where: { isWord(grid.scalar(row, $0)) })
        else { continue }
        filled += 1
        let isRight = drawing.isText(row, column - 1)
        guard isRight || drawing.isText(row, start) else { continue }
        let wall = isRight ? column : start - 1
        touching.append(
          drawing.defect(
            .noPadding, row, wall, at: isRight ? column - 1 : start,
            "text touches the \(isRight ? "right" : "left") wall"))
      }
    }
    if touching.count * 4 <= filled || touching.count == 1 && filled > 3 { found += touching }
  }

  /// A character that no rule or bar is made of.
  private func isWord(_ scalar: UInt32) -> Bool {
    scalar < 0x80
      ? ASCII.isLetter(UInt8(scalar)) || ASCII.isDigit(UInt8(scalar))
      : !(0x2500...0x259F).contains(scalar)
  }

  // MARK: Width

  /// Signs that terminals and editors show one or two columns wide.
  private mutating func checkWidth(_ row: Int, _ offset: Int) {
    let grid = grid
    var narrow: [Int] = []
    var wide: [Int] = []
    for column in 0..<grid.width(row) {
      let scalar = grid.scalar(row, column)
      if grid.scalar(row, column + 1) == 0, grid.index(row, column + 1) != nil {
        if Self.isSymbol(scalar) || scalar >= 0x1F000 { wide.append(column) }
      } else if Self.isSymbol(scalar), !drawing.isStroke(row, column) {
        narrow.append(column)
      }
    }
    if offset == -narrow.count, let column = narrow.first {
      report(row, column, "is one column wide here; its row was drawn as if it were two")
    } else if offset == wide.count, let column = wide.first {
      report(row, column, "is two columns wide here; its row was drawn as if it were one")
    }
  }

  private mutating func report(_ row: Int, _ column: Int, _ fact: String) {
    let end = grid.scalar(row, column + 1) == 0 ? column + 2 : column + 1
    found.append(
      DiagramDefect(
        kind: .ambiguousWidth, row: row, column: column, range: drawing.range(row, column..<end),
        message: "'\(grid.text(row, column..<end))' \(fact)"))
  }

  private static func isSymbol(_ scalar: UInt32) -> Bool {
    (0x2600...0x27BF).contains(scalar) || (0x2B05...0x2B55).contains(scalar)
      || [0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x231A, 0x231B, 0x2328].contains(scalar)
      || (0x23E9...0x23FA).contains(scalar)
  }

  // MARK: Rules

  /// A rule alone in a row of a box, that touches neither wall.
  private mutating func checkRules() {
    for (index, box) in drawing.boxes.enumerated() {
      for row in box.rows {
        let span = box.columns(row)
        guard let first = span.first(where: { !grid.isBlank(row, $0) }),
          let last = span.last(where: { !grid.isBlank(row, $0) }),
          first > span.lowerBound, last < span.upperBound - 1, last - first >= 4,
          drawing.reading.territory.interior(row, first) == index,
          (first...last).allSatisfy({
            map.arms(row, $0) == Arms.horizontal || grid.scalar(row, $0) == 0x2D
          }),
          (first...last).allSatisfy({
            map.arms(row - 1, $0) & Arms.south == 0 && map.arms(row + 1, $0) & Arms.north == 0
          })
        else { continue }
        found.append(
          DiagramDefect(
            kind: .floatingRule, row: row, column: first,
            range: drawing.range(row, first..<last + 1), message: "a rule meets neither wall"))
      }
    }
  }

  // MARK: White space

  private mutating func checkWhiteSpace() {
    for row in 0..<grid.rowCount {
      let line = grid.lines[row]
      if let tab = line.firstIndex(of: 9), tab < line.startIndex + line.trimmedEnd {
        let byte = tab - line.startIndex
        let column =
          (0..<grid.width(row)).first { Int(grid.bytes[grid.rowStarts[row] + $0]) >= byte } ?? 0
        found.append(
          DiagramDefect(
            kind: .tabInDiagram, row: row, column: column,
            range: SourceRange(
              start: drawing.source.location(line: row, byte: byte),
              end: drawing.source.location(line: row, byte: byte + 1)),
            message: "a tab moves what follows it in other editors"))
      }
      let end = line.trimmedEnd
      if end < line.count {
        found.append(
          DiagramDefect(
            kind: .trailingSpace, row: row, column: grid.width(row),
            range: .init(
              start: drawing.source.location(line: row, byte: end),
              end: drawing.source.location(line: row, byte: line.count)),
            message: "the line ends with spaces"))
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes before the spaces and tabs at the end.
  package var trimmedEnd: Int {
    var end = endIndex
    while end > startIndex, self[end - 1] == 32 || self[end - 1] == 9 { end -= 1 }
    return end - startIndex
  }
}
