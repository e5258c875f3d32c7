extension FlowLayout {
  /// Turns edges that lead back, so that no circle is left, in every group by itself.
  ///
  /// A walk in the order of the source decides: an edge to what the walk is still in leads back.
  mutating func orient() {
    isReversed = Array(repeating: false, count: ends.count)
    var byHome = Array(repeating: [Int](), count: graph.groups.count + 1)
    let inStacks = Set(stacked.values.joined())
    for edge in ends.indices where ends[edge] != nil && !inStacks.contains(edge) {
      byHome[homes[edge] < 0 ? graph.groups.count : homes[edge]].append(edge)
    }
    for (home, edges) in byHome.enumerated() where !edges.isEmpty {
      orient(home == graph.groups.count ? -1 : home, edges)
    }
  }

  private mutating func orient(_ home: Int, _ edges: [Int]) {
    let list = members[home < 0 ? graph.groups.count : home]
    var inner: [(edge: Int, from: Int, to: Int)] = []
    inner.reserveCapacity(edges.count)
    var isEntered = Array(repeating: false, count: list.count)
    for edge in edges {
      guard let pair = ends[edge],
        let from = member(of: home, for: pair.from),
        let to = member(of: home, for: pair.to), from != to
      else { continue }
      inner.append((edge, from, to))
      isEntered[to] = true
    }
    let leaving = SegmentTable(count: list.count, owners: inner.map(\.from))
    var state = Array(repeating: 0, count: list.count)
    for root in list.indices.filter({ !isEntered[$0] }) + Array(list.indices)
    where state[root] == 0 {
      var stack = [(node: root, next: 0)]
      state[root] = 1
      while let top = stack.last {
        guard top.next < leaving.count(top.node) else {
          state[top.node] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let (edge, _, to) = inner[leaving.element(top.node, top.next)]
        if state[to] == 1 { isReversed[edge] = true }
        if state[to] == 0 {
          state[to] = 1
          stack.append((to, 0))
        }
      }
    }
  }
}
