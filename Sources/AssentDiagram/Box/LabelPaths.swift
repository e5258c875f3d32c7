/// Collects the labels on the way of each edge along its line.
struct LabelPaths {
  private let net: LineNet
  /// The runs beside lines, by the vertex beside which they stand.
  private let sideLabels: [Int: [Int]]

  init(_ net: LineNet, _ sideLabels: [Int: [Int]]) {
    self.net = net
    self.sideLabels = sideLabels
  }

  /// Steps that the search for labels may take over all.
  private static let stepLimit = 8_000_000

  /// Edges with their labels, but those that are times; these apart.
  func label(
    _ edges: [DrawnEdge], isTime: (Int) -> Bool
  ) -> (edges: [DrawnEdge], times: [DrawnNote]) {
    var times: [DrawnNote] = []
    let labelled = zip(edges, labelsOnTheWay(edges)).map { edge, onTheWay in
      var edge = edge
      let all = edge.source.labels + onTheWay + edge.target.labels
      for label in all where !edge.labels.contains(label) && !isOfOther(label, edge) {
        edge.labels.append(label)
      }
      times += edge.labels.filter(isTime).map { DrawnNote(target: edge.to, runs: [$0]) }
      edge.labels.removeAll(where: isTime)
      return edge
    }
    return (labelled, times)
  }

  /// Whether words stand in the way of an end of an edge that are said of another line.
  private func isOfOther(_ run: Int, _ edge: DrawnEdge) -> Bool {
    net.wordsOfOthers.contains(run)
      && (edge.source.labels.contains(run) || edge.target.labels.contains(run))
  }

  /// The labels on the way of each edge, from its source.
  private func labelsOnTheWay(_ edges: [DrawnEdge]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: edges.count)
    var hasLabels = Set(sideLabels.keys.map { net.components[$0] })
    for link in net.links where !link.labels.isEmpty { hasLabels.insert(net.components[link.a]) }
    let wanted = edges.indices.filter {
      hasLabels.contains(net.components[edges[$0].source.vertex])
    }
    let bySource = Dictionary(grouping: wanted) { edges[$0].source.vertex }
    if bySource.isEmpty { return found }
    let links = LineAdjacency(net)
    var steps = 0
    var previous = [Int](repeating: -1, count: net.vertices.count)
    for (start, indices) in bySource.sorted(by: { $0.key < $1.key }) where steps < Self.stepLimit {
      let reached = links.paths(from: start, steps: &steps, in: &previous)
      for index in indices {
        found[index] = labels(from: start, to: edges[index].target.vertex, previous)
      }
      for vertex in reached { previous[vertex] = -1 }
    }
    return found
  }

  /// - Parameter previous: the link over which each vertex was reached.
  private func labels(from start: Int, to end: Int, _ previous: [Int]) -> [Int] {
    var groups = [sideLabels[end] ?? []]
    var at = end
    while at != start, previous[at] >= 0 {
      let link = net.links[previous[at]]
      at = link.a == at ? link.b : link.a
      groups += [link.labels, sideLabels[at] ?? []]
    }
    return groups.reversed().flatMap { $0.sorted() }
  }
}
