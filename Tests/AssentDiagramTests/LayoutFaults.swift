import AssentDiagram

/// What is wrong with a placed graph, in words; empty when it keeps every promise of layout.
struct LayoutFaults {
  private typealias Rect = PlacedGraph.Rect

  let graph: FlowGraph
  let placed: PlacedGraph
  /// 1 on a character grid, else 0.
  let cell: Int
  private(set) var all: [String] = []
  private var segments: [(edge: Int, rect: PlacedGraph.Rect)] = []

  init(_ placed: PlacedGraph, of graph: FlowGraph, cell: Int) {
    self.placed = placed
    self.graph = graph
    self.cell = cell
    checkBoxes()
    collectSegments()
    checkSegments()
    checkOverlaps()
    checkFrames()
  }

  private func name(_ edge: Int) -> String {
    "\(graph.edges[edge].from) to \(graph.edges[edge].to)"
  }

  private mutating func checkBoxes() {
    var boxes = placed.nodes.map { (graph.nodes[$0.index].id, $0.frame) }
    for edge in placed.edges {
      if let label = edge.label { boxes.append(("label of \(name(edge.index))", label.frame)) }
    }
    for group in placed.groups {
      if let title = group.title {
        boxes.append(("title of \(graph.groups[group.index].id)", title.frame))
      }
    }
    let page = Rect(x: 0, y: 0, width: placed.width, height: placed.height)
    for (index, box) in boxes.enumerated() {
      if !page.contains(box.1) { all.append("\(box.0) is outside of the page") }
      for other in boxes[..<index] where box.1.intersects(other.1) {
        all.append("\(box.0) overlaps \(other.0)")
      }
    }
    if Set(placed.nodes.map(\.index)).count != placed.nodes.count { all.append("a node twice") }
  }

  private mutating func collectSegments() {
    for edge in placed.edges {
      let isDrawn = graph.edges[edge.index].style != .invisible
      if isDrawn != (edge.points.count > 1) { all.append("\(name(edge.index)) is not drawn") }
      for (one, two) in zip(edge.points, edge.points.dropFirst()) {
        if one.x != two.x && one.y != two.y { all.append("\(name(edge.index)) is slanted") }
        let rect = Rect(
          x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x) + cell,
          height: abs(one.y - two.y) + cell)
        segments.append((edge.index, rect))
      }
    }
  }

  private func touches(_ segment: Rect, _ box: Rect) -> Bool {
    segment.intersects(box) && (segment.width > 0 || segment.x > box.x)
      && (segment.height > 0 || segment.y > box.y)
  }

  private mutating func checkSegments() {
    for (edge, rect) in segments {
      let ends = [graph.edges[edge].from, graph.edges[edge].to]
      for node in placed.nodes where !ends.contains(graph.nodes[node.index].id) {
        if touches(rect, node.frame) {
          all.append("\(name(edge)) passes \(graph.nodes[node.index].id)")
        }
      }
      for other in placed.edges where other.index != edge {
        if let label = other.label, touches(rect, label.frame) {
          all.append("\(name(edge)) passes the label of \(name(other.index))")
        }
      }
      // The last cell of a line to a frame is the frame's.
      for group in placed.groups where !ends.contains(graph.groups[group.index].id) {
        if let title = group.title, touches(rect, title.frame) {
          all.append("\(name(edge)) passes the title of \(graph.groups[group.index].id)")
        }
      }
    }
  }

  /// Whether two lines leave one node, or enter it, at the same point: these may share a trunk.
  private func isTrunk(_ one: Int, _ two: Int) -> Bool {
    func line(_ edge: Int) -> [PlacedGraph.Point] {
      placed.edges.first { $0.index == edge }?.points ?? []
    }
    let (a, b) = (graph.edges[one], graph.edges[two])
    return a.from == b.from && line(one).first == line(two).first
      || a.to == b.to && line(one).last == line(two).last
  }

  /// Two lines in one column or row share no more than a point, but for a trunk.
  private mutating func checkOverlaps() {
    for (index, one) in segments.enumerated() {
      for two in segments[..<index] where two.edge != one.edge {
        let (a, b) = (one.rect, two.rect)
        let across = a.x == b.x && a.width == cell && b.width == cell
        let along = a.y == b.y && a.height == cell && b.height == cell
        let shared =
          across
          ? min(a.maxY, b.maxY) - max(a.y, b.y) : min(a.maxX, b.maxX) - max(a.x, b.x)
        if across != along, shared > cell, !isTrunk(one.edge, two.edge) {
          all.append("\(name(one.edge)) and \(name(two.edge)) share a line")
        }
      }
    }
  }

  private mutating func checkFrames() {
    var owners: [String: String] = [:]
    for group in graph.groups {
      for id in group.nodes where owners[id] == nil { owners[id] = group.id }
    }
    func isIn(_ id: String, _ group: String) -> Bool {
      var owner = owners[id]
      while let it = owner {
        if it == group { return true }
        owner = owners[it]
      }
      return false
    }
    for group in placed.groups {
      let id = graph.groups[group.index].id
      for node in placed.nodes {
        let member = graph.nodes[node.index].id
        if isIn(member, id) {
          if !group.frame.contains(node.frame) { all.append("\(member) is outside of \(id)") }
        } else if group.frame.intersects(node.frame) {
          all.append("\(member) is in the frame of \(id)")
        }
      }
      for other in placed.groups where other.index != group.index {
        let inner = graph.groups[other.index].id
        if isIn(inner, id) {
          if !group.frame.contains(other.frame) { all.append("\(inner) is outside of \(id)") }
        } else if !isIn(id, inner), group.frame.intersects(other.frame) {
          all.append("frames of \(id) and \(inner) overlap")
        }
      }
    }
  }
}
