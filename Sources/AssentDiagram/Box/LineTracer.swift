/// Follows the lines out of all cells that they run through, to the next cell or to what they touch.
struct LineTracer {
  private let drawing: BoxDrawing
  private(set) var links: [LineNet.Link] = []
  private(set) var terminals: [LineNet.Terminal] = []
  /// Heads within lines, which go on behind them, and where.
  private(set) var passedHeads: [LineNet.PassedHead] = []
  /// Runs that stand in the way of a line, and are said of another one beside them.
  var wordsOfOthers: Set<Int> = []
  /// The heads in rows of borders for the lines that end there, by the columns of these, as far as asked for.
  var headsInOrder: [RowWay: [Int: Int]] = [:]

  struct RowWay: Hashable {
    var row: Int
    var way: Way
  }

  var cells: LineCells { drawing.cells }
  var vertices: [LineCells.Vertex] { cells.vertices }
  var map: CellMap { cells.map }
  var territory: Territory { cells.territory }

  init(_ drawing: BoxDrawing) {
    self.drawing = drawing
    for index in cells.vertices.indices {
      let vertex = cells.vertices[index]
      if vertex.arms == 0, let box = vertex.border { addMeeting(index, vertex, box) }
      for way in Way.allCases {
        if vertex.arms & way.bit != 0 { follow(index, way, isHead: vertex.isDouble) }
        if vertex.head == way {
          if let box = vertex.border {
            add(index, way, .box(box, row: vertex.row, column: vertex.column), isHead: true)
          } else {
            follow(index, way, isHead: true)
          }
        }
      }
    }
    for line in cells.diagonals.lines { follow(line) }
  }

  mutating func link(_ a: Int, _ b: Int, labels: [Int] = []) {
    if a != b { links.append(LineNet.Link(a: a, b: b, labels: labels)) }
  }

  mutating func add(
    _ vertex: Int, _ way: Way, _ target: LineNet.Target, isHead: Bool, labels: [Int] = []
  ) {
    terminals.append(
      LineNet.Terminal(vertex: vertex, way: way, target: target, isHead: isHead, labels: labels))
  }

  /// Joins a box with the one whose upper border stands on its lower one.
  private mutating func addMeeting(_ index: Int, _ vertex: LineCells.Vertex, _ box: Int) {
    guard let below = territory.border(vertex.row + 1, vertex.column) else { return }
    add(index, .north, .box(box, row: vertex.row, column: vertex.column), isHead: false)
    add(index, .south, .box(below, row: vertex.row + 1, column: vertex.column), isHead: false)
  }

  /// Joins the steps of a diagonal line, with the words between two of them as labels.
  private mutating func follow(_ line: Diagonals.Line) {
    for (upper, lower) in zip(line.cells, line.cells.dropFirst()) {
      guard let a = cells.vertex(upper.row, upper.column),
        let b = cells.vertex(lower.row, lower.column)
      else { continue }
      let between = upper.column + line.step
      let run =
        lower.row - upper.row < 2 ? nil : cells.run(upper.row + 1, near: between, [0, -1, 1])
      link(a, b, labels: run.map { [$0] } ?? [])
    }
    end(line.upper, .north, line, head: line.upperHead, at: line.branch?.upper)
    end(line.lower, .south, line, head: line.lowerHead, at: line.branch?.lower)
  }

  /// Joins the end of a diagonal line with its head, with a line, a box or words.
  ///
  /// - Parameter known: the cell that it ends at, where that is known.
  private mutating func end(
    _ cell: Grid.Cell, _ way: Way, _ line: Diagonals.Line, head: Grid.Cell?, at known: Grid.Cell?
  ) {
    let step = line.step * way.rowStep
    let isHead = way == .north ? line.pointsUp : line.pointsDown
    guard let index = cells.vertex(cell.row, cell.column) else { return }
    if let head, let vertex = cells.vertex(head.row, head.column) {
      link(index, vertex)
      return
    }
    let beside: Way = step < 0 ? .west : .east
    if let next = cells.vertex(cell.row, cell.column + step, reaching: beside.opposite) {
      link(index, next)
      return
    }
    let row = cell.row + way.rowStep
    let offsets = known.map { [$0.column - cell.column, 2 * step] } ?? [step, 0, 2 * step]
    for column in offsets.map({ cell.column + $0 }) {
      if let next = cells.vertex(row, column) {
        link(index, next)
        return
      }
      if let box = territory.border(row, column) {
        add(index, way, .box(box, row: row, column: column), isHead: isHead)
        return
      }
    }
    if let run = cells.run(row, near: cell.column, offsets) {
      add(index, way, .text(run: run), isHead: isHead)
    }
  }

