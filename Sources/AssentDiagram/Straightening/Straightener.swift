import AssentDiagnostics

/// Repairs what has one right answer in a drawing: walls go to the columns of their corners,
/// corners to their walls, lines and heads to their junctions, and junctions that were left out are
/// drawn.
///
/// No word changes, what is right stays as it is to the byte, and the graph that is read after is
/// the graph that was read before: an edit of which that is not true is not made.
struct Straightener {
  private let graph: FlowGraph
  private var drawing: Drawing
  private var reading: DiagramReading
  /// How often the drawing may be read to try an edit.
  private var trials = 48

  private var text: [UInt8] { reading.source.text }

  /// Longer drawings are not straightened.
  private static let byteLimit = 300_000
  /// After so many rounds a drawing does not come to rest.
  private static let roundLimit = 6

  private init?(_ reading: DiagramReading) {
    // Of what is no text, nobody knows which bytes are a stroke.
    guard let drawing = reading.drawing, reading.source.text.count <= Self.byteLimit,
      String(validating: reading.source.text, as: UTF8.self) != nil
    else { return nil }
    graph = reading.graph
    self.drawing = drawing
    self.reading = reading
  }

  /// The straightened drawing; `nil` where there is nothing to repair.
  static func straighten(_ reading: DiagramReading) -> DiagramReading? {
    guard var straightener = Straightener(reading) else { return nil }
    for round in 0..<roundLimit {
      var isChanged = false
      for step in Step.allCases where straightener.take(step) { isChanged = true }
      // What was not tried for want of trials would be tried the next time.
      if straightener.trials <= 0 { return nil }
      if !isChanged { return round == 0 ? nil : straightener.reading }
    }
    return nil
  }

  private enum Step: CaseIterable {
    case tabs, panels, widths, walls, heads, lines, junctions, trees
  }

  /// Returns whether the text changed.
  private mutating func take(_ step: Step) -> Bool {
    let edits = Self.edits(step, drawing)
    if edits.isEmpty { return false }
    var kept: [DrawingEdit] = []
    let before = text
    keep(edits[...], &kept, drawing.map, before)
    return !kept.isEmpty && text != before
  }

  private static func edits(_ step: Step, _ drawing: Drawing) -> [DrawingEdit] {
    switch step {
    case .tabs:
      let rows = (0..<drawing.grid.rowCount).filter { drawing.grid.lines[$0].contains(9) }
      return rows.isEmpty ? [] : [DrawingEdit(rows.map { ($0, .expandTabs) })]
    case .panels: return WidthEdits(drawing: drawing).panels
    case .widths: return WidthEdits(drawing: drawing).widenings
    case .walls: return WallEdits(drawing).edits
    case .heads, .lines, .junctions:
      guard !drawing.isTree else { return [] }
      var lines = LineEdits(drawing, strayWalls: WallDefects(drawing).strayWalls)
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
    guard trials > 0 else { return }
    let candidate = DrawingEdit.apply(kept + edits, to: map, text: original)
    if candidate == text { return }
    trials -= 1
    if let (changed, drawing) = read(candidate) {
      reading = changed
      self.drawing = drawing
      kept += edits
    } else if edits.count > 1 {
      let middle = edits.startIndex + edits.count / 2
      keep(edits[..<middle], &kept, map, original)
      keep(edits[middle...], &kept, map, original)
    }
  }

  /// The reading of a text that has the same words and says the same.
  private func read(_ candidate: [UInt8]) -> (DiagramReading, Drawing)? {
    guard let changed = DiagramReading(reading.source.with(candidate)),
      let drawing = changed.drawing, changed.graph.hasSameMeaning(as: graph),
      hasSameWords(drawing)
    else { return nil }
    return (changed, drawing)
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

extension DiagramSource {
  /// The drawing with its lines straight; `nil` where nothing has one right answer.
  package func straightened() -> [UInt8]? {
    DiagramReading(self)?.straightened()?.source.text
  }

  /// The same place with another text.
  package func with(_ text: [UInt8]) -> DiagramSource {
    DiagramSource(file: file, text: text, info: info, fenceLine: fenceLine, indent: indent)
  }
}
