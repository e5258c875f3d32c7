/// Writes a sequence of messages as a mermaid sequence diagram.
struct SequenceWriter: MermaidWriter {
  private let graph: FlowGraph
  private let words: MermaidWords
  private let messages: [FlowGraph.Edge]
  var lines: [String] = []
  private var indent = "  "
  /// Participants that a message creates, in no box.
  private let lateIDs: Set<String>
  /// The participants that each message creates or ends, by its order.
  private var changed: [Int: [FlowGraph.Node]] = [:]
  private var isNumbered = false
  private var nextNumber = 100
  private var numberStep = 100
  /// The fragments that are open, innermost last, and which of their sections is written.
  private var open: [(fragment: FlowGraph.Fragment, section: Int)] = []

  init(_ graph: FlowGraph) {
    self.graph = graph
    messages = graph.edges.enumerated().sorted {
      ($0.element.order ?? $0.offset, $0.offset) < ($1.element.order ?? $1.offset, $1.offset)
    }.map(\.element)
    lateIDs = Set(graph.creations.values.map { graph.nodes[$0].id })
      .subtracting(graph.groups.flatMap(\.nodes))
    words = MermaidWords(
      ids: graph.nodes.map(\.id) + graph.edges.flatMap { [$0.from, $0.to] }, isSafe: Self.isID)
    for node in graph.nodes {
      for order in Set([created(node), node.destroyed].compactMap(\.self)) {
        changed[order, default: []].append(node)
      }
    }
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

  private static func label(_ lines: [String]) -> String {
    MermaidWords.escaped(lines, extra: ";")
  }

  // MARK: Participants

  mutating func write() {
    lines = MermaidWords.opening(graph, "sequenceDiagram")
    for node in graph.nodes where created(node) == nil { lines.append("  " + participant(node)) }
    for group in graph.groups {
      let color = SVGStyle(group.styles)["fill"] ?? "transparent"
      lines.append("  box \(color) \(Self.label(group.title))")
      for id in group.nodes where !lateIDs.contains(id) {
        lines.append("    participant \(words[id])")
      }
      lines.append("  end")
    }
    writeMessages()
    lines += MermaidWords.comments(graph)
  }

  /// The message that creates a participant, if it can be written as that.
  private func created(_ node: FlowGraph.Node) -> Int? {
    lateIDs.contains(node.id) ? node.created : nil
  }

  private func participant(_ node: FlowGraph.Node) -> String {
    let id = words[node.id]
    let hasWords = node.lines.contains { !$0.allSatisfy(\.isWhitespace) }
    let alias =
      node.lines == [id] ? "" : " as " + (hasWords ? Self.label(node.lines) : "#32;")
    let kind = node.shape == .cylinder ? "database" : node.shape == .other ? node.shapeName : nil
    guard let kind, MermaidWords.isName(kind) else { return "participant \(id)\(alias)" }
    if kind == "actor" { return "actor \(id)\(alias)" }
    return "participant \(id)@{ \"type\": \"\(kind)\" }\(alias)"
  }

  // MARK: Messages

  private mutating func writeMessages() {
    let frames = graph.fragments.filter { $0.kind != .activation }
    let activations = graph.fragments.filter { $0.kind == .activation }
    let begun = Dictionary(grouping: activations) { $0.sections.first?.messages.lowerBound ?? 0 }
    let ended = Dictionary(grouping: activations.reversed()) {
      $0.sections.last?.messages.upperBound ?? 0
    }
    let notes = Dictionary(grouping: graph.annotations) { $0.order ?? 0 }
    var nextFrame = 0
    for note in notes[0] ?? [] { write(note) }
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
      writeBefore(order)
      write(messages[order - 1])
      for activation in begun[order] ?? [] {
        lines.append("\(indent)activate \(words[activation.node ?? ""])")
      }
      for activation in ended[order + 1] ?? [] {
        lines.append("\(indent)deactivate \(words[activation.node ?? ""])")
      }
      for note in notes[order] ?? [] { write(note) }
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
        lines.append("\(indent.dropLast(2))\(fragment.kind.divider) \(Self.label(next.title))")
        // A part without messages ends where it starts.
        if next.messages.upperBound > order { return }
      } else {
        closeFrame()
      }
    }
  }

  /// What a message needs to have said before it: how it is numbered, whom it creates or ends.
  private mutating func writeBefore(_ order: Int) {
    let number = messages[order - 1].number
    if let number, !isNumbered || number.hundredths != nextNumber {
      let following = order < messages.count ? messages[order].number : nil
      let difference = following.map { $0.hundredths - number.hundredths } ?? 0
      if difference > 0 { numberStep = difference }
      let step = FlowGraph.MessageNumber(hundredths: numberStep)
      lines.append(
        number.hundredths == 100 && numberStep == 100
          ? "\(indent)autonumber" : "\(indent)autonumber \(number) \(step)")
    } else if number == nil, isNumbered {
      lines.append("\(indent)autonumber off")
    }
    isNumbered = number != nil
    nextNumber = (number?.hundredths ?? nextNumber) + numberStep
    for node in changed[order] ?? [] {
      if created(node) == order { lines.append("\(indent)create \(participant(node))") }
      if node.destroyed == order, node.created != order {
        lines.append("\(indent)destroy \(words[node.id])")
      }
    }
  }

  private mutating func openFrame(_ fragment: FlowGraph.Fragment) {
    let title =
      fragment.kind == .shading
      ? fragment.color ?? "rgb(240,240,240)" : Self.label(fragment.sections.first?.title ?? [])
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
    case (.none, _) where edge.isAsynchronous: return stroke + ")"
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
