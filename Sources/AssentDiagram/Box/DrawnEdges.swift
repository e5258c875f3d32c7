/// An edge before its nodes have ids.
struct DrawnEdge {
  var from: DrawnNode
  var to: DrawnNode
  var source: LineNet.Terminal
  var target: LineNet.Terminal
  var arrow: FlowGraph.Edge.Head
  var arrowTail: FlowGraph.Edge.Head
  var labels: [Int] = []
  /// The one of two answers in its label, `yes / no`, that is said of it.
  var answer: String?
}

/// What each net of lines draws: edges between the nodes at its ends, a call-out, or an axis.
///
/// It takes the nodes that lines touch, and gives the edges, without the words along them, with what is
/// known by then of the words at the ends of lines.
struct DrawnEdges {
  let nodes: DrawnNodes
  private(set) var edges: [DrawnEdge] = []
  private(set) var callOuts: [DrawnNote] = []
  /// The blocks of words at the ticks of axes.
  private(set) var axisBlocks: Set<Int> = []
  /// The times among them.
  private(set) var times: [DrawnNote] = []
  private(set) var hasAxis = false
  /// Whether there are more edges than are read; then not all of them are here.
  var isExcessive: Bool { edges.count > DrawingLimit.edges }
  /// For each component of lines whether it draws something.
  private(set) var isDrawn: [Bool]
  /// For each run whether it is a label at the end of a line or in a call-out.
  private(set) var isUsed: [Bool]
  /// Found where lines part and join, which few drawings have.
  private var pieces: LinePieces?

  init(_ nodes: DrawnNodes) {
    self.nodes = nodes
    let net = nodes.net
    isDrawn = [Bool](repeating: false, count: net.componentCount)
    isUsed = [Bool](repeating: false, count: net.cells.runs.count)
    var ends = [[Int]](repeating: [], count: net.componentCount)
    for (end, terminal) in net.terminals.enumerated() {
      ends[net.components[terminal.vertex]].append(end)
      for run in terminal.labels where !net.wordsOfOthers.contains(run) { isUsed[run] = true }
    }
    let axes = Axes(net)
    let ruleWords = RuleWords(nodes, ends)
    for (component, ends) in ends.enumerated() where ends.count > 1 && !isExcessive {
      let terminals = ends.map { net.terminals[$0] }
      let remark = nodes.remark(terminals, isUsed: isUsed)
      let said = remark ?? ruleWords.notes[component]
      if let callOut = said ?? nodes.callOut(terminals, isUsed: isUsed) {
        callOuts.append(callOut)
        for run in callOut.runs { isUsed[run] = true }
      } else if axes.isAxis(component, terminals) {
        addAxis(terminals)
      } else {
        let drawn = drawnEdges(terminals, ends)
        if drawn.isEmpty { continue }
        edges += drawn
      }
      isDrawn[component] = true
    }
    if isExcessive { return }
    partCrossings()
    dropHeadless()
    dropBesideSame()
  }

  /// Parts a line down the page that leads on from a crossing with one between two nodes to both of which other
  /// lines lead from its own: `◄──┼──►` is an arrow by itself there.
  private mutating func partCrossings() {
    guard edges.count > 4,
      edges.contains(where: {
        $0.target.isHead && $0.target.way == .west && $0.source.way == .north
      })
    else { return }
    let nets = nodes.net.components
    var linking: [Set<DrawnNode>: Set<Int>] = [:]
    for edge in edges {
      linking[[edge.from, edge.to], default: []].insert(nets[edge.source.vertex])
    }
    var isPassed = [Bool](repeating: false, count: edges.count)
    for (net, own) in Dictionary(grouping: edges.indices, by: { nets[edges[$0].source.vertex] })
    where own.count == 3 {
      let (left, right) = (
        own.first { edges[$0].target.isHead && edges[$0].target.way == .west },
        own.first { edges[$0].target.isHead && edges[$0].target.way == .east }
      )
      guard let left, let right, edges[left].arrowTail == .none,
        own.allSatisfy({ edges[$0].source.way == .north }),
        nodes.net.vertices[edges[left].target.vertex].row
          == nodes.net.vertices[edges[right].target.vertex].row,
        [left, right].allSatisfy({ branch in
          linking[[edges[branch].from, edges[branch].to], default: []].contains { $0 != net }
        })
      else { continue }
      edges[left] = DrawnEdge(
        from: edges[left].to, to: edges[right].to, source: edges[left].target,
        target: edges[right].target, arrow: .point, arrowTail: .point)
      isPassed[right] = true
    }
    edges = zip(edges, isPassed).filter { !$0.1 }.map(\.0)
  }

