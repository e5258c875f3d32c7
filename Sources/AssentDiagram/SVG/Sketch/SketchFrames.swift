import AssentDiagnostics

/// The boxes of a drawing with straight walls, and the rules and dividers in them.
struct SketchFrames {
  let reading: BoxReading
  let alignment: Alignment
  let scale: SketchScale
  /// The columns of the left and of the right wall of each box.
  private(set) var walls: [ClosedRange<Int>] = []
  /// For a box that becomes narrower, the right wall down to each row; otherwise nothing.
  private var steps: [[(column: Int, row: Int)]] = []
  /// The straight columns of the dividers of each band of each box.
  private var dividers: [[[Int]]] = []

  /// The first region of each band of each box, and after the last one their number.
  private var bandStarts: [[Int]] = []

  private var boxes: [DrawnBox] { reading.territory.boxes }

  init(_ drawing: Drawing, _ scale: SketchScale) {
    reading = drawing.reading
    alignment = drawing.alignment
    self.scale = scale
    walls = zip(boxes, alignment.walls).map(Self.walls)
    steps = boxes.map(Self.steps)
    bandStarts = reading.regions.plans.map(Self.bandStarts)
    dividers = boxes.indices.map(bandDividers)
  }

  private static func walls(_ box: DrawnBox, _ columns: WallTracks) -> ClosedRange<Int> {
    let widest = box.expectedRight.map(Int.init).max() ?? columns.right
    let right = columns.narrowing == nil ? columns.right : max(widest, columns.right)
    return columns.left...max(columns.left + 1, right)
  }

  private static func steps(_ box: DrawnBox) -> [(column: Int, row: Int)] {
    var steps: [(column: Int, row: Int)] = []
    for (offset, right) in box.expectedRight.enumerated() {
      if let last = steps.last, abs(last.column - Int(right)) <= BoxFinder.tolerance {
        steps[steps.count - 1].row = box.top + 1 + offset
      } else {
        // The wall turns in the row of the rule above.
        if !steps.isEmpty { steps[steps.count - 1].row = box.top + 1 + offset }
        steps.append((Int(right), box.top + 1 + offset))
      }
    }
    return steps.count > 1 ? steps : []
  }

  /// Moves right walls, for words that are longer than their boxes.
  mutating func widen(_ boxes: [Int: Int]) {
    for (box, pixels) in boxes {
      let columns = (pixels + SketchScale.columnWidth - 1) / SketchScale.columnWidth + 1
      walls[box] = walls[box].lowerBound...walls[box].upperBound + columns
    }
  }

  func left(_ box: Int) -> Int { SketchScale.x(walls[box].lowerBound) }
  func right(_ box: Int) -> Int { SketchScale.x(walls[box].upperBound) }

  /// The straight column of the right wall in a row.
  func rightColumn(_ box: Int, _ row: Int) -> Int {
    let step = steps[box].first { $0.row >= row } ?? steps[box].last
    return step?.column ?? walls[box].upperBound
  }

  /// The straight column of a piece of wall that stands in a column of a row; `nil` where there is none.
  func straightColumn(_ column: Int, ofWallOf box: Int, _ row: Int) -> Int? {
    let offset = row - boxes[box].top - 1
    guard boxes[box].leftWalls.indices.contains(offset) else { return nil }
    if boxes[box].leftWalls[offset] == column { return walls[box].lowerBound }
    return boxes[box].rightWalls[offset] == column ? rightColumn(box, row) : nil
  }

  func top(_ box: Int) -> Int { scale.y(boxes[box].top) }
  func bottom(_ box: Int) -> Int { scale.y(boxes[box].bottom) }

  /// The pixels by which the left wall of a box is moved in a row to be straight.
  func shift(_ box: Int, _ row: Int) -> Int {
    let index = row - boxes[box].top - 1
    guard boxes[box].leftWalls.indices.contains(index), boxes[box].leftWalls[index] >= 0 else {
      return 0
    }
    return (walls[box].lowerBound - Int(boxes[box].leftWalls[index])) * SketchScale.columnWidth
  }

  // MARK: Dividers

  private func bandDividers(_ box: Int) -> [[Int]] {
    // A divider goes on through all bands in one line.
    var known: [Int: Int] = [:]
    return alignment.dividers[box].map { band in
      band.map { divider in
        let column = divider.column
        if let straight = known[column] { return straight }
        for near in column - BoxFinder.tolerance...column + BoxFinder.tolerance
        where known[near] == nil { known[near] = column }
        return column
      }
    }
  }

