/// The parts of a drawing with blank rows between them, which nothing drawn joins: each may be of another kind.
struct DrawingParts {
  /// The rows of each part that something is drawn in, with the words over it.
  private(set) var rows: [Range<Int>] = []
  /// Whether boxes are drawn in some of them, and none in others.
  private(set) var areMixed = false

  /// - Parameter joined: rows that are of one part, whatever is between them.
  init(_ reading: BoxReading, joined: ClosedRange<Int>?) {
    let grid = reading.grid
    // Most drawings have no blank row.
    guard (0..<grid.rowCount).contains(where: { grid.width($0) == 0 }) else { return }
    let covered = Self.covered(reading, joined)
    var start = 0
    var isBoxed: [Bool] = []
    var isDrawn = false
    var hasBox = false
    for row in 0...grid.rowCount {
      guard row == grid.rowCount || grid.width(row) == 0 && !covered[row] else {
        isDrawn = isDrawn || !reading.legendRows.contains(row) && Self.holdsLine(row, reading.map)
        hasBox =
          hasBox
          || (grid.indents[row]..<grid.width(row)).contains {
            reading.territory.border(row, $0) != nil
          }
        continue
      }
      if isDrawn {
        rows.append(start..<row)
        isBoxed.append(hasBox)
        start = row
        isDrawn = false
        hasBox = false
      }
    }
    // Words below all parts are of the last one.
    if let last = rows.popLast() { rows.append(last.lowerBound..<grid.rowCount) }
    areMixed = isBoxed.contains(true) && isBoxed.contains(false)
  }

  /// For each row whether lines, boxes or joined rows run over it.
  private static func covered(_ reading: BoxReading, _ joined: ClosedRange<Int>?) -> [Bool] {
    let net = reading.net
    var spans = [ClosedRange<Int>?](repeating: nil, count: net.componentCount)
    func cover(_ component: Int, _ row: Int) {
      let span = spans[component] ?? row...row
      spans[component] = min(span.lowerBound, row)...max(span.upperBound, row)
    }
    // Lines of participants may end over what stands below them.
    var isJoined = [Bool](repeating: false, count: net.componentCount)
    for (index, vertex) in net.vertices.enumerated() {
      cover(net.components[index], vertex.row)
      if joined?.contains(vertex.row) ?? false { isJoined[net.components[index]] = true }
    }
    for terminal in net.terminals {
      switch terminal.target {
      case .box(_, let row, _): cover(net.components[terminal.vertex], row)
      case .text(let run): cover(net.components[terminal.vertex], reading.runs[run].row)
      }
    }
    let boxes = reading.territory.boxes.map { $0.top...max($0.top, $0.bottom) }
    var covered = [Bool](repeating: false, count: reading.grid.rowCount)
    let own = zip(spans, isJoined).compactMap { $1 ? nil : $0 }
    for span in own + boxes + [joined].compactMap(\.self) where span.count > 1 {
      for row in span where row < covered.count { covered[row] = true }
    }
    return covered
  }

  /// Whether a stroke or a head stands in a row.
  private static func holdsLine(_ row: Int, _ map: CellMap) -> Bool {
    (map.grid.rowStarts[row]..<map.grid.rowStarts[row + 1]).contains {
      map.arms[$0] != 0 || map.heads[$0] != 0
    }
  }
}
