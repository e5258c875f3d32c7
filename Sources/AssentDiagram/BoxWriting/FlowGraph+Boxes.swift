extension FlowGraph {
  /// The graph with no more in it than a drawing of boxes and lines can show.
  ///
  /// Every node is a box or a rounded box, every head a point; notes and frames that hold nothing are
  /// boxes, the signs of a state diagram stand in boxes, and what is not drawn (invisible edges, links,
  /// colors) is left out.
  var asBoxes: FlowGraph {
    var graph = withNotesAsNodes.withEmptyGroupsAsNodes
    graph.nodes = graph.nodes.map(\.asBox)
    graph.edges = graph.edges.filter { $0.style != .invisible }.map(\.asLine)
    for index in graph.groups.indices {
      // Several blanks in the wall of a frame would end its title.
      let title = graph.groups[index].title.folded
      graph.groups[index].title = title.isEmpty ? [] : [title]
      graph.groups[index].classes = []
      graph.groups[index].styles = []
    }
    return graph
  }
}

extension FlowGraph.Node {
  fileprivate var asBox: FlowGraph.Node {
    var node = FlowGraph.Node(id: id, lines: drawnLines, shape: .box, range: range)
    switch drawnShape {
    case .rounded, .stadium, .circle, .cylinder: node.shape = .rounded
    default: break
    }
    return node
  }

  private var drawnLines: [String] {
    let lines = isSign ? [] : lines.filter { !$0.isBlank }
    guard lines.isEmpty else { return lines }
    switch drawnShape {
    case .start: return ["●"]
    case .end: return ["◉"]
    case .fork: return ["fork"]
    default: return []
    }
  }
}

extension FlowGraph.Edge {
  fileprivate var asLine: FlowGraph.Edge {
    var edge = FlowGraph.Edge(from: from, to: to, range: range)
    edge.label = label.filter { !$0.isBlank }
    edge.style = style
    edge.length = length
    edge.arrow = arrow == .none ? .none : .point
    edge.arrowTail = arrowTail == .none ? .none : .point
    // A loop is told from a wall by its head.
    if from == to { (edge.arrow, edge.arrowTail) = (.point, .none) }
    // A head at the tail alone is an arrow the other way.
    if edge.arrow == .none, edge.arrowTail == .point {
      (edge.from, edge.to) = (to, from)
      (edge.arrow, edge.arrowTail) = (.point, .none)
    }
    return edge
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
