import AssentDiagnostics

/// Words that stand in no box, or in one that holds boxes: titles, labels, notes, names.
extension SketchTexts {
  mutating func placeFreeRuns() {
    let links = linksByRun()
    let starts = nodeStarts()
    let ends = verticalEndsByRun()
    var members: [Int: [Int]] = [:]
    for index in runs.indices where runs[index].block < 0 {
      place(index, links, ends, starts)
      if let known = readerRun(index) {
        let block = reading.blockOf[known]
        if block >= 0 { members[block, default: []].append(index) }
      }
      runs[index].block = runs.count + index
    }
    for block in members.keys.sorted() {
      if let lines = members[block], lines.count > 1 { alignBlock(lines) }
    }
    if isTree { alignComments() }
  }

  /// Comments of a tree that are off by a miscount begin below the others.
  private mutating func alignComments() {
    let comments = runs.indices.filter { runs[$0].words.hasPrefix("# ") }
    var counts: [Int: Int] = [:]
    for index in comments { counts[runs[index].columns.lowerBound, default: 0] += 1 }
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    for index in comments {
      runs[index].role = .label
      runs[index].anchor = .start
      if abs(runs[index].columns.lowerBound - most) <= 2 { runs[index].x = SketchScale.edge(most) }
    }
  }

  /// The run of the reading that these words begin with.
  private func readerRun(_ index: Int) -> Int? {
    let run = runs[index]
    return run.columns.firstNonNil { reading.net.cells.run(run.row, $0) }
  }

  /// The links whose line each run of the reading interrupts.
  private func linksByRun() -> [Int: LineNet.Link] {
    var links: [Int: LineNet.Link] = [:]
    for link in reading.net.links where columns.isLine(vertex: link.a) {
      for run in link.labels { links[run] = link }
    }
    return links
  }

