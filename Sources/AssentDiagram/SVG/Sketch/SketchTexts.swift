/// The words of a drawing, each run at its place.
///
/// Everything that is neither a stroke of a line nor of a border is words. A run ends where two
/// blanks follow, so what stands in columns stays in columns.
struct SketchTexts {
  /// Words in one row, and where they are set.
  struct Run {
    var row: Int
    var columns: Range<Int>
    var words: String
    /// The innermost box around it, or the box in whose border it stands.
    var box: Int?
    var isInBorder = false
    var anchor = Sketch.Anchor.start
    /// Of the anchor.
    var x = 0
    var role = Sketch.Role.body
    var size = Sketch.fontSize
    var isMonospaced = false
    var width = 0
    var block = 0
    /// The mark before the words of a list, and the place of the words.
    var mark: (words: String, textX: Int)?

    /// The pixels from its first to its last letter.
    var span: Range<Int> {
      switch anchor {
      case .start: x..<x + width
      case .middle: x - width / 2..<x - width / 2 + width
      case .end: x - width..<x
      }
    }
  }

  let columns: SketchColumns
  let frames: SketchFrames
  let scale: SketchScale
  var runs: [Run] = []
  /// For each cell its run, plus one.
  private var runAt: [Int32]
  /// The runs of the parts of boxes without boxes in them, by box and region.
  private(set) var parts: [[Int]: [Int]] = [:]

  var reader: BoxReader { columns.reader }
  var grid: Grid { columns.reader.grid }

  init(_ columns: SketchColumns, _ frames: SketchFrames, _ scale: SketchScale) {
    self.columns = columns
    self.frames = frames
    self.scale = scale
    runAt = [Int32](repeating: 0, count: columns.reader.grid.scalars.count)
    for row in 0..<grid.rowCount { addRuns(row) }
    for part in parts.keys.sorted(by: { ($0[0], $0[1]) < ($1[0], $1[1]) }) {
      if let members = parts[part] { placePart(members, box: part[0], region: part[1]) }
    }
    placeFreeRuns()
    for index in runs.indices { fit(index) }
  }

  func run(_ row: Int, _ column: Int) -> Int? {
    guard let cell = grid.index(row, column), runAt[cell] > 0 else { return nil }
    return Int(runAt[cell]) - 1
  }

  /// The pixels that the words at a cell take.
  func span(_ row: Int, _ column: Int) -> Range<Int>? { run(row, column).map { runs[$0].span } }

  /// Whether each row of a drawing has words.
  static func rowsWithWords(_ reader: BoxReader) -> [Bool] {
    var hasWords = [Bool](repeating: false, count: reader.grid.rowCount)
    for run in reader.runs { hasWords[run.row] = true }
    for row in reader.legendRows where row < hasWords.count { hasWords[row] = true }
    return hasWords
  }

  // MARK: Runs

  private mutating func addRuns(_ row: Int) {
    let width = grid.width(row)
    var start: Int?
    var end = 0
    for column in 0...width {
      let isDrawn = column == width || columns.isStroke(row, column)
      let isBlank = !isDrawn && grid.isBlank(row, column)
      if isDrawn || (isBlank && grid.isBlank(row, column + 1)) {
        if let first = start { addRun(row, first..<end) }
        start = nil
      } else if !isBlank {
        if start == nil { start = column }
        end = column + 1
      }
    }
  }

  private mutating func addRun(_ row: Int, _ span: Range<Int>) {
    let first = span.lowerBound
    let border = reader.territory.border(row, first)
    var run = Run(row: row, columns: span, words: grid.text(row, span), box: border)
    if let border, row == drawn(border).top || row == drawn(border).bottom {
      run.isInBorder = true
    } else {
      run.box = reader.territory.interior(row, first)
    }
    run.isMonospaced = run.words.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
    for column in span { runAt[grid.rowStarts[row] + column] = Int32(runs.count + 1) }
    if let box = run.box, !run.isInBorder, reader.territory.children[box].isEmpty,
      let region = frames.region(box, row, first)
    {
      parts[[box, region], default: []].append(runs.count)
    }
    run.block = -1
    runs.append(run)
  }

  private func drawn(_ box: Int) -> DrawnBox { reader.territory.boxes[box] }

  // MARK: In a box

