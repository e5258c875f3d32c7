/// The graphs of the parts of one drawing as one.
extension FlowGraph {
  /// Joins the graphs of parts of different kinds, in the order in which they stand.
  init(joining parts: [FlowGraph]) {
    self.init(notation: .boxDrawing, kind: .flow, isValid: true)
    for part in parts { add(part) }
  }

  /// The parts of a drawing of which two or more are sequences, and no other has a line, as one sequence; `nil` where
  /// that is not so. Participants of one name are one, and what is said between two parts is a note over all of them.
  init?(joiningSequences parts: [FlowGraph]) {
    let sequences = parts.filter { $0.kind == .sequence }
    guard sequences.count > 1,
      parts.allSatisfy({ $0.kind == .sequence || $0.edges.isEmpty && $0.nodes.isEmpty })
    else { return nil }
    self.init(notation: .boxDrawing, kind: .sequence, isValid: true)
    direction = sequences[0].direction
    for part in parts { goOn(with: part) }
  }

  private mutating func goOn(with part: FlowGraph) {
    var ids: [String: String] = [:]
    for heading in part.headings {
      guard let first = nodes.first, let last = nodes.last else {
        headings.append(heading)
        continue
      }
      var note = Annotation(target: first.id, lines: [heading.text], range: heading.range)
      note.lastTarget = last.id
      note.order = edges.count
      annotations.append(note)
    }
    for var node in part.nodes {
      if let known = nodes.first(where: { $0.lines == node.lines }) {
        ids[node.id] = known.id
      } else {
        ids[node.id] = "n\(nodes.count + 1)"
        node.id = "n\(nodes.count + 1)"
        nodes.append(node)
      }
    }
    let count = edges.count
    for var edge in part.edges {
      (edge.from, edge.to) = (ids[edge.from] ?? edge.from, ids[edge.to] ?? edge.to)
      edge.order = edge.order.map { $0 + count }
      edges.append(edge)
    }
    for var note in part.annotations {
      note.target = note.target.flatMap { ids[$0] }
      note.lastTarget = note.lastTarget.flatMap { ids[$0] }
      note.order = note.order.map { $0 + count }
      annotations.append(note)
    }
    legend += part.legend
    diagnostics += part.diagnostics
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
