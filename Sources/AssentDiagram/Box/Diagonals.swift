/// Lines of `/` and `\`, one step aside in each row, and what their two ends touch; `↙` and the like are such
/// lines with their heads.
///
/// Words in a row between two steps are labels: the line goes on below them.
struct Diagonals {
  typealias Cell = Grid.Cell

  /// A line from its upper end to its lower one.
  struct Line {
    var cells: [Cell]
    /// The columns that the line goes aside in each row down the page.
    var step: Int
    /// Where it crosses another one, at a sign for both.
    var crossings: [Cell] = []
    /// The head at the upper and the lower end.
    var upperHead: Cell?
    var lowerHead: Cell?
    /// Whether its upper or its lower end is an arrow itself.
    var pointsUp = false
    var pointsDown = false
    /// What it joins, where it is a branch of a fork.
    var branch: SlantedForks.Branch?

    var upper: Cell { cells[0] }
    var lower: Cell { cells[cells.count - 1] }
  }

  private(set) var lines: [Line] = []
  /// The heads at the ends of lines, and their ways.
  private(set) var heads: [Cell: Way] = [:]
  private(set) var cells: Set<Cell> = []
  /// Whether words part into lines to both sides somewhere.
  private(set) var hasForks = false

  private let map: CellMap
  private let territory: Territory
  private var grid: Grid { map.grid }

