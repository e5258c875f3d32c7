/// The order of places in each rank.
extension LayeredLayout {
  /// Finds the order with the fewest crossings; throws where no order has room.
  mutating func reduceCrossings() throws(LayoutError) {
    let question = LayoutMemory.Order(
      ranks: places.map(\.rank), segments: segments, wishes: items.map(\.wish))
    // Where none was worth a search, a later one takes as long as that would have: the order is the
    // same.
    let known = memory.orders[question]
    let effort = max(room.effort, known?.effort ?? room.effort)
    if let known, let order = known.order, known.effort == effort {
      self.order = order
    } else if let across = room.across, !hasOrder(across: across) {
      memory.orders[question] = (nil, effort)
      throw .tooWide
    } else {
      var search = OrderSearch(self, effort)
      order = search.bestOrder()
      memory.orders[question] = (order, effort)
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
