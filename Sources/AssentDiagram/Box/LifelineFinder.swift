/// Finds participants, boxes or names in one row, with lines below them.
struct LifelineFinder {
  private let drawing: BoxDrawing
  private let words: NodeWords

  private var map: CellMap { drawing.map }
  private var grid: Grid { drawing.map.grid }
  private var territory: Territory { drawing.territory }

  init(_ drawing: BoxDrawing) {
    self.drawing = drawing
    words = NodeWords(drawing)
  }

  /// The participants from the left.
  func lifelines() -> [Lifeline] {
    // Where the participants have no boxes, those that are drawn are notes beside the lines.
    let boxed = boxed()
    return (boxed.count < 2 ? named() : boxed).sorted { $0.column < $1.column }
  }

  /// Rows that are tried as the names: each takes time that grows with the height of the drawing.
  private static let tryLimit = 16

  /// Names in one row, each with a line below it.
  private func named() -> [Lifeline] {
    let runs = drawing.runs
    // Notes stand below the names.
    let top = stage().map { territory.boxes[$0].top }.min() ?? Int.max
    var start = 0
    var tries = 0
    while start < runs.count, runs[start].row < top, tries < Self.tryLimit {
      let end = runs[start...].firstIndex { $0.row != runs[start].row } ?? runs.count
      if end - start > 1 {
        tries += 1
        let names = runs[start..<end].flatMap(parted)[...]
        var found = named(names)
        if found.count < 2 { found = matched(names) }
        if found.count < 2 { found = named(names, beside: true) }
        if found.count > 1 { return found }
      }
      start = end
    }
    return []
  }

  /// The words of a row as names, each over a line of its own, where they are as many as the lines.
  private func parted(_ run: TextRun) -> [TextRun] {
    let words = grid.stretches(run.row, run.columns) { grid.isBlank(run.row, $0) }
    let lines = words.map { beginnings(run.row + 1, $0.lowerBound - 1...$0.upperBound) }
    guard words.count > 1, lines.allSatisfy({ $0.count == 1 }), Set(lines).count == words.count
    else { return [run] }
    return words.map { word in
      var name = run
      name.columns = word
      name.text = grid.text(run.row, word)
      return name
    }
  }

  /// - Parameter beside: whether other words may stand beside the names, over no line.
  private func named(_ names: ArraySlice<TextRun>, beside: Bool = false) -> [Lifeline] {
    var found: [Lifeline] = []
    for run in names {
      let columns = run.columns.lowerBound - 1...run.columns.upperBound
      // A blank row may stand between the names and their lines.
      let first = run.row + (grid.width(run.row + 1) == 0 ? 2 : 1)
      let lines = beginnings(first, columns)
      if lines.isEmpty, beside { continue }
      guard lines.count == 1 else { return [] }
      let column = mainColumn(lines[0], below: first - 1)
      let rows = rows(column, below: first - 1)
      guard rows.count(where: { map.arms($0, column) & Arms.vertical != 0 }) >= 3,
        !leadsOn(column, rows.upperBound, within: run.box), !isTree(column, rows)
      else { continue }
      let above = run.columns.compactMap { drawing.cells.run(run.row - 1, $0) }.first
        .map { drawing.runs[$0] }
        .flatMap {
          let offset =
            $0.columns.lowerBound + $0.columns.upperBound - run.columns.lowerBound
            - run.columns.upperBound
          return abs(offset) <= 4 ? $0.text : nil
        }
      found.append(
        Lifeline(
          lines: [above, run.text].compactMap(\.self), shape: .text,
          range: drawing.range(run.row, run.columns), column: column, rows: rows))
    }
    return !beside || found.count * 2 > names.count ? found : []
  }

  /// Whether a line ends with the last item of a tree: `└── words`.
  private func isTree(_ column: Int, _ rows: Range<Int>) -> Bool {
    let last = rows.last { map.arms($0, column) & Arms.vertical != 0 }
    guard let last, map.arms(last, column) == Arms.north | Arms.east else { return false }
    var end = column + 1
    while map.arms(last, end) == Arms.horizontal { end += 1 }
    return grid.isBlank(last, end) && map.isText(last, end + 1)
  }

