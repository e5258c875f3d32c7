extension FlowLayout {
  /// A part of an edge in the layout of one group.
  struct Piece {
    var edge: Int
    /// Below 0 inside groups around the source, innermost first; 0 at home; above 0 inside groups
    /// around the target, outermost first.
    var order: Int
    /// From the source's side to the target's.
    var points: [PlacedGraph.Point]
  }

  /// The layout of a group's members, without its frame.
  struct Level {
    var width = 0
    var height = 0
    var nodes: [PlacedGraph.Node] = []
    var groups: [PlacedGraph.Group] = []
    var pieces: [Piece] = []
    var labels: [(edge: Int, label: PlacedGraph.Label)] = []

    /// Adds what `other` holds, moved.
    mutating func add(_ other: Level, x: Int, y: Int) {
      nodes += other.nodes.map { node in
        var node = node
        node.frame.x += x
        node.frame.y += y
        return node
      }
      groups += other.groups.map { group in
        var group = group
        group.frame.x += x
        group.frame.y += y
        group.title?.frame.x += x
        group.title?.frame.y += y
        return group
      }
      pieces += other.pieces.map { piece in
        var piece = piece
        piece.points = piece.points.map { .init(x: $0.x + x, y: $0.y + y) }
        return piece
      }
      labels += other.labels.map { entry in
        var entry = entry
        entry.label.frame.x += x
        entry.label.frame.y += y
        return entry
      }
    }
  }

  /// A group with its frame, and where edges pass it, across from the frame's start.
  struct Framed {
    var level: Level
    var ports: [Int: Int] = [:]
  }

  /// What the layout of a level is put together from.
  struct Parts {
    var items: [LayeredLayout.Item] = []
    var edges: [LayeredLayout.Edge] = []
    /// Graph edge of each edge, its order among pieces, and whether it runs up.
    var pieces: [(edge: Int, order: Int, runsUp: Bool)] = []
    /// What each item is; ports follow.
    var ends: [End] = []
    var framed: [Int: Framed] = [:]
    var loops: [Int: [Int]] = [:]
    /// Size of each item's own frame, across and along.
    var sizes: [(across: Int, along: Int)] = []
    /// What stands below items in a stack.
    var stacks: [Int: Stack] = [:]
    /// Graph edge and item of each port.
    var ports: [(edge: Int, item: Int)] = []

    /// What all items take beside each other.
    func width(_ gap: Int) -> Int { sizes.reduce(-gap) { $0 + $1.across + gap } }
  }

  func direction(of home: Int) -> FlowGraph.Direction { home < 0 ? direction : directions[home] }

  /// The room for the members of a group, without the frames around them.
  private func room(_ home: Int) -> LayeredLayout.Room {
    let vertical = direction(of: home).isVertical
    let limits = vertical ? limits : .init()
    guard let bound = scale.bound else { return .init(rank: scale.widestRank, limits: limits) }
    let framing = scale.framing(title: nil)
    let frames = home < 0 ? 0 : depths[home] + 1
    let width = bound - frames * (framing.left + framing.right)
    return vertical
      ? .init(
        rank: scale.widestRank.map { min($0, width) }, across: width, squeezes: scale.squeezes,
        limits: limits,
        effort: effort)
      : .init(along: width)
  }

  /// Lays out the members of a group.
  func level(_ home: Int) throws(LayoutError) -> Level {
    try levelAndPorts(home).level
  }

  /// The level, and where edges leave it across, by edge.
  func levelAndPorts(_ home: Int) throws(LayoutError) -> (level: Level, ports: [Int: Int]) {
    let direction = direction(of: home)
    let parts = try parts(home)
    let spacing = spacing(direction)
    let room = room(home)
    var finder = ComponentFinder(count: parts.items.count)
    for edge in parts.edges { finder.join(edge.upper, edge.lower) }
    // Items that only edges from outside enter are parts of their own, side by side. Where these take too much,
    // all are one part, and its ranks are broken.
    if let widest = room.rank, !parts.ports.isEmpty, parts.width(spacing.nodeGap) > widest {
      for item in parts.items.indices.dropFirst() { finder.join(0, item) }
    }
    let numbers = finder.numbers()
    let count = (numbers.max() ?? -1) + 1
    let itemsOf = SegmentTable(count: count, owners: numbers)
    let edgesOf = SegmentTable(count: count, owners: parts.edges.map { numbers[$0.upper] })
    // Place of each item in its component.
    var local = Array(repeating: 0, count: numbers.count)
    for number in 0..<count {
      for (place, item) in itemsOf[number].enumerated() { local[item] = place }
    }
    var layouts: [LayeredLayout.Result] = []
    for number in 0..<count {
      layouts.append(
        try LayeredLayout(
          // One part is as a rule all there is.
          items: count == 1 ? parts.items : itemsOf[number].map { parts.items[$0] },
          edges: count == 1
            ? parts.edges
            : edgesOf[number].map { index in
              var edge = parts.edges[index]
              edge.upper = local[edge.upper]
              edge.lower = local[edge.lower]
              return edge
            },
          spacing: spacing, cell: scale.cell, room: room, memory: memory
        ).result)
    }
    // Parts that edges enter from outside begin lower; the others begin beside them.
    let lead = parts.ports.isEmpty ? 0 : layouts.map(\.lead).max() ?? 0
    let packing = pack(
      layouts.map { ($0.width, $0.height + lead - $0.lead) }, gap: spacing.componentGap,
      isVertical: direction.isVertical, wraps: parts.ports.isEmpty)
    var canvas = Canvas(
      direction: direction, across: packing.across, along: packing.along, cell: scale.cell)
    var ports: [Int: Int] = [:]
    for number in 0..<count {
      var origin = packing.origins[number]
      origin.y += lead - layouts[number].lead
      for (place, item) in itemsOf[number].enumerated() {
        let anchor = layouts[number].anchors[place]
        put(
          item, parts, x: origin.x + anchor.x, y: origin.y + anchor.y, spacing, into: &canvas)
      }
      for (place, edge) in edgesOf[number].enumerated() {
        let piece = parts.pieces[edge]
        var points = layouts[number].lines[place].map {
          canvas.point(PlacedGraph.Point(x: $0.x + origin.x, y: $0.y + origin.y))
        }
        if piece.runsUp { points.reverse() }
        if !points.isEmpty {
          canvas.level.pieces.append(
            Piece(edge: piece.edge, order: piece.order, points: points))
        }
        if let label = layouts[number].labels[place], let text = texts.labels[piece.edge] {
          var frame = label
          frame.x += origin.x
          frame.y += origin.y
          canvas.level.labels.append(
            (piece.edge, .init(lines: text.lines, frame: canvas.rect(frame))))
        }
      }
    }
    for port in parts.ports {
      let number = numbers[port.item]
      ports[port.edge] =
        packing.origins[number].x + layouts[number].anchors[local[port.item]].x
    }
    return (canvas.level, ports)
  }

  /// Puts an item's node or group, with its loops, at its anchor.
  private func put(
    _ item: Int, _ parts: Parts, x: Int, y: Int, _ spacing: Spacing, into canvas: inout Canvas
  ) {
    guard item < parts.ends.count else { return }
    let size = parts.sizes[item]
    let start = x - (size.across - scale.cell) / 2
    let rect = PlacedGraph.Rect(x: start, y: y, width: size.across, height: size.along)
    let frame = canvas.rect(rect)
    switch parts.ends[item] {
    case .node(let node):
      canvas.level.nodes.append(
        .init(
          index: node, frame: frame, lines: texts.nodes[node].lines, table: texts.nodes[node].table)
      )
      if let stack = parts.stacks[item] {
        canvas.level.add(stack.level, x: frame.x, y: frame.y)
      }
    case .group(let group):
      if let framed = parts.framed[group] {
        canvas.level.add(framed.level, x: frame.x, y: frame.y)
      }
    }
    let loops = parts.loops[item] ?? []
    let lengths = loops.map { loopLength($0, canvas.isVertical, spacing) }
    let room = lengths.reduce(0, +) + (loops.count - 1) * spacing.loopHalf
    var from = y + (size.along - room) / 2
    let side = start + size.across
    for (edge, length) in zip(loops, lengths) {
      let far = side + spacing.loop - scale.cell
      let middle = from + (length - scale.cell) / 2
      let points = [
        (side, middle - spacing.loopHalf), (far, middle - spacing.loopHalf),
        (far, middle + spacing.loopHalf), (side, middle + spacing.loopHalf),
      ]
      canvas.level.pieces.append(
        Piece(
          edge: edge, order: 0, points: points.map { canvas.point(.init(x: $0.0, y: $0.1)) }))
      if let text = texts.labels[edge] {
        let label = loopLabel(edge, canvas.isVertical)
        let rect = PlacedGraph.Rect(
          x: side + spacing.loop, y: from + (length - label.along) / 2, width: label.across,
          height: label.along)
        canvas.level.labels.append((edge, .init(lines: text.lines, frame: canvas.rect(rect))))
      }
      from += length + spacing.loopHalf
    }
  }
}
