/// Places across, with long edges straight and nodes over the middle of what follows them.
///
/// Source: Brandes, Köpf, "Fast and Simple Horizontal Coordinate Assignment", 2001, with ports as
/// in Rüegg, Schulze, Carstens, von Hanxleden, "Size- and Port-Aware Horizontal Node Coordinate
/// Assignment", 2015, and blocks compacted as longest paths.
extension LayeredLayout {
  /// The neighbors of every place in its rank; -1 for none.
  private struct Neighbors {
    var left: [Int]
    var right: [Int]
    /// From a place to the one right of it.
    var distances: [Int]
  }

  func placedAcross() -> [Int] {
    let marked = markConflicts()
    let neighbors = neighbors()
    let straight = (up: straightSegments(isDown: true), down: straightSegments(isDown: false))
    var results: [[Int]] = []
    for isDown in [true, false] {
      for isLeft in [true, false] {
        results.append(
          aligned(
            isDown: isDown, isLeft: isLeft, marked, neighbors,
            isDown ? straight.up : straight.down))
      }
    }
    let bounds = results.map { result in
      var (low, high) = (Int.max, Int.min)
      for place in places.indices {
        low = min(low, result[place] - places[place].left)
        high = max(high, result[place] + places[place].right)
      }
      return (low: low, high: high)
    }
    let narrowest =
      bounds.indices.min { bounds[$0].high - bounds[$0].low < bounds[$1].high - bounds[$1].low }
      ?? 0
    let shifts = bounds.indices.map { number in
      number % 2 == 0
        ? bounds[narrowest].low - bounds[number].low
        : bounds[narrowest].high - bounds[number].high
    }
    // The mean of the two in the middle.
    return places.indices.map { place in
      var (low, high, sum) = (Int.max, Int.min, 0)
      for number in 0..<4 {
        let value = results[number][place] + shifts[number]
        low = min(low, value)
        high = max(high, value)
        sum += value
      }
      return floorHalf(sum - low - high)
    }
  }

  /// From the left side of the leftmost place to the right side of the rightmost one.
  func extent() -> (low: Int, high: Int) {
    var (low, high) = (Int.max, Int.min)
    for place in places.indices {
      low = min(low, x[place] - places[place].left)
      high = max(high, x[place] + places[place].right)
    }
    return (low, high)
  }

  /// Throws where places take more than the room across, or moves them within it.
  mutating func fit(_ room: Int) throws(LayoutError) {
    guard !places.isEmpty else { return }
    let extent = extent()
    if extent.high - extent.low <= room { return }
    guard self.room.squeezes else { throw .tooWide }
    let start = floorHalf(extent.low + extent.high - room)
    for rank in order {
      // As far to the left as there is room, then as far to the right: both keep all apart.
      var least = start
      for (position, place) in rank.enumerated() {
        least +=
          position == 0 ? places[place].left : separation(rank[position - 1], place)
        x[place] = max(x[place], least)
      }
      var most = start + room
      for (position, place) in rank.enumerated().reversed() {
        most -=
          position == rank.count - 1 ? places[place].right : separation(place, rank[position + 1])
        x[place] = min(x[place], most)
      }
      if let first = rank.first, x[first] < start + places[first].left { throw .tooWide }
    }
  }

  private func neighbors() -> Neighbors {
    let none = Array(repeating: -1, count: places.count)
    var result = Neighbors(
      left: none, right: none, distances: Array(repeating: 0, count: places.count))
    for rank in order {
      for position in rank.indices.dropFirst() {
        let (one, two) = (rank[position - 1], rank[position])
        result.right[one] = two
        result.left[two] = one
        result.distances[one] = separation(one, two)
      }
    }
    return result
  }

