/// The order of places in each rank, with few crossings.
///
/// Sweeps of medians and barycenters with exchange of neighbors, from several starts; the best
/// result wins, the first among equals, so that the order of the source decides where nothing else
/// does.
extension LayeredLayout {
  mutating func reduceCrossings() {
    index = Array(repeating: 0, count: places.count)
    let work = segments.count + places.count + 1
    let sweeps = min(24, max(1, 160_000 / work))
    let starts = work > 20_000 ? 1 : work > 3_000 ? 3 : work > 1_000 ? 8 : 20
    var best: [[Int]] = []
    var fewest = Int.max
    var random = UInt64(work)
    for start in 0..<starts {
      begin(start, &random)
      var crossings = countCrossings()
      if crossings < fewest {
        fewest = crossings
        best = order
      }
      var idle = 0
      for sweep in 0..<sweeps where fewest > 0 && idle < 9 {
        self.sweep(
          down: sweep % 2 == 0, byMedian: (start + sweep / 2) % 2 == 0,
          reversesTies: sweep % 8 > 3)
        exchangeNeighbors(passes: min(8, sweeps), swapsEqual: sweep % 4 > 1)
        crossings = countCrossings()
        if crossings < fewest {
          fewest = crossings
          best = order
          idle = 0
        } else {
          idle += 1
        }
      }
      if fewest == 0 { break }
    }
    order = best
    renumber()
  }

  mutating func renumber() {
    for rank in order {
      for (position, place) in rank.enumerated() { index[place] = position }
    }
  }

  /// The order that a walk over the graph gives.
  private mutating func begin(_ start: Int, _ random: inout UInt64) {
    order = Array(repeating: [], count: isLabelRank.count)
    var seen = Array(repeating: false, count: places.count)
    var roots = Array(0..<items.count)
    let upwards = start % 3 == 1
    if start == 2 { roots.reverse() }
    if start > 2 {
      for last in stride(from: roots.count - 1, to: 0, by: -1) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        roots.swapAt(last, Int((random >> 33) % UInt64(last + 1)))
      }
    }
    let ends = roots.filter { upwards ? down[$0].isEmpty : up[$0].isEmpty }
    for root in ends + roots where !seen[root] {
      var stack = [root]
      while let place = stack.popLast() {
        if seen[place] { continue }
        seen[place] = true
        order[places[place].rank].append(place)
        var next =
          upwards ? up[place].map { segments[$0].top } : down[place].map { segments[$0].bottom }
        if start == 2 { next.reverse() }
        if start > 2 {
          for last in stride(from: next.count - 1, to: 0, by: -1) {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            next.swapAt(last, Int((random >> 33) % UInt64(last + 1)))
          }
        }
        for other in next.reversed() where !seen[other] { stack.append(other) }
      }
    }
    renumber()
  }

  /// Where a segment meets a neighbor, for comparison.
  func key(bottomOf segment: Int) -> Int {
    let it = segments[segment]
    return index[it.bottom] << 20 + ((it.bottomPort ?? 0) + 500_000)
  }

  func key(topOf segment: Int) -> Int {
    let it = segments[segment]
    return index[it.top] << 20 + ((it.topPort ?? 0) + 500_000)
  }

  func countCrossings() -> Int {
    var sum = 0
    for rank in order.indices.dropLast() {
      var keys: [Int] = []
      for place in order[rank] {
        let fixed = down[place].contains { (segments[$0].topPort ?? 0) != 0 }
        let sorted =
          down[place].count < 2
          ? down[place]
          : down[place].sorted { one, two in
            let (first, second) = fixed ? (key(topOf: one), key(topOf: two)) : (0, 0)
            return (first, key(bottomOf: one)) < (second, key(bottomOf: two))
          }
        for segment in sorted { keys.append(key(bottomOf: segment)) }
      }
      sum += inversions(&keys)
    }
    return sum
  }

  private mutating func sweep(down goesDown: Bool, byMedian: Bool, reversesTies: Bool) {
    let ranks = Array(order.indices)
    for rank in goesDown ? Array(ranks.dropFirst()) : Array(ranks.dropLast().reversed()) {
      var slots: [Int] = []
      var movable: [(value: Double, position: Int, place: Int)] = []
      for (position, place) in order[rank].enumerated() {
        let segments = goesDown ? up[place] : down[place]
        if segments.isEmpty { continue }
        let keys = segments.map { goesDown ? key(topOf: $0) : key(bottomOf: $0) }.sorted()
        slots.append(position)
        movable.append((byMedian ? median(keys) : mean(keys), position, place))
      }
      let tie = reversesTies ? -1 : 1
      movable.sort { ($0.value, tie * $0.position) < ($1.value, tie * $1.position) }
      for (slot, entry) in zip(slots, movable) {
        order[rank][slot] = entry.place
        index[entry.place] = slot
      }
    }
  }

  private mutating func exchangeNeighbors(passes: Int, swapsEqual: Bool) {
    for pass in 0..<passes {
      var improved = false
      for rank in order.indices where order[rank].count > 1 {
        let above = order[rank].map { place in up[place].map { key(topOf: $0) }.sorted() }
        let below = order[rank].map { place in down[place].map { key(bottomOf: $0) }.sorted() }
        var local = Array(order[rank].indices)
        for position in 0..<(local.count - 1) {
          let (one, two) = (local[position], local[position + 1])
          let now =
            crossings(above[one], above[two]) + crossings(below[one], below[two])
          if now == 0 { continue }
          let then =
            crossings(above[two], above[one]) + crossings(below[two], below[one])
          if then < now || (swapsEqual && pass == 0 && then == now) {
            local.swapAt(position, position + 1)
            improved = true
          }
        }
        order[rank] = local.map { order[rank][$0] }
        for (position, place) in order[rank].enumerated() { index[place] = position }
      }
      if !improved { return }
    }
  }
}

/// How many pairs cross when the owner of `left` stands before the owner of `right`.
private func crossings(_ left: [Int], _ right: [Int]) -> Int {
  var sum = 0
  var below = 0
  for key in left {
    while below < right.count, right[below] < key { below += 1 }
    sum += below
  }
  return sum
}

private func median(_ keys: [Int]) -> Double {
  let middle = keys.count / 2
  if keys.count % 2 == 1 { return Double(keys[middle]) }
  if keys.count == 2 { return Double(keys[0] + keys[1]) / 2 }
  let left = Double(keys[middle - 1] - keys[0])
  let right = Double(keys[keys.count - 1] - keys[middle])
  if left + right == 0 { return Double(keys[middle - 1] + keys[middle]) / 2 }
  return (Double(keys[middle - 1]) * right + Double(keys[middle]) * left) / (left + right)
}

private func mean(_ keys: [Int]) -> Double {
  Double(keys.reduce(0, +)) / Double(keys.count)
}

/// The number of pairs out of order; sorts the keys.
func inversions(_ keys: inout [Int]) -> Int {
  var sum = 0
  var width = 1
  var buffer = keys
  while width < keys.count {
    var start = 0
    while start < keys.count {
      let middle = min(start + width, keys.count)
      let end = min(start + 2 * width, keys.count)
      var (one, two) = (start, middle)
      for slot in start..<end {
        if one < middle, two >= end || keys[one] <= keys[two] {
          buffer[slot] = keys[one]
          one += 1
        } else {
          sum += middle - one
          buffer[slot] = keys[two]
          two += 1
        }
      }
      start = end
    }
    swap(&keys, &buffer)
    width *= 2
  }
  return sum
}
