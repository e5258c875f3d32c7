/// Searches for an order of the places in each rank with few crossings.
///
/// Sweeps of medians and barycenters with exchange of neighbors, from several starts; the best
/// result wins, the first among equals, so that the order of the source decides where nothing else
/// does.
struct OrderSearch {
  /// What places are joined to in the next rank, one place after the other.
  private struct Links {
    var starts: [Int] = [0]
    var places: [Int] = []
    /// Where on the neighbor, from its anchor.
    var ports: [Int] = []
    /// Where on the place itself.
    var ownPorts: [Int] = []

    func range(_ place: Int) -> Range<Int> { starts[place]..<starts[place + 1] }
  }

  private let itemCount: Int
  private let rankCount: Int
  private let ranks: [Int]
  private var up = Links()
  private var down = Links()
  /// Whether the order of a rank is given.
  private var isGiven: [Bool]
  private let wishes: [Int?]
  private let work: Int
  private let mostStarts: Int
  private var order: [[Int]] = []
  /// Position in its rank of every place.
  private(set) var index: [Int]
  private var keys: [Int] = []
  private var buffer: [Int] = []

  init(_ layout: LayeredLayout) {
    itemCount = layout.items.count
    rankCount = layout.isLabelRank.count
    ranks = layout.places.map(\.rank)
    work = layout.segments.count + layout.places.count + 1
    // Where a width is to be kept, this layout is one of several attempts.
    mostStarts = layout.bound == nil ? 20 : 4
    index = Array(repeating: 0, count: layout.places.count)
    isGiven = Array(repeating: false, count: rankCount)
    wishes = layout.items.map(\.wish)
    for (item, wish) in wishes.enumerated() where wish != nil { isGiven[ranks[item]] = true }
    for place in layout.places.indices {
      for number in layout.up[place] {
        let segment = layout.segments[number]
        up.places.append(segment.top)
        up.ports.append((segment.topPort ?? 0) + 500_000)
        up.ownPorts.append((segment.bottomPort ?? 0) + 500_000)
      }
      up.starts.append(up.places.count)
      for number in layout.down[place] {
        let segment = layout.segments[number]
        down.places.append(segment.bottom)
        down.ports.append((segment.bottomPort ?? 0) + 500_000)
        down.ownPorts.append((segment.topPort ?? 0) + 500_000)
      }
      down.starts.append(down.places.count)
    }
  }

  /// The order found, which is also that of `index`.
  mutating func best() -> [[Int]] {
    let sweeps = min(24, max(1, 160_000 / work))
    let starts = min(work > 20_000 ? 1 : work > 3_000 ? 3 : work > 1_000 ? 8 : 20, mostStarts)
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
    return best
  }

  private mutating func renumber() {
    for rank in order {
      for (position, place) in rank.enumerated() { index[place] = position }
    }
  }