  /// Segments that cross a long straight edge and so may not be straight themselves.
  private func markConflicts() -> [Bool] {
    var marked = Array(repeating: false, count: segments.count)
    for rank in order.indices.dropFirst() {
      var first = 0
      var left = -1
      let above = order[rank - 1].count
      for (position, place) in order[rank].enumerated() {
        let inner = places[place].item < 0 ? up.first(place) : nil
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

  private func aligned(
    isDown: Bool, isLeft: Bool, _ marked: [Bool], _ neighbors: Neighbors,
    _ straight: SegmentTable
  ) -> [Int] {
    let sign = isLeft ? 1 : -1
    var root = Array(places.indices)
    // A circle through the places of each block.
    var align = root
    var shift = Array(repeating: 0, count: places.count)
    for step in order.indices {
      let rank = isDown ? step : order.count - 1 - step
      let row = order[rank]
      var reached = Int.min
      for step in row.indices {
        let place = row[isLeft ? step : row.count - 1 - step]
        let count = straight.count(place)
        if count == 0 { continue }
        var middles = ((count - 1) / 2, count / 2)
        if !isLeft { swap(&middles.0, &middles.1) }
        for middle in [middles.0, middles.1] where align[place] == place {
          let segment = straight.element(place, middle)
          let it = segments[segment]
          let other = isDown ? it.top : it.bottom
          if marked[segment] || reached >= sign * index[other] { continue }
          align[other] = place
          root[place] = root[other]
          align[place] = root[place]
          reached = sign * index[other]
          let (top, bottom) = (it.topPort ?? 0, it.bottomPort ?? 0)
          shift[place] = shift[other] + sign * (isDown ? top - bottom : bottom - top)
        }
      }
    }
    let blocks = compacted(root, align, shift, neighbors, isLeft: isLeft)
    return places.indices.map { sign * (blocks[root[$0]] + shift[$0]) }
  }

  /// The segments above or below each place that should be straight.
  ///
  /// Where a line that leads back meets an item, it goes around what runs with the flow.
  private func straightSegments(isDown: Bool) -> SegmentTable {
    let all = isDown ? up : down
    guard edges.contains(where: \.isReversed) else { return all }
    // Whether a line of the flow leads on from a place, or to it.
    var isPassed = Array(repeating: false, count: places.count)
    var hasForward = isPassed
    for segment in segments where !edges[segment.edge].isReversed {
      isPassed[isDown ? segment.top : segment.bottom] = true
      hasForward[isDown ? segment.bottom : segment.top] = true
    }
    return all.filter { place, number in
      let segment = segments[number]
      guard edges[segment.edge].isReversed else { return true }
      if hasForward[place] { return false }
      let other = isDown ? segment.top : segment.bottom
      return places[other].item < 0 || !isPassed[other]
    }
  }

  /// The least places of blocks, each then moved as near to its next neighbors as it can.
  private func compacted(
    _ root: [Int], _ align: [Int], _ shift: [Int], _ neighbors: Neighbors, isLeft: Bool
  ) -> [Int] {
    let next = isLeft ? neighbors.right : neighbors.left
    let before = isLeft ? neighbors.left : neighbors.right
    /// From a place's block to that of the next place.
    func distance(_ place: Int, _ other: Int) -> Int {
      neighbors.distances[isLeft ? place : other] + shift[place] - shift[other]
    }
    var missing = Array(repeating: 0, count: places.count)
    for place in places.indices where before[place] >= 0 { missing[root[place]] += 1 }
    var ready: [Int] = []
    ready.reserveCapacity(places.count)
    for place in places.indices where root[place] == place && missing[place] == 0 {
      ready.append(place)
    }
    var x = Array(repeating: 0, count: places.count)
    var done = 0
    while done < ready.count {
      let block = ready[done]
      done += 1
      var place = block
      repeat {
        let other = next[place]
        if other >= 0 {
          let target = root[other]
          x[target] = max(x[target], x[block] + distance(place, other))
          missing[target] -= 1
          if missing[target] == 0 { ready.append(target) }
        }
        place = align[place]
      } while place != block
    }
    for block in ready.reversed() {
      var furthest = Int.max
      var place = block
      repeat {
        let other = next[place]
        if other >= 0 { furthest = min(furthest, x[root[other]] - distance(place, other)) }
        place = align[place]
      } while place != block
      if furthest != Int.max, furthest > x[block] { x[block] = furthest }
    }
    return x
  }
}

func floorHalf(_ value: Int) -> Int { value >> 1 }
