/// A graph for drawings that know nodes, edges and groups alone.
extension FlowGraph {
  /// The same with its notes as nodes, each joined to what it is about.
  var withNotesAsNodes: FlowGraph {
    let groupByID = Self.indexByID(groups.map(\.id))
    let targets = Set(nodes.map(\.id)).union(groupByID.keys)
    // For each node the first group that lists it.
    var owners: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      for node in group.nodes where owners[node] == nil { owners[node] = index }
    }
    var result = self
    for (number, note) in annotations.enumerated() {
      let isJoined = note.target.map(targets.contains) ?? false
      // In a class diagram a note may stand by itself.
      guard isJoined || kind == .classDiagram else { continue }
      let id = "\n note \(number)"
      result.nodes.append(Node(id: id, lines: note.lines, shape: .note, range: note.range))
      if let group = note.group, let owner = groupByID[group] {
        result.groups[owner].nodes.append(id)
      }
      guard isJoined, let target = note.target else { continue }
      // Mermaid puts the notes of classes before them.
      let isFirst = kind == .classDiagram
      var edge = Edge(from: isFirst ? id : target, to: isFirst ? target : id, range: note.range)
      edge.arrow = .none
      edge.style = .dotted
      result.edges.append(edge)
      if note.group == nil, kind != .classDiagram, let owner = owners[target] {
        result.groups[owner].nodes.append(id)
      }
    }
    result.annotations = []
    return result
  }
  /// The same with its tables as nodes, or as compartments of the nodes that they stand in.
  var withTablesAsNodes: FlowGraph {
    guard !tables.isEmpty else { return self }
    var result = self
    let nodeByID = Self.indexByID(nodes.map(\.id))
    let groupByID = Self.indexByID(groups.map(\.id))
    for (number, table) in tables.enumerated() where !table.rows.isEmpty {
      let rows = table.rows.map { Row(cells: $0) }
      if let node = table.node.flatMap({ nodeByID[$0] }) {
        result.nodes[node].sections.append(rows)
        continue
      }
      let id = "\n table \(number)"
      var node = Node(id: id, lines: [], shape: .box, range: table.range)
      node.sections = [[rows[0]], Array(rows.dropFirst())].filter { !$0.isEmpty }
      result.nodes.append(node)
      if let group = table.node.flatMap({ groupByID[$0] }) {
        result.groups[group].nodes.append(id)
      }
    }
    result.tables = []
    return result
  }

  /// The same with groups that hold nothing as nodes.
  var withEmptyGroupsAsNodes: FlowGraph {
    let parents = Set(groups.lazy.compactMap(\.parent))
    let empty = groups.filter { $0.nodes.isEmpty && !parents.contains($0.id) }
    guard !empty.isEmpty else { return self }
    var result = self
    let ids = Set(empty.map(\.id))
    result.groups.removeAll { ids.contains($0.id) }
    let known = Set(nodes.lazy.map(\.id))
    for group in empty where !known.contains(group.id) {
      result.nodes.append(Node(id: group.id, lines: group.title, shape: .box, range: group.range))
    }
    return result
  }

  /// The first place of each name.
  private static func indexByID(_ ids: [String]) -> [String: Int] {
    Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }
}