  private func placePartRows(_ members: [Int]) -> [[Int]] {
    var rows: [[Int]] = []
    for index in members {
      if let last = rows.last?.first, runs[last].row == runs[index].row {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows
  }

  /// Sets the words of a box without others in it, or of a cell: centered where they were.
  private mutating func placePart(_ members: [Int], box: Int, region: Int) {
    let rows = placePartRows(members)
    let straight = frames.span(box, region: region)
    let middle = (SketchScale.x(straight.lowerBound) + SketchScale.x(straight.upperBound)) / 2
    let spans = rows.map { row in
      TextAlignment.Row(
        row: runs[row[0]].row,
        words: runs[row[0]].columns.lowerBound..<runs[row[row.count - 1]].columns.upperBound,
        inner: inner(box, region, runs[row[0]].row))
    }
    let isCentered = TextAlignment.centered(spans)
    let isStrong = isHeader(box, region)
    for (row, (span, isCentered)) in zip(rows, zip(spans, isCentered)) {
      let shift =
        (straight.lowerBound + 1 - span.inner.lowerBound) * SketchScale.columnWidth
      for index in row {
        runs[index].block = members[0]
        runs[index].role = isStrong ? .strong : .body
        let center =
          (SketchScale.edge(runs[index].columns.lowerBound)
            + SketchScale.edge(runs[index].columns.upperBound)) / 2
        if isCentered {
          runs[index].anchor = .middle
          runs[index].x = row.count == 1 ? middle : center + shift
        } else {
          let x = SketchScale.edge(runs[index].columns.lowerBound) + shift
          runs[index].x = max(x, SketchScale.x(straight.lowerBound) + 6)
          if index == row[0] { runs[index].mark = mark(index, shift) }
        }
      }
    }
  }

  /// The columns between the walls or dividers beside a region in a row.
  private func inner(_ box: Int, _ index: Int, _ row: Int) -> Range<Int> {
    let walls = drawn(box).columns(row)
    let region = reader.regions.plans[box].regions[index]
    let first = drawn(box).columns(region.rows.lowerBound)
    func stroke(near column: Int) -> Int {
      [0, -1, 1, -2, 2].first { reader.map.has(.south, row, column + $0) }.map { column + $0 }
        ?? column
    }
    let isFirst = region.columns.lowerBound <= first.lowerBound
    let isLast = region.columns.upperBound >= first.upperBound
    let start =
      isFirst ? walls.lowerBound : stroke(near: region.columns.lowerBound - 1) + 1
    let end = isLast ? walls.upperBound : stroke(near: region.columns.upperBound)
    return start..<max(start, end)
  }

  /// Whether a region is the head of a table, or a title above the rule of its box.
  private func isHeader(_ box: Int, _ index: Int) -> Bool {
    let plan = reader.regions.plans[box]
    guard plan.bandCount > 1, plan.regions[index].band == 0 else { return false }
    return plan.isTable || plan.regions[index].rows.count <= 2
  }

  /// The mark that begins a line of a list, when words follow it.
  private func mark(_ index: Int, _ shift: Int) -> (words: String, textX: Int)? {
    let run = runs[index]
    let scalars = Array(run.words.unicodeScalars)
    guard let blank = scalars.firstIndex(of: " "), blank + 1 < scalars.count else { return nil }
    let isNumber =
      blank <= 3 && (scalars[blank - 1] == "." || scalars[blank - 1] == ")")
      && scalars[..<(blank - 1)].allSatisfy { ("0"..."9").contains($0) }
    let isSign =
      blank <= 2
      && scalars[..<blank].allSatisfy { $0.value > 0x7F || "-*+".unicodeScalars.contains($0) }
    guard isNumber || isSign else { return nil }
    var column = run.columns.lowerBound
    while column < run.columns.upperBound, !grid.isBlank(run.row, column) { column += 1 }
    while column < run.columns.upperBound, grid.isBlank(run.row, column) { column += 1 }
    let words = String(String.UnicodeScalarView(scalars[..<blank]))
    let needed = run.x + Sketch.width(words, size: run.size) + 3
    return (words, max(SketchScale.edge(column) + shift, needed))
  }

  // MARK: Widths

  /// Makes words smaller that would not fit where they stand.
  private mutating func fit(_ index: Int) {
    var run = runs[index]
    if run.isMonospaced {
      run.width = run.columns.count * SketchScale.columnWidth
      runs[index] = run
      return
    }
    run.width = Self.width(run)
    let room = room(run)
    if run.width > room {
      run.size = max(8, run.size * max(room, 1) / run.width)
      run.width = Self.width(run)
    }
    runs[index] = run
  }

  private static func width(_ run: Run) -> Int {
    guard let mark = run.mark else {
      return Sketch.width(run.words, size: run.size, role: run.role)
    }
    let rest = String(run.words.unicodeScalars.dropFirst(mark.words.unicodeScalars.count + 1))
    return mark.textX - run.x + Sketch.width(rest, size: run.size, role: run.role)
  }

  /// The pixels that a run may take.
  private func room(_ run: Run) -> Int {
    let beside = obstacle(run)
    var limit = beside.map { SketchScale.edge($0) - 2 } ?? Int.max / 4
    var start = -Int.max / 4
    if let box = run.box, !run.isInBorder {
      let region = frames.region(box, run.row, run.columns.lowerBound)
      let isPart = reader.territory.children[box].isEmpty
      let walls = isPart ? region.map { frames.span(box, region: $0) } : nil
      let straight = walls ?? frames.walls[box]
      // A straight wall may be nearer, or farther away, than the one in the row.
      let wall = SketchScale.x(straight.upperBound) - 4
      let isWallNext = beside.map { !grid.isBlank(run.row, $0) && runAtCell(run.row, $0) == nil }
      if isPart, isWallNext != false { limit = wall } else { limit = min(limit, wall) }
      start = SketchScale.x(straight.lowerBound) + 4
    }
    switch run.anchor {
    case .start: return limit - run.x
    case .middle: return 2 * min(limit - run.x, run.x - start)
    case .end: return run.x - start
    }
  }

  private func runAtCell(_ row: Int, _ column: Int) -> Int? { run(row, column) }

  /// The next column of the row that is not blank.
  private func obstacle(_ run: Run) -> Int? {
    var column = run.columns.upperBound
    while column < grid.width(run.row) {
      if !grid.isBlank(run.row, column) { return column }
      column += 1
    }
    return nil
  }
}
