/// Takes out small steps: lines that are all but straight become straight.
///
/// Ports leave their distances a little for it, and long lines move as a whole. Only where places
/// are fine enough; a cell of a terminal is a step already.
extension LayeredLayout {
  /// The widest step that is taken out.
  private var smallStep: Int { 2 * spacing.lineGap }

  /// Above this many lines on one side of an item nobody sees a step.
  private static let comparedLines = 100

  mutating func removeJogs() {
    guard cell == 0 else { return }
    for _ in 0..<2 {
      for edge in chains.indices { alignLine(of: edge) }
      for segment in segments.indices { alignPorts(of: segment) }
    }
  }

  // MARK: Ports

  private mutating func alignPorts(of segment: Int) {
    let step = bottomX[segment] - topX[segment]
    guard step != 0, abs(step) <= smallStep else { return }
    if canMove(topOf: segment, to: bottomX[segment]) {
      topX[segment] = bottomX[segment]
    } else if canMove(bottomOf: segment, to: topX[segment]) {
      bottomX[segment] = topX[segment]
    } else {
      let middle = floorHalf(topX[segment] + bottomX[segment])
      guard canMove(topOf: segment, to: middle), canMove(bottomOf: segment, to: middle) else {
        return
      }
      (topX[segment], bottomX[segment]) = (middle, middle)
    }
  }

  private func canMove(topOf segment: Int, to column: Int) -> Bool {
    let place = segments[segment].top
    return segments[segment].topPort == nil
      && canMove(segment, among: down[place], of: place, topX, to: column)
  }

  private func canMove(bottomOf segment: Int, to column: Int) -> Bool {
    let place = segments[segment].bottom
    return segments[segment].bottomPort == nil
      && canMove(segment, among: up[place], of: place, bottomX, to: column)
  }

  /// Whether a line may meet an item in a column, beside the lines before and after it.
  private func canMove(
    _ segment: Int, among side: ArraySlice<Int>, of place: Int, _ columns: [Int], to column: Int
  ) -> Bool {
    guard places[place].item >= 0, side.count <= Self.comparedLines else { return false }
    let item = items[places[place].item]
    let slack = min(spacing.cornerGap / 2, max(0, (item.left + item.portLow) / 2))
    guard column >= x[place] + item.portLow - slack,
      column <= x[place] + item.portHigh + slack
    else { return false }
    let gap = spacing.lineGap * 2 / 3
    let own = columns[segment]
    return side.allSatisfy { other in
      if other == segment { return true }
      let there = columns[other]
      return abs(there - column) >= gap && (there < column) == (there < own)
    }
  }

  // MARK: Lines through several ranks

  /// Moves what an edge is between its ends, where that makes one of its ends straight.
  private mutating func alignLine(of edge: Int) {
    let chain = chains[edge]
    guard let first = chain.first, let last = chain.last, chain.count > 1 else { return }
    let middle = chain.dropFirst().map { segments[$0].top }
    guard let column = middle.first.map({ x[$0] }), middle.allSatisfy({ x[$0] == column }) else {
      return
    }
    let above = topX[first] - column
    let below = bottomX[last] - column
    for (step, other) in [(above, below), (below, above)] {
      guard step != 0, abs(step) <= smallStep, middle.allSatisfy({ hasRoom($0, step) }) else {
        continue
      }
      // The other end must not become a small step instead, unless it can move along.
      if other == 0 {
        if step == below, canMove(topOf: first, to: topX[first] + step) {
          topX[first] += step
        } else if step == above, canMove(bottomOf: last, to: bottomX[last] + step) {
          bottomX[last] += step
        } else {
          continue
        }
      } else if other != step, abs(other) <= smallStep {
        continue
      }
      for place in middle { x[place] += step }
      for segment in chain {
        if segment != first { topX[segment] += step }
        if segment != last { bottomX[segment] += step }
      }
      return
    }
  }

  private func hasRoom(_ place: Int, _ step: Int) -> Bool {
    let rank = order[places[place].rank]
    let position = index[place]
    if step < 0, position > 0 {
      let left = rank[position - 1]
      return x[place] + step - x[left] >= separation(left, place)
    }
    if step > 0, position + 1 < rank.count {
      let right = rank[position + 1]
      return x[right] - x[place] - step >= separation(place, right)
    }
    return true
  }
}
