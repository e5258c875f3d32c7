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
  }

  package static let nodeLimit = 20_000
  package static let edgeLimit = 40_000
  package static let depthLimit = 40

  let graph: FlowGraph
  let scale: any LayoutScale
  let direction: FlowGraph.Direction
  /// Group each node is in, by node index; -1 for none.
  var nodeOwners: [Int] = []
  var groupOwners: [Int] = []
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

  /// Places everything in `graph`.
  ///
  /// - Parameter direction: the way of the flow, instead of the graph's own.
  package static func place(
    _ graph: FlowGraph, scale: any LayoutScale, direction: FlowGraph.Direction? = nil
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
    layout.orient()
    return try layout.placedWithPorts()
  }

  private init(graph: FlowGraph, scale: any LayoutScale, direction: FlowGraph.Direction) {
    self.graph = graph
    self.scale = scale
    self.direction = direction
  }

  /// The groups around an end, from the outermost, then the end itself.
  func path(_ end: End) -> [End] {
    var result = [end]
    var owner =
      switch end {
      case .node(let node): nodeOwners[node]
      case .group(let group): groupOwners[group]
      }
    while owner >= 0 {
      result.append(.group(owner))
      owner = groupOwners[owner]
    }
    return result.reversed()
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
    members = Array(repeating: [], count: graph.groups.count + 1)
    var firsts = Array(repeating: Int.max, count: graph.groups.count)
    for node in graph.nodes.indices where groups[graph.nodes[node].id] == nil {
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
    for index in members.indices {
      members[index] = members[index].enumerated().sorted {
        ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
      }.map(\.element)
    }
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
    homes = ends.map { pair in
      guard let pair else { return -1 }
      let isLoop = pair.from == pair.to
      let (from, to) = (path(pair.from), path(pair.to))
      var home = -1
      for (one, two) in zip(isLoop ? from.dropLast() : from[...], to) {
        guard one == two, case .group(let group) = one else { break }
        home = group
      }
      return home
    }
    links = Array(repeating: [], count: graph.groups.count + 1)
    for (edge, pair) in ends.enumerated() {
      guard let pair else { continue }
      links[homes[edge] < 0 ? graph.groups.count : homes[edge]].append(edge)
      for end in [pair.from, pair.to] where end != .group(homes[edge]) {
        for case .group(let group) in path(end).dropLast().reversed() {
          if group == homes[edge] { break }
          links[group].append(edge)
        }
      }
    }
    findDirections()
  }

  /// A group keeps a direction of its own when no edge passes its frame.
  private mutating func findDirections() {
    var isPassed = Array(repeating: false, count: graph.groups.count)
    for (pair, home) in zip(ends, homes) {
      guard let pair else { continue }
      for end in [pair.from, pair.to] where end != .group(home) {
        for case .group(let group) in path(end).dropLast().reversed() {
          if group == home { break }
          isPassed[group] = true
        }
      }
    }
    directions = Array(repeating: direction, count: graph.groups.count)
    for index in graph.groups.indices.sorted(by: {
      let (one, two) = (path(.group($0)).count, path(.group($1)).count)
      return (one, $0) < (two, $1)
    }) {
      let inherited = groupOwners[index] < 0 ? direction : directions[groupOwners[index]]
      let own = isPassed[index] ? nil : graph.groups[index].direction
      directions[index] = own ?? inherited
    }
  }

  /// The member of `home` that an end is or is in; `nil` when the end is `home` itself.
  func member(of home: Int, for end: End) -> End? {
    let path = path(end)
    if home < 0 { return path.first }
    guard let place = path.firstIndex(of: .group(home)) else { return nil }
    return place + 1 < path.count ? path[place + 1] : nil
  }
}
