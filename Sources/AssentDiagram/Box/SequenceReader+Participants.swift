extension SequenceReader {
  mutating func findParticipants() {
    if territory.boxes.isEmpty { findNames() } else { findBoxes() }
    participants.sort { $0.column < $1.column }
  }

  /// Names in one row, each with a line below it.
  private mutating func findNames() {
    let runs = drawing.runs
    var start = 0
    var tries = 0
    while start < runs.count, tries < Self.tryLimit {
      let end = runs[start...].firstIndex { $0.row != runs[start].row } ?? runs.count
      if end - start > 1 {
        tries += 1
        findNames(runs[start..<end])
        if participants.count < 2 { matchNames(runs[start..<end]) }
        if participants.count > 1 { return }
        participants = []
      }
      start = end
    }
  }

  /// Rows that are tried as the names: each takes time that grows with the height of the drawing.
  private static let tryLimit = 16

  private mutating func findNames(_ names: ArraySlice<TextRun>) {
    for run in names {
      let columns = run.columns.lowerBound - 1...run.columns.upperBound
      // A blank row may stand between the names and their lines.
      let first = run.row + (grid.width(run.row + 1) == 0 ? 2 : 1)
      let lines = columns.filter { map.arms(first, $0) == Arms.vertical }
      guard lines.count == 1, let column = lines.first else {
        participants = []
        return
      }
      let rows = rows(column, below: first - 1)
      guard rows.count(where: { map.arms($0, column) & Arms.vertical != 0 }) >= 3 else { continue }
      let above = run.columns.compactMap { drawing.cells.run(run.row - 1, $0) }.first
        .map { drawing.runs[$0] }
      let isTwoRows =
        above.map {
          abs(
            $0.columns.lowerBound + $0.columns.upperBound - run.columns.lowerBound
              - run.columns.upperBound) <= 4
        } ?? false
      participants.append(
        Participant(
          lines: (isTwoRows ? [above?.text ?? ""] : []) + [run.text], shape: .text,
          range: drawing.range(run.row, run.columns),
          column: column, rows: rows))
    }
  }

  /// Takes names in one row that do not stand over their lines: as many as there are lines, in their
  /// order.
  private mutating func matchNames(_ names: ArraySlice<TextRun>) {
    participants = []
    guard let row = names.first?.row, row + 1 < grid.rowCount else { return }
    let below = row + 1..<grid.rowCount
    let columns = (0..<grid.columnCount).filter { column in
      below.count { isStroke($0, column) } >= max(3, below.count / 5)
    }
    guard columns.count == names.count else { return }
    for (run, column) in zip(names, columns) {
      let center = (run.columns.lowerBound + run.columns.upperBound) / 2
      guard abs(center - column) <= Self.nameReach else {
        participants = []
        return
      }
      participants.append(
        Participant(
          lines: [run.text], shape: .text, range: drawing.range(run.row, run.columns),
          column: column, rows: below))
    }
  }

  /// Whether a piece of a line down the page is drawn, if only beside a message.
  private func isStroke(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == Arms.vertical || grid.scalar(row, column) == CellMap.bar
  }

  /// How far beside its line a name may stand, in columns.
  private static let nameReach = 10

  private mutating func findBoxes() {
    let map = map
    let boxes = territory.boxes
    guard let top = boxes.map(\.top).min() else { return }
    for (index, box) in boxes.enumerated() where box.top <= top + 2 {
      let columns = box.left...max(box.left, box.right)
      let isLine = { (row: Int, column: Int) in map.arms(row, column) == Arms.vertical }
      guard let column = columns.first(where: { isLine(box.bottom + 1, $0) }),
        !columns.contains(where: { $0 != column && isLine(box.bottom + 1, $0) })
      else { continue }
      let rows = rows(column, below: box.bottom)
      guard rows.count(where: { map.arms($0, column) & Arms.vertical != 0 }) >= 4 else { continue }
      participants.append(
        Participant(
          lines: words.lines(of: .box(index)), shape: .box,
          range: drawing.range(box.top, box.left..<box.right + 1), column: column, rows: rows,
          box: index))
    }
  }

  /// Takes the other boxes beside those of the participants for participants, too: their lines are
  /// drawn at their messages alone, or nowhere.
  mutating func findBrokenLines() {
    let boxes = territory.boxes
    let known = participants.compactMap(\.box)
    guard let top = known.map({ boxes[$0].top }).max(),
      let bottom = known.map({ boxes[$0].bottom }).min()
    else { return }
    for (index, box) in boxes.enumerated()
    where !known.contains(index) && box.top <= bottom && box.bottom >= top
      && territory.parents[index] < 0
    {
      let rows = box.bottom + 1..<max(box.bottom + 1, grid.rowCount)
      let pieces = (box.left...max(box.left, box.right)).map { column in
        (column, rows.count { map.arms($0, column) == Arms.vertical })
      }
      let longest = pieces.max { $0.1 < $1.1 }
      let column = longest.flatMap { $0.1 > 1 ? $0.0 : nil } ?? (box.left + box.right) / 2
      participants.append(
        Participant(
          lines: words.lines(of: .box(index)), shape: .box,
          range: drawing.range(box.top, box.left..<box.right + 1), column: column, rows: rows,
          box: index, isBroken: true))
    }
    participants.sort { $0.column < $1.column }
  }

  /// The rows of the line that begins below a row. It may be left out over some rows and go on where
  /// the next message meets it.
  func rows(_ column: Int, below top: Int) -> Range<Int> {
    var row = top + 1
    while row < grid.rowCount,
      territory.border(row, column) == nil
        || map.arms(row, column) & Arms.vertical == Arms.vertical
    {
      if isFree(row, column), isFree(row + 1, column), isFree(row + 2, column) {
        var next = row + 3
        while next < grid.rowCount, isFree(next, column) { next += 1 }
        guard next < grid.rowCount, territory.border(next, column) == nil,
          map.arms(next, column) == Arms.vertical,
          [-1, 1].contains(where: {
            map.arms(next, column + $0) & Arms.horizontal != 0
              || map.head(next, column + $0)?.isVertical == false
          })
        else { break }
        row = next
      }
      row += 1
    }
    return top + 1..<row
  }

  private func isFree(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == 0 && map.head(row, column) == nil && grid.isBlank(row, column)
  }
}
