import AssentDiagnostics

/// Finds lines and heads that do not meet what they are drawn to.
struct LineDefects {
  /// The end of a line at a border or rail without a branch there.
  struct Junction {
    var row: Int
    var column: Int
    /// Where the border or rail is.
    var way: Way
    /// The column of a branch beside it that nothing leaves.
    var branch: Int?
  }

  let drawing: Drawing
  private let rails: Rails
  private(set) var found: [DiagramDefect] = []
  private(set) var junctions: [Junction] = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }
  private var net: LineNet { drawing.reading.net }
  private var territory: Territory { drawing.reading.territory }

  init(_ drawing: Drawing) {
    self.drawing = drawing
    rails = Rails(drawing.map)
    checkJogs()
    checkJunctions()
    checkHeads()
    checkTouches()
  }

  /// Whether a cell belongs to a wall and was judged with it.
  private func isStray(_ vertex: LineCells.Vertex) -> Bool {
    isStrayCell(vertex.row, vertex.column)
  }

  // MARK: Lines that step aside

  /// A vertical line that goes on one or two columns aside in the next row; where one of the two
  /// cells is a head, the head is beside its line.
  private mutating func checkJogs() {
    var seen: Set<Int> = []
    var jogs: [(row: Int, from: Int, to: Int)] = []
    let vertices = net.cells.vertices
    for link in net.links where link.labels.isEmpty {
      let (a, b) = (vertices[link.a], vertices[link.b])
      if a.row == b.row || a.column == b.column { continue }
      let (upper, lower) = a.row < b.row ? (a, b) : (b, a)
      guard lower.row == upper.row + 1, !isStray(upper), !isStray(lower), !upper.isDiagonal,
        !lower.isDiagonal
      else { continue }
      let cell = grid.rowStarts[lower.row] + lower.column
      guard seen.insert(cell).inserted else { continue }
      if lower.head == .south {
        reportHead(lower, line: upper)
      } else if upper.head == .north {
        reportHead(upper, line: lower)
      } else if upper.head == nil, lower.head == nil {
        jogs.append((lower.row, upper.column, lower.column))
      }
    }
    reportJogs(jogs.sorted { ($0.row, $0.to) < ($1.row, $1.to) })
  }

  /// Reports each place at which a line steps aside; one that comes back to its column did so once.
  private mutating func reportJogs(_ jogs: [(row: Int, from: Int, to: Int)]) {
    /// The last step to a column, by that column.
    var open: [Int: (row: Int, from: Int)] = [:]
    for jog in jogs {
      if let first = open[jog.from], first.from == jog.to,
        (first.row..<jog.row).allSatisfy({ map.arms($0, jog.from) & Arms.vertical != 0 })
      {
        open[jog.from] = nil
        continue
      }
      open[jog.to] = (jog.row, jog.from)
      found.append(
        drawing.defect(
          .lineJog, jog.row, jog.to,
          "the line steps from \(columnName(jog.from)) to \(columnName(jog.to))"))
    }
  }

  private mutating func reportHead(_ head: LineCells.Vertex, line: LineCells.Vertex) {
    found.append(
      drawing.defect(
        .arrowheadOffset, head.row, head.column,
        "the arrowhead is at \(columnName(head.column)), its line at \(columnName(line.column))"))
  }

  // MARK: Lines that leave a border without a junction

  private mutating func checkJunctions() {
    for vertex in net.cells.vertices where vertex.border == nil {
      if vertex.head != nil {
        checkHead(vertex)
        continue
      }
      guard drawing.isBoxCharacter(vertex.row, vertex.column), !isStray(vertex) else { continue }
      // Arrows between boxes often begin at a plain wall: `│──▶│`. Only borders and rails count.
      for way in [Way.north, .south] where vertex.arms & way.bit != 0 {
        if checkJunction(vertex, way) { break }
      }
    }
  }

  /// Reports a head that stands right below or above the rail of its line, without a branch there.
  private mutating func checkHead(_ head: LineCells.Vertex) {
    guard let way = head.head?.opposite, way.isVertical else { return }
    let row = head.row + way.rowStep
    guard territory.border(row, head.column) == nil, map.arms(row, head.column) == Arms.horizontal,
      drawing.isBoxCharacter(row, head.column), let rail = rails[row, head.column],
      rail.branches & way.opposite.bit == 0,
      !map.has(way.opposite, row, rail.columns.lowerBound - 1),
      !map.has(way.opposite, row, rail.columns.upperBound)
    else { return }
    found.append(
      drawing.defect(
        .missingJunction, head.row, head.column,
        "a line meets '\(grid.text(row, head.column..<head.column + 1))', which has no branch to it"
      ))
    junctions.append(Junction(row: head.row, column: head.column, way: way))
  }

  /// Returns whether there was something to report.
  private mutating func checkJunction(_ vertex: LineCells.Vertex, _ way: Way) -> Bool {
    let row = vertex.row + way.rowStep
    let column = vertex.column + way.columnStep
    let arms = map.arms(row, column)
    guard drawing.isBoxCharacter(row, column), arms & way.opposite.bit == 0 else { return false }
    guard arms & Arms.horizontal == Arms.horizontal else { return false }
    // A line that goes on behind the stroke passes over it.
    if map.has(way.opposite, row + way.rowStep, column + way.columnStep) { return false }
    if let box = territory.border(row, column) {
      guard territory.interior(vertex.row, vertex.column) != box || isDivider(vertex, way),
        !hasHead(row, near: column, way)
      else { return false }
      if let junction = strayJunction(row, column, way) {
        found.append(
          drawing.defect(
            .lineJog, vertex.row, vertex.column,
            "the line meets the border at \(columnName(column)), its junction is at "
              + columnName(junction)))
        junctions.append(
          Junction(row: vertex.row, column: vertex.column, way: way, branch: junction))
        return true
      }
    } else if isStrayCell(row, column) || isMessage(row, column) || isLid(row, column, way)
      || strayJunction(row, column, way) != nil
    {
      return false
    }
    let name = drawing.grid.text(row, column..<column + 1)
    found.append(
      drawing.defect(
        .missingJunction, vertex.row, vertex.column,
        "a line meets '\(name)', which has no branch to it"))
    junctions.append(Junction(row: vertex.row, column: vertex.column, way: way))
    return true
  }

  /// Whether a line within a box runs from its border to a branch of the next rule.
  private func isDivider(_ vertex: LineCells.Vertex, _ way: Way) -> Bool {
    let back = way.opposite
    var row = vertex.row
    while map.arms(row, vertex.column) == Arms.vertical { row += back.rowStep }
    let arms = map.arms(row, vertex.column)
    return arms & way.bit != 0 && arms & Arms.horizontal == Arms.horizontal
  }

  /// Whether a border holds the head of the line that comes to it.
  private func hasHead(_ row: Int, near column: Int, _ way: Way) -> Bool {
    map.nearest(to: column, within: 2) { map.head(row, $0) == way } != nil
  }

  /// Whether the horizontal line through a cell ends in a head: the life line of a sequence ends
  /// at the last message that passes it.
  private func isMessage(_ row: Int, _ column: Int) -> Bool {
    guard let rail = rails[row, column] else { return false }
    return map.head(row, rail.columns.lowerBound - 1) != nil
      || map.head(row, rail.columns.upperBound) != nil
  }

  /// Whether the horizontal line through a cell is a border of a box that the reader did not find:
  /// both of its ends turn to the side of the line, and nothing comes in from the other side.
  private func isLid(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    guard let rail = rails[row, column], rail.branches & way.bit == 0 else { return false }
    return [rail.columns.lowerBound - 1, rail.columns.upperBound].allSatisfy {
      map.has(way.opposite, row, $0) && !map.has(way, row, $0)
    }
  }

  private func isStrayCell(_ row: Int, _ column: Int) -> Bool {
    grid.index(row, column).map { drawing.alignment.strayWalls[$0] != nil } ?? false
  }

  /// A junction of the border beside this place that nothing leaves.
  private func strayJunction(_ row: Int, _ column: Int, _ way: Way) -> Int? {
    let out = way.opposite
    return map.nearest(to: column, within: 2) {
      map.has(out, row, $0) && map.arms(row, $0) & Arms.horizontal == Arms.horizontal
        && grid.isBlank(row + out.rowStep, $0)
    }
  }

  // MARK: Heads that point at nothing

  private mutating func checkHeads() {
    var targets: [Int: [Int]] = [:]
    var isAimed: Set<Int> = []
    for terminal in net.terminals where terminal.isHead {
      isAimed.insert(terminal.vertex)
      switch terminal.target {
      case .text(let run): targets[terminal.vertex, default: []].append(run)
      case .box(let box, _, _): checkAim(net.cells.vertices[terminal.vertex], at: box)
      }
    }
    for link in net.links {
      if leads(from: link.a, to: link.b) { isAimed.insert(link.a) }
      if leads(from: link.b, to: link.a) { isAimed.insert(link.b) }
    }
    for (vertex, runs) in targets.sorted(by: { $0.key < $1.key }) {
      let head = net.cells.vertices[vertex]
      guard head.head?.isVertical == true, let first = runs.first, runs.count == 1 else { continue }
      let block = drawing.reading.blocks[drawing.reading.blockOf[first]]
      let reach = block.map { drawing.reading.runs[$0].distance(to: head.column) }.min() ?? 0
      guard reach > 1, isFed(head) else { continue }
      let run = drawing.reading.runs[first]
      guard run.columns.count > 1 else { continue }
      found.append(
        drawing.defect(
          .arrowOffTarget, head.row, head.column,
          "the arrow at \(columnName(head.column)) points beside '\(run.text)', which ends at "
            + columnName(run.columns.upperBound - 1)))
    }
    for (index, vertex) in net.cells.vertices.enumerated() {
      guard vertex.head?.isVertical == true, vertex.border == nil, isFed(vertex),
        !isAimed.contains(index), let way = vertex.head,
        (-1...1).allSatisfy({ grid.isBlank(vertex.row + way.rowStep, vertex.column + $0) })
      else { continue }
      found.append(
        drawing.defect(
          .arrowOffTarget, vertex.row, vertex.column,
          "the arrow at \(columnName(vertex.column)) points at nothing"))
    }
  }

  /// Reports a head that points past a corner of its box.
  private mutating func checkAim(_ head: LineCells.Vertex, at index: Int) {
    let box = territory.boxes[index]
    guard head.head?.isVertical == true, head.border == nil, isFed(head) else { return }
    let columns = head.head == .south ? box.left...box.right : box.bottomLeft...box.bottomRight
    guard !columns.contains(head.column) else { return }
    found.append(
      drawing.defect(
        .arrowOffTarget, head.row, head.column,
        "the arrow at \(columnName(head.column)) points past the box, which spans columns "
          + "\(columns.lowerBound + 1) to \(columns.upperBound + 1)"))
  }

  /// Whether a link goes on behind a head.
  private func leads(from index: Int, to other: Int) -> Bool {
    let vertex = net.cells.vertices[index]
    guard let way = vertex.head else { return false }
    return (net.cells.vertices[other].row - vertex.row).signum() == way.rowStep
  }

  /// Whether a line comes into a head.
  private func isFed(_ head: LineCells.Vertex) -> Bool {
    guard let way = head.head else { return false }
    return map.nearest(to: head.column, within: 2) { map.has(way, head.row - way.rowStep, $0) }
      != nil
  }

  // MARK: Lines that run into words

  /// Whether a word begins or ends at the line, not a sign that is part of the drawing.
  private func isWord(_ run: TextRun, _ way: Way) -> Bool {
    let character = way == .east ? run.text.first : run.text.last
    return character.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Lines that end right at a word, unless the drawing is made so throughout.
  private mutating func checkTouches() {
    var touching: [DiagramDefect] = []
    var seen: Set<Int> = []
    var count = 0
    for terminal in net.terminals where !terminal.isHead && !terminal.way.isVertical {
      guard case .text(let run) = terminal.target else { continue }
      let vertex = net.cells.vertices[terminal.vertex]
      let words = drawing.reading.runs[run]
      guard drawing.isBoxCharacter(vertex.row, vertex.column), words.row == vertex.row,
        seen.insert(grid.rowStarts[vertex.row] + vertex.column).inserted
      else { continue }
      count += 1
      guard words.distance(to: vertex.column) == 1, isWord(words, terminal.way) else { continue }
      touching.append(
        DiagramDefect(
          kind: .lineTouchesText, row: vertex.row,
          column: terminal.way == .east ? words.columns.lowerBound : words.columns.upperBound - 1,
          range: drawing.range(vertex.row, words.columns),
          message: "a line runs into '\(words.text)' without a space or an arrowhead"))
    }
    if touching.count < 4 || touching.count * 2 <= count { found += touching }
  }
}
