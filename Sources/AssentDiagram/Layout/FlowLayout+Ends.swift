/// Room for crow's feet and the like, and for words beside the ends of lines.
extension FlowLayout {
  /// What the ends of all lines need.
  struct EndRoom: Equatable {
    /// The longest head that is longer than that of an arrow.
    var head = 0
    /// The widest words, no wider than is made room for.
    var width = 0
    var height = 0

    init(_ graph: FlowGraph, _ scale: any LayoutScale) {
      for edge in graph.edges where edge.style != .invisible {
        for (head, label) in [(edge.arrow, edge.labelHead), (edge.arrowTail, edge.labelTail)]
        where label != "" || head != .none {
          if head.isLong { self.head = max(self.head, scale.length(head)) }
          let words = scale.endWords(head, label: label)
          guard !words.isEmpty else { continue }
          let text = scale.measure(end: words)
          width = max(width, min(text.width, scale.cell == 0 ? 110 : 12))
          height = max(height, text.height)
        }
      }
    }
  }

  /// The distances of the scale, with more room where ends of lines need it.
  func spacing(_ direction: FlowGraph.Direction) -> Spacing {
    var spacing = scale.spacing(direction)
    let room = texts.endRoom
    guard room.head > 0 || room.width > 0 else { return spacing }
    let isVertical = direction.isVertical
    let turn = scale.cell == 0 ? 8 : 1
    let along = max(room.head, isVertical ? room.height : room.width)
    let across = isVertical ? room.width : room.height
    // Crow's feet are as wide as they are, whatever stands beside them.
    let feet = room.head > 0 && scale.cell == 0 ? 18 : 0
    spacing.lineGap = max(spacing.lineGap, across + turn / 2, feet)
    spacing.cornerGap = max(spacing.cornerGap, min(across / 2 + turn, 4 * spacing.cornerGap))
    spacing.edgeGap = max(spacing.edgeGap, min(across / 2 + turn, 2 * spacing.edgeGap))
    spacing.start = max(spacing.start, along + turn - 1)
    spacing.headStart = max(spacing.headStart, along + turn - 1)
    spacing.end = max(spacing.end, along + turn)
    spacing.straight = max(spacing.straight, 2 * along + turn)
    spacing.aboveLabel = max(spacing.aboveLabel, along + turn / 2)
    spacing.belowLabel = max(spacing.belowLabel, along + turn / 2)
    let loopHalf = isVertical ? room.height : room.width / 2
    spacing.loopHalf = max(spacing.loopHalf, loopHalf, room.head * 2 / 3)
    spacing.loop = max(spacing.loop, room.head + 2 * turn, isVertical ? room.width : room.height)
    return spacing
  }

  /// Puts the words beside the ends of an edge that has been placed last.
  func placeEndLabels(
    _ edge: Int, _ placed: inout PlacedGraph, frame: (Int) -> PlacedGraph.Rect?
  ) {
    guard texts.endRoom.width > 0 else { return }
    let last = placed.edges.count - 1
    let points = placed.edges[last].points
    guard points.count > 1, let pair = ends[edge] else { return }
    let it = graph.edges[edge]
    for (head, label, end, isHead) in [
      (it.arrowTail, it.labelTail, pair.from, false), (it.arrow, it.labelHead, pair.to, true),
    ] {
      let words = scale.endWords(head, label: label)
      guard !words.isEmpty else { continue }
      let text = scale.measure(end: words)
      let tip = isHead ? points[points.count - 1] : points[0]
      let before = isHead ? points[points.count - 2] : points[1]
      var box = PlacedGraph.Rect(x: tip.x, y: tip.y, width: 0, height: 0)
      if case .node(let node) = end, let frame = frame(node) { box = frame }
      var rect = PlacedGraph.Rect(x: 0, y: 0, width: text.width, height: text.height)
      if tip.x == before.x {
        rect.x = tip.x + (scale.cell == 0 ? 0 : 1)
        rect.y = before.y < tip.y ? box.y - rect.height : box.maxY
      } else {
        rect.x = before.x < tip.x ? box.x - rect.width : box.maxX
        rect.y = tip.y - rect.height
      }
      rect.x = max(rect.x, 0)
      rect.y = max(rect.y, 0)
      placed.edges[last].endLabels.append(.init(lines: text.lines, frame: rect))
      placed.width = max(placed.width, rect.maxX)
      placed.height = max(placed.height, rect.maxY)
    }
  }
}

extension FlowGraph.Edge.Head {
  /// Whether it reaches farther along its line than an arrow.
  var isLong: Bool {
    switch self {
    case .none, .point, .circle, .cross, .dependency: false
    case .extension, .composition, .aggregation, .lollipop, .zeroOrOne, .exactlyOne, .zeroOrMore,
      .oneOrMore, .parent:
      true
    }
  }
}
