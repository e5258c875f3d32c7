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

  let source: DiagramSource
  private let map: CellMap
  /// The cells of braces beside what is said, `^` over `v`, perhaps with bars between them.
  private let braces: Set<Grid.Cell>
  var grid: Grid { map.grid }

  init(_ source: DiagramSource, _ map: CellMap) {
    self.source = source
    self.map = map
    braces = Self.braces(map.grid)
  }

  /// The sequence; `nil` where there are no two names over two arrows that stand one below the other, or
  /// any line runs down the page.
  func graph() -> FlowGraph? {
    guard let head = (0..<grid.rowCount).first(where: { grid.width($0) > 0 }), !hasLines else {
      return nil
    }
    let names = texts(head, 0..<grid.width(head))
    guard names.count == 2,
      names.allSatisfy({ grid.text(head, $0).contains { $0.isLetter || $0.isNumber } })
    else { return nil }
    var arrows = (head + 1..<max(head + 1, grid.rowCount)).compactMap(arrow)
    let labelled = labelled(arrows)
    if let labelled { arrows = labelled }
    // Arrows of one way lead from what is left to what is right of each, as chains do.
    guard arrows.contains(where: \.pointsLeft), arrows.contains(where: \.pointsRight),
      arrows.count > 1, let common = common(arrows),
      middle(of: names[0]) < middle(of: common), middle(of: common) < middle(of: names[1])
    else { return ended(head, names) }
    let drawn = Dictionary(uniqueKeysWithValues: arrows.map { ($0.row, $0) })
    var reading = reading(head, names)
    let end = arrows.map(\.row).max() ?? head
    var odd = 0
    for row in head + 1..<grid.rowCount where grid.width(row) > 0 && !isUnderline(row, head) {
      let arrow = drawn[row]
      let inner = inner(row, common)
      let sides =
        arrow.map {
          [
            inner.lowerBound..<max(inner.lowerBound, $0.columns.lowerBound),
            $0.columns.upperBound..<max($0.columns.upperBound, inner.upperBound),
          ]
        }
        ?? [inner]
      for words in sides.flatMap({ texts(row, $0) }) {
        let text = grid.text(row, words)
        let isLeft = words.lowerBound < common.lowerBound
        if arrow == nil, labelled != nil, let above = drawn[row - 1],
          above.columns.contains(words.lowerBound), above.columns.contains(words.upperBound - 1)
        {
          reading.graph.edges[reading.graph.edges.count - 1].label.append(text)
        } else if arrow == nil, words.clamped(to: common).count >= min(words.count, 3) {
          reading.note(text, range(row, words), "n1", to: "n2")
          // Below the last arrow signs are explained.
          if row < end { odd += 1 }
        } else if labelled != nil {
          reading.note(text, range(row, words), isLeft ? "n1" : "n2")
        } else {
          reading.said.append(Reading.Words(isLeft: isLeft, row: row, text: text))
        }
      }
      for (words, target) in zip(
        [0..<inner.lowerBound, inner.upperBound..<max(inner.upperBound, grid.width(row))],
        ["n1", "n2"])
      where !outer(row, words).isEmpty {
        reading.note(outer(row, words), range(row, words), target)
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

  /// Nothing but the two sides, whose names stand in a row.
  func reading(_ head: Int, _ names: [Range<Int>]) -> Reading {
    var reading = Reading(graph: FlowGraph(notation: .arrows, kind: .sequence, isValid: true))
    for (index, name) in names.enumerated() {
      reading.graph.nodes.append(
        FlowGraph.Node(
          id: "n\(index + 1)", lines: [grid.text(head, name)], shape: .text,
          range: range(head, name)))
    }
    return reading
  }

  /// What is read so far, and what was said since the last arrow.
  struct Reading {
    struct Words {
      var isLeft: Bool
      var row: Int
      var text: String
    }

    var graph: FlowGraph
    var said: [Words] = []

    /// Adds a note on one side, or on both, behind the last message.
    mutating func note(
      _ text: String, _ range: SourceRange, _ target: String, to last: String? = nil
    ) {
      var note = FlowGraph.Annotation(target: target, lines: [text], range: range)
      note.lastTarget = last
      note.order = graph.edges.count
      graph.annotations.append(note)
    }
  }

  // MARK: What stands beside

  /// Braces below each other, each with blanks beside its signs.
  private static func braces(_ grid: Grid) -> Set<Grid.Cell> {
    func isApart(_ row: Int, _ column: Int) -> Bool {
      grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1)
    }
    var found: Set<Grid.Cell> = []
    for row in 0..<grid.rowCount where grid.mayHold(row, "^") {
      for column in 0..<grid.width(row)
      where grid.scalar(row, column) == 0x5E && isApart(row, column) {
        var end = row + 1
        while grid.scalar(end, column) == CellMap.bar, isApart(end, column) { end += 1 }
        guard grid.scalar(end, column) == 0x76, isApart(end, column) else { continue }
        for row in row...end { found.insert(Grid.Cell(row: row, column: column)) }
      }
    }
    return found
  }

  /// Whether any line runs down the page but braces, and signs before what is said, one below the other.
  private var hasLines: Bool {
    (0..<grid.rowCount).contains { row in
      (grid.indents[row]..<max(grid.indents[row], grid.width(row))).contains {
        map.arms(row, $0) & Arms.vertical != 0 && grid.scalar(row, $0) != CellMap.plus
          && !braces.contains(Grid.Cell(row: row, column: $0))
      }
    }
  }

  /// The columns of a row between braces.
  private func inner(_ row: Int, _ common: Range<Int>) -> Range<Int> {
    if braces.isEmpty { return 0..<grid.width(row) }
    let columns = (0..<grid.width(row)).filter {
      braces.contains(Grid.Cell(row: row, column: $0))
    }
    let start = columns.last { $0 < common.lowerBound }.map { $0 + 1 } ?? 0
    let end = columns.first { $0 >= common.upperBound } ?? grid.width(row)
    return start..<max(start, end)
  }

  /// What stands beyond a brace.
  private func outer(_ row: Int, _ columns: Range<Int>) -> String {
    let words = columns.filter { !braces.contains(Grid.Cell(row: row, column: $0)) }
    guard let first = words.first, let last = words.last else { return "" }
    return grid.text(row, first..<last + 1)
  }

  /// Whether a row underlines the names over it.
  func isUnderline(_ row: Int, _ head: Int) -> Bool {
    row == head + 1
      && texts(row, 0..<grid.width(row)).allSatisfy { words in
        words.count > 2
          && words.allSatisfy { [CellMap.equals, Self.dash].contains(grid.scalar(row, $0)) }
      }
  }

  /// Arrows with the words beside their tails, where all of them begin and end in the same columns so:
  /// `hello ----->` over `<----- terms`.
  private func labelled(_ arrows: [Arrow]) -> [Arrow]? {
    var found: [Arrow] = []
    for var arrow in arrows {
      guard arrow.label == nil, arrow.pointsLeft != arrow.pointsRight else { return nil }
      let tail = arrow.pointsRight ? arrow.columns.lowerBound - 2 : arrow.columns.upperBound + 1
      guard tail >= 0 else { return nil }
      let side = arrow.pointsRight ? 0..<tail + 1 : tail..<max(tail, grid.width(arrow.row))
      guard let words = texts(arrow.row, side).first(where: { $0.contains(tail) }) else {
        return nil
      }
      arrow.label = words
      arrow.columns =
        min(
          words.lowerBound, arrow.columns.lowerBound)..<max(
          words.upperBound, arrow.columns.upperBound)
      found.append(arrow)
    }
    let starts = found.map(\.columns.lowerBound)
    let ends = found.map(\.columns.upperBound)
    guard let first = starts.min(), let last = starts.max(), last - first <= 1,
      let least = ends.min(), let most = ends.max(), most - least <= 1
    else { return nil }
    return found
  }

  // MARK: Messages

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
  func texts(_ row: Int, _ columns: Range<Int>) -> [Range<Int>] {
    grid.stretches(row, columns) { column in
      (column..<column + 3).allSatisfy { grid.isBlank(row, $0) }
    }
  }

  private static let dash = CellMap.dash
  private static let least = 2

  /// Whether a cell is part of a line: a dash, the blank between two of them, or `=`.
  private func isDash(_ row: Int, _ column: Int) -> Bool {
    switch grid.scalar(row, column) {
    case Self.dash, CellMap.equals: true
    case 0x2500..<0x2580: map.arms(row, column) == Arms.horizontal
    case Grid.space:
      [-1, 1].allSatisfy { grid.scalar(row, column + $0) == Self.dash }
        || grid.scalar(row, column - 1) == 0x3C && isSpaced(row, column + 1)
    default: false
    }
  }

  /// Whether dashes with blanks between them begin at a cell.
  private func isSpaced(_ row: Int, _ column: Int) -> Bool {
    (0..<4).allSatisfy {
      $0 % 2 == 0
        ? grid.scalar(row, column + $0) == Self.dash : grid.isBlank(row, column + $0)
    }
  }

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
    let pointsLeft = isHead(row, start, .west)
    var first = pointsLeft ? start + 1 : start
    let firstDash = first
    while isDash(row, first) { first += 1 }
    guard first - firstDash >= Self.least else { return nil }
    // A label and dashes again, or dashes alone.
    if !grid.isBlank(row, first) || !grid.isBlank(row, first + 1) {
      for at in first + 1..<max(first + 1, min(grid.width(row), start + 40))
      where !isDash(row, at - 1) && isDash(row, at) {
        var dashes = at
        while isDash(row, dashes) { dashes += 1 }
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
    let pointsRight = isHead(row, dashes, .east)
    let end = pointsRight ? dashes + 1 : dashes
    guard pointsLeft || pointsRight, end >= grid.width(row) || grid.isBlank(row, end) else {
      return nil
    }
    return Arrow(
      row: row, columns: start..<end, label: label, pointsLeft: pointsLeft,
      pointsRight: pointsRight)
  }

  /// Whether `>`, `<` or the head of an arrow of box characters points to a side.
  private func isHead(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    let sign = grid.scalar(row, column)
    return sign == (way == .east ? 0x3E : 0x3C) || StrokeTable.head(of: sign) == way
  }

  func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    grid.range(row, columns, in: source)
  }
}
