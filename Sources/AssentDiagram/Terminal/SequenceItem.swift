import AssentDiagnostics

/// What stands below each other in a sequence.
enum SequenceItem {
  /// An index in `FlowGraph.edges`.
  case message(Int)
  /// An index in `FlowGraph.annotations`.
  case note(Int)
  /// The start of a section of a fragment; the first opens its frame.
  case section(fragment: Int, section: Int)
  case close(fragment: Int)

  /// The items of a sequence from top to bottom.
  ///
  /// A graph says after which message a note stands, but not whether a frame ends before it; a note
  /// in the line after what comes before it leaves no room for the `end` of a frame.
  static func list(_ graph: FlowGraph) -> [SequenceItem] {
    var items: [SequenceItem] = []
    var notes: [Int: [Int]] = [:]
    for (index, note) in graph.annotations.enumerated() {
      notes[note.order ?? 0, default: []].append(index)
    }
    let frames = graph.fragments.indices.filter { index in
      let kind = graph.fragments[index].kind
      return kind != .activation && kind != .shading && !graph.fragments[index].sections.isEmpty
    }
    var opening: [Int: [Int]] = [:]
    // Frames in which a section or the end is at a place, by index.
    var changing: [Int: Set<Int>] = [:]
    for frame in frames {
      let sections = graph.fragments[frame].sections
      let first = sections[0].messages.lowerBound
      opening[first, default: []].append(frame)
      let starts = sections.dropFirst().map(\.messages.lowerBound)
      for place in starts + [sections[sections.count - 1].messages.upperBound]
      where place > first { changing[place, default: []].insert(frame) }
    }
    for order in 1...(graph.edges.count + 1) {
      var line = order > 1 ? graph.edges[order - 2].range.end.line : Int.max - 1
      var waiting = (notes[order - 1] ?? [])[...]
      while let note = waiting.first, graph.annotations[note].range.start.line == line + 1 {
        items.append(.note(note))
        line += 1
        waiting.removeFirst()
      }
      // Inner frames were opened later.
      for frame in (changing[order] ?? []).sorted(by: >) {
        let sections = graph.fragments[frame].sections
        for section in sections.indices.dropFirst()
        where sections[section].messages.lowerBound == order {
          items.append(.section(fragment: frame, section: section))
        }
        guard sections[sections.count - 1].messages.upperBound == order else { continue }
        if sections[sections.count - 1].messages.isEmpty {
          for note in waiting { items.append(.note(note)) }
          waiting = []
        }
        items.append(.close(fragment: frame))
      }
      for frame in opening[order] ?? [] {
        let fragment = graph.fragments[frame]
        while let note = waiting.first,
          graph.annotations[note].range.start.line < fragment.range.start.line
        {
          items.append(.note(note))
          waiting.removeFirst()
        }
        let empty = fragment.sections.indices.filter {
          fragment.sections[$0].messages.lowerBound == order
        }
        for section in empty { items.append(.section(fragment: frame, section: section)) }
        if fragment.sections.last?.messages.upperBound == order {
          items.append(.close(fragment: frame))
        }
      }
      for note in waiting { items.append(.note(note)) }
      if order <= graph.edges.count { items.append(.message(order - 1)) }
    }
    return items
  }
}
