import AssentDiagnostics

/// Collects what the statements of a flowchart say and makes the graph of it.
struct FlowchartBuilder: MermaidBuilder {
  /// A subgraph that is read.
  struct Frame {
    /// Its id as written; `nil` where mermaid gives one.
    var id: String?
    var title: MermaidLabel
    var range: Range<Int>
    var direction: FlowGraph.Direction?
    var members: [String] = []
  }

  /// An edge whose ends and words are still to come.
  struct Link {
    var edge: FlowGraph.Edge
    var label: MermaidLabel?
  }

  private struct Vertex {
    var node: FlowGraph.Node
    var label: MermaidLabel?
  }

  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var vertices: [Vertex] = []
  private var indexes: [String: Int] = [:]
  private var edges: [FlowGraph.Edge] = []
  private var edgeIndexes: [String: Int] = [:]
  private var edgeCounts: [Pair: Int] = [:]
  private var groups: [FlowGraph.Group] = []
  private var groupIndexes: [String: Int] = [:]
  /// How many subgraphs have the same id, of those that are not the only one.
  private var repeats: [String: Int] = [:]
  /// Group of each member, by the index of the group.
  private var owners: [String: Int] = [:]
  private var defaultEdgeStyles: [String] = []
  var properties = MermaidProperties()

  private struct Pair: Hashable {
    var from: String
    var to: String
  }

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  var edgeCount: Int { edges.count }

  // MARK: Nodes

  /// Whether an edge goes by this id.
  func hasEdge(_ id: String) -> Bool { edgeIndexes[id] != nil }

  private mutating func index(of id: String, _ range: Range<Int>) -> Int {
    if let index = indexes[id] { return index }
    let node = FlowGraph.Node(id: id, lines: [], shape: .box, range: text.range(range))
    vertices.append(Vertex(node: node))
    indexes[id] = vertices.count - 1
    return vertices.count - 1
  }

  mutating func addNode(
    _ id: String, range: Range<Int>, label: MermaidLabel? = nil,
    shape: (FlowGraph.Shape, String?)? = nil
  ) {
    guard !hasEdge(id) else { return }
    let index = index(of: id, range)
    if let label {
      vertices[index].label = label
      vertices[index].node.range = text.range(range)
    }
    if let shape {
      vertices[index].node.shape = shape.0
      vertices[index].node.shapeName = shape.1
    }
  }

  /// Takes the text away where it is no more than the id, as an icon or a picture does.
  mutating func dropImpliedText(_ id: String) {
    guard let index = indexes[id], vertices[index].label == nil else { return }
    vertices[index].label = MermaidLabel(flowchart: "")
  }

  mutating func addStyles(_ styles: [String], to id: String, range: Range<Int>) {
    if let edge = edgeIndexes[id] {
      MermaidStyle.add(styles, to: &edges[edge].styles)
      return
    }
    let index = index(of: id, range)
    MermaidStyle.add(styles, to: &vertices[index].node.styles)
  }