  /// Drops arrows down the page right beside others between the same nodes: one line drawn with several, `vvv`.
  private mutating func dropBesideSame() {
    struct Place: Hashable {
      var from: DrawnNode
      var to: DrawnNode
      var cell: Grid.Cell
    }
    func place(_ edge: DrawnEdge, beside offset: Int) -> Place {
      let vertex = nodes.net.vertices[edge.target.vertex]
      let cell = Grid.Cell(row: vertex.row, column: vertex.column + offset)
      return Place(from: edge.from, to: edge.to, cell: cell)
    }
    let down = edges.filter { $0.target.isHead && $0.target.way.isVertical }
    if down.count < 2 { return }
    let places = Set(down.map { place($0, beside: 0) })
    edges.removeAll {
      $0.target.isHead && $0.target.way.isVertical && places.contains(place($0, beside: -1))
    }
  }

  /// Drops lines without a head beside those that have one between the same nodes, in the same net or with
  /// their ends at the same sides.
  private mutating func dropHeadless() {
    guard edges.contains(where: { $0.arrow == .none }),
      edges.contains(where: { $0.arrow != .none })
    else { return }
    struct Pair: Hashable {
      var a: DrawnNode
      var b: DrawnNode
    }
    let nets = nodes.net.components
    let headed = Dictionary(grouping: edges.filter { $0.arrow != .none }) {
      Pair(a: $0.from, b: $0.to)
    }
    // What is said in a line of its own is said of another one.
    let named = Set(nodes.net.links.filter { !$0.labels.isEmpty }.map { nets[$0.a] })
    edges.removeAll { edge in
      if edge.arrow != .none { return false }
      return [Pair(a: edge.from, b: edge.to), Pair(a: edge.to, b: edge.from)].contains { pair in
        headed[pair, default: []].contains {
          nets[$0.source.vertex] == nets[edge.source.vertex]
            || !named.contains(nets[edge.source.vertex])
              && $0.from == edge.from && $0.source.way == edge.source.way
              && $0.target.way == edge.target.way
        }
      }
    }
  }

  /// Takes the words at an axis for what happens there.
  private mutating func addAxis(_ terminals: [LineNet.Terminal]) {
    for terminal in terminals {
      guard case .text(let run) = terminal.target else { continue }
      let block = nodes.texts.blockOf[run]
      axisBlocks.insert(block)
      if TimeText.isTime(nodes.drawing.runs[run].text) {
        times.append(DrawnNote(target: .text(block), runs: [run]))
      }
    }
    hasAxis = true
  }

  /// More edges than this between the ends of one line are a drawing gone wrong.
  private static let edgeLimit = 4_096

  /// - Parameter ends: the numbers of the terminals.
  private mutating func drawnEdges(
    _ terminals: [LineNet.Terminal], _ ends: [Int]
  ) -> [DrawnEdge] {
    terminals.contains(where: \.isHead) ? headed(terminals, ends) : headless(terminals)
  }

