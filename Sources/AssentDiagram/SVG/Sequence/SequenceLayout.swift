/// Places the messages, notes and frames of a sequence one below the other.
struct SequenceLayout {
  /// A frame that is open, and how far to the sides what is in it reaches.
  private struct OpenFrame {
    var fragment: Int
    var top: Int
    var left = Int.max
    var right = Int.min
    var dividers: [Int] = []
    var titles: [(words: [String], y: Int)] = []
  }

  let graph: FlowGraph
  let columns: SequenceColumns
  var sketch = Sketch()
  /// The y of the line of each message.
  private var messageY: [Int] = []
  /// The participant that each message creates, and where the head of such a one ends.
  private let creations: [Int: Int]
  private var headEnds: [Int: Int] = [:]
  private var frames: [OpenFrame] = []
  /// Words that interrupt the lines behind them.
  private var words = SequenceWords()
  private var activity: SequenceActivity
  private var y: Int
  private var block = 0

  private static let lineHeight = SequenceColumns.lineHeight
  /// Above this height the heads are not in sight with the last messages.
  private static let tall = 600

  init(_ graph: FlowGraph, _ limits: SequenceLimits) {
    self.graph = graph
    columns = SequenceColumns(graph, limits)
    activity = SequenceActivity(graph)
    creations = graph.creations
    messageY = [Int](repeating: 0, count: graph.edges.count)
    y = columns.headHeight + 14
  }

  mutating func draw() {
    for event in SequenceEvent.all(of: graph) {
      switch event {
      case .message(let index): addMessage(index)
      case .note(let index): addNote(graph.annotations[index])
      case .open(let fragment): open(fragment)
      case .divide(let fragment, let section): divide(fragment, section)
      case .close(let fragment): close(fragment)
      }
    }
    y += 12
    words.sort()
    let bars = activity.bars(messageY, columns).flatMap { interrupted($0) }
    sketch.frames.insert(contentsOf: bars, at: 0)
    addLifelines()
    for index in graph.nodes.indices { addHead(index, end: headEnds[index] ?? columns.headHeight) }
    if y > Self.tall { addFeet() }
    addBoxes()
    interruptWalls()
  }

  private func x(_ id: String) -> Int? { columns.indexes[id].map { columns.participants[$0].x } }

  /// Lets the frames around know what they have to hold.
  private mutating func reach(_ left: Int, _ right: Int) {
    guard let last = frames.indices.last else { return }
    frames[last].left = min(frames[last].left, left)
    frames[last].right = max(frames[last].right, right)
  }

  private mutating func add(
    _ lines: [String], x: Int, top: Int, anchor: Sketch.Anchor, role: Sketch.Role
  ) {
    sketch.add(
      lines, x: x, top: top, step: Self.lineHeight, anchor: anchor, role: role, block: block)
    block += 1
  }

  /// The parts of a bar above, between and below the words that stand on it.
  private func interrupted(_ bar: Sketch.Frame) -> [Sketch.Frame] {
    let rect = bar.rect
    return words.pieces(in: rect.x..<rect.maxX + 1, rect.y..<rect.maxY).filter { $0.count >= 4 }.map
    {
      var part = bar
      (part.rect.y, part.rect.height) = ($0.lowerBound, $0.count)
      return part
    }
  }

  /// Opens the walls of frames and boxes where words stand on them.
  private mutating func interruptWalls() {
    for index in sketch.frames.indices where sketch.frames[index].isContainer {
      let rect = sketch.frames[index].rect
      let rows = rect.y..<rect.maxY
      sketch.frames[index].leftGaps = words.gaps(in: rect.x..<rect.x + 1, rows)
      sketch.frames[index].rightGaps = words.gaps(in: rect.maxX..<rect.maxX + 1, rows)
    }
  }

  // MARK: Messages and notes

