/// Branches of a tree below each other, on a trunk that runs down from what they have in common.
///
/// For the layout of ranks a stack is one item, as wide as its widest branch.
extension FlowLayout {
  /// What stands below a node, from the upper left corner of the node's frame.
  struct Stack {
    var level = Level()
    /// The first and one past the last column that it takes, with the node.
    var low = 0
    var high = 0
    /// With the node.
    var height = 0
  }

  /// Nodes in all branches of a stack.
  private static let stackLimit = 60

  /// Between two branches, from a node to its first branch, and from a node to the only next one.
  private static let branchGap = 12
  private static let firstGap = 16
  private static let chainGap = 32
  /// From the left side of a node to its trunk, and from the trunk to a branch.
  private static let trunk = 16
  private static let reach = 22

  /// Finds what can stand in stacks: nodes that lead only to branches of no more than `most` steps.
  ///
  /// A branch is entered by one edge alone, and nothing leads out of it.
  mutating func stack(_ most: Int) {
    let count = graph.nodes.count
    var leaving = Array(repeating: [Int](), count: count)
    var parents = Array(repeating: -1, count: count)
    var entering = Array(repeating: 0, count: count)
    var isFree = Array(repeating: true, count: count)
    for (index, pair) in ends.enumerated() {
      guard let pair else { continue }
      guard case .node(let from) = pair.from, case .node(let to) = pair.to else {
        for case .node(let node) in [pair.from, pair.to] { isFree[node] = false }
        continue
      }
      leaving[from].append(index)
      entering[to] += 1
      parents[to] = from
      let edge = graph.edges[index]
      let isPlain =
        edge.style != .invisible && edge.length == 1 && from != to && !isMarkedAlone(edge)
      if !isPlain || nodeOwners[from] != nodeOwners[to] { isFree[from] = false }
    }
    for node in graph.nodes.indices {
      if direction(of: nodeOwners[node]) != .down || nodeNumbers[node] < 0 { isFree[node] = false }
    }
    // From the leaves up: how many steps and nodes a branch has.
    var missing = leaving.map { $0.count }
    var steps = Array(repeating: 1, count: count)
    var sizes = Array(repeating: 1, count: count)
    var isBranch = Array(repeating: false, count: count)
    var ready = graph.nodes.indices.filter { missing[$0] == 0 }
    while let node = ready.popLast() {
      guard entering[node] == 1, isFree[node], parents[node] != node else { continue }
      isBranch[node] = steps[node] <= most && sizes[node] <= Self.stackLimit
      let parent = parents[node]
      steps[parent] = max(steps[parent], steps[node] + 1)
      sizes[parent] += sizes[node]
      missing[parent] -= 1
      if missing[parent] == 0 { ready.append(parent) }
    }
    func leads(_ node: Int) -> Bool {
      guard isFree[node], !leaving[node].isEmpty, sizes[node] <= Self.stackLimit + 1 else {
        return false
      }
      // Lines on one trunk begin with one head.
      let first = graph.edges[leaving[node][0]]
      guard leaving[node].allSatisfy({ graph.edges[$0].arrowTail == first.arrowTail }),
        !first.arrowTail.isLong
          || leaving[node].allSatisfy({ graph.edges[$0].style == first.style })
      else { return false }
      return leaving[node].allSatisfy { edge in
        guard case .node(let to)? = ends[edge]?.to else { return false }
        return isBranch[to]
      }
    }
    var gone: Set<Int> = []
    for node in graph.nodes.indices where leads(node) {
      stacked[node] = leaving[node]
      gone.formUnion(leaving[node])
    }
    remove(gone)
  }

  /// Whether an edge has something at its ends that it can share with no other.
  private func isMarkedAlone(_ edge: FlowGraph.Edge) -> Bool {
    edge.arrow.isLong || edge.arrowTail.isLong && edge.arrowTail != .extension
      || !edge.labelHead.isEmpty || !edge.labelTail.isEmpty
  }

