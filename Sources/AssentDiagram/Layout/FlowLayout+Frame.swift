extension FlowLayout {
  /// Lays out a group and puts its frame and title around it.
  func framed(_ group: Int) throws(LayoutError) -> Framed {
    let question = FrameMemory.Question(
      group: group, wishes: structure.inner[group].map { wishes[$0] })
    if let known = frames.frames[question] { return known }
    let title = texts.titles[group]
    let framing = scale.framing(title: title)
    let direction = direction(of: group)
    let (inner, innerPorts) = try levelAndPorts(group)
    var framed = Framed(level: Level())
    framed.level.width = inner.width + framing.left + framing.right
    framed.level.height = inner.height + framing.top + framing.bottom
    // In a frame that its title makes wider, the members stand in the middle.
    var left = framing.left
    if scale.cell == 0, innerPorts.isEmpty, let title, title.width > inner.width {
      left += (title.width - inner.width) / 2
    }
    framed.level.add(inner, x: left, y: framing.top)
    let before = direction.isVertical ? framing.left : framing.top
    for (edge, port) in innerPorts { framed.ports[edge] = port + before }
    if let title { place(title, framing, direction, in: &framed) }
    let width = framed.level.width
    let height = framed.level.height
    extendLines(group, in: &framed)
    framed.level.groups.insert(
      PlacedGraph.Group(
        index: group, frame: .init(x: 0, y: 0, width: width, height: height),
        title: titleLabel(title, framed, framing, direction)),
      at: 0)
    frames.frames[question] = framed
    return framed
  }

  /// Makes lines that pass the frame of a group, or end at it, reach it.
  private func extendLines(_ group: Int, in framed: inout Framed) {
    if framed.ports.isEmpty { return }
    let (width, height) = (framed.level.width, framed.level.height)
    let cell = scale.cell
    // The part of an edge that is nearest to its home, on either side.
    var outermost: [Side: Int] = [:]
    for (index, piece) in framed.level.pieces.enumerated()
    where framed.ports[piece.edge] != nil {
      let side = Side(edge: piece.edge, isSource: isInnerSource(piece))
      if let other = outermost[side],
        abs(framed.level.pieces[other].order) <= abs(piece.order)
      {
        continue
      }
      outermost[side] = index
    }
    for (side, index) in outermost {
      let piece = framed.level.pieces[index]
      guard var end = side.isSource ? piece.points.last : piece.points.first else { continue }
      // A line that ends at the frame stays within it.
      let beyond = piece.order == 0 ? 0 : cell
      let isUpper = side.isSource != isReversed[piece.edge]
      switch directions[group] {
      case .down: end.y = isUpper ? height - cell + beyond : 0
      case .up: end.y = isUpper ? -beyond : height - cell
      case .right: end.x = isUpper ? width - cell + beyond : 0
      case .left: end.x = isUpper ? -beyond : width - cell
      }
      if side.isSource {
        framed.level.pieces[index].points.append(end)
      } else {
        framed.level.pieces[index].points.insert(end, at: 0)
      }
    }
  }

  private struct Side: Hashable {
    var edge: Int
    var isSource: Bool
  }

  /// Whether the inner end of a piece is on the side of the edge's source.
  private func isInnerSource(_ piece: Piece) -> Bool {
    if piece.order != 0 { return piece.order < 0 }
    guard let pair = ends[piece.edge] else { return true }
    return pair.to == .group(homes[piece.edge])
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
    guard direction.isVertical, !framed.ports.isEmpty else { return x }
    let gap = spacing(direction).edgeGap
    var sources: Set<Int> = []
    for piece in framed.level.pieces where isInnerSource(piece) { sources.insert(piece.edge) }
    let passing = framed.ports.filter { edge, _ in
      // The upper end of an edge leaves below.
      let isUpper = sources.contains(edge) != isReversed[edge]
      return (direction == .down) != isUpper
    }.values.sorted()
    for port in passing where port + scale.cell + gap > x && port - gap < x + title.width {
      x = port + scale.cell + gap
    }
    return x
  }
}