  private mutating func headed(_ terminals: [LineNet.Terminal], _ ends: [Int]) -> [DrawnEdge] {
    let allHeads = terminals.filter(\.isHead)
    let heads = unique(allHeads)
    var tails = unique(terminals.filter { !$0.isHead })
    // An answer at the end of a branch is said of the lines: `No ───┤`.
    if tails.count > 1 { tails.removeAll { isAnswer($0) } }
    // Two of its branches may lead to one node, too.
    var targets = (tails.isEmpty ? heads : allHeads).map { ($0, FlowGraph.Edge.Head.point) }
    // A branch whose head was left out still comes in from above.
    let comesIn =
      heads.allSatisfy { $0.way == .south } && tails.contains { $0.way != .south }
    if comesIn {
      targets += tails.filter { $0.way == .south }.map { ($0, .none) }
      tails.removeAll { $0.way == .south }
    }
    // So does a line down the page that goes on where branches leave it, and a branch down from a corner.
    let above = tails.filter { $0.way == .north }
    let below = tails.filter { $0.way == .south }
    if heads.allSatisfy({ $0.way != .south }), above.count == 1, !below.isEmpty,
      tails.count == below.count + 1, below.allSatisfy({ goesOn(above[0], to: $0) || hangs($0) })
    {
      targets += below.map { ($0, .none) }
      tails = above
    }
    // So does a rail that comes from the left, with several heads at its branches to the right.
    let before = tails.filter { $0.way == .west }
    if heads.count > 1, heads.allSatisfy({ $0.way == .east }), before.count == 1, below.count == 1,
      tails.count == 2
    {
      targets += below.map { ($0, .none) }
      tails = before
    }
    // So are words at a branch whose head was left out, where another branch to the same side has one.
    if heads.contains(where: { $0.way == .east }), tails.contains(where: { $0.way == .north }) {
      let left = tails.filter { $0.way == .east && isWords($0) }
      targets += left.map { ($0, .none) }
      tails.removeAll { $0.way == .east && isWords($0) }
    }
    // So are words close beside a line down the page that goes on to its head: items of what it comes from.
    let items = items(tails)
    if !items.isEmpty, heads.allSatisfy({ $0.way == .south }) {
      targets += items.map { ($0, .none) }
      tails.removeAll { $0.way == .east }
    }
    if tails.isEmpty, heads.count == 2 {
      // Two branches of what is not told lead from nowhere.
      if heads[0].way == heads[1].way, isForked(heads[0].vertex) { return [] }
      let isReversed = heads[0].way == .east && heads[1].way == .west
      let (source, target) = isReversed ? (heads[1], heads[0]) : (heads[0], heads[1])
      return edge(source, target, .point, tail: .point).map { [$0] } ?? []
    }
    // Heads at all ends of a fork: each of its branches leads both ways.
    if tails.isEmpty, let stem = stem(heads) {
      return allHeads.compactMap {
        $0.way == stem.way ? nil : edge(stem, $0, .point, tail: .point)
      }
    }
    // Two branches of one node may meet again: each is an edge, if only by its label.
    let begins = Set(tails.map { node(at: $0) })
    let sources = terminals.filter {
      !$0.isHead && begins.contains(node(at: $0)) && !(comesIn && $0.way == .south)
    }
    guard sources.count * targets.count <= Self.edgeLimit else { return [] }
    let reach =
      tails.count > 1 && targets.count > 1
      ? reach(ends) { $0.isHead || comesIn && $0.way == .south } : nil
    // A line of three nodes or more leads from one to another, not back to the same.
    let isShared = Set(terminals.map { node(at: $0) }).count > 2
    let edges = sources.flatMap { tail in
      let reached = reach?[node(at: tail)]
      return targets.compactMap { target, arrow -> DrawnEdge? in
        if isShared, node(at: tail) == node(at: target) { return nil }
        // What comes in from above runs down.
        if comesIn, isBelow(tail, target), !sources.allSatisfy({ isBelow($0, target) }) {
          return nil
        }
        return reached?.contains(node(at: target)) ?? true ? edge(tail, target, arrow) : nil
      }
    }
    return isShared ? Self.oneWay(edges) : edges
  }

  /// Edges of one net of lines without those that it would draw both ways, where others leave and reach their nodes:
  /// what flows from either one does not flow back.
  private static func oneWay(_ edges: [DrawnEdge]) -> [DrawnEdge] {
    struct Pair: Hashable {
      var from: DrawnNode
      var to: DrawnNode
    }
    let pairs = Set(edges.map { Pair(from: $0.from, to: $0.to) })
    func isBothWays(_ edge: DrawnEdge) -> Bool {
      pairs.contains(Pair(from: edge.to, to: edge.from))
    }
    let kept = edges.filter { !isBothWays($0) }
    if kept.count == edges.count { return edges }
    let (left, reached) = (Set(kept.map(\.from)), Set(kept.map(\.to)))
    let areDrawn = edges.allSatisfy {
      !isBothWays($0) || left.contains($0.from) && reached.contains($0.to)
    }
    return areDrawn ? kept : edges
  }

