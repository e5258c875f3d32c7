import AssentDiagnostics

/// What happens in a sequence, from top to bottom, in the order of the text.
enum SequenceEvent {
  case message(Int)
  case note(Int)
  case open(fragment: Int)
  case divide(fragment: Int, section: Int)
  case close(fragment: Int)

  static func all(of graph: FlowGraph) -> [SequenceEvent] {
    var events: [(place: SourceLocation, order: Int, event: SequenceEvent)] = []
    func add(_ place: SourceLocation, _ event: SequenceEvent) {
      events.append((place, events.count, event))
    }
    for (index, edge) in graph.edges.enumerated() { add(edge.range.start, .message(index)) }
    for (index, note) in graph.annotations.enumerated() { add(note.range.start, .note(index)) }
    var unclosed: [Int] = []
    for (index, fragment) in graph.fragments.enumerated() where fragment.kind != .activation {
      add(fragment.range.start, .open(fragment: index))
      for (number, section) in fragment.sections.enumerated().dropFirst() {
        add(section.start ?? fragment.range.start, .divide(fragment: index, section: number))
      }
      if let end = fragment.end {
        add(end, .close(fragment: index))
      } else {
        unclosed.append(index)
      }
    }
    events.sort {
      ($0.place.line, $0.place.column, $0.order) < ($1.place.line, $1.place.column, $1.order)
    }
    return events.map(\.event) + unclosed.reversed().map { .close(fragment: $0) }
  }
}