  private mutating func follow(_ index: Int, _ way: Way, isHead: Bool) {
    if way.isVertical {
      followVertically(index, way, isHead: isHead)
    } else {
      followHorizontally(index, way, isHead: isHead)
    }
  }

  private mutating func followVertically(_ index: Int, _ way: Way, isHead: Bool) {
    let from = vertices[index]
    let column = from.column
    var row = from.row + way.rowStep
    if isHead, let run = cells.pointedRuns[index] {
      meetText(index, way, run, isHead: true)
      return
    }
    // A head without a tail may stand below the words that are its label.
    let isBare =
      from.head == way.opposite && map.arms(row, column) == 0 && map.grid.isBlank(row, column)
    for gap in 0...2 {
      if let next = cells.vertex(row, column, reaching: way.opposite) {
        if gap < 2 || isHead { link(index, next) }
        if isHead, gap == 0 { passedHeads.append(LineNet.PassedHead(vertex: index, next: next)) }
        return
      }
      if let box = territory.border(row, column) {
        touch(index, way, box, row, column, isHead: isHead)
        return
      }
      if let crossed = cells.vertex(row, column) {
        if isHead, let run = beginning(of: crossed) {
          meetText(index, way, run, isHead: true)
        } else if gap == 0 {
          meet(index, crossed, way, isHead: isHead)
        }
        return
      }
      if let run = cells.run(row, column) {
        if gap == 0, from.arms & Arms.horizontal == Arms.horizontal,
          isBesideBranch(run, over: column)
        {
          return
        }
        if isHead, way == .north, let box = captioned(by: run, row - 1, column) {
          touch(index, way, box, row - 1, column, isHead: true)
        } else {
          meetText(index, way, run, isHead: isHead)
        }
        return
      }
      if gap == 0, followAside(index, way, row, isHead: isHead) { return }
      if gap == 1, !isHead, !isBare { return }
      row += way.rowStep
    }
  }

  /// The words at which a line across the page begins right left of a cell of it: a head at the cell points at them.
  private func beginning(of vertex: Int) -> Int? {
    guard vertices[vertex].arms == Arms.horizontal, vertices[vertex].border == nil else {
      return nil
    }
    let (row, column) = (vertices[vertex].row, vertices[vertex].column)
    let first = (1...3).first { map.arms(row, column - $0) != Arms.horizontal }
    guard let first, map.grid.isBlank(row, column - first) else { return nil }
    return cells.run(row, column - first - 1).flatMap { cells.isLoose($0) ? $0 : nil }
  }

  /// Looks one and two columns beside the line for what a miscount moved there.
  private mutating func followAside(_ index: Int, _ way: Way, _ row: Int, isHead: Bool) -> Bool {
    let column = vertices[index].column
    let beside = [-1, 1, -2, 2]
    // What stands there may have been moved with its row.
    let moved = map.grid.alignedRows[row]?.cells.firstIndex { $0.column == column }
    if let moved, abs(moved - column) < 3, let (box, column) = wall(row, moved, [0]) {
      touch(index, way, box, row, column, isHead: isHead)
      return true
    }
    if !isHead, let next = unclaimed(row, column, beside, way) {
      link(index, next)
      return true
    }
    if let run = cells.run(row, near: column, isHead ? Self.nearAndFar : beside) {
      meetText(index, way, run, isHead: isHead)
      return true
    }
    // Words that are alone in their row are what every head above them points at.
    if isHead, let run = loneRun(row, column),
      cells.runs[run].distance(to: column) <= Self.loneReach
    {
      meetText(index, way, run, isHead: true)
      return true
    }
    if let (box, column) = wall(row, column, isHead ? beside + [-3, 3] : beside) {
      touch(index, way, box, row, column, isHead: isHead)
      return true
    }
    return false
  }

