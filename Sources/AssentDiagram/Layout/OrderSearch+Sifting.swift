/// Places moved to the best position of their rank, whatever stands between.
///
/// Source: Matuszewski, Schönfeld, Molitor, "Using Sifting for k-Layer Straightline Crossing
/// Minimization", 1999; here with the lines to both sides at once.
extension OrderSearch {
  /// How far to each side a place may move.
  private static let siftWindow = 12

  /// - Returns: by how many crossings there are fewer.
  mutating func sift(drifts: Bool) -> Int {
    var gained = 0
    for item in 0..<itemCount where !isGiven[ranks[item]] {
      let rank = ranks[item]
      if isTouched(max(0, rank - 1)...min(rankCount - 1, rank + 1), after: triedItems[item]) {
        gained += sift(item, drifts)
        triedItems[item] = clock
      }
    }
    return gained
  }

  private mutating func sift(_ item: Int, _ drifts: Bool) -> Int {
    let row = slots(ranks[item])
    if row.count < 2 { return 0 }
    writeKeys(of: item, from: 0)
    let here = index[item]
    var best = (position: here, cost: 0)
    for isLeft in [true, false] {
      var position = here
      var cost = 0
      while abs(position - here) < Self.siftWindow {
        position += isLeft ? -1 : 1
        guard position >= 0, position < row.count else { break }
        let other = order[row.lowerBound + position]
        let gain = inversions(item, other)
        cost += isLeft ? gain : -gain
        if cost < best.cost || (cost == best.cost && drifts && best.position == here) {
          best = (position, cost)
        }
      }
    }
    if best.position != here { move(item, to: best.position) }
    return -best.cost
  }

  /// By how many more crossings an item pays for standing left of another than right of it,
  /// turned around.
  ///
  /// Inlined, or the whole search would be copied for the call.
  @inline(__always)
  private func inversions(_ item: Int, _ other: Int) -> Int {
    let (start, middle, end) = (keyStarts[item], keyMiddles[item], keyEnds[item])
    var sum = 0
    if start < middle {
      for link in up.range(other) { sum += balance(start..<middle, upKey(link)) }
    }
    if middle < end {
      for link in down.range(other) { sum += balance(middle..<end, downKey(link)) }
    }
    return sum
  }

  /// How many of some sorted keys are greater than a key, less those that are smaller.
  private func balance(_ places: Range<Int>, _ key: Int) -> Int {
    if places.count < 9 {
      var sum = 0
      for place in places { sum += (keys[place] > key ? 1 : 0) - (keys[place] < key ? 1 : 0) }
      return sum
    }
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    let smaller = low - places.lowerBound
    high = places.upperBound
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return places.upperBound - low - smaller
  }
}
