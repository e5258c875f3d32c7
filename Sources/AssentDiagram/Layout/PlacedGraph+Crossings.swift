extension PlacedGraph {
  /// Above this many parts of lines nobody counts their crossings.
  private static let countedParts = 3_000

  /// How often lines cross; 0 where there are too many to count.
  func crossings() -> Int {
    var down: [(edge: Int, at: Int, low: Int, high: Int)] = []
    down.reserveCapacity(2 * edges.count)
    var across = down
    across.reserveCapacity(edges.count)
    for edge in edges {
      for (one, two) in zip(edge.points, edge.points.dropFirst()) {
        if one.x == two.x {
          down.append((edge.index, one.x, min(one.y, two.y), max(one.y, two.y)))
        } else {
          across.append((edge.index, one.y, min(one.x, two.x), max(one.x, two.x)))
        }
      }
    }
    guard down.count + across.count <= Self.countedParts else { return 0 }
    var sum = 0
    for line in down {
      for other in across where other.low < line.at && line.at < other.high {
        if line.low < other.at, other.at < line.high, line.edge != other.edge { sum += 1 }
      }
    }
    return sum
  }

  /// Whether lines cross so often that parts with names of what follows are read sooner.
  func isMaze(_ graph: FlowGraph, times factor: Int = 1) -> Bool {
    crossings() > factor * graph.edges.count
  }
}
