/// A flow drawn with characters, no wider than asked.
package struct TerminalDrawing: Hashable, Sendable {
  /// How a flow was made to fit.
  package enum Form: Hashable, Sendable {
    case whole
    /// In so many parts, each a drawing that names where it goes on.
    case folded(parts: Int)
    /// As a list of nodes and where each leads.
    case listed
    /// The source as it stands.
    case verbatim
  }

  /// Rows without blanks at their ends.
  package var lines: [String]
  package var form: Form

  /// Draws `graph` within `width` columns.
  ///
  /// - Parameter isASCII: whether the frames and arrows are ASCII; labels stay as they are.
  package init(_ graph: FlowGraph, width: Int, isASCII: Bool = false) {
    let around = HeadedParts(graph)
    var lines: [String] = []
    var form = Form.whole
    for part in around.parts {
      if !lines.isEmpty { lines.append("") }
      for heading in part.headings { lines += wrappedColumns([heading], limit: width) }
      if !part.headings.isEmpty { lines.append("") }
      let drawing = Self(flow: part.graph, width: width, isASCII: isASCII)
      lines += drawing.lines
      if drawing.form != .whole { form = drawing.form }
    }
    if !around.closing.isEmpty { lines.append("") }
    for text in around.closing { lines += wrappedColumns([text], limit: width) }
    self.init(lines: lines, form: form)
  }

  /// Draws nodes and edges, with notes and tables as nodes.
  private init(flow graph: FlowGraph, width: Int, isASCII: Bool) {
    if graph.kind == .sequence {
      self = SequenceDrawing(graph, width: width, isASCII: isASCII).drawing()
      return
    }
    let graph = graph.withTablesAsNodes.withNotesAsNodes
    let attempts = TerminalAttempts(graph, width: width)
    if let lines = attempts.drawn(.slightly, isASCII: isASCII) {
      self.init(lines: lines, form: .whole)
      return
    }
    let filled = graph.withEmptyGroupsAsNodes
    let folded = TerminalFold(filled, width: width, isASCII: isASCII).drawing()
    // With few nodes side by side a flow gets long.
    if let lines = attempts.drawn(.fully, isASCII: isASCII),
      lines.count * 4 <= (folded?.lines.count ?? Int.max / 5) * 5
    {
      self.init(lines: lines, form: .whole)
    } else if let folded {
      self = folded
    } else {
      self.init(lines: FlowList(filled, width: width, isASCII: isASCII).lines(), form: .listed)
    }
  }

  init(lines: [String], form: Form) {
    self.lines = lines.map(\.shown)
    self.form = form
  }
}
