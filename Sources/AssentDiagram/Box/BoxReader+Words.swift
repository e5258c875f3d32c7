extension BoxReader {
  /// The lines of a node's label.
  func lines(of entity: Entity) -> [String] {
    switch entity {
    case .text(let block):
      return lines(blocks[block])
    case .region(let box, let index):
      return lines(of: regions.plans[box].regions[index])
    case .box(let box):
      let drawn = territory.boxes[box]
      var words: [String] = []
      if let title = drawn.borderTitle { words.append(title) }
      words += lines(in: box, rows: drawn.rows, columns: { drawn.columns($0) })
      return words.isEmpty ? frameTitles[box].map { lines($0) } ?? [] : words
    }
  }

  func lines(of region: Regions.Region) -> [String] {
    let drawn = territory.boxes[region.box]
    let span = drawn.columns(region.rows.lowerBound)
    return lines(in: region.box, rows: region.rows) { row in
      // The outer cells reach to the walls, wherever these are in this row.
      let all = drawn.columns(row)
      let start =
        region.columns.lowerBound <= span.lowerBound
        ? all.lowerBound : region.columns.lowerBound
      let end =
        region.columns.upperBound >= span.upperBound
        ? all.upperBound : region.columns.upperBound
      return start..<max(start, end)
    }
  }

  /// The words of a box in some rows, without what is drawn in it.
  private func lines(
    in box: Int, rows: Range<Int>, columns: (Int) -> Range<Int>
  ) -> [String] {
    var lines: [(indent: Int, text: String, isCentered: Bool)] = []
    for row in rows {
      let span = columns(row)
      let pieces = pieces(row, span, box)
      guard let first = pieces.first, let last = pieces.last else {
        lines.append((0, "", true))
        continue
      }
      let text = pieces.map { grid.text(row, $0) }.joined(separator: " ")
      if Self.isRule(text) { continue }
      let before = first.lowerBound - span.lowerBound
      let after = span.upperBound - last.upperBound
      lines.append((before, text, before > 2 && abs(before - after) <= 3))
    }
    while lines.first?.text.isEmpty == true { lines.removeFirst() }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    for index in lines.indices.dropFirst().reversed()
    where lines[index].text.isEmpty && lines[index - 1].text.isEmpty {
      lines.remove(at: index)
    }
    let indent = lines.filter { !$0.text.isEmpty && !$0.isCentered }.map(\.indent).min() ?? 0
    return lines.map { line in
      line.isCentered || line.indent > indent + 5
        ? line.text : String(repeating: " ", count: max(0, line.indent - indent)) + line.text
    }
  }

  /// The stretches of words in a row, up to what is drawn there.
  private func pieces(_ row: Int, _ span: Range<Int>, _ box: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int?
    var end = 0
    let limit = min(span.upperBound, grid.width(row))
    for column in span.lowerBound..<max(span.lowerBound, limit) {
      if isDrawnOver(row, column, box) {
        if let first = start { pieces.append(first..<end) }
        start = nil
      } else if !grid.isBlank(row, column) {
        if start == nil { start = column }
        end = column + 1
      }
    }
    if let first = start { pieces.append(first..<end) }
    return pieces
  }

  /// Whether a cell within a box is not one of its words: a box in it, a line or label of an edge.
  private func isDrawnOver(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    if let border = territory.border(row, column) {
      return border != box || map.arms(row, column) != 0
    }
    if let inner = territory.interior(row, column), inner != box { return true }
    if let vertex = net.cells.vertex(row, column) {
      if isDrawn[Int(net.components[vertex])] { return true }
      // A piece of a wall or a line that leads nowhere is no word.
      let isAlone = grid.isBlank(row, column - 1) && grid.isBlank(row, column + 1)
      if net.cells.vertices[vertex].head == nil, !territory.children[box].isEmpty || isAlone {
        return true
      }
    }
    if let run = net.cells.run(row, column), !isWithinLeaf(runs[run]) {
      return isUsed[run] || isTextNode(run)
    }
    return false
  }

  private func isTextNode(_ run: Int) -> Bool { textNodeBlocks.contains(blockOf[run]) }

  /// Whether a line is a rule: dashes or double dashes alone.
  static func isRule(_ text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "─", "━", "═", "-", "=", "_", "╌", "┄": count += 1
      case " ": continue
      default: return false
      }
    }
    return count >= 3
  }
}
