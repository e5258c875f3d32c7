/// The graphs of the parts of one drawing as one.
extension FlowGraph {
  /// Joins the graphs of parts of different kinds, in the order in which they stand.
  init(joining parts: [FlowGraph]) {
    self.init(notation: .boxDrawing, kind: .flow, isValid: true)
    for part in parts { add(part) }
  }

  private mutating func add(_ part: FlowGraph) {
    let (nodeCount, groupCount) = (nodes.count, groups.count)
    /// The ids of nodes and groups are a letter and their place.
    func id(_ old: String) -> String {
      let count = old.first == "n" ? nodeCount : groupCount
      return Int(old.dropFirst()).map { "\(old.prefix(1))\($0 + count)" } ?? old
    }
    func moved(_ note: Annotation) -> Annotation {
      var note = note
      note.target = note.target.map(id)
      note.lastTarget = nil
      note.order = nil
      return note
    }
    for index in headings.indices where headings[index].before == nil {
      headings[index].before = part.nodes.first.map { id($0.id) }
    }
    for var node in part.nodes {
      node.id = id(node.id)
      nodes.append(node)
    }
    for var edge in part.edges {
      (edge.from, edge.to, edge.order) = (id(edge.from), id(edge.to), nil)
      edges.append(edge)
    }
    for var group in part.groups {
      (group.id, group.nodes) = (id(group.id), group.nodes.map(id))
      group.parent = group.parent.map(id)
      groups.append(group)
    }
    for var heading in part.headings {
      heading.before = heading.before.map(id)
      headings.append(heading)
    }
    for var table in part.tables {
      table.node = table.node.map(id)
      tables.append(table)
    }
    annotations += part.annotations.map(moved)
    times += part.times.map(moved)
    legend += part.legend
    diagnostics += part.diagnostics
    title = title ?? part.title
    direction = direction ?? part.direction
  }
}
