/// Places across, with long edges straight and nodes over the middle of what follows them.
///
/// Source: Brandes, Köpf, "Fast and Simple Horizontal Coordinate Assignment", 2001, with ports as
/// in Rüegg, Schulze, Carstens, von Hanxleden, "Size- and Port-Aware Horizontal Node Coordinate
/// Assignment", 2015, and blocks compacted as longest paths.
extension LayeredLayout {
  /// The neighbors of every place in its rank; -1 for none.
  struct Neighbors {
    var left: [Int]
    var right: [Int]
    /// From a place to the one right of it.
    var distances: [Int]
  }

  func placedAcross() -> [Int] {
    let marked = markConflicts()
    let neighbors = neighbors()
    let straight = (up: straightSegments(isDown: true), down: straightSegments(isDown: false))
    let widest = widest(neighbors)
    var blocks = Blocks(count: places.count)
    var results: [[Int]] = []
    for isDown in [true, false] {
      for isLeft in [true, false] {
        results.append(
          aligned(
            isDown: isDown, isLeft: isLeft, marked, neighbors,
            isDown ? straight.up : straight.down, widest, &blocks))
      }
    }
    let bounds = results.map(extent)
    let narrowest =
      bounds.indices.min { bounds[$0].high - bounds[$0].low < bounds[$1].high - bounds[$1].low }
      ?? 0
    let shifts = bounds.indices.map { number in
      number % 2 == 0
        ? bounds[narrowest].low - bounds[number].low
        : bounds[narrowest].high - bounds[number].high
    }
    // The mean of the two in the middle.
    let means = places.indices.map { place in
      var (low, high, sum) = (Int.max, Int.min, 0)
      for number in 0..<4 {
        let value = results[number][place] + shifts[number]
        low = min(low, value)
        high = max(high, value)
        sum += value
      }
      return floorHalf(sum - low - high)
    }
    // Where the mean is too wide, the narrowest one may fit, and keeps its lines straight.
    if room.squeezes, let across = room.across, !places.isEmpty {
      let wide = extent(of: means)
      if wide.high - wide.low > across { return results[narrowest] }
    }
    return means
  }

  /// How wide places may stand for the sake of straight lines, anchor to anchor.
  private func widest(_ neighbors: Neighbors) -> Int {
    var widest = 0
    for rank in order { widest = max(widest, rank.reduce(0) { $0 + neighbors.distances[$1] }) }
    return widest * 11 / 10 + 6 * spacing.nodeGap
  }

  /// From the left side of the leftmost place to the right side of the rightmost one.
  func extent(of x: [Int]) -> (low: Int, high: Int) {
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
    let extent = extent(of: x)
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
    }
    alignChains(within: start..<(start + room))
  }

  /// Moves what follows each other alone into one line again, where there is room.
  private mutating func alignChains(within columns: Range<Int>) {
    func move(_ place: Int, to target: Int) {
      let (rank, position) = (order[places[place].rank], index[place])
      let low =
        position == 0
        ? columns.lowerBound + places[place].left
        : x[rank[position - 1]] + separation(rank[position - 1], place)
      let high =
        position == rank.count - 1
        ? columns.upperBound - places[place].right
        : x[rank[position + 1]] - separation(place, rank[position + 1])
      if low <= target, target <= high { x[place] = target }
    }
    let alone = segments.indices.filter {
      down.count(segments[$0].top) == 1 && up.count(segments[$0].bottom) == 1
    }.sorted { (places[segments[$0].top].rank, $0) < (places[segments[$1].top].rank, $1) }
    for _ in 0..<2 {
      for segment in alone.map({ segments[$0] }) {
        move(
          segment.bottom, to: x[segment.top] + (segment.topPort ?? 0) - (segment.bottomPort ?? 0))
      }
      for segment in alone.reversed().map({ segments[$0] }) {
        move(
          segment.top, to: x[segment.bottom] + (segment.bottomPort ?? 0) - (segment.topPort ?? 0))
      }
    }
  }

  func neighbors() -> Neighbors {
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
    _ straight: SegmentTable, _ widest: Int, _ blocks: inout Blocks
  ) -> [Int] {
    let sign = isLeft ? 1 : -1
    blocks.begin(
      next: isLeft ? neighbors.right : neighbors.left,
      before: isLeft ? neighbors.left : neighbors.right,
      distances: neighbors.distances, isLeft: isLeft)
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
        for middle in [middles.0, middles.1] where blocks.align[place] == place {
          let segment = straight.element(place, middle)
          let it = segments[segment]
          let other = isDown ? it.top : it.bottom
          if marked[segment] || reached >= sign * index[other] { continue }
          blocks.align[other] = place
          blocks.root[place] = blocks.root[other]
          blocks.align[place] = blocks.root[place]
          reached = sign * index[other]
          let (top, bottom) = (it.topPort ?? 0, it.bottomPort ?? 0)
          blocks.shift[place] = blocks.shift[other] + sign * (isDown ? top - bottom : bottom - top)
        }
      }
    }
    blocks.compact(to: widest) { places[$0].item >= 0 }
    return places.indices.map { sign * blocks.x($0) }
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
}

func floorHalf(_ value: Int) -> Int { value >> 1 }
