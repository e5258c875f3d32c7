/// Where the participants of a sequence stand, and the lines of its texts.
struct TerminalSequenceColumns {
  /// Columns of the lifelines.
  private(set) var lifelines: [Int] = []
  private(set) var names: [[String]] = []
  /// Lines of every message and note.
  private(set) var messages: [[String]] = []
  private(set) var notes: [[String]] = []
  private(set) var width = 0
  private let drawing: SequenceDrawing
  /// The participant that each message creates.
  let creations: [Int: Int]

  /// - Parameter limit: columns after which a text goes on in the next line.
  init(_ drawing: SequenceDrawing, limit: Int) {
    self.drawing = drawing
    creations = drawing.graph.creations
    let graph = drawing.graph
    names = graph.nodes.map { wrappedWords($0.lines, limit: min(limit, 24)) }
    messages = graph.edges.indices.map { wrappedWords(drawing.words(of: $0), limit: limit) }
    notes = graph.annotations.map { wrappedWords($0.lines, limit: limit) }
    place()
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

  /// How far apart lifelines have to be; -1 is the left edge, one past the last the right one.
  private func needs() -> [(from: Int, to: Int, room: Int)] {
    var needs: [(from: Int, to: Int, room: Int)] = []
    let graph = drawing.graph
    let frames = 2 * drawing.depth
    for (index, edge) in graph.edges.enumerated() {
      guard let from = number(edge.from), let to = number(edge.to) else { continue }
      let text = Self.columns(messages[index])
      if from == to {
        needs.append((from, from + 1, text + 8 + 2 * frames))
      } else {
        let half = creations[index] == nil ? 0 : box(to) / 2
        needs.append((min(from, to), max(from, to), max(text + 4, 6) + half))
      }
    }
    for (index, note) in graph.annotations.enumerated() {
      guard let first = number(note.target) else { continue }
      let last = number(note.lastTarget) ?? first
      let half = (Self.columns(notes[index]) + 4 + 1) / 2
      let (low, high) = (min(first, last), max(first, last))
      if low == high, note.side != .over {
        let room = 2 * half + 3 + 2 * frames
        needs.append(note.side == .left ? (low - 1, low, room) : (low, low + 1, room))
        continue
      }
      // Over one lifeline a note reaches to both sides.
      needs.append((low - 1, low, (low == high ? half : 3) + 2 + 2 * frames))
      needs.append((high, high + 1, (low == high ? half : 3) + 2 + 2 * frames))
      if low < high { needs.append((low, high, 2 * half - 4)) }
    }
    return needs
  }

  private mutating func place() {
    let needs = needs()
    let count = names.count
    let margin = 2 * drawing.depth
    var byEnd = Array(repeating: [(from: Int, room: Int)](), count: count + 1)
    for need in needs where need.to <= count { byEnd[need.to].append((need.from, need.room)) }
    var groups = Array(repeating: "", count: count)
    for group in drawing.graph.groups {
      for id in group.nodes { if let it = number(id) { groups[it] = group.id } }
    }
    for participant in 0..<count {
      let half = box(participant) / 2
      var x = half + (groups[participant].isEmpty ? 0 : 2)
      if margin > 0 { x = max(x, margin + 2) }
      if participant > 0 {
        let isApart = groups[participant] != groups[participant - 1]
        let gap = half + box(participant - 1) / 2 + (isApart ? 7 : 3)
        x = lifelines[participant - 1] + max(gap, 2 * margin + 6)
      }
      for need in byEnd[participant] {
        x = max(x, need.from < 0 ? need.room : lifelines[need.from] + need.room)
      }
      lifelines.append(x)
    }
    guard let last = lifelines.last else { return }
    width = last + max(box(count - 1) / 2 + 1 + (groups[count - 1].isEmpty ? 0 : 2), margin + 3)
    for need in byEnd[count] { width = max(width, lifelines[need.from] + need.room) }
    for group in drawing.graph.groups {
      let title = textColumns(group.title.joined(separator: " ")) + 6
      if let first = group.nodes.compactMap({ number($0) }).min() {
        width = max(width, lifelines[first] - box(first) / 2 - 2 + title)
      }
    }
  }
}
