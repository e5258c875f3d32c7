import AssentDiagnostics

/// Reads participants with lines down the page and messages between these lines.
struct SequenceReader {
  struct Participant {
    var lines: [String]
    var shape: FlowGraph.Shape
    var range: SourceRange
    var column: Int
    /// The first and the last row of its line.
    var rows: Range<Int>
    var box: Int?
    /// Whether its line is drawn at its messages alone, or nowhere.
    var isBroken = false
  }

  struct Message {
    var row: Int
    var from: Int
    var to: Int
    /// The first row of a message to oneself, and the column at which it turns.
    var loop: (row: Int, column: Int)?
    /// The columns between the boxes of an arrow from one participant's box to another's.
    var gap: Range<Int>?
  }

  let drawing: BoxDrawing
  let map: CellMap
  let territory: Territory
  let words: NodeWords
  var participants: [Participant] = []
  var messages: [Message] = []

  var grid: Grid { map.grid }

  /// `nil` where there are no two participants with two messages.
  init?(_ drawing: BoxDrawing) {
    self.drawing = drawing
    map = drawing.map
    territory = drawing.territory
    words = NodeWords(drawing)
    findParticipants()
    guard participants.count >= 2 else { return nil }
    findMessages()
    guard messages.count >= 2 else { return nil }
    let count = participants.count
    findBrokenLines()
    if participants.count > count {
      messages = []
      findMessages()
    }
    messages = arrowsBetweenBoxes() + messages
  }

