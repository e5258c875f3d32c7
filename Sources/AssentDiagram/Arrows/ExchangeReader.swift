import AssentDiagnostics

/// Reads an exchange between two sides that stand left and right of a column of arrows, with what they
/// say in the rows up to each arrow, as in the protocols of RFCs (RFC 8446, section 2).
struct ExchangeReader {
  /// An arrow in the middle of a row.
  private struct Arrow {
    var row: Int
    var columns: Range<Int>
    /// The words in its line.
    var label: Range<Int>?
    var pointsLeft: Bool
    var pointsRight: Bool
  }

  private let source: DiagramSource
  private let map: CellMap
  private var grid: Grid { map.grid }

  init(_ source: DiagramSource, _ map: CellMap) {
    self.source = source
    self.map = map
  }

  /// The sequence; `nil` where there are no two names over two arrows that stand one below the other, or
  /// any line runs down the page.
  func graph() -> FlowGraph? {
    guard !map.arms.contains(where: { $0 & Arms.vertical != 0 }),
      let head = (0..<grid.rowCount).first(where: { grid.width($0) > 0 })
    else { return nil }
    let names = texts(head, 0..<grid.width(head))
    guard names.count == 2,
      names.allSatisfy({ grid.text(head, $0).contains { $0.isLetter || $0.isNumber } })
    else { return nil }
    let arrows = (head + 1..<max(head + 1, grid.rowCount)).compactMap(arrow)
    // Arrows of one way lead from what is left to what is right of each, as chains do.
    guard arrows.contains(where: \.pointsLeft), arrows.contains(where: \.pointsRight),
      arrows.count > 1, let common = common(arrows),
      middle(of: names[0]) < middle(of: common), middle(of: common) < middle(of: names[1])
    else { return nil }
    let drawn = Dictionary(uniqueKeysWithValues: arrows.map { ($0.row, $0) })
    var reading = Reading(graph: FlowGraph(notation: .arrows, kind: .sequence, isValid: true))
    for (index, name) in names.enumerated() {
      reading.graph.nodes.append(
        FlowGraph.Node(
          id: "n\(index + 1)", lines: [grid.text(head, name)], shape: .text,
          range: range(head, name)))
    }
    var odd = 0
    for row in head + 1..<grid.rowCount where grid.width(row) > 0 {
      let arrow = drawn[row]
      let sides =
        arrow.map {
          [
            0..<$0.columns.lowerBound,
            $0.columns.upperBound..<max($0.columns.upperBound, grid.width(row)),
          ]
        }
        ?? [0..<grid.width(row)]
      for words in sides.flatMap({ texts(row, $0) }) {
        if arrow == nil, words.overlaps(common) {
          var note = FlowGraph.Annotation(
            target: "n1", lines: [grid.text(row, words)], range: range(row, words))
          note.lastTarget = "n2"
          note.order = reading.graph.edges.count
          reading.graph.annotations.append(note)
          odd += 1
        } else {
          reading.said.append(
            Reading.Words(
              isLeft: words.lowerBound < common.lowerBound, row: row, text: grid.text(row, words)))
        }
      }
      if let arrow { add(arrow, to: &reading) }
    }
    guard odd <= arrows.count / 2 else { return nil }
    for words in reading.said {
      var note = FlowGraph.Annotation(
        target: words.isLeft ? "n1" : "n2", lines: [words.text],
        range: range(words.row, 0..<grid.width(words.row)))
      note.order = arrows.count
      reading.graph.annotations.append(note)
    }
    reading.graph.direction = .down
    return reading.graph
  }

  /// What is read so far, and what was said since the last arrow.
  private struct Reading {
    struct Words {
      var isLeft: Bool
      var row: Int
      var text: String
    }

    var graph: FlowGraph
    var said: [Words] = []
  }

  /// Adds the message of an arrow, with what its sender said; and what stands behind it, where it has words
  /// of its own.
  private func add(_ arrow: Arrow, to reading: inout Reading) {
    let isBack = arrow.pointsLeft && !arrow.pointsRight
    var edge = FlowGraph.Edge(
      from: isBack ? "n2" : "n1", to: isBack ? "n1" : "n2",
      range: range(arrow.row, arrow.columns))
    if arrow.pointsLeft && arrow.pointsRight { edge.arrowTail = .point }
    if let label = arrow.label { edge.label = [grid.text(arrow.row, label)] }
    func isSent(_ words: Reading.Words) -> Bool {
      edge.arrowTail != .none || words.isLeft != isBack
        || arrow.label != nil && words.row == arrow.row
    }
    edge.label += reading.said.filter(isSent).map(\.text)
    reading.said.removeAll(where: isSent)
    edge.order = reading.graph.edges.count + 1
    reading.graph.edges.append(edge)
  }

  /// The columns that all arrows have; `nil` where these are few.
  private func common(_ arrows: [Arrow]) -> Range<Int>? {
    let start = arrows.map(\.columns.lowerBound).max() ?? 0
    let end = arrows.map(\.columns.upperBound).min() ?? 0
    return end - start >= 4 ? start..<end : nil
  }

  /// Twice the column in the middle.
  private func middle(of columns: Range<Int>) -> Int { columns.lowerBound + columns.upperBound }

  /// The texts of a row, with three blanks or more between them.
  private func texts(_ row: Int, _ columns: Range<Int>) -> [Range<Int>] {
    grid.stretches(row, columns) { column in
      (column..<column + 3).allSatisfy { grid.isBlank(row, $0) }
    }
  }

  private static let dash = CellMap.dash
  private static let least = 2

  /// The arrow of a row: dashes with a head, and blanks or nothing beside them, perhaps with words in it.
  private func arrow(_ row: Int) -> Arrow? {
    let width = grid.width(row)
    var column = grid.indents[row]
    while column < width {
      if column == grid.indents[row] || grid.isBlank(row, column - 1),
        let arrow = arrow(row, from: column)
      {
        return arrow
      }
      column += 1
    }
    return nil
  }

  private func arrow(_ row: Int, from start: Int) -> Arrow? {
    let pointsLeft = grid.scalar(row, start) == 0x3C
    var first = pointsLeft ? start + 1 : start
    let firstDash = first
    while grid.scalar(row, first) == Self.dash { first += 1 }
    guard first - firstDash >= Self.least else { return nil }
    // A label and dashes again, or dashes alone.
    if !grid.isBlank(row, first) || !grid.isBlank(row, first + 1) {
      for at in first + 1..<max(first + 1, min(grid.width(row), start + 40))
      where grid.scalar(row, at - 1) != Self.dash && grid.scalar(row, at) == Self.dash {
        var dashes = at
        while grid.scalar(row, dashes) == Self.dash { dashes += 1 }
        if dashes - at >= Self.least,
          let arrow = end(row, start, dashes: dashes, label: first..<at, pointsLeft)
        {
          return arrow
        }
      }
    }
    return end(row, start, dashes: first, label: nil, pointsLeft)
  }

  /// The arrow whose last dash stands before a column.
  private func end(
    _ row: Int, _ start: Int, dashes: Int, label: Range<Int>?, _ pointsLeft: Bool
  ) -> Arrow? {
    let pointsRight = grid.scalar(row, dashes) == 0x3E
    let end = pointsRight ? dashes + 1 : dashes
    guard pointsLeft || pointsRight, end >= grid.width(row) || grid.isBlank(row, end) else {
      return nil
    }
    return Arrow(
      row: row, columns: start..<end, label: label, pointsLeft: pointsLeft,
      pointsRight: pointsRight)
  }

  private func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    grid.range(row, columns, in: source)
  }
}
