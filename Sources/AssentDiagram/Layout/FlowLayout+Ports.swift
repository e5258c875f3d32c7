extension FlowLayout {
  /// The layout of all, with edges passing the frames of groups in the order that crosses least.
  ///
  /// A group is laid out before what holds it, and cannot know where edges lead outside. So where
  /// lines cross, all is laid out again, with the edges of every frame in the order in which their
  /// other ends stood.
  mutating func placedWithPorts() throws(LayoutError) -> PlacedGraph {
    var best = assembled(try level(-1))
    guard structure.joinsGroups else { return best }
    if let bound = scale.bound, best.width > bound { return best }
    var fewest = best.crossings()
    var last = best
    var known: [(wishes: [Int: [Int: Int]], placed: PlacedGraph)] = []
    var random = UInt64(ends.count)
    for round in 0..<(scale.bound == nil ? 16 : 6) where fewest > 0 {
      // First what the last layout says, then members of the whole in other orders.
      var ranks: [End: Int] = [:]
      if round > 2 {
        for member in members[graph.groups.count] {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          ranks[member.end] = Int(random >> 40)
        }
      }
      wishes = wishes(in: last, ranks)
      // The same wishes lead to the same layout.
      if let same = known.first(where: { $0.wishes == wishes }) {
        last = same.placed
        continue
      }
      last = assembled(try level(-1))
      known.append((wishes, last))
      let crossings = last.crossings()
      if crossings < fewest { (best, fewest) = (last, crossings) }
    }
    return best
  }

  /// The member of the whole that an end is or is in.
  private func outermost(_ end: End) -> End {
    var end = end
    while owner(end) >= 0 { end = .group(owner(end)) }
    return end
  }

  /// In which order the outer ends of the edges stand that pass a frame, by group and edge.
  ///
  /// Places are counted from 0, so that the same order leads to the same question.
  ///
  /// - Parameter ranks: an order for the members of the whole, which comes before places in it.
  private func wishes(
    in placed: PlacedGraph, _ ranks: [End: Int]
  ) -> [Int: [Int: Int]] {
    var nodes: [Int: PlacedGraph.Rect] = [:]
    for node in placed.nodes { nodes[node.index] = node.frame }
    var groups: [Int: PlacedGraph.Rect] = [:]
    for group in placed.groups { groups[group.index] = group.frame }
    var result: [Int: [Int: Int]] = [:]
    for (edge, pair) in ends.enumerated() {
      guard let pair else { continue }
      for (inner, outer) in [(pair.from, pair.to), (pair.to, pair.from)] {
        let frame =
          switch outer {
          case .node(let node): nodes[node]
          case .group(let group): groups[group]
          }
        guard let frame else { continue }
        for group in self.groups(around: inner, within: homes[edge]) {
          let place = direction(of: group).isVertical ? frame.midX : frame.midY
          let wish = (ranks[outermost(outer)] ?? 0) << 24 + place
          result[group, default: [:]][edge] = wish
        }
      }
    }
    return result.mapValues { places in
      let order = Set(places.values).union([0]).sorted()
      let numbers = Dictionary(uniqueKeysWithValues: zip(order, 0...))
      return places.mapValues { numbers[$0] ?? 0 }
    }
  }
}
