/// Makes paths and heads of the lines of a drawing.
///
/// Vertices of the net and the places where lines end are joined in up to four ways. Paths run
/// from each place that is an end or a junction to the next one.
struct SketchLines {
  private let columns: SketchColumns
  private let frames: SketchFrames
  private let scale: SketchScale
  private let texts: SketchTexts
  /// The frames of names, by block.
  private let names: [Int: Sketch.Rect]
  /// The vertices, and after them the ends.
  private var points: [Sketch.Point]
  /// Four for each point: the point it is joined with to the north, east, south and west; or -1.
  private var next: [Int32]
  private var headEnds: Set<Int> = []
  private var visited: [UInt8] = []

  private var net: LineNet { columns.reading.net }
  private var vertices: [LineCells.Vertex] { columns.reading.net.cells.vertices }

  init(_ columns: SketchColumns, _ frames: SketchFrames, _ scale: SketchScale, _ texts: SketchTexts)
  {
    self.columns = columns
    self.frames = frames
    self.scale = scale
    self.texts = texts
    names = texts.nameFrames()
    points = []
    next = []
    let vertices = columns.reading.net.cells.vertices
    points.reserveCapacity(vertices.count)
    for (index, vertex) in vertices.enumerated() {
      points.append(.init(x: columns.xs[index], y: scale.y(vertex.row)))
    }
    next = [Int32](repeating: -1, count: points.count * 4)
    addLinks()
    addTerminals()
    addLooseEnds()
  }

  // MARK: Joining

  private mutating func join(_ a: Int, _ way: Way, _ b: Int) {
    next[a * 4 + way.rawValue] = Int32(b)
    next[b * 4 + way.opposite.rawValue] = Int32(a)
  }

  private func isFree(_ index: Int, _ way: Way) -> Bool { next[index * 4 + way.rawValue] < 0 }

  /// Adds the place where the line that leaves a vertex in a way ends.
  ///
  /// - Parameter aside: how far to the right of the vertex a slanted line down or up the page ends.
  private mutating func addEnd(
    _ vertex: Int, _ way: Way, x: Int? = nil, y: Int? = nil, aside: Int = 0, isHead: Bool = false
  ) {
    guard isFree(vertex, way) else { return }
    var point = points[vertex]
    point.x += aside
    // An end does not lie behind its vertex, unless that is straight and the line only shorter.
    let isStraight = vertices[vertex].arms & (way.isVertical ? Arms.horizontal : Arms.vertical) == 0
    let least = isStraight && !isFree(vertex, way.opposite) ? -2 * SketchScale.columnWidth : 0
    if let x { point.x += max(least, (x - point.x) * way.columnStep) * way.columnStep }
    if let y { point.y += max(least, (y - point.y) * way.rowStep) * way.rowStep }
    points.append(point)
    next += [-1, -1, -1, -1]
    join(vertex, way, points.count - 1)
    if isHead { headEnds.insert(points.count - 1) }
  }

  private mutating func addLinks() {
    for link in net.links
    where columns.isLine(vertex: link.a) && columns.isLine(vertex: link.b) {
      let (a, b) = (vertices[link.a], vertices[link.b])
      let way: Way
      if a.row != b.row {
        way = b.row > a.row ? .south : .north
      } else if a.column != b.column {
        way = b.column > a.column ? .east : .west
      } else {
        continue
      }
      if !link.labels.isEmpty, let gap = gap(link, way) {
        let isVertical = way.isVertical
        let isAhead = way == .south || way == .east
        let (near, far) =
          isAhead ? (gap.lowerBound, gap.upperBound) : (gap.upperBound, gap.lowerBound)
        addEnd(link.a, way, x: isVertical ? nil : near, y: isVertical ? near : nil)
        addEnd(link.b, way.opposite, x: isVertical ? nil : far, y: isVertical ? far : nil)
      } else if pointsAt(a, way, b) {
        addEnd(link.a, way, x: points[link.b].x, y: points[link.b].y, isHead: true)
      } else if pointsAt(b, way.opposite, a) {
        addEnd(link.b, way.opposite, x: points[link.a].x, y: points[link.a].y, isHead: true)
      } else if isFree(link.a, way), isFree(link.b, way.opposite) {
        join(link.a, way, link.b)
      }
    }
  }

