import AssentDiagnostics

/// Tells what sort of diagram a drawing is.
struct KindReader {
  private let reading: BoxReading

  init(_ reading: BoxReading) { self.reading = reading }

  func classify(_ graph: inout FlowGraph) {
    markBanner(&graph)
    graph.kind = kind(of: graph)
  }

  /// A box above everything that no line touches is the title.
  private func markBanner(_ graph: inout FlowGraph) {
    guard graph.nodes.count > 1, !graph.edges.isEmpty, let first = graph.nodes.first,
      first.shape != .text,
      first.lines.count <= 2,
      graph.edges.allSatisfy({ $0.from != first.id && $0.to != first.id }),
      !graph.groups.contains(where: { $0.id == first.id || $0.nodes.contains(first.id) }),
      !graph.tables.contains(where: { $0.node == first.id }),
      graph.nodes.dropFirst().allSatisfy({ $0.range.start.line > first.range.end.line })
    else { return }
    graph.nodes[0].shape = .banner
    graph.title = first.lines.joined(separator: " ")
  }

  private func kind(of graph: FlowGraph) -> FlowGraph.Kind {
    if graph.times.count >= 2 || reading.hasAxis { return .timeline }
    if isStateMachine(graph) { return .stateMachine }
    if isMockUp(graph) { return .mockUp }
    let numbered = graph.headings.filter { TextBlocks.isTitle($0.text) }
    if numbered.count >= 2 { return .list }
    if graph.edges.isEmpty, graph.nodes.count != 1 { return .list }
    if isTree(graph) { return .tree }
    return .flow
  }

  private func isStateMachine(_ graph: FlowGraph) -> Bool {
    let titles = graph.headings.map(\.text) + (graph.title.map { [$0] } ?? [])
    if titles.contains(where: { $0.holds("state machine") }) { return true }
    let states = graph.nodes.filter {
      $0.lines.first { !$0.isEmpty }?.lowercased().hasPrefix("state:") == true
    }
    return states.count >= 2
  }

  /// Headless lines from words to words, each item with one parent: a tree drawn sideways, or with slanted
  /// lines, where two are enough.
  private func isTree(_ graph: FlowGraph) -> Bool {
    let least = reading.drawing.cells.diagonals.hasForks ? 2 : 3
    guard reading.territory.boxes.isEmpty, graph.edges.count >= least,
      graph.edges.allSatisfy({ $0.arrow == .none })
    else { return false }
    return Set(graph.edges.map(\.to)).count == graph.edges.count
  }

  /// Frames with buttons, check boxes or bars in them, more than there are simple boxes.
  private func isMockUp(_ graph: FlowGraph) -> Bool {
    let boxes = reading.territory.boxes.indices.filter { !reading.regions.plans[$0].isTable }
    let outer = boxes.filter { reading.territory.parents[$0] < 0 }
    if graph.edges.isEmpty, outer.count == 1, reading.territory.boxes[outer[0]].isRounded {
      return true
    }
    let hasHint = graph.headings.contains { Self.asks($0.text) }
    guard
      hasHint || graph.nodes.contains(where: { $0.lines.contains(where: Self.asks) })
        || graph.groups.contains(where: { $0.title.contains(where: Self.asks) })
        || boxes.contains(where: { hasControl($0) })
    else { return false }
    // Lines between what stands in frames are a flow; those of a mock-up lead from screen to screen.
    let members = Set(graph.groups.flatMap(\.nodes))
    let inner = graph.edges.count { members.contains($0.from) && members.contains($0.to) }
    if inner > 2 { return false }
    let panels = outer.filter { reading.territory.holdsDrawing($0) }
    return graph.edges.isEmpty || panels.count * 2 > outer.count
  }

  private static func asks(_ words: String) -> Bool {
    if words.holds("[y/n]") { return true }
    guard words.holds("press ") || words.holds("tap to ") else { return false }
    // `Compress logs` is none.
    let parts = words.lowercased().split { !$0.isLetter }
    return parts.contains("press") || zip(parts, parts.dropFirst()).contains { $0 == ("tap", "to") }
  }

  /// Whether a sign in a box is something to press, tick or watch.
  private func hasControl(_ box: Int) -> Bool {
    let drawn = reading.territory.boxes[box]
    for row in drawn.rows {
      for column in drawn.columns(row) {
        switch reading.grid.scalar(row, column) {
        case 0x2588, 0x2591...0x2593, 0x25C9, 0x25CE, 0x2610...0x2612, 0x2699, 0x276F: break
        case 0x5B where isButton(row, column): break
        default: continue
        }
        if reading.territory.interior(row, column) == box { return true }
      }
    }
    return false
  }

  /// `[ ]`, `[x]`, `[✓]` or `[Done]`.
  private func isButton(_ row: Int, _ column: Int) -> Bool {
    let first = reading.grid.scalar(row, column + 1)
    if reading.grid.scalar(row, column + 2) == 0x5D {
      return [0x20, 0x78, 0x58, 0x2713, 0x2714].contains(first)
    }
    guard (0x41...0x5A).contains(first) || first >= 0x2600 else { return false }
    for at in column + 2..<column + 32 where reading.grid.scalar(row, at) == 0x5D { return true }
    return false
  }
}
