/// Draws a flow that is too wide for a page in parts below each other, in one picture.
///
/// Where an edge leads to another part, words stand in for its end in both, with a link to it.
struct PageFold {
  let fit: PageFit
  private let fold: FlowFold
  /// Between a part and the rule below it, and for what is said over the next.
  private static let gap = 28

  init(_ fit: PageFit) {
    self.fit = fit
    fold = FlowFold(fit.graph.withEmptyGroupsAsNodes)
  }

  /// All parts as one graph, with the words that stand in as nodes of it, and its places; `nil`
  /// when one node alone does not fit.
  func placed() -> (graph: FlowGraph, placed: PlacedGraph)? {
    // What fits is drawn as it was laid out then.
    var known: [[Int]: PlacedGraph] = [:]
    // What is laid out to join parts takes nothing from what they need.
    let joining = LayoutBudget(1_500)
    let parts = fold.parts(
      fits: { nodes, before in
        let part = part(of: sheet(nodes, before).graph)
        known[nodes] = part.fitting(isQuick: true).flatMap { $0.isMaze(part.graph) ? nil : $0 }
        return known[nodes] != nil
      }, fitsBroken: { part(of: sheet($0, $1).graph).fitting() != nil },
      joins: { nodes, before in
        let part = PageFit(
          FlowDrafts(sheet(nodes, before).graph), page: fit.page, budget: joining)
        known[nodes] = part.fitting().flatMap { $0.isMaze(part.graph) ? nil : $0 }
        return known[nodes] != nil
      })
    guard let parts, parts.count > 1 else { return nil }
    var (graph, placed) = (fold.graph, PlacedGraph())
    let numbers = fold.numbers(of: parts)
    for (number, part) in parts.enumerated() {
      let sheet = sheet(part.nodes, Array(parts[..<number]))
      let it = self.part(of: sheet.graph)
      guard let drawn = it.again(part.isBroken ? nil : known[part.nodes]) ?? it.fitting() else {
        return nil
      }
      if number > 0 { placed.height += Self.gap }
      placed.parts.append(placed.height)
      placed.add(
        numbered(it.tidied(drawn), part.nodes.sorted(), sheet, numbers, &graph),
        y: placed.height + Self.gap)
    }
    placed.nodes.sort { $0.index < $1.index }
    placed.edges.sort { $0.index < $1.index }
    return (graph, placed)
  }

  private func part(of graph: FlowGraph) -> PageFit {
    PageFit(FlowDrafts(graph), page: fit.page, budget: fit.budget)
  }

  private func sheet(_ part: [Int], _ before: [FlowFold.Part]) -> FlowFold.Sheet {
    fold.sheet(part, after: before, Self.wording)
  }

  /// Has the width of the number of a part, which is not known before all are.
  private static let number: Character = "\u{2007}"

  // Signs and numbers: a picture has no words of its own, as nobody says which language it is in.
  private static let wording = FlowFold.Wording(isCompact: false) { remote in
    let way =
      switch remote.way {
      case .to: "→"
      case .from: "←"
      case .both: "↔"
      case .none: "—"
      }
    let name = FlowFold.shortened(remote.name).filter { $0 != number }
    return "\(way)\u{A0}\(number): \(name)"
  }

  /// A part with the numbers of its nodes, edges and groups in the whole, which gets what stands in.
  private func numbered(
    _ drawn: PlacedGraph, _ nodes: [Int], _ sheet: FlowFold.Sheet, _ parts: [Int],
    _ graph: inout FlowGraph
  ) -> PlacedGraph {
    var drawn = drawn
    let first = graph.nodes.count
    graph.nodes += sheet.graph.nodes[nodes.count...]
    let edges = zip(sheet.graph.edges, sheet.edges).map { edge, index in
      if let index { return index }
      graph.edges.append(edge)
      return graph.edges.count - 1
    }
    for index in drawn.nodes.indices {
      let number = drawn.nodes[index].index
      if number < nodes.count {
        drawn.nodes[index].index = nodes[number]
      } else {
        drawn.nodes[index].index = first + number - nodes.count
        lead(&drawn.nodes[index], to: sheet.stubs[number - nodes.count], parts)
      }
    }
    for index in drawn.edges.indices {
      drawn.edges[index].index = edges[drawn.edges[index].index]
    }
    let groups = graph.groups.map(\.id).firstIndexes
    for index in drawn.groups.indices {
      drawn.groups[index].index = groups[sheet.graph.groups[drawn.groups[index].index].id] ?? 0
    }
    return drawn
  }

  /// Has the words of a node that stands in name the parts and lead to the elements in them.
  private func lead(_ node: inout PlacedGraph.Node, to elements: [Int], _ parts: [Int]) {
    var left = elements[...]
    for (line, text) in node.lines.enumerated() where text.contains(Self.number) {
      guard let element = left.popFirst() else { return }
      node.lines[line] = text.replacing(String(Self.number), with: String(parts[element]))
      node.leads.append(.init(line: line, to: fold.ids[element]))
    }
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
