/// Draws a flow that is too wide for a page in parts below each other, in one picture.
///
/// Where an edge leads to another part, the name of its target stands in for it, with a link to it.
struct PageFold {
  let fit: PageFit
  private let fold: FlowFold
  private static let gap = 56

  init(_ fit: PageFit) {
    self.fit = fit
    fold = FlowFold(fit.graph)
  }

  /// All parts as one graph, with the words that stand in as nodes of it, and its places; `nil`
  /// when one node alone does not fit.
  func placed() -> (graph: FlowGraph, placed: PlacedGraph)? {
    // What fits is drawn as it was laid out then.
    var known: [[Int]: PlacedGraph] = [:]
    let parts = fold.parts(
      fits: { nodes in
        known[nodes] = part(of: sheet(nodes).graph).fitting(isQuick: true)
        return known[nodes] != nil
      }, fitsBroken: { part(of: sheet($0).graph).fitting() != nil })
    guard let parts, parts.count > 1 else { return nil }
    var (graph, placed) = (fit.graph, PlacedGraph())
    var groups: [String: Int] = [:]
    for (index, group) in graph.groups.enumerated().reversed() { groups[group.id] = index }
    for part in parts {
      let sheet = sheet(part.nodes)
      let it = self.part(of: sheet.graph)
      guard var drawn = it.again(part.isBroken ? nil : known[part.nodes]) ?? it.fitting() else {
        return nil
      }
      drawn = it.tidied(drawn)
      let y = placed.height + (placed.height > 0 ? Self.gap : 0)
      if y > 0 { placed.breaks.append(y - Self.gap / 2) }
      // Numbers of the part become those of the whole, with the words that stand in at its end.
      let nodes = part.nodes.sorted() + sheet.stubs.indices.map { graph.nodes.count + $0 }
      graph.nodes += sheet.stubs
      let edges = sheet.edges.map { edge in
        if let index = edge.index { return index }
        graph.edges.append(edge.stub)
        return graph.edges.count - 1
      }
      for index in drawn.nodes.indices {
        drawn.nodes[index].index = nodes[drawn.nodes[index].index]
      }
      for index in drawn.edges.indices {
        drawn.edges[index].index = edges[drawn.edges[index].index]
      }
      for index in drawn.groups.indices {
        let id = sheet.graph.groups[drawn.groups[index].index].id
        drawn.groups[index].index = groups[id] ?? 0
      }
      placed.add(drawn, y: y)
    }
    placed.nodes.sort { $0.index < $1.index }
    placed.edges.sort { $0.index < $1.index }
    return (graph, placed)
  }

  private func part(of graph: FlowGraph) -> PageFit {
    PageFit(graph: graph, page: fit.page, budget: fit.budget)
  }

  /// The graph of a part, with its stubs at the end of its nodes.
  private struct Sheet {
    var graph: FlowGraph
    var stubs: [FlowGraph.Node] = []
    /// Every edge of it: that of the whole, or one to a stub.
    var edges: [(index: Int?, stub: FlowGraph.Edge)] = []
  }

  private func sheet(_ part: [Int]) -> Sheet {
    let (graph, isKept) = fold.sheet(part)
    var sheet = Sheet(graph: graph)
    func isIn(_ element: Int) -> Bool { element >= 0 && isKept[element] }
    for (index, end) in fold.ends.enumerated() where isIn(end.from) {
      let edge = fold.graph.edges[index]
      if isIn(end.to) {
        sheet.graph.edges.append(edge)
        sheet.edges.append((index, edge))
      } else if edge.style != .invisible, end.to >= 0 {
        let name = fold.names[end.to].isEmpty ? edge.to : fold.names[end.to]
        var node = FlowGraph.Node(
          id: Self.stubPrefix + String(index), lines: ["→\u{A0}" + name], shape: .text,
          range: edge.range)
        node.link = Self.anchorPrefix + edge.to
        var stub = edge
        stub.to = node.id
        stub.length = 1
        stub.arrow = .none
        stub.labelHead = ""
        sheet.stubs.append(node)
        sheet.graph.edges.append(stub)
        sheet.edges.append((nil, stub))
      }
    }
    sheet.graph.nodes += sheet.stubs
    return sheet
  }

  /// No id of a node that was read begins so.
  private static let stubPrefix = "\n goes on to "
  /// Before the id of a node or group, in place of a link.
  private static let anchorPrefix = "\n"

  /// The id of what the words of a stub stand for; `nil` for other nodes.
  static func target(of node: FlowGraph.Node) -> String? {
    node.id.hasPrefix(stubPrefix)
      ? node.link.map { String($0.dropFirst(anchorPrefix.count)) } : nil
  }
}

extension PlacedGraph {
  /// Adds what another graph holds, moved down.
  fileprivate mutating func add(_ other: PlacedGraph, y: Int) {
    var other = other
    for index in other.nodes.indices { other.nodes[index].frame.y += y }
    for index in other.groups.indices {
      other.groups[index].frame.y += y
      other.groups[index].title?.frame.y += y
    }
    for index in other.edges.indices {
      other.edges[index].label?.frame.y += y
      for label in other.edges[index].endLabels.indices {
        other.edges[index].endLabels[label].frame.y += y
      }
      for point in other.edges[index].points.indices { other.edges[index].points[point].y += y }
    }
    nodes += other.nodes
    groups += other.groups
    edges += other.edges
    width = max(width, other.width)
    height = y + other.height
  }
}