  mutating func addClass(_ name: String, to ids: String) {
    for id in ids.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard limit.take(name.utf8.count) else { return }
      if let index = indexes[id] { vertices[index].node.classes.append(name) }
      if let index = edgeIndexes[id] { edges[index].classes.append(name) }
      if let index = groupIndexes[id] { groups[index].classes.append(name) }
    }
  }

  mutating func addLink(_ address: String, to ids: String) {
    guard let link = MermaidStyle.link(address) else { return }
    for id in ids.split(separator: ",").map(String.init) {
      guard limit.take(link.utf8.count) else { return }
      if let index = indexes[id] { vertices[index].node.link = link }
    }
  }

  mutating func defineClass(_ names: String, styles: [String]) {
    for name in names.split(separator: ",").map(String.init) {
      guard properties.hasStyleClass(name) || limit.take(MermaidStyle.size(styles)) else { return }
      properties.defineStyleClass(name, styles)
    }
  }

  // MARK: Edges

  mutating func addEdges(from sources: [String], to targets: [String], _ link: Link) {
    guard hasRoom(sources, targets, link) else { return }
    let lines = link.label?.lines ?? []
    for source in sources {
      for target in targets {
        var edge = link.edge
        (edge.from, edge.to, edge.label) = (source, target, lines)
        let pair = Pair(from: source, to: target)
        let before = edgeCounts[pair, default: 0]
        edgeCounts[pair] = before + 1
        if let id = edge.id, source == sources.last, target == targets.first,
          edgeIndexes[id] == nil
        {
          edgeIndexes[id] = edges.count
        } else {
          edge.id = nil
          let id = "L_\(source)_\(target)_\(before == 0 ? 0 : before + 1)"
          if edgeIndexes[id] == nil { edgeIndexes[id] = edges.count }
        }
        edges.append(edge)
      }
    }
  }

  /// Whether there is room for an edge from each source to each target.
  private mutating func hasRoom(_ sources: [String], _ targets: [String], _ link: Link) -> Bool {
    let count = sources.count.multipliedReportingOverflow(by: targets.count)
    guard !count.overflow else { return limit.takeEdges(Int.max) }
    // Each edge has the ids of its ends and the label.
    let from = sources.reduce(0) { $0 + $1.utf8.count }
    let to = targets.reduce(0) { $0 + $1.utf8.count }
    let label = link.label?.text.utf8.count ?? 0
    return limit.take(from, times: targets.count) && limit.take(to, times: sources.count)
      && limit.take(label, times: count.partialValue) && limit.takeEdges(count.partialValue)
  }

  mutating func styleEdges(_ numbers: [Int], _ styles: [String]) {
    guard limit.take(MermaidStyle.size(styles), times: numbers.count) else { return }
    for number in numbers where edges.indices.contains(number) { edges[number].styles = styles }
  }

  mutating func styleAllEdges(_ styles: [String]) { defaultEdgeStyles = styles }

  // MARK: Groups

  /// Ends a subgraph; gives the id it goes by.
  mutating func close(_ frame: Frame) -> String {
    let written = frame.id ?? "subGraph\(groups.count)"
    var id = written
    while groupIndexes[id] != nil {
      let number = repeats[written, default: 1] + 1
      repeats[written] = number
      id = "\(written)_\(number)"
    }
    var members: [String] = []
    for member in frame.members where member != id && owners[member] == nil {
      owners[member] = groups.count
      members.append(member)
    }
    var group = FlowGraph.Group(
      id: id, title: frame.title.lines, nodes: members, range: text.range(frame.range))
    group.direction = frame.direction
    groupIndexes[id] = groups.count
    groups.append(group)
    return id
  }

  // MARK: Result

  mutating func finish(into graph: inout FlowGraph) {
    guard limit.take(MermaidStyle.size(defaultEdgeStyles), times: edges.count) else { return }
    // A subgraph is taken out of the one that would put it into itself.
    MermaidNesting.breakCycles(groups.count) {
      owners[groups[$0].id]
    } cut: { index, owner in
      let id = groups[index].id
      groups[owner].nodes.removeAll { $0 == id }
      owners[id] = nil
    }
    for index in groups.indices {
      if let owner = owners[groups[index].id] { groups[index].parent = groups[owner].id }
      if let vertex = indexes[groups[index].id] {
        // What was said of it before it was known to be a group.
        groups[index].styles = vertices[vertex].node.styles
        let known = Set(groups[index].classes)
        groups[index].classes =
          vertices[vertex].node.classes.filter { !known.contains($0) } + groups[index].classes
      }
    }
    for index in edges.indices {
      edges[index].styles = defaultEdgeStyles + edges[index].styles
    }
    graph.nodes = vertices.compactMap { vertex in
      guard groupIndexes[vertex.node.id] == nil else { return nil }
      var node = vertex.node
      node.lines = (vertex.label ?? MermaidLabel(flowchart: node.id)).lines
      return node
    }
    graph.edges = edges
    graph.groups = groups
    properties.finish(into: &graph)
  }
}
