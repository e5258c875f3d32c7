/// Participants whose lines are left out: three names or more in the first row, and below them nothing that is drawn
/// but messages across the page.
struct OpenExchange {
  let lifelines: [Lifeline]
  private(set) var messages: [MessageFinder.Message] = []

  /// `nil` where anything else is drawn, or all messages lead to one side, as the arrows of chains do.
  init?(_ drawing: BoxDrawing) {
    let (grid, map) = (drawing.grid, drawing.map)
    guard drawing.territory.boxes.isEmpty, let head = drawing.runs.first?.row,
      Self.strokes(head, map).isEmpty, !map.arms.contains(where: { $0 & Arms.vertical != 0 })
    else { return nil }
    let names = drawing.runs.prefix { $0.row == head }
    guard names.count > 2 else { return nil }
    let below = head + 1..<max(head + 1, grid.rowCount)
    lifelines = names.map { run in
      Lifeline(
        lines: [run.text], shape: .text, range: drawing.range(run.row, run.columns),
        column: (run.columns.lowerBound + run.columns.upperBound) / 2, rows: below, isBroken: true)
    }
    func nearest(to column: Int) -> Int {
      names.indices.min { names[$0].distance(to: column) < names[$1].distance(to: column) } ?? 0
    }
    for row in below {
      let strokes = Self.strokes(row, map)
      guard let first = strokes.first, let last = strokes.last else { continue }
      let heads = strokes.count { map.head(row, $0) != nil }
      let (left, right) = (map.head(row, first) == .west, map.head(row, last) == .east)
      let ends = (nearest(to: first), nearest(to: last))
      guard heads == (left && right ? 2 : 1), left || right, strokes.count > 3, ends.0 != ends.1
      else { return nil }
      messages.append(
        MessageFinder.Message(
          row: row, from: right ? ends.0 : ends.1, to: right ? ends.1 : ends.0,
          leadsBack: left && right))
    }
    guard messages.contains(where: { $0.from < $0.to }),
      messages.contains(where: { $0.from > $0.to })
    else { return nil }
  }

  /// The columns of a row with a stroke or a head.
  private static func strokes(_ row: Int, _ map: CellMap) -> [Int] {
    (map.grid.indents[row]..<max(map.grid.indents[row], map.grid.width(row))).filter {
      map.arms(row, $0) != 0 || map.head(row, $0) != nil
    }
  }
}
