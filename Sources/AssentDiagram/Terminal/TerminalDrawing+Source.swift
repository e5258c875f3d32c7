import AssentDiagnostics

extension TerminalDrawing {
  /// Draws a diagram that was read from `source`.
  ///
  /// A drawing is its own best text, and stays as it is where it fits; so does what is no flow.
  package init(_ graph: FlowGraph, from source: DiagramSource, width: Int, isASCII: Bool = false) {
    let isDrawn =
      switch graph.kind {
      case .flow, .stateMachine, .sequence, .entityRelationship: !graph.nodes.isEmpty
      case .classDiagram: !graph.nodes.isEmpty || !graph.annotations.isEmpty
      case .timeline, .tree, .mockUp, .list, .other: false
      }
    if isDrawn, graph.notation == .mermaid {
      self.init(graph, width: width, isASCII: isASCII)
      return
    }
    let lines = Self.lines(of: source.text)
    let fits =
      lines.allSatisfy { textColumns($0) <= width }
      && (!isASCII || lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    if isDrawn, !fits {
      self.init(graph, width: width, isASCII: isASCII)
    } else {
      self.init(lines: lines, form: .verbatim)
    }
  }

  /// The lines of a source as they are shown, without blanks at their ends or empty lines at the
  /// end of all.
  static func lines(of text: [UInt8]) -> [String] {
    var lines = String(decoding: text, as: UTF8.self).shownLines
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var line = line
        while line.last == " " { line.removeLast() }
        return String(line)
      }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

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
}