  /// Whether a head ends at a line instead of standing on it.
  private func pointsAt(_ head: LineCells.Vertex, _ way: Way, _ other: LineCells.Vertex) -> Bool {
    guard head.head == way else { return false }
    return other.head != nil || other.arms != way.bit | way.opposite.bit
  }

  /// The pixels along a line that the words in it need; `nil` where they stand beside it.
  private func gap(_ link: LineNet.Link, _ way: Way) -> Range<Int>? {
    let runs = net.cells.runs
    if way.isVertical {
      let x = points[link.a].x
      let rows = link.labels.filter { run in
        guard let span = texts.span(runs[run].row, runs[run].columns.lowerBound) else {
          return false
        }
        return x > span.lowerBound - 4 && x < span.upperBound + 4
      }.map { runs[$0].row }
      guard let first = rows.min(), let last = rows.max() else { return nil }
      return scale.top(first)..<scale.bottom(last)
    }
    let spans = link.labels.compactMap {
      texts.span(runs[$0].row, runs[$0].columns.lowerBound)
    }
    guard let start = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max() else {
      return nil
    }
    return start - 5..<end + 5
  }

  private mutating func addTerminals() {
    for terminal in net.terminals where columns.isLine(vertex: terminal.vertex) {
      let way = terminal.way
      let vertex = vertices[terminal.vertex]
      // The head of a vertex points where its other end is.
      let isHead = terminal.isHead && vertex.head == way
      switch terminal.target {
      case .box(let box, let row, let column):
        // Words of another line stand between it and the wall.
        let others = terminal.labels.filter(net.wordsOfOthers.contains)
        let words = others.map { net.cells.runs[$0].row }
        if way.isVertical, let first = words.min(), let last = words.max() {
          let y = way == .south ? scale.top(first) + 1 : scale.bottom(last) - 1
          addEnd(terminal.vertex, way, y: y, isHead: isHead)
          continue
        }
        if isHead, !way.isVertical, stands(vertex, inWallOf: box, way) {
          let wall = way == .east ? frames.left(box) : SketchScale.x(frames.rightColumn(box, row))
          addEnd(terminal.vertex, way, x: wall, isHead: true)
          continue
        }
        // Words in the box are its end, or the line only comes near the wall.
        if let words = texts.span(row, column), !way.isVertical {
          addEnd(
            terminal.vertex, way, x: way == .east ? words.lowerBound - 5 : words.upperBound + 5,
            isHead: isHead)
          continue
        }
        let isInside = columns.reading.territory.interior(vertex.row, vertex.column) == box
        if isInside, !isHead, !way.isVertical, abs(vertex.column - column) > 1 { continue }
        let y = way.isVertical ? edge(box, row, way) : nil
        let x = way.isVertical ? nil : side(box, row, column, way, vertex)
        addEnd(terminal.vertex, way, x: x, y: y, isHead: isHead)
      case .text(let run):
        let words = net.cells.runs[run]
        if let frame = names[columns.reading.blockOf[run]] {
          addEnd(
            terminal.vertex, way, x: way.isVertical ? nil : way == .east ? frame.x : frame.maxX,
            y: way.isVertical ? (way == .south ? frame.y : frame.maxY) : nil, isHead: isHead)
        } else if way.isVertical {
          let y = way == .south ? scale.top(words.row) + 1 : scale.bottom(words.row) - 1
          addEnd(
            terminal.vertex, way, y: y, aside: aside(terminal.vertex, way, words.columns),
            isHead: isHead)
        } else {
          let isRight = way == .east
          let column = isRight ? words.columns.lowerBound : words.columns.upperBound - 1
          let span = texts.span(words.row, column)
          let x = span.map { isRight ? $0.lowerBound - 5 : $0.upperBound + 5 }
          addEnd(terminal.vertex, way, x: x ?? SketchScale.x(vertex.column), isHead: isHead)
        }
      }
    }
  }

