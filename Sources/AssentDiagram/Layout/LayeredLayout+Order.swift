/// The order of places in each rank.
extension LayeredLayout {
  mutating func reduceCrossings() {
    let question = LayoutMemory.Order(
      ranks: places.map(\.rank), segments: segments, wishes: items.map(\.wish))
    if let known = memory.orders[question], known.effort >= room.effort {
      order = known.order
    } else {
      var search = OrderSearch(self)
      order = search.best()
      memory.orders[question] = (order, room.effort)
    }
    index = Array(repeating: 0, count: places.count)
    for rank in order { for (position, place) in rank.enumerated() { index[place] = position } }
    down.sort(by: segments.indices.map { key(bottomOf: $0) })
    up.sort(by: segments.indices.map { key(topOf: $0) })
  }

  /// Where a segment meets a neighbor, for comparison.
  private func key(bottomOf segment: Int) -> Int {
    let it = segments[segment]
    return index[it.bottom] << 20 + ((it.bottomPort ?? 0) + 500_000)
  }

  private func key(topOf segment: Int) -> Int {
    let it = segments[segment]
    return index[it.top] << 20 + ((it.topPort ?? 0) + 500_000)
  }
}
