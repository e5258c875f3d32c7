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
    var ends = starts[0..<rankCount]
    var seen = Array(repeating: false, count: ranks.count)
    var roots = Array(0..<itemCount)
    let goesUp = start % 3 == 1
    if start == 2 { roots.reverse() }
    if start > 2 { shuffle(&roots) }
    let first = roots.filter { (goesUp ? down.range($0) : up.range($0)).isEmpty }
    var (stack, next) = ([Int](), [Int]())
    for root in first + roots where !seen[root] {
      stack.append(root)
      while let place = stack.popLast() {
        if seen[place] { continue }
        seen[place] = true
        order[ends[ranks[place]]] = place
        ends[ranks[place]] += 1
        next.removeAll(keepingCapacity: true)
        for link in goesUp ? up.range(place) : down.range(place) {
          next.append(goesUp ? up.places[link] : down.places[link])
        }
        if start > 2 { shuffle(&next) }
        if start == 2 {
          for other in next where !seen[other] { stack.append(other) }
        } else {
          for other in next.reversed() where !seen[other] { stack.append(other) }
        }
      }
    }
    for rank in 0..<rankCount where isGiven[rank] {
      order.sort(slots(rank)) { (wishes[$0] ?? 0, $0) < (wishes[$1] ?? 0, $1) }
    }
    renumber()
  }

  /// The crossings below each of some ranks.
  mutating func countCrossings(_ ranks: Range<Int>) -> Int {
    var sum = 0
    for rank in ranks where rank + 1 < rankCount {
      var end = 0
      for slot in slots(rank) { end = writeKeys(leaving: order[slot], from: end) }
      sum += countInversions(end)
    }
    return sum
  }

  /// Where a link meets its other end, for comparison.
  func upKey(_ link: Int) -> Int { index[up.places[link]] << 20 + up.ports[link] }

  func downKey(_ link: Int) -> Int { index[down.places[link]] << 20 + down.ports[link] }

  /// Writes the keys of the lines above a place, sorted; returns where they end.
  mutating func writeKeys(above place: Int, from start: Int) -> Int {
    var end = start
    for link in up.range(place) {
      keys[end] = upKey(link)
      end += 1
    }
    keys.sort(start..<end, by: <)
    return end
  }

  mutating func writeKeys(below place: Int, from start: Int) -> Int {
    var end = start
    for link in down.range(place) {
      keys[end] = downKey(link)
      end += 1
    }
    keys.sort(start..<end, by: <)
    return end
  }

  /// Writes the keys of the lines above a place, then those below, and where they are.
  @discardableResult
  mutating func writeKeys(of place: Int, from start: Int) -> Int {
    keyStarts[place] = start
    keyMiddles[place] = writeKeys(above: place, from: start)
    keyEnds[place] = writeKeys(below: place, from: keyMiddles[place])
    return keyEnds[place]
  }

  /// Writes the keys of the lines below a place in the order in which these leave it.
  private mutating func writeKeys(leaving place: Int, from start: Int) -> Int {
    guard down.hasPorts[place] else { return writeKeys(below: place, from: start) }
    let sorted = down.range(place).sorted { one, two in
      (down.ownPorts[one], downKey(one)) < (down.ownPorts[two], downKey(two))
    }
    for (number, link) in sorted.enumerated() { keys[start + number] = downKey(link) }
    return start + sorted.count
  }

  /// Moves a key to its place among those before it, which are sorted.
  @discardableResult
  private mutating func insertKey(_ place: Int, from first: Int) -> Int {
    let key = keys[place]
    var slot = place
    while slot > first, keys[slot - 1] > key {
      keys[slot] = keys[slot - 1]
      slot -= 1
    }
    keys[slot] = key
    return slot
  }

  mutating func sweep(down goesDown: Bool, byMedian: Bool, reversesTies: Bool) {
    for step in 1..<max(rankCount, 1) {
      let rank = goesDown ? step : rankCount - 1 - step
      if isGiven[rank] || slots(rank).count < 2 { continue }
      var count = 0
      for slot in slots(rank) {
        let place = order[slot]
        let end =
          goesDown ? writeKeys(above: place, from: 0) : writeKeys(below: place, from: 0)
        if end == 0 { continue }
        let value = byMedian ? median(end) : mean(end)
        movable[count] = Movable(value: value, slot: slot, place: place)
        buffer[count] = slot
        count += 1
      }
      movable.sort(0..<count) { one, two in
        one.value == two.value
          ? (one.slot > two.slot) == reversesTies : one.value < two.value
      }
      for number in 0..<count {
        let (slot, place) = (buffer[number], movable[number].place)
        order[slot] = place
        index[place] = slot - starts[rank]
      }
    }
  }

  mutating func exchangeNeighbors(swapsEqual: Bool) {
    for rank in 0..<rankCount where slots(rank).count > 1 && !isGiven[rank] {
      let row = slots(rank)
      var end = 0
      for slot in row { end = writeKeys(of: order[slot], from: end) }
      for slot in row.dropLast() where areCrossed(order[slot], order[slot + 1]) {
        let (now, then) = crossings(order[slot], order[slot + 1])
        if then < now || (swapsEqual && then == now) { order.swapAt(slot, slot + 1) }
      }
      for slot in row { index[order[slot]] = slot - row.lowerBound }
    }
  }

  /// Whether any lines of two neighbors cross: as a rule, none do.
  private func areCrossed(_ one: Int, _ two: Int) -> Bool {
    areCrossed(keyStarts[one]..<keyMiddles[one], keyStarts[two]..<keyMiddles[two])
      || areCrossed(keyMiddles[one]..<keyEnds[one], keyMiddles[two]..<keyEnds[two])
  }

  private func areCrossed(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    !left.isEmpty && !right.isEmpty && keys[left.upperBound - 1] > keys[right.lowerBound]
  }

  /// How many lines of two neighbors cross, and how many would were they exchanged.
  private func crossings(_ one: Int, _ two: Int) -> (now: Int, then: Int) {
    let above = crossings(keyStarts[one]..<keyMiddles[one], keyStarts[two]..<keyMiddles[two])
    let below = crossings(keyMiddles[one]..<keyEnds[one], keyMiddles[two]..<keyEnds[two])
    return (above.now + below.now, above.then + below.then)
  }

  private func crossings(_ left: Range<Int>, _ right: Range<Int>) -> (now: Int, then: Int) {
    var (now, then) = (0, 0)
    // How many of the right ones are less than one of the left, and no more than it.
    var (less, most) = (right.lowerBound, right.lowerBound)
    for place in left {
      while less < right.upperBound, keys[less] < keys[place] { less += 1 }
      most = max(most, less)
      while most < right.upperBound, keys[most] == keys[place] { most += 1 }
      now += less - right.lowerBound
      then += right.upperBound - most
    }
    return (now, then)
  }

  /// The number of pairs out of order among the first keys; sorts them.
  private mutating func countInversions(_ count: Int) -> Int {
    var sum = 0
    if count <= 24 {
      for place in 0..<count { sum += place - insertKey(place, from: 0) }
      return sum
    }
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(start + 2 * width, count)
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
      for slot in 0..<count { keys[slot] = buffer[slot] }
      width *= 2
    }
    return sum
  }

  private func mean(_ count: Int) -> Double {
    var sum = 0
    for place in 0..<count { sum += keys[place] }
    return Double(sum) / Double(count)
  }

  private func median(_ count: Int) -> Double {
    let middle = count / 2
    if count % 2 == 1 { return Double(keys[middle]) }
    if count == 2 { return Double(keys[0] + keys[1]) / 2 }
    let left = Double(keys[middle - 1] - keys[0])
    let right = Double(keys[count - 1] - keys[middle])
    if left + right == 0 { return Double(keys[middle - 1] + keys[middle]) / 2 }
    return (Double(keys[middle - 1]) * right + Double(keys[middle]) * left) / (left + right)
  }
}
