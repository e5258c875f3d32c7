import AssentDiagnostics

/// Places what arrow text says from top to bottom, in the order of its lines.
struct ArrowColumn {
  private enum Item {
    case heading(Int)
    case node(Int)
  }

  private static let lineHeight = 18
  private static let gap = 34
  private static let padding = 14

  private let graph: FlowGraph
  private var items: [(line: Int, column: Int, item: Item)] = []
  /// The edge between a node and the one above it, by id of the lower one, and whether it leads up.
  private var edges: [String: (edge: FlowGraph.Edge, isUp: Bool)] = [:]
  private var notes: [String: [String]] = [:]
  private(set) var sketch = Sketch()
  private var y = 0
  private var block = 0

  init(_ graph: FlowGraph) {
    self.graph = graph
    items =
      graph.headings.enumerated().map {
        ($1.range.start.line, $1.range.start.column, .heading($0))
      }
      + graph.nodes.enumerated().map {
        ($1.range.start.line, $1.range.start.column, .node($0))
      }
    items.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    let order = graph.nodes.map(\.id).firstIndexes
    for edge in graph.edges {
      let isUp = (order[edge.from] ?? 0) > (order[edge.to] ?? 0)
      edges[isUp ? edge.from : edge.to] = (edge, isUp)
    }
    for note in graph.annotations {
      if let target = note.target { notes[target, default: []] += note.lines }
    }
  }

  /// Whether each edge leads between a node and the one before it, and no other joins the same two.
  static func holds(_ graph: FlowGraph) -> Bool {
    let order = graph.nodes.map(\.id).firstIndexes
    var joined: Set<Int> = []
    return graph.edges.allSatisfy { edge in
      guard let from = order[edge.from], let to = order[edge.to] else { return false }
      return abs(from - to) == 1 && joined.insert(max(from, to)).inserted
    }
  }

  mutating func place() {
    var index = 0
    while index < items.count {
      switch items[index].item {
      case .heading(let heading):
        addHeading(graph.headings[heading].text)
        index += 1
      case .node:
        var chain: [Int] = []
        while index < items.count, case .node(let node) = items[index].item,
          chain.isEmpty || edges[graph.nodes[node].id] != nil
        {
          chain.append(node)
          index += 1
        }
        addChain(chain)
      }
    }
  }

  private mutating func add(
    _ lines: [String], x: Int, top: Int, anchor: Sketch.Anchor = .start, role: Sketch.Role = .label
  ) {
    sketch.add(
      lines, x: x, top: top, step: Self.lineHeight, anchor: anchor, role: role, block: block)
    block += 1
  }

  private mutating func addHeading(_ words: String) {
    if !sketch.texts.isEmpty, sketch.texts[sketch.texts.count - 1].role != .strong { y += 14 }
    add([words], x: 0, top: y, role: .strong)
    y += Self.lineHeight + 6
  }

  /// Nodes that follow one another get boxes of one width.
  private mutating func addChain(_ chain: [Int]) {
    if !sketch.frames.isEmpty, y > 0, sketch.texts.last?.role != .strong { y += 20 }
    let widths = chain.flatMap { graph.nodes[$0].lines.map { Sketch.width($0, size: 13) } }
    let width = (max(widths.max() ?? 0, 60) + 2 * Self.padding + 1) / 2 * 2
    for (place, index) in chain.enumerated() {
      let node = graph.nodes[index]
      if place > 0, let (edge, isUp) = edges[node.id] { addArrow(edge, isUp: isUp, x: width / 2) }
      let height = node.lines.count * Self.lineHeight + 12
      let frame = Sketch.Rect(x: 0, y: y, width: width, height: height)
      sketch.frames.append(Sketch.Frame(rect: frame))
      let isList = node.lines.dropFirst().contains { line in
        ["-", "•", "*", "→"].contains { line.hasPrefix($0 + " ") }
      }
      add(
        node.lines, x: isList ? Self.padding : width / 2, top: y + 6,
        anchor: isList ? .start : .middle, role: .body)
      addNotes(of: node.id, beside: frame)
      y += height
    }
  }

  private mutating func addArrow(_ edge: FlowGraph.Edge, isUp: Bool, x: Int) {
    let words = edge.label.count * Self.lineHeight
    let length = max(Self.gap, words + 16)
    var line = Sketch.Line(points: [.init(x: x, y: y), .init(x: x, y: y + length)])
    line.endHead = isUp ? edge.arrowTail : edge.arrow
    line.startHead = isUp ? edge.arrow : edge.arrowTail
    sketch.lines.append(line)
    add(edge.label, x: x + 12, top: y + (length - 6 - words) / 2)
    y += length
  }

  private mutating func addNotes(of id: String, beside frame: Sketch.Rect) {
    guard let notes = notes[id] else { return }
    sketch.lines.append(
      Sketch.Line(
        points: [
          .init(x: frame.maxX + 36, y: frame.midY), .init(x: frame.maxX, y: frame.midY),
        ], endHead: .point))
    add(notes, x: frame.maxX + 44, top: frame.midY - notes.count * Self.lineHeight / 2)
  }
}
