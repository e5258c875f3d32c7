import AssentDiagnostics

/// A drawing that was read, with what is drawn wrong in it: each part of that is worked out when it
/// is first asked for, and once.
final class JudgedDrawing {
  let reading: DiagramReading
  let drawing: Drawing
  private(set) lazy var rows = RowDefects(drawing)
  private(set) lazy var walls = WallDefects(drawing)
  private(set) lazy var lines = LineDefects(drawing)
  private(set) lazy var trees = TreeDefects(drawing)
  /// What is drawn wrong, in source order.
  private(set) lazy var defects = allDefects()
  /// The edits of its lines; none for a tree.
  private(set) lazy var lineEdits = LineEdits(self)
  private(set) lazy var boxNames = drawing.boxNames

  /// `nil` for mermaid and arrow text, and for drawings with shapes that are read as boxes.
  init?(_ reading: DiagramReading) {
    guard let drawing = reading.drawing, drawing.grid.redrawnShapes == nil else { return nil }
    self.reading = reading
    self.drawing = drawing
  }

  /// Whether it is drawn with the same text.
  func isSame(as other: JudgedDrawing) -> Bool { reading.source.text == other.reading.source.text }

  private func allDefects() -> [DiagramDefect] {
    var offsets = rows.offsets
    for defect in walls.found where defect.kind == .borderOffset {
      offsets[defect.row] = wallColumn(of: defect) - defect.column
    }
    var found = rows.found + walls.found + trees.found
    if !drawing.isTree { found += UnclosedBoxes(drawing).found + lines.found }
    let overflows = Set(walls.found.lazy.filter { $0.kind == .textOverflow }.map(\.row))
    found += TextDefects(drawing, offsets: offsets).found.filter {
      $0.kind != .noPadding || !overflows.contains($0.row)
    }
    // Where a tab stands, nobody knows where the rest of the row is meant to be.
    let tabbed = Set(found.lazy.filter { $0.kind == .tabInDiagram }.map(\.row))
    if !tabbed.isEmpty {
      found.removeAll {
        tabbed.contains($0.row) && $0.kind != .tabInDiagram && $0.kind != .trailingSpace
      }
    }
    return found.sorted {
      ($0.row, $0.column, $0.kind.rawValue) < ($1.row, $1.column, $1.kind.rawValue)
    }
  }

  /// The display column at which the stroke of a defect is.
  private func wallColumn(of defect: DiagramDefect) -> Int {
    let byte = defect.range.start.column - reading.source.indent - 1
    let grid = drawing.grid
    var column = 0
    while column < grid.width(defect.row), grid.byte(defect.row, column) < byte { column += 1 }
    return column
  }
}

extension DiagramSource {
  /// What is drawn wrong, in source order; nothing for mermaid, for arrow text, and for what is no
  /// drawing.
  package func defects() -> [DiagramDefect] {
    DiagramReading(self)?.defects() ?? []
  }
}