  /// Whether a line begins under some words or a box below the end of another one that leads down.
  private func isBelow(_ tail: LineNet.Terminal, _ end: LineNet.Terminal) -> Bool {
    let vertices = nodes.net.vertices
    return tail.way == .north && end.way == .south
      && vertices[tail.vertex].row > vertices[end.vertex].row
  }

  /// Whether the line of a cell parts somewhere.
  private func isForked(_ vertex: Int) -> Bool {
    let net = nodes.net
    return net.vertices.indices.contains {
      net.components[$0] == net.components[vertex] && net.vertices[$0].head == nil
        && net.vertices[$0].arms.nonzeroBitCount == 3
    }
  }

  /// Whether two ends are those of one line down the page, or of two, one below the other.
  private func goesOn(_ above: LineNet.Terminal, to below: LineNet.Terminal) -> Bool {
    nodes.net.vertices[above.vertex].column == nodes.net.vertices[below.vertex].column
  }

  /// Whether the line down to an end comes from the corner of a rail.
  private func hangs(_ end: LineNet.Terminal) -> Bool {
    let (map, vertex) = (nodes.drawing.map, nodes.net.vertices[end.vertex])
    var row = vertex.row
    while map.arms(row, vertex.column) == Arms.vertical { row -= 1 }
    let arms = map.arms(row, vertex.column)
    return arms & Arms.vertical == Arms.south && (arms & Arms.horizontal).nonzeroBitCount == 1
  }

  /// The only end to one side, where all others are to the other.
  private func stem(_ ends: [LineNet.Terminal]) -> LineNet.Terminal? {
    Way.allCases.lazy.compactMap { way in
      let ways = ends.map(\.way)
      let isStem =
        ways.count { $0 == way } == 1 && ways.count { $0 == way.opposite } == ways.count - 1
      return isStem ? ends.first { $0.way == way } : nil
    }.first
  }

  /// The words close right of a line down the page, where nothing else but its upper end is among the tails.
  private func items(_ tails: [LineNet.Terminal]) -> [LineNet.Terminal] {
    let vertices = nodes.net.vertices
    guard let above = tails.first(where: { $0.way == .north }) else { return [] }
    let items = tails.filter {
      $0.way == .east && isWords($0)
        && (0...4).contains(vertices[$0.vertex].column - vertices[above.vertex].column)
    }
    // One alone below a box is said of the line.
    return (items.count > 1 || isWords(above)) && items.count == tails.count - 1 ? items : []
  }

  private func isAnswer(_ terminal: LineNet.Terminal) -> Bool {
    guard case .text(let run) = terminal.target, terminal.way == .west else { return false }
    return AnswerText.isAnswer(nodes.drawing.runs[run].text)
  }

  private func isWords(_ terminal: LineNet.Terminal) -> Bool {
    if case .text = terminal.target { true } else { false }
  }

  private func node(at terminal: LineNet.Terminal) -> DrawnNode { nodes.node(at: terminal.target) }

  /// Which nodes lines lead to from each of those where they begin; `nil` where all lead to all, as
  /// far as can be told.
  private mutating func reach(
    _ ends: [Int], isTarget: (LineNet.Terminal) -> Bool
  ) -> [DrawnNode: Set<DrawnNode>]? {
    let net = nodes.net
    let pieces = pieces ?? LinePieces(net)
    self.pieces = pieces
    func node(_ end: Int) -> DrawnNode { nodes.node(at: net.terminals[end].target) }
    let targets = Set(ends.filter { isTarget(net.terminals[$0]) })
    let currents = LineCurrents(pieces, ends) { targets.contains($0) }
    var reached: [DrawnNode: Set<DrawnNode>] = [:]
    for end in ends where !targets.contains(end) {
      // A line that parts leads elsewhere, not back.
      let found = targets.intersection(currents.ends(from: end)).map(node)
      reached[node(end), default: []].formUnion(found.filter { $0 != node(end) })
    }
    // Where one end is left over, the lines are not understood.
    let known = reached.values.reduce(into: Set()) { $0.formUnion($1) }
    let isWhole =
      reached.values.allSatisfy { !$0.isEmpty }
      && targets.allSatisfy { known.contains(node($0)) }
    return isWhole ? reached : nil
  }

