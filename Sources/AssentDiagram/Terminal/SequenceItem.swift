/// What stands below each other in a sequence.
enum SequenceItem {
  /// An index in `FlowGraph.edges`.
  case message(Int)
  /// An index in `FlowGraph.annotations`.
  case note(Int)
  /// The start of a section of a fragment; the first opens its frame.
  case section(fragment: Int, section: Int)
  case close(fragment: Int)

  /// The items of a sequence from top to bottom; what is only shaded has no frame.
  static func list(_ graph: FlowGraph) -> [SequenceItem] {
    SequenceEvent.all(of: graph).compactMap { event in
      switch event {
      case .message(let message): .message(message)
      case .note(let note): .note(note)
      case .open(let fragment):
        graph.fragments[fragment].kind == .shading ? nil : .section(fragment: fragment, section: 0)
      case .divide(let fragment, let section): .section(fragment: fragment, section: section)
      case .close(let fragment):
        graph.fragments[fragment].kind == .shading ? nil : .close(fragment: fragment)
      }
    }
  }
}
