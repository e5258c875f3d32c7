import AssentDiagnostics

/// Everything found in a drawing as a graph, whose nodes have ids in reading order.
struct GraphAssembly {
  private(set) var graph = FlowGraph(notation: .boxDrawing, kind: .flow, isValid: true)
  let nodes: DrawnNodes
  let words: NodeWords
  private let labelled: Labelled
  private let frames: FrameWords
  /// The ids of nodes, and these in reading order.
  private(set) var ids: [DrawnNode: String] = [:]
  private(set) var order: [DrawnNode] = []

  var drawing: BoxDrawing { nodes.drawing }
  var territory: Territory { nodes.drawing.territory }
  var plans: [Regions.Plan] { nodes.drawing.regions.plans }

  init(_ labelled: Labelled, _ frames: FrameWords) {
    self.labelled = labelled
    self.frames = frames
    nodes = labelled.nodes
    words = frames.words
    order = nodesInOrder()
    for (index, node) in order.enumerated() { ids[node] = "n\(index + 1)" }
    graph.nodes = order.map(node)
    graph.groups = groups()
    graph.tables = tables()
    graph.edges = labelled.edges.compactMap(edge)
    graph.annotations = (labelled.drawn.callOuts + frames.notes).map(annotation)
    addTimesAndHeadings()
    graph.legend = drawing.legendRows.sorted().map {
      drawing.grid.text($0, 0..<drawing.grid.width($0))
    }
    graph.direction = direction()
  }

  // MARK: Nodes

