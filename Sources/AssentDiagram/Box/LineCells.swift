import AssentDiagnostics

/// The strokes of a drawing that are lines, not walls; its active heads; and its runs of words.
struct LineCells {
  /// A cell that lines run through.
  struct Vertex {
    var row: Int
    var column: Int
    var arms: UInt8
    /// The way its head points.
    var head: Way?
    /// The box whose border it is part of.
    var border: Int?
    /// Whether it is an arrow with two heads, which stands for a line.
    var isDouble = false

    /// Whether it is a step of a diagonal line, which no column is right for.
    var isDiagonal: Bool { arms == 0 && head == nil && border == nil }
  }

  let map: CellMap
  let territory: Territory
  private(set) var vertices: [Vertex] = []
  /// For each cell its vertex, plus one.
  private(set) var vertexAt: [Int32]
  /// The second vertex, for the horizontal line, of a cell where two lines cross.
  private(set) var crossings: [Int: Int] = [:]
  private(set) var runs: [TextRun] = []
  /// For each cell its run, plus one.
  private(set) var runAt: [Int32]
  /// Lines of `/` and `\`; their vertices have no arms.
  let diagonals: Diagonals
  /// Rows of a legend: nothing in them is drawn.
  let ignoredRows: Set<Int>

  /// The words that heads in the row above them point at, one word each.
  var pointedRuns: [Int: Int] = [:]

  /// The cells of signs that part the drawing, or words.
  private(set) var partingSigns: Set<Int>
  /// The cells of bars among them that part the words of one text.
  private let wordBars: Set<Int>
  /// The cells of heads that stand within the wall at which their line ends: `|<+---`.
  private var innerHeads: Set<Int> = []
  private let chains: WordChains
  /// Whether arrows between words are lines.
  var hasWordArrows: Bool { chains.isBranched }

  /// Whether a vertex is of an arrow between words.
  func isWordArrow(_ vertex: Vertex) -> Bool {
    hasWordArrows && chains.signs[grid.rowStarts[vertex.row] + vertex.column] != nil
  }

  var grid: Grid { map.grid }

  /// - Parameter chains: arrows between words that are lines.
  init(
    _ map: CellMap, _ territory: Territory, ignoring ignoredRows: Set<Int>, chains: WordChains
  ) {
    self.map = map
    self.chains = chains
    self.territory = territory
    self.ignoredRows = ignoredRows
    diagonals = Diagonals(map, territory, ignoring: ignoredRows)
    wordBars = Self.wordBars(map, territory)
    partingSigns = Self.partingSigns(map, territory).union(wordBars)
    vertexAt = [Int32](repeating: 0, count: map.grid.scalars.count)
    runAt = vertexAt
    for row in 0..<grid.rowCount where !ignoredRows.contains(row) {
      addVertices(row, map.grid, map, territory)
    }
    partingSigns.formUnion(innerHeads)
    for row in 0..<grid.rowCount where !ignoredRows.contains(row) {
      if !territory.boxes.isEmpty { addShortArrows(row) }
      addRuns(row)
    }
  }

  /// Whether the head of a line that comes to a wall stands right behind the wall.
  func hasHead(behind row: Int, _ column: Int, _ way: Way) -> Bool {
    let (row, column) = (row + way.rowStep, column + way.columnStep)
    return !innerHeads.isEmpty && map.head(row, column) == way
      && grid.index(row, column).map { innerHeads.contains($0) } ?? false
  }

  func vertex(_ row: Int, _ column: Int) -> Int? {
    guard let cell = grid.index(row, column), vertexAt[cell] > 0 else { return nil }
    return Int(vertexAt[cell]) - 1
  }

  /// The vertex of a cell that has an arm in a way.
  func vertex(_ row: Int, _ column: Int, reaching way: Way) -> Int? {
    guard let cell = grid.index(row, column), vertexAt[cell] > 0 else { return nil }
    if !way.isVertical, let crossing = crossings[cell] { return crossing }
    let vertex = Int(vertexAt[cell]) - 1
    return vertices[vertex].arms & way.bit != 0 ? vertex : nil
  }

  func run(_ row: Int, _ column: Int) -> Int? {
    guard let cell = grid.index(row, column), runAt[cell] > 0 else { return nil }
    return Int(runAt[cell]) - 1
  }