  /// The vertices from which a line comes down or up to each run of the reading.
  private func verticalEndsByRun() -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for terminal in reading.net.terminals
    where terminal.way.isVertical && columns.isLine(vertex: terminal.vertex) {
      if case .text(let run) = terminal.target, ends[run] == nil { ends[run] = terminal.vertex }
      for run in terminal.labels where ends[run] == nil { ends[run] = terminal.vertex }
    }
    return ends
  }

  /// The columns at which several names without frames begin.
  private func nodeStarts() -> Set<Int> {
    var counts: [Int: Set<Int>] = [:]
    for block in reading.textNodeBlocks {
      let columns = reading.runs[reading.blocks[block][0]].columns
      counts[columns.lowerBound, default: []].insert(columns.count)
    }
    return Set(counts.filter { $0.value.count > 1 }.keys)
  }

  private mutating func place(
    _ index: Int, _ links: [Int: LineNet.Link], _ ends: [Int: Int], _ starts: Set<Int>
  ) {
    var run = runs[index]
    let left = SketchScale.edge(run.columns.lowerBound)
    let right = SketchScale.edge(run.columns.upperBound)
    let known = readerRun(index)
    run.role = role(index, known)
    var shift = 0
    if let box = run.box { shift = frames.shift(box, run.row) }
    run.x = left + shift
    let (before, after) = (stroke(beside: run, -1, 4), stroke(beside: run, 1, 9))
    if run.isInBorder, let box = run.box {
      let middle = (frames.left(box) + frames.right(box)) / 2
      if abs(left + right - 2 * middle) <= 3 * SketchScale.columnWidth {
        run.anchor = .middle
        run.x = middle
      }
    } else if let known, let link = links[known] {
      placeOnLine(&run, link)
    } else if run.role == .label, let middle = middleOfMessage(run) {
      run.anchor = .middle
      run.x = middle
    } else if let known, let vertex = ends[known], !isTree,
      !starts.contains(run.columns.lowerBound),
      abs(left + right - 2 * columns.xs[vertex]) <= 5 * SketchScale.columnWidth,
      hasRoom(run, around: columns.xs[vertex])
    {
      run.anchor = .middle
      run.x = columns.xs[vertex]
    } else if let before, before.gap <= 3, (after?.gap ?? before.gap) >= before.gap {
      run.x = left + before.shift
    } else if let after, after.gap <= 2, run.role == .label, !TimeText.isTime(run.words) {
      run.anchor = .end
      run.x = right + after.shift
    } else if let box = run.box, isTitle(run, in: box) {
      let middle = (frames.left(box) + frames.right(box)) / 2
      let before = left + shift - frames.left(box)
      let after = frames.right(box) - right - shift
      let isDeep =
        before >= 6 * SketchScale.columnWidth && after <= before * 5 / 2 && before <= after * 5 / 2
      if isDeep || abs(left + right + 2 * shift - 2 * middle) <= 4 * SketchScale.columnWidth {
        run.anchor = .middle
        run.x = middle
      }
    }
    runs[index] = run
  }

  /// Words that interrupt a line stand in the middle of it.
  private func placeOnLine(_ run: inout Run, _ link: LineNet.Link) {
    let vertices = reading.net.cells.vertices
    let (a, b) = (vertices[link.a], vertices[link.b])
    let left = SketchScale.edge(run.columns.lowerBound)
    let right = SketchScale.edge(run.columns.upperBound)
    if a.row == b.row {
      run.anchor = .middle
      run.x = (columns.xs[link.a] + columns.xs[link.b]) / 2
      return
    }
    let x = columns.xs[link.a]
    if abs(left + right - 2 * x) <= 6 * SketchScale.columnWidth, hasRoom(run, around: x) {
      run.anchor = .middle
      run.x = x
    }
  }

  /// Whether words in the middle of `x` keep off what is beside them in their row.
  private func hasRoom(_ run: Run, around x: Int) -> Bool {
    let half = Sketch.width(run.words, size: run.size, role: run.role) / 2 + 3
    let first = (x - half) / SketchScale.columnWidth
    let last = (x + half) / SketchScale.columnWidth
    let before = min(first, run.columns.lowerBound)..<run.columns.lowerBound
    let after = run.columns.upperBound..<max(last + 1, run.columns.upperBound)
    return before.allSatisfy { $0 < 0 || grid.isBlank(run.row, $0) }
      && after.allSatisfy { grid.isBlank(run.row, $0) }
  }

  /// The middle between the lifelines beside a message that its author has put there.
  private func middleOfMessage(_ run: Run) -> Int? {
    guard kind == .sequence, let before = stroke(beside: run, -1, 80),
      let after = stroke(beside: run, 1, 80), abs(before.gap - after.gap) <= 4
    else { return nil }
    return (before.x + after.x) / 2
  }

  /// The nearest stroke of a line on one side, the blanks before it, and how far it is moved.
  private func stroke(beside run: Run, _ step: Int, _ reach: Int) -> (
    gap: Int, shift: Int, x: Int
  )? {
    var column = step < 0 ? run.columns.lowerBound - 1 : run.columns.upperBound
    for gap in 0..<reach {
      if let vertex = reading.net.cells.vertex(run.row, column), columns.isLine(vertex: vertex) {
        return (gap, columns.xs[vertex] - SketchScale.x(column), columns.xs[vertex])
      }
      guard column >= 0, grid.isBlank(run.row, column) else { return nil }
      column += step
    }
    return nil
  }

  private func role(_ index: Int, _ known: Int?) -> Sketch.Role {
    let run = runs[index]
    if run.isInBorder { return .strong }
    if let box = run.box { return isTitle(run, in: box) ? .strong : .body }
    guard let known else { return .body }
    if reading.isUsed[known] { return .label }
    if reading.blockOf[known] >= 0, reading.textNodeBlocks.contains(reading.blockOf[known]) {
      return .body
    }
    return isHeading(run) ? .strong : .body
  }

  /// Whether words stand alone in their row and are a title by their form.
  private func isHeading(_ run: Run) -> Bool {
    guard grid.indents[run.row] == run.columns.lowerBound,
      grid.width(run.row) == run.columns.upperBound, run.columns.count < 72
    else { return false }
    if run.words.hasSuffix(":") { return true }
    if TextBlocks.isTitle(run.words) { return !isInList(run) }
    return run.words.count { $0.isLetter } > 2 && run.words.uppercased() == run.words
  }

  /// Whether the row above or below begins in the same column with a digit, too.
  private func isInList(_ run: Run) -> Bool {
    let column = run.columns.lowerBound
    func isDigit(_ row: Int) -> Bool {
      row >= 0 && row < grid.rowCount && grid.indents[row] == column
        && (0x30...0x39).contains(grid.scalar(row, column))
    }
    return isDigit(run.row) && (isDigit(run.row - 1) || isDigit(run.row + 1))
  }

  /// Whether words are the first of a box that holds others.
  private func isTitle(_ run: Run, in box: Int) -> Bool {
    let children = reading.territory.children[box]
    guard let first = children.map({ reading.territory.boxes[$0].top }).min(), run.row < first
    else { return false }
    let top = reading.territory.boxes[box].top
    if run.row == top + 1 { return true }
    // The second line of a title begins where the first one does, or is centered below it.
    guard run.row == top + 2 else { return false }
    let above = run.columns.firstNonNil { self.run(top + 1, $0) }.map { runs[$0].columns }
    guard let above else {
      return !run.words.isEmpty && grid.indents[top + 1] >= grid.width(top + 1)
    }
    let isCentered =
      abs(above.lowerBound + above.upperBound - run.columns.lowerBound - run.columns.upperBound)
      <= 3
    return above.lowerBound == run.columns.lowerBound || isCentered
  }

  /// Lets the lines of one text share an edge, or a middle.
  private mutating func alignBlock(_ lines: [Int]) {
    let starts = lines.map { runs[$0].columns.lowerBound }
    let middles = lines.map { runs[$0].columns.lowerBound + runs[$0].columns.upperBound }
    guard let low = starts.min(), let high = starts.max(), let left = middles.min(),
      let right = middles.max()
    else { return }
    let block = runs[lines[0]].block
    let middle = lines.first { runs[$0].anchor == .middle }
    let isEnd = lines.allSatisfy { runs[$0].anchor == .end }
    for index in lines { runs[index].block = block }
    if let middle, right - left <= 5, high > low || right - left <= 1 {
      for index in lines {
        runs[index].anchor = .middle
        runs[index].x = runs[middle].x
      }
    } else if !isEnd {
      let first = lines[0]
      let origin =
        runs[first].anchor == .start
        ? runs[first].x - SketchScale.edge(runs[first].columns.lowerBound) : 0
      for index in lines {
        runs[index].anchor = .start
        runs[index].x = SketchScale.edge(runs[index].columns.lowerBound) + origin
      }
    }
  }

  private var isTree: Bool { kind == .tree }

  // MARK: Result

  func addTexts(to sketch: inout Sketch) {
    for (row, columns) in rules {
      var (left, right) = (
        SketchScale.edge(columns.lowerBound), SketchScale.edge(columns.upperBound)
      )
      if let box = reading.territory.interior(row, columns.lowerBound) {
        // A rule that nearly reaches the walls reaches them.
        let margin = SketchScale.columnWidth * 2
        if left - frames.left(box) < margin { left = frames.left(box) }
        if abs(frames.right(box) - right) < margin { right = frames.right(box) }
      }
      let y = scale.y(row)
      sketch.rules.append(Sketch.Line(points: [.init(x: left, y: y), .init(x: right, y: y)]))
    }
    for run in runs {
      if let control = control(run) {
        add(control, of: run, to: &sketch)
        continue
      }
      var text = Sketch.Text(
        pieces: [], y: scale.baseline(run.row), anchor: run.anchor, role: run.role,
        size: run.size, isMonospaced: run.isMonospaced, block: run.block, span: run.span)
      if let mark = run.mark {
        let rest = String(run.words.unicodeScalars.dropFirst(mark.words.unicodeScalars.count))
        text.pieces = [
          .init(x: run.x, words: mark.words),
          .init(
            x: mark.textX, words: String(rest.drop { $0 == " " }),
            length: run.isTight ? run.width - (mark.textX - run.x) : nil),
        ]
      } else {
        text.pieces = [.init(x: run.x, words: run.words, length: run.isTight ? run.width : nil)]
      }
      sketch.texts.append(text)
      if run.isInBorder, let box = run.box {
        let gap = run.span.lowerBound - 4..<run.span.upperBound + 4
        if run.row == reading.territory.boxes[box].top {
          sketch.frames[box].upperGaps.append(gap)
        } else {
          sketch.frames[box].lowerGaps.append(gap)
        }
      }
    }
  }
}