  private mutating func addMessage(_ index: Int) {
    let edge = graph.edges[index]
    guard let from = columns.indexes[edge.from], let to = columns.indexes[edge.to] else { return }
    let lines = columns.messageLines(index, edge)
    let (start, end) = (columns.participants[from].x, columns.participants[to].x)
    let height = lines.count * Self.lineHeight
    let width = SequenceColumns.width(lines)
    y += 8
    var line = Sketch.Line(points: [])
    line.stroke = edge.style == .dotted ? .dashed : edge.style == .thick ? .heavy : .light
    line.startHead = edge.arrowTail
    line.endHead = edge.arrow
    if from == to {
      let edgeX = start + activity.right(edge.from, index)
      let top = y + max(0, (height - 24) / 2)
      line.points = [
        .init(x: edgeX, y: top), .init(x: edgeX + 34, y: top),
        .init(x: edgeX + 34, y: top + 24), .init(x: edgeX, y: top + 24),
      ]
      add(lines, x: edgeX + 42, top: top + 12 - height / 2, anchor: .start, role: .label)
      words.add(edgeX + 42..<edgeX + 42 + width, top + 10 - height / 2..<top + 16 + height / 2)
      messageY[index] = top
      reach(start - 14, edgeX + 50 + width)
      y = max(top + 24, y + height) + 10
    } else {
      let isRight = end > start
      let first =
        start + (isRight ? activity.right(edge.from, index) : activity.left(edge.from, index))
      var last = end + (isRight ? activity.left(edge.to, index) : activity.right(edge.to, index))
      var below = 12
      var above = height + 5
      if let late = creations[index] {
        // The line ends at the head of whom it creates.
        let head = headHeight(late)
        last = end + (isRight ? -1 : 1) * columns.headHalf(late)
        above = max(above, head / 2)
        below = head / 2 + 8
        headEnds[late] = y + above + head - head / 2
      }
      let middle = (first + last) / 2
      let top = y + above - height - 5
      add(lines, x: middle, top: top, anchor: .middle, role: .label)
      words.add(middle - width / 2..<middle + width / 2, top - 1..<top + height)
      y += above
      line.points = [.init(x: first, y: y), .init(x: last, y: y)]
      messageY[index] = y
      reach(min(start, end, middle - width / 2) - 14, max(start, end, middle + width / 2) + 14)
      y += below
    }
    if edge.isAsynchronous, let tip = line.points.last {
      // An open head, for nobody waits.
      let back = line.points[line.points.count - 2].x < tip.x ? -8 : 8
      line.endHead = .none
      sketch.figures.append(
        Sketch.Figure(
          path: "M\(tip.x + back) \(tip.y - 5)l\(-back) 5l\(back) 5",
          frame: .init(x: min(tip.x, tip.x + back), y: tip.y - 5, width: 8, height: 10)))
    }
    sketch.lines.append(line)
  }

  private mutating func addNote(_ note: FlowGraph.Annotation) {
    guard let first = note.target.flatMap({ x($0) }) else { return }
    let lines = columns.noteLines(note)
    // With room for the folded corner.
    var width = (SequenceColumns.width(lines) + 33) / 2 * 2
    var left = first - width / 2
    if let last = note.lastTarget.flatMap({ x($0) }), last != first {
      width = max(width, abs(last - first) + 40)
      left = (first + last - width) / 2
    } else if note.side == .right {
      left = first + 14
    } else if note.side == .left {
      left = first - 14 - width
    }
    y += 6
    let height = max(1, lines.count) * Self.lineHeight + 12
    var frame = Sketch.Frame(rect: .init(x: left, y: y, width: width, height: height))
    frame.shape = .note
    sketch.frames.append(frame)
    add(lines, x: left + width / 2, top: y + 6, anchor: .middle, role: .body)
    reach(left - 10, left + width + 10)
    y += height + 8
  }

  // MARK: Frames

  private mutating func open(_ fragment: Int) {
    y += 8
    var frame = OpenFrame(fragment: fragment, top: y)
    if graph.fragments[fragment].kind != .shading {
      let title = columns.titleLines(graph.fragments[fragment].sections.first?.title ?? [])
      frame.titles.append((title, y))
      y += Self.lineHeight * max(1, title.count) + 8
    }
    frames.append(frame)
  }

  private mutating func divide(_ fragment: Int, _ section: Int) {
    guard let last = frames.indices.last, frames[last].fragment == fragment else { return }
    y += 6
    frames[last].dividers.append(y)
    let title = columns.titleLines(graph.fragments[fragment].sections[section].title)
    frames[last].titles.append((title, y))
    y += Self.lineHeight * max(1, title.count) + 4
  }

  private mutating func close(_ fragment: Int) {
    guard frames.last?.fragment == fragment, var frame = frames.popLast() else { return }
    y += 6
    let kind = graph.fragments[fragment].kind
    let word = kind == .shading ? "" : kind.rawValue
    let tab = Sketch.width(word, size: Sketch.fontSize, role: .strong) + 18
    if frame.left > frame.right {
      frame.left = (columns.participants.first?.x ?? 0) - 14
      frame.right = (columns.participants.last?.x ?? 0) + 14
    }
    for (number, title) in frame.titles.enumerated() {
      let lines = title.words.filter { !$0.isEmpty }
      if lines.isEmpty { continue }
      let start = frame.left + (number == 0 ? tab + 8 : 10)
      let width = SequenceColumns.width(lines)
      frame.right = max(frame.right, start + width + 10)
      add(lines, x: start, top: title.y + 3, anchor: .start, role: .label)
      words.add(start..<start + width, title.y + 2..<title.y + 4 + lines.count * Self.lineHeight)
    }
    let rect = Sketch.Rect(
      x: frame.left, y: frame.top, width: frame.right - frame.left, height: y - frame.top)
    sketch.frames.append(
      Sketch.Frame(rect: rect, isContainer: true, tint: graph.fragments[fragment].color))
    if kind != .shading {
      sketch.rules.append(
        Sketch.Line(
          points: [
            .init(x: rect.x, y: frame.top + 21), .init(x: rect.x + tab - 6, y: frame.top + 21),
            .init(x: rect.x + tab, y: frame.top + 15), .init(x: rect.x + tab, y: frame.top),
          ]))
      add([word], x: rect.x + 8, top: frame.top + 2, anchor: .start, role: .strong)
      // From where its own wall stays whole.
      words.add(rect.x + 4..<rect.x + tab, frame.top..<frame.top + 21)
    }
    for divider in frame.dividers {
      sketch.rules.append(
        Sketch.Line(
          points: [.init(x: rect.x, y: divider), .init(x: rect.maxX, y: divider)],
          stroke: .dashed))
    }
    reach(frame.left - 8, frame.right + 8)
    y += 8
  }

