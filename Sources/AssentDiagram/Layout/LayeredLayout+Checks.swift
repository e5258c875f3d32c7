/// What tells, before all is laid out, that it is of no use.
extension LayeredLayout {
  /// The least distance of two places in a rank.
  private var leastGap: Int { min(spacing.lineGap, spacing.edgeGap, spacing.nodeGap) }

  /// Throws when the items of a rank alone are too wide, before lines are put into the ranks.
  ///
  /// Of what may have too many lines this is not asked, as that is another error.
  func check(itemsAcross bound: Int) throws(LayoutError) {
    let count = (itemRanks.max() ?? -1) + 1
    guard items.count + 2 * edges.count * count <= Self.placeLimit else { return }
    var widths = Array(repeating: -leastGap, count: count)
    for (item, rank) in zip(items, itemRanks) { widths[rank] += item.left + item.right + leastGap }
    if let widest = widths.max(), widest > bound { throw .tooWide }
  }

  /// Throws when a rank alone is too wide.
  func check(across bound: Int) throws(LayoutError) {
    let least = leastGap
    var widths = Array(repeating: -least, count: isLabelRank.count)
    for place in places { widths[place.rank] += place.left + place.right + least }
    if let widest = widths.max(), widest > bound { throw .tooWide }
  }

  /// Whether there is an order in which no rank is too wide.
  func hasOrder(across bound: Int) -> Bool {
    var widths = Array(repeating: 0, count: isLabelRank.count)
    var (lines, others) = (widths, widths)
    for place in places {
      widths[place.rank] += place.left + place.right
      if place.isLine { lines[place.rank] += 1 } else { others[place.rank] += 1 }
    }
    return widths.indices.allSatisfy { rank in
      widths[rank] + leastGaps(lines[rank], others[rank]) <= bound
    }
  }

  /// What the gaps between so many lines and other places take at least.
  private func leastGaps(_ lines: Int, _ others: Int) -> Int {
    if lines == 0 { return max(0, others - 1) * spacing.nodeGap }
    if others == 0 { return (lines - 1) * spacing.lineGap }
    // Lines stand in so many rows, and others in as many, one less or one more between them.
    var least = Int.max
    for rows in 1...lines {
      for between in max(1, rows - 1)...(rows + 1) where between <= others {
        least = min(
          least,
          (lines - rows) * spacing.lineGap + (others - between) * spacing.nodeGap
            + (rows + between - 1) * spacing.edgeGap)
      }
    }
    return least
  }

  /// Throws when a rank in its order is too wide.
  func check(orderAcross bound: Int) throws(LayoutError) {
    for rank in order {
      guard let first = rank.first, let last = rank.last else { continue }
      var width = places[first].left + places[last].right
      for (one, two) in zip(rank, rank.dropFirst()) { width += separation(one, two) }
      if width > bound { throw .tooWide }
    }
  }

  /// Throws when the ranks, and the ways of lines through them, take more than is of use.
  ///
  /// That is the least that they take, whatever the order.
  func check(cost limit: Int) throws(LayoutError) {
    let last = isLabelRank.count - 1
    var heights = Array(repeating: 0, count: isLabelRank.count)
    for place in places { heights[place.rank] = max(heights[place.rank], place.height) }
    let hasPorts = items.contains { $0.pin == .last }
    // Where each rank begins, and ends.
    var (tops, bottoms) = ([Int](), [Int]())
    var y = 0
    for rank in heights.indices {
      tops.append(y)
      y += heights[rank]
      bottoms.append(y)
      guard rank < last else { break }
      if hasPorts, rank == last - 1 {
        y += min(spacing.aboveLabel, channelStart(rank) + spacing.labelEnd)
      } else {
        y += channelLeast(rank)
      }
    }
    var length = 0
    for chain in chains {
      guard let first = chain.first, let last = chain.last else { continue }
      length += tops[places[segments[last].bottom].rank] - bottoms[places[segments[first].top].rank]
    }
    if y + length / 8 >= limit { throw .tooWide }
  }

  /// Throws when all ranks together are too long, whatever stands where in them.
  func check(along bound: Int) throws(LayoutError) {
    let gap = min(spacing.straight, spacing.aboveLabel, spacing.belowLabel)
    var heights = Array(repeating: 0, count: isLabelRank.count)
    for place in places { heights[place.rank] = max(heights[place.rank], place.height) }
    if heights.reduce(0, +) + gap * (heights.count - 1) > bound { throw .tooWide }
  }
}
