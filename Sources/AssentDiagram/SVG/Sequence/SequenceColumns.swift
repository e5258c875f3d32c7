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

  /// A box around participants.
  struct Box {
    /// Its lines, one below the other.
    var title: [String]
    /// Its leftmost and its rightmost participant.
    var first: Int
    var last: Int
    /// How far its walls are from the heads in it.
    var margin = Self.leastMargin

    static let leastMargin = 10
  }

  private(set) var participants: [Participant] = []
  /// A box for each group of participants; `nil` for one without.
  private(set) var boxes: [Box?] = []
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
  private static func lines(
    _ words: [String], within limit: Int, role: Sketch.Role = .body
  ) -> [String] {
    if width(words, role: role) <= limit { return words }
    let longest = width(words.flatMap(partsOfWords), role: role)
    return wrapped(words, limit: max(limit, min(longest, longestWord))) {
      Sketch.width(units: $0, size: size, role: role)
    }
  }

  /// From a lifeline to the side of the head above it.
  func headHalf(_ participant: Int) -> Int {
    participants[participant].isFigure ? 16 : participants[participant].width / 2
  }

  static func width(_ lines: [String], role: Sketch.Role = .body) -> Int {
    lines.map { Sketch.width($0, size: size, role: role) }.max() ?? 0
  }

  /// The x of the walls of a box.
  func walls(of box: Box) -> (left: Int, right: Int) {
    let (first, last) = (participants[box.first], participants[box.last])
    return (first.x - first.width / 2 - box.margin, last.x + last.width / 2 + box.margin)
  }

  private mutating func place(_ graph: FlowGraph) {
    boxes = graph.groups.map { group in
      let members = group.nodes.compactMap { indexes[$0] }
      guard let first = members.min(), let last = members.max() else { return nil }
      return Box(title: group.title.filter { !$0.isEmpty }, first: first, last: last)
    }
    let distances = SequenceDistances(
      graph, indexes,
      messages: graph.edges.enumerated().map { Self.width(messageLines($0, $1)) },
      notes: graph.annotations.map { Self.width(noteLines($0)) + 32 },
      halfHeads: participants.indices.map(headHalf),
      .init(
        message: limits.ends, loop: limits.loop, noteBeside: 30, noteOver: 20, noteAcross: 40))
    placeLifelines(distances)
    if fitTitles() { placeLifelines(distances) }
  }

  /// Breaks the titles of boxes to the width of what is in them, and widens boxes that are narrower still.
  ///
  /// - Returns: whether one is wider than before.
  private mutating func fitTitles() -> Bool {
    var isWider = false
    for (index, box) in boxes.enumerated() {
      guard var box, !box.title.isEmpty else { continue }
      let (left, right) = walls(of: box)
      let room = right - left - 2 * Box.leastMargin
      box.title = Self.lines(box.title, within: max(room, limits.name), role: .strong)
      // With room for fonts that stand in, a sixth wider.
      let width = Self.width(box.title, role: .strong) * 7 / 6
      if width > room {
        box.margin += (width - room + 1) / 2
        isWider = true
      }
      boxes[index] = box
    }
    return isWider
  }

  /// How far boxes reach beyond the head of each participant, on one side.
  private func reaches(_ side: KeyPath<Box, Int>) -> [Int] {
    var reaches = [Int](repeating: 0, count: participants.count)
    for box in boxes.lazy.compactMap(\.self) {
      reaches[box[keyPath: side]] = max(reaches[box[keyPath: side]], box.margin)
    }
    return reaches
  }

  private mutating func placeLifelines(_ distances: SequenceDistances) {
    guard let first = participants.first else { return }
    var distances = distances
    let (lefts, rights) = (reaches(\.first), reaches(\.last))
    for (index, (one, two)) in zip(participants, participants.dropFirst()).enumerated() {
      let gap = max(limits.gap, rights[index] + lefts[index + 1] + 6)
      distances.keep(index, index + 1, apart: (one.width + two.width) / 2 + gap)
    }
    let places = distances.places(first: first.width / 2)
    participants[0].x = places[0]
    for index in participants.indices.dropFirst() {
      let gap = places[index] - places[index - 1]
      participants[index].x = participants[index - 1].x + (gap + 1) / 2 * 2
    }
  }
}
