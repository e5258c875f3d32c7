/// Who is in which group, and which groups every edge passes: the same in all layouts of a graph.
final class FlowStructure {
  typealias End = FlowLayout.End
  typealias Member = FlowLayout.Member

  let graph: FlowGraph
  /// The shape that each node is drawn in.
  let shapes: [FlowGraph.Shape]
  /// Group each node is in, by node index; -1 for none.
  private(set) var nodeOwners: [Int] = []
  private(set) var groupOwners: [Int] = []
  /// Place of each node and group among the members of its owner.
  private(set) var nodeNumbers: [Int] = []
  private(set) var groupNumbers: [Int] = []
  /// How many groups each group is in.
  private(set) var depths: [Int] = []
  /// Each group with those in it.
  private(set) var inner: [[Int]] = []
  /// Members of each group, and last those of none.
  private(set) var members: [[Member]] = []
  private(set) var ends: [(from: End, to: End)?] = []
  /// Whether any edge joins what is in different groups.
  private(set) var joinsGroups = false
  /// The group whose layout the middle part of an edge belongs to; -1 for none.
  private(set) var homes: [Int] = []
  /// Edges with a part in the layout of each group, and last those in that of none.
  private(set) var links: [[Int]] = []
  /// Whether an edge passes the frame of each group.
  private(set) var isPassed: [Bool] = []

  init(_ graph: FlowGraph) {
    self.graph = graph
    shapes = graph.nodes.map(\.drawnShape)
    let nodes = graph.nodes.map(\.id).firstIndexes
    let groups = graph.groups.map(\.id).firstIndexes
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
      while owner >= 0, depth <= FlowLayout.depthLimit {
        owner = groupOwners[owner]
        depth += 1
      }
      if owner >= 0 {
        // A circle of groups, or one nested deeper than anyone can see.
        groupOwners[index] = -1
      }
    }
    findMembers(groups)
    func end(_ id: String) -> End? {
      groups[id].map { .group($0) } ?? nodes[id].map { .node($0) }
    }
    ends = graph.edges.map { edge in
      guard let from = end(edge.from), let to = end(edge.to) else { return nil }
      return (from, to)
    }
    homes = Array(repeating: -1, count: ends.count)
    for (edge, pair) in ends.enumerated() {
      guard let pair else { continue }
      homes[edge] = home(pair.from, pair.to)
      if owner(pair.from) != owner(pair.to) { joinsGroups = true }
    }
    links = Array(repeating: [], count: graph.groups.count + 1)
    isPassed = Array(repeating: false, count: graph.groups.count)
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
  }

  /// The group that an end is directly in; -1 for none.
  func owner(_ end: End) -> Int {
    switch end {
    case .node(let node): nodeOwners[node]
    case .group(let group): groupOwners[group]
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

  /// Lists what every group holds, in the order of the source.
  private func findMembers(_ groups: [String: Int]) {
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
    inner = graph.groups.indices.map { [$0] }
    for group in graph.groups.indices {
      var owner = groupOwners[group]
      while owner >= 0 {
        depths[group] += 1
        inner[owner].append(group)
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
  func directions(_ direction: FlowGraph.Direction) -> [FlowGraph.Direction] {
    var directions = Array(repeating: direction, count: graph.groups.count)
    if directions.isEmpty { return directions }
    let outerFirst = graph.groups.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in outerFirst {
      let inherited = groupOwners[index] < 0 ? direction : directions[groupOwners[index]]
      let isComposite = graph.notation == .mermaid && graph.kind == .stateMachine
      let stated = graph.groups[index].direction ?? (isComposite ? .down : nil)
      let own = isPassed[index] ? nil : stated
      directions[index] = own ?? inherited
    }
    return directions
  }
}
