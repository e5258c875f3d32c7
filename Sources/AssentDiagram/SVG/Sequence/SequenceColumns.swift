import AssentDiagnostics

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
    indexes = graph.nodes.map(\.id).firstIndexes
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
    place(graph)
  }

  /// Whether a participant is drawn as a person.
  static func isFigure(_ node: FlowGraph.Node) -> Bool { node.shapeName == "actor" }

  /// The words of a message; one that goes far may be wider than one between neighbors.
  func messageLines(_ index: Int, _ edge: FlowGraph.Edge) -> [String] {
    let head = creations[index].map { headHalf($0) } ?? 0
    let room = distance(edge.from, edge.to) - limits.ends - head
    return Self.lines(edge.numbered(edge.label), within: max(limits.message, room))
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
    if words.allSatisfy({ Sketch.width($0, size: size) <= limit }) { return words }
    let longest = words.lazy.flatMap(partsOfWords).map { Sketch.width($0, size: size) }.max() ?? 0
    return wrapped(words, limit: max(limit, min(longest, longestWord))) {
      Sketch.width(units: $0, size: size)
    }
  }

  /// From a lifeline to the side of the head above it.
  func headHalf(_ participant: Int) -> Int {
    participants[participant].isFigure ? 16 : participants[participant].width / 2
  }

  static func width(_ lines: [String]) -> Int {
    lines.map { Sketch.width($0, size: size) }.max() ?? 0
  }

  /// The first participant whose lifeline stands right of a place; their number if none does.
  func firstParticipant(rightOf x: Int) -> Int {
    participants.partitioningIndex { $0.x > x }
  }

  private mutating func place(_ graph: FlowGraph) {
    guard let first = participants.first else { return }
    var distances = SequenceDistances(
      graph, indexes,
      messages: graph.edges.enumerated().map { Self.width(messageLines($0, $1)) },
      notes: graph.annotations.map { Self.width(noteLines($0)) + 32 },
      halfHeads: participants.indices.map(headHalf),
      .init(
        message: limits.ends, loop: limits.loop, noteBeside: 30, noteOver: 20, noteAcross: 40))
    for (index, (one, two)) in zip(participants, participants.dropFirst()).enumerated() {
      distances.keep(index, index + 1, apart: (one.width + two.width) / 2 + limits.gap)
    }
    let places = distances.places(first: first.width / 2)
    participants[0].x = places[0]
    for index in participants.indices.dropFirst() {
      let gap = places[index] - places[index - 1]
      participants[index].x = participants[index - 1].x + (gap + 1) / 2 * 2
    }
  }
}
