extension LayeredLayout {
  /// Gives every item a rank: few and short edges, each at least as long as it asks.
  mutating func rankItems() {
    if items.count == 1, items[0].pin == .none {
      itemRanks = [0]
      return
    }
    let inner = items.indices.filter { items[$0].pin == .none }
    var numbers = Array(repeating: -1, count: items.count)
    for (number, item) in inner.enumerated() { numbers[item] = number }
    var ranked: [NetworkSimplex.Edge] = []
    ranked.reserveCapacity(edges.count)
    for edge in edges where numbers[edge.upper] >= 0 && numbers[edge.lower] >= 0 {
      ranked.append(
        .init(
          tail: numbers[edge.upper], head: numbers[edge.lower], length: edge.length,
          weight: edge.isReversed ? 1 : 2))
    }
    if inner.count == items.count {
      // All hangs together.
      itemRanks = ranks(count: items.count, ranked)
    } else {
      rankParts(inner, ranked)
    }
    if let widest = room.rank { narrow(to: widest, inner) }
    let hasFirst = items.contains { $0.pin == .first }
    if hasFirst { for item in inner { itemRanks[item] += 1 } }
    let deepest = inner.map { itemRanks[$0] }.max() ?? 0
    for (item, value) in items.enumerated() where value.pin == .last {
      itemRanks[item] = deepest + 1
    }
  }

  /// Ranks each part of what hangs together without the places at the frame.
  private mutating func rankParts(_ inner: [Int], _ ranked: [NetworkSimplex.Edge]) {
    itemRanks = Array(repeating: 0, count: items.count)
    var local = Array(repeating: -1, count: inner.count)
    var finder = ComponentFinder(count: inner.count)
    for edge in ranked { finder.join(edge.tail, edge.head) }
    let parts = finder.numbers()
    let count = (parts.max() ?? -1) + 1
    let nodesOf = SegmentTable(count: count, owners: parts)
    let edgesOf = SegmentTable(count: count, owners: ranked.map { parts[$0.tail] })
    for part in 0..<count {
      let nodes = nodesOf[part]
      for (number, node) in nodes.enumerated() { local[node] = number }
      let edges = edgesOf[part].map { index in
        let edge = ranked[index]
        return NetworkSimplex.Edge(
          tail: local[edge.tail], head: local[edge.head], length: edge.length, weight: edge.weight)
      }
      for (node, rank) in zip(nodes, ranks(count: nodes.count, edges)) {
        itemRanks[inner[node]] = rank
      }
    }
  }

  private func ranks(count: Int, _ edges: [NetworkSimplex.Edge]) -> [Int] {
    let size = count + edges.count
    let pivots = size > 8_000 ? 0 : min(2_000, 4_000_000 / (size + 1))
    let question = LayoutMemory.Ranks(count: count, edges: edges, pivots: pivots)
    if let known = memory.ranks[question] { return known }
    let ranks = NetworkSimplex(count: count, edges: edges, pivots: pivots).ranks
    memory.ranks[question] = ranks
    return ranks
  }

