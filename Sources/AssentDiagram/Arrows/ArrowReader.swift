import AssentDiagnostics

/// Reads arrow text: a line, a line that is an arrow, a line; or `A → B → C` in one line.
struct ArrowReader {
  private enum Row {
    case blank
    case arrow(label: String, isUp: Bool)
    case words
  }

  private let source: DiagramSource
  private let map: CellMap
  private var graph = FlowGraph(notation: .arrows, kind: .flow, isValid: true)

  private var grid: Grid { map.grid }

  init(_ source: DiagramSource, _ map: CellMap) {
    self.source = source
    self.map = map
  }

  /// Whether columns matter: some row holds several arrows down the page, messages run from line to
  /// line, or lines leave a chain.
  var hasColumns: Bool { hasParallelArrows || hasMessages || WordChains(map).isBranched }

  /// Whether there are two rows such as `|------>|` or `|<------|`.
  private var hasMessages: Bool {
    var count = 0
    for row in 0..<grid.rowCount {
      let columns = grid.indents[row]..<max(grid.indents[row], grid.width(row))
      let isMessage = columns.contains { column in
        guard let way = map.head(row, column), !way.isVertical,
          grid.scalar(row, column + way.columnStep) == CellMap.bar
        else { return false }
        var tail = column - way.columnStep
        while map.arms(row, tail) == Arms.horizontal { tail -= way.columnStep }
        return abs(tail - column) > 3 && grid.scalar(row, tail) == CellMap.bar
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
    let rows = (0..<grid.rowCount).map(row)
    let hasArrowRows = rows.contains { if case .arrow = $0 { true } else { false } }
    if hasArrowRows { readColumn(rows) } else { readChains(rows) }
    return graph.edges.isEmpty ? nil : graph
  }

  private func row(_ row: Int) -> Row {
    guard grid.width(row) > 0 else { return .blank }
    var column = grid.indents[row]
    var isUp = false
    var isArrow = false
    while column < grid.width(row) {
      if let head = map.head(row, column), head.isVertical {
        isUp = head == .north
        isArrow = true
      } else if map.arms(row, column) == Arms.vertical {
        isArrow = true
      } else if !(isArrow && grid.scalar(row, column) == 0) {
        break
      }
      column += 1
    }
    guard isArrow, column == grid.width(row) || grid.isBlank(row, column) else { return .words }
    return .arrow(label: grid.text(row, column..<grid.width(row)), isUp: isUp)
  }

  // MARK: One below the other

  private mutating func readColumn(_ rows: [Row]) {
    var block: [Int] = []
    var previous: String?
    var pending: (labels: [String], isUp: Bool, row: Int)?
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
            let id = addNode(block)
            if let pending, let previous {
              addEdge(pending.isUp ? id : previous, pending.isUp ? previous : id, pending)
            }
            previous = id
          } else {
            addHeading(block)
            previous = nil
          }
          pending = nil
          block = []
        }
        if case .arrow(let label, let isUp) = row {
          var labels = pending?.labels ?? []
          if !label.isEmpty { labels.append(label) }
          pending = (labels, isUp || pending?.isUp == true, index)
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

  private mutating func addHeading(_ block: [Int]) {
    for row in block {
      graph.headings.append(
        FlowGraph.Heading(
          text: grid.text(row, 0..<grid.width(row)), before: nil,
          range: range(row, grid.indents[row]..<grid.width(row))))
    }
  }

  private mutating func addEdge(
    _ from: String, _ to: String, _ arrow: (labels: [String], isUp: Bool, row: Int)
  ) {
    var edge = FlowGraph.Edge(
      from: from, to: to, range: range(arrow.row, grid.indents[arrow.row]..<grid.width(arrow.row)))
    edge.label = arrow.labels
    graph.edges.append(edge)
    graph.direction = arrow.isUp ? .up : .down
  }

  private func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    SourceRange(
      start: source.location(line: row, byte: grid.byte(row, columns.lowerBound)),
      end: source.location(line: row, byte: grid.byte(row, columns.upperBound)))
  }

  // MARK: In one line

  /// Rows that are chains, if nearly all are; a name that comes again is the same node.
  private mutating func readChains(_ rows: [Row]) {
    var ids: [String: String] = [:]
    var others = 0
    for index in rows.indices {
      guard case .words = rows[index] else { continue }
      let words = WordArrows(map)
      let arrows = words.arrows(index, from: grid.indents[index])
      let parts = words.parts(index, from: grid.indents[index], arrows)
        .filter { !grid.text(index, $0).isEmpty }
      guard parts.count > 1, parts.count >= arrows.count else {
        others += 1
        addHeading([index])
        continue
      }
      var previous: String?
      for (place, part) in parts.enumerated() {
        let text = grid.text(index, part)
        let id = ids[text] ?? "n\(graph.nodes.count + 1)"
        if ids[text] == nil {
          ids[text] = id
          for heading in graph.headings.indices where graph.headings[heading].before == nil {
            graph.headings[heading].before = id
          }
          graph.nodes.append(
            FlowGraph.Node(id: id, lines: [text], shape: .text, range: range(index, part)))
        }
        if let previous {
          var edge = FlowGraph.Edge(from: previous, to: id, range: range(index, part))
          if arrows.indices.contains(place - 1), let label = arrows[place - 1].label {
            edge.label = [grid.text(index, label)]
          }
          graph.edges.append(edge)
        }
        previous = id
      }
    }
    graph.direction = .right
    if others > graph.nodes.count / 4 { graph.edges = [] }
  }
}
