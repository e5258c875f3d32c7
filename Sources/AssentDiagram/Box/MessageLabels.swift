/// Finds the words of messages: in their lines, above or below them.
struct MessageLabels {
  let drawing: BoxDrawing
  let lifelines: [Lifeline]
  let messages: [MessageFinder.Message]

  private var map: CellMap { drawing.map }
  private var grid: Grid { drawing.map.grid }
  private var territory: Territory { drawing.territory }

  /// The columns of each message.
  var spans: [Range<Int>] {
    messages.map { message in
      message.gap
        ?? between(
          lifelines[message.from].column, message.loop?.column ?? lifelines[message.to].column)
    }
  }

  /// The columns between two; none where they are one, as damaged lines of two participants may be.
  private func between(_ a: Int, _ b: Int) -> Range<Int> {
    min(a, b) + 1..<max(min(a, b) + 1, max(a, b))
  }

  /// Words in one row, with the columns that they stand in.
  struct Words {
    var text: String
    var row: Int
    var columns: [Range<Int>]
  }

  /// The label of each message.
  func labels() -> [[Words]] {
    let spans = spans
    let areBelow = areBelow(spans)
    let beside = beside(spans)
    // Remarks may stand between the names and their lines.
    let starts = lifelines.map { line in
      line.rows.first { map.arms($0, line.column) != 0 } ?? line.rows.lowerBound
    }
    let names = max(starts.min() ?? 1, lifelines.map(\.rows.lowerBound).max() ?? 1) - 1
    return messages.indices.map { index in
      if let beside { return beside[index].map { [$0] } ?? [] }
      let (message, columns) = (messages[index], spans[index])
      if message.loop != nil { return loopLabel(message) }
      let inline = words(message.row, columns).map { [$0] }
      if message.gap != nil {
        return inline ?? betweenBoxes(index, columns)
      }
      let before = spans[..<index].lastIndex { $0.overlaps(columns) }.map { messages[$0].row }
      let above = above(message.row, columns, after: before ?? names)
      let next =
        spans[(index + 1)...].firstIndex { $0.overlaps(columns) }.map { messages[$0].row }
        ?? grid.rowCount
      let below = below(message.row, columns, before: next)
      // What reaches up to the message before is below that one.
      let ownAbove = above.end == before ? [] : above.lines
      let isNextInline = {
        messages.indices.contains { messages[$0].row == next && words(next, spans[$0]) != nil }
      }
      let isOpen = below.end < next || inline != nil && isNextInline()
      let onward = inline.map { $0 + (isOpen ? rest(of: $0[0], below.lines) : []) }
      let label = areBelow ? ownAbove + below.lines : onward ?? above.lines
      if !label.isEmpty { return label }
      // Words right below a message are its own where a blank row parts them from the next one.
      return below.end < next || next == grid.rowCount ? below.lines : []
    }
  }

  /// The rows below a message that go on with the words in its line: they begin in the same column, with a letter or
  /// a digit.
  private func rest(of inline: Words, _ below: [Words]) -> ArraySlice<Words> {
    func start(_ words: Words) -> Int? {
      words.columns.first?.first { !grid.isBlank(words.row, $0) }
    }
    return below.prefix {
      start($0) == start(inline) && $0.text.first.map { $0.isLetter || $0.isNumber } ?? false
    }
  }

  /// The words over and under a message from box to box, between these.
  private func betweenBoxes(_ index: Int, _ columns: Range<Int>) -> [Words] {
    let message = messages[index]
    guard let box = lifelines[message.from].box.map({ territory.boxes[$0] }) else { return [] }
    let above = above(message.row, columns, after: box.top - 1).lines
    let next = messages.lazy.filter { $0.gap != nil && $0.row > message.row }.map(\.row).min()
    let below = below(message.row, columns, before: next ?? box.bottom + 1)
    return below.end == next ? above : above + below.lines
  }

  /// The words right of each message in its row, behind the line at which it ends or begins; `nil` where
  /// any has words elsewhere or hardly all of them have some there, or where some go on in other rows, as
  /// notes do.
  private func beside(_ spans: [Range<Int>]) -> [Words?]? {
    let behind = spans.map { columns in
      let end = lifelines.map(\.column).filter { $0 > columns.upperBound }.min() ?? grid.columnCount
      return columns.upperBound + 1..<max(columns.upperBound + 1, end)
    }
    let found = zip(messages, behind).map { words($0.row, $1) }
    let rows = Set(messages.map(\.row))
    guard messages.allSatisfy({ $0.loop == nil && $0.gap == nil }),
      !zip(messages, behind).contains(where: { message, columns in
        !rows.contains(message.row + 1) && words(message.row + 1, columns) != nil
      }),
      found.count(where: { $0 != nil }) * 5 >= found.count * 4,
      !zip(messages, spans).contains(where: { message, columns in
        (message.row - 1...message.row + 1).contains {
          lifelines[message.from].rows.contains($0) && words($0, columns) != nil
        }
      })
    else { return nil }
    return found
  }

