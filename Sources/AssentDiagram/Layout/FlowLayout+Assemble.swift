extension FlowLayout {
  /// Joins the parts of edges, and ends them at the outlines of nodes.
  func assembled(_ level: Level) -> PlacedGraph {
    var placed = PlacedGraph()
    placed.width = level.width
    placed.height = level.height
    placed.nodes = level.nodes.sorted { $0.index < $1.index }
    placed.groups = level.groups
    var frames = [PlacedGraph.Rect?](repeating: nil, count: graph.nodes.count)
    for node in placed.nodes { frames[node.index] = node.frame }
    let pieces = SegmentTable(count: ends.count, owners: level.pieces.map { $0.edge })
    var labels = [PlacedGraph.Label?](repeating: nil, count: ends.count)
    for (edge, label) in level.labels { labels[edge] = label }
    placed.edges.reserveCapacity(ends.count)
    for (edge, pair) in ends.enumerated() {
      guard let pair else { continue }
      var points: [PlacedGraph.Point] = []
      points.reserveCapacity(pieces[edge].reduce(0) { $0 + level.pieces[$1].points.count })
      var own = pieces[edge]
      if own.count > 1 { own.sort { level.pieces[$0].order < level.pieces[$1].order } }
      for piece in own {
        for point in level.pieces[piece].points { points.go(to: point) }
      }
      if points.count > 1 {
        if case .node(let node) = pair.from, let frame = frames[node] {
          points[0] = outline(node, frame, points[0], from: points[1])
        }
        if case .node(let node) = pair.to, let frame = frames[node] {
          let last = points.count - 1
          points[last] = outline(node, frame, points[last], from: points[last - 1])
        }
      }
      placed.edges.append(.init(index: edge, points: points, label: labels[edge]))
      placeEndLabels(edge, &placed) { frames[$0] }
    }
    return placed
  }

  /// The end of a line at the frame of a node, moved to the node's outline.
  private func outline(
    _ node: Int, _ frame: PlacedGraph.Rect, _ end: PlacedGraph.Point,
    from before: PlacedGraph.Point
  ) -> PlacedGraph.Point {
    let isVertical = end.x == before.x
    let inset = scale.inset(
      structure.shapes[node], frame: frame, isVertical: isVertical,
      offset: isVertical ? end.x - frame.midX : end.y - frame.midY)
    var point = end
    if isVertical {
      point.y += end.y > before.y ? inset : -inset
    } else {
      point.x += end.x > before.x ? inset : -inset
    }
    return point
  }
}