  /// The first run among cells of a row, by their offsets from a column.
  func run(_ row: Int, near column: Int, _ offsets: [Int]) -> Int? {
    offsets.firstNonNil { run(row, column + $0) }
  }

  /// - Parameter grid: not asked of `self`, which would be copied in part while it changes; nor are the others.
  private mutating func addVertices(
    _ row: Int, _ grid: Grid, _ map: CellMap, _ territory: Territory
  ) {
    let start = grid.rowStarts[row]
    var turns: [(left: UInt8, right: UInt8)]?
    let blanksAreEmpty = !hasWordArrows && diagonals.lines.isEmpty
    for column in 0..<grid.width(row) {
      let cell = start + column
      // Most cells: nothing is drawn there.
      if blanksAreEmpty, grid.scalars[cell] < 0x2190, map.arms[cell] | map.heads[cell] == 0 {
        continue
      }
      if hasWordArrows, addWordArrow(row, column) { continue }
      let border = territory.border(row, column)
      if addDiagonal(row, column) { continue }
      if !(0x2500..<0x2580 ~= grid.scalars[cell]), addDoubleArrow(row, column) { continue }
      if map.heads[cell] != 0 {
        guard let way = map.head(row, column) else { continue }
        if let head = head(row, column, way, border) {
          add(head)
        } else if border == nil, isInnerHead(row, column, way) {
          innerHeads.insert(cell)
        }
        continue
      }
      guard map.arms[cell] != 0, partingSigns.isEmpty || !partingSigns.contains(cell) else {
        continue
      }
      if let border {
        // Most pieces of border have no such branch.
        if map.arms[cell] == Arms.horizontal | Arms.south, meets(row, column, border) {
          vertices.append(Vertex(row: row, column: column, arms: 0, border: border))
        }
        continue
      }
      var arms = map.arms[cell]
      switch arms.nonzeroBitCount {
      case 1: if endsBeforeWords(row, column, arms) { arms = Arms.horizontal }
      case 3:
        if let way = stemAtWords(row, column, arms) { arms = way.bit | way.opposite.bit }
      default: break
      }
      let meeting =
        arms == Arms.horizontal ? Self.meetingArms(map, territory, row, column) : 0
      if meeting != 0 {
        if turns == nil { turns = runTurns(row) }
        // Lines meet a rail without a sign for it.
        if let ends = turns?[column], ends.left & ends.right & Arms.vertical != 0 {
          arms |= meeting
        }
      } else if arms == Arms.horizontal | Arms.vertical {
        if turns == nil { turns = runTurns(row) }
        if let ends = turns?[column],
          ends.left & ends.right & Arms.vertical == 0 && map.has(.south, row - 1, column)
            && map.has(.north, row + 1, column) && !isOnRail(row, column)
            && !leadsToBothSides(row, column)
            || WholeLines(map: map, territory: territory).cross(row, column)
        {
          add(Vertex(row: row, column: column, arms: Arms.vertical))
          crossings[cell] = vertices.count
          vertices.append(Vertex(row: row, column: column, arms: Arms.horizontal))
          continue
        }
      }
      add(Vertex(row: row, column: column, arms: arms))
    }
  }

  /// Adds `↕` or `↔` alone between two boxes, or between a box and a line.
  private mutating func addDoubleArrow(_ row: Int, _ column: Int) -> Bool {
    let isVertical: Bool
    switch grid.scalar(row, column) {
    case let scalar where StrokeTable.isTwoHeadedDown(scalar): isVertical = true
    case let scalar where StrokeTable.isTwoHeaded(scalar): isVertical = false
    default: return false
    }
    guard grid.isBlank(row, column - 1), grid.isBlank(row, column + 1),
      territory.interior(row, column).map({ territory.holdsDrawing($0) }) ?? true
    else { return false }
    let ways: [Way] = isVertical ? [.north, .south] : [.west, .east]
    let isBetween = ways.allSatisfy { way in
      (1...(isVertical ? 1 : 4)).contains {
        let (row, column) = (row + $0 * way.rowStep, column + $0 * way.columnStep)
        return territory.border(row, column) != nil || map.has(way.opposite, row, column)
          || isVertical && [0, -1, 1].contains { map.isText(row, column + $0) }
      }
    }
    guard isBetween else { return false }
    add(
      Vertex(
        row: row, column: column, arms: isVertical ? Arms.vertical : Arms.horizontal,
        isDouble: true))
    return true
  }

