import AssentDiagnostics

/// Reads a drawing again to see whether it shows the graph that it was drawn from.
struct BoxProof {
  private let drawn: BoxText.Drawn

  init(_ drawn: BoxText.Drawn) {
    self.drawn = drawn
  }

  /// Whether the drawing reads as `graph`: the same nodes, edges with their labels, and groups.
  func shows(_ graph: FlowGraph) -> Bool {
    let text = Array(drawn.lines.map { $0 + "\n" }.joined().utf8)
    let file = SourceFile(path: "", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "", fenceLine: 0)
    guard let read = DiagramReading(source)?.graph else { return false }
    guard let placed = drawn.placed else {
      return read.kind == .sequence && read.exchange == graph.exchange
        && graph.fragments.isEmpty
    }
    guard let names = names(in: read, placed, graph) else { return false }
    return read.said(names) == graph.said(nil)
  }

  /// The node or group of `graph` that stands where each node and group of `read` does; `nil` where
  /// one stands nowhere, or two in one place.
  private func names(
    in read: FlowGraph, _ placed: PlacedGraph, _ graph: FlowGraph
  ) -> [String: String]? {
    var names: [String: String] = [:]
    var frames: [PlacedGraph.Point: String] = [:]
    for node in placed.nodes {
      frames[PlacedGraph.Point(x: node.frame.x, y: node.frame.y)] = graph.nodes[node.index].id
    }
    for group in placed.groups {
      frames[PlacedGraph.Point(x: group.frame.x, y: group.frame.y)] = graph.groups[group.index].id
    }
    let places = read.nodes.map { ($0.id, $0.range) } + read.groups.map { ($0.id, $0.range) }
    for (id, range) in places {
      guard let name = frames[corner(range.start)] else { return nil }
      if let known = names[id], known != name { return nil }
      names[id] = name
    }
    return Set(names.values).count == names.count ? names : nil
  }

  /// The cell of a place in the text.
  private func corner(_ location: SourceLocation) -> PlacedGraph.Point {
    let row = location.line - 1
    guard drawn.lines.indices.contains(row) else { return PlacedGraph.Point(x: -1, y: -1) }
    let before = drawn.lines[row].utf8.prefix(location.column - 1)
    return PlacedGraph.Point(x: textColumns(String(decoding: before, as: UTF8.self)), y: row)
  }
}

extension FlowGraph {
  /// What a drawing says, in an order that does not depend on it.
  fileprivate func said(_ names: [String: String]?) -> [[String]] {
    func name(_ id: String) -> String { names?[id] ?? id }
    let frames = Set(groups.map(\.id))
    var said = nodes.filter { !frames.contains($0.id) }
      .map { ["node", name($0.id), $0.shape.rawValue, $0.lines.folded] }
    for edge in edges {
      var ends = [name(edge.from), name(edge.to)]
      // A line without heads, or with two, has no direction.
      if edge.arrow == edge.arrowTail { ends.sort() }
      said.append(
        ["edge"] + ends
          + [
            edge.arrow.rawValue, edge.arrowTail.rawValue, edge.style.rawValue, edge.label.folded,
          ])
    }
    for group in groups {
      said.append(["group", name(group.id), group.title.folded])
      said += group.nodes.map { ["member", name(group.id), name($0)] }
    }
    return said.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The messages and notes of a sequence in order, of participants by their place.
  fileprivate var exchange: [[String]] {
    let numbers = nodes.map(\.id).firstIndexes.mapValues(String.init)
    return nodes.map { [$0.lines.folded] }
      + edges.map {
        [
          numbers[$0.from] ?? "", numbers[$0.to] ?? "", $0.arrow.rawValue, $0.arrowTail.rawValue,
          $0.style.rawValue, $0.label.folded,
        ]
      }
      + annotations.map { note in
        let ends = [note.target, note.lastTarget ?? note.target].map { $0.flatMap { numbers[$0] } }
        return ends.map { $0 ?? "" }.sorted()
          + [note.side.rawValue, "\(note.order ?? 0)", note.lines.folded]
      }
  }
}

extension [String] {
  /// The words of the lines with single blanks between.
  var folded: String {
    flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
  }
}
