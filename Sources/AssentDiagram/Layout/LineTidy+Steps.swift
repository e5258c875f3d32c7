/// Takes out small steps that the layout had to leave, because a line had no other place.
extension LineTidy {
  /// Nobody means a step that is no longer.
  private static let smallStep = 8

  /// Lets a line go on straight where it steps aside a little.
  mutating func straighten(_ place: Int) {
    guard ends[place].isFree else { return }
    var index = 1
    while index + 2 < placed.edges[place].points.count {
      let points = placed.edges[place].points
      let ways = [true, false].compactMap { straight(points, place, index, movesBefore: $0) }
      let new = ways.first { isBetter($0, place) }
      if let new { placed.edges[place].points = new } else { index += 1 }
    }
  }

  /// The points of a line without the step at an index, what is before or behind it moved aside; `nil`
  /// where there is no small step down the page, or what is moved would leave a node.
  private func straight(
    _ points: [Point], _ place: Int, _ index: Int, movesBefore: Bool
  ) -> [Point]? {
    let (before, one, two, after) = (
      points[index - 1], points[index], points[index + 1], points[index + 2]
    )
    guard before.x == one.x, one.y == two.y, two.x == after.x,
      abs(two.x - one.x) <= Self.smallStep, (one.y < before.y) == (after.y < two.y)
    else { return nil }
    var points = points
    let moved = movesBefore ? index - 1 : index + 2
    points[moved].x = movesBefore ? two.x : one.x
    if moved == 0 || moved == points.count - 1 {
      let node = placed.nodes[moved == 0 ? ends[place].from : ends[place].to]
      guard let end = onOutline(points[moved], node) else { return nil }
      points[moved] = end
    }
    points.removeSubrange(index...(index + 1))
    return points
  }

  /// The point of the outline of a node above or below which another one is; `nil` near its corners.
  private func onOutline(_ point: Point, _ node: PlacedGraph.Node) -> Point? {
    let frame = node.frame
    guard point.x >= frame.x + Self.smallStep, point.x <= frame.maxX - Self.smallStep else {
      return nil
    }
    let less = inset(node.index, frame, true, point.x - frame.midX)
    return Point(x: point.x, y: point.y < frame.midY ? frame.y + less : frame.maxY - less)
  }
}