  private func headless(_ terminals: [LineNet.Terminal]) -> [DrawnEdge] {
    let all = unique(terminals)
    guard all.count > 1 else { return [] }
    let above = all.filter { $0.way == .north }
    let below = all.filter { $0.way == .south }
    let left = all.filter { $0.way == .west }
    let right = all.filter { $0.way == .east }
    var sources = above + left
    var targets = below + right
    if sources.isEmpty { sources = [targets.removeFirst()] }
    if targets.isEmpty {
      if !above.isEmpty, !left.isEmpty {
        (sources, targets) = (left, above)
      } else {
        targets = Array(sources.dropFirst())
        sources = [sources[0]]
      }
    }
    if above.isEmpty, !below.isEmpty, left.isEmpty, !right.isEmpty {
      (sources, targets) = (right, below)
    }
    // A stem parts to both sides, or both sides meet at one.
    if all.count == 3, left.count == 1, right.count == 1 {
      (sources, targets) = above.isEmpty ? (left + right, below) : (above, left + right)
    }
    guard sources.count * targets.count <= Self.edgeLimit else { return [] }
    return sources.flatMap { source in targets.compactMap { edge(source, $0, .none) } }
  }

  /// The first end at each node.
  private func unique(_ terminals: [LineNet.Terminal]) -> [LineNet.Terminal] {
    if terminals.count < 2 { return terminals }
    var seen: Set<DrawnNode> = []
    return terminals.filter { seen.insert(nodes.node(at: $0.target)).inserted }
  }

  /// The edge between two ends of a line; `nil` where the line is a piece of a wall, or within its node.
  private func edge(
    _ source: LineNet.Terminal, _ target: LineNet.Terminal, _ arrow: FlowGraph.Edge.Head,
    tail: FlowGraph.Edge.Head = .none
  ) -> DrawnEdge? {
    let from = nodes.node(at: source.target)
    let to = nodes.node(at: target.target)
    // A stroke without head from a node to the frame around it is a piece of wall.
    if arrow == .none, nodes.isWithin(from, to) || nodes.isWithin(to, from) { return nil }
    if [source, target].contains(where: isMark) { return nil }
    if from == to, arrow == .none || isInside(source, from) || isInside(target, to) { return nil }
    return DrawnEdge(
      from: from, to: to, source: source, target: target, arrow: arrow, arrowTail: tail)
  }

  /// Whether words are a bar or another piece of a line: what a dimension line runs to.
  private func isMark(_ terminal: LineNet.Terminal) -> Bool {
    // Signs in the tree of an expression are its nodes.
    guard case .text(let block) = node(at: terminal),
      !nodes.net.vertices[terminal.vertex].isDiagonal
    else { return false }
    return nodes.texts.blocks[block].allSatisfy { run in
      // What is left out is something.
      nodes.drawing.runs[run].text != "..."
        && nodes.drawing.runs[run].text.unicodeScalars.allSatisfy {
          "|+'`.,:-_/\\ ".unicodeScalars.contains($0)
        }
    }
  }

  /// Whether a line ends within the node that it touches: then it is words of that node.
  private func isInside(_ terminal: LineNet.Terminal, _ node: DrawnNode) -> Bool {
    let vertex = nodes.net.cells.vertices[terminal.vertex]
    guard let box = nodes.drawing.territory.interior(vertex.row, vertex.column) else {
      return false
    }
    switch node {
    case .box(let own), .region(box: let own, index: _): return own == box
    case .text: return false
    }
  }
}