  /// The columns in which a line down the page begins: with a piece of it, or where the first message
  /// meets it, `+<---|`.
  private func beginnings(_ row: Int, _ columns: ClosedRange<Int>) -> [Int] {
    let pieces = columns.filter { map.arms(row, $0) == Arms.vertical }
    if !pieces.isEmpty { return pieces }
    return columns.filter {
      map.has(.south, row, $0) && map.arms(row, $0) & Arms.horizontal != 0
        && map.arms(row + 1, $0) & Arms.vertical == Arms.vertical
        && territory.border(row, $0) == nil
    }
  }

  /// Names in one row that do not stand over their lines: as many as there are lines, in their order.
  private func matched(_ names: ArraySlice<TextRun>) -> [Lifeline] {
    guard let row = names.first?.row, row + 1 < grid.rowCount else { return [] }
    let below = row + 1..<grid.rowCount
    let columns = (0..<grid.columnCount).filter { column in
      below.count { isStroke($0, column) } >= max(3, below.count / 5)
    }
    let centers = names.map { ($0.columns.lowerBound + $0.columns.upperBound) / 2 }
    guard columns.count == names.count,
      zip(centers, columns).allSatisfy({ abs($0 - $1) <= Self.nameReach })
    else { return [] }
    return zip(names, columns).map { run, column in
      Lifeline(
        lines: [run.text], shape: .text, range: drawing.range(run.row, run.columns), column: column,
        rows: below)
    }
  }

  /// How far beside its line a name may stand, in columns.
  private static let nameReach = 10

  /// Whether a piece of a line down the page is drawn, if only beside a message; bars side by side are
  /// a mark.
  private func isStroke(_ row: Int, _ column: Int) -> Bool {
    func isBar(_ column: Int) -> Bool { grid.scalar(row, column) == CellMap.bar }
    return isBar(column)
      ? !isBar(column - 1) && !isBar(column + 1) : map.arms(row, column) == Arms.vertical
  }

  /// How many rows below a box a line takes that is one of a participant, wherever it ends.
  private static let boxedHeight = 4

  /// The boxes of the drawing itself: without a title over it that has a box of its own, and within a frame
  /// around all of it.
  private func stage() -> [Int] {
    var boxes = territory.boxes.indices.filter { territory.parents[$0] < 0 }
    if let first = boxes.first, territory.children[first].isEmpty,
      grid.width(territory.boxes[first].bottom + 1) == 0
    {
      let columns = territory.boxes[first].left...territory.boxes[first].right
      let isAlone = territory.boxes[first].rows.allSatisfy {
        grid.indents[$0] >= columns.lowerBound - 1 && grid.width($0) <= columns.upperBound + 3
      }
      if isAlone { boxes.removeFirst() }
    }
    while boxes.count == 1 { boxes = territory.children[boxes[0]] }
    // A frame around participants is none.
    return boxes.flatMap { box in
      let inner = territory.children[box]
      return inner.contains { !beginnings(below: $0).isEmpty } ? inner : [box]
    }
  }

  /// The columns in which a line down the page begins right below a box.
  private func beginnings(below box: Int) -> [Int] {
    let box = territory.boxes[box]
    return beginnings(box.bottom + 1, box.left...max(box.left, box.right))
  }

  /// The boxes side by side that have a line below them.
  func boxed() -> [Lifeline] {
    let stage = stage()
    let top = stage.map { territory.boxes[$0].top }.min() ?? 0
    return stage.compactMap { index in
      let box = territory.boxes[index]
      guard box.top <= top + 2 else { return nil }
      let lines = beginnings(below: index)
      guard lines.count == 1 else { return nil }
      let column = mainColumn(lines[0], below: box.bottom)
      let rows = rows(column, below: box.bottom)
      let count = rows.count { map.arms($0, column) & Arms.vertical != 0 }
      guard count >= Self.boxedHeight || count > 0 && !leadsOn(column, rows.upperBound) else {
        return nil
      }
      return lifeline(index, column: column, rows: rows)
    }
  }

  /// Whether a line ends at a box, but the frame around it, or with a head: then it leads there.
  private func leadsOn(_ column: Int, _ end: Int, within frame: Int? = nil) -> Bool {
    (-1...1).contains {
      territory.border(end, column + $0).map { $0 != frame } ?? false
        || map.head(end - 1, column + $0) == .south
        || map.head(end, column + $0) == .south
    }
  }

