/// Words in boxes without others in them, and in the cells of tables: centered where they were.
extension SketchTexts {
  /// The runs of each row, in order.
  private func rows(_ members: [Int]) -> [[Int]] {
    var rows: [[Int]] = []
    for index in members {
      if let last = rows.last?.first, runs[last].row == runs[index].row {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows
  }

  private func span(_ row: [Int], box: Int, region: Int) -> TextAlignment.Row {
    let (first, last) = (runs[row[0]], runs[row[row.count - 1]])
    return TextAlignment.Row(
      row: first.row, words: first.columns.lowerBound..<last.columns.upperBound,
      inner: inner(box, region, first.row), isItem: mark(row[0], 0) != nil)
  }

  /// Whether boxes of one line have their words at the left, with blanks after them.
  ///
  /// Then those whose words nearly fill them are no exception.
  func findsPadding() -> Bool {
    var (left, centered) = (0, 0)
    for (part, members) in parts where !reading.regions.plans[part[0]].isTable {
      guard let first = members.first, members.allSatisfy({ runs[$0].row == runs[first].row })
      else { continue }
      let span = span(members, box: part[0], region: part[1])
      if span.before == 1, span.after >= 3 { left += 1 }
      if span.before >= 2, span.isInMiddle { centered += 1 }
    }
    return left > centered
  }

  mutating func placePart(_ members: [Int], box: Int, region: Int) {
    let rows = rows(members)
    let spans = rows.map { span($0, box: box, region: region) }
    var isCentered = TextAlignment.centered(spans)
    if padsOnTheRight, let span = spans.first, spans.count == 1, span.before == 1, span.after <= 2 {
      isCentered = [false]
    }
    let isStrong = isHeader(box, region)
    for (row, (span, isCentered)) in zip(rows, zip(spans, isCentered)) {
      for index in row {
        runs[index].block = members[0]
        runs[index].role = isStrong ? .strong : .body
      }
      set(row, span, isCentered ? .centered : .left, frames.span(box, region: region))
    }
  }

  /// Places the words of one row between two straight walls.
  private mutating func set(
    _ row: [Int], _ span: TextAlignment.Row, _ column: TextAlignment.Column,
    _ straight: ClosedRange<Int>
  ) {
    let (left, right) = (SketchScale.x(straight.lowerBound), SketchScale.x(straight.upperBound))
    let shift = (straight.lowerBound + 1 - span.inner.lowerBound) * SketchScale.columnWidth
    for index in row {
      let start = SketchScale.edge(runs[index].columns.lowerBound) + shift
      let end = SketchScale.edge(runs[index].columns.upperBound) + shift
      runs[index].mark = nil
      switch column {
      case .centered:
        runs[index].anchor = .middle
        runs[index].x = row.count == 1 ? (left + right) / 2 : (start + end) / 2
      case .right where row.count == 1:
        runs[index].anchor = .end
        runs[index].x = right - SketchScale.edge(span.after) - SketchScale.columnWidth / 2
      case .left, .right:
        runs[index].anchor = .start
        runs[index].x = max(start, left + 5)
        runs[index].mark = mark(index, shift)
      }
    }
  }

  /// Gives all cells of a column of a table one alignment.
  mutating func placeTables() {
    for (box, plan) in reading.regions.plans.enumerated() where plan.isTable {
      var columns: [Int: [Int]] = [:]
      var place = 0
      for index in plan.regions.indices {
        place =
          index > 0 && plan.regions[index - 1].band == plan.regions[index].band ? place + 1 : 0
        columns[place, default: []].append(index)
      }
      for place in columns.keys.sorted() {
        placeColumn(columns[place] ?? [], box: box)
      }
    }
  }

  private mutating func placeColumn(_ regions: [Int], box: Int) {
    let cells = regions.flatMap { region in
      rows(parts[[box, region]] ?? []).map {
        (region: region, runs: $0, span: span($0, box: box, region: region))
      }
    }
    let isHead = cells.map { isHeader(box, $0.region) }
    let body = zip(cells, isHead).filter { !$0.1 }.map(\.0)
    let column = TextAlignment.column(body.map(\.span))
    for (cell, isHead) in zip(cells, isHead) {
      var own = column
      if isHead, column == .left, cell.span.isInMiddle,
        !body.contains(where: { $0.span.before == cell.span.before })
      {
        own = .centered
      }
      set(cell.runs, cell.span, own, frames.span(box, region: cell.region))
    }
  }

  /// The columns between the walls or dividers beside a region in a row.
  private func inner(_ box: Int, _ index: Int, _ row: Int) -> Range<Int> {
    let walls = drawn(box).columns(row)
    let (before, after) = frames.dividers(box, region: index)
    let start = before.map { $0.cell(row) + 1 } ?? walls.lowerBound
    let end = after?.cell(row) ?? walls.upperBound
    return start..<max(start, end)
  }

  /// Whether a region is the head of a table, or a title above the rule of its box.
  private func isHeader(_ box: Int, _ index: Int) -> Bool {
    let plan = reading.regions.plans[box]
    guard plan.bandCount > 1, plan.regions[index].band == 0 else { return false }
    let count = plan.regions[index].rows.count
    return plan.isTable || count == 1 || (count == 2 && plan.bandCount == 2)
  }

  /// The mark that begins a line of a list, when words follow it.
  func mark(_ index: Int, _ shift: Int) -> (words: String, textX: Int)? {
    let run = runs[index]
    let scalars = Array(run.words.unicodeScalars)
    if scalars.count > 4, scalars[0] == "[", scalars[2] == "]", scalars[3] == " " {
      // A box to tick.
      let place = SketchScale.edge(run.columns.lowerBound + 4) + shift
      return (String(String.UnicodeScalarView(scalars[..<3])), place)
    }
    guard let blank = scalars.firstIndex(of: " "), blank + 1 < scalars.count else { return nil }
    let isNumber =
      blank <= 3 && (scalars[blank - 1] == "." || scalars[blank - 1] == ")")
      && scalars[..<(blank - 1)].allSatisfy { ("0"..."9").contains($0) }
    let isSign =
      blank <= 2
      && scalars[..<blank].allSatisfy { $0.value > 0x7F || "-*+".unicodeScalars.contains($0) }
    guard isNumber || isSign else { return nil }
    var column = run.columns.lowerBound
    while column < run.columns.upperBound, !grid.isBlank(run.row, column) { column += 1 }
    while column < run.columns.upperBound, grid.isBlank(run.row, column) { column += 1 }
    let words = String(String.UnicodeScalarView(scalars[..<blank]))
    let place = SketchScale.edge(column) + shift
    // A sign of one column is never wider than two; a number may be.
    if isSign, column - run.columns.lowerBound <= 2, scalars[0].value < 0x10000 {
      return (words, place)
    }
    return (words, max(place, run.x + Sketch.width(words, size: run.size) + 3))
  }
}
