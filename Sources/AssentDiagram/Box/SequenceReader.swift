import AssentDiagnostics

/// Reads participants with lines down the page and messages between these lines.
struct SequenceReader {
  private struct Participant {
    var lines: [String]
    var shape: FlowGraph.Shape
    var range: SourceRange
    var column: Int
    /// The first and the last row of its line.
    var rows: Range<Int>
  }

  private struct Message {
    var row: Int
    var from: Int
    var to: Int
  }

  private let source: DiagramSource
  private let map: CellMap
  private let reader: BoxReader
  private var participants: [Participant] = []
  private var messages: [Message] = []

  private var grid: Grid { map.grid }

  /// `nil` where there are no two participants with two messages.
  init?(_ source: DiagramSource, _ map: CellMap, _ reader: BoxReader) {
    self.source = source
    self.map = map
    self.reader = reader
    findParticipants()
    guard participants.count >= 2 else { return nil }
    findMessages()
    guard messages.count >= 2 else { return nil }
  }

  private mutating func findParticipants() {
    if reader.territory.boxes.isEmpty { findNames() } else { findBoxes() }
    participants.sort { $0.column < $1.column }
  }

  /// Names in one row, each with a line below it.
  private mutating func findNames() {
    let runs = reader.runs
    guard let first = runs.first else { return }
    for run in runs.prefix(while: { $0.row == first.row }) {
      let columns = run.columns.lowerBound - 1...run.columns.upperBound
      let lines = columns.filter { map.arms(run.row + 1, $0) == Arms.vertical }
      guard lines.count == 1, let column = lines.first else {
        participants = []
        return
      }
      let rows = rows(column, below: run.row)
      guard rows.count(where: { map.arms($0, column) & Arms.vertical != 0 }) >= 3 else { continue }
      participants.append(
        Participant(
          lines: [run.text], shape: .text, range: reader.range(run.row, run.columns),
          column: column, rows: rows))
    }
  }

  private mutating func findBoxes() {
    let map = map
    let boxes = reader.territory.boxes
    guard let top = boxes.map(\.top).min() else { return }
    for (index, box) in boxes.enumerated() where box.top <= top + 2 {
      let columns = box.left...max(box.left, box.right)
      let isLine = { (row: Int, column: Int) in map.arms(row, column) == Arms.vertical }
      guard let column = columns.first(where: { isLine(box.bottom + 1, $0) }),
        !columns.contains(where: { $0 != column && isLine(box.bottom + 1, $0) })
      else { continue }
      let rows = rows(column, below: box.bottom)
      guard rows.count(where: { map.arms($0, column) & Arms.vertical != 0 }) >= 4 else { continue }
      participants.append(
        Participant(
          lines: reader.lines(of: .box(index)), shape: .box,
          range: reader.range(box.top, box.left..<box.right + 1), column: column, rows: rows))
    }
  }

  /// The rows of the line that begins below a row.
  private func rows(_ column: Int, below top: Int) -> Range<Int> {
    var row = top + 1
    while row < grid.rowCount, reader.territory.border(row, column) == nil {
      if isFree(row, column), isFree(row + 1, column), isFree(row + 2, column) { break }
      row += 1
    }
    return top + 1..<row
  }

  private func isFree(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == 0 && map.head(row, column) == nil && grid.isBlank(row, column)
  }

  private mutating func findMessages() {
    for row in 0..<grid.rowCount {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let way = map.head(row, column), !way.isVertical,
          map.has(way, row, column - way.columnStep),
          let target = participants.firstIndex(where: {
            $0.rows.contains(row) && ($0.column - column) * way.columnStep >= 0
              && abs($0.column - column) <= 2
          }), let from = sender(row, target, way.opposite)
        else { continue }
        messages.append(Message(row: row, from: from, to: target))
      }
    }
  }

  /// The participant at whose line the message begins.
  private func sender(_ row: Int, _ target: Int, _ way: Way) -> Int? {
    var index = target + way.columnStep
    while participants.indices.contains(index) {
      let column = participants[index].column
      let isPassing =
        map.has(way, row, column - way.columnStep)
        && map.arms(row, column + way.columnStep) & Arms.horizontal == Arms.horizontal
      if !isPassing, participants[index].rows.contains(row) { return index }
      index += way.columnStep
    }
    return nil
  }

  func graph() -> FlowGraph {
    var graph = FlowGraph(notation: .boxDrawing, kind: .sequence, isValid: true)
    for (index, participant) in participants.enumerated() {
      graph.nodes.append(
        FlowGraph.Node(
          id: "n\(index + 1)", lines: participant.lines, shape: participant.shape,
          range: participant.range))
    }
    for (index, message) in messages.enumerated() {
      let columns = span(message)
      var edge = FlowGraph.Edge(
        from: "n\(message.from + 1)", to: "n\(message.to + 1)",
        range: reader.range(message.row, columns))
      edge.order = index + 1
      let before = messages[..<index].last { span($0).overlaps(columns) }?.row ?? 0
      edge.label = label(message, columns, after: before)
      graph.edges.append(edge)
    }
    graph.direction = .down
    return graph
  }

  private func span(_ message: Message) -> Range<Int> {
    let a = participants[message.from].column
    let b = participants[message.to].column
    // Damaged lines of two participants may stand in one column.
    return min(a, b) + 1..<max(min(a, b) + 1, max(a, b))
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

  private func words(_ row: Int, _ columns: Range<Int>) -> String? {
    var parts: [String] = []
    var start: Int?
    for column in columns.lowerBound...columns.upperBound {
      let isWord =
        column < columns.upperBound && map.arms(row, column) == 0
        && (map.head(row, column) == nil || !touchesLine(row, column))
        && reader.territory.border(row, column) == nil
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

  private func touchesLine(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column - 1) != 0 || map.arms(row, column + 1) != 0
  }
}
