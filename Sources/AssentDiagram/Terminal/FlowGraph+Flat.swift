/// A graph for drawings that know nodes, edges and groups alone.
extension FlowGraph {
  /// The same with its notes as nodes, each joined to what it is about.
  var withNotesAsNodes: FlowGraph {
    let targets = Set(nodes.map(\.id)).union(groups.map(\.id))
    var result = self
    for (number, note) in annotations.enumerated() {
      let isJoined = note.target.map(targets.contains) ?? false
      // In a class diagram a note may stand by itself.
      guard isJoined || kind == .classDiagram else { continue }
      let id = "\n note \(number)"
      result.nodes.append(Node(id: id, lines: note.lines, shape: .note, range: note.range))
      if let group = note.group, let owner = groups.firstIndex(where: { $0.id == group }) {
        result.groups[owner].nodes.append(id)
      }
      guard isJoined, let target = note.target else { continue }
      // Mermaid puts the notes of classes before them.
      let isFirst = kind == .classDiagram
      var edge = Edge(from: isFirst ? id : target, to: isFirst ? target : id, range: note.range)
      edge.arrow = .none
      edge.style = .dotted
      result.edges.append(edge)
      if note.group == nil, kind != .classDiagram,
        let owner = groups.firstIndex(where: { $0.nodes.contains(target) })
      {
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
    for (number, table) in tables.enumerated() where !table.rows.isEmpty {
      let rows = table.rows.map { Row(cells: $0) }
      if let node = result.nodes.firstIndex(where: { $0.id == table.node }) {
        result.nodes[node].sections.append(rows)
        continue
      }
      let id = "\n table \(number)"
      var node = Node(id: id, lines: [], shape: .box, range: table.range)
      node.sections = [[rows[0]], Array(rows.dropFirst())].filter { !$0.isEmpty }
      result.nodes.append(node)
      if let group = result.groups.firstIndex(where: { $0.id == table.node }) {
        result.groups[group].nodes.append(id)
      }
    }
    result.tables = []
    return result
  }

  /// The same with groups that hold nothing as nodes.
  var withEmptyGroupsAsNodes: FlowGraph {
    let empty = groups.filter { group in
      group.nodes.isEmpty && !groups.contains { $0.parent == group.id }
    }
    guard !empty.isEmpty else { return self }
    var result = self
    let ids = Set(empty.map(\.id))
    result.groups.removeAll { ids.contains($0.id) }
    for group in empty where !nodes.contains(where: { $0.id == group.id }) {
      result.nodes.append(Node(id: group.id, lines: group.title, shape: .box, range: group.range))
    }
    return result
  }
}