  /// Whether words stand close to the right of a line down the page, which they are said of, not of a line or a rail
  /// over a column of theirs.
  func isBesideBranch(_ run: Int, over column: Int) -> Bool {
    branch(beside: run, over: column) != nil
  }

  /// Whether such a line goes on over or under the row of the words.
  func goesOnBeside(_ run: Int, over column: Int) -> Bool {
    guard let branch = branch(beside: run, over: column) else { return false }
    let (row, column) = (vertices[branch].row, vertices[branch].column)
    return [-1, 1].contains { cells.vertex(row + $0, column) != nil }
  }

  private func branch(beside run: Int, over column: Int) -> Int? {
    let (row, columns) = (cells.runs[run].row, cells.runs[run].columns)
    // Words in a line are drawn around it.
    let isAround = abs(columns.lowerBound + columns.upperBound - 1 - 2 * column) <= Self.offCenter
    let reach = isAround ? Self.besideReach : Self.besideReach + 1
    let beside = (columns.lowerBound - reach..<columns.lowerBound).last {
      !map.grid.isBlank(row, $0)
    }
    return beside.flatMap { cells.vertex(row, $0) }.flatMap {
      vertices[$0].arms == Arms.vertical ? $0 : nil
    }
  }

  /// How far right of a line its words may be, in columns, and how far off its center those in one, in halves.
  private static let besideReach = 3
  private static let offCenter = 4

  /// The box whose lower wall words stand right below, so that a head that points at them points at it.
  private func captioned(by run: Int, _ row: Int, _ column: Int) -> Int? {
    territory.border(row, column).flatMap { cells.runs[run].box == $0 ? nil : $0 }
  }

  /// The words that are alone in a row, or in it within the frame around a cell.
  private func loneRun(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < map.grid.rowCount else { return nil }
    let start = map.grid.indents[row]
    var columns = start..<max(start, map.grid.width(row))
    if let frame = territory.interior(row, column) {
      columns = columns.clamped(to: territory.boxes[frame].columns(row))
    }
    let first = columns.first { !map.grid.isBlank(row, $0) }
    let last = columns.last { !map.grid.isBlank(row, $0) }
    guard let first, let last, let run = cells.run(row, first), cells.run(row, last) == run else {
      return nil
    }
    return run
  }

  private static let loneReach = 40

  /// Words may be a little farther aside below a head: a long second line reaches under it.
  private static let nearAndFar = [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6]

  /// The vertex beside a column that a line goes on to; beside its own column one that nothing else
  /// continues.
  func unclaimed(_ row: Int, _ column: Int, _ offsets: [Int], _ way: Way) -> Int? {
    for offset in offsets {
      if let next = cells.vertex(row, column + offset, reaching: way.opposite),
        offset == 0 || isUnclaimed(next, way.opposite)
      {
        return next
      }
    }
    return nil
  }

  /// The upper or lower wall beside a column; three columns aside only the upper one.
  func wall(_ row: Int, _ column: Int, _ offsets: [Int]) -> (box: Int, column: Int)? {
    for offset in offsets {
      if let box = territory.border(row, column + offset),
        row == territory.boxes[box].top || row == territory.boxes[box].bottom && abs(offset) < 3
      {
        return (box, column + offset)
      }
    }
    return nil
  }

  /// Whether nothing else continues a vertex in a way.
  func isUnclaimed(_ vertex: Int, _ way: Way) -> Bool {
    let row = vertices[vertex].row + way.rowStep
    let column = vertices[vertex].column + way.columnStep
    return cells.vertex(row, column, reaching: way.opposite) == nil
      && territory.border(row, column) == nil
  }