  /// Moves items down that have no room in their rank, and all that follows them.
  private mutating func narrow(to limit: Int, _ inner: [Int]) {
    func isInner(_ edge: Edge) -> Bool {
      items[edge.upper].pin == .none && items[edge.lower].pin == .none
    }
    // What enters or leaves the group belongs to no item.
    let leaving = SegmentTable(
      count: items.count + 1, owners: edges.map { isInner($0) ? $0.upper : items.count })
    var entering = Array(repeating: 0, count: items.count)
    for edge in edges where isInner(edge) { entering[edge.lower] += 1 }
    var missing = entering
    var waiting = inner.filter { missing[$0] == 0 }
    var earliest = itemRanks
    var (placed, rest) = ([Int](), [Int]())
    let line = spacing.edgeGap + cell
    var passing = 0
    var rank = 0
    while !waiting.isEmpty {
      var used = passing * line
      placed.removeAll(keepingCapacity: true)
      rest.removeAll(keepingCapacity: true)
      // What ends lines first, so that few pass; then the order of the source.
      waiting.sort { one, two in
        (leaving.count(one) - entering[one], one) < (leaving.count(two) - entering[two], two)
      }
      for item in waiting {
        let width = items[item].left + items[item].right + spacing.nodeGap
        // Lines that end here do not pass.
        let more = width - entering[item] * line
        if earliest[item] > rank || (!placed.isEmpty && used + more > limit + spacing.nodeGap) {
          rest.append(item)
        } else {
          used += more
          placed.append(item)
        }
      }
      swap(&waiting, &rest)
      for item in placed {
        itemRanks[item] = rank
        passing += leaving.count(item) - entering[item]
        for index in leaving[item] {
          let edge = edges[index]
          earliest[edge.lower] = max(earliest[edge.lower], rank + edge.length)
          missing[edge.lower] -= 1
          if missing[edge.lower] == 0 { waiting.append(edge.lower) }
        }
      }
      rank += 1
    }
  }

  /// Puts lines and labels in the ranks that edges pass.
  mutating func expand() throws(LayoutError) {
    let count = (itemRanks.max() ?? -1) + 1
    var labelled = Array(repeating: false, count: count)
    func labelGap(_ edge: Edge) -> Int {
      edge.isReversed ? itemRanks[edge.lower] - 1 : itemRanks[edge.upper]
    }
    for edge in edges where edge.label != nil { labelled[labelGap(edge)] = true }
    var expanded: [Int] = []
    for rank in 0..<count {
      expanded.append(isLabelRank.count)
      isLabelRank.append(false)
      if labelled[rank] { isLabelRank.append(true) }
    }
    var passing = 0
    for edge in edges where edge.isVisible {
      passing += expanded[itemRanks[edge.lower]] - expanded[itemRanks[edge.upper]] - 1
    }
    guard items.count + passing <= Self.placeLimit else {
      throw .tooLarge(
        what: "places for nodes and lines", count: items.count + passing, limit: Self.placeLimit)
    }
    places.reserveCapacity(items.count + passing)
    segments.reserveCapacity(edges.count + passing)
    for (number, item) in items.enumerated() {
      places.append(
        Place(
          rank: expanded[itemRanks[number]], left: item.left, right: item.right,
          height: item.height, item: number))
    }
    chains = Array(repeating: 0..<0, count: edges.count)
    for (number, edge) in edges.enumerated() where edge.isVisible {
      let first = expanded[itemRanks[edge.upper]]
      let last = expanded[itemRanks[edge.lower]]
      let labelRank = edge.label == nil ? -1 : expanded[labelGap(edge)] + 1
      let start = segments.count
      var above = edge.upper
      for rank in (first + 1)...max(first + 1, last) {
        var below = edge.lower
        if rank < last {
          below = places.count
          if rank == labelRank, let label = edge.label {
            let left = (label.width - cell) / 2
            places.append(
              Place(
                rank: rank, left: left, right: label.width - left, height: label.height,
                label: number))
          } else {
            places.append(Place(rank: rank, left: 0, right: cell, height: 0))
          }
        }
        segments.append(
          Segment(
            top: above, bottom: below, edge: number,
            topPort: above == edge.upper ? edge.upperPort : 0,
            bottomPort: below == edge.lower ? edge.lowerPort : 0))
        above = below
      }
      chains[number] = start..<segments.count
    }
    down = SegmentTable(count: places.count, owners: segments.map(\.top))
    up = SegmentTable(count: places.count, owners: segments.map(\.bottom))
    headsAbove = Array(repeating: false, count: isLabelRank.count)
    for edge in edges where edge.hasHeadAbove && edge.isVisible {
      headsAbove[places[edge.upper].rank] = true
    }
  }
}
