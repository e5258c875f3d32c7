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
    place(constraints(graph))
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

  /// How far apart the lifelines have to be for what stands between them.
  private func constraints(_ graph: FlowGraph) -> DifferenceConstraints {
    var constraints = DifferenceConstraints(count: participants.count)
    for index in participants.indices {
      let half = participants[index].width / 2
      guard index > 0 else {
        constraints.require(-1, 0, half)
        continue
      }
      let widths = participants[index - 1].width + participants[index].width
      constraints.require(index - 1, index, widths / 2 + limits.gap)
    }
    for (index, edge) in graph.edges.enumerated() {
      guard let from = indexes[edge.from], let to = indexes[edge.to] else { continue }
      let width = Self.width(messageLines(index, edge))
      if from == to {
        constraints.require(from, from + 1, width + limits.loop)
      } else {
        let head = creations[index] == nil ? 0 : headHalf(to)
        constraints.require(from, to, width + limits.ends + head)
      }
    }
    for note in graph.annotations {
      guard let first = note.target.flatMap({ indexes[$0] }) else { continue }
      let width = Self.width(noteLines(note)) + 32
      if let last = note.lastTarget.flatMap({ indexes[$0] }), last != first {
        constraints.require(first, last, width - 40)
        continue
      }
      // Left of the first lifeline there is room.
      let (left, right) =
        switch note.side {
        case .right: (nil, width + 30) as (Int?, Int?)
        case .left: (width + 30, nil)
        case .over: (width / 2 + 20, width / 2 + 20)
        }
      if let right { constraints.require(first, first + 1, right) }
      if let left, first > 0 { constraints.require(first - 1, first, left) }
    }
    return constraints
  }

  /// Places the lifelines, the distance between each two even.
  private mutating func place(_ constraints: DifferenceConstraints) {
    var before = 0
    for (index, place) in constraints.places().enumerated() {
      let gap = place - before
      participants[index].x =
        index == 0 ? place : participants[index - 1].x + (gap + 1) / 2 * 2
      before = place
    }
  }
}
