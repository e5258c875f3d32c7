/// The edits that make lines straight, put heads on their lines, and draw the junctions that were
/// left out.
struct LineEdits {
  /// Cells of one vertical line, one a row, from the top down.
  private struct Line {
    var vertices: [LineCells.Vertex]
  }

  let drawing: Drawing
  private(set) var edits: [DrawingEdit] = []

  private var grid: Grid { drawing.grid }
  private var map: CellMap { drawing.map }
  private var net: LineNet { drawing.reader.net }
  private var territory: Territory { drawing.reader.territory }

  init(_ drawing: Drawing) { self.drawing = drawing }

  // MARK: Lines

  /// Brings each line that steps aside back to the column at which it begins or ends.
  mutating func straightenLines() {
    for line in lines() where Set(line.vertices.map(\.column)).count > 1 || isMisplaced(line) {
      guard let target = target(of: line) else { continue }
      let changes = line.vertices.filter { $0.column != target && $0.border == nil }.map {
        (row: $0.row, change: DrawingEdit.Change.move(from: $0.column, to: target))
      }
      if !changes.isEmpty { edits.append(DrawingEdit(changes)) }
    }
  }

  /// The vertical lines, each as long as one cell follows on another without words between.
  private func lines() -> [Line] {
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

  /// Moves each head in a border under its line.
  mutating func moveHeads() {
    for link in net.links where link.labels.isEmpty {
      for (end, other) in [(link.a, link.b), (link.b, link.a)] {
        let head = net.cells.vertices[end]
        let line = net.cells.vertices[other]
        guard let way = head.head, way.isVertical, head.border != nil, head.column != line.column,
          !line.isDiagonal,
          line.row == head.row - way.rowStep,
          map.arms(head.row, line.column) == Arms.horizontal
        else { continue }
        edits.append(DrawingEdit([(head.row, .swap(head.column, line.column))]))
      }
    }
  }

  // MARK: Junctions

  /// Draws the branch of a border or rail that a line leaves, or moves the one beside it there.
  mutating func drawJunctions() {
    for defect in LineDefects(drawing).junctions {
      let row = defect.row + defect.way.rowStep
      if let junction = defect.junction {
        if map.arms(row, defect.column) == Arms.horizontal {
          edits.append(DrawingEdit([(row, .swap(junction, defect.column))]))
        }
        continue
      }
      guard let rule = Unicode.Scalar(grid.scalar(row, defect.column)),
        let line = Unicode.Scalar(grid.scalar(defect.row, defect.column)),
        let branch = Strokes.branch(
          of: rule, to: line == "│" || line == "┃" || line == "║" ? line : "│",
          isDown: defect.way == .north)
      else { continue }
      edits.append(
        DrawingEdit([
          (
            row,
            .set(
              column: defect.column, character: branch,
              arms: StrokeTable.arms(of: branch.value))
          )
        ]))
    }
  }
}