  /// The dividers beside a region; `nil` for the wall of the box.
  func dividers(_ box: Int, region index: Int) -> (before: DividerTrack?, after: DividerTrack?) {
    let region = reading.regions.plans[box].regions[index]
    let tracks = alignment.dividers[box][region.band]
    let place = region.place
    return (place > 0 ? tracks[place - 1] : nil, place < tracks.count ? tracks[place] : nil)
  }

  private static func bandStarts(_ plan: Regions.Plan) -> [Int] {
    var starts = [Int](repeating: plan.regions.count, count: plan.bandCount + 1)
    for (index, region) in plan.regions.enumerated().reversed() { starts[region.band] = index }
    return starts
  }

  /// The straight columns between which a region lies.
  func span(_ box: Int, region index: Int) -> ClosedRange<Int> {
    let region = reading.regions.plans[box].regions[index]
    let columns = dividers[box][region.band]
    let place = region.place
    let start = place == 0 ? walls[box].lowerBound : columns[place - 1]
    let right = rightColumn(box, region.rows.lowerBound)
    let end = place < columns.count ? columns[place] : right
    return start...max(start, end)
  }

  /// The region of a box with a cell; the walls in the row may have moved by two columns.
  func region(_ box: Int, _ row: Int, _ column: Int) -> Int? {
    let regions = reading.regions.plans[box].regions
    let starts = bandStarts[box]
    // The last band that begins above the row.
    let next = starts.dropFirst().dropLast().partitioningIndex { regions[$0].rows.lowerBound > row }
    let band = starts[next - 1]..<starts[next]
    let across = band.filter { regions[$0].rows.contains(row) }
    return across.last { regions[$0].columns.lowerBound <= column } ?? across.first
  }

  // MARK: Result

  func addFrames(to sketch: inout Sketch) {
    for (index, box) in boxes.enumerated() {
      let rect = Sketch.Rect(
        x: left(index), y: top(index), width: right(index) - left(index),
        height: max(1, bottom(index) - top(index)))
      let corner = reading.grid.scalar(box.top, box.left)
      let border = reading.grid.scalar(box.top, box.left + 1)
      let hasParts = reading.regions.plans[index].hasDividers
      var frame = Sketch.Frame(
        rect: rect, stroke: Self.stroke(border, corner), isRounded: box.isRounded,
        // A diamond around the same words would be far wider than their box.
        shape: box.shape == .diamond ? .hexagon : box.shape,
        isContainer: reading.territory.holdsDrawing(index) && !hasParts)
      frame.steps = steps[index].map { (SketchScale.x($0.column), scale.y($0.row)) }
      sketch.frames.append(frame)
      addRules(of: index, to: &sketch)
    }
  }

  static func stroke(_ scalars: UInt32...) -> Sketch.Stroke {
    for scalar in scalars {
      if (0x2550...0x256C).contains(scalar) { return .double }
      switch StrokeTable.weight(of: scalar) {
      case .light: continue
      case .dashed: return .dashed
      case .heavy: return .heavy
      }
    }
    return .light
  }

  private func addRules(of index: Int, to sketch: inout Sketch) {
    let box = boxes[index]
    for separator in box.separators {
      let y = scale.y(separator.row)
      let stroke = Self.stroke(reading.grid.scalar(separator.row, box.left + 2))
      sketch.rules.append(
        Sketch.Line(
          points: [
            .init(x: left(index), y: y),
            .init(x: SketchScale.x(rightColumn(index, separator.row)), y: y),
          ], stroke: stroke))
    }
    for rule in reading.regions.plans[index].innerRules {
      let (y, columns) = (scale.y(rule.row), span(index, region: rule.region))
      let ends = [columns.lowerBound, columns.upperBound].map(SketchScale.x)
      sketch.rules.append(
        Sketch.Line(points: [.init(x: ends[0], y: y), .init(x: ends[1], y: y)]))
    }
    let edges = [box.top] + box.separators.map(\.row) + [box.bottom]
    // Bands with the same divider become one line.
    var open: [Int: Int] = [:]
    for band in 0..<min(dividers[index].count, edges.count - 1) {
      let here = Set(dividers[index][band])
      for column in open.keys.sorted() where !here.contains(column) {
        addDivider(column, open.removeValue(forKey: column), edges[band], to: &sketch)
      }
      for column in here where open[column] == nil { open[column] = edges[band] }
    }
    for column in open.keys.sorted() {
      addDivider(column, open[column], box.bottom, to: &sketch)
    }
  }

  private func addDivider(_ column: Int, _ start: Int?, _ end: Int, to sketch: inout Sketch) {
    guard let start else { return }
    let x = SketchScale.x(column)
    sketch.rules.append(
      Sketch.Line(points: [.init(x: x, y: scale.y(start)), .init(x: x, y: scale.y(end))]))
  }
}
