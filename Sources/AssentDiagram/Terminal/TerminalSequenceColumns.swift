/// Where the participants of a sequence stand, and the lines of its texts.
struct TerminalSequenceColumns {
  /// Columns of the lifelines.
  private(set) var lifelines: [Int] = []
  private(set) var names: [[String]] = []
  /// Lines of every message and note.
  private(set) var messages: [[String]] = []
  private(set) var notes: [[String]] = []
  /// Lines of the title of the box of each group.
  private(set) var titles: [[String]] = []
  private(set) var width = 0
  private let drawing: SequenceDrawing
  /// The participant that each message creates.
  let creations: [Int: Int]

  /// - Parameters:
  ///   - limit: columns after which a text goes on in the next line.
  ///   - breaksWords: whether that is within a long word, too.
  init(_ drawing: SequenceDrawing, limit: Int, breaksWords: Bool = false) {
    self.drawing = drawing
    creations = drawing.graph.creations
    let graph = drawing.graph
    let wrapped = breaksWords ? wrappedParts : wrappedWords
    names = graph.nodes.map { wrapped($0.lines, min(limit, 24)) }
    messages = graph.edges.indices.map { wrapped(drawing.words(of: $0), limit) }
    notes = graph.annotations.map { wrapped($0.lines, limit) }
    titles = graph.groups.map { wrapped([$0.title.joined(separator: " ")], limit) }
    place()
    for (index, group) in graph.groups.enumerated() {
      // A box that is wide anyway has more room for its title.
      let members = group.nodes.compactMap { number($0) }
      guard let first = members.min(), let last = members.max() else { continue }
      let room = lifelines[last] + box(last) / 2 - (lifelines[first] - box(first) / 2)
      titles[index] = wrapped([group.title.joined(separator: " ")], max(limit, room))
    }
  }

  static func columns(_ lines: [String]) -> Int { lines.map(textColumns).max() ?? 0 }

  /// Columns of the box of a participant.
  func box(_ participant: Int) -> Int {
    let width = max(Self.columns(names[participant]), 1) + 4
    return width + (width + 1) % 2
  }

  private func number(_ id: String?) -> Int? { id.flatMap { drawing.numbers[$0] } }

  /// From the first column of a note to one past its last.
  func frame(ofNote note: Int) -> Range<Int> {
    let it = drawing.graph.annotations[note]
    let size = Self.columns(notes[note]) + 4
    let first = number(it.target) ?? 0
    guard lifelines.indices.contains(first) else { return 0..<size }
    let last = number(it.lastTarget) ?? first
    let (low, high) = (lifelines[min(first, last)], lifelines[max(first, last)])
    if low == high {
      switch it.side {
      case .left: return (low - 1 - size)..<(low - 1)
      case .right: return (low + 2)..<(low + 2 + size)
      case .over: break
      }
    }
    let wide = max(size, high - low + (high > low ? 5 : 0))
    let start = (low + high + 1 - wide) / 2
    return start..<(start + wide)
  }

  private mutating func place() {
    let graph = drawing.graph
    let margin = 2 * drawing.depth
    var distances = SequenceDistances(
      graph, drawing.numbers, messages: messages.map(Self.columns),
      notes: notes.map { (Self.columns($0) + 5) / 2 * 2 },
      halfHeads: names.indices.map { box($0) / 2 },
      .init(
        message: 4, leastMessage: 2, loop: 8 + 2 * margin, noteBeside: 3 + 2 * margin,
        noteOver: 2 + 2 * margin, noteAcross: 4, besideNoteAcross: 5 + 2 * margin))
    var groups = Array(repeating: "", count: names.count)
    for group in graph.groups {
      for member in group.nodes.compactMap({ number($0) }) { groups[member] = group.id }
    }
    for (index, group) in graph.groups.enumerated() {
      let members = group.nodes.compactMap { number($0) }
      guard let first = members.min(), let last = members.max() else { continue }
      let title = Self.columns(titles[index]) + 6 - box(first) / 2 - 2
      if last + 1 < names.count {
        // The next head, or the box around it, stands behind the title.
        let frame = groups[last + 1].isEmpty ? 0 : 2
        distances.keep(first, last + 1, apart: title + box(last + 1) / 2 + frame)
      } else {
        distances.keep(first, names.count, apart: title)
      }
    }
    for participant in names.indices {
      let half = box(participant) / 2
      let frame = groups[participant].isEmpty ? 0 : 2
      if participant == 0 {
        distances.keep(-1, 0, apart: max(half + frame, margin + 2))
      } else {
        let isApart = groups[participant] != groups[participant - 1]
        let gap = half + box(participant - 1) / 2 + (isApart ? 7 : 3)
        distances.keep(participant - 1, participant, apart: max(gap, 2 * margin + 6))
      }
      if participant == names.count - 1 {
        distances.keep(participant, names.count, apart: max(half + 1 + frame, margin + 3))
      }
    }
    let places = distances.places()
    lifelines = places.dropLast()
    width = places[names.count]
  }
}
