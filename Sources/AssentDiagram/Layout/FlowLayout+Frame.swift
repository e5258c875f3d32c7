extension FlowLayout {
  /// Lays out a group and puts its frame and title around it.
  func framed(_ group: Int) throws(LayoutError) -> Framed {
    let it = graph.groups[group]
    var title: MeasuredText?
    if it.title.contains(where: { !$0.isEmpty }) { title = scale.measure(title: it.title) }
    let framing = scale.framing(title: title)
    let direction = direction(of: group)
    let (inner, innerPorts) = try levelAndPorts(group)
    var framed = Framed(level: Level())
    framed.level.width = inner.width + framing.left + framing.right
    framed.level.height = inner.height + framing.top + framing.bottom
    framed.level.add(inner, x: framing.left, y: framing.top)
    let before = isVertical(direction) ? framing.left : framing.top
    for (edge, port) in innerPorts { framed.ports[edge] = port + before }
    if let title { place(title, framing, direction, in: &framed) }
    let width = framed.level.width
    let height = framed.level.height
    // Lines go on to the frame.
    for index in framed.level.pieces.indices {
      let piece = framed.level.pieces[index]
      guard piece.order != 0, framed.ports[piece.edge] != nil else { continue }
      let isOutermost = !framed.level.pieces.contains {
        $0.edge == piece.edge && ($0.order < 0) == (piece.order < 0)
          && abs($0.order) < abs(piece.order)
      }
      guard isOutermost, var end = piece.order < 0 ? piece.points.last : piece.points.first,
        let pair = ends[piece.edge]
      else { continue }
      _ = pair
      let isUpper = (piece.order < 0) != isReversed[piece.edge]
      switch direction {
      case .down: end.y = isUpper ? height : 0
      case .up: end.y = isUpper ? -scale.cell : height - scale.cell
      case .right: end.x = isUpper ? width : 0
      case .left: end.x = isUpper ? -scale.cell : width - scale.cell
      }
      if piece.order < 0 {
        framed.level.pieces[index].points.append(end)
      } else {
        framed.level.pieces[index].points.insert(end, at: 0)
      }
    }
    framed.level.groups.insert(
      PlacedGraph.Group(
        index: group, frame: .init(x: 0, y: 0, width: width, height: height),
        title: titleLabel(title, framed, framing, direction), depth: -1),
      at: 0)
    return framed
  }

  /// Widens the frame until the title has room beside the lines that pass above.
  private func place(
    _ title: MeasuredText, _ framing: Framing, _ direction: FlowGraph.Direction,
    in framed: inout Framed
  ) {
    let x = titleX(title, framed, framing, direction)
    let least = x + title.width + framing.right
    if least > framed.level.width { framed.level.width = least }
  }

  private func titleLabel(
    _ title: MeasuredText?, _ framed: Framed, _ framing: Framing,
    _ direction: FlowGraph.Direction
  ) -> PlacedGraph.Label? {
    guard let title else { return nil }
    let x = titleX(title, framed, framing, direction)
    return .init(
      lines: title.lines,
      frame: .init(
        x: x, y: framing.titleOffset, width: title.width, height: title.height))
  }

  private func titleX(
    _ title: MeasuredText, _ framed: Framed, _ framing: Framing,
    _ direction: FlowGraph.Direction
  ) -> Int {
    var x = framing.left
    guard isVertical(direction) else { return x }
    let gap = scale.spacing(direction).edgeGap
    let passing = framed.ports.filter { edge, _ in
      guard let home = ends[edge] else { return false }
      _ = home
      let isUpper = isUpperEnd(edge, framed)
      return direction == .down ? !isUpper : isUpper
    }.values.sorted()
    for port in passing where port + scale.cell + gap > x && port - gap < x + title.width {
      x = port + scale.cell + gap
    }
    return x
  }

  /// Whether the end of an edge that is in a group is the upper one.
  private func isUpperEnd(_ edge: Int, _ framed: Framed) -> Bool {
    let isSource = framed.level.pieces.contains { $0.edge == edge && $0.order < 0 }
    return isSource != isReversed[edge]
  }
}
