/// Where lines meet nodes: in the order of their other ends, straight where they can be.
extension LayeredLayout {
  mutating func placePorts() {
    topX = segments.map { x[$0.top] + ($0.topPort ?? 0) }
    bottomX = segments.map { x[$0.bottom] + ($0.bottomPort ?? 0) }
    for _ in 0..<3 {
      portsMoved = false
      for rank in order.indices {
        for place in order[rank] where places[place].item >= 0 {
          spread(place, up[place], below: false)
        }
        for place in order[rank] where places[place].item >= 0 {
          spread(place, down[place], below: true)
        }
      }
      // What moved nothing will not when it is done again.
      if !portsMoved { break }
    }
  }

  /// Moves labels and lines that turn both above and below, so that they turn once.
  mutating func straighten() {
    var moved = false
    for rank in order.indices {
      for (position, place) in order[rank].enumerated() where places[place].item < 0 {
        guard let above = up.first(place), let below = down.first(place) else { continue }
        guard topX[above] != x[place], bottomX[below] != x[place] else { continue }
        let low =
          position == 0
          ? Int.min
          : x[order[rank][position - 1]] + separation(order[rank][position - 1], place)
        let high =
          position == order[rank].count - 1
          ? Int.max
          : x[order[rank][position + 1]] - separation(place, order[rank][position + 1])
        for target in [bottomX[below], topX[above]] where target >= low && target <= high {
          x[place] = target
          moved = true
          break
        }
      }
    }
    if moved { placePorts() }
  }

  private mutating func setPort(_ segment: Int, _ port: Int, below: Bool) {
    if (below ? topX[segment] : bottomX[segment]) == port { return }
    if below { topX[segment] = port } else { bottomX[segment] = port }
    portsMoved = true
  }

  /// Spreads the free segments of one side of an item.
  private mutating func spread(_ place: Int, _ side: ArraySlice<Int>, below: Bool) {
    if side.isEmpty { return }
    func isFree(_ segment: Int) -> Bool {
      (below ? segments[segment].topPort : segments[segment].bottomPort) == nil
    }
    // As a rule, all are.
    let free = side.allSatisfy(isFree) ? side : side.filter(isFree)[...]
    guard !free.isEmpty else { return }
    let item = items[places[place].item]
    let gap = gap(between: free.count, item)
    let low = x[place] + item.portLow
    let high = max(low, x[place] + item.portHigh - (free.count - 1) * gap)
    if free.count == 1, let segment = free.first {
      let other = below ? bottomX[segment] : topX[segment]
      let isInRange = other >= low && other <= x[place] + item.portHigh
      let port = isInRange ? other : min(max(x[place], low), high)
      setPort(segment, port, below: below)
    } else {
      spread(free, place, below: below, from: low, to: high)
    }
    if free.count < side.count { avoidFixed(free, side, below: below, item, place) }
  }

  /// What is between lines that meet an item, where it has room for it.
  private func gap(between count: Int, _ item: Item) -> Int {
    min(spacing.lineGap + cell, (item.portHigh - item.portLow) / max(1, count - 1))
  }

  /// Spreads several segments, each near to where it would go straight on.
  private mutating func spread(
    _ free: ArraySlice<Int>, _ place: Int, below: Bool, from low: Int, to high: Int
  ) {
    let item = items[places[place].item]
    let gap = gap(between: free.count, item)
    portBlocks.removeAll(keepingCapacity: true)
    for (number, segment) in free.enumerated() {
      let other = below ? bottomX[segment] : topX[segment]
      let inRange = other >= low && other <= x[place] + item.portHigh
      let far = below ? segments[segment].bottom : segments[segment].top
      let isFixed =
        places[far].item < 0 || (below ? up.count(far) == 1 : down.count(far) == 1)
      let weight = inRange ? (isFixed ? 100_000 : 1_000) : 1
      // Far lines gather around the middle, in order.
      let wanted = inRange ? other - number * gap : x[place] - (free.count - 1) * gap / 2
      var block = PortBlock(sum: wanted * weight, weight: weight, count: 1)
      while let last = portBlocks.last, last.sum * block.weight > block.sum * last.weight {
        portBlocks.removeLast()
        block.sum += last.sum
        block.weight += last.weight
        block.count += last.count
      }
      portBlocks.append(block)
    }
    var number = 0
    for block in portBlocks {
      let value = Int((Double(block.sum) / Double(block.weight)).rounded())
      for segment in free.dropFirst(number).prefix(block.count) {
        let port = min(max(value, low), high) + number * gap
        setPort(segment, port, below: below)
        number += 1
      }
    }
  }

  /// Moves free segments off those whose places the frame of a group fixes.
  private mutating func avoidFixed(
    _ free: ArraySlice<Int>, _ side: ArraySlice<Int>, below: Bool, _ item: Item, _ place: Int
  ) {
    let gap = spacing.lineGap + cell
    var taken: [Int] = []
    for segment in side
    where (below ? segments[segment].topPort : segments[segment].bottomPort) != nil {
      taken.append(below ? topX[segment] : bottomX[segment])
    }
    for segment in free {
      let wanted = below ? topX[segment] : bottomX[segment]
      let low = x[place] + item.portLow
      let high = max(low, x[place] + item.portHigh)
      let free = (low...high).filter { column in
        taken.allSatisfy { abs($0 - column) >= gap }
      }
      let port = free.min { abs($0 - wanted) < abs($1 - wanted) }
      taken.append(port ?? wanted)
      setPort(segment, port ?? wanted, below: below)
    }
  }
}
