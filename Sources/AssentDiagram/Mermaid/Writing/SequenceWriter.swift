/// Writes a sequence of messages as a mermaid sequence diagram.
struct SequenceWriter {
  private let graph: FlowGraph
  private let words: MermaidWords
  private let messages: [FlowGraph.Edge]
  private var lines: [String] = []
  private var indent = "  "
  /// The fragments that are open, innermost last, and which of their sections is written.
  private var open: [(fragment: FlowGraph.Fragment, section: Int)] = []

  init(_ graph: FlowGraph) {
    self.graph = graph
    messages = graph.edges.enumerated().sorted {
      ($0.element.order ?? $0.offset, $0.offset) < ($1.element.order ?? $1.offset, $1.offset)
    }.map(\.element)
    words = MermaidWords(
      ids: graph.nodes.map(\.id) + graph.edges.flatMap { [$0.from, $0.to] }, isSafe: Self.isID)
  }

  private static func isID(_ id: String) -> Bool {
    let isPlain = id.utf8.allSatisfy {
      ASCII.isWord($0) || $0 >= 0x80 || $0 == UInt8(ascii: "-") || $0 == ASCII.space
    }
    guard isPlain, !id.isEmpty, !id.hasPrefix(" "), !id.hasSuffix(" "), !id.hasSuffix("-"),
      !id.lowercased().contains(" as"), !id.contains("ﬂ"), !id.contains("  ")
    else { return false }
    var lexer = SequenceLexer(Array(id.utf8) + Array("->>".utf8))
    let token = lexer.next()
    guard case .actor = token.kind, token.end == id.utf8.count else { return false }
    return true
  }

  func text() -> String {
    var writer = self
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ lines: [String]) -> String {
    MermaidWords.escaped(lines, extra: ";")
  }

  // MARK: Participants

  private mutating func write() {
    lines = MermaidWords.frontMatter(graph.title)
    lines.append("sequenceDiagram")
    if let words = graph.accessibleDescription, !words.isEmpty {
      lines.append("  accDescr: \(MermaidWords.escaped([words], extra: ";"))")
    }
    if graph.numbersMessages { lines.append("  autonumber") }
    for node in graph.nodes { lines.append("  " + participant(node)) }
    for group in graph.groups where !group.nodes.isEmpty {
      lines.append("  box transparent \(Self.label(group.title))")
      for id in group.nodes { lines.append("    participant \(words[id])") }
      lines.append("  end")
    }
    writeMessages()
  }

  private func participant(_ node: FlowGraph.Node) -> String {
    let id = words[node.id]
    let hasWords = node.lines.contains { !$0.allSatisfy(\.isWhitespace) }
    let alias = node.lines == [id] || !hasWords ? "" : " as \(Self.label(node.lines))"
    let kind = node.shape == .cylinder ? "database" : node.shape == .other ? node.shapeName : nil
    guard let kind, MermaidWords.isName(kind) else { return "participant \(id)\(alias)" }
    if kind == "actor" { return "actor \(id)\(alias)" }
    return "participant \(id)@{ \"type\": \"\(kind)\" }\(alias)"
  }

  // MARK: Messages

  private mutating func writeMessages() {
    let frames = graph.fragments.filter { $0.kind != .activation }
    let activations = graph.fragments.filter { $0.kind == .activation }
    var nextFrame = 0
    for note in graph.annotations where (note.order ?? 0) == 0 { write(note) }
    for order in 1...(messages.count + 1) {
      advanceFrames(to: order)
      while nextFrame < frames.count, let first = frames[nextFrame].sections.first,
        first.messages.lowerBound <= order
      {
        openFrame(frames[nextFrame])
        nextFrame += 1
        advanceFrames(to: order)
      }
      guard order <= messages.count else { break }
      write(messages[order - 1])
      for activation in activations where activation.sections.first?.messages.lowerBound == order {
        lines.append("\(indent)activate \(words[activation.node ?? ""])")
      }
      for activation in activations.reversed()
      where activation.sections.last?.messages.upperBound == order + 1 {
        lines.append("\(indent)deactivate \(words[activation.node ?? ""])")
      }
      for note in graph.annotations where (note.order ?? 0) == order { write(note) }
    }
    while !open.isEmpty { closeFrame() }
  }

  /// Ends the sections and frames that are over before the message with this order.
  private mutating func advanceFrames(to order: Int) {
    while let (fragment, section) = open.last,
      fragment.sections[section].messages.upperBound <= order
    {
      if section + 1 < fragment.sections.count {
        let next = fragment.sections[section + 1]
        guard next.messages.lowerBound <= order else { return }
        open[open.count - 1].section += 1
        lines.append("\(indent.dropLast(2))\(divider(fragment.kind)) \(Self.label(next.title))")
        // A part without messages ends where it starts.
        if next.messages.upperBound > order { return }
      } else {
        closeFrame()
      }
    }
  }

  private func divider(_ kind: FlowGraph.Fragment.Kind) -> String {
    switch kind {
    case .parallel: "and"
    case .critical: "option"
    default: "else"
    }
  }

  private mutating func openFrame(_ fragment: FlowGraph.Fragment) {
    let title =
      fragment.kind == .shading
      ? "rgb(240,240,240)" : Self.label(fragment.sections.first?.title ?? [])
    lines.append("\(indent)\(fragment.kind.rawValue) \(title)")
    open.append((fragment, 0))
    indent += "  "
  }

  private mutating func closeFrame() {
    open.removeLast()
    indent.removeLast(2)
    lines.append("\(indent)end")
  }

  private mutating func write(_ edge: FlowGraph.Edge) {
    let text = edge.label.isEmpty ? "" : " \(Self.label(edge.label))"
    lines.append("\(indent)\(words[edge.from])\(arrow(edge))\(words[edge.to]):\(text)")
  }

  private func arrow(_ edge: FlowGraph.Edge) -> String {
    let stroke = edge.style == .dotted ? "--" : "-"
    switch (edge.arrowTail, edge.arrow) {
    case (.none, .none): return stroke + ">"
    case (.none, .cross): return stroke + "x"
    case (.none, _): return stroke + ">>"
    case (_, .none): return "//" + stroke
    default: return "<<" + stroke + ">>"
    }
  }

  private mutating func write(_ note: FlowGraph.Annotation) {
    guard let target = note.target else {
      lines.append(indent + MermaidWords.comment("note", nil, note.lines))
      return
    }
    let last = note.lastTarget.map { ",\(words[$0])" } ?? ""
    let side = note.side == .over ? "over" : "\(note.side.rawValue) of"
    lines.append("\(indent)Note \(side) \(words[target])\(last): \(Self.label(note.lines))")
  }
}
