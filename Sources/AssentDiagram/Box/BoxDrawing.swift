import AssentDiagnostics

/// What stands in a drawing of boxes and lines: the boxes with their parts, the strokes of lines and
/// the words, before anything is told of what they mean.
///
/// All phases of reading refer to the same one, and nothing changes it.
final class BoxDrawing: Sendable {
  let source: DiagramSource
  let regions: Regions
  let map: CellMap
  let territory: Territory
  let cells: LineCells

  var grid: Grid { map.grid }
  var runs: [TextRun] { cells.runs }
  var legendRows: Set<Int> { cells.ignoredRows }

  init(_ source: DiagramSource, _ map: CellMap, _ boxes: [DrawnBox]) {
    self.source = source
    self.map = map
    var territory = Territory(map, boxes)
    regions = Regions(&territory)
    self.territory = territory
    cells = LineCells(
      map, territory, ignoring: Self.legendRows(map.grid),
      chains: boxes.isEmpty ? WordChains(map) : WordChains(map, outside: territory))
  }

  /// From a line such as `Key:` to the next blank row; and rows of signs with what they mean, below all else.
  private static func legendRows(_ grid: Grid) -> Set<Int> {
    var rows = LegendRows(grid).rows
    var row = 0
    while row < grid.rowCount {
      if beginsLegend(grid, row) {
        while row < grid.rowCount, grid.width(row) > 0 {
          rows.insert(row)
          row += 1
        }
      }
      row += 1
    }
    return rows
  }

  private static func beginsLegend(_ grid: Grid, _ row: Int) -> Bool {
    let isShort = grid.width(row) - grid.indents[row] < 12
    switch grid.scalar(row, grid.indents[row]) {
    // `Legend: ───► call` says it all in one row.
    case 0x4C, 0x6C: break
    case 0x4B, 0x4E, 0x53, 0x5B, 0x6B, 0x6E, 0x73: if !isShort { return false }
    default: return false
    }
    let text = grid.text(row, 0..<grid.width(row)).lowercased()
    return text.hasPrefix("legend:")
      || ["key:", "symbols:", "legend", "notation:", "[legend]", "[key]"].contains(text)
  }

  // MARK: Frames

  /// Whether boxes other than tables stand in a box.
  func isFrame(_ box: Int) -> Bool {
    territory.children[box].contains { !regions.plans[$0].isTable }
  }

  /// Whether words stand in a box that nothing else is drawn in.
  func isWithinLeaf(_ run: Int) -> Bool {
    runs[run].box.map { !territory.holdsDrawing($0) } ?? false
  }

  // MARK: Places and words

  func range(_ row: Int, _ columns: Range<Int>) -> SourceRange {
    grid.range(row, columns, in: source)
  }

  /// From the first to the last of some runs.
  func range(_ indices: [Int]) -> SourceRange {
    guard let first = indices.first, let last = indices.last else { return range(0, 0..<0) }
    return SourceRange(
      start: range(runs[first].row, runs[first].columns).start,
      end: range(runs[last].row, runs[last].columns).end)
  }

  /// The text of runs, those of one row in one line.
  func lines(_ indices: [Int]) -> [String] {
    var lines: [String] = []
    var row = -1
    for index in indices {
      if runs[index].row == row {
        lines[lines.count - 1] += " " + runs[index].text
      } else {
        lines.append(runs[index].text)
      }
      row = runs[index].row
    }
    return lines
  }
}
