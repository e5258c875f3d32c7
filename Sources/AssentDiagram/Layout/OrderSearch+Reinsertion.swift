/// Long edges taken out of their ranks and put back where they cross least, as a whole.
///
/// An exchange of neighbors moves one place of an edge and has to pay for the bend. Here the best
/// way through all ranks is found at once: a shortest path over the gaps between the places that
/// stay. Costs are differences, so that each follows from the one before by the lines of one place.
extension OrderSearch {
  /// The ways to the gaps of the ranks that an edge passes, from the top.
  struct GapPath {
    /// The least cost to come to each gap, and the gap of the rank above on that way.
    private(set) var costs: [Int32] = []
    private(set) var above: [Int32] = []
    /// Where the gaps of each rank begin.
    private(set) var starts: [Int] = []
    /// The cost of the way that the edge takes now.
    var own: Int32 = 0
    /// What it costs to go on from one gap to each of the next rank.
    var steps: [Int32] = []
    /// The least cost of each of these gaps as yet, and in its lowest bits the gap before.
    private var least: [Int32] = []

    private static let bits: Int32 = 8
    static let mostGaps = 1 << 8

    mutating func removeAll() {
      costs.removeAll(keepingCapacity: true)
      above.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      starts.append(0)
      own = 0
    }

    mutating func append(_ cost: Int32) {
      costs.append(cost)
      above.append(0)
    }

    mutating func startRank(_ count: Int) {
      steps.removeAll(keepingCapacity: true)
      least.removeAll(keepingCapacity: true)
      for _ in 0..<count {
        steps.append(0)
        least.append(Int32.max)
      }
    }

    /// Moves the upper gap past the upper end of a line, which ends right of so many gaps.
    mutating func passLine(to end: Int) {
      let middle = min(max(end + 1, 0), steps.count)
      steps.withUnsafeMutableBufferPointer { steps in
        for gap in 0..<middle { steps[gap] &+= 1 }
        for gap in middle..<steps.count { steps[gap] &-= 1 }
      }
    }

    /// Takes the ways through a gap of the rank above where they are better.
    mutating func relax(_ gap: Int) {
      let cost = costs[starts[starts.count - 2] + gap]
      let low = Int32(truncatingIfNeeded: gap)
      let count = steps.count
      steps.withUnsafeBufferPointer { steps in
        least.withUnsafeMutableBufferPointer { least in
          for gap in 0..<count {
            let way = (cost &+ steps[gap]) &<< Self.bits &+ low
            least[gap] = way < least[gap] ? way : least[gap]
          }
        }
      }
    }

    mutating func endRank() {
      for way in least {
        costs.append(way >> Self.bits)
        above.append(way & (1 << Self.bits - 1))
      }
      starts.append(costs.count)
    }

    mutating func endFirstRank() { starts.append(costs.count) }
  }

  /// Takes out every long edge in turn and puts it back.
  ///
  /// - Parameter window: how many gaps to each side of its place an edge may move to.
  /// - Returns: by how many crossings there are fewer.
  mutating func reinsertEdges(window: Int, drifts: Bool) -> Int {
    var gained = 0
    for chain in chains.indices where isChanged(chain) {
      gained += reinsert(chain, window, drifts)
      triedChains[chain] = clock
    }
    return gained
  }

  private func isChanged(_ chain: Int) -> Bool {
    touched[ranks[chains[chain].upper]...ranks[chains[chain].lower]].contains {
      $0 > triedChains[chain]
    }
  }

  /// The gaps a place of an edge may move to: those between the places of its rank without it.
  private func gaps(_ place: Int, _ window: Int) -> ClosedRange<Int> {
    let last = slots(ranks[place]).count - 1
    return max(0, index[place] - window)...min(last, index[place] + window)
  }

  /// The place beside a gap, to its right, once `own` is taken out.
  private func place(rightOf gap: Int, without own: Int) -> Int {
    order[starts[ranks[own]] + (gap < index[own] ? gap : gap + 1)]
  }