  /// How far to the right of its last step a slanted line comes to words.
  private func aside(_ vertex: Int, _ way: Way, _ words: Range<Int>) -> Int {
    let cell = vertices[vertex]
    guard cell.isDiagonal,
      let step = Diagonals.step(columns.reading.grid.scalar(cell.row, cell.column))
    else { return 0 }
    let column = min(max(cell.column + step * way.rowStep, words.lowerBound), words.upperBound - 1)
    return (column - cell.column) * SketchScale.columnWidth
  }

  /// Whether a head that points across the page stands in the place of a wall.
  private func stands(_ head: LineCells.Vertex, inWallOf box: Int, _ way: Way) -> Bool {
    let column =
      way == .east ? frames.walls[box].lowerBound : frames.rightColumn(box, head.row)
    return abs(head.column - column) <= 1
  }

  /// The y at which a line down the page touches a box.
  private func edge(_ box: Int, _ row: Int, _ way: Way) -> Int {
    let drawn = columns.reading.territory.boxes[box]
    if row <= drawn.top { return frames.top(box) }
    if row >= drawn.bottom { return frames.bottom(box) }
    if drawn.separators.contains(where: { $0.row == row }) { return scale.y(row) }
    return way == .south ? scale.top(row) : scale.bottom(row)
  }

  /// The x at which a line across the page touches a box.
  private func side(
    _ box: Int, _ row: Int, _ column: Int, _ way: Way, _ vertex: LineCells.Vertex
  ) -> Int {
    if let wall = frames.straightColumn(column, ofWallOf: box, row) { return SketchScale.x(wall) }
    let right = frames.rightColumn(box, row)
    if abs(column - frames.walls[box].lowerBound) <= WallMatcher.reach { return frames.left(box) }
    if abs(column - right) <= WallMatcher.reach { return SketchScale.x(right) }
    if columns.reading.map.arms(row, column) != 0 { return SketchScale.x(column) }
    return SketchScale.x(vertex.column) + way.columnStep * SketchScale.columnWidth / 2
  }

  /// Lets strokes that nothing follows fill their cells.
  private mutating func addLooseEnds() {
    for (index, vertex) in vertices.enumerated() where columns.isLine(vertex: index) {
      for way in Way.allCases {
        let isHead = vertex.head == way
        guard isHead || vertex.arms & way.bit != 0, isFree(index, way) else { continue }
        let point = points[index]
        let y = way == .north ? scale.top(vertex.row) : scale.bottom(vertex.row)
        addEnd(
          index, way, x: point.x + way.columnStep * SketchScale.columnWidth / 2,
          y: way.isVertical ? y : nil, isHead: isHead)
      }
    }
  }

  // MARK: Paths

  mutating func addLines(to sketch: inout Sketch) {
    for block in names.keys.sorted() {
      if let frame = names[block] { sketch.frames.append(Sketch.Frame(rect: frame)) }
    }
    visited = [UInt8](repeating: 0, count: points.count)
    for index in points.indices where !isPassed(index) {
      for way in Way.allCases { trace(from: index, way, to: &sketch) }
    }
    for index in points.indices {
      for way in Way.allCases { trace(from: index, way, to: &sketch) }
    }
    addHeadsOnLines(to: &sketch)
    addDots(to: &sketch)
  }

  /// Whether a line comes into a point and leaves it, and no other one does.
  private func isPassed(_ index: Int) -> Bool {
    (0..<4).count { next[index * 4 + $0] >= 0 } == 2
  }

  private mutating func trace(from start: Int, _ first: Way, to sketch: inout Sketch) {
    guard next[start * 4 + first.rawValue] >= 0, visited[start] & first.bit == 0 else { return }
    var line = Sketch.Line(points: [points[start]])
    /// How many cells are drawn in each way.
    var counts = SIMD4<Int>()
    var (at, way) = (start, first)
    while visited[at] & way.bit == 0 {
      visited[at] |= way.bit
      let target = Int(next[at * 4 + way.rawValue])
      visited[target] |= way.opposite.bit
      count(at, &counts)
      at = target
      guard isPassed(at), at != start else { break }
      guard
        let onward = Way.allCases.first(where: {
          $0 != way.opposite && next[at * 4 + $0.rawValue] >= 0
        })
      else { break }
      let isAside =
        way.isVertical
        ? points[at].x != line.points[line.points.count - 1].x
        : points[at].y != line.points[line.points.count - 1].y
      if onward != way || isAside, !isSlanted(at) { line.points.append(points[at]) }
      way = onward
    }
    count(at, &counts)
    line.points.append(points[at])
    var kept: [Sketch.Point] = []
    for point in line.points where point != kept.last { kept.append(point) }
    guard kept.count > 1 else { return }
    line.points = kept
    standHeads(of: &line, from: start, first, to: at, way)
    line.stroke = counts[2] * 2 > counts.wrappedSum() ? .heavy : counts[1] > 0 ? .dashed : .light
    if headEnds.contains(start) { line.startHead = .point }
    if headEnds.contains(at) { line.endHead = .point }
    sketch.lines.append(line)
  }

