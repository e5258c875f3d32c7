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
  /// Rows of a legend: nothing in them is drawn.
  let ignoredRows: Set<Int>

  private let chains: WordChains?
  /// Whether arrows between words are lines.
  var hasWordArrows: Bool { chains?.isBranched == true }

  private var grid: Grid { map.grid }

  /// - Parameter chains: arrows between words that are lines; `nil` where boxes are drawn.
  init(
    _ map: CellMap, _ territory: Territory, ignoring ignoredRows: Set<Int>, chains: WordChains?
  ) {
    self.map = map
    self.chains = chains
    self.territory = territory
    self.ignoredRows = ignoredRows
    vertexAt = [Int32](repeating: 0, count: map.grid.scalars.count)
    runAt = vertexAt
    for row in 0..<grid.rowCount where !ignoredRows.contains(row) { addVertices(row) }
    for row in 0..<grid.rowCount where !ignoredRows.contains(row) { addRuns(row) }
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

  private mutating func addVertices(_ row: Int) {
    let start = grid.rowStarts[row]
    var turns: [(left: UInt8, right: UInt8)]?
    for column in 0..<grid.width(row) {
      let cell = start + column
      if hasWordArrows, let chains, addWordArrow(row, column, chains) { continue }
      let border = territory.border(row, column)
      if map.heads[cell] != 0 {
        guard let way = map.head(row, column), let head = head(row, column, way, border) else {
          continue
        }
        vertexAt[cell] = Int32(vertices.count + 1)
        vertices.append(head)
        continue
      }
      guard map.arms[cell] != 0 else { continue }
      if let border {
        if meets(row, column, border) {
          vertices.append(Vertex(row: row, column: column, arms: 0, border: border))
        }
        continue
      }
      var arms = map.arms[cell]
      vertexAt[cell] = Int32(vertices.count + 1)
      if arms == Arms.horizontal | Arms.vertical {
        if turns == nil { turns = runTurns(row) }
        if let ends = turns?[column], ends.left & ends.right & Arms.vertical == 0,
          map.has(.south, row - 1, column), map.has(.north, row + 1, column),
          !isOnRail(row, column)
        {
          arms = Arms.vertical
          crossings[cell] = vertices.count + 1
          vertices.append(Vertex(row: row, column: column, arms: arms))
          vertices.append(Vertex(row: row, column: column, arms: Arms.horizontal))
          continue
        }
      }
      vertices.append(Vertex(row: row, column: column, arms: arms))
    }
  }

  /// Whether a branch of a lower border leads right into the border of the box below, without a row
  /// between them.
  private func meets(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    // Asked for every piece of border: most have no such branch.
    guard map.arms(row, column) == Arms.horizontal | Arms.south,
      row == territory.boxes[box].bottom,
      let other = territory.border(row + 1, column), other != box,
      territory.boxes[other].top == row + 1
    else { return false }
    return map.has(.north, row + 1, column)
  }

  /// Adds the head of an arrow between words, or the dash before it.
  private mutating func addWordArrow(_ row: Int, _ column: Int, _ chains: WordChains) -> Bool {
    let cell = grid.rowStarts[row] + column
    let isHead = chains.heads.contains(cell)
    guard isHead || chains.dashes.contains(cell) else { return false }
    vertexAt[cell] = Int32(vertices.count + 1)
    vertices.append(
      Vertex(
        row: row, column: column, arms: isHead ? Arms.west : Arms.horizontal,
        head: isHead ? .east : nil))
    return true
  }

  /// Whether the vertical line through a cell is a rail: both of its ends turn the same way.
  private func isOnRail(_ row: Int, _ column: Int) -> Bool {
    func end(_ step: Int) -> UInt8 {
      var at = row + step
      for _ in 0..<32 where map.arms(at, column) & Arms.vertical == Arms.vertical { at += step }
      return map.arms(at, column)
    }
    return end(-1) & end(1) & Arms.horizontal != 0
  }

  /// For each column the arms of the cells at which the horizontal line through it ends.
  private func runTurns(_ row: Int) -> [(left: UInt8, right: UInt8)] {
    let width = grid.width(row)
    var turns = [(left: UInt8, right: UInt8)](repeating: (0, 0), count: width)
    var last: UInt8 = 0
    for column in 0..<width {
      let arms = map.arms(row, column)
      if arms & Arms.west == 0 { last = arms }
      turns[column].left = last
    }
    last = 0
    for column in (0..<width).reversed() {
      let arms = map.arms(row, column)
      if arms & Arms.east == 0 { last = arms }
      turns[column].right = last
    }
    return turns
  }

  /// The vertex of a head that belongs to a line; `nil` for an arrow that is a word.
  private func head(_ row: Int, _ column: Int, _ way: Way, _ border: Int?) -> Vertex? {
    let tail = way.opposite
    let vertex = Vertex(row: row, column: column, arms: tail.bit, head: way, border: border)
    if border != nil { return way.isVertical ? vertex : nil }
    func isTail(_ row: Int, _ column: Int) -> Bool {
      map.has(way, row, column) && territory.border(row, column) == nil
    }
    if isTail(row + tail.rowStep, column + tail.columnStep) { return vertex }
    let isSeparate = grid.isBlank(row, column - 1) && isClear(row, column + 1)
    if way.isVertical, isSeparate,
      [-1, 1, -2, 2].contains(where: { isTail(row + tail.rowStep, column + $0) })
    {
      return vertex
    }
    return isBare(row, column, way, isSeparate) ? vertex : nil
  }

  /// A blank, or the second cell of a wide character.
  private func isClear(_ row: Int, _ column: Int) -> Bool {
    grid.isBlank(row, column) || grid.scalar(row, column) == 0
  }

  /// Whether an arrow without a line stands for one: alone between what it joins.
  private func isBare(_ row: Int, _ column: Int, _ way: Way, _ isSeparate: Bool) -> Bool {
    let owner = territory.interior(row, column)
    if let owner, territory.children[owner].isEmpty { return false }
    if way.isVertical {
      guard isSeparate else { return false }
      if owner == nil { return true }
      return [-2, 2].allSatisfy { isClear(row, column + $0) }
    }
    // A horizontal one has a wall beside it.
    for step in [-1, 1] {
      var at = column + step
      let reach = way == .west && step < 0 ? 12 : 4
      while abs(at - column) <= reach, isClear(row, at) { at += step }
      if territory.border(row, at) != nil, at != column + step || step == way.columnStep {
        return true
      }
    }
    return false
  }

  private mutating func addRuns(_ row: Int) {
    let width = grid.width(row)
    var start: Int?
    var end = 0
    for column in 0...width {
      let isDrawn =
        column == width || vertex(row, column) != nil || territory.border(row, column) != nil
      let isBlank = !isDrawn && grid.isBlank(row, column)
      if isDrawn || (isBlank && grid.isBlank(row, column + 1)) {
        if let first = start { addRun(row, first..<end) }
        start = nil
      } else if !isBlank {
        if start == nil { start = column }
        end = column + 1
      }
    }
  }

  private mutating func addRun(_ row: Int, _ columns: Range<Int>) {
    for column in columns { runAt[grid.rowStarts[row] + column] = Int32(runs.count + 1) }
    runs.append(
      TextRun(
        row: row, columns: columns, box: territory.interior(row, columns.lowerBound),
        text: grid.text(row, columns)))
  }
}