  private mutating func reinsert(_ chain: Int, _ window: Int, _ drifts: Bool) -> Int {
    let it = chains[chain]
    path.removeAll()
    leave(it, window)
    for number in it.places.dropFirst() {
      pass(chainPlaces[number - 1], chainPlaces[number], window)
    }
    let (best, cost) = arrive(it, window, drifts)
    if cost > path.own || (cost == path.own && !drifts) { return 0 }
    var gap = best
    for number in it.places.reversed() {
      let place = chainPlaces[number]
      let from = path.starts[number - it.places.lowerBound]
      let above = Int(path.above[from + gap])
      move(place, to: gaps(place, window).lowerBound + gap)
      gap = above
    }
    return Int(path.own - cost)
  }

  /// Moves a place within its rank.
  mutating func move(_ place: Int, to position: Int) {
    if index[place] == position { return }
    let start = starts[ranks[place]]
    clock += 1
    touched[ranks[place]] = clock
    var slot = index[place] + start
    while slot < position + start {
      order[slot] = order[slot + 1]
      index[order[slot]] = slot - start
      slot += 1
    }
    while slot > position + start {
      order[slot] = order[slot - 1]
      index[order[slot]] = slot - start
      slot -= 1
    }
    order[slot] = place
    index[place] = position
  }

  /// The costs of the gaps below the item that an edge starts from.
  private mutating func leave(_ chain: Chain, _ window: Int) {
    let place = chainPlaces[chain.places.lowerBound]
    let gaps = gaps(place, window)
    let key = index[chain.upper] << 20 + chain.upperPort
    var cost: Int32 = 0
    for gap in gaps {
      if gap > gaps.lowerBound {
        for link in up.range(self.place(rightOf: gap - 1, without: place)) {
          let there = upKey(link)
          cost += there > key ? 1 : there < key ? -1 : 0
        }
      }
      if gap == index[place] { path.own = cost }
      path.append(cost)
    }
    path.endFirstRank()
  }

  /// The costs of the gaps of a rank below another that the edge passes as well.
  private mutating func pass(_ upper: Int, _ lower: Int, _ window: Int) {
    let (above, below) = (gaps(upper, window), gaps(lower, window))
    let (ownAbove, ownBelow) = (index[upper], index[lower])
    path.startRank(below.count)
    // From the first gap above to each below.
    var cost: Int32 = 0
    for gap in below.dropLast() {
      for link in up.range(place(rightOf: gap, without: lower)) {
        let there = index[up.places[link]]
        cost += (there < ownAbove ? there : there - 1) >= above.lowerBound ? 1 : -1
      }
      path.steps[gap - below.lowerBound + 1] = cost
    }
    for gap in above {
      if gap > above.lowerBound {
        for link in down.range(place(rightOf: gap - 1, without: upper)) {
          let there = index[down.places[link]]
          path.passLine(to: (there < ownBelow ? there : there - 1) - below.lowerBound)
        }
      }
      if gap == ownAbove { path.own += path.steps[ownBelow - below.lowerBound] }
      path.relax(gap - above.lowerBound)
    }
    path.endRank()
  }

  /// The best gap of the last rank that an edge passes, from the first that it may move to, and
  /// what the whole way costs.
  private mutating func arrive(
    _ chain: Chain, _ window: Int, _ drifts: Bool
  ) -> (gap: Int, cost: Int32) {
    let place = chainPlaces[chain.places.upperBound - 1]
    let gaps = gaps(place, window)
    let from = path.starts[path.starts.count - 2]
    let key = index[chain.lower] << 20 + chain.lowerPort
    var base: Int32 = 0
    var best = (gap: 0, cost: Int32.max)
    for gap in gaps {
      let number = gap - gaps.lowerBound
      if number > 0 {
        for link in down.range(self.place(rightOf: gap - 1, without: place)) {
          let there = downKey(link)
          base += there > key ? 1 : there < key ? -1 : 0
        }
      }
      let cost = path.costs[from + number] + base
      if cost < best.cost || (cost == best.cost && drifts) { best = (number, cost) }
      if gap == index[place] { path.own += base }
    }
    return best
  }
}