  /// Whether a point is a step of a slanted line, or the head at its end: the line is drawn straight past it.
  private func isSlanted(_ index: Int) -> Bool {
    guard index < vertices.count else { return false }
    return vertices[index].arms == 0 && vertices[index].border == nil
  }

  /// Lets a slanted line come to its head as every line does, down or across the page.
  private func standHeads(
    of line: inout Sketch.Line, from start: Int, _ first: Way, to end: Int, _ last: Way
  ) {
    func foot(_ tip: Sketch.Point, _ beside: Sketch.Point, _ way: Way) -> Sketch.Point? {
      guard tip.x != beside.x, tip.y != beside.y else { return nil }
      return .init(
        x: tip.x - way.columnStep * Self.headFoot, y: tip.y - way.rowStep * Self.headFoot)
    }
    if headEnds.contains(end), line.points.count > 1,
      let foot = foot(points[end], line.points[line.points.count - 2], last)
    {
      line.points.insert(foot, at: line.points.count - 1)
    }
    if headEnds.contains(start), line.points.count > 1,
      let foot = foot(points[start], line.points[1], first.opposite)
    {
      line.points.insert(foot, at: 1)
    }
  }

  /// How long the straight piece of a slanted line at its head is.
  private static let headFoot = 14

  /// Counts the stroke of a point; an end has none of its own.
  private func count(_ point: Int, _ counts: inout SIMD4<Int>) {
    guard point < vertices.count else { return }
    let cell = vertices[point]
    let scalar = columns.reading.grid.scalar(cell.row, cell.column)
    counts[Int(StrokeTable.weight(of: scalar).rawValue)] += 1
  }

  /// Heads that a line goes on behind, and those in the wall of a box.
  private func addHeadsOnLines(to sketch: inout Sketch) {
    for (index, vertex) in vertices.enumerated() where columns.isLine(vertex: index) {
      guard let way = vertex.head else { continue }
      let target = Int(next[index * 4 + way.rawValue])
      if target >= 0, target < vertices.count { addHead(points[index], way, to: &sketch) }
    }
    let reading = columns.reading
    for row in 0..<reading.grid.rowCount {
      let start = reading.grid.rowStarts[row]
      for column in 0..<reading.grid.width(row) where reading.map.heads[start + column] != 0 {
        guard let way = reading.map.head(row, column), net.cells.vertex(row, column) == nil,
          reading.territory.border(row, column) != nil
        else { continue }
        addHead(.init(x: SketchScale.x(column), y: scale.y(row)), way, to: &sketch)
      }
    }
  }

  private func addHead(_ center: Sketch.Point, _ way: Way, to sketch: inout Sketch) {
    let (dx, dy) = (way.columnStep * 5, way.rowStep * 5)
    sketch.lines.append(
      Sketch.Line(
        points: [
          .init(x: center.x - dx, y: center.y - dy), .init(x: center.x + dx, y: center.y + dy),
        ],
        endHead: .point))
  }

  private func addDots(to sketch: inout Sketch) {
    for (index, vertex) in vertices.enumerated() where columns.isLine(vertex: index) {
      let scalar = columns.reading.grid.scalar(vertex.row, vertex.column)
      guard
        StrokeTable.isDot(scalar)
          || CellMap.isPointerSign(scalar)
            && columns.reading.map.isPointerMark(vertex.row, vertex.column)
      else { continue }
      let isFilled = scalar == 0x25CF || scalar == 0x2A || scalar == 0x2022
      sketch.dots.append(Sketch.Dot(center: points[index], isFilled: isFilled))
    }
  }
}