  /// Whether a branch down of a lower border leads right into the border of the box below, without a row
  /// between them.
  private func meets(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    guard row == territory.boxes[box].bottom,
      let other = territory.border(row + 1, column), other != box,
      territory.boxes[other].top == row + 1
    else { return false }
    return map.has(.north, row + 1, column)
  }

  /// Adds the head of an arrow between words, or the dash before it.
  private mutating func addWordArrow(_ row: Int, _ column: Int) -> Bool {
    guard let sign = chains.signs[grid.rowStarts[row] + column] else { return false }
    switch sign {
    case .head(let way): add(Vertex(row: row, column: column, arms: way.opposite.bit, head: way))
    case .dash: add(Vertex(row: row, column: column, arms: Arms.horizontal))
    case .twoHeaded:
      add(Vertex(row: row, column: column, arms: Arms.horizontal, isDouble: true))
    }
    return true
  }

  /// Adds a step of a diagonal line, or the head at its end.
  private mutating func addDiagonal(_ row: Int, _ column: Int) -> Bool {
    if diagonals.lines.isEmpty { return false }
    let place = Grid.Cell(row: row, column: column)
    let head = diagonals.heads[place]
    guard head != nil || diagonals.cells.contains(place) else { return false }
    add(Vertex(row: row, column: column, arms: 0, head: head))
    return true
  }

  /// The ways in which lines up or down the page end right at a line across it.
  private static func meetingArms(
    _ map: CellMap, _ territory: Territory, _ row: Int, _ column: Int
  ) -> UInt8 {
    var arms: UInt8 = 0
    for way in [Way.north, .south] where map.arms(row + way.rowStep, column) == Arms.vertical {
      // The wall of a box goes on beyond a line through it.
      if territory.border(row + way.rowStep, column) != nil { return 0 }
      arms |= way.bit
    }
    return arms
  }

  /// Whether the vertical line through a cell is a rail: lines leave it on both sides of the cell the same way, or its
  /// ends turn so.
  private func isOnRail(_ row: Int, _ column: Int) -> Bool {
    func branches(_ step: Int) -> UInt8 {
      var at = row + step
      for _ in 0..<32 where map.arms(at, column) & Arms.vertical == Arms.vertical {
        let side = map.arms(at, column) & Arms.horizontal
        if side == Arms.west || side == Arms.east { return side }
        at += step
      }
      return map.arms(at, column)
    }
    return branches(-1) & branches(1) & Arms.horizontal != 0
  }

  /// Whether arrows lead to both sides from a cell, but not up and down too: nothing comes in across the page.
  private func leadsToBothSides(_ row: Int, _ column: Int) -> Bool {
    func leads(_ way: Way) -> Bool {
      var (row, column) = (row + way.rowStep, column + way.columnStep)
      while map.arms(row, column) == way.bit | way.opposite.bit {
        row += way.rowStep
        column += way.columnStep
      }
      return map.head(row, column) == way
    }
    return leads(.west) && leads(.east) && !(leads(.north) && leads(.south))
  }

  /// For each column the arms of the cells at which the horizontal line through it ends, behind words in it.
  private func runTurns(_ row: Int) -> [(left: UInt8, right: UInt8)] {
    let width = grid.width(row)
    var turns = [(left: UInt8, right: UInt8)](repeating: (0, 0), count: width)
    let isLabel = labelColumns(row)
    var last: UInt8 = 0
    for column in 0..<width where !isLabel[column] {
      let arms = map.arms(row, column)
      if arms & Arms.west == 0 { last = arms }
      turns[column].left = last
    }
    last = 0
    for column in (0..<width).reversed() where !isLabel[column] {
      let arms = map.arms(row, column)
      // Behind dots more of a rail is left out.
      let isLeftOut =
        grid.scalar(row, column) == 0x2E && grid.scalar(row, column + 1) == 0x2E
        && map.arms(row, column - 1) == Arms.horizontal
      if arms & Arms.east == 0 { last = isLeftOut ? Arms.vertical : arms }
      turns[column].right = last
    }
    return turns
  }