  /// Whether most messages have words right below them, and the first or none of them only there.
  private func areBelow(_ spans: [Range<Int>]) -> Bool {
    let drawn = zip(messages, spans).filter { $0.0.loop == nil && $0.0.gap == nil }
    func hasWords(_ message: (MessageFinder.Message, Range<Int>), _ step: Int) -> Bool {
      words(message.0.row + step, message.1) != nil
    }
    guard let first = drawn.first, let last = drawn.last,
      drawn.count(where: { hasWords($0, 1) }) * 5 >= drawn.count * 4,
      !drawn.contains(where: { hasWords($0, 0) })
    else { return false }
    // Where words stand right between all messages, those over the first tell that they are above.
    if hasWords(first, -1), !hasWords(last, 1) { return false }
    return !hasWords(first, -1) || drawn.count { !hasWords($0, 2) } * 5 >= drawn.count * 4
  }

  /// The words right above a message, and the row at which they end.
  private func above(
    _ row: Int, _ columns: Range<Int>, after last: Int
  ) -> (lines: [Words], end: Int) {
    var lines: [Words] = []
    var row = row - 1
    while row > last, let text = words(row, columns) {
      lines.insert(text, at: 0)
      row -= 1
    }
    return (lines, row)
  }

  /// The words right below a message, and the row at which they end.
  private func below(
    _ row: Int, _ columns: Range<Int>, before next: Int
  ) -> (lines: [Words], end: Int) {
    var lines: [Words] = []
    var row = row + 1
    while row < next, let text = words(row, columns) {
      lines.append(text)
      row += 1
    }
    return (lines, row)
  }

  /// The words beside or within a line that comes back.
  private func loopLabel(_ message: MessageFinder.Message) -> [Words] {
    guard let loop = message.loop else { return [] }
    let own = lifelines[message.from].column
    let way: Way = loop.column > own ? .east : .west
    let next = message.from + way.columnStep
    let end =
      lifelines.indices.contains(next)
      ? lifelines[next].column : way == .east ? grid.columnCount : -1
    return (loop.row...message.row).compactMap { words($0, between(own, end)) }
  }

  /// The words in some columns of a row; those that begin there may run across the line of a
  /// participant.
  private func words(_ row: Int, _ columns: Range<Int>) -> Words? {
    func isWord(_ column: Int) -> Bool {
      map.arms(row, column) == 0 && !isHead(row, column)
        && territory.border(row, column) == nil && !isLine(row, column)
    }
    func isText(_ column: Int) -> Bool {
      isWord(column) && !(grid.isBlank(row, column) && grid.isBlank(row, column + 1))
    }
    func isLetter(_ column: Int) -> Bool { isWord(column) && !grid.isBlank(row, column) }
    // No word is broken at a line: those that come to it from the left run over it. A sign alone in the
    // line is a mark on it.
    func isBehindWords(_ column: Int) -> Bool {
      isLetter(column - 1) || isText(column - 1) && isLetter(column - 2)
    }
    func crosses(_ column: Int) -> Bool {
      isLine(column) && isBehindWords(column) && isText(column)
        && (column - 1...column + 1).count(where: isLetter) > 1
    }
    var first = columns.lowerBound
    if crosses(first - 1) {
      while first < columns.upperBound, isText(first) { first += 1 }
    } else if isLine(first - 1), isLetter(first - 1), isLetter(first), !isBehindWords(first - 1) {
      first -= 1
    }
    var end = columns.upperBound
    if first < end, crosses(end) {
      while end < grid.width(row), isText(end) { end += 1 }
    }
    var parts: [(text: String, columns: Range<Int>)] = []
    var start: Int?
    for column in first...max(first, end) {
      let isWord = column < end && isWord(column)
      if isWord {
        if start == nil { start = column }
      } else if let first = start {
        let text = grid.text(row, first..<column)
        if !text.isEmpty, !Self.isMark(text) { parts.append((text, first..<column)) }
        start = nil
      }
    }
    guard !parts.isEmpty else { return nil }
    return Words(
      text: parts.map(\.text).joined(separator: " "), row: row, columns: parts.map(\.columns))
  }

  /// Whether signs are a piece of a line, or a mark between lines such as `||`, and no words.
  private static func isMark(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { "|¦‖:~/\\ ".unicodeScalars.contains($0) }
  }

  /// Whether the line of a participant stands in a column.
  private func isLine(_ column: Int) -> Bool { lifelines.contains { $0.column == column } }

  /// Whether a bar is a piece of the line of a participant, at its column or pushed out by a word.
  private func isLine(_ row: Int, _ column: Int) -> Bool {
    guard grid.scalar(row, column) == CellMap.bar else { return false }
    return lifelines.contains { line in
      line.column == column
        || line.column < column && column - line.column < 12
          && (line.column..<column).allSatisfy {
            !grid.isBlank(row, $0) && map.arms(row, $0) == 0
          }
    }
  }

  /// Whether a head is one of a message: beside its line, or right before that of a participant.
  private func isHead(_ row: Int, _ column: Int) -> Bool {
    guard let way = map.head(row, column) else { return false }
    return map.arms(row, column - 1) != 0 || map.arms(row, column + 1) != 0
      || (1...3).contains { isLine(column + $0 * way.columnStep) }
  }
}