  /// Takes what stands in stacks out of the layouts of ranks.
  private mutating func remove(_ edges: Set<Int>) {
    guard !edges.isEmpty else { return }
    var isGone = Array(repeating: false, count: graph.nodes.count)
    for edge in edges { if case .node(let to)? = ends[edge]?.to { isGone[to] = true } }
    for home in members.indices {
      links[home].removeAll { edges.contains($0) }
      members[home].removeAll { member in
        if case .node(let node) = member.end { isGone[node] } else { false }
      }
      for (number, member) in members[home].enumerated() {
        switch member.end {
        case .node(let node): nodeNumbers[node] = number
        case .group(let group): groupNumbers[group] = number
        }
      }
    }
  }

  /// The stack of a node whose frame has this size; `nil` where nothing stands below it.
  func stack(of node: Int, across: Int, along: Int) -> Stack? {
    guard let edges = stacked[node] else { return nil }
    var stack = Stack()
    (stack.high, stack.height) = (across, along)
    if edges.count == 1, let edge = edges.first, texts.labels[edge] == nil {
      addNext(edge, width: across, to: &stack)
    } else {
      let isRound = [.diamond, .circle, .doubleCircle, .hexagon, .start, .end].contains(
        structure.shapes[node])
      let trunk = isRound ? across / 2 : min(Self.trunk, across / 2)
      for (number, edge) in edges.enumerated() {
        let head = scale.length(graph.edges[edge].arrowTail)
        stack.height += number == 0 ? max(Self.firstGap, head + 8) : Self.branchGap
        addBranch(edge, from: .init(x: trunk, y: along), to: &stack)
      }
    }
    stack.level.width = stack.high
    stack.level.height = stack.height
    return stack
  }

  /// A node and what stands below it.
  private func branch(_ edge: Int) -> (node: Int, size: MeasuredText, stack: Stack)? {
    guard case .node(let node)? = ends[edge]?.to else { return nil }
    let size = texts.nodes[node]
    var stack = Stack()
    (stack.high, stack.height) = (size.width, size.height)
    return (node, size, self.stack(of: node, across: size.width, along: size.height) ?? stack)
  }

  /// Adds the only one that follows, with its middle under that of the node above.
  private func addNext(_ edge: Int, width: Int, to stack: inout Stack) {
    guard let (node, size, below) = branch(edge) else { return }
    let top = stack.height + Self.chainGap
    let left = (width - size.width) / 2
    stack.level.pieces.append(
      Piece(
        edge: edge, order: 0,
        points: [.init(x: width / 2, y: stack.height), .init(x: width / 2, y: top)]))
    add(below, node, size, x: left, y: top, to: &stack)
  }

  /// Adds a branch at the right of the trunk.
  private func addBranch(_ edge: Int, from start: PlacedGraph.Point, to stack: inout Stack) {
    guard let (node, size, below) = branch(edge) else { return }
    let label = texts.labels[edge]
    let room = label.map { max(Self.reach, $0.width + 32) } ?? Self.reach
    let left = start.x + room - min(0, below.low)
    let lower = max(0, ((label?.height ?? 0) - size.height) / 2)
    let middle = stack.height + lower + size.height / 2
    stack.level.pieces.append(
      Piece(
        edge: edge, order: 0,
        points: [start, .init(x: start.x, y: middle), .init(x: left, y: middle)]))
    if let label {
      let frame = PlacedGraph.Rect(
        x: start.x + 12, y: middle - label.height / 2, width: label.width, height: label.height)
      stack.level.labels.append((edge, .init(lines: label.lines, frame: frame)))
    }
    add(below, node, size, x: left, y: stack.height + lower, to: &stack)
    stack.height = max(stack.height, middle + (label?.height ?? 0) / 2)
  }

  private func add(
    _ below: Stack, _ node: Int, _ size: MeasuredText, x: Int, y: Int, to stack: inout Stack
  ) {
    stack.level.nodes.append(
      .init(
        index: node, frame: .init(x: x, y: y, width: size.width, height: size.height),
        lines: size.lines, table: size.table))
    stack.level.add(below.level, x: x, y: y)
    stack.low = min(stack.low, x + below.low)
    stack.high = max(stack.high, x + below.high)
    stack.height = y + below.height
  }
}
