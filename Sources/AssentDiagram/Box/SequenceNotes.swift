import AssentDiagnostics

/// The words of a sequence that are neither a participant's nor a message's: notes between and beside
/// the lines, words over and under the whole, and a legend.
struct SequenceNotes {
  private(set) var annotations: [FlowGraph.Annotation] = []
  private(set) var headings: [FlowGraph.Heading] = []
  private(set) var legend: [String] = []

  /// Words that belong together, one row after the other.
  private struct Block {
    var box: Int?
    var lines: [String]
    var rows: ClosedRange<Int>
    /// Of the last row, and of all rows.
    var last: Range<Int>
    var columns: Range<Int>
    var range: SourceRange
  }

  private let drawing: BoxDrawing
  private let lifelines: [Lifeline]
  /// The box around the whole.
  private let frame: Int?

  init(
    drawing: BoxDrawing, lifelines: [Lifeline], messages: [MessageFinder.Message],
    labels: [MessageLabels.Words]
  ) {
    self.drawing = drawing
    self.lifelines = lifelines
    frame = lifelines.first.flatMap {
      drawing.territory.interior($0.rows.lowerBound, $0.column)
    }
    legend = drawing.legendRows.sorted().map {
      drawing.grid.text($0, 0..<drawing.grid.width($0))
    }
    let first = lifelines.map(\.rows.lowerBound).min() ?? 0
    let last = lastRow()
    for block in blocks(without: labels) {
      let isAbove = block.rows.upperBound < first
      // A box over the lines may hide their ends.
      let isBelow = block.rows.lowerBound > last
      if isAbove || isBelow && (block.box == nil || covered(by: block).isEmpty) {
        headings.append(
          FlowGraph.Heading(
            text: block.lines.joined(separator: " "), before: isAbove ? "n1" : nil,
            range: block.range))
        continue
      }
      var note = place(block)
      // Beside a message it is said of that one.
      note.order = messages.count { $0.row <= block.rows.upperBound }
      annotations.append(note)
    }
  }

  /// The last row with a piece of a participant's line.
  private func lastRow() -> Int {
    let columns = lifelines.map(\.column)
    var row = drawing.grid.rowCount - 1
    while row > 0, !columns.contains(where: { drawing.map.arms(row, $0) & Arms.vertical != 0 }) {
      row -= 1
    }
    return row
  }

  private func columns(of block: Block) -> Range<Int> {
    guard let box = block.box.map({ drawing.territory.boxes[$0] }) else { return block.columns }
    return box.left..<max(box.left, box.right) + 1
  }

  /// The participants over whose lines it stands.
  private func covered(by block: Block) -> [Int] {
    let columns = columns(of: block)
    return lifelines.indices.filter { columns.contains(lifelines[$0].column) }
  }

  /// Beside the nearest participant, or over those whose lines it covers.
  private func place(_ block: Block) -> FlowGraph.Annotation {
    let columns = columns(of: block)
    let covered = covered(by: block)
    var note = FlowGraph.Annotation(target: nil, lines: block.lines, range: block.range)
    func id(_ index: Int) -> String { "n\(index + 1)" }
    if let first = covered.first, let last = covered.last {
      note.target = id(first)
      if last > first { note.lastTarget = id(last) }
      return note
    }
    let left = lifelines.lastIndex { $0.column < columns.lowerBound }
    let right = lifelines.firstIndex { $0.column >= columns.upperBound }
    let toLeft = left.map { columns.lowerBound - lifelines[$0].column } ?? .max
    let toRight = right.map { lifelines[$0].column - columns.upperBound + 1 } ?? .max
    if let left, toLeft <= toRight {
      note.target = id(left)
      note.side = .right
    } else if let right {
      note.target = id(right)
      note.side = .left
    }
    return note
  }

  // MARK: What is left

  private func blocks(without labels: [MessageLabels.Words]) -> [Block] {
    var used: [Int: [Range<Int>]] = [:]
    for words in labels { used[words.row, default: []] += words.columns }
    let heads = Set(lifelines.compactMap(\.box))
    var blocks: [Block] = []
    for run in drawing.runs where !isName(run, heads) {
      for columns in Self.parts(of: run.columns, without: used[run.row] ?? []) {
        add(run, columns, to: &blocks)
      }
    }
    return blocks
  }

  private func add(_ run: TextRun, _ columns: Range<Int>, to blocks: inout [Block]) {
    let text = drawing.grid.text(run.row, columns)
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let range = drawing.range(run.row, columns)
    let box = run.box == frame ? nil : run.box
    let above = blocks.lastIndex { block in
      guard block.box == box else { return false }
      if block.rows.upperBound == run.row { return box != nil }
      if box != nil { return run.row - block.rows.upperBound <= 2 }
      return block.rows.upperBound == run.row - 1 && block.last.overlaps(columns)
    }
    guard let above else {
      blocks.append(
        Block(
          box: box, lines: [text], rows: run.row...run.row, last: columns, columns: columns,
          range: range))
      return
    }
    if blocks[above].rows.upperBound == run.row {
      blocks[above].lines[blocks[above].lines.count - 1] += " " + text
    } else {
      blocks[above].lines.append(text)
    }
    let all = blocks[above].columns
    blocks[above].columns =
      min(all.lowerBound, columns.lowerBound)..<max(all.upperBound, columns.upperBound)
    blocks[above].last = columns
    blocks[above].rows = blocks[above].rows.lowerBound...run.row
    blocks[above].range = SourceRange(start: blocks[above].range.start, end: range.end)
  }

  /// Whether words are the name of a participant, over its line or again under it.
  private func isName(_ run: TextRun, _ heads: Set<Int>) -> Bool {
    if let box = run.box, heads.contains(box) { return true }
    return lifelines.contains { line in
      let isOutside =
        run.row < line.rows.lowerBound || run.row >= line.rows.upperBound
        || run.box != frame
      // Several names may stand a blank apart.
      let words = run.row + 1 == line.rows.lowerBound ? run.text.split(separator: " ") : []
      return isOutside && line.lines.contains { $0 == run.text || words.contains($0[...]) }
        && run.distance(to: line.column) <= max(10, run.columns.count)
    }
  }

  /// The columns that others do not take.
  private static func parts(of columns: Range<Int>, without used: [Range<Int>]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = columns.lowerBound
    for other in used.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.overlaps(columns) {
      if other.lowerBound > start { parts.append(start..<other.lowerBound) }
      start = max(start, other.upperBound)
    }
    if start < columns.upperBound { parts.append(start..<columns.upperBound) }
    return parts
  }
}
