/// Long edges taken out of their ranks and put back where they cross least, as a whole.
///
/// An exchange of neighbors moves one place of an edge and has to pay for the bend. Here the best
/// way through all ranks is found at once: a shortest path over the gaps between the places that
/// stay. Costs are differences, so that each follows from the one before by the lines of one place.
extension OrderSearch {
  /// The best ways to the gaps of the ranks that an edge passes, from the top.
  struct GapPath: ~Copyable {
    /// For every gap of each rank what it costs to come there, and in the lowest bits the gap of
    /// the rank above on that way.
    private var ways: FlatTable<Int32>
    /// What it costs to go on from one gap to each of the next rank.
    private var steps = FlatTable<Int32>(repeating: 0, count: stride)
    /// What it costs more to go on to any of them.
    private var base: Int32 = 0
    private var rank = 0
    /// The cost of the way that the edge takes now.
    var own: Int32 = 0

    private static let bits: Int32 = 8
    /// Room for the gaps of a rank, which are worked on eight at a time.
    private static let stride = (2 * window + 8) & ~7

    init(ranks: Int) { ways = FlatTable(repeating: 0, count: ranks * Self.stride) }

    mutating func startFirstRank() {
      rank = 0
      own = 0
    }

    mutating func startRank() {
      rank += 1
      base = 0
      let first = rank * Self.stride
      for gap in 0..<Self.stride { steps[gap] = 0 }
      for gap in 0..<Self.stride { ways[first + gap] = Int32.max }
    }

    func cost(_ gap: Int) -> Int32 { ways[rank * Self.stride + gap] >> Self.bits }

    mutating func setCost(_ cost: Int32, _ gap: Int) {
      ways[rank * Self.stride + gap] = cost << Self.bits
    }

    /// The gap above one of so many ranks below the first.
    func above(_ gap: Int, rank: Int) -> Int {
      Int(ways[rank * Self.stride + gap] & (1 << Self.bits - 1))
    }

    func step(_ gap: Int) -> Int32 { (base &+ steps[gap]) >> Self.bits }

    mutating func setStep(_ cost: Int32, _ gap: Int) { steps[gap] = cost << Self.bits }

    /// Moves the upper gap past the upper end of a line, which ends right of so many gaps.
    mutating func passLine(to end: Int) {
      let one: Int32 = 1 << Self.bits
      if end >= 2 * window {
        base &+= one
        return
      }
      base &-= one
      if end < 0 { return }
      // As far as the line, a step costs one more, not one less.
      steps.withMemory { steps in for gap in 0...end { steps[gap] &+= 2 * one } }
    }

    /// Takes the ways through a gap of the rank above where they are better.
    mutating func relax(_ gap: Int) {
      let first = rank * Self.stride
      let before = ways[first - Self.stride + gap]
      let cost = before & ~(1 << Self.bits - 1) &+ base
      let start = cost | Int32(truncatingIfNeeded: gap)
      steps.withMemory { steps in
        ways.withMemory { ways in
          for gap in 0..<Self.stride {
            let way = start &+ steps[gap]
            let known = ways[first &+ gap]
            ways[first &+ gap] = way < known ? way : known
          }
        }
      }
    }
  }

  /// How many gaps to each side of its place an edge may move to.
  private static let window = 10

  /// Takes out every long edge in turn and puts it back.
  ///
  /// - Returns: by how many crossings there are fewer.
  mutating func reinsertEdges(drifts: Bool) -> Int {
    var gained = 0
    for chain in chains.indices
    where isTouched(
      ranks[chains[chain].upper]...ranks[chains[chain].lower], after: triedChains[chain])
    {
      gained += reinsert(chain, drifts)
      triedChains[chain] = clock
    }
    return gained
  }

  /// The gaps a place of an edge may move to: those between the places of its rank without it.
  ///
  /// Inlined, or the whole search would be copied for the call.
  @inline(__always)
  private func gaps(_ place: Int) -> Range<Int> {
    let count = slots(ranks[place]).count
    return max(0, index[place] - Self.window)..<min(count, index[place] + Self.window + 1)
  }

