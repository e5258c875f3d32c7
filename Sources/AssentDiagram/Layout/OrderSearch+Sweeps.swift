/// Orders found from rank to rank: a walk to begin with, medians and barycenters, and exchange of
/// neighbors.
extension OrderSearch {
  /// The order that a walk over the graph gives.
  mutating func begin(_ start: Int, _ random: inout UInt64) {
    func shuffle(_ list: inout [Int]) {
      for last in stride(from: list.count - 1, to: 0, by: -1) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        list.swapAt(last, Int((random >> 33) % UInt64(last + 1)))
      }
    }
    order = Array(repeating: 0, count: ranks.count)
    var ends = starts
    var seen = Array(repeating: false, count: ranks.count)
    var roots = Array(0..<itemCount)
    let goesUp = start % 3 == 1
    if start == 2 { roots.reverse() }
    if start > 2 { shuffle(&roots) }
    let first = roots.filter { (goesUp ? down : up).range($0).isEmpty }
    var stack: [Int] = []
    for root in first + roots where !seen[root] {
      stack.append(root)
      while let place = stack.popLast() {
        if seen[place] { continue }
        seen[place] = true
        order[ends[ranks[place]]] = place
        ends[ranks[place]] += 1
        let range = goesUp ? up.range(place) : down.range(place)
        let next = goesUp ? up.places[range] : down.places[range]
        if start > 2 {
          var shuffled = Array(next)
          shuffle(&shuffled)
          for other in shuffled.reversed() where !seen[other] { stack.append(other) }
        } else if start == 2 {
          for other in next where !seen[other] { stack.append(other) }
        } else {
          for other in next.reversed() where !seen[other] { stack.append(other) }
        }
      }
    }
    for rank in 0..<rankCount where isGiven[rank] {
      order[slots(rank)].sort { (wishes[$0] ?? 0, $0) < (wishes[$1] ?? 0, $1) }
    }
    renumber()
  }

  /// The crossings below each of some ranks.
  mutating func countCrossings(_ ranks: Range<Int>) -> Int {
    var sum = 0
    for rank in ranks where rank + 1 < rankCount {
      keys.removeAll(keepingCapacity: true)
      for slot in slots(rank) {
        let place = order[slot]
        let range = down.range(place)
        if down.hasPorts[place] {
          let sorted = range.sorted { one, two in
            (down.ownPorts[one], downKey(one)) < (down.ownPorts[two], downKey(two))
          }
          for link in sorted { keys.append(downKey(link)) }
        } else {
          let first = keys.count
          for link in range { keys.append(downKey(link)) }
          sortKeys(from: first)
        }
      }
      sum += countInversions()
    }
    return sum
  }

  /// Where a link meets its other end, for comparison.
  func upKey(_ link: Int) -> Int { index[up.places[link]] << 20 + up.ports[link] }

  func downKey(_ link: Int) -> Int { index[down.places[link]] << 20 + down.ports[link] }

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

  mutating func sweep(down goesDown: Bool, byMedian: Bool, reversesTies: Bool) {
    let tie = reversesTies ? -1 : 1
    var used: [Int] = []
    var movable: [(value: Double, position: Int, place: Int)] = []
    for step in 1..<max(rankCount, 1) {
      let rank = goesDown ? step : rankCount - 1 - step
      if isGiven[rank] || slots(rank).count < 2 { continue }
      used.removeAll(keepingCapacity: true)
      movable.removeAll(keepingCapacity: true)
      for slot in slots(rank) {
        let place = order[slot]
        keys.removeAll(keepingCapacity: true)
        if goesDown {
          for link in up.range(place) { keys.append(upKey(link)) }
        } else {
          for link in down.range(place) { keys.append(downKey(link)) }
        }
        if keys.isEmpty { continue }
        used.append(slot)
        var value: Double
        if byMedian {
          sortKeys(from: 0)
          value = median(keys)
        } else {
          value = Double(keys.reduce(0, +)) / Double(keys.count)
        }
        movable.append((value, slot, place))
      }
      movable.sort { ($0.value, tie * $0.position) < ($1.value, tie * $1.position) }
      for (slot, entry) in zip(used, movable) {
        order[slot] = entry.place
        index[entry.place] = slot - starts[rank]
      }
    }
  }

  mutating func exchangeNeighbors(swapsEqual: Bool) {
    // The keys of each place: those above, then those below.
    var ends: [(above: Range<Int>, below: Range<Int>)] = []
    for rank in 0..<rankCount where slots(rank).count > 1 && !isGiven[rank] {
      ends.removeAll(keepingCapacity: true)
      keys.removeAll(keepingCapacity: true)
      for slot in slots(rank) {
        let first = keys.count
        for link in up.range(order[slot]) { keys.append(upKey(link)) }
        sortKeys(from: first)
        let second = keys.count
        for link in down.range(order[slot]) { keys.append(downKey(link)) }
        sortKeys(from: second)
        ends.append((first..<second, second..<keys.count))
      }
      for position in 0..<(ends.count - 1) {
        let (one, two) = (ends[position], ends[position + 1])
        let now = crossings(keys, one.above, two.above) + crossings(keys, one.below, two.below)
        if now == 0 { continue }
        let then = crossings(keys, two.above, one.above) + crossings(keys, two.below, one.below)
        if then < now || (swapsEqual && then == now) {
          ends.swapAt(position, position + 1)
          order.swapAt(starts[rank] + position, starts[rank] + position + 1)
        }
      }
      for slot in slots(rank) { index[order[slot]] = slot - starts[rank] }
    }
  }

  /// The number of pairs of keys out of order; sorts the keys.
  private mutating func countInversions() -> Int {
    var sum = 0
    if keys.count <= 24 {
      for place in keys.indices.dropFirst() {
        let key = keys[place]
        var slot = place
        while slot > 0, keys[slot - 1] > key {
          keys[slot] = keys[slot - 1]
          slot -= 1
        }
        keys[slot] = key
        sum += place - slot
      }
      return sum
    }
    if buffer.count < keys.count {
      buffer += Array(repeating: 0, count: keys.count - buffer.count)
    }
    var width = 1
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
      for slot in keys.indices { keys[slot] = buffer[slot] }
      width *= 2
    }
    return sum
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