  init(_ map: CellMap, _ territory: Territory, ignoring ignoredRows: Set<Int>) {
    self.map = map
    self.territory = territory
    var seen: Set<Cell> = []
    var found: [Line] = []
    let signs: RowSigns = "/\\╱╲↖↗↘↙"
    for row in 0..<grid.rowCount
    where grid.mayHold(row, signs) && !ignoredRows.contains(row) {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let step = step(row, column) ?? stepBesideLabel(row, column),
          !seen.contains(Cell(row: row, column: column))
        else { continue }
        let line = line(from: Cell(row: row, column: column), step)
        seen.formUnion(line.cells)
        found.append(line)
      }
    }
    // More lines than that are no tree that anybody drew.
    let forks = SlantedForks(found.count > DrawingLimit.boxes ? [] : found, grid)
    hasForks = forks.hasParents
    for (index, var line) in found.enumerated() {
      line.branch = forks.branches[index]
      if line.branch != nil || isDrawn(line) { add(line) }
    }
  }

  /// The lines of a drawing without boxes.
  init(_ map: CellMap) { self.init(map, Territory(map, []), ignoring: []) }

  private mutating func add(_ line: Line) {
    lines.append(line)
    cells.formUnion(line.cells + line.crossings)
    if let head = line.upperHead { heads[head] = .north }
    if let head = line.lowerHead { heads[head] = .south }
  }

  /// The step of a cell that may be part of a diagonal: alone, and not among the words of a box.
  private func step(_ row: Int, _ column: Int) -> Int? {
    guard let step = freeStep(row, column), [-1, 1].allSatisfy({ isClear(row, column + $0) }) else {
      return nil
    }
    return step
  }

  /// The step of a cell that may begin a branch with its label right outside of it: `0/ \1`.
  private func stepBesideLabel(_ row: Int, _ column: Int) -> Int? {
    guard let step = freeStep(row, column), grid.isBlank(row, column - step),
      !grid.isBlank(row, column + step)
    else { return nil }
    return step
  }

  private func freeStep(_ row: Int, _ column: Int) -> Int? {
    guard let step = Self.step(grid.scalar(row, column)) else { return nil }
    if territory.border(row, column) != nil || map.arms(row, column) != 0 { return nil }
    if let box = territory.interior(row, column), !territory.holdsDrawing(box) { return nil }
    return step
  }

  /// The columns that a slash goes aside in each row down the page; `nil` for any other sign.
  static func step(_ sign: UInt32) -> Int? {
    switch sign {
    case 0x2F, 0x2571, 0x2197, 0x2199: -1
    case 0x5C, 0x2572, 0x2196, 0x2198: 1
    default: nil
    }
  }

  /// The way that a slanted arrow points.
  private static func way(of sign: UInt32) -> Way? {
    switch sign {
    case 0x2196, 0x2197: .north
    case 0x2198, 0x2199: .south
    default: nil
    }
  }

  private func isClear(_ row: Int, _ column: Int) -> Bool {
    switch grid.scalar(row, column) {
    case Grid.space, CellMap.bar, 0x2F, 0x5C, 0x5F, 0x2571, 0x2572: true
    default: map.arms(row, column) != 0 || map.head(row, column) != nil
    }
  }

  private func line(from first: Cell, _ step: Int) -> Line {
    var cells = [first]
    var crossings: [Cell] = []
    while let last = cells.last {
      let next = Cell(row: last.row + 1, column: last.column + step)
      let beyond = Cell(row: last.row + 2, column: last.column + 2 * step)
      let aside = rule(from: last, step)
      if let end = aside.last,
        self.step(end.row + 1, end.column + step) == step
      {
        cells += aside
        cells.append(Cell(row: end.row + 1, column: end.column + step))
      } else if goesOn(next, step) {
        cells.append(next)
      } else if crosses(next) {
        crossings.append(next)
        cells.append(beyond)
      } else if self.step(beyond.row, beyond.column) == step, isWord(next), !forks(next, step) {
        cells.append(beyond)
      } else {
        break
      }
    }
    var line = Line(cells: cells, step: step, crossings: crossings)
    let last = cells[cells.count - 1]
    line.upperHead = head(first.row - 1, first.column, -step, .north)
    line.lowerHead = head(last.row + 1, last.column, step, .south)
    line.pointsUp = Self.way(of: grid.scalar(first.row, first.column)) == .north
    line.pointsDown = Self.way(of: grid.scalar(last.row, last.column)) == .south
    return line
  }

  /// Whether two lines cross at a sign, `X`, and go on beyond it.
  private func crosses(_ cell: Cell) -> Bool {
    [0x58, 0x78, 0x2573].contains(grid.scalar(cell.row, cell.column))
      && [-1, 1].allSatisfy { below in
        [-1, 1].allSatisfy { beside in
          Self.step(grid.scalar(cell.row + below, cell.column + beside)) == below * beside
        }
      }
  }

  /// Whether a line goes on at a cell, perhaps with a label right beside it.
  private func goesOn(_ cell: Cell, _ step: Int) -> Bool {
    if self.step(cell.row, cell.column) == step { return true }
    return Self.step(grid.scalar(cell.row, cell.column)) == step
      && territory.border(cell.row, cell.column) == nil
      && (isClear(cell.row, cell.column - 1) || isClear(cell.row, cell.column + 1))
  }

  /// The underscores that lead a line aside, `\____`.
  private func rule(from cell: Cell, _ step: Int) -> [Cell] {
    var cells: [Cell] = []
    var column = cell.column + step
    while grid.scalar(cell.row, column) == 0x5F {
      cells.append(Cell(row: cell.row, column: column))
      column += step
    }
    return cells
  }

  /// Whether words stand at a cell or beside it.
  private func isWord(_ cell: Cell) -> Bool {
    [0, -1, 1].contains {
      !grid.isBlank(cell.row, cell.column + $0) && map.arms(cell.row, cell.column + $0) == 0
    }
  }

  /// Whether a line to the other side begins below the word at a cell: the word is a node, no label.
  private func forks(_ cell: Cell, _ step: Int) -> Bool {
    var (first, last) = (cell.column, cell.column)
    while !grid.isBlank(cell.row, first - 1), cell.column - first < Self.wordReach { first -= 1 }
    while !grid.isBlank(cell.row, last + 1), last - cell.column < Self.wordReach { last += 1 }
    return (first - 1...last + 1).contains { self.step(cell.row + 1, $0) == -step }
  }

  /// How far the word around a cell is looked at.
  private static let wordReach = 40

  private func head(_ row: Int, _ column: Int, _ step: Int, _ way: Way) -> Cell? {
    for offset in [step, 0, 2 * step] {
      let column = column + offset
      let scalar = grid.scalar(row, column)
      let isHead =
        map.head(row, column) == way
        || (way == .south ? scalar == 0x76 || scalar == 0x56 : scalar == 0x5E)
        // `L` and `J` are heads right above a box, or beside its corner.
        || way == .south && scalar == (step < 0 ? 0x4C : 0x4A)
          && [0, step, 2 * step].contains { territory.border(row + 1, column + $0) != nil }
      if isHead, grid.isBlank(row, column - 1), grid.isBlank(row, column + 1),
        territory.border(row, column) == nil
      {
        return Cell(row: row, column: column)
      }
    }
    return nil
  }

  /// Whether a line leads from something to something: one step alone may be a word.
  private func isDrawn(_ line: Line) -> Bool {
    guard let first = line.cells.first, let last = line.cells.last else { return false }
    if line.cells.count == 1, !standsAlone(first) { return false }
    if step(first.row, first.column) == nil { return false }
    return (line.upperHead != nil || touches(first, above: true, -line.step))
      && (line.lowerHead != nil || touches(last, above: false, line.step))
  }

  private func standsAlone(_ cell: Cell) -> Bool {
    if isTight(cell) { return true }
    return [-2, -1, 1, 2].allSatisfy { grid.isBlank(cell.row, cell.column + $0) }
  }

  /// Whether a slash is part of `/|\\` or `\\|/`, alone in its row.
  private func isTight(_ cell: Cell) -> Bool {
    let sign = grid.scalar(cell.row, cell.column)
    return [-1, 1].contains { side in
      let other = grid.scalar(cell.row, cell.column + 2 * side)
      return CellMap.bar == grid.scalar(cell.row, cell.column + side) && other != sign
        && Self.step(other) != nil && grid.isBlank(cell.row, cell.column - side)
        && grid.isBlank(cell.row, cell.column + 3 * side)
    }
  }

  /// Whether there is anything where a line from this cell would go on.
  private func touches(_ cell: Cell, above: Bool, _ step: Int) -> Bool {
    let row = cell.row + (above ? -1 : 1)
    return map.arms(cell.row, cell.column + step) & Arms.horizontal != 0
      || [step, 0, 2 * step].contains { !grid.isBlank(row, cell.column + $0) }
  }
}