  /// For each column whether it is part of words, or a blank beside them, between two strokes that lead to them.
  private func labelColumns(_ row: Int) -> [Bool] {
    var isLabel = [Bool](repeating: false, count: grid.width(row))
    let words = grid.stretches(row, 0..<grid.width(row)) { column in
      map.arms(row, column) != 0 || map.head(row, column) != nil
        || grid.isBlank(row, column) && grid.isBlank(row, column + 1)
    }
    for columns in words {
      let first = columns.lowerBound - (grid.isBlank(row, columns.lowerBound - 1) ? 1 : 0)
      let end = columns.upperBound + (grid.isBlank(row, columns.upperBound) ? 1 : 0)
      guard map.has(.east, row, first - 1), map.has(.west, row, end) else { continue }
      for column in first..<end { isLabel[column] = true }
    }
    return isLabel
  }

  /// Whether words stand in no box but frames, so that they may be nodes.
  func isLoose(_ run: Int) -> Bool {
    runs[run].box.map { territory.holdsDrawing($0) } ?? true
  }

  /// A blank, or the second cell of a wide character.
  func isClear(_ row: Int, _ column: Int) -> Bool {
    grid.isBlank(row, column) || grid.scalar(row, column) == 0
  }

  /// Adds a vertex where there is none.
  mutating func add(_ vertex: Vertex) {
    let cell = grid.rowStarts[vertex.row] + vertex.column
    if vertexAt[cell] > 0 { return }
    vertexAt[cell] = Int32(vertices.count + 1)
    vertices.append(vertex)
  }

  private mutating func addRuns(_ row: Int) {
    for stretch in stretches(row) { addRun(row, stretch) }
  }

  /// The stretches of words in a row, without what is drawn.
  private func stretches(_ row: Int) -> [Range<Int>] {
    let start = grid.rowStarts[row]
    func isDrawn(_ column: Int) -> Bool {
      vertexAt[start + column] > 0 || territory.borders[start + column] > 0
        || !partingSigns.isEmpty && partingSigns.contains(start + column)
          && !wordBars.contains(start + column)
    }
    let columns = 0..<grid.width(row)
    let brackets = grid.brackets(row, columns)
    if brackets.isEmpty {
      return grid.stretches(row, columns) { column in
        grid.isBlank(row, column) && grid.isBlank(row, column + 1) || isDrawn(column)
      }
    }
    // What stands in brackets is one text, whatever blanks are in it.
    var bracketEnd = 0
    let firstDrawn = nextDrawn(in: columns, isDrawn)
    return grid.stretches(row, columns) { column in
      let isOpening = Grid.opensBracket(grid.scalars[start + column])
      if isOpening, let end = brackets[column], firstDrawn[column] > end {
        bracketEnd = max(bracketEnd, end)
      }
      return column >= bracketEnd && grid.isBlank(row, column) && grid.isBlank(row, column + 1)
        || isDrawn(column)
    }
  }

  /// For each column the first from it on in which something is drawn.
  private func nextDrawn(in columns: Range<Int>, _ isDrawn: (Int) -> Bool) -> [Int] {
    var next = [Int](repeating: columns.upperBound, count: columns.count)
    var last = columns.upperBound
    for column in columns.reversed() {
      if isDrawn(column) { last = column }
      next[column - columns.lowerBound] = last
    }
    return next
  }

  private mutating func addRun(_ row: Int, _ columns: Range<Int>) {
    if !addPointedWords(row, columns) { appendRun(row, columns) }
  }

  mutating func appendRun(_ row: Int, _ columns: Range<Int>) {
    let start = grid.rowStarts[row]
    for column in columns { runAt[start + column] = Int32(runs.count + 1) }
    var text = grid.text(row, columns)
    if !wordBars.isEmpty {
      let words = grid.stretches(row, columns) { wordBars.contains(start + $0) }
      if words.count > 1 { text = words.map { grid.text(row, $0) }.joined(separator: " ") }
    }
    runs.append(
      TextRun(
        row: row, columns: columns, box: territory.interior(row, columns.lowerBound), text: text))
  }
}
