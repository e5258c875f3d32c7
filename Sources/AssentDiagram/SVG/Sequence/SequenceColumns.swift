/// Where the lifelines of a sequence are, so that all words between them have room.
struct SequenceColumns {
  struct Participant {
    var lines: [String]
    var width: Int
    var isFigure = false
    /// Of its lifeline.
    var x = 0
  }

  private(set) var participants: [Participant] = []
  /// The participant with an id.
  private(set) var indexes: [String: Int] = [:]
  private(set) var headHeight = 0

  static let size = Sketch.fontSize
  static let lineHeight = 17
  private static let longestWord = 150
  private let limits: SequenceLimits
  private let creations: [Int: Int]

  init(_ graph: FlowGraph, _ limits: SequenceLimits) {
    self.limits = limits
    creations = graph.creations
    for (index, node) in graph.nodes.enumerated() where indexes[node.id] == nil {
      indexes[node.id] = index
    }
    for node in graph.nodes {
      let lines = Self.lines(node.lines, within: limits.name)
      let text = Self.width(lines)
      participants.append(
        Participant(
          lines: lines, width: max(limits.head, text + 2 * limits.padding),
          isFigure: Self.isFigure(node)))
      let figure = Self.isFigure(node) ? 40 : node.shape == .cylinder ? 24 : 0
      headHeight = max(headHeight, lines.count * Self.lineHeight + 18 + figure)
    }
    place(gaps(graph))
  }

  /// Whether a participant is drawn as a person.
  static func isFigure(_ node: FlowGraph.Node) -> Bool { node.shapeName == "actor" }

  /// The words of a message; one that goes far may be wider than one between neighbors.
  func messageLines(_ index: Int, _ edge: FlowGraph.Edge) -> [String] {
    let head = creations[index].map { headHalf($0) } ?? 0
    let room = distance(edge.from, edge.to) - limits.ends - head
    var label = edge.label
    if let number = edge.number {
      let first = label.first.map { " \($0)" } ?? ""
      label = ["\(number).\(first)"] + label.dropFirst()
    }
    return Self.lines(label, within: max(limits.message, room))
  }

  func noteLines(_ note: FlowGraph.Annotation) -> [String] {
    guard let first = note.target, let last = note.lastTarget else {
      return Self.lines(note.lines, within: limits.note)
    }
    return Self.lines(note.lines, within: max(limits.message, distance(first, last)))
  }

  /// The words that a frame begins with; they go on in the next line where all lifelines end.
  func titleLines(_ words: [String]) -> [String] {
    let all = (participants.last?.x ?? 0) - (participants.first?.x ?? 0)
    return Self.lines(words, within: max(limits.message, all - 60))
  }

  /// Between two lifelines, once they have their places.
  private func distance(_ one: String, _ other: String) -> Int {
    guard let first = indexes[one], let last = indexes[other] else { return 0 }
    return abs(participants[last].x - participants[first].x)
  }

  /// Lines that are no wider than a limit, or than what is not broken in two.
  private static func lines(_ words: [String], within limit: Int) -> [String] {
    let longest = words.lazy.flatMap(partsOfWords).map { Sketch.width($0, size: size) }.max() ?? 0
    return wrapped(words, limit: max(limit, min(longest, longestWord))) {
      Sketch.width($0, size: size)
    }
  }

  /// From a lifeline to the side of the head above it.
  func headHalf(_ participant: Int) -> Int {
    participants[participant].isFigure ? 16 : participants[participant].width / 2
  }

  static func width(_ lines: [String]) -> Int {
    lines.map { Sketch.width($0, size: size) }.max() ?? 0
  }

  // MARK: Distances

  /// The distance between each two neighbors.
  private func gaps(_ graph: FlowGraph) -> [Int] {
    var gaps: [Int] = []
    for index in participants.indices.dropLast() {
      gaps.append((participants[index].width + participants[index + 1].width) / 2 + limits.gap)
    }
    // What each stretch from one lifeline to another one needs; the longest text of each counts.
    var needs: [Range<Int>: Int] = [:]
    func need(_ a: Int, _ b: Int, _ width: Int) {
      let range = min(a, b)..<max(a, b)
      if range.lowerBound >= 0, range.upperBound < participants.count {
        needs[range] = max(needs[range] ?? 0, width)
      }
    }
    for (index, edge) in graph.edges.enumerated() {
      guard let from = indexes[edge.from], let to = indexes[edge.to] else { continue }
      let lines = messageLines(index, edge)
      let width = Self.width(lines)
      if from == to {
        need(from, from + 1, width + limits.loop)
      } else {
        need(from, to, width + limits.ends + (creations[index] == nil ? 0 : headHalf(to)))
      }
    }
    for note in graph.annotations {
      guard let first = note.target.flatMap({ indexes[$0] }) else { continue }
      let width = Self.width(noteLines(note)) + 32
      if let last = note.lastTarget.flatMap({ indexes[$0] }), last != first {
        need(first, last, width - 40)
        continue
      }
      switch note.side {
      case .right: need(first, first + 1, width + 30)
      case .left: need(first - 1, first, width + 30)
      case .over:
        need(first, first + 1, width / 2 + 20)
        need(first - 1, first, width / 2 + 20)
      }
    }
    let ordered = needs.sorted {
      ($0.key.count, $0.key.lowerBound) < ($1.key.count, $1.key.lowerBound)
    }
    for (range, width) in ordered {
      let missing = width - gaps[range].reduce(0, +)
      if missing > 0 { gaps[range.upperBound - 1] += missing }
    }
    return gaps
  }

  private mutating func place(_ gaps: [Int]) {
    var x = (participants.first?.width ?? 0) / 2
    for index in participants.indices {
      participants[index].x = x
      if index < gaps.count { x += (gaps[index] + 1) / 2 * 2 }
    }
  }
}
