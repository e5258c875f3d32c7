/// Spreads the nodes of a chain evenly between its first and its last one.
///
/// In ranks a node stands where the tallest of its rank needs it, so the gaps of a chain beside
/// taller nodes differ. A chain runs straight down or up the page, and no edge in it has a label;
/// a node that would come near to anything stays, and parts the chain in two.
struct ChainGaps {
  private typealias Rect = PlacedGraph.Rect

  private(set) var placed: PlacedGraph
  /// The nodes that each edge joins; -1 for what is none.
  private let ends: [(from: Int, to: Int)]
  /// The edges that meet each node.
  private let entering: SegmentTable
  private let leaving: SegmentTable

  /// Between a node that is moved and what it does not belong to.
  private static let clearance = 10

  init(_ placed: PlacedGraph, joining joined: PlacedEnds) {
    self.placed = placed
    ends = joined.ends
    // What is none has the place after the last node.
    let none = placed.nodes.count
    leaving = SegmentTable(count: none + 1, owners: ends.map { $0.from < 0 ? none : $0.from })
    entering = SegmentTable(count: none + 1, owners: ends.map { $0.to < 0 ? none : $0.to })
  }

  mutating func even() {
    for first in placed.nodes.indices where !isInner(first) {
      for edge in leaving[first] { even(chain(from: first, edge)[...]) }
    }
  }

  /// The edges of a chain, each to the node that the next one leaves.
  private func chain(from first: Int, _ edge: Int) -> [Int] {
    var (edges, edge, node) = ([Int](), edge, first)
    while ends[edge].to >= 0, isStraight(edge), ends[edge].to != node {
      let next = ends[edge].to
      edges.append(edge)
      guard isInner(next), let after = leaving.first(next) else { break }
      (edge, node) = (after, next)
    }
    return edges
  }

  private func isInner(_ node: Int) -> Bool {
    guard entering.count(node) == 1, leaving.count(node) == 1, let one = entering.first(node),
      let other = leaving.first(node)
    else { return false }
    return isStraight(one) && isStraight(other) && isDown(one) == isDown(other)
  }

  private func isStraight(_ edge: Int) -> Bool {
    let it = placed.edges[edge]
    return it.points.count == 2 && it.points[0].x == it.points[1].x && it.label == nil
      && it.endLabels.isEmpty
  }

  private func isDown(_ edge: Int) -> Bool {
    placed.edges[edge].points[0].y < placed.edges[edge].points[1].y
  }

  private mutating func even(_ chain: ArraySlice<Int>) {
    guard chain.count > 1, let first = chain.first else { return }
    let lengths = chain.map { abs(placed.edges[$0].points[1].y - placed.edges[$0].points[0].y) }
    let total = lengths.reduce(0, +)
    var result = placed
    var (given, used) = (0, 0)
    let sign = isDown(first) ? 1 : -1
    for (number, (edge, next)) in zip(chain, chain.dropFirst()).enumerated() {
      given = total * (number + 1) / chain.count
      used += lengths[number]
      let move = sign * (given - used)
      let node = ends[edge].to
      if node < 0 { return }
      result.nodes[node].frame.y += move
      result.edges[edge].points[1].y += move
      result.edges[next].points[0].y += move
      if move != 0, !isFree(result.nodes[node].frame, node, chain) {
        let stays = chain.startIndex + number + 1
        even(chain[..<stays])
        even(chain[stays...])
        return
      }
    }
    placed = result
  }

  /// Whether a node of a chain may stand there.
  private func isFree(_ frame: Rect, _ node: Int, _ chain: ArraySlice<Int>) -> Bool {
    let wide = Self.grown(frame, by: Self.clearance)
    let old = placed.nodes[node].frame
    let others = Set(chain.flatMap { [ends[$0].from, ends[$0].to] }.filter { $0 >= 0 })
    for place in placed.nodes.indices where !others.contains(place) {
      if wide.intersects(placed.nodes[place].frame) { return false }
    }
    for (place, edge) in placed.edges.enumerated() where !chain.contains(place) {
      if let label = edge.label?.frame, wide.intersects(label) { return false }
      if edge.endLabels.contains(where: { wide.intersects($0.frame) }) { return false }
      for (one, two) in zip(edge.points, edge.points.dropFirst()) {
        let part = Rect(
          x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x) + 1,
          height: abs(one.y - two.y) + 1)
        if wide.intersects(part) { return false }
      }
    }
    return placed.groups.allSatisfy { group in
      if let title = group.title?.frame, wide.intersects(title) { return false }
      // In a group that the chain only passes, nodes stand in line with their neighbors.
      return group.frame.contains(old)
        ? others.allSatisfy { group.frame.contains(placed.nodes[$0].frame) }
        : !group.frame.intersects(wide)
    }
  }

  private static func grown(_ frame: Rect, by gap: Int) -> Rect {
    Rect(
      x: frame.x - gap, y: frame.y - gap, width: frame.width + 2 * gap,
      height: frame.height + 2 * gap)
  }
}
