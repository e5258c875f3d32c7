extension FlowLayout {
  /// A part of an edge between two members of a group.
  private typealias Link = (edge: Int, order: Int, upper: Int?, lower: Int?, runsUp: Bool)

  /// The items and edges of the layout of a group.
  func parts(_ home: Int) throws(LayoutError) -> Parts {
    var parts = Parts()
    let direction = direction(of: home)
    let vertical = direction.isVertical
    let spacing = spacing(direction)
    let list = members[home < 0 ? graph.groups.count : home]
    parts.ends = list.map(\.end)
    var above = Array(repeating: 0, count: list.count)
    var below = above
    // Of these, those that run up.
    var (upAbove, upBelow) = (above, above)
    var links: [Link] = []
    links.reserveCapacity(self.links[home < 0 ? graph.groups.count : home].count)
    for edge in self.links[home < 0 ? graph.groups.count : home] {
      guard let pair = ends[edge] else { continue }
      guard let link = link(edge, pair, home) else { continue }
      if let upper = link.upper, upper == link.lower {
        if graph.edges[edge].style != .invisible { parts.loops[upper, default: []].append(edge) }
      } else {
        let up = link.runsUp ? 1 : 0
        if let upper = link.upper {
          below[upper] += 1
          upBelow[upper] += up
        }
        if let lower = link.lower {
          above[lower] += 1
          upAbove[lower] += up
        }
        links.append(link)
      }
    }
    parts.items.reserveCapacity(list.count)
    parts.sizes.reserveCapacity(list.count)
    parts.edges.reserveCapacity(links.count)
    parts.pieces.reserveCapacity(links.count)
    for (number, member) in list.enumerated() {
      // Lines of one side that all leave it or all enter it share a way.
      let isPoint =
        isPoint(member.end) && [0, below[number]].contains(upBelow[number])
        && [0, above[number]].contains(upAbove[number])
      try addItem(
        member, number, lines: max(above[number], below[number]), isPoint, spacing, vertical, &parts
      )
    }
    for link in links { add(link, home, vertical, &parts) }
    return parts
  }

  /// The part of an edge that belongs to the layout of `home`; a missing end is at its frame.
  private func link(
    _ edge: Int, _ pair: (from: End, to: End), _ home: Int
  ) -> Link? {
    let reversed = isReversed[edge]
    if homes[edge] == home {
      // An end that is the group itself is met at its frame, from within.
      let from = member(of: home, for: pair.from)
      let to = member(of: home, for: pair.to)
      if from == nil, to == nil { return nil }
      return reversed ? (edge, 0, to, from, true) : (edge, 0, from, to, false)
    }
    guard home >= 0 else { return nil }
    // At home the upper end leaves its frame below, the lower end is entered from above.
    for (end, isSource) in [(pair.from, true), (pair.to, false)] where end != .group(home) {
      guard let item = member(of: home, for: end) else { continue }
      let depth = depths[home]
      let isUpper = isSource != reversed
      let order = isSource ? -1 - depth : 1 + depth
      return isUpper
        ? (edge, order, item, nil, !isSource) : (edge, order, nil, item, isSource)
    }
    return nil
  }

  private func addItem(
    _ member: Member, _ number: Int, lines: Int, _ isPoint: Bool, _ spacing: Spacing,
    _ vertical: Bool,
    _ parts: inout Parts
  ) throws(LayoutError) {
    let cell = scale.cell
    var width: Int
    var height: Int
    var inset = spacing.cornerGap
    switch member.end {
    case .node(let node):
      let text = texts.nodes[node]
      (width, height) = (text.width, text.height)
      // A bar stands across the flow.
      if cell == 0, !vertical, structure.shapes[node] == .fork { swap(&width, &height) }
    case .group(let group):
      var framed = try framed(group)
      // Room for lines that meet the frame between those that pass it.
      let least = 2 * lines * (spacing.lineGap + cell) + 2 * spacing.cornerGap + cell
      if vertical {
        framed.level.width = max(framed.level.width, least)
        framed.level.groups[0].frame.width = framed.level.width
      } else {
        framed.level.height = max(framed.level.height, least)
        framed.level.groups[0].frame.height = framed.level.height
      }
      parts.framed[group] = framed
      (width, height) = (framed.level.width, framed.level.height)
    }
    var (across, along) = vertical ? (width, height) : (height, width)
    if case .node(let node) = member.end {
      let least = (lines - 1) * (spacing.lineGap + cell) + 2 * spacing.cornerGap + cell
      if least > across, !isPoint { across = least + (least - across) % 2 }
      along = max(along, loopRoom(parts.loops[number] ?? [], vertical, spacing))
      switch structure.shapes[node] {
      case _ where isPoint: inset = across / 2
      // What is round stays so.
      case .start where cell == 0, .end where cell == 0: along = max(along, across)
      case .circle where cell == 0, .doubleCircle where cell == 0:
        along = max(along, across)
        fallthrough
      case .diamond, .hexagon, .circle, .doubleCircle:
        if cell == 0 { inset = max(inset, min(across / 4, (across - least) / 2 + inset)) }
      default: break
      }
    }
    var left = (across - cell) / 2
    var right = across - left
    var room = along
    let (portLow, portHigh) = (inset - left, across - left - cell - inset)
    if case .node(let node) = member.end, let stack = stack(of: node, across: across, along: along)
    {
      left += max(0, -stack.low)
      right = max(right, stack.high - across / 2)
      room = stack.height
      parts.stacks[number] = stack
    }
    if let loops = parts.loops[number] {
      right += spacing.loop + (loops.map { loopLabel($0, vertical).across }.max() ?? 0)
    }
    parts.sizes.append((across, along))
    parts.items.append(
      .init(
        left: left, right: right, portLow: portLow, portHigh: portHigh, height: room,
        head: along))
  }

  /// Whether an end is a round sign without words, in whose middle all lines of a side may meet.
  private func isPoint(_ end: End) -> Bool {
    guard scale.cell == 0, case .node(let node) = end else { return false }
    return texts.nodes[node].lines.isEmpty && texts.nodes[node].table == nil
      && [.start, .end, .circle].contains(structure.shapes[node])
  }

  /// The room of a loop's label, beside the loop.
  func loopLabel(_ edge: Int, _ vertical: Bool) -> (across: Int, along: Int) {
    guard let text = texts.labels[edge] else { return (0, 0) }
    return vertical ? (text.width, text.height) : (text.height, text.width)
  }

  /// How long a loop and its label are along the flow.
  func loopLength(_ edge: Int, _ vertical: Bool, _ spacing: Spacing) -> Int {
    max(2 * spacing.loopHalf + scale.cell, loopLabel(edge, vertical).along)
  }

  private func loopRoom(
    _ loops: [Int], _ vertical: Bool, _ spacing: Spacing
  ) -> Int {
    if loops.isEmpty { return 0 }
    let lengths = loops.map { loopLength($0, vertical, spacing) }
    let room = lengths.reduce(0, +) + (loops.count - 1) * spacing.loopHalf
    return room + 2 * max(spacing.loopHalf, scale.cell)
  }

  private func add(_ link: Link, _ home: Int, _ vertical: Bool, _ parts: inout Parts) {
    func port(isLast: Bool) -> Int {
      parts.items.append(
        .init(
          left: 0, right: scale.cell, portLow: 0, portHigh: 0, height: 0,
          pin: isLast ? .last : .first, wish: wishes[home].map { $0[link.edge] ?? 0 }))
      parts.sizes.append((scale.cell, 0))
      parts.ports.append((link.edge, parts.items.count - 1))
      return parts.items.count - 1
    }
    func place(_ item: Int?) -> Int? {
      guard let item, case .group(let group) = parts.ends[item],
        let across = parts.framed[group]?.ports[link.edge]
      else { return nil }
      return across - parts.items[item].left
    }
    var edge = LayeredLayout.Edge(
      upper: link.upper ?? port(isLast: false), lower: link.lower ?? port(isLast: true))
    edge.isVisible = graph.edges[link.edge].style != .invisible
    edge.upperPort = link.upper == nil ? 0 : place(link.upper)
    edge.lowerPort = link.lower == nil ? 0 : place(link.lower)
    let head = link.runsUp ? graph.edges[link.edge].arrow : graph.edges[link.edge].arrowTail
    edge.hasHeadAbove =
      edge.isVisible && link.upper != nil && head != .none && edge.upperPort == nil
    if link.order == 0 {
      edge.length = max(1, graph.edges[link.edge].length)
      edge.isReversed = link.runsUp
      if edge.isVisible, let text = texts.labels[link.edge] {
        edge.label =
          vertical
          ? .init(width: text.width, height: text.height)
          : .init(width: text.height, height: text.width)
      }
    }
    parts.edges.append(edge)
    parts.pieces.append((link.edge, link.order, link.runsUp))
  }
}
