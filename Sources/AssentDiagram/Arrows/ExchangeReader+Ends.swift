import AssentDiagnostics

/// Exchanges without a column of arrows: what one side says ends with `->`, what the other says begins with `<-`
/// (RFC 9000, section 7).
extension ExchangeReader {
  /// A row of words with an arrow at one of its ends.
  private struct Turn {
    var words: Range<Int>
    var isBack: Bool
  }

  /// The sequence; `nil` where the sides do not take turns.
  func ended(_ head: Int, _ names: [Range<Int>]) -> FlowGraph? {
    let middle = (names[0].upperBound + names[1].lowerBound) / 2
    var turns: [Int: Turn] = [:]
    for row in head + 1..<max(head + 1, grid.rowCount) {
      guard let turn = turn(row) else { continue }
      let isAtSide =
        turn.isBack ? turn.words.upperBound > middle : turn.words.lowerBound < middle
      guard isAtSide else { return nil }
      turns[row] = turn
    }
    guard turns.values.contains(where: \.isBack), turns.values.contains(where: { !$0.isBack }),
      turns.count > 2, names[1].lowerBound - names[0].upperBound > Self.leastGap
    else { return nil }
    var reading = reading(head, names)
    for row in head + 1..<grid.rowCount where grid.width(row) > 0 && !isUnderline(row, head) {
      guard let turn = turns[row] else {
        for words in texts(row, 0..<grid.width(row)) { say(row, words, names, &reading) }
        continue
      }
      let isBack = turn.isBack
      var edge = FlowGraph.Edge(
        from: isBack ? "n2" : "n1", to: isBack ? "n1" : "n2", range: range(row, turn.words))
      edge.label = reading.said.filter { $0.isLeft != isBack }.map(\.text)
      reading.said.removeAll { $0.isLeft != isBack }
      let text = grid.text(row, turn.words)
      if !text.isEmpty { edge.label.append(text) }
      edge.order = reading.graph.edges.count + 1
      reading.graph.edges.append(edge)
    }
    for words in reading.said {
      reading.note(
        words.text, range(words.row, 0..<grid.width(words.row)), words.isLeft ? "n1" : "n2")
    }
    reading.graph.direction = .down
    return reading.graph
  }

  private static let leastGap = 10

  /// Adds words without an arrow: of the side at whose margin they begin or end, or a note between both.
  private func say(_ row: Int, _ words: Range<Int>, _ names: [Range<Int>], _ reading: inout Reading)
  {
    let text = grid.text(row, words)
    let toLeft = abs(words.lowerBound - names[0].lowerBound)
    let toRight = abs(names[1].upperBound - words.upperBound)
    if min(toLeft, toRight) > Self.leastGap || !text.contains(where: { $0.isLetter }) {
      reading.note(text, range(row, words), "n1", to: "n2")
    } else {
      reading.said.append(Reading.Words(isLeft: toLeft < toRight, row: row, text: text))
    }
  }

  /// The words of a row before `->` at its end, or behind `<-` at its beginning.
  private func turn(_ row: Int) -> Turn? {
    let (start, end) = (grid.indents[row], grid.width(row))
    var first = end - 2
    while first > start, grid.scalar(row, first) == CellMap.dash { first -= 1 }
    if grid.scalar(row, end - 1) == 0x3E, first < end - 2, first > start, grid.isBlank(row, first) {
      return Turn(words: start..<first, isBack: false)
    }
    var last = start + 1
    while last < end, grid.scalar(row, last) == CellMap.dash { last += 1 }
    if grid.scalar(row, start) == 0x3C, last > start + 1, last < end, grid.isBlank(row, last) {
      return Turn(words: last..<end, isBack: true)
    }
    return nil
  }
}