  // MARK: Participants

  private mutating func addLifelines() {
    let endings = graph.endings
    for (index, participant) in columns.participants.enumerated() {
      let start = headEnds[index] ?? columns.headHeight
      let end = endings[index].map { endY(ofMessage: $0) } ?? y
      for piece in words.pieces(in: participant.x..<participant.x + 1, start..<max(start, end)) {
        addLifeline(participant.x, piece.lowerBound, piece.upperBound)
      }
      if endings[index] != nil {
        let (x, y) = (participant.x, end)
        sketch.figures.append(
          Sketch.Figure(
            path: "M\(x - 6) \(y - 6)l12 12M\(x + 6) \(y - 6)l-12 12",
            frame: .init(x: x - 6, y: y - 6, width: 12, height: 12)))
      }
    }
  }

  /// Where a lifeline ends that ends with a message.
  private func endY(ofMessage index: Int) -> Int {
    let edge = graph.edges[index]
    return messageY[index] + (edge.from == edge.to ? 24 : 0) + 12
  }

  private mutating func addLifeline(_ x: Int, _ start: Int, _ end: Int) {
    if end > start {
      sketch.backLines.append(Sketch.Line(points: [.init(x: x, y: start), .init(x: x, y: end)]))
    }
  }

  private func headHeight(_ participant: Int) -> Int {
    let node = graph.nodes[participant]
    let height = columns.participants[participant].lines.count * Self.lineHeight
    return height + (SequenceColumns.isFigure(node) ? 46 : node.shape == .cylinder ? 42 : 18)
  }

  /// Names those again at the foot whose lifelines go on to there.
  private mutating func addFeet() {
    let endings = graph.endings
    let top = y
    for index in graph.nodes.indices where endings[index] == nil {
      addHead(index, end: top + headHeight(index))
      y = max(y, top + headHeight(index))
    }
  }

  /// Draws a participant above the line `end`.
  private mutating func addHead(_ index: Int, end: Int) {
    let (node, participant) = (graph.nodes[index], columns.participants[index])
    let height = participant.lines.count * Self.lineHeight
    if SequenceColumns.isFigure(node) {
      let top = end - height - 46
      sketch.figures.append(Self.figure(participant.x, top))
      add(
        participant.lines, x: participant.x, top: end - height - 6, anchor: .middle, role: .body)
      return
    }
    let isCylinder = node.shape == .cylinder
    let own = headHeight(index)
    let rect = Sketch.Rect(
      x: participant.x - participant.width / 2, y: end - own, width: participant.width, height: own)
    var frame = Sketch.Frame(rect: rect)
    if isCylinder { frame.shape = .cylinder }
    sketch.frames.append(frame)
    add(
      participant.lines, x: participant.x, top: rect.y + (isCylinder ? 22 : 9), anchor: .middle,
      role: .body)
  }

  /// A person: head, body, arms and legs.
  private static func figure(_ x: Int, _ y: Int) -> Sketch.Figure {
    let path =
      "M\(x - 6) \(y + 7)a6 6 0 1 0 12 0a6 6 0 1 0-12 0M\(x) \(y + 13)v13M\(x - 10) \(y + 18)h20"
      + "M\(x) \(y + 26)l-9 11M\(x) \(y + 26)l9 11"
    return Sketch.Figure(path: path, frame: .init(x: x - 10, y: y + 1, width: 20, height: 36))
  }

  /// The boxes around participants, with their titles above.
  private mutating func addBoxes() {
    let titles = columns.boxes.compactMap { $0?.title.count }.max() ?? 0
    let top = -12 - titles * Self.lineHeight
    for (group, box) in zip(graph.groups, columns.boxes) {
      guard let box else { continue }
      let (left, right) = columns.walls(of: box)
      let rect = Sketch.Rect(x: left, y: top, width: right - left, height: y + 8 - top)
      let color = SVGStyle(group.styles)["fill"].flatMap { $0 == "transparent" ? nil : $0 }
      sketch.frames.insert(Sketch.Frame(rect: rect, isContainer: true, tint: color), at: 0)
      add(box.title, x: (left + right) / 2, top: top + 5, anchor: .middle, role: .strong)
    }
  }
}
