import AssentDiagnostics

/// One attempt to straighten a drawing, in which some of it may be withheld.
///
/// No word changes, what is right stays as it is to the byte, and the graph that is read after is
/// the graph that was read before: an edit of which that is not true is not made.
struct StraighteningAttempt {
  private let withheld: Withheld
  private var judged: JudgedDrawing
  /// How often the drawing may be read to try an edit.
  private var budget = 48

  private var text: [UInt8] { judged.reading.source.text }

  /// After so many rounds a drawing does not come to rest.
  private static let roundLimit = 6

  /// The drawing with every edit made that can be; `nil` where it does not come to rest.
  static func make(
    _ judged: JudgedDrawing, except withheld: Withheld, trials: inout Trials
  ) -> JudgedDrawing? {
    var attempt = StraighteningAttempt(withheld: withheld, judged: judged)
    if attempt.takeAll(&trials) { return attempt.judged }
    for _ in 0..<roundLimit {
      var isChanged = false
      for step in Step.allCases where attempt.take(step, &trials) { isChanged = true }
      // What was not tried for want of trials would be tried the next time.
      if attempt.budget <= 0 { return nil }
      if !isChanged { return attempt.judged }
    }
    return nil
  }

  private enum Step: CaseIterable {
    case tabs, panels, widths, walls, heads, lines, junctions, trees
  }

  /// Makes the edits of all steps in one trial, where no step changes a row beside those of another
  /// one and nothing is left to do after it; returns whether that is so.
  private mutating func takeAll(_ trials: inout Trials) -> Bool {
    var rows: Set<Int> = []
    var all: [DrawingEdit] = []
    for step in Step.allCases {
      let edits = edits(step)
      let touched = Set(edits.lazy.flatMap { $0.changes.lazy.map(\.row) })
      guard rows.isDisjoint(with: touched) else { return false }
      rows.formUnion(touched.lazy.flatMap { $0 - 1...$0 + 1 })
      all += edits
    }
    let candidate = DrawingEdit.apply(all, to: judged.drawing.map, text: text)
    if candidate == text { return true }
    guard let result = trials.drawing(candidate, madeOf: judged) else { return false }
    var after = self
    after.judged = result
    guard Step.allCases.allSatisfy({ after.leaves($0) }) else { return false }
    judged = result
    return true
  }

  /// Whether a step has nothing to do.
  private func leaves(_ step: Step) -> Bool {
    let edits = edits(step)
    return edits.isEmpty || DrawingEdit.apply(edits, to: judged.drawing.map, text: text) == text
  }

  /// Returns whether the text changed.
  private mutating func take(_ step: Step, _ trials: inout Trials) -> Bool {
    let edits = edits(step)
    if edits.isEmpty { return false }
    var kept: [DrawingEdit] = []
    let before = judged
    keep(edits[...], &kept, of: before, &trials)
    return !kept.isEmpty && text != before.reading.source.text
  }

  /// The edits of a step that change nothing that is withheld.
  private func edits(_ step: Step) -> [DrawingEdit] {
    let edits = allEdits(step)
    if edits.isEmpty || withheld.rows.isEmpty { return edits }
    return edits.filter { edit in
      !edit.changes.contains { withheld.rows.contains($0.row) }
    }
  }

  private func allEdits(_ step: Step) -> [DrawingEdit] {
    let drawing = judged.drawing
    switch step {
    case .tabs:
      let rows = (0..<drawing.grid.rowCount).filter { drawing.grid.lines[$0].contains(9) }
      return rows.isEmpty ? [] : [DrawingEdit(rows.map { ($0, .expandTabs) })]
    case .panels: return WidthEdits(drawing: drawing, isFree: isFree).panels
    case .widths: return WidthEdits(drawing: drawing, isFree: isFree).widenings
    case .walls: return WallEdits(drawing, isFree: isFree).edits
    case .heads: return judged.lineEdits.heads
    case .lines: return judged.lineEdits.lines
    case .junctions: return judged.lineEdits.junctions
    case .trees: return TreeEdits(drawing: drawing, defects: judged.trees).edits
    }
  }

  /// Which boxes are not withheld.
  private var isFree: [Bool] { judged.boxNames.map { !withheld.boxes.contains($0) } }

  /// Makes as many of the edits of a drawing as leave the meaning alone: all, or those of either half.
  private mutating func keep(
    _ edits: ArraySlice<DrawingEdit>, _ kept: inout [DrawingEdit], of before: JudgedDrawing,
    _ trials: inout Trials
  ) {
    guard budget > 0 else { return }
    let candidate = DrawingEdit.apply(
      kept + edits, to: before.drawing.map, text: before.reading.source.text)
    if candidate == text { return }
    budget -= 1
    if let changed = trials.drawing(candidate, madeOf: judged) {
      judged = changed
      kept += edits
    } else if edits.count > 1 {
      let middle = edits.startIndex + edits.count / 2
      keep(edits[..<middle], &kept, of: before, &trials)
      keep(edits[middle...], &kept, of: before, &trials)
    }
  }
}
