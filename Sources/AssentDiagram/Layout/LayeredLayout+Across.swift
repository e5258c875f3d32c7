/// Places across, with long edges straight and nodes over the middle of what follows them.
///
/// Source: Brandes, Köpf, "Fast and Simple Horizontal Coordinate Assignment", 2001, with ports as
/// in Rüegg, Schulze, Carstens, von Hanxleden, "Size- and Port-Aware Horizontal Node Coordinate
/// Assignment", 2015, and blocks compacted as longest paths.
extension LayeredLayout {
  mutating func placedAcross() -> [Int] {
    runsOn = Array(repeating: false, count: places.count)
    isReached = runsOn
    let marked = markConflicts()
    for segment in segments where !edges[segment.edge].isReversed {
      runsOn[segment.top] = true
      isReached[segment.bottom] = true
    }
    var results: [[Int]] = []
    for isDown in [true, false] {
      for isLeft in [true, false] {
        results.append(aligned(isDown: isDown, isLeft: isLeft, marked))
      }
    }
    let bounds = results.map { result in
      var (low, high) = (Int.max, Int.min)
      for (place, x) in zip(places, result) {
        low = min(low, x - place.left)
        high = max(high, x + place.right)
      }
      return (low: low, high: high)
    }
    let narrowest =
      bounds.indices.min { bounds[$0].high - bounds[$0].low < bounds[$1].high - bounds[$1].low }
      ?? 0
    for number in results.indices {
      let shift =
        number % 2 == 0
        ? bounds[narrowest].low - bounds[number].low
        : bounds[narrowest].high - bounds[number].high
      for place in places.indices { results[number][place] += shift }
    }
    return places.indices.map { place in
      let values = results.map { $0[place] }.sorted()
      return floorHalf(values[1] + values[2])
    }
  }

  /// Segments that cross a long straight edge and so may not be straight themselves.
  private func markConflicts() -> [Bool] {
    var marked = Array(repeating: false, count: segments.count)
    for rank in order.indices.dropFirst() {
      var first = 0
      var left = -1
      let above = order[rank - 1].count
      for (position, place) in order[rank].enumerated() {
        let inner = places[place].item < 0 ? up[place].first : nil
        var right = above
        if let inner, places[segments[inner].top].item < 0 {
          right = index[segments[inner].top]
        } else if position < order[rank].count - 1 {
          continue
        }
        for other in order[rank][first...position] {
          for segment in up[other] {
            let top = segments[segment].top
            let isInner = places[other].item < 0 && places[top].item < 0
            if !isInner, index[top] < left || index[top] > right { marked[segment] = true }
          }
        }
        first = position + 1
        left = right
      }
    }
    return marked
  }

  private func aligned(isDown: Bool, isLeft: Bool, _ marked: [Bool]) -> [Int] {
    let sign = isLeft ? 1 : -1
    func position(_ place: Int) -> Int {
      isLeft ? index[place] : order[places[place].rank].count - 1 - index[place]
    }
    var root = Array(places.indices)
    var align = root
    var shift = Array(repeating: 0, count: places.count)
    for rank in isDown ? Array(order.indices) : Array(order.indices.reversed()) {
      var reached = -1
      for place in isLeft ? order[rank] : Array(order[rank].reversed()) {
        let toward = straight(place, isDown: isDown).sorted { one, two in
          func key(_ segment: Int) -> Int {
            isDown ? self.key(topOf: segment) : self.key(bottomOf: segment)
          }
          return (sign * key(one), one) < (sign * key(two), two)
        }
        guard !toward.isEmpty else { continue }
        for middle in [(toward.count - 1) / 2, toward.count / 2] where align[place] == place {
          let segment = segments[toward[middle]]
          let other = isDown ? segment.top : segment.bottom
          if marked[toward[middle]] || reached >= position(other) { continue }
          align[other] = place
          root[place] = root[other]
          align[place] = root[place]
          reached = position(other)
          let (from, to) =
            isDown
            ? (segment.topPort ?? 0, segment.bottomPort ?? 0)
            : (segment.bottomPort ?? 0, segment.topPort ?? 0)
          shift[place] = shift[other] + sign * (from - to)
        }
      }
    }
    let blocks = compacted(root: root, shift: shift, isLeft: isLeft)
    return places.indices.map { sign * (blocks[root[$0]] + shift[$0]) }
  }

  /// The segments above or below a place that should be straight.
  ///
  /// Where a line that leads back meets an item, it goes around what runs with the flow.
  private func straight(_ place: Int, isDown: Bool) -> [Int] {
    let all = isDown ? up[place] : down[place]
    let forward = all.filter { !edges[segments[$0].edge].isReversed }
    if !forward.isEmpty { return forward }
    return all.filter { segment in
      let other = isDown ? segments[segment].top : segments[segment].bottom
      return places[other].item < 0 || !(isDown ? runsOn : isReached)[other]
    }
  }

  /// The least places of blocks, each then moved as near to its next neighbors as it can.
  private func compacted(root: [Int], shift: [Int], isLeft: Bool) -> [Int] {
    var after: [[(block: Int, distance: Int)]] = Array(repeating: [], count: places.count)
    var missing = Array(repeating: 0, count: places.count)
    for rank in order {
      for (one, two) in zip(rank, rank.dropFirst()) {
        let (first, second) = isLeft ? (one, two) : (two, one)
        after[root[first]].append(
          (root[second], separation(one, two) + shift[first] - shift[second]))
        missing[root[second]] += 1
      }
    }
    var ready = places.indices.filter { root[$0] == $0 && missing[$0] == 0 }
    var x = Array(repeating: 0, count: places.count)
    var next = 0
    while next < ready.count {
      let block = ready[next]
      next += 1
      for link in after[block] {
        x[link.block] = max(x[link.block], x[block] + link.distance)
        missing[link.block] -= 1
        if missing[link.block] == 0 { ready.append(link.block) }
      }
    }
    for block in ready.reversed() {
      var furthest = Int.max
      for link in after[block] { furthest = min(furthest, x[link.block] - link.distance) }
      if furthest != Int.max, furthest > x[block] { x[block] = furthest }
    }
    return x
  }
}

func floorHalf(_ value: Int) -> Int { value >> 1 }
