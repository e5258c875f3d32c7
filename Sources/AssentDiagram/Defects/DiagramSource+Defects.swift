import AssentDiagnostics

extension DiagramSource {
  /// What is drawn wrong, in source order; nothing for mermaid, for arrow text, and for what is no
  /// drawing.
  package func defects() -> [DiagramDefect] {
    DiagramReading(self)?.defects() ?? []
  }
}

extension Drawing {
  func defects() -> [DiagramDefect] {
    var found: [DiagramDefect] = []
    let walls = WallDefects(self)
    found += walls.found
    var offsets: [Int: Int] = [:]
    for defect in walls.found where defect.kind == .borderOffset {
      let wall = wallColumn(of: defect)
      offsets[defect.row] = wall - defect.column
    }
    found += TreeDefects(self).found
    if !isTree {
      found += UnclosedBoxes(self).found
      found += LineDefects(self).found
    }
    let overflows = Set(walls.found.filter { $0.kind == .textOverflow }.map(\.row))
    found += TextDefects(self, offsets: offsets).found.filter {
      $0.kind != .noPadding || !overflows.contains($0.row)
    }
    // Where a tab stands, nobody knows where the rest of the row is meant to be.
    let tabbed = Set(found.filter { $0.kind == .tab }.map(\.row))
    found.removeAll { tabbed.contains($0.row) && $0.kind != .tab && $0.kind != .trailingSpace }
    return found.sorted {
      ($0.row, $0.column, $0.kind.rawValue) < ($1.row, $1.column, $1.kind.rawValue)
    }
  }

  /// The display column at which the stroke of a defect is.
  private func wallColumn(of defect: DiagramDefect) -> Int {
    let byte = defect.range.start.column - source.indent - 1
    var column = 0
    while column < grid.width(defect.row), grid.byte(defect.row, column) < byte { column += 1 }
    return column
  }
}
