/// Draws a sequence whose participants have their columns.
struct SequencePainter {
  private let drawing: SequenceDrawing
  private let columns: TerminalSequenceColumns
  private let graph: FlowGraph
  private let isASCII: Bool
  private var grid: CharacterGrid
  /// Row of the arrow of each message.
  private var rows: [Int]
  /// First row of the box of each participant that a message creates.
  private var boxRows: [Int: Int] = [:]
  /// Extent of each frame, and the rows in which its sections start and it ends.
  private var frames: [Int: Frame] = [:]
  private var y = 0

  private struct Frame {
    var left = Int.max
    var right = Int.min
    var top = 0
    var bottom = 0
    var sections: [(row: Int, section: Int)] = []
  }

  init(_ drawing: SequenceDrawing, columns: TerminalSequenceColumns) {
    self.drawing = drawing
    self.columns = columns
    graph = drawing.graph
    isASCII = drawing.isASCII
    rows = Array(repeating: 0, count: graph.edges.count)
    grid = CharacterGrid(width: 0, height: 0, isASCII: isASCII)
  }

  mutating func lines() -> [String] {
    let hasBoxes = !graph.groups.isEmpty
    let late = Set(columns.creations.values)
    let tallest =
      columns.names.indices.filter { !late.contains($0) }.map { columns.names[$0].count }.max() ?? 1
    // The first line of a title stands in the upper border of its box.
    let top = hasBoxes ? max(1, columns.titles.map(\.count).max() ?? 1) : 0
    let header = top + tallest + 2 + (hasBoxes ? 1 : 0)
    measure(below: header)
    // No lifeline goes on after the last message, unless to where it ends.
    if case .message(let last)? = drawing.events.last, !graph.endings.values.contains(last),
      columns.creations[last] == nil
    {
      y -= 1
    }
    grid = CharacterGrid(width: columns.width, height: y, isASCII: isASCII)
    for frame in frames.values.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
      grid.drawFrame(
        .init(
          x: frame.left, y: frame.top, width: frame.right - frame.left + 1,
          height: frame.bottom - frame.top + 1))
      for entry in frame.sections.dropFirst() {
        for x in (frame.left + 1)..<frame.right {
          grid.put(isASCII ? "." : "┄", x: x, y: entry.row)
        }
        grid.put(isASCII ? "+" : "├", x: frame.left, y: entry.row)
        grid.put(isASCII ? "+" : "┤", x: frame.right, y: entry.row)
      }
    }
    drawHeader(top, tallest)
    for (number, frame) in frames.sorted(by: { $0.key < $1.key }) {
      for entry in frame.sections {
        for (row, text) in title(of: entry.section, in: number, frame).enumerated() {
          grid.write(" \(text) ", x: frame.left + 2, y: entry.row + row)
        }
      }
    }
    for event in drawing.events {
      if case .message(let message) = event { draw(message) }
    }
    y = header
    for event in drawing.events { drawNote(event) }
    return grid.lines()
  }

  private func ends(of message: Int) -> (from: Int, to: Int)? {
    let edge = graph.edges[message]
    guard let from = drawing.numbers[edge.from], let to = drawing.numbers[edge.to] else {
      return nil
    }
    return (columns.lifelines[from], columns.lifelines[to])
  }

  /// Rows that an event takes; those of a frame's title come from the frame.
  private func height(_ event: SequenceEvent) -> Int {
    switch event {
    case .message(let message):
      guard let ends = ends(of: message) else { return 0 }
      let text = columns.messages[message].count
      if let late = columns.creations[message] {
        let box = columns.names[late].count + 2
        return max(text, box / 2) + box - box / 2 + 1
      }
      return ends.from == ends.to ? max(text, 1) + 2 : text + 2
    case .note(let note): return columns.notes[note].count + 2
    case .open(let fragment): return titleHeight(of: 0, in: fragment)
    case .divide(let fragment, let section): return titleHeight(of: section, in: fragment)
    case .close: return 2
    }
  }

  private func titleHeight(of section: Int, in fragment: Int) -> Int {
    frames[fragment].map { title(of: section, in: fragment, $0).count } ?? 1
  }

  private func title(of section: Int, in fragment: Int, _ frame: Frame) -> [String] {
    let room = max(frame.right - frame.left - 5, 6)
    return wrappedColumns([drawing.name(of: section, in: fragment)], limit: room)
  }

  /// Finds the extents of frames, then the rows of everything.
  private mutating func measure(below header: Int) {
    var open: [Int] = []
    for event in drawing.events {
      switch event {
      case .message(let message):
        guard let last = open.last, let ends = ends(of: message) else { continue }
        let loop =
          ends.from == ends.to ? TerminalSequenceColumns.columns(columns.messages[message]) + 6 : 0
        widen(last, min(ends.from, ends.to) - 3, max(ends.from, ends.to) + max(loop, 3))
      case .note(let note):
        guard let last = open.last else { continue }
        let frame = columns.frame(ofNote: note)
        widen(last, frame.lowerBound - 2, frame.upperBound + 1)
      case .open(let fragment):
        open.append(fragment)
        frames[fragment] = Frame()
      case .divide: continue
      case .close(let fragment):
        _ = open.popLast()
        guard let frame = frames[fragment] else { continue }
        let isEmpty = frame.left > frame.right
        let low = isEmpty ? 0 : max(frame.left, 0)
        let high = isEmpty ? columns.width - 1 : min(frame.right, columns.width - 1)
        frames[fragment]?.left = low
        frames[fragment]?.right = high
        if let last = open.last { widen(last, low - 2, high + 2) }
      }
    }
    y = header
    for event in drawing.events {
      switch event {
      case .open(let fragment):
        frames[fragment]?.top = y
        frames[fragment]?.sections.append((y, 0))
      case .divide(let fragment, let section): frames[fragment]?.sections.append((y, section))
      case .close(let fragment): frames[fragment]?.bottom = y
      case .message(let message):
        let text = columns.messages[message].count
        let isLoop = ends(of: message).map { $0.from == $0.to } ?? false
        rows[message] = isLoop ? y : y + text
        if let late = columns.creations[message] {
          let half = (columns.names[late].count + 2) / 2
          rows[message] = y + max(text, half)
          boxRows[late] = rows[message] - half
        }
      case .note: break
      }
      y += height(event)
    }
  }

  private mutating func widen(_ fragment: Int, _ low: Int, _ high: Int) {
    guard var frame = frames[fragment] else { return }
    frame.left = min(frame.left, low)
    frame.right = max(frame.right, high)
    frames[fragment] = frame
  }

  private mutating func drawHeader(_ top: Int, _ tallest: Int) {
    for (group, title) in zip(graph.groups, columns.titles) {
      let members = group.nodes.compactMap { drawing.numbers[$0] }
      guard let first = members.min(), let last = members.max() else { continue }
      let left = max(columns.lifelines[first] - columns.box(first) / 2 - 2, 0)
      var right = columns.lifelines[last] + columns.box(last) / 2 + 2
      right = max(right, left + TerminalSequenceColumns.columns(title) + 4)
      grid.drawFrame(.init(x: left, y: 0, width: right - left + 1, height: top + tallest + 3))
      for (row, line) in title.enumerated() where !line.isEmpty {
        grid.write(" \(line) ", x: left + 2, y: row)
      }
    }
    let endings = graph.endings
    for (number, node) in graph.nodes.enumerated() {
      let x = columns.lifelines[number]
      let isPerson = node.shapeName == "actor" || node.shape == .cylinder
      let half = columns.box(number) / 2
      let late = boxRows[number]
      let box = PlacedGraph.Rect(
        x: x - half, y: late ?? top, width: 2 * half + 1,
        height: (late == nil ? tallest : columns.names[number].count) + 2)
      drawBox(box, columns.names[number], isRound: isPerson)
      if !isASCII { grid.put("┬", x: x, y: box.maxY - 1) }
      let end = endings[number].map { lastRow(ofMessage: $0) + 1 }
      for row in box.maxY..<max(box.maxY, end ?? y + 1) {
        grid.put(isASCII ? "|" : "│", x: x, y: row)
      }
      if let end { grid.put(isASCII ? "X" : "╳", x: x, y: end) }
    }
    for fragment in graph.fragments where fragment.kind == .activation {
      guard let number = fragment.node.flatMap({ drawing.numbers[$0] }),
        let messages = fragment.sections.first?.messages, !messages.isEmpty,
        rows.indices.contains(messages.lowerBound - 1),
        rows.indices.contains(messages.upperBound - 2)
      else { continue }
      // The head of who is created stands on its bar.
      let head = boxRows[number].map { $0 + columns.names[number].count + 2 } ?? 0
      for row in rows[messages.lowerBound - 1]...rows[messages.upperBound - 2] where row >= head {
        grid.put(isASCII ? "#" : "┃", x: columns.lifelines[number], y: row)
      }
    }
  }

  private func lastRow(ofMessage message: Int) -> Int {
    let isLoop = ends(of: message).map { $0.from == $0.to } ?? false
    return rows[message] + (isLoop ? max(columns.messages[message].count, 1) : 0)
  }

  private mutating func drawBox(_ frame: PlacedGraph.Rect, _ lines: [String], isRound: Bool) {
    for y in frame.y..<frame.maxY {
      for x in frame.x..<frame.maxX { grid.put(" ", x: x, y: y) }
    }
    if let box = TerminalBox(isRound ? .rounded : .box, isASCII: isASCII) {
      grid.draw(box, frame)
    }
    let top = frame.y + (frame.height - lines.count) / 2
    for (row, text) in lines.enumerated() {
      grid.write(text, x: frame.x + (frame.width - textColumns(text)) / 2, y: top + row)
    }
  }

  private mutating func draw(_ message: Int) {
    guard var ends = ends(of: message) else { return }
    let edge = graph.edges[message]
    if let late = columns.creations[message] {
      // Up to the box.
      ends.to += (ends.from - ends.to).signum() * (columns.box(late) / 2)
    }
    let text = columns.messages[message]
    let row = rows[message]
    let isDotted = edge.style == .dotted
    let line: Unicode.Scalar = isASCII ? "-" : isDotted ? "┄" : "─"
    if ends.from == ends.to {
      let last = row + max(text.count, 1)
      for x in (ends.from + 1)...(ends.from + 3)
      where !(isASCII && isDotted) || x != ends.from + 2 {
        grid.put(line, x: x, y: row)
        grid.put(line, x: x, y: last)
      }
      for y in row...last { grid.put(isASCII ? "|" : "│", x: ends.from + 4, y: y) }
      grid.put(isASCII ? "+" : "┐", x: ends.from + 4, y: row)
      grid.put(isASCII ? "+" : "┘", x: ends.from + 4, y: last)
      if edge.arrow != .none {
        grid.put(head(edge, edge.arrow, isRight: false), x: ends.from + 1, y: last)
      }
      for (number, words) in text.enumerated() {
        grid.write(" \(words)", x: ends.from + 5, y: row + number)
      }
      return
    }
    let (low, high) = (min(ends.from, ends.to), max(ends.from, ends.to))
    // With a blank after each dash: `- - ->`.
    for x in (low + 1)..<high where !(isASCII && isDotted) || (high - x) % 2 == 0 {
      grid.put(line, x: x, y: row)
    }
    let isRight = ends.to > ends.from
    if edge.arrow != .none {
      grid.put(head(edge, edge.arrow, isRight: isRight), x: isRight ? high - 1 : low + 1, y: row)
    }
    if edge.arrowTail != .none {
      grid.put(
        head(edge, edge.arrowTail, isRight: !isRight), x: isRight ? low + 1 : high - 1, y: row)
    }
    for (number, words) in text.enumerated() {
      let size = textColumns(words) + 2
      let x = low + 1 + (high - low - 1 - size) / 2
      grid.write(" \(words) ", x: x, y: row - text.count + number)
    }
  }

  /// The sign of a head; an open one for a message that nobody waits for.
  private func head(
    _ edge: FlowGraph.Edge, _ head: FlowGraph.Edge.Head, isRight: Bool
  ) -> Unicode.Scalar {
    let isPointed = head != .circle && head != .cross
    if edge.isAsynchronous, isPointed {
      return isRight ? (isASCII ? ")" : ">") : (isASCII ? "(" : "<")
    }
    return (isPointed ? .point : head).sign(at: isRight ? 3 : 1, isASCII: isASCII)
  }

  private mutating func drawNote(_ event: SequenceEvent) {
    if case .note(let note) = event {
      let frame = columns.frame(ofNote: note)
      drawBox(
        .init(
          x: max(frame.lowerBound, 0), y: y, width: frame.count,
          height: columns.notes[note].count + 2), columns.notes[note], isRound: false)
    }
    y += height(event)
  }
}