  /// The place beside a gap of a rank, to its right, once the one at a position is taken out.
  @inline(__always)
  private func place(rightOf gap: Int, of rank: Int, without own: Int) -> Int {
    order[starts[rank] + (gap < own ? gap : gap + 1)]
  }

  private mutating func reinsert(_ chain: Int, _ drifts: Bool) -> Int {
    let it = chains[chain]
    leave(it)
    for number in it.places.dropFirst() { pass(chainPlaces[number - 1], chainPlaces[number]) }
    let (best, cost) = arrive(it, drifts)
    if cost > path.own || (cost == path.own && !drifts) { return 0 }
    var gap = best
    for number in it.places.reversed() {
      let place = chainPlaces[number]
      let above = path.above(gap, rank: number - it.places.lowerBound)
      move(place, to: gaps(place).lowerBound + gap)
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
  private mutating func leave(_ chain: Chain) {
    let place = chainPlaces[chain.places.lowerBound]
    let (gaps, own, rank) = (gaps(place), index[place], ranks[place])
    path.startFirstRank()
    let key = index[chain.upper] << 20 + chain.upperPort
    var cost: Int32 = 0
    for gap in gaps {
      if gap > gaps.lowerBound {
        for link in up.range(self.place(rightOf: gap - 1, of: rank, without: own)) {
          let there = upKey(link)
          cost += there > key ? 1 : there < key ? -1 : 0
        }
      }
      if gap == own { path.own = cost }
      path.setCost(cost, gap - gaps.lowerBound)
    }
  }

  /// The costs of the gaps of a rank below another that the edge passes as well.
  private mutating func pass(_ upper: Int, _ lower: Int) {
    let (above, below) = (gaps(upper), gaps(lower))
    let (ownAbove, ownBelow) = (index[upper], index[lower])
    let (rankAbove, rankBelow) = (ranks[upper], ranks[lower])
    path.startRank()
    // From the first gap above to each below.
    var cost: Int32 = 0
    for gap in below.lowerBound..<below.upperBound - 1 {
      for link in up.range(place(rightOf: gap, of: rankBelow, without: ownBelow)) {
        let there = index[up.places[link]]
        cost += (there < ownAbove ? there : there - 1) >= above.lowerBound ? 1 : -1
      }
      path.setStep(cost, gap - below.lowerBound + 1)
    }
    for gap in above {
      if gap > above.lowerBound {
        for link in down.range(place(rightOf: gap - 1, of: rankAbove, without: ownAbove)) {
          let there = index[down.places[link]]
          path.passLine(to: (there < ownBelow ? there : there - 1) - below.lowerBound)
        }
      }
      if gap == ownAbove { path.own += path.step(ownBelow - below.lowerBound) }
      path.relax(gap - above.lowerBound)
    }
  }

  /// The best gap of the last rank that an edge passes, from the first that it may move to, and
  /// what the whole way costs.
  private mutating func arrive(_ chain: Chain, _ drifts: Bool) -> (gap: Int, cost: Int32) {
    let place = chainPlaces[chain.places.upperBound - 1]
    let (gaps, own, rank) = (gaps(place), index[place], ranks[place])
    let key = index[chain.lower] << 20 + chain.lowerPort
    var base: Int32 = 0
    var best = (gap: 0, cost: Int32.max)
    for gap in gaps {
      let number = gap - gaps.lowerBound
      if number > 0 {
        for link in down.range(self.place(rightOf: gap - 1, of: rank, without: own)) {
          let there = downKey(link)
          base += there > key ? 1 : there < key ? -1 : 0
        }
      }
      let cost = path.cost(number) + base
      if cost < best.cost || (cost == best.cost && drifts) { best = (number, cost) }
      if gap == own { path.own += base }
    }
    return best
  }
}
