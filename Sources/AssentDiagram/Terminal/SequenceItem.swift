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
    var dividing: [Int: [(fragment: Int, section: Int)]] = [:]
    var closing: [Int: [Int]] = [:]
    for frame in frames {
      let sections = graph.fragments[frame].sections
      let first = sections[0].messages.lowerBound
      opening[first, default: []].append(frame)
      for section in sections.indices.dropFirst() {
        let start = sections[section].messages.lowerBound
        if start > first { dividing[start, default: []].append((frame, section)) }
      }
      let end = sections[sections.count - 1].messages.upperBound
      if end > first { closing[end, default: []].append(frame) }
    }
    for order in 1...(graph.edges.count + 1) {
      var line = order > 1 ? graph.edges[order - 2].range.end.line : Int.max - 1
      var waiting = (notes[order - 1] ?? [])[...]
      while let note = waiting.first, graph.annotations[note].range.start.line == line + 1 {
        items.append(.note(note))
        line += 1
        waiting.removeFirst()
      }
      for frame in (closing[order] ?? []).reversed() { items.append(.close(fragment: frame)) }
      for (frame, section) in dividing[order] ?? [] {
        items.append(.section(fragment: frame, section: section))
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
