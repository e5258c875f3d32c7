import AssentDiagnostics

extension BoxReader {
  /// Everything found, as nodes with ids in reading order.
  mutating func assemble() -> FlowGraph {
    var graph = FlowGraph(notation: .boxDrawing, kind: .flow, isValid: true)
    let entities = nodeEntities()
    var ids: [Entity: String] = [:]
    for (index, entity) in entities.enumerated() {
      let id = "n\(index + 1)"
      ids[entity] = id
      graph.nodes.append(node(entity, id))
    }
    addGroups(&graph, ids)
    addTables(&graph, ids)
    for edge in edges {
      guard let from = ids[edge.from], let to = ids[edge.to] else { continue }
      let vertex = net.cells.vertices[edge.source.vertex]
      var result = FlowGraph.Edge(
        from: from, to: to, range: range(vertex.row, vertex.column..<vertex.column + 1))
      result.arrow = edge.arrow
      result.arrowTail = edge.arrowTail
      result.style = style(edge)
      result.label = lines(inReadingOrder(edge.labels, of: edge))
      graph.edges.append(result)
    }
    for (target, noteRuns) in annotations {
      graph.annotations.append(
        FlowGraph.Annotation(
          target: ids[target], lines: lines(noteRuns), range: range(noteRuns)))
    }
    addTimesAndHeadings(&graph, ids)
    for row in legendRows.sorted() {
      graph.legend.append(grid.text(row, 0..<grid.width(row)))
    }
    graph.direction = direction()
    return graph
  }

  /// The nodes in reading order.
  private func nodeEntities() -> [Entity] {
    var entities: [Entity] = []
    for box in territory.boxes.indices {
      let plan = regions.plans[box]
      if plan.isTable {
        let hasEdge = edges.contains { $0.from == .box(box) || $0.to == .box(box) }
        if hasEdge { entities.append(.box(box)) }
      } else if plan.hasDividers {
        entities += plan.regions.indices.map { .region(box: box, index: $0) }
      } else if isSectioned(box) {
        entities += plan.regions.indices.map { .region(box: box, index: $0) }
        let hasEdge = edges.contains { $0.from == .box(box) || $0.to == .box(box) }
        if hasEdge { entities.append(.box(box)) }
      } else {
        entities.append(.box(box))
      }
    }
    entities += textNodeBlocks.map { .text($0) }
    entities.removeAll { entity in
      if case .region = entity { lines(of: entity).isEmpty } else { false }
    }
    return entities.map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The upper left corner of a node.
  func place(_ entity: Entity) -> (Int, Int) {
    switch entity {
    case .box(let box): return (territory.boxes[box].top, territory.boxes[box].left)
    case .region(let box, let index):
      let region = regions.plans[box].regions[index]
      return (region.rows.lowerBound, region.columns.lowerBound)
    case .text(let block):
      let run = runs[blocks[block][0]]
      return (run.row, run.columns.lowerBound)
    }
  }

  private func node(_ entity: Entity, _ id: String) -> FlowGraph.Node {
    let (row, column) = place(entity)
    var end = (row: row, column: column + 1)
    var shape = FlowGraph.Shape.box
    switch entity {
    case .box(let box):
      let drawn = territory.boxes[box]
      end = (drawn.bottom, drawn.bottomRight + 1)
      if drawn.isRounded { shape = .rounded }
    case .region(let box, let index):
      let region = regions.plans[box].regions[index]
      end = (max(row, region.rows.upperBound - 1), region.columns.upperBound)
    case .text(let block):
      shape = .text
      let last = runs[blocks[block][blocks[block].count - 1]]
      end = (last.row, last.columns.upperBound)
    }
    return FlowGraph.Node(
      id: id, lines: lines(of: entity), shape: shape,
      range: SourceRange(
        start: source.location(line: row, byte: grid.byte(row, column)),
        end: source.location(line: end.row, byte: grid.byte(end.row, end.column))))
  }

  private func addGroups(_ graph: inout FlowGraph, _ ids: [Entity: String]) {
    var groupIDs: [Int: String] = [:]
    func isGroup(_ box: Int) -> Bool {
      let plan = regions.plans[box]
      if plan.isTable { return false }
      return plan.hasDividers || isSectioned(box)
        || territory.children[box].contains { !regions.plans[$0].isTable }
    }
    let boxes = territory.boxes.indices.filter(isGroup)
    for box in boxes { groupIDs[box] = ids[.box(box)] ?? "g\(groupIDs.count + 1)" }
    for box in boxes {
      guard let id = groupIDs[box] else { continue }
      var members: [String] = []
      for index in regions.plans[box].regions.indices {
        if let member = ids[.region(box: box, index: index)] { members.append(member) }
      }
      for child in territory.children[box] {
        if let member = groupIDs[child] ?? ids[.box(child)] { members.append(member) }
      }
      for (entity, member) in ids.sorted(by: { place($0.key) < place($1.key) }) {
        if case .text(let block) = entity, runs[blocks[block][0]].box == box {
          members.append(member)
        }
      }
      let drawn = territory.boxes[box]
      var group = FlowGraph.Group(
        id: id, title: ids[.box(box)] == nil ? [] : lines(of: .box(box)), nodes: members,
        range: range(drawn.top, drawn.left..<drawn.right + 1))
      if let title = drawn.borderTitle, group.title.isEmpty { group.title = [title] }
      let parent = territory.parents[box]
      group.parent = parent >= 0 ? groupIDs[parent] : nil
      graph.groups.append(group)
    }
  }

  private func addTables(_ graph: inout FlowGraph, _ ids: [Entity: String]) {
    for (box, plan) in regions.plans.enumerated() where plan.isTable {
      let drawn = territory.boxes[box]
      var rows: [[String]] = []
      for band in 0..<plan.bandCount {
        let cells = plan.regions.indices.filter { plan.regions[$0].band == band }
        rows.append(
          cells.map { lines(of: .region(box: box, index: $0)).joined(separator: " ") })
      }
      // Without rules every line is a row.
      if plan.bandCount == 1 || (plan.bandCount == 2 && bandHeight(plan, 1) > 1) {
        rows = lineRows(box, plan)
      }
      let parent = territory.parents[box]
      graph.tables.append(
        FlowGraph.Table(
          rows: rows, node: parent >= 0 ? ids[.box(parent)] : nil,
          range: range(drawn.top, drawn.left..<drawn.right + 1)))
    }
  }

  private func bandHeight(_ plan: Regions.Plan, _ band: Int) -> Int {
    plan.regions.first { $0.band == band }?.rows.count ?? 0
  }

  /// The rows of a table that has rules at most below its header.
  private func lineRows(_ box: Int, _ plan: Regions.Plan) -> [[String]] {
    var rows: [[String]] = []
    for band in 0..<plan.bandCount {
      let cells = plan.regions.indices.filter { plan.regions[$0].band == band }
      guard let first = cells.first else { continue }
      for row in plan.regions[first].rows {
        rows.append(
          cells.map { index in
            var region = plan.regions[index]
            region.rows = row..<row + 1
            return lines(of: region).joined(separator: " ")
          })
      }
    }
    return rows
  }

  private mutating func addTimesAndHeadings(_ graph: inout FlowGraph, _ ids: [Entity: String]) {
    let placed = ids.map { (place($0.key), $0.value) }.sorted { $0.0 < $1.0 }
    var late: [(Int, FlowGraph.Annotation)] = times.map { target, run in
      (
        runs[run].row,
        FlowGraph.Annotation(target: ids[target], lines: [runs[run].text], range: range([run]))
      )
    }
    for (index, block) in blocks.enumerated() where !textNodeBlocks.contains(index) {
      let free =
        looseBlocks.contains(index) ? block : block.filter { !isUsed[$0] && runs[$0].box == nil }
      guard let first = free.first else { continue }
      let row = runs[first].row
      let next = placed.first { $0.0.0 >= row }
      if TimeText.isTime(runs[first].text) {
        late.append(
          (
            row,
            FlowGraph.Annotation(
              target: next?.1, lines: lines(free), range: range(free))
          ))
      } else {
        let words = lines(free).joined(separator: " ")
        graph.headings.append(
          FlowGraph.Heading(text: words, before: next?.1, range: range(free)))
      }
    }
    graph.times = late.sorted { $0.0 < $1.0 }.map(\.1)
  }

  // MARK: Places and words

  func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    SourceRange(
      start: source.location(line: row, byte: grid.byte(row, columns.lowerBound)),
      end: source.location(line: row, byte: grid.byte(row, columns.upperBound)))
  }

