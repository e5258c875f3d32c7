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
    /// Whether words in a wider font that stands in would not fit where they stand.
    var isTight = false
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
  /// Lines of equals signs and the like, which are drawn.
  private(set) var rules: [(row: Int, columns: Range<Int>)] = []
  /// For each cell its run, plus one.
  private var runAt: [Int32]
  /// The runs of the parts of boxes without boxes in them, by box and region.
  var parts: [[Int]: [Int]] = [:]

  private(set) var padsOnTheRight = false
  private(set) var buttonRows: Set<[Int]> = []

  var reading: BoxReading { columns.reading }
  var grid: Grid { columns.reading.grid }

  let kind: FlowGraph.Kind

  init(
    _ columns: SketchColumns, _ frames: SketchFrames, _ scale: SketchScale,
    _ kind: FlowGraph.Kind
  ) {
    self.columns = columns
    self.kind = kind
    self.frames = frames
    self.scale = scale
    runAt = [Int32](repeating: 0, count: columns.reading.grid.scalars.count)
    for row in 0..<grid.rowCount { addRuns(row) }
    padsOnTheRight = findsPadding()
    buttonRows = rowsOfButtons()
    for part in parts.keys.sorted(by: { ($0[0], $0[1]) < ($1[0], $1[1]) }) {
      if let members = parts[part] { placePart(members, box: part[0], region: part[1]) }
    }
    placeTables()
    placeFreeRuns()
    for index in runs.indices { fit(index) }
  }

  func run(_ row: Int, _ column: Int) -> Int? {
    guard let cell = grid.index(row, column), runAt[cell] > 0 else { return nil }
    return Int(runAt[cell]) - 1
  }

  /// The pixels that the words at a cell take.
  func span(_ row: Int, _ column: Int) -> Range<Int>? { run(row, column).map { runs[$0].span } }

  /// What each row of a drawing holds.
  static func rows(_ reading: BoxReading) -> [SketchScale.Row] {
    var rows = [SketchScale.Row](repeating: .strokes, count: reading.grid.rowCount)
    for vertex in reading.net.cells.vertices where vertex.border == nil {
      guard let head = vertex.head, head.isVertical,
        reading.map.arms(vertex.row - head.rowStep, vertex.column) & Arms.vertical == 0
      else { continue }
      rows[vertex.row] = .arrow
    }
    for run in reading.runs where rows[run.row] == .strokes { rows[run.row] = .words }
    for row in reading.legendRows where row < rows.count { rows[row] = .words }
    for box in reading.territory.boxes {
      for row in [box.top, box.bottom] where rows[row] == .strokes {
        // A title in the border.
        let columns = box.left..<max(box.left, min(box.right, reading.grid.width(row)))
        if columns.contains(where: {
          reading.map.arms(row, $0) == 0 && reading.map.head(row, $0) == nil
            && !reading.grid.isBlank(row, $0)
        }) {
          rows[row] = .words
        }
      }
    }
    return rows
  }

  // MARK: Runs

  private mutating func addRuns(_ row: Int) {
    let reading = reading
    let first = reading.grid.rowStarts[row]
    let stretches = reading.grid.stretches(row, 0..<reading.grid.width(row)) { column in
      reading.grid.isBlank(row, column) && endsRun(row, column)
        || columns.isStroke(cell: first + column)
    }
    for stretch in stretches { addRun(row, stretch) }
  }

  /// Whether a run of words ends at a blank: another one follows, or in a tree a comment.
  private func endsRun(_ row: Int, _ column: Int) -> Bool {
    if grid.isBlank(row, column + 1) { return true }
    return kind == .tree && grid.scalar(row, column + 1) == 0x23 && grid.isBlank(row, column + 2)
  }

  private mutating func addRun(_ row: Int, _ span: Range<Int>) {
    let first = span.lowerBound
    let words = reading.grid.text(row, span)
    if NodeWords.isRule(words) {
      rules.append((row, span))
      return
    }
    let border = reading.territory.border(row, first)
    var run = Run(row: row, columns: span, words: words, box: border)
    if let border, row == drawn(border).top || row == drawn(border).bottom {
      run.isInBorder = true
    } else {
      run.box = reading.territory.interior(row, first)
    }
    run.isMonospaced = run.words.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
    for column in span { runAt[grid.rowStarts[row] + column] = Int32(runs.count + 1) }
    if let box = run.box, !run.isInBorder, !reading.territory.holdsDrawing(box),
      let region = frames.region(box, row, first)
    {
      parts[[box, region], default: []].append(runs.count)
    }
    run.block = -1
    runs.append(run)
  }

  func drawn(_ box: Int) -> DrawnBox { reading.territory.boxes[box] }

  // MARK: Widths

  /// For each box the pixels it lacks for the words in it, where there is nothing beside it.
  func widenings() -> [Int: Int] {
    var needed: [Int: Int] = [:]
    for run in runs where !run.isInBorder && run.size < Sketch.fontSize - 1 {
      guard let box = run.box, !reading.territory.holdsDrawing(box),
        !reading.regions.plans[box].hasDividers, run.anchor != .end
      else { continue }
      var full = run
      full.size = Sketch.fontSize
      let missing = Self.width(full) - room(run)
      needed[box] = max(needed[box] ?? 0, missing)
    }
    return needed.filter { box, pixels in
      drawn(box).rows.allSatisfy { row in
        let wall = frames.walls[box].upperBound
        let end = wall + pixels / SketchScale.columnWidth + 3
        return (wall + 1..<end).allSatisfy { column in
          grid.isBlank(row, column) || isOf(box, row, column)
        }
      }
    }
  }

  /// Whether a cell holds words that begin in a box.
  private func isOf(_ box: Int, _ row: Int, _ column: Int) -> Bool {
    if let run = run(row, column) { return runs[run].box == box }
    return columns.isHidden(row, column) || grid.scalar(row, column) == 0
      || reading.territory.border(row, column) == box
  }

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
      run.size = max(9, run.size * max(room, 1) / run.width)
      run.width = Self.width(run)
    }
    // A frame that is drawn around words alone leaves them this much more.
    let most = run.box == nil ? min(room, run.width + Self.margin) : room
    run.isTight =
      run.width * Self.widestFont / 100 > most && TextMetrics.isMeasured(run.words)
    runs[index] = run
  }

  /// How wide letters are in the fonts of systems that have none like Helvetica, in hundredths of its own.
  ///
  /// Source: the letters of DejaVu Sans, 1.13 times as wide in English text.
  private static let widestFont = 115
  /// The pixels by which words in no box may be longer in another font, wherever they stand.
  private static let margin = 10

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
      let isPart = !reading.territory.holdsDrawing(box)
      let walls = isPart ? region.map { frames.span(box, region: $0) } : nil
      let straight = walls ?? frames.walls[box]
      // A straight wall may be nearer, or farther away, than the one in the row.
      let wall = SketchScale.x(straight.upperBound) - 3
      let isWallNext = beside.map { !grid.isBlank(run.row, $0) && self.run(run.row, $0) == nil }
      if isPart, isWallNext != false { limit = wall } else { limit = min(limit, wall) }
      start = SketchScale.x(straight.lowerBound) + 2
    }
    switch run.anchor {
    case .start: return limit - run.x
    case .middle: return 2 * min(limit - run.x, run.x - start)
    case .end: return run.x - start
    }
  }

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
