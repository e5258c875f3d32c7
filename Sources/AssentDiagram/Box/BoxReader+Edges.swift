extension BoxReader {
  /// The node that the end of a line touches.
  func entity(_ target: LineNet.Target) -> Entity {
    switch target {
    case .text(let run): return .text(blockOf[run])
    case .box(let box, let row, let column):
      let plan = regions.plans[box]
      if plan.isTable {
        let parent = territory.parents[box]
        return parent >= 0 ? .box(parent) : .box(box)
      }
      if plan.hasDividers {
        return region(box, row, column).map { .region(box: box, index: $0) } ?? .box(box)
      }
      if isSectioned(box), row > territory.boxes[box].top, row < territory.boxes[box].bottom,
        let index = region(box, row, column)
      {
        return .region(box: box, index: index)
      }
      return .box(box)
    }
  }

  /// Whether the bands of a box are nodes of their own: a list within a frame, or three or more
  /// parts; a header over a body is one node, and so is a box that lines go into as a whole.
  func isSectioned(_ box: Int) -> Bool {
    let plan = regions.plans[box]
    guard plan.bandCount > 1, !plan.hasDividers, territory.children[box].isEmpty else {
      return false
    }
    return borderUse[box, default: 0] == 0
      && (plan.bandCount > 2 || territory.parents[box] >= 0)
  }

  /// The part of a divided box nearest to a cell.
  private func region(_ box: Int, _ row: Int, _ column: Int) -> Int? {
    func distance(_ region: Regions.Region) -> Int {
      let rows = region.rows
      let columns = region.columns
      let down = row < rows.lowerBound ? rows.lowerBound - row : max(0, row - rows.upperBound + 1)
      let across =
        column < columns.lowerBound
        ? columns.lowerBound - column : max(0, column - columns.upperBound + 1)
      return down * Grid.limit + across
    }
    let plan = regions.plans[box]
    return plan.regions.indices.min { distance(plan.regions[$0]) < distance(plan.regions[$1]) }
  }

  mutating func drawEdges() {
    var byComponent = [[LineNet.Terminal]](repeating: [], count: net.componentCount)
    for terminal in net.terminals {
      byComponent[Int(net.components[terminal.vertex])].append(terminal)
    }
    var textUse: [Int: Int] = [:]
    isEnd = [Bool](repeating: false, count: runs.count)
    for terminal in net.terminals {
      if case .text(let run) = terminal.target { isEnd[run] = true }
    }
    for terminal in net.terminals {
      if case .text(let run) = terminal.target { textUse[blockOf[run], default: 0] += 1 }
    }
    freeHeads = freeHeadComponents()
    for component in byComponent.indices {
      let terminals = byComponent[component]
      guard terminals.count > 1 else { continue }
      if let (target, run) = callOut(terminals, textUse) {
        isDrawn[component] = true
        annotations.append((target, noteRuns(from: run)))
        continue
      }
      let count = edges.count
      if isNamedAxis(terminals) {
        takeAxis(component, terminals)
      } else if terminals.contains(where: \.isHead) {
        drawHeaded(terminals)
      } else if !drawAxis(component, terminals) {
        drawHeadless(terminals)
      }
      if edges.count > count { isDrawn[component] = true }
    }
    let pairs = Set(edges.filter { $0.arrow != .none }.map { [$0.from, $0.to] })
    edges.removeAll {
      $0.arrow == .none && (pairs.contains([$0.from, $0.to]) || pairs.contains([$0.to, $0.from]))
    }
  }

  /// More edges than this between the ends of one line are a drawing gone wrong.
  private static let edgeLimit = 4_096

  private mutating func drawHeaded(_ terminals: [LineNet.Terminal]) {
    let heads = unique(terminals.filter(\.isHead))
    var tails = unique(terminals.filter { !$0.isHead })
    var targets = heads.map { ($0, FlowGraph.Edge.Head.point) }
    // A branch whose head was left out still comes in from above.
    if heads.allSatisfy({ $0.way == .south }), tails.contains(where: { $0.way != .south }) {
      targets += tails.filter { $0.way == .south }.map { ($0, .none) }
      tails.removeAll { $0.way == .south }
    }
    if tails.isEmpty, heads.count == 2 {
      let isReversed = heads[0].way == .east && heads[1].way == .west
      add(heads[isReversed ? 1 : 0], heads[isReversed ? 0 : 1], .point, .point)
      return
    }
    guard tails.count * targets.count <= Self.edgeLimit else { return }
    for tail in tails {
      for (target, arrow) in targets { add(tail, target, arrow, .none) }
    }
  }

  private mutating func drawHeadless(_ terminals: [LineNet.Terminal]) {
    let all = unique(terminals)
    guard all.count > 1 else { return }
    let above = all.filter { $0.way == .north }
    let below = all.filter { $0.way == .south }
    let left = all.filter { $0.way == .west }
    let right = all.filter { $0.way == .east }
    var sources = above + left
    var targets = below + right
    if sources.isEmpty { sources = [targets.removeFirst()] }
    if targets.isEmpty {
      if !above.isEmpty, !left.isEmpty {
        (sources, targets) = (above, left)
      } else {
        targets = Array(sources.dropFirst())
        sources = [sources[0]]
      }
    }
    if above.isEmpty, !below.isEmpty, left.isEmpty, !right.isEmpty {
      (sources, targets) = (right, below)
    }
    guard sources.count * targets.count <= Self.edgeLimit else { return }
    for source in sources {
      for target in targets { add(source, target, .none, .none) }
    }
  }

  /// Takes the words at the ticks of an axis, `──●────●────▶`, for what happens at these times.
  private mutating func drawAxis(_ component: Int, _ terminals: [LineNet.Terminal]) -> Bool {
    guard terminals.count > 1, terminals.allSatisfy({ $0.way.isVertical }),
      freeHeads.contains(component) || hasTicks(terminals)
    else { return false }
    takeAxis(component, terminals)
    return true
  }

  /// Whether each stem to words leaves a line along a row at a dot, three of them or more.
  private func hasTicks(_ terminals: [LineNet.Terminal]) -> Bool {
    guard terminals.count > 2 else { return false }
    let rows = terminals.map { terminal in
      let vertex = net.cells.vertices[terminal.vertex]
      var row = vertex.row
      while map.arms(row, vertex.column) == Arms.vertical { row -= terminal.way.rowStep }
      let isDot = StrokeTable.isDot(grid.scalar(row, vertex.column))
      return isDot && map.arms(row, vertex.column) & Arms.horizontal != 0 ? row : -1
    }
    return rows[0] >= 0 && rows.allSatisfy { $0 == rows[0] }
  }

  /// Whether a line begins at nothing, runs to the right past marks on it and ends with a head at the
  /// name of what it measures: `───┴────┴───► time`.
  private func isNamedAxis(_ terminals: [LineNet.Terminal]) -> Bool {
    let heads = terminals.filter(\.isHead)
    guard heads.count == 1, heads[0].way == .east, case .text = heads[0].target,
      terminals.count > 2
    else { return false }
    let head = net.cells.vertices[heads[0].vertex]
    var marks = 0
    var column = head.column - 1
    while map.arms(head.row, column) & Arms.horizontal != 0 {
      if map.arms(head.row, column) & Arms.vertical != 0 { marks += 1 }
      column -= 1
    }
    let isFree =
      map.arms(head.row, column + 1) & Arms.west != 0
      && (0..<4).allSatisfy { grid.isBlank(head.row, column - $0) }
    return isFree && marks > 1
  }

  /// Takes the words at an axis for what happens there.
  private mutating func takeAxis(_ component: Int, _ terminals: [LineNet.Terminal]) {
    for terminal in terminals {
      guard case .text(let run) = terminal.target else { continue }
      textNodeBlocks.insert(blockOf[run])
      if TimeText.isTime(runs[run].text) { times.append((.text(blockOf[run]), run)) }
    }
    hasAxis = true
    isDrawn[component] = true
  }

  /// The components with a head to the side that points at nothing.
  private func freeHeadComponents() -> Set<Int> {
    var isAimed = Set(net.terminals.filter(\.isHead).map(\.vertex))
    for link in net.links {
      for (head, other) in [(link.a, link.b), (link.b, link.a)] {
        let (cell, next) = (net.cells.vertices[head], net.cells.vertices[other])
        if let way = cell.head, (next.column - cell.column) * way.columnStep > 0 {
          isAimed.insert(head)
        }
      }
    }
    let free = net.cells.vertices.indices.filter {
      net.cells.vertices[$0].head?.isVertical == false && !isAimed.contains($0)
    }
    return Set(free.map { Int(net.components[$0]) })
  }

  private func unique(_ terminals: [LineNet.Terminal]) -> [LineNet.Terminal] {
    var seen: Set<Entity> = []
    return terminals.filter { seen.insert(entity($0.target)).inserted }
  }

  private mutating func add(
    _ source: LineNet.Terminal, _ target: LineNet.Terminal, _ arrow: FlowGraph.Edge.Head,
    _ arrowTail: FlowGraph.Edge.Head
  ) {
    let from = entity(source.target)
    let to = entity(target.target)
    if arrow == .none, isWithin(from, to) || isWithin(to, from) { return }
    if isMark(from) || isMark(to) { return }
    if from == to, arrow == .none || isInside(source, from) || isInside(target, to) { return }
    edges.append(
      DrawnEdge(
        from: from, to: to, source: source, target: target, arrow: arrow, arrowTail: arrowTail))
  }

  /// Whether words are a bar or another piece of a line: what a dimension line runs to.
  private func isMark(_ entity: Entity) -> Bool {
    guard case .text(let block) = entity else { return false }
    return blocks[block].allSatisfy { run in
      runs[run].text.unicodeScalars.allSatisfy { "|+'`.,:-_/\\ ".unicodeScalars.contains($0) }
    }
  }

  /// Whether a node lies in a frame: a stroke without head from one to the other is a piece of wall.
  private func isWithin(_ inner: Entity, _ frame: Entity) -> Bool {
    if case .region(let a, _) = inner, case .region(let b, _) = frame { return a == b }
    guard case .box(let outer) = frame else { return false }
    var box: Int
    switch inner {
    case .box(let own): box = territory.parents[own]
    case .region(let own, _): box = own
    case .text(let block): box = runs[blocks[block][0]].box ?? -1
    }
    while box >= 0 {
      if box == outer { return true }
      box = territory.parents[box]
    }
    return false
  }

  /// Whether a line ends within the node that it touches: then it is words of that node.
  private func isInside(_ terminal: LineNet.Terminal, _ entity: Entity) -> Bool {
    let vertex = net.cells.vertices[terminal.vertex]
    guard let box = territory.interior(vertex.row, vertex.column) else { return false }
    switch entity {
    case .box(let own), .region(box: let own, index: _): return own == box
    case .text: return false
    }
  }

  // MARK: Call-outs

  /// The target and the words of `│◄─── note`: words right of a head that points left at a box.
  private func callOut(
    _ terminals: [LineNet.Terminal], _ textUse: [Int: Int]
  ) -> (Entity, Int)? {
    guard terminals.count == 2, let head = terminals.first(where: \.isHead), head.way == .west,
      let tail = terminals.first(where: { !$0.isHead }), tail.way == .east,
      case .text(let run) = tail.target, textUse[blockOf[run]] == 1,
      case .box(let box, let row, let column) = head.target
    else { return nil }
    // The frame around may stand before what is meant.
    var at = column - 1
    while at > column - 6, grid.isBlank(row, at) { at -= 1 }
    if let inner = territory.border(row, at), territory.parents[inner] == box,
      row > territory.boxes[inner].top, row < territory.boxes[inner].bottom
    {
      return (entity(.box(inner, row: row, column: at)), run)
    }
    return (entity(.box(box, row: row, column: column)), run)
  }

  /// The words of a call-out: the rest of the row, and rows below that begin at the same column.
  private mutating func noteRuns(from first: Int) -> [Int] {
    var found = [first]
    isUsed[first] = true
    var next = first + 1
    while next < runs.count, runs[next].row == runs[first].row, runs[next].box == runs[first].box,
      blocks[blockOf[next]].count == 1
    {
      found.append(next)
      isUsed[next] = true
      next += 1
    }
    var row = runs[first].row + 1
    let column = runs[first].columns.lowerBound
    while let below = [0, -1, 1].compactMap({ net.cells.run(row, column + $0) }).first,
      abs(runs[below].columns.lowerBound - column) <= 1, !isUsed[below], !isEnd[below]
    {
      found.append(below)
      isUsed[below] = true
      row += 1
    }
    return found
  }
}
