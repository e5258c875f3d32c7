/// Reads participants with lines down the page and messages between these lines.
struct SequenceReader {
  private let drawing: BoxDrawing
  private let lifelines: [Lifeline]
  private let messages: [MessageFinder.Message]

  var messageCount: Int { messages.count }

  /// The rows from the beginning of the lines to the last message.
  var rows: ClosedRange<Int> {
    let first = lifelines.map(\.rows.lowerBound).min() ?? 0
    return first...max(first, messages.map(\.row).max() ?? first)
  }

  /// `nil` where there are no two participants with two messages between their lines, or one beside one
  /// between their boxes.
  init?(_ drawing: BoxDrawing) {
    self.drawing = drawing
    if let open = OpenExchange(drawing) {
      (lifelines, messages) = (open.lifelines, open.messages)
      return
    }
    let finder = LifelineFinder(drawing)
    var whole = finder.lifelines()
    if whole.isEmpty, Self.holdsParticipantsAlone(drawing) {
      let lone = finder.boxed()
      whole =
        lone.isEmpty ? [] : (lone + finder.broken(beside: lone)).sorted { $0.column < $1.column }
    }
    guard whole.count >= 2 else { return nil }
    let first = MessageFinder(drawing: drawing, lifelines: whole).messages()
    guard !first.isEmpty else { return nil }
    let broken =
      finder.broken(beside: whole) + Self.named(finder.names(beside: whole), beside: whole, drawing)
    lifelines = (whole + broken).sorted { $0.column < $1.column }
    let messages = MessageFinder(drawing: drawing, lifelines: lifelines)
    let all = messages.messagesBetweenBoxes() + (broken.isEmpty ? first : messages.messages())
    // A flow leads down the page oftener than from line to line.
    let down = drawing.cells.vertices.count { $0.head?.isVertical == true }
    guard down <= all.count + lifelines.count,
      first.count >= 2 || first[0].leadsBack
        || all.count >= 2 && Self.holdsParticipantsAlone(drawing)
    else { return nil }
    self.messages = Self.inOrder(all, messages.headless() + messages.ownSteps())
  }

  /// Messages by their rows, with those that have no head.
  private static func inOrder(
    _ messages: [MessageFinder.Message], _ headless: [MessageFinder.Message]
  ) -> [MessageFinder.Message] {
    if headless.isEmpty { return messages }
    let rows = Set(messages.map(\.row))
    return (messages + headless.filter { !rows.contains($0.row) }).enumerated().sorted {
      ($0.element.row, $0.offset) < ($1.element.row, $1.offset)
    }.map(\.element)
  }

  /// Those of some participants without lines at which messages begin or end.
  private static func named(_ names: [Lifeline], beside whole: [Lifeline], _ drawing: BoxDrawing)
    -> [Lifeline]
  {
    if names.isEmpty { return [] }
    let all = (whole + names).sorted { $0.column < $1.column }
    let messages = MessageFinder(drawing: drawing, lifelines: all).messages()
    let used = Set(messages.flatMap { [$0.from, $0.to] }.map { all[$0].column })
    return names.filter { used.contains($0.column) }
  }

  /// Whether every box begins a row at the top, and no arrow leads down or up the page: then one arrow
  /// between lines is enough to tell that they are those of participants.
  private static func holdsParticipantsAlone(_ drawing: BoxDrawing) -> Bool {
    let boxes = drawing.territory.boxes
    let bottom = boxes.map(\.bottom).min() ?? 0
    return boxes.allSatisfy { $0.top <= bottom }
      && !drawing.cells.vertices.contains { $0.head?.isVertical == true }
  }

  func graph() -> FlowGraph {
    var graph = FlowGraph(notation: .boxDrawing, kind: .sequence, isValid: true)
    graph.nodes = lifelines.enumerated().map { index, lifeline in
      FlowGraph.Node(
        id: "n\(index + 1)", lines: lifeline.lines, shape: lifeline.shape, range: lifeline.range)
    }
    let labels = MessageLabels(drawing: drawing, lifelines: lifelines, messages: messages)
    let found = labels.labels()
    for (index, (columns, label)) in zip(labels.spans, found).enumerated() {
      let message = messages[index]
      var edge = FlowGraph.Edge(
        from: "n\(message.from + 1)", to: "n\(message.to + 1)",
        range: drawing.range(message.row, columns))
      if message.leadsBack { edge.arrowTail = .point }
      if message.isHeadless { edge.arrow = .none }
      edge.order = index + 1
      edge.label = label.map(\.text)
      if isDashed(message.row, columns) { edge.style = .dotted }
      graph.edges.append(edge)
    }
    let notes = SequenceNotes(
      drawing: drawing, lifelines: lifelines, messages: messages, labels: found.flatMap { $0 })
    graph.annotations = notes.annotations
    graph.headings = notes.headings
    graph.legend = notes.legend
    graph.direction = .down
    return graph
  }

  /// Whether a line is drawn with dashes, `┄┄┄` or `- - -`: its gaps are strokes of the map.
  private func isDashed(_ row: Int, _ columns: Range<Int>) -> Bool {
    let (map, grid) = (drawing.map, drawing.map.grid)
    let strokes = columns.filter { map.arms(row, $0) == Arms.horizontal }
    let dashes = strokes.count {
      StrokeTable.weight(of: grid.scalar(row, $0)) == .dashed || grid.isBlank(row, $0)
        || grid.scalar(row, $0) == 0x2E
    }
    return dashes > 1 && dashes * 3 >= strokes.count
  }
}
