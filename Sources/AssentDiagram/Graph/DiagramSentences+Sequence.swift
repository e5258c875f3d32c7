extension DiagramSentences {
  /// What happens in a sequence, one line a message, with its frames and notes.
  func sequence() -> [String] {
    var lines = opening
    for group in graph.groups where !group.nodes.isEmpty {
      let members = group.nodes.map(name).joined(separator: ", ")
      let title = Self.words(group.title)
      lines.append(Self.sentence("\(title.isEmpty ? "A frame" : title) holds \(members)"))
    }
    if graph.edges.isEmpty {
      lines.append(Self.sentence(graph.nodes.map { name($0.id) }.joined(separator: ", ")))
    }
    for event in SequenceEvent.all(of: graph) {
      switch event {
      case .message(let index): lines.append(message(index))
      case .note(let index): lines.append(note(graph.annotations[index]))
      case .open(let index):
        let fragment = graph.fragments[index]
        if fragment.kind == .shading { continue }
        lines.append(part(word(fragment.kind), fragment.sections.first?.title ?? []))
      case .divide(let index, let section):
        let fragment = graph.fragments[index]
        lines.append(part(divider(fragment.kind), fragment.sections[section].title))
      case .close(let index):
        let kind = graph.fragments[index].kind
        if kind != .shading {
          lines.append(
            Self.sentence("End of \(kind == .parallel ? "parallel part" : word(kind).lowercased())")
          )
        }
      }
    }
    return lines
  }

  private func part(_ word: String, _ title: [String]) -> String {
    let words = Self.words(title)
    return Self.sentence(words.isEmpty ? word : "\(word): \(words)")
  }

  private func message(_ index: Int) -> String {
    let edge = graph.edges[index]
    let target = edge.from == edge.to ? "itself" : name(edge.to)
    let number = edge.number.map { "\($0). " } ?? ""
    let label = Self.words(edge.label)
    let ends = "\(number)\(name(edge.from)) to \(target)"
    let words = ends + (ended[index + 1].map { ", which ends \(name($0))" } ?? "")
    return Self.sentence(label.isEmpty ? words : "\(words): \(label)")
  }

  private func note(_ note: FlowGraph.Annotation) -> String {
    let words = Self.words(note.lines)
    guard let target = note.target else { return Self.sentence("Note: \(words)") }
    let last = note.lastTarget.map { $0 == target ? "" : " and \(name($0))" } ?? ""
    return Self.sentence("Note on \(name(target))\(last): \(words)")
  }

  private func word(_ kind: FlowGraph.Fragment.Kind) -> String {
    switch kind {
    case .loop: "Loop"
    case .alternatives: "Alternatives"
    case .option: "Option"
    case .parallel: "In parallel"
    case .critical: "Critical part"
    case .interruption: "Break"
    case .shading, .activation: "Part"
    }
  }

  private func divider(_ kind: FlowGraph.Fragment.Kind) -> String {
    switch kind {
    case .parallel: "And"
    case .critical: "Option"
    case .loop, .alternatives, .option, .interruption, .shading, .activation: "Else"
    }
  }
}
