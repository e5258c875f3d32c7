/// Signs of ASCII that stand for strokes: a plus where lines of box characters meet, `+──+`; a row of `>` or
/// `<`, or of `~` with such a head, for an arrow; a round bracket where a line hops over another one, `──)──`.
struct SignStrokes {
  private(set) var cells: [(cell: Grid.Cell, sign: UInt32)] = []
  private let grid: Grid

  /// - Parameters:
  ///   - joints: whether pluses are no strokes by themselves.
  ///   - strokes: what is drawn anew, in the signs of the drawing.
  init(_ grid: Grid, joints: Bool, _ strokes: RedrawnStrokes) {
    self.grid = grid
    let horizontal = strokes.horizontal
    for row in 0..<grid.rowCount {
      var column = grid.indents[row]
      while column < grid.width(row) {
        let sign = grid.scalar(row, column)
        var next = column + 1
        if joints, sign == CellMap.plus, let joint = joint(row, column) {
          add(row, column, joint)
        } else if sign == Grid.roundEnd || sign == Self.roundStart, isHop(row, column) {
          add(row, column, strokes.vertical)
        } else if sign == Self.greater || sign == Self.less || sign == Self.wave {
          while grid.scalar(row, next) == sign { next += 1 }
          var head = sign == Self.greater ? next - 1 : column
          if sign == Self.wave {
            head = grid.scalar(row, column - 1) == Self.less ? column - 1 : next
            next = max(next, head + 1)
          }
          let isHead = [Self.greater, Self.less].contains(grid.scalar(row, head))
          if isHead, isArrow(row, min(column, head)..<next) {
            for at in column..<next { add(row, at, horizontal) }
            let isEast = head > column
            add(
              row, head,
              horizontal == CellMap.dash ? grid.scalar(row, head) : isEast ? 0x25B6 : 0x25C0)
          }
        }
        column = next
      }
    }
  }

  private static let roundStart: UInt32 = 0x28
  private static let greater: UInt32 = 0x3E
  private static let less: UInt32 = 0x3C
  private static let wave: UInt32 = 0x7E

  /// How many signs make an arrow; fewer are a prompt or a quotation.
  private static let arrowLength = 4

  private mutating func add(_ row: Int, _ column: Int, _ sign: UInt32) {
    cells.append((Grid.Cell(row: row, column: column), sign))
  }

  /// The box character in the place of a plus with two arms or more, one of them to a box character.
  private func joint(_ row: Int, _ column: Int) -> UInt32? {
    var arms: UInt8 = 0
    for way in Way.allCases {
      let other = grid.scalar(row + way.rowStep, column + way.columnStep)
      let isLine =
        StrokeTable.arms(of: other) & way.opposite.bit != 0
        || other == (way.isVertical ? CellMap.bar : CellMap.dash)
        || StrokeTable.head(of: other) == way || isPiercedWall(row, column, way)
      if isLine { arms |= way.bit }
    }
    return StrokeTable.sign(of: arms)
  }

  /// Whether the wall of a corner begins a row from it, with the head of a line in its place or right before that.
  private func isPiercedWall(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    guard way.isVertical,
      StrokeTable.arms(of: grid.scalar(row + 2 * way.rowStep, column)) & way.opposite.bit != 0
    else { return false }
    return [(0, nil), (-1, Way.east), (1, .west)].contains { offset, head in
      StrokeTable.head(of: grid.scalar(row + way.rowStep, column + offset)).map {
        head == nil ? !$0.isVertical : $0 == head
      } ?? false
    }
  }

  /// Whether lines lead to a cell from all four sides.
  private func isHop(_ row: Int, _ column: Int) -> Bool {
    Way.allCases.allSatisfy { way in
      let other = grid.scalar(row + way.rowStep, column + way.columnStep)
      return other == (way.isVertical ? CellMap.bar : CellMap.dash)
        || StrokeTable.arms(of: other) & way.bit != 0
    }
  }

  /// Whether a row of one sign stands by itself between two things.
  private func isArrow(_ row: Int, _ columns: Range<Int>) -> Bool {
    func isOpen(_ column: Int) -> Bool {
      grid.isBlank(row, column) || StrokeTable.arms(of: grid.scalar(row, column)) != 0
        || grid.scalar(row, column) == CellMap.bar
    }
    return columns.count >= Self.arrowLength && columns.lowerBound > grid.indents[row]
      && columns.upperBound < grid.width(row) && isOpen(columns.lowerBound - 1)
      && isOpen(columns.upperBound)
  }
}
