import AssentDiagnostics

/// Reads a drawing again to see whether it shows the graph that it was drawn from.
struct BoxProof {
  private let drawn: BoxText.Drawn

  init(_ drawn: BoxText.Drawn) {
    self.drawn = drawn
  }

  /// What of `graph` the drawing does not read as, in words, the first that is found; `nil` where it
  /// reads as the same nodes, edges with their labels, and groups.
  func lost(of graph: FlowGraph) -> String? {
    let text = Array(drawn.lines.map { $0 + "\n" }.joined().utf8)
    let file = SourceFile(path: "", bytes: text)
    let source = DiagramSource(file: file, text: text, info: "", fenceLine: 0)
    guard let read = DiagramReading(source)?.graph else { return "all of it" }
    guard let placed = drawn.placed else {
      guard read.kind == .sequence else { return "that it is a sequence" }
      return graph.firstLost(of: graph.exchange, in: read.exchange)
    }
    let names = names(in: read, placed, graph)
    return graph.firstLost(of: graph.said(nil), in: read.said(names))
  }

  /// The node or group of `graph` that stands where each node and group of `read` does.
  private func names(
    in read: FlowGraph, _ placed: PlacedGraph, _ graph: FlowGraph
  ) -> [String: String] {
    var frames: [PlacedGraph.Point: String] = [:]
    for node in placed.nodes {
      frames[PlacedGraph.Point(x: node.frame.x, y: node.frame.y)] = graph.nodes[node.index].id
    }
    for group in placed.groups {
      frames[PlacedGraph.Point(x: group.frame.x, y: group.frame.y)] = graph.groups[group.index].id
    }
    var names: [String: String] = [:]
    for (id, range) in read.nodes.map({ ($0.id, $0.range) })
      + read.groups.map({ ($0.id, $0.range) })
    {
      // Of two in one place, one has no name.
      if let name = frames.removeValue(forKey: corner(range.start)) { names[id] = name }
    }
    return names
  }

  /// The cell of a place in the text.
  private func corner(_ location: SourceLocation) -> PlacedGraph.Point {
    let row = location.line - 1
    guard drawn.lines.indices.contains(row) else { return PlacedGraph.Point(x: -1, y: -1) }
    let before = drawn.lines[row].utf8.prefix(location.column - 1)
    return PlacedGraph.Point(x: textColumns(String(decoding: before, as: UTF8.self)), y: row)
  }
}

/// One thing that a drawing says.
private enum Said: Hashable {
  case node(String, FlowGraph.Shape, String)
  case edge([String], [FlowGraph.Edge.Head], FlowGraph.Edge.Style, String)
  case group(String, String)
  case member(String, of: String)
  case note([String], FlowGraph.Annotation.Side, order: Int, String)
}

extension FlowGraph {
  /// What a drawing says, in an order that does not count; what has no name in the drawing is
  /// something else.
  fileprivate func said(_ names: [String: String]?) -> [Said] {
    func name(_ id: String) -> String {
      guard let names else { return id }
      return names[id] ?? "\n" + id
    }
    let frames = Set(groups.map(\.id))
    var said = groups.map { Said.group(name($0.id), $0.title.folded) }
    said += nodes.filter { !frames.contains($0.id) }
      .map { .node(name($0.id), $0.shape, $0.lines.folded) }
    for edge in edges {
      var ends = [name(edge.from), name(edge.to)]
      // A line without heads, or with two, has no direction.
      if edge.arrow == edge.arrowTail { ends.sort() }
      said.append(.edge(ends, [edge.arrow, edge.arrowTail], edge.style, edge.label.folded))
    }
    for group in groups {
      said += group.nodes.map { .member(name($0), of: name(group.id)) }
    }
    return said
  }

  /// The participants, messages and notes of a sequence, by their places.
  fileprivate var exchange: [Said] {
    let numbers = nodes.map(\.id).firstIndexes.mapValues { "\n\($0)" }
    func name(_ id: String?) -> String { id.flatMap { numbers[$0] } ?? "" }
    var said = nodes.map { Said.node(name($0.id), .box, $0.lines.folded) }
    for (order, edge) in edges.enumerated() {
      var ends = [name(edge.from), name(edge.to)]
      if edge.arrow == edge.arrowTail { ends.sort() }
      said.append(
        .edge(
          ends + ["\(order)"], [edge.arrow, edge.arrowTail], edge.style, edge.label.folded))
    }
    return said
      + annotations.map { note in
        let ends = [name(note.target), name(note.lastTarget ?? note.target)]
        return .note(ends.sorted(), note.side, order: note.order ?? 0, note.lines.folded)
      }
  }

  /// The first of things said that is not among others, or is not the only one where these are more.
  fileprivate func firstLost(of all: [Said], in others: [Said]) -> String? {
    var left: [Said: Int] = [:]
    for other in others { left[other, default: 0] += 1 }
    for said in all {
      guard let count = left[said], count > 0 else { return words(of: said) }
      left[said] = count - 1
    }
    return others.count > all.count ? "that there are no more boxes and lines" : nil
  }

  private func words(of said: Said) -> String {
    func name(_ id: String) -> String {
      let words =
        nodes.first { $0.id == id }?.lines ?? groups.first { $0.id == id }?.title
        ?? Int(id.dropFirst()).flatMap { nodes.indices.contains($0) ? nodes[$0].lines : nil } ?? []
      return "'\(words.isEmpty ? id : FlowFold.shortened(words.folded))'"
    }
    switch said {
    case .node(let id, _, _): return "the box \(name(id))"
    case .edge(let ends, _, _, _): return "the line from \(name(ends[0])) to \(name(ends[1]))"
    case .group(let id, _): return "the frame \(name(id))"
    case .member(let id, let group): return "that \(name(id)) stands in the frame \(name(group))"
    case .note(_, _, _, let words): return "the note '\(FlowFold.shortened(words))'"
    }
  }
}

extension [String] {
  /// The words of the lines with single blanks between.
  var folded: String {
    flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
  }
}