  /// The column in which most of a line is drawn that begins in another one: its author counted the first
  /// rows, or the others, one or two columns too far.
  private func mainColumn(_ column: Int, below top: Int) -> Int {
    let offsets = [0, -1, 1, -2, 2]
    let counts = offsets.map { offset in
      (top + 1..<max(top + 1, grid.rowCount)).count {
        map.arms($0, column + offset) & Arms.vertical != 0
      }
    }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most).map { column + offsets[$0] } ?? column
  }

  private func lifeline(_ index: Int, column: Int, rows: Range<Int>) -> Lifeline {
    let box = territory.boxes[index]
    return Lifeline(
      lines: words.lines(of: .box(index)), shape: .box,
      range: drawing.range(box.top, box.left..<box.right + 1), column: column, rows: rows,
      box: index)
  }

  /// Takes the other boxes beside those of the participants for participants, too: their lines are
  /// drawn at their messages alone, or nowhere.
  func broken(beside lifelines: [Lifeline]) -> [Lifeline] {
    let known = lifelines.compactMap(\.box)
    guard let top = known.map({ territory.boxes[$0].top }).max(),
      let bottom = known.map({ territory.boxes[$0].bottom }).min()
    else { return [] }
    return territory.boxes.indices.compactMap { index in
      let box = territory.boxes[index]
      guard !known.contains(index), !drawing.isFrame(index), box.top <= bottom, box.bottom >= top,
        territory.parents[index] == territory.parents[known[0]]
      else { return nil }
      let leadsOn = beginnings(below: index).contains {
        self.leadsOn($0, self.rows($0, below: box.bottom).upperBound)
      }
      if leadsOn { return nil }
      let rows = box.bottom + 1..<max(box.bottom + 1, grid.rowCount)
      let pieces = (box.left...max(box.left, box.right)).map { column in
        (column, rows.count { map.arms($0, column) == Arms.vertical })
      }
      let longest = pieces.max { $0.1 < $1.1 }
      let column = longest.flatMap { $0.1 > 1 ? $0.0 : nil } ?? (box.left + box.right) / 2
      var found = lifeline(index, column: column, rows: rows)
      found.isBroken = true
      found.reach = column == (box.left + box.right) / 2 ? (box.right - box.left) / 2 + 1 : 0
      return found
    }
  }

  /// The other names in the row of those of some participants, as participants whose lines are not drawn.
  func names(beside lifelines: [Lifeline]) -> [Lifeline] {
    guard let first = lifelines.first, first.box == nil,
      let own = drawing.runs.last(where: {
        $0.row < first.rows.lowerBound && $0.text == first.lines.last
      })
    else { return [] }
    return drawing.runs.indices.filter { index in
      let run = drawing.runs[index]
      return run.row == own.row && drawing.cells.isLoose(index)
        && !lifelines.contains { run.distance(to: $0.column) <= 1 || $0.lines.last == run.text }
    }.map { index in
      let run = drawing.runs[index]
      let column = (run.columns.lowerBound + run.columns.upperBound) / 2
      return Lifeline(
        lines: [run.text], shape: .text, range: drawing.range(run.row, run.columns), column: column,
        rows: first.rows, isBroken: true, reach: run.columns.count / 2 + 1)
    }
  }

  /// The rows of the line that begins below a row. It may be left out over some rows and go on where
  /// the next message meets it.
  private func rows(_ column: Int, below top: Int) -> Range<Int> {
    var row = top + 1
    while row < grid.rowCount {
      if let box = territory.border(row, column),
        map.arms(row, column) & Arms.vertical != Arms.vertical
      {
        // A box may stand over several lines, which go on below it.
        let drawn = territory.boxes[box]
        let bottom = drawn.bottom
        guard bottom > row, lines(row - 1, drawn) > 1, lines(bottom + 1, drawn) > 1,
          map.arms(bottom + 1, column) & Arms.vertical != 0
        else { break }
        row = bottom + 1
        continue
      }
      // An arrow leads on to words.
      if map.head(row, column) == .south, map.isText(row + 1, column) { return top + 1..<row + 1 }
      if (row...row + 2).allSatisfy({ isFree($0, column) }) {
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

  /// How many lines run down the page over or under a box.
  private func lines(_ row: Int, _ box: DrawnBox) -> Int {
    (box.left...max(box.left, box.right)).count { map.arms(row, $0) == Arms.vertical }
  }

  /// Whether a line is drawn neither in a cell nor, by a miscount, right beside it.
  private func isFree(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == 0 && map.head(row, column) == nil && grid.isBlank(row, column)
      && [-1, 1].allSatisfy {
        map.arms(row, column + $0) & Arms.vertical == 0 || territory.border(row, column + $0) != nil
      }
  }
}
