/// Draws a graph that was placed on a character grid.
struct TerminalPainter {
  let graph: FlowGraph
  let placed: PlacedGraph
  let isASCII: Bool
  private let frames: Frames
  private var grid: CharacterGrid
  private var nodeFrames: [String: PlacedGraph.Rect] = [:]
  private var boxes: [String: TerminalBox] = [:]
  /// Nodes without a frame.
  private var bare: Set<String> = []

  /// How the frames of groups are drawn.
  enum Frames {
    /// Dotted, and interrupted by the lines that pass.
    case dotted
    /// As the walls of a box, joined with the lines that pass.
    case solid
  }

  init(graph: FlowGraph, placed: PlacedGraph, isASCII: Bool, frames: Frames = .dotted) {
    self.graph = graph
    self.placed = placed
    self.isASCII = isASCII
    self.frames = frames
    grid = CharacterGrid(width: placed.width, height: placed.height, isASCII: isASCII)
  }

  /// The rows of the drawing, without blanks at their ends.
  mutating func lines() -> [String] {
    for group in placed.groups { frame(group) }
    for node in placed.nodes { box(node) }
    for edge in placed.edges where edge.points.count > 1 { line(edge) }
    for group in placed.groups {
      if let title = group.title {
        for (row, text) in title.lines.enumerated() {
          grid.write(
            row == 0 ? " \(text) " : text, x: title.frame.x + (row == 0 ? 0 : 1),
            y: title.frame.y + row)
        }
      }
    }
    for label in placed.edges.compactMap(\.label) {
      for (row, text) in label.lines.enumerated() {
        let blank = label.frame.width - textColumns(text)
        let padded = " \(text) "
        grid.write(padded, x: label.frame.x + blank / 2 - 1, y: label.frame.y + row)
      }
    }
    for label in placed.edges.flatMap(\.endLabels) {
      for (row, text) in label.lines.enumerated() {
        grid.write(text, x: label.frame.x, y: label.frame.y + row)
      }
    }
    return grid.lines()
  }

  private mutating func frame(_ group: PlacedGraph.Group) {
    nodeFrames[graph.groups[group.index].id] = group.frame
    switch frames {
    case .dotted: grid.drawFrame(group.frame)
    case .solid:
      boxes[graph.groups[group.index].id] = TerminalBox(.box, isASCII: isASCII)
      let (right, bottom) = (group.frame.maxX - 1, group.frame.maxY - 1)
      let corners = [
        (group.frame.x, group.frame.y), (right, group.frame.y), (right, bottom),
        (group.frame.x, bottom), (group.frame.x, group.frame.y),
      ]
      grid.draw(corners.map { PlacedGraph.Point(x: $0.0, y: $0.1) }, .solid)
    }
  }

