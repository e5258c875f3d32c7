import AssentDiagnostics

/// Repairs what has one right answer in a drawing: walls go to the columns of their corners,
/// corners to their walls, lines and heads to their junctions, and junctions that were left out are
/// drawn.
///
/// No word changes, what is right stays as it is to the byte, and the graph that is read after is
/// the graph that was read before: an edit of which that is not true is not made.
struct Straightener {
  private let source: DiagramSource
  private let graph: FlowGraph
  private let words: [[UInt8]]
  private(set) var text: [UInt8]
  /// The drawing of the text.
  private var drawing: Drawing
  /// How often the drawing may be read to try an edit.
  private var trials = 48

  /// Longer drawings are not straightened.
  private static let byteLimit = 300_000
  /// After so many rounds a drawing does not come to rest.
  private static let roundLimit = 6

  private init?(_ source: DiagramSource) {
    // Of what is no text, nobody knows which bytes are a stroke.
    guard source.text.count <= Self.byteLimit,
      String(validating: source.text, as: UTF8.self) != nil,
      let graph = FlowGraph(reading: source), let drawing = Drawing(source)
    else { return nil }
    self.source = source
    self.graph = graph
    self.drawing = drawing
    text = source.text
    words = Self.words(of: drawing)
  }

  /// The straightened text; `nil` where there is nothing to repair.
  static func straighten(_ source: DiagramSource) -> [UInt8]? {
    guard var straightener = Straightener(source) else { return nil }
    for _ in 0..<roundLimit {
      let before = straightener.text
      for step in Step.allCases { straightener.take(step) }
      if straightener.text == before {
        return before == source.text ? nil : before
      }
      if straightener.trials <= 0 { return nil }
    }
    return nil
  }

  private enum Step: CaseIterable {
    case tabs, walls, heads, lines, junctions, trees
  }

  private mutating func take(_ step: Step) {
    let edits = Self.edits(step, drawing)
    if edits.isEmpty { return }
    var kept: [DrawingEdit] = []
    keep(edits[...], &kept, drawing.map, text)
  }

  private static func edits(_ step: Step, _ drawing: Drawing) -> [DrawingEdit] {
    switch step {
    case .tabs:
      let rows = (0..<drawing.grid.rowCount).filter { drawing.grid.lines[$0].contains(9) }
      return rows.isEmpty ? [] : [DrawingEdit(rows.map { ($0, .expandTabs) })]
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
    if let changed = reading(candidate) {
      text = candidate
      drawing = changed
      kept += edits
    } else if edits.count > 1 {
      let middle = edits.startIndex + edits.count / 2
      keep(edits[..<middle], &kept, map, original)
      keep(edits[middle...], &kept, map, original)
    }
  }

  /// The drawing of a text that has the same words and is read as the same graph.
  private func reading(_ candidate: [UInt8]) -> Drawing? {
    let changed = source.with(candidate)
    guard let drawing = Drawing(changed), Self.words(of: drawing) == words,
      let reading = FlowGraph(reading: changed), reading.hasSameMeaning(as: graph)
    else { return nil }
    return drawing
  }

  /// What is neither stroke nor blank, row by row.
  private static func words(of drawing: Drawing) -> [[UInt8]] {
    (0..<drawing.grid.rowCount).map { row in
      let cells = DrawnRow(row, of: drawing.map).cells
      return cells.filter { $0.arms == 0 && !$0.isHead && !$0.isBlank }.flatMap(\.bytes)
    }
  }
}

extension DiagramSource {
  /// The drawing with its lines straight; `nil` where nothing has one right answer.
  package func straightened() -> [UInt8]? { Straightener.straighten(self) }

  /// The same place with another text.
  package func with(_ text: [UInt8]) -> DiagramSource {
    DiagramSource(file: file, text: text, info: info, fenceLine: fenceLine, indent: indent)
  }
}
