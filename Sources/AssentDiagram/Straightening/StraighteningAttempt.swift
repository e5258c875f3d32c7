import AssentDiagnostics

/// One attempt to straighten a drawing, in which some of it may be withheld.
///
/// No word changes, what is right stays as it is to the byte, and the graph that is read after is
/// the graph that was read before: an edit of which that is not true is not made.
struct StraighteningAttempt {
  private let graph: FlowGraph
  private let withheld: Withheld
  private var drawing: Drawing
  private var reading: DiagramReading
  /// How often the drawing may be read to try an edit.
  private var budget = 48
  private var trials: Trials

  private var text: [UInt8] { reading.source.text }

  /// After so many rounds a drawing does not come to rest.
  private static let roundLimit = 6

  private init(
    _ reading: DiagramReading, _ drawing: Drawing, _ withheld: Withheld, _ trials: Trials
  ) {
    graph = reading.graph
    self.withheld = withheld
    self.drawing = drawing
    self.reading = reading
    self.trials = trials
  }

  /// The drawing with every edit made that can be; `nil` where it does not come to rest.
  static func make(
    _ reading: DiagramReading, except withheld: Withheld, trials: inout Trials
  ) -> DiagramReading? {
    guard let drawing = reading.drawing else { return nil }
    var attempt = StraighteningAttempt(reading, drawing, withheld, trials)
    defer { trials = attempt.trials }
    for _ in 0..<roundLimit {
      var isChanged = false
      for step in Step.allCases where attempt.take(step) { isChanged = true }
      // What was not tried for want of trials would be tried the next time.
      if attempt.budget <= 0 { return nil }
      if !isChanged { return attempt.reading }
    }
    return nil
  }

  private enum Step: CaseIterable {
    case tabs, panels, widths, walls, heads, lines, junctions, trees
  }

  /// Returns whether the text changed.
  private mutating func take(_ step: Step) -> Bool {
    let edits = edits(step).filter { edit in
      !edit.changes.contains { withheld.rows.contains($0.row) }
    }
    if edits.isEmpty { return false }
    var kept: [DrawingEdit] = []
    let before = text
    keep(edits[...], &kept, drawing.map, before)
    return !kept.isEmpty && text != before
  }

  private func edits(_ step: Step) -> [DrawingEdit] {
    switch step {
    case .tabs:
      let rows = (0..<drawing.grid.rowCount).filter { drawing.grid.lines[$0].contains(9) }
      return rows.isEmpty ? [] : [DrawingEdit(rows.map { ($0, .expandTabs) })]
    case .panels: return WidthEdits(drawing: drawing, withheld: withheld).panels
    case .widths: return WidthEdits(drawing: drawing, withheld: withheld).widenings
    case .walls: return WallEdits(drawing, except: withheld).edits
    case .heads, .lines, .junctions:
      guard !drawing.isTree else { return [] }
      var lines = LineEdits(drawing)
      switch step {
      case .heads: lines.moveHeads()
      case .lines: lines.straightenLines()
      default: lines.drawJunctions()
      }
      return lines.edits
    case .trees: return TreeEdits(drawing: drawing).edits
    }
  }

  /// Makes as many of the edits as leave the meaning alone: all, or those of either half.
  private mutating func keep(
    _ edits: ArraySlice<DrawingEdit>, _ kept: inout [DrawingEdit], _ map: CellMap,
    _ original: [UInt8]
  ) {
    guard budget > 0 else { return }
    let candidate = DrawingEdit.apply(kept + edits, to: map, text: original)
    if candidate == text { return }
    budget -= 1
    if case .kept(let changed, let drawing) = result(of: candidate) {
      reading = changed
      self.drawing = drawing
      kept += edits
    } else if edits.count > 1 {
      let middle = edits.startIndex + edits.count / 2
      keep(edits[..<middle], &kept, map, original)
      keep(edits[middle...], &kept, map, original)
    }
  }

  private mutating func result(of candidate: [UInt8]) -> Trials.Result {
    if let known = trials[candidate] { return known }
    let result = read(candidate)
    trials.add(candidate, result)
    return result
  }

  /// Reads a text, which has to have the same words and to say the same.
  private func read(_ candidate: [UInt8]) -> Trials.Result {
    guard let changed = DiagramReading(reading.source.with(candidate)),
      let drawing = changed.drawing, changed.graph.hasSameMeaning(as: graph),
      hasSameWords(drawing)
    else { return .rejected }
    return .kept(changed, drawing)
  }

  /// Whether the rows that changed hold the same words as before.
  private func hasSameWords(_ changed: Drawing) -> Bool {
    guard changed.grid.rowCount == drawing.grid.rowCount else { return false }
    return (0..<changed.grid.rowCount).allSatisfy { row in
      changed.grid.lines[row] == drawing.grid.lines[row]
        || Self.words(row, changed) == Self.words(row, drawing)
    }
  }

  /// What is neither stroke nor blank in a row.
  private static func words(_ row: Int, _ drawing: Drawing) -> [UInt8] {
    DrawnRow(row, of: drawing.map).cells
      .filter { $0.arms == 0 && !$0.isHead && !$0.isBlank }.flatMap(\.bytes)
  }
}