  private mutating func box(_ node: PlacedGraph.Node) {
    let it = graph.nodes[node.index]
    let frame = node.frame
    nodeFrames[it.id] = frame
    switch it.drawnShape {
    case .start: grid.put(isASCII ? "*" : "●", x: frame.midX, y: frame.midY)
    case .end: grid.put(isASCII ? "@" : "◉", x: frame.midX, y: frame.midY)
    case .fork:
      for row in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX { grid.put(isASCII ? "=" : "━", x: x, y: row) }
      }
    default: break
    }
    if TerminalBox(it.drawnShape, isASCII: isASCII) == nil { bare.insert(it.id) }
    if let box = TerminalBox(it.drawnShape, isASCII: isASCII) {
      boxes[it.id] = box
      grid.draw(box, frame)
    }
    if let table = node.table {
      write(table, frame)
      return
    }
    let top = frame.y + (frame.height - node.lines.count) / 2
    let isStub = FlowFold.isStub(it)
    for (row, text) in node.lines.enumerated() {
      let left =
        isStub
        ? (TerminalFold.beginsStub(text) ? 0 : 2) : (frame.width - textColumns(text)) / 2
      grid.write(
        isStub ? TerminalFold.printed(text) : text, x: frame.x + left, y: top + row)
    }
  }

  /// The words of a node with compartments, and the lines between these.
  private mutating func write(_ table: NodeTable, _ frame: PlacedGraph.Rect) {
    // A frame can be wider or higher than its table, where many lines meet it.
    let left = frame.x + (frame.width - table.width) / 2
    for rule in table.rules {
      for x in (frame.x + 1)..<(frame.maxX - 1) {
        grid.put(isASCII ? "-" : "─", x: x, y: frame.y + rule)
      }
      grid.put(isASCII ? "+" : "├", x: frame.x, y: frame.y + rule)
      grid.put(isASCII ? "+" : "┤", x: frame.maxX - 1, y: frame.y + rule)
    }
    for line in table.stereotypes + table.name {
      grid.write(
        line.text, x: frame.x + (frame.width - textColumns(line.text)) / 2, y: frame.y + line.y)
    }
    for line in table.rows { grid.write(line.text, x: left + line.x, y: frame.y + line.y) }
  }

  private mutating func line(_ edge: PlacedGraph.Edge) {
    let it = graph.edges[edge.index]
    var points = edge.points
    let start = points[0]
    let end = points[points.count - 1]
    points = clipped(points, nodeFrames[it.to])
    points = clipped(points.reversed(), nodeFrames[it.from]).reversed()
    guard points.count > 1 || points.first != nil else { return }
    if points.count == 1 { points.append(points[0]) }
    let ends = [(it.arrow, it.to, true), (it.arrowTail, it.from, false)]
    grid.draw(points, it.style)
    for (head, target, isEnd) in ends {
      let tip = isEnd ? points[points.count - 1] : points[0]
      let original = isEnd ? end : start
      let side = side(isEnd ? edge.points : edge.points.reversed(), tip, nodeFrames[target])
      if head != .none, head.multiplicity == nil {
        grid.put(head.sign(at: side, isASCII: isASCII), x: tip.x, y: tip.y)
      } else if let box = boxes[target] {
        let steps = [(0, 1), (-1, 0), (0, -1), (1, 0)][side]
        grid.join(arms(side), it.style, x: tip.x, y: tip.y)
        // The point of a diamond is where a line leaves it.
        if box.points == nil || side % 2 == 0 {
          grid.put(box.joints[side], x: tip.x + steps.0, y: tip.y + steps.1)
        }
      } else if points[0] == points[points.count - 1] {
        grid.join(side % 2 == 0 ? [.north, .south] : [.east, .west], it.style, x: tip.x, y: tip.y)
      } else if original != tip || bare.contains(target) {
        grid.join(arms(side), it.style, x: tip.x, y: tip.y)
      }
    }
  }

  /// The arm of a cell beside a frame that points at it.
  private func arms(_ side: Int) -> CharacterGrid.Arms {
    [.south, .west, .north, .east][side]
  }

  /// The side of a frame that a line comes to at its end: 0 above, 1 right, 2 below, 3 left.
  private func side(
    _ points: [PlacedGraph.Point], _ tip: PlacedGraph.Point, _ frame: PlacedGraph.Rect?
  ) -> Int {
    if let frame {
      if tip.y < frame.y { return 0 }
      if tip.y >= frame.maxY { return 2 }
      if tip.x >= frame.maxX { return 1 }
      if tip.x < frame.x { return 3 }
    }
    // It comes to the frame from within.
    let (before, end) = (points[points.count - 2], points[points.count - 1])
    if before.x == end.x { return before.y < end.y ? 0 : 2 }
    return before.x > end.x ? 1 : 3
  }

  /// The line without the cell of its last point if that is in `frame`.
  private func clipped(
    _ points: [PlacedGraph.Point], _ frame: PlacedGraph.Rect?
  ) -> [PlacedGraph.Point] {
    guard let frame, points.count > 1 else { return points }
    var points = points
    let last = points.count - 1
    let (before, end) = (points[last - 1], points[last])
    guard end.x >= frame.x, end.x < frame.maxX, end.y >= frame.y, end.y < frame.maxY else {
      return points
    }
    points[last].x += (before.x - end.x).signum()
    points[last].y += (before.y - end.y).signum()
    if points[last] == before { points.removeLast() }
    return points
  }
}
