/// The edits that make lines straight, put heads on their lines, and draw the junctions that were
/// left out.
struct LineEdits {
  /// Cells of one vertical line, one a row, from the top down.
  private struct Line {
    var vertices: [LineCells.Vertex]
  }

  /// They move heads in borders under their lines.
  private(set) var heads: [DrawingEdit] = []
  /// They bring lines that step aside to the column at which these begin or end.
  private(set) var lines: [DrawingEdit] = []
  /// They draw the branches that lines leave, or move those beside them there.
  private(set) var junctions: [DrawingEdit] = []

  private let drawing: Drawing
  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }
  private var net: LineNet { drawing.reading.net }

  init(_ judged: JudgedDrawing) {
    drawing = judged.drawing
    if drawing.isTree { return }
    moveHeads()
    straightenLines()
    for junction in judged.lines.junctions { draw(junction) }
  }

  // MARK: Lines

  private mutating func straightenLines() {
    for line in verticalLines()
    where Set(line.vertices.map(\.column)).count > 1 || isMisplaced(line) {
      guard let target = target(of: line) else { continue }
      let changes = line.vertices.filter { $0.column != target && $0.border == nil }.map {
        (row: $0.row, change: DrawingEdit.Change.move(from: $0.column, to: target))
      }
      if !changes.isEmpty { lines.append(DrawingEdit(changes)) }
    }
  }

  /// The vertical lines, each as long as one cell follows on another without words between.
  private func verticalLines() -> [Line] {
    var below = [Int](repeating: -1, count: net.cells.vertices.count)
    var hasAbove = [Bool](repeating: false, count: below.count)
    for link in net.links where link.labels.isEmpty {
      let a = net.cells.vertices[link.a]
      let b = net.cells.vertices[link.b]
      guard abs(a.row - b.row) == 1, isVertical(a), isVertical(b) else { continue }
      let (upper, lower) = a.row < b.row ? (link.a, link.b) : (link.b, link.a)
      guard below[upper] < 0, !hasAbove[lower] else { continue }
      below[upper] = lower
      hasAbove[lower] = true
    }
    return below.indices.filter { !hasAbove[$0] && below[$0] >= 0 }.map { first in
      var vertices: [LineCells.Vertex] = []
      var at = first
      while at >= 0 {
        vertices.append(net.cells.vertices[at])
        at = below[at]
      }
      return Line(vertices: vertices)
    }
  }

  /// Whether a cell is nothing but a piece of a vertical line, or its head.
  private func isVertical(_ vertex: LineCells.Vertex) -> Bool {
    let cell = grid.rowStarts[vertex.row] + vertex.column
    guard drawing.alignment.strayWalls[cell] == nil else { return false }
    if let head = vertex.head { return head.isVertical && vertex.border == nil }
    return vertex.arms & Arms.horizontal == 0 && !vertex.isDiagonal
  }

  private func isMisplaced(_ line: Line) -> Bool {
    guard let first = line.vertices.first, let last = line.vertices.last else { return false }
    let top = anchor(first, .north)
    let bottom = anchor(last, .south)
    return top != nil && top != first.column || bottom != nil && bottom != last.column
  }

  /// The column at which a line has to be; `nil` where its ends disagree.
  private func target(of line: Line) -> Int? {
    guard let first = line.vertices.first, let last = line.vertices.last else { return nil }
    switch (anchor(first, .north), anchor(last, .south)) {
    case (let top?, let bottom?): return top == bottom ? top : nil
    case (let top?, nil): return top
    case (nil, let bottom?): return bottom
    case (nil, nil):
      var counts: [Int: Int] = [:]
      // A head goes where its line is.
      for vertex in line.vertices where vertex.head == nil {
        counts[vertex.column, default: 0] += 1
      }
      let most = counts.values.max() ?? 0
      let columns = counts.filter { $0.value == most }.keys
      return columns.count == 1 ? columns.first : nil
    }
  }

  /// The column of the junction or corner that the end of a line comes from, exactly in its way or
  /// a step aside where nothing else claims it.
  private func anchor(_ vertex: LineCells.Vertex, _ way: Way) -> Int? {
    let row = vertex.row + way.rowStep
    return map.nearest(to: vertex.column, within: 1) { column in
      map.has(way.opposite, row, column) && map.arms(row, column) & Arms.horizontal != 0
        // Beside: only where the line has left it.
        && (column == vertex.column || grid.isBlank(vertex.row, column))
    }
  }

  // MARK: Heads in borders

  private mutating func moveHeads() {
    for link in net.links where link.labels.isEmpty {
      for (end, other) in [(link.a, link.b), (link.b, link.a)] {
        let head = net.cells.vertices[end]
        let line = net.cells.vertices[other]
        guard let way = head.head, way.isVertical, head.border != nil, head.column != line.column,
          !line.isDiagonal,
          line.row == head.row - way.rowStep,
          map.arms(head.row, line.column) == Arms.horizontal
        else { continue }
        heads.append(DrawingEdit([(head.row, .swap(head.column, line.column))]))
      }
    }
  }

  // MARK: Junctions

  private mutating func draw(_ junction: LineDefects.Junction) {
    let row = junction.row + junction.way.rowStep
    if let branch = junction.branch {
      if map.arms(row, junction.column) == Arms.horizontal {
        junctions.append(DrawingEdit([(row, .swap(branch, junction.column))]))
      }
      return
    }
    guard let rule = Unicode.Scalar(grid.scalar(row, junction.column)),
      let line = Unicode.Scalar(grid.scalar(junction.row, junction.column)),
      let branch = Strokes.branch(
        of: rule, to: line == "│" || line == "┃" || line == "║" ? line : "│",
        isDown: junction.way == .north)
    else { return }
    let arms = StrokeTable.arms(of: branch.value)
    junctions.append(
      DrawingEdit([(row, .set(column: junction.column, character: branch, arms: arms))]))
  }
}