  /// The arrows that lead right from the box of one participant to that of another.
  private func arrowsBetweenBoxes() -> [Message] {
    var found: [Message] = []
    let rows = Set(participants.compactMap(\.box).flatMap { territory.boxes[$0].rows })
    for row in rows.sorted() {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let way = map.head(row, column), !way.isVertical,
          let target = territory.border(row, column + way.columnStep)
        else { continue }
        var tail = column - way.columnStep
        while map.arms(row, tail) == Arms.horizontal, territory.border(row, tail) == nil {
          tail -= way.columnStep
        }
        guard let source = territory.border(row, tail), abs(tail - column) > 1,
          let from = participants.firstIndex(where: { $0.box == source }),
          let to = participants.firstIndex(where: { $0.box == target }), from != to
        else { continue }
        let gap = min(tail, column + 1) + 1..<max(tail, column + 1)
        found.append(Message(row: row, from: from, to: to, gap: gap))
      }
    }
    return found
  }

  private mutating func findMessages() {
    for row in 0..<grid.rowCount {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let way = map.head(row, column), !way.isVertical,
          map.has(way, row, column - way.columnStep),
          let target = receiver(row, column, way)
        else { continue }
        if let loop = loop(row, column, target, way) {
          messages.append(Message(row: row, from: target, to: target, loop: loop))
          continue
        }
        guard let from = sender(row, target, way.opposite) else { continue }
        messages.append(Message(row: row, from: from, to: target))
      }
    }
  }

  /// The participant that a head points at: right before its line, or with words between, behind which
  /// the message goes on to it: `├──► ask ───┤`.
  private func receiver(_ row: Int, _ head: Int, _ way: Way) -> Int? {
    func index(_ column: Int, within reach: Int) -> Int? {
      participants.firstIndex {
        $0.rows.contains(row) && ($0.column - column) * way.columnStep >= 0
          && abs($0.column - column) <= reach
      }
    }
    if let near = index(head, within: 3) { return near }
    var column = head + way.columnStep
    var strokes = 0
    var hasWords = false
    while column >= 0, column < grid.width(row), map.head(row, column) == nil {
      if let target = index(column, within: 0) { return hasWords && strokes > 1 ? target : nil }
      if map.arms(row, column) == Arms.horizontal {
        strokes += 1
      } else {
        hasWords = hasWords || !grid.isBlank(row, column)
        strokes = 0
      }
      column += way.columnStep
    }
    return nil
  }

  /// Where a line that comes back to the line of its participant leaves it: `├──┐`, `│◄─┘`.
  private func loop(
    _ row: Int, _ head: Int, _ target: Int, _ way: Way
  ) -> (row: Int, column: Int)? {
    var column = head - way.columnStep
    while map.arms(row, column) == Arms.horizontal { column -= way.columnStep }
    let isCorner =
      map.has(way, row, column) && map.has(.north, row, column)
      && !map.has(way.opposite, row, column)
    guard isCorner || map.arms(row, column) == Arms.vertical,
      participants.allSatisfy({ $0.column != column })
    else { return nil }
    var above = row - 1
    while map.arms(above, column) == Arms.vertical { above -= 1 }
    guard map.has(way, above, column) else { return nil }
    var at = column + way.columnStep
    while map.arms(above, at) == Arms.horizontal { at += way.columnStep }
    return abs(at - participants[target].column) <= 1 ? (above, column) : nil
  }

  /// The participant at whose line the message begins.
  private func sender(_ row: Int, _ target: Int, _ way: Way) -> Int? {
    var index = target + way.columnStep
    while participants.indices.contains(index) {
      let column = participants[index].column
      let isPassing =
        map.has(way, row, column - way.columnStep)
        && map.arms(row, column + way.columnStep) & Arms.horizontal == Arms.horizontal
      if !isPassing, !isWord(row, column), participants[index].rows.contains(row),
        !participants[index].isBroken || map.arms(row, column) & Arms.vertical != 0
      {
        return index
      }
      index += way.columnStep
    }
    return nil
  }

  /// Whether the words of a message stand where a line down the page would be.
  private func isWord(_ row: Int, _ column: Int) -> Bool {
    !grid.isBlank(row, column) && grid.scalar(row, column) != CellMap.bar
      && map.arms(row, column) == 0 && map.head(row, column) == nil
      && [-1, 1].allSatisfy { map.arms(row, column + $0) & Arms.vertical == 0 }
  }

  func graph() -> FlowGraph {
    var graph = FlowGraph(notation: .boxDrawing, kind: .sequence, isValid: true)
    for (index, participant) in participants.enumerated() {
      graph.nodes.append(
        FlowGraph.Node(
          id: "n\(index + 1)", lines: participant.lines, shape: participant.shape,
          range: participant.range))
    }
    let areBelow = labelsAreBelow
    for (index, message) in messages.enumerated() {
      let columns = span(message)
      var edge = FlowGraph.Edge(
        from: "n\(message.from + 1)", to: "n\(message.to + 1)",
        range: drawing.range(message.row, columns))
      edge.order = index + 1
      let before = messages[..<index].last { span($0).overlaps(columns) }?.row ?? 0
      if message.loop != nil {
        edge.label = loopLabel(message)
      } else if message.gap != nil {
        edge.label = label(message, columns, after: before)
      } else {
        let next =
          messages[(index + 1)...].first { span($0).overlaps(columns) }?.row ?? grid.rowCount
        edge.label =
          areBelow
          ? label(message, columns, before: next, after: before)
          : label(message, columns, after: before)
        if edge.label.isEmpty { edge.label = closeBelow(message, columns, before: next) }
      }
      graph.edges.append(edge)
    }
    graph.direction = .down
    return graph
  }

  private func span(_ message: Message) -> Range<Int> {
    if let gap = message.gap { return gap }
    let a = participants[message.from].column
    let b = participants[message.to].column
    // Damaged lines of two participants may stand in one column.
    if let loop = message.loop {
      return min(a, loop.column) + 1..<max(min(a, loop.column) + 1, max(a, loop.column))
    }
    return min(a, b) + 1..<max(min(a, b) + 1, max(a, b))
  }

  /// Whether most messages have words right below them, and the first or none of them only there.
  private var labelsAreBelow: Bool {
    let drawn = messages.filter { $0.loop == nil && $0.gap == nil }
    let below = drawn.filter { words($0.row + 1, span($0)) != nil }
    guard !drawn.isEmpty, below.count * 5 >= drawn.count * 4, let first = drawn.first,
      drawn.allSatisfy({ words($0.row, span($0)) == nil })
    else { return false }
    let isFirstBare = words(first.row - 1, span(first)) == nil
    let areBare = drawn.count { words($0.row + 2, span($0)) == nil }
    return isFirstBare || areBare * 5 >= drawn.count * 4
  }

  /// The words above and below a message.
  private func label(
    _ message: Message, _ columns: Range<Int>, before next: Int, after: Int
  ) -> [String] {
    var lines: [String] = []
    var row = message.row - 1
    while row > after, let text = words(row, columns) {
      lines.insert(text, at: 0)
      row -= 1
    }
    // What reaches up to the message before is below that one.
    if row == after, after > 0 { lines = [] }
    row = message.row + 1
    while row < next, let text = words(row, columns) {
      lines.append(text)
      row += 1
    }
    return lines
  }

  /// The words beside or within a line that comes back.
  private func loopLabel(_ message: Message) -> [String] {
    guard let loop = message.loop else { return [] }
    let own = participants[message.from].column
    let way: Way = loop.column > own ? .east : .west
    let next =
      participants.indices.contains(message.from + way.columnStep)
      ? participants[message.from + way.columnStep].column : way == .east ? grid.columnCount : -1
    let columns = min(own, next) + 1..<max(min(own, next) + 1, max(own, next))
    return (loop.row...message.row).compactMap { words($0, columns) }
  }

  /// The words in the line of a message, or those above it.
  private func label(_ message: Message, _ columns: Range<Int>, after: Int) -> [String] {
    if let inline = words(message.row, columns) { return [inline] }
    var lines: [String] = []
    var row = message.row - 1
    while row > after, let text = words(row, columns) {
      lines.insert(text, at: 0)
      row -= 1
    }
    return lines
  }

  /// The words right below a message, with a blank row before the next one.
  private func closeBelow(_ message: Message, _ columns: Range<Int>, before next: Int) -> [String] {
    var lines: [String] = []
    var row = message.row + 1
    while row < next, let text = words(row, columns) {
      lines.append(text)
      row += 1
    }
    return row < next || next == grid.rowCount ? lines : []
  }

  /// The words in some columns of a row; those that begin there may run across the line of a
  /// participant.
  private func words(_ row: Int, _ columns: Range<Int>) -> String? {
    func isWord(_ column: Int) -> Bool {
      map.arms(row, column) == 0 && (map.head(row, column) == nil || !touchesLine(row, column))
        && territory.border(row, column) == nil
    }
    func isText(_ column: Int) -> Bool {
      isWord(column) && !(grid.isBlank(row, column) && grid.isBlank(row, column + 1))
    }
    var first = columns.lowerBound
    // A sign alone in the line is a mark on it.
    func crosses(_ column: Int) -> Bool {
      isLine(column) && (column - 1...column + 1).allSatisfy(isText)
        && (column - 1...column + 1).count { !grid.isBlank(row, $0) } > 1
    }
    if crosses(first - 1) {
      while first < columns.upperBound, isText(first) { first += 1 }
    }
    var end = columns.upperBound
    if first < end, crosses(end) {
      while end < grid.width(row), isText(end) { end += 1 }
    }
    var parts: [String] = []
    var start: Int?
    for column in first...max(first, end) {
      let isWord = column < end && isWord(column)
      if isWord {
        if start == nil { start = column }
      } else if let first = start {
        let text = grid.text(row, first..<column)
        if !text.isEmpty { parts.append(text) }
        start = nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Whether the line of a participant stands in a column.
  private func isLine(_ column: Int) -> Bool { participants.contains { $0.column == column } }

  private func touchesLine(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column - 1) != 0 || map.arms(row, column + 1) != 0
  }
}
