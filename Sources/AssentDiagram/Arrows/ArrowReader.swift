import AssentDiagnostics

/// Reads arrow text: a line, a line that is an arrow, a line; or `A → B → C` in one line.
struct ArrowReader {
  enum Row {
    case blank
    case arrow(Arrow)
    case words
  }

  /// Rows that are an arrow down or up the page.
  struct Arrow {
    var row: Int
    var labels: [String] = []
    var pointsUp = false
    var pointsDown = false
  }

  let source: DiagramSource
  let map: CellMap
  var graph = FlowGraph(notation: .arrows, kind: .flow, isValid: true)

  var grid: Grid { map.grid }

  init(_ source: DiagramSource, _ map: CellMap) {
    self.source = source
    self.map = map
  }

  /// Whether columns matter: some row holds several arrows down the page, messages run from line to
  /// line, lines come together, or lines leave a chain.
  var hasColumns: Bool {
    hasParallelArrows || hasMessages || hasMerge || WordChains(map).isBranched
  }

  /// Whether dashes end at pluses, one over the other, from one of which an arrow leads on: `--+` over `--+-->`.
  private var hasMerge: Bool {
    func ends(_ row: Int, _ column: Int) -> Bool {
      grid.scalar(row, column) == CellMap.plus
        && (1...2).allSatisfy { grid.scalar(row, column - $0) == CellMap.dash }
    }
    func leadsOn(_ row: Int, _ column: Int) -> Bool {
      var end = column + 1
      while grid.scalar(row, end) == CellMap.dash { end += 1 }
      return end > column + 1 && map.head(row, end) == .east
    }
    return (0..<grid.rowCount).contains { row in
      (grid.indents[row]..<max(grid.indents[row], grid.width(row))).contains { column in
        guard ends(row, column), leadsOn(row, column) else { return false }
        return [-1, 1].contains { step in
          var other = row + step
          while grid.scalar(other, column) == CellMap.bar { other += step }
          return ends(other, column)
        }
      }
    }
  }

  /// Whether there are two rows such as `|------>|` or `|<--- words ---|`.
  private var hasMessages: Bool {
    var count = 0
    for row in 0..<grid.rowCount {
      let columns = grid.indents[row]..<max(grid.indents[row], grid.width(row))
      let isMessage = columns.contains { column in
        guard let way = map.head(row, column), !way.isVertical,
          grid.scalar(row, column + way.columnStep) == CellMap.bar
        else { return false }
        var tail = column - way.columnStep
        while columns.contains(tail), grid.scalar(row, tail) != CellMap.bar {
          tail -= way.columnStep
        }
        return abs(tail - column) > 3 && columns.contains(tail)
          && (1...2).allSatisfy { map.arms(row, tail + $0 * way.columnStep) == Arms.horizontal }
      }
      if isMessage { count += 1 }
    }
    return count > 1
  }