  private mutating func followHorizontally(_ index: Int, _ way: Way, isHead: Bool) {
    let from = vertices[index]
    if let box = territory.pierced(from.row, from.column),
      isHead || way == (from.column <= territory.boxes[box].left ? .east : .west)
    {
      let inner = isHead ? boxBehind(from, way, in: box) : nil
      add(index, way, .box(inner ?? box, row: from.row, column: from.column), isHead: isHead)
      return
    }
    var column = from.column + way.columnStep
    let isLone = from.head != nil && cells.isBetweenWalls(from.row, from.column)
    for gap in 0...(isHead || isLone ? LineCells.gapReach : 4) {
      if let next = cells.vertex(from.row, column, reaching: way.opposite) {
        if gap <= 2 { link(index, next) }
        if isHead, gap == 0 { passedHeads.append(LineNet.PassedHead(vertex: index, next: next)) }
        return
      }
      if let box = territory.border(from.row, column) {
        if gap <= 4 || way == .west || isLone {
          touch(index, way, box, from.row, column, isHead: isHead)
        }
        return
      }
      if let crossed = cells.vertex(from.row, column) {
        if gap == 0 { meet(index, crossed, way, isHead: isHead) }
        if gap > 0, isHead {
          if let run = item(behind: crossed, way) {
            meetText(index, way, run, isHead: true)
          } else if gap <= 2, vertices[crossed].arms == Arms.vertical {
            meet(index, crossed, way, isHead: true)
          }
        }
        // A line may stop before and go on behind the one that it crosses.
        if gap > 0, !isHead, vertices[crossed].arms == Arms.vertical,
          let beyond = beyond(crossed, way)
        {
          link(index, beyond)
        }
        return
      }
      if let run = cells.run(from.row, column) {
        if isHead || gap <= (cells.isWordArrow(from) ? 4 : 2) {
          meetText(index, way, run, isHead: isHead)
        }
        return
      }
      column += way.columnStep
    }
  }

  /// The words behind a branch of a tree, `├── words`.
  private func item(behind branch: Int, _ way: Way) -> Int? {
    let cell = vertices[branch]
    guard cell.arms & Arms.vertical != 0, cell.arms & Arms.horizontal == way.bit else { return nil }
    var column = cell.column + way.columnStep
    while map.arms(cell.row, column) == Arms.horizontal { column += way.columnStep }
    return map.grid.isBlank(cell.row, column)
      ? cells.run(cell.row, column + way.columnStep) : nil
  }

  /// The box in a frame whose wall stands right behind a head in the place of the frame's.
  private func boxBehind(_ head: LineCells.Vertex, _ way: Way, in frame: Int) -> Int? {
    let columns = (1...Self.behindReach).map { head.column + $0 * way.columnStep }
    return columns.first { !map.grid.isBlank(head.row, $0) }
      .flatMap { territory.border(head.row, $0) }
      .flatMap { territory.parents[$0] == frame ? $0 : nil }
  }

  /// How far the wall of a box may be behind a head that points at it through the wall of its frame.
  private static let behindReach = 4

  /// Where a line across the page goes on a blank or two behind one down the page, which nothing else leads
  /// to there.
  private func beyond(_ crossed: Int, _ way: Way) -> Int? {
    let (row, column) = (vertices[crossed].row, vertices[crossed].column)
    let first = (1...3).first { !map.grid.isBlank(row, column + $0 * way.columnStep) }
    guard let first, first > 1 else { return nil }
    return cells.vertex(row, column + first * way.columnStep, reaching: way.opposite)
  }

  /// A line meets a stroke that has no arm towards it: it passes over it, or ends on it.
  private mutating func meet(_ index: Int, _ crossed: Int, _ way: Way, isHead: Bool) {
    let cell = vertices[crossed]
    let beyond = cells.vertex(
      cell.row + way.rowStep, cell.column + way.columnStep, reaching: way.opposite)
    link(index, beyond ?? crossed)
    if isHead, beyond == nil {
      passedHeads.append(LineNet.PassedHead(vertex: index, next: crossed))
    }
  }
}