  private func nodesInOrder() -> [DrawnNode] {
    let ends = Set(labelled.edges.flatMap { [$0.from, $0.to] })
    var found: [DrawnNode] = []
    for (box, plan) in plans.enumerated() {
      if plan.isTable {
        if ends.contains(.box(box)) { found.append(.box(box)) }
      } else if nodes.hasParts(box) {
        found += plan.regions.indices.map { .region(box: box, index: $0) }
          .filter { !words.lines(of: $0).isEmpty }
        if !plan.hasDividers, ends.contains(.box(box)) { found.append(.box(box)) }
      } else {
        found.append(.box(box))
      }
    }
    found += labelled.textNodes.map { .text($0) }
    return found.map { (nodes.place(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func node(_ drawn: DrawnNode) -> FlowGraph.Node {
    let (row, column) = nodes.place(of: drawn)
    let end: (row: Int, column: Int)
    var shape = FlowGraph.Shape.box
    switch drawn {
    case .box(let box):
      let box = territory.boxes[box]
      end = (box.bottom, box.bottomRight + 1)
      shape = box.shape ?? (box.isRounded ? .rounded : .box)
    case .region(let box, let index):
      let region = plans[box].regions[index]
      end = (max(row, region.rows.upperBound - 1), region.columns.upperBound)
    case .text(let block):
      shape = .text
      let block = nodes.texts.blocks[block]
      let last = drawing.runs[block[block.count - 1]]
      end = (last.row, last.columns.upperBound)
    }
    return FlowGraph.Node(
      id: ids[drawn] ?? "", lines: words.lines(of: drawn), shape: shape,
      range: SourceRange(
        start: drawing.range(row, column..<column).start,
        end: drawing.range(end.row, end.column..<end.column).end))
  }

  // MARK: Edges

  private func edge(_ edge: DrawnEdge) -> FlowGraph.Edge? {
    guard let from = ids[edge.from], let to = ids[edge.to] else { return nil }
    let vertex = nodes.net.vertices[edge.source.vertex]
    var result = FlowGraph.Edge(
      from: from, to: to, range: drawing.range(vertex.row, vertex.column..<vertex.column + 1))
    result.arrow = edge.arrow
    result.arrowTail = edge.arrowTail
    result.style = style(edge)
    result.label = edge.answer.map { [$0] } ?? drawing.lines(inReadingOrder(edge))
    return result
  }

  /// Labels with those of one row from left to right, whichever way the line runs; those of a line
  /// along a row from the top down.
  private func inReadingOrder(_ edge: DrawnEdge) -> [Int] {
    let vertices = nodes.net.vertices
    if vertices[edge.source.vertex].row == vertices[edge.target.vertex].row {
      return edge.labels.sorted()
    }
    var ordered: [Int] = []
    for label in edge.labels {
      let same = ordered.lastIndex { drawing.runs[$0].row != drawing.runs[label].row } ?? -1
      let place = ordered[(same + 1)...].firstIndex { $0 > label } ?? ordered.count
      ordered.insert(label, at: place)
    }
    return ordered
  }

  private func style(_ edge: DrawnEdge) -> FlowGraph.Edge.Style {
    for terminal in [edge.source, edge.target] {
      let vertex = nodes.net.vertices[terminal.vertex]
      switch StrokeTable.weight(of: drawing.grid.scalar(vertex.row, vertex.column)) {
      case .light: continue
      case .dashed: return .dotted
      case .heavy: return .thick
      }
    }
    return .solid
  }

  /// The way that the drawing runs: down or to the right, unless nearly all edges point back.
  private func direction() -> FlowGraph.Direction? {
    var (down, up, right, left) = (0, 0, 0, 0)
    // A loop tells nothing of the way of the others.
    let edges = labelled.edges.filter { $0.from != $0.to }
    for edge in edges.isEmpty ? labelled.edges : edges {
      let from = nodes.net.vertices[edge.source.vertex]
      let to = nodes.net.vertices[edge.target.vertex]
      let isAcross = abs(to.column - from.column) >= abs(to.row - from.row)
      switch edge.target.way {
      case .south: down += 1
      case .north: up += 1
      case .east: right += isAcross ? 1 : 0
      case .west: left += isAcross ? 1 : 0
      }
    }
    if down + up + right + left == 0 { return nil }
    if max(down, up) >= max(right, left) { return up > Self.mostBack * down ? .up : .down }
    return left > Self.mostBack * right ? .left : .right
  }

  /// How many edges may point back for each that points on, before the drawing runs back: people begin at the
  /// top and at the left, and loops lead there.
  private static let mostBack = 3

  // MARK: Words

  private func annotation(_ note: DrawnNote) -> FlowGraph.Annotation {
    FlowGraph.Annotation(
      target: ids[note.target], lines: drawing.lines(note.runs), range: drawing.range(note.runs))
  }

  /// Makes headings and times of the words that are left over.
  private mutating func addTimesAndHeadings() {
    let runs = drawing.runs
    let places = order.map { (row: nodes.place(of: $0).0, id: ids[$0]) }
    /// The first node from a row on; nodes are in the order of their rows.
    func next(from row: Int) -> String? {
      let next = places.partitioningIndex { $0.row >= row }
      return next < places.count ? places[next].id : nil
    }
    var times = labelled.times.map { (row: runs[$0.runs[0]].row, time: annotation($0)) }
    for (index, block) in nodes.texts.blocks.enumerated()
    where !labelled.textNodes.contains(index) {
      let free =
        frames.looseBlocks.contains(index)
        ? block : block.filter { !words.isUsed[$0] && runs[$0].box == nil }
      guard let first = free.first else { continue }
      let row = runs[first].row
      let next = next(from: row)
      let (lines, range) = (drawing.lines(free), drawing.range(free))
      if TimeText.isTime(runs[first].text) {
        times.append((row, FlowGraph.Annotation(target: next, lines: lines, range: range)))
      } else if let box = box(leftOf: free), let id = ids[.box(box)] {
        graph.annotations.append(FlowGraph.Annotation(target: id, lines: lines, range: range))
      } else {
        graph.headings.append(
          FlowGraph.Heading(text: lines.joined(separator: " "), before: next, range: range))
      }
    }
    graph.times = times.sorted { $0.row < $1.row }.map(\.time)
    for run in unsaid() {
      graph.headings.append(
        FlowGraph.Heading(
          text: runs[run].text, before: next(from: runs[run].row),
          range: drawing.range([run])))
    }
  }

  /// The box right of which some runs stand, all of them in its rows.
  private func box(leftOf some: [Int]) -> Int? {
    var found: Int?
    for run in some.map({ drawing.runs[$0] }) {
      var column = run.columns.lowerBound - 1
      while drawing.grid.isBlank(run.row, column), run.columns.lowerBound - column <= Self.noteReach
      {
        column -= 1
      }
      // Right at a wall stands what belongs to the wall, such as the signs of a scroll bar.
      guard column < run.columns.lowerBound - 1,
        let box = drawing.territory.border(run.row, column),
        drawing.territory.boxes[box].right == column, found ?? box == box
      else { return nil }
      found = box
    }
    return found
  }

  /// How far right of a box a note may begin, in columns.
  private static let noteReach = 8

  /// The words that were taken for a line's, of which nothing came.
  private func unsaid() -> [Int] {
    let runs = drawing.runs
    var isSaid = runs.indices.map { !words.isUsed[$0] || drawing.isWithinLeaf($0) }
    func say(_ some: [Int]) { for run in some { isSaid[run] = true } }
    for edge in labelled.edges { say(edge.labels) }
    for note in labelled.drawn.callOuts + frames.notes + labelled.times { say(note.runs) }
    say(frames.titleRuns)
    for index in labelled.textNodes.union(frames.looseBlocks) { say(nodes.texts.blocks[index]) }
    return runs.indices.filter {
      !isSaid[$0] && runs[$0].text.contains { $0.isLetter || $0.isNumber }
    }
  }
}
