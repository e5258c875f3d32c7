/// Lays out a flow graph: every group by itself, from the innermost out, then as one node of what
/// holds it.
///
/// So a frame stands around exactly its members. An edge that passes a frame does so at a place of
/// its own, a port, that belongs to both layouts.
package struct FlowLayout {
  /// What an end of an edge is.
  enum End: Hashable {
    case node(Int)
    case group(Int)
  }

  /// A node or group in the layout of the group that holds it.
  struct Member {
    var end: End
    /// For the order of the source: the first node in it.
    var first: Int
    var isGroup: Bool {
      if case .group = end { true } else { false }
    }
  }

  package static let nodeLimit = 20_000
  package static let edgeLimit = 40_000
  package static let depthLimit = 40

  let graph: FlowGraph
  let scale: any LayoutScale
  let direction: FlowGraph.Direction
  /// The label of each node, and of each edge that has one.
  let nodeTexts: [MeasuredText]
  let labels: [MeasuredText?]
  let endRoom: EndRoom
  /// Group each node is in, by node index; -1 for none.
  var nodeOwners: [Int] = []
  var groupOwners: [Int] = []
  /// Place of each node and group among the members of its owner.
  var nodeNumbers: [Int] = []
  var groupNumbers: [Int] = []
  /// How many groups each group is in.
  var depths: [Int] = []
  /// Members of each group, and last those of none.
  var members: [[Member]] = []
  var ends: [(from: End, to: End)?] = []
  /// The group whose layout the middle part of an edge belongs to; -1 for none.
  var homes: [Int] = []
  /// Edges with a part in the layout of each group, and last those in that of none.
  var links: [[Int]] = []
  /// Whether an edge runs against the flow in its home.
  var isReversed: [Bool] = []
  var directions: [FlowGraph.Direction] = []
  /// The order that edges which pass the frame of a group would have outside, by group and edge.
  var wishes: [Int: [Int: Int]] = [:]
  /// Edges of each node to what stands below it in a stack.
  var stacked: [Int: [Int]] = [:]

  /// Places everything in `graph`.
  ///
  /// - Parameters:
  ///   - direction: the way of the flow, instead of the graph's own.
  ///   - stacking: how many steps a branch may have to stand in a stack with those beside it.
  package static func place(
    _ graph: FlowGraph, scale: any LayoutScale, direction: FlowGraph.Direction? = nil,
    stacking: Int = 0, isDraft: Bool = false
  ) throws(LayoutError) -> PlacedGraph {
    let counts = [
      ("nodes", graph.nodes.count, nodeLimit), ("edges", graph.edges.count, edgeLimit),
      ("groups", graph.groups.count, nodeLimit),
    ]
    for (what, count, limit) in counts where count > limit {
      throw .tooLarge(what: what, count: count, limit: limit)
    }
    var layout = FlowLayout(
      graph: graph, scale: scale, direction: direction ?? graph.direction ?? .down)
    try layout.resolve()
    if stacking > 0 { layout.stack(stacking) }
    layout.orient()
    let placed = try layout.placedWithPorts()
    return scale.cell == 0 && !isDraft ? placed.tidied(graph, scale: scale) : placed
  }

  private init(graph: FlowGraph, scale: any LayoutScale, direction: FlowGraph.Direction) {
    self.graph = graph
    self.scale = scale
    self.direction = direction
    nodeTexts = graph.nodes.map { scale.measure($0) }
    endRoom = EndRoom(graph, scale)
    labels = graph.edges.map { edge in
      edge.label.contains { !$0.isEmpty } ? scale.measure(label: edge.label) : nil
    }
  }

  /// The group that an end is directly in; -1 for none.
  func owner(_ end: End) -> Int {
    switch end {
    case .node(let node): nodeOwners[node]
    case .group(let group): groupOwners[group]
    }
  }

  /// The place of an end among the members of its group.
  func number(_ end: End) -> Int {
    switch end {
    case .node(let node): nodeNumbers[node]
    case .group(let group): groupNumbers[group]
    }
  }

  /// The groups around an end that are in `home`, from the innermost.
  func groups(around end: End, within home: Int) -> [Int] {
    if end == .group(home) { return [] }
    var result: [Int] = []
    var group = owner(end)
    while group >= 0, group != home {
      result.append(group)
      group = groupOwners[group]
    }
    return result
  }

  /// Finds members, ends and homes.
  private mutating func resolve() throws(LayoutError) {
    var nodes: [String: Int] = [:]
    for (index, node) in graph.nodes.enumerated().reversed() { nodes[node.id] = index }
    var groups: [String: Int] = [:]
    for (index, group) in graph.groups.enumerated().reversed() { groups[group.id] = index }
    nodeOwners = Array(repeating: -1, count: graph.nodes.count)
    groupOwners = Array(repeating: -1, count: graph.groups.count)
    for (index, group) in graph.groups.enumerated() {
      for id in group.nodes {
        if let inner = groups[id], inner != index {
          if groupOwners[inner] < 0 { groupOwners[inner] = index }
        } else if let node = nodes[id], groups[id] == nil, nodeOwners[node] < 0 {
          nodeOwners[node] = index
        }
      }
      if let parent = group.parent.flatMap({ groups[$0] }), parent != index {
        groupOwners[index] = parent
      }
    }
    for index in graph.groups.indices {
      var owner = groupOwners[index]
      var depth = 0
      while owner >= 0, depth <= Self.depthLimit {
        owner = groupOwners[owner]
        depth += 1
      }
      if owner >= 0 {
        // A circle of groups, or one nested deeper than anyone can see.
        groupOwners[index] = -1
      }
    }
    findMembers(groups)
    for edge in graph.edges {
      func end(_ id: String) -> End? {
        groups[id].map { .group($0) } ?? nodes[id].map { .node($0) }
      }
      if let from = end(edge.from), let to = end(edge.to) {
        ends.append((from, to))
      } else {
        ends.append(nil)
      }
    }
    homes = Array(repeating: -1, count: ends.count)
    for (edge, pair) in ends.enumerated() {
      if let pair { homes[edge] = home(pair.from, pair.to) }
    }
    links = Array(repeating: [], count: graph.groups.count + 1)
    var isPassed = Array(repeating: false, count: graph.groups.count)
    for (edge, pair) in ends.enumerated() {
      guard let pair else { continue }
      links[homes[edge] < 0 ? graph.groups.count : homes[edge]].append(edge)
      for end in [pair.from, pair.to] {
        for group in self.groups(around: end, within: homes[edge]) {
          links[group].append(edge)
          isPassed[group] = true
        }
      }
    }
    findDirections(isPassed)
  }

  /// Lists what every group holds, in the order of the source.
  private mutating func findMembers(_ groups: [String: Int]) {
    members = Array(repeating: [], count: graph.groups.count + 1)
    var firsts = Array(repeating: Int.max, count: graph.groups.count)
    for node in graph.nodes.indices where groups.isEmpty || groups[graph.nodes[node].id] == nil {
      var owner = nodeOwners[node]
      members[owner < 0 ? graph.groups.count : owner].append(
        Member(end: .node(node), first: node))
      while owner >= 0 {
        firsts[owner] = min(firsts[owner], node)
        owner = groupOwners[owner]
      }
    }
    for group in graph.groups.indices {
      let owner = groupOwners[group]
      members[owner < 0 ? graph.groups.count : owner].append(
        Member(end: .group(group), first: firsts[group]))
    }
    nodeNumbers = Array(repeating: -1, count: graph.nodes.count)
    groupNumbers = Array(repeating: -1, count: graph.groups.count)
    for index in members.indices {
      if members[index].contains(where: { $0.isGroup }) {
        members[index] = members[index].enumerated().sorted {
          ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
        }.map(\.element)
      }
      for (number, member) in members[index].enumerated() {
        switch member.end {
        case .node(let node): nodeNumbers[node] = number
        case .group(let group): groupNumbers[group] = number
        }
      }
    }
    depths = Array(repeating: 0, count: graph.groups.count)
    for group in graph.groups.indices {
      var owner = groupOwners[group]
      while owner >= 0 {
        depths[group] += 1
        owner = groupOwners[owner]
      }
    }
  }

  /// The innermost group around both ends; a group is around itself, unless it is joined to itself.
  private func home(_ from: End, _ to: End) -> Int {
    func innermost(_ end: End) -> Int {
      if from != to, case .group(let group) = end { return group }
      return owner(end)
    }
    var (one, two) = (innermost(from), innermost(to))
    while one != two {
      let isDeeper = two < 0 || (one >= 0 && depths[one] >= depths[two])
      if isDeeper { one = groupOwners[one] } else { two = groupOwners[two] }
    }
    return one
  }

  /// A group keeps a direction of its own when no edge passes its frame.
  ///
  /// What is in a composite state runs down where it says nothing else, as mermaid draws it.
  private mutating func findDirections(_ isPassed: [Bool]) {
    directions = Array(repeating: direction, count: graph.groups.count)
    let outerFirst = graph.groups.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in outerFirst {
      let inherited = groupOwners[index] < 0 ? direction : directions[groupOwners[index]]
      let isComposite = graph.notation == .mermaid && graph.kind == .stateMachine
      let stated = graph.groups[index].direction ?? (isComposite ? .down : nil)
      let own = isPassed[index] ? nil : stated
      directions[index] = own ?? inherited
    }
  }

  /// The place of the member of `home` that an end is or is in; `nil` when the end is `home`
  /// itself.
  func member(of home: Int, for end: End) -> Int? {
    var end = end
    var owner = owner(end)
    while owner != home {
      if owner < 0 { return nil }
      end = .group(owner)
      owner = groupOwners[owner]
    }
    return number(end)
  }
}
