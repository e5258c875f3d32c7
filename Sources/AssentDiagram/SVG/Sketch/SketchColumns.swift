/// Which strokes of a drawing are lines, and where each of them runs when it is straight.
struct SketchColumns {
  let reading: BoxReading
  /// Whether the lines of a component are drawn; otherwise its characters are words.
  private let isLine: [Bool]
  /// Pieces of walls that are drawn at their right place instead.
  private let isPushed: [Bool]
  /// The cells in which diagonals cross at a letter.
  private let crossings: Set<Int>
  /// The x of each vertex of the net.
  private(set) var xs: [Int]

  private var cells: LineCells { reading.net.cells }

  init(_ reading: BoxReading, _ frames: SketchFrames) {
    self.reading = reading
    isLine = Self.lines(reading)
    isPushed = Self.pushedWalls(reading, frames.alignment)
    crossings = Set(
      reading.net.cells.diagonals.lines.flatMap(\.crossings).compactMap {
        reading.grid.index($0.row, $0.column)
      })
    xs = reading.net.cells.vertices.map { SketchScale.x($0.column) }
    straighten(frames)
    followWalls(frames)
  }

  mutating func move(_ vertex: Int, by columns: Int) {
    xs[vertex] += columns * SketchScale.columnWidth
  }

  func isLine(vertex: Int) -> Bool {
    isLine[reading.net.components[vertex]] && !isPushed[vertex]
  }

  /// Whether a cell is part of a wall that is drawn at its right place instead.
  func isHidden(_ row: Int, _ column: Int) -> Bool {
    cells.vertex(row, column).map { isPushed[$0] } ?? false
  }

  /// Whether a cell is drawn, by a line or a border, rather than set as text.
  func isStroke(cell: Int) -> Bool {
    if crossings.contains(cell) { return true }
    let vertex = Int(cells.vertexAt[cell]) - 1
    if vertex >= 0 { return isLine[reading.net.components[vertex]] || isPushed[vertex] }
    return reading.territory.borders[cell] > 0
      && reading.map.arms[cell] | reading.map.heads[cell] != 0
  }

  // MARK: Lines or words

  /// Dashes and bars of ASCII that join nothing are words, unless there are many of them.
  private static func lines(_ reading: BoxReading) -> [Bool] {
    let net = reading.net
    var isLine = reading.isDrawn
    var counts = [Int](repeating: 0, count: net.componentCount)
    var isGlued = [Bool](repeating: false, count: net.componentCount)
    for (index, vertex) in net.cells.vertices.enumerated() {
      let component = net.components[index]
      let scalar = reading.grid.scalar(vertex.row, vertex.column)
      if scalar > 0x7F { isLine[component] = true }
      counts[component] += 1
      for step in [-1, 1] where net.cells.run(vertex.row, vertex.column + step) != nil {
        let next = reading.grid.scalar(vertex.row, vertex.column + step)
        if isLetter(next) { isGlued[component] = true }
      }
    }
    for component in isLine.indices where counts[component] >= 3 && !isGlued[component] {
      isLine[component] = true
    }
    return isLine
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || (0x41...0x5A).contains(scalar)
      || (0x61...0x7A).contains(scalar)
  }

  /// Where a row of a box has no right wall because of long words, the stroke behind the words; and
  /// the pieces of wall that are far from their place.
  private static func pushedWalls(_ reading: BoxReading, _ alignment: Alignment) -> [Bool] {
    var isPushed = [Bool](repeating: false, count: reading.net.cells.vertices.count)
    for box in reading.territory.boxes {
      for (offset, row) in box.rows.enumerated() where box.rightWalls[offset] < 0 {
        let wall = Int(box.expectedRight[offset])
        guard let run = reading.net.cells.run(row, wall) else { continue }
        var column = reading.net.cells.runs[run].columns.upperBound
        while column < reading.grid.width(row), reading.grid.isBlank(row, column) { column += 1 }
        if let vertex = reading.net.cells.vertex(row, column),
          reading.net.cells.vertices[vertex].arms & Arms.horizontal == 0,
          reading.net.cells.vertices[vertex].head == nil
        {
          isPushed[vertex] = true
        }
      }
    }
    for (row, column) in alignment.walls.flatMap(\.farPieces) {
      if let vertex = reading.net.cells.vertex(row, column) { isPushed[vertex] = true }
    }
    return isPushed
  }

  // MARK: Straight lines

  /// How far apart the strokes of one straight line may be.
  private static let tolerance = 3

  /// Gives all vertices that are joined down the page one x.
  private mutating func straighten(_ frames: SketchFrames) {
    let vertices = cells.vertices
    var finder = ComponentFinder(count: vertices.count)
    var spans = vertices.map { $0.column...$0.column }
    for link in reading.net.links
    where vertices[link.a].row != vertices[link.b].row && !vertices[link.a].isDiagonal
      && !vertices[link.b].isDiagonal
    {
      let (a, b) = (finder.root(link.a), finder.root(link.b))
      if a == b { continue }
      let low = min(spans[a].lowerBound, spans[b].lowerBound)
      let high = max(spans[a].upperBound, spans[b].upperBound)
      guard high - low <= Self.tolerance else { continue }
      finder.join(a, b)
      spans[min(a, b)] = low...high
    }
    let lines = vertices.indices.map { finder.root($0) }
    // Most strokes decide, those that meet a junction in a border most of all.
    var votes: [Int: [Int: Int]] = [:]
    for index in vertices.indices {
      let top = lines[index]
      if spans[top].count > 1 { votes[top, default: [:]][vertices[index].column, default: 0] += 1 }
    }
    var middles: [Int: Int] = [:]
    for terminal in reading.net.terminals where terminal.way.isVertical {
      guard case .box(let box, let row, let column) = terminal.target else { continue }
      let top = lines[terminal.vertex]
      if spans[top].count > 1, reading.map.has(terminal.way.opposite, row, column) {
        votes[top, default: [:]][column, default: 0] += 2
      }
      let middle = (frames.left(box) + frames.right(box)) / 2
      if middles[top] == nil,
        abs(SketchScale.x(vertices[terminal.vertex].column) - middle) <= SketchScale.columnWidth
      {
        middles[top] = middle
      }
    }
    let walls = continuedWalls(frames, lines)
    for index in vertices.indices {
      let top = lines[index]
      if let wall = walls[top] {
        xs[index] = wall
        continue
      }
      if let columns = votes[top],
        let best = columns.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })
      {
        xs[index] = SketchScale.x(best.key)
      }
      // A line that is half a column off the middle of its box belongs into the middle.
      if let middle = middles[top], abs(xs[index] - middle) <= SketchScale.columnWidth / 2 {
        xs[index] = middle
      }
    }
  }

  /// The x of right walls that lines go on from, by line: a box that became narrower, or ended,
  /// where its author went on with the wall.
  private func continuedWalls(_ frames: SketchFrames, _ lines: [Int]) -> [Int: Int] {
    var firsts: [Int: Int] = [:]
    for (index, vertex) in cells.vertices.enumerated() {
      let line = lines[index]
      if let first = firsts[line], cells.vertices[first].row <= vertex.row { continue }
      firsts[line] = index
    }
    var walls: [Int: Int] = [:]
    for (line, index) in firsts {
      let vertex = cells.vertices[index]
      guard vertex.arms & Arms.north != 0, vertex.arms & Arms.horizontal == 0,
        let cell = reading.grid.index(vertex.row, vertex.column),
        let column = frames.alignment.strayWalls[cell]
      else { continue }
      walls[line] = SketchScale.x(column)
    }
    return walls
  }
}