  private var hasParallelArrows: Bool {
    (0..<grid.rowCount).contains { row in
      var count = 0
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        if map.head(row, column)?.isVertical == true || map.arms(row, column) == Arms.vertical {
          count += 1
        } else if !grid.isBlank(row, column), grid.scalar(row, column) != 0 {
          return false
        }
      }
      return count > 1
    }
  }

  mutating func read() -> FlowGraph? {
    let empty = graph
    let rows = (0..<grid.rowCount).map(row)
    let hasArrowRows = rows.contains { if case .arrow = $0 { true } else { false } }
    if hasArrowRows, !isListOfChains(rows) { readColumn(rows) }
    if graph.edges.isEmpty {
      graph = empty
      readChains(rows.indices.filter { if case .words = rows[$0] { true } else { false } })
    }
    return graph.edges.isEmpty ? nil : graph
  }

  private func row(_ row: Int) -> Row {
    guard grid.width(row) > 0 else { return .blank }
    var column = grid.indents[row]
    var arrow = Arrow(row: row)
    var isArrow = false
    while column < grid.width(row) {
      if let head = map.head(row, column), head.isVertical {
        if head == .north { arrow.pointsUp = true } else { arrow.pointsDown = true }
        isArrow = true
      } else if StrokeTable.isTwoHeadedDown(grid.scalar(row, column)) {
        arrow.pointsUp = true
        arrow.pointsDown = true
        isArrow = true
      } else if map.arms(row, column) == Arms.vertical {
        isArrow = true
      } else if !(isArrow && grid.scalar(row, column) == 0) {
        break
      }
      column += 1
    }
    guard isArrow, column == grid.width(row) || grid.isBlank(row, column), !isTableRow(row) else {
      return .words
    }
    let label = grid.text(row, column..<grid.width(row))
    if !label.isEmpty { arrow.labels = [label] }
    return .arrow(arrow)
  }

  /// Whether a row begins and ends with a bar and has others between: `| a | b |`.
  private func isTableRow(_ row: Int) -> Bool {
    let columns = grid.indents[row]..<grid.width(row)
    let bars = columns.count { grid.scalar(row, $0) == CellMap.bar }
    return bars > 2
      && [columns.lowerBound, columns.upperBound - 1].allSatisfy {
        grid.scalar(row, $0) == CellMap.bar
      } && columns.contains { map.isText(row, $0) && grid.scalar(row, $0) != CellMap.bar }
  }

  /// Whether the lines of a program are quoted, as compilers do it: `14 |   let a = b`.
  var isQuotedCode: Bool {
    (0..<grid.rowCount).contains { row in
      var column = grid.indents[row]
      while grid.scalar(row, column) >= 0x30, grid.scalar(row, column) <= 0x39 { column += 1 }
      let end = column
      guard end > grid.indents[row] else { return false }
      while grid.isBlank(row, column), column - end < 3 { column += 1 }
      guard grid.scalar(row, column) == CellMap.bar else { return false }
      // A gutter goes on above or below without a number.
      return [row - 1, row + 1].contains {
        grid.scalar($0, column) == CellMap.bar && grid.indents[max(0, $0)] == column
      }
    }
  }

  // MARK: One below the other

  private mutating func readColumn(_ rows: [Row]) {
    let areChains = areChains(rows)
    var block: [Int] = []
    var previous: String?
    var pending: Arrow?
    var index = 0
    while index <= rows.count {
      let row = index < rows.count ? rows[index] : .blank
      switch row {
      case .words:
        block.append(index)
      case .arrow, .blank:
        let next = rows[min(index, rows.count)...].first {
          if case .blank = $0 { false } else { true }
        }
        if !block.isEmpty {
          var leads = false
          if case .arrow? = next { leads = true }
          if leads || pending != nil {
            let first = "n\(graph.nodes.count + 1)"
            if let pending, let previous { addEdge(pending, between: previous, first) }
            previous = areChains ? addChain(block[0]) : addNode(block)
          } else {
            addHeading(block)
            previous = nil
          }
          pending = nil
          block = []
        }
        if case .arrow(var arrow) = row {
          arrow.labels = (pending?.labels ?? []) + arrow.labels
          arrow.pointsUp = arrow.pointsUp || pending?.pointsUp == true
          arrow.pointsDown = arrow.pointsDown || pending?.pointsDown == true
          pending = arrow
        }
      }
      index += 1
    }
  }

  private mutating func addNode(_ block: [Int]) -> String {
    let id = "n\(graph.nodes.count + 1)"
    var lines: [String] = []
    for row in block {
      var end = grid.width(row)
      if let note = noteStart(row) {
        graph.annotations.append(
          FlowGraph.Annotation(
            target: id, lines: [grid.text(row, note + 1..<end)],
            range: range(row, note..<end)))
        end = note
      }
      lines.append(grid.text(row, 0..<end))
    }
    let first = block[0]
    let last = block[block.count - 1]
    graph.nodes.append(
      FlowGraph.Node(
        id: id, lines: lines, shape: .text,
        range: SourceRange(
          start: range(first, grid.indents[first]..<grid.width(first)).start,
          end: range(last, 0..<grid.width(last)).end)))
    for index in graph.headings.indices where graph.headings[index].before == nil {
      graph.headings[index].before = id
    }
    return id
  }

  /// The column of an arrow that points back at the words before it, with a note behind.
  private func noteStart(_ row: Int) -> Int? {
    let start = grid.indents[row] + 1
    return (start..<max(start, grid.width(row))).first {
      map.head(row, $0) == .west && grid.isBlank(row, $0 - 1) && grid.isBlank(row, $0 + 1)
    }
  }

  mutating func addHeading(_ block: [Int]) {
    for row in block {
      graph.headings.append(
        FlowGraph.Heading(
          text: grid.text(row, 0..<grid.width(row)), before: nil,
          range: range(row, grid.indents[row]..<grid.width(row))))
    }
  }

  private mutating func addEdge(_ arrow: Arrow, between upper: String, _ lower: String) {
    let isUp = arrow.pointsUp && !arrow.pointsDown
    var edge = FlowGraph.Edge(
      from: isUp ? lower : upper, to: isUp ? upper : lower,
      range: range(arrow.row, grid.indents[arrow.row]..<grid.width(arrow.row)))
    edge.label = arrow.labels
    if arrow.pointsUp && arrow.pointsDown { edge.arrowTail = .point }
    graph.edges.append(edge)
    graph.direction = isUp ? .up : .down
  }

  func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    grid.range(row, columns, in: source)
  }
}