  func range(_ indices: [Int]) -> SourceRange {
    guard let first = indices.first, let last = indices.last else { return range(0, 0..<0) }
    return SourceRange(
      start: range(runs[first].row, runs[first].columns).start,
      end: range(runs[last].row, runs[last].columns).end)
  }

  /// The text of runs, those of one row in one line.
  func lines(_ indices: [Int]) -> [String] {
    var lines: [String] = []
    var row = -1
    for index in indices {
      if runs[index].row == row {
        lines[lines.count - 1] += " " + runs[index].text
      } else {
        lines.append(runs[index].text)
      }
      row = runs[index].row
    }
    return lines
  }

  /// Labels with those of one row from left to right, whichever way the line runs; those of a line
  /// along a row from the top down.
  private func inReadingOrder(_ labels: [Int], of edge: DrawnEdge) -> [Int] {
    let ends = [edge.source, edge.target].map { net.cells.vertices[$0.vertex].row }
    if ends[0] == ends[1] { return labels.sorted() }
    var ordered: [Int] = []
    for label in labels {
      let same = ordered.lastIndex { runs[$0].row != runs[label].row } ?? -1
      let place = ordered[(same + 1)...].firstIndex { $0 > label } ?? ordered.count
      ordered.insert(label, at: place)
    }
    return ordered
  }

  private func style(_ edge: DrawnEdge) -> FlowGraph.Edge.Style {
    for terminal in [edge.source, edge.target] {
      let vertex = net.cells.vertices[terminal.vertex]
      switch StrokeTable.weight(of: grid.scalar(vertex.row, vertex.column)) {
      case .light: continue
      case .dashed: return .dotted
      case .heavy: return .thick
      }
    }
    return .solid
  }

  /// The way most edges run.
  private func direction() -> FlowGraph.Direction? {
    var counts = [0, 0, 0, 0]
    for edge in edges {
      let from = net.cells.vertices[edge.source.vertex]
      let to = net.cells.vertices[edge.target.vertex]
      let down = to.row - from.row
      let across = to.column - from.column
      if edge.target.way.isVertical {
        counts[edge.target.way == .south ? 0 : 1] += 1
      } else if abs(across) >= abs(down) {
        counts[edge.target.way == .east ? 2 : 3] += 1
      }
    }
    guard let most = counts.max(), most > 0 else { return nil }
    let order: [FlowGraph.Direction] = [.down, .up, .right, .left]
    return counts.firstIndex(of: most).map { order[$0] }
  }
}
