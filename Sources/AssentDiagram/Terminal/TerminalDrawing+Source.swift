import AssentDiagnostics

extension TerminalDrawing {
  /// Draws a diagram that was read from `source`.
  ///
  /// A drawing is its own best text, and stays as it is where it fits, in ASCII with other strokes; so
  /// does what is no flow, however wide it is.
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
    var lines = Self.lines(of: source.text)
    if isASCII {
      lines = lines.map { ASCIIStrokes.line($0, isTree: graph.kind == .tree) }
    }
    // The arrows of a chain are words to whoever writes them; in ASCII they are drawn.
    let fits =
      lines.allSatisfy { textColumns($0) <= width }
      && !(isASCII && graph.notation == .arrows
        && !lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    if isDrawn, !fits {
      self.init(graph, width: width, isASCII: isASCII)
    } else {
      self.init(lines: lines, form: .verbatim)
    }
  }

  /// The columns of its longest row.
  package var columns: Int { lines.map(textColumns).max() ?? 0 }

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