  /// The order that a walk over the graph gives.
  private mutating func begin(_ start: Int, _ random: inout UInt64) {
    func shuffle(_ list: inout [Int]) {
      for last in stride(from: list.count - 1, to: 0, by: -1) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        list.swapAt(last, Int((random >> 33) % UInt64(last + 1)))
      }
    }
    order = Array(repeating: [], count: rankCount)
    var seen = Array(repeating: false, count: ranks.count)
    var roots = Array(0..<itemCount)
    let links = start % 3 == 1 ? up : down
    let against = start % 3 == 1 ? down : up
    if start == 2 { roots.reverse() }
    if start > 2 { shuffle(&roots) }
    let ends = roots.filter { against.range($0).isEmpty }
    for root in ends + roots where !seen[root] {
      var stack = [root]
      while let place = stack.popLast() {
        if seen[place] { continue }
        seen[place] = true
        order[ranks[place]].append(place)
        var next = Array(links.places[links.range(place)])
        if start == 2 { next.reverse() }
        if start > 2 { shuffle(&next) }
        for other in next.reversed() where !seen[other] { stack.append(other) }
      }
    }
    for rank in order.indices where isGiven[rank] {
      order[rank].sort { (wishes[$0] ?? 0, $0) < (wishes[$1] ?? 0, $1) }
    }
    renumber()
  }

  private mutating func countCrossings() -> Int {
    var sum = 0
    for rank in order.indices.dropLast() {
      keys.removeAll(keepingCapacity: true)
      for place in order[rank] {
        let range = down.range(place)
        let first = keys.count
        if range.contains(where: { down.ownPorts[$0] != 500_000 }) {
          let sorted = range.sorted { one, two in
            (down.ownPorts[one], key(one, down)) < (down.ownPorts[two], key(two, down))
          }
          for link in sorted { keys.append(key(link, down)) }
        } else {
          for link in range { keys.append(key(link, down)) }
          sortKeys(from: first)
        }
      }
      sum += inversions(&keys, &buffer)
    }
    return sum
  }

  private func key(_ link: Int, _ links: borrowing Links) -> Int {
    index[links.places[link]] << 20 + links.ports[link]
  }

  /// Sorts the last keys, few as a rule, in place.
  private mutating func sortKeys(from first: Int) {
    if keys.count - first > 24 {
      keys[first...].sort()
      return
    }
    guard keys.count - first > 1 else { return }
    for place in (first + 1)..<keys.count {
      let key = keys[place]
      var slot = place
      while slot > first, keys[slot - 1] > key {
        keys[slot] = keys[slot - 1]
        slot -= 1
      }
      keys[slot] = key
    }
  }

  private mutating func sweep(down goesDown: Bool, byMedian: Bool, reversesTies: Bool) {
    let tie = reversesTies ? -1 : 1
    var slots: [Int] = []
    var movable: [(value: Double, position: Int, place: Int)] = []
    for step in 1..<max(rankCount, 1) {
      let rank = goesDown ? step : rankCount - 1 - step
      if isGiven[rank] || order[rank].count < 2 { continue }
      slots.removeAll(keepingCapacity: true)
      movable.removeAll(keepingCapacity: true)
      for (position, place) in order[rank].enumerated() {
        keys.removeAll(keepingCapacity: true)
        if goesDown {
          for link in up.range(place) { keys.append(key(link, up)) }
        } else {
          for link in down.range(place) { keys.append(key(link, down)) }
        }
        if keys.isEmpty { continue }
        slots.append(position)
        var value = Double(keys.reduce(0, +)) / Double(keys.count)
        if byMedian {
          sortKeys(from: 0)
          value = median(keys)
        }
        movable.append((value, position, place))
      }
      movable.sort { ($0.value, tie * $0.position) < ($1.value, tie * $1.position) }
      for (slot, entry) in zip(slots, movable) {
        order[rank][slot] = entry.place
        index[entry.place] = slot
      }
    }
  }

  private mutating func exchangeNeighbors(passes: Int, swapsEqual: Bool) {
    var above: [Int] = []
    var below: [Int] = []
    var ends: [(above: Range<Int>, below: Range<Int>)] = []
    for pass in 0..<passes {
      var improved = false
      for rank in order.indices where order[rank].count > 1 && !isGiven[rank] {
        ends.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        for place in order[rank] {
          let first = keys.count
          for link in up.range(place) { keys.append(key(link, up)) }
          sortKeys(from: first)
          ends.append((first..<keys.count, 0..<0))
        }
        swap(&above, &keys)
        keys.removeAll(keepingCapacity: true)
        for (position, place) in order[rank].enumerated() {
          let first = keys.count
          for link in down.range(place) { keys.append(key(link, down)) }
          sortKeys(from: first)
          ends[position].below = first..<keys.count
        }
        swap(&below, &keys)
        for position in 0..<(ends.count - 1) {
          let (one, two) = (ends[position], ends[position + 1])
          let now =
            crossings(above, one.above, two.above) + crossings(below, one.below, two.below)
          if now == 0 { continue }
          let then =
            crossings(above, two.above, one.above) + crossings(below, two.below, one.below)
          if then < now || (swapsEqual && pass == 0 && then == now) {
            ends.swapAt(position, position + 1)
            order[rank].swapAt(position, position + 1)
            improved = true
          }
        }
        for (position, place) in order[rank].enumerated() { index[place] = position }
      }
      if !improved { return }
    }
  }
}

/// How many pairs cross when the owner of the keys in `left` stands before that of those in `right`.
private func crossings(_ keys: [Int], _ left: Range<Int>, _ right: Range<Int>) -> Int {
  var sum = 0
  var below = right.lowerBound
  for place in left {
    while below < right.upperBound, keys[below] < keys[place] { below += 1 }
    sum += below - right.lowerBound
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

/// The number of pairs out of order; sorts the keys, with a buffer for them.
private func inversions(_ keys: inout [Int], _ buffer: inout [Int]) -> Int {
  var sum = 0
  var width = 1
  buffer = keys
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
