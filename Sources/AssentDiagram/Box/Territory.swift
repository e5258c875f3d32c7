/// Which box every cell belongs to.
struct Territory {
  let map: CellMap
  let boxes: [DrawnBox]
  /// For each cell the index of the box whose border or wall it is, plus one.
  private(set) var borders: [Int32]
  /// For each cell the index of the innermost box around it, plus one.
  private(set) var interiors: [Int32]
  /// The box around each box; -1 for none.
  private(set) var parents: [Int]
  private(set) var children: [[Int]]
  /// The boxes without others in them in which words are joined by arrows.
  private var flows: Set<Int> = []
  /// The box whose wall a head or a line stands in the place of, by cell.
  private var pierced: [Int: Int] = [:]

  init(_ map: CellMap, _ boxes: [DrawnBox]) {
    self.map = map
    self.boxes = boxes
    self.borders = [Int32](repeating: 0, count: map.grid.scalars.count)
    self.interiors = borders
    self.parents = [Int](repeating: -1, count: boxes.count)
    self.children = [[Int]](repeating: [], count: boxes.count)
    paintInteriors()
    for index in boxes.indices { paintBorder(index) }
    for (index, box) in boxes.enumerated() {
      guard let cell = map.grid.index(box.top, box.left), interiors[cell] > 0 else { continue }
      parents[index] = Int(interiors[cell]) - 1
      children[parents[index]].append(index)
    }
    if !boxes.isEmpty { findFlows() }
  }

  /// Whether something is drawn in a box, so that its words are not one text.
  func holdsDrawing(_ box: Int) -> Bool { !children[box].isEmpty || flows.contains(box) }

  var hasFlows: Bool { !flows.isEmpty }

  /// Whether words in a box without others are joined by arrows.
  func holdsFlow(_ box: Int) -> Bool { flows.contains(box) }

  /// One arrow may be a sign in a text, and arrows to the left may lead to remarks on its rows; two are a flow.
  private mutating func findFlows() {
    var arrows: [Int: Int] = [:]
    var leadsOn: Set<Int> = []
    for row in 1..<max(1, map.grid.rowCount) {
      for cell in map.grid.rowStarts[row]..<map.grid.rowStarts[row + 1]
      where map.heads[cell] != 0 && interiors[cell] > 0 && borders[cell] == 0 {
        let box = Int(interiors[cell]) - 1
        let column = cell - map.grid.rowStarts[row]
        guard children[box].isEmpty, !flows.contains(box), let way = map.head(row, column),
          leads(way, row, column, box)
        else { continue }
        let isOneOfSeveral = way == .south && isFollowedByHead(row, column, box)
        arrows[box, default: 0] += isOneOfSeveral ? 2 : 1
        if way != .west { leadsOn.insert(box) }
        if arrows[box, default: 0] > 1, leadsOn.contains(box) { flows.insert(box) }
      }
    }
  }

  private func leads(_ way: Way, _ row: Int, _ column: Int, _ box: Int) -> Bool {
    switch way {
    case .north: leadsUp(row, column, box)
    case .south: leadsDown(row, column, box)
    case .west, .east: leadsAcross(row, column, way, box)
    }
  }

  /// Whether a line leads up from words of a box to a head right below others.
  private func leadsUp(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    guard border(row + 1, column) == nil, map.has(.north, row + 1, column),
      holdsWords(row - 1, column, box)
    else { return false }
    var bottom = row + 1
    while map.arms(bottom, column) == Arms.vertical, border(bottom, column) == nil { bottom += 1 }
    return holdsWords(bottom, column, box)
  }

  /// Whether an arrow leads down from words of a box, or from a line, to others.
  private func leadsDown(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    // What a row of heads leads to may stand in the middle below them.
    let reach = isFollowedByHead(row, column, box) ? Int.max : Self.wordReach
    guard border(row - 1, column) == nil,
      holdsWords(row + 1, column, box, within: reach) || map.arms(row + 1, column) == Arms.vertical
    else { return false }
    // The text above may have gone on farther aside.
    if beginsHeads(row, column, box) { return holdsWords(row - 1, column, box, within: .max) }
    guard map.has(.south, row - 1, column) else {
      return map.arms(row + 1, column) == Arms.vertical && holdsWords(row - 1, column, box)
    }
    var top = row - 1
    while map.arms(top, column) & Arms.vertical == Arms.vertical, border(top, column) == nil {
      top -= 1
    }
    return holdsWords(top, column, box) || map.arms(top, column) & Arms.horizontal != 0
  }

  /// Whether a head without a line is the first of a row of a box, and nothing but heads down the page
  /// follows it.
  private func beginsHeads(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    if map.has(.south, row - 1, column) { return false }
    let columns = boxes[box].columns(row)
    let isFirst = columns.prefix(column - columns.lowerBound).allSatisfy {
      map.grid.isBlank(row, $0)
    }
    return isFirst
      && columns.dropFirst(column - columns.lowerBound).allSatisfy {
        map.grid.isBlank(row, $0) || map.head(row, $0) == .south || map.grid.scalar(row, $0) == 0
      }
  }

  /// Whether another head down the page stands in a row of a box that holds nothing but such heads.
  private func isFollowedByHead(_ row: Int, _ column: Int, _ box: Int) -> Bool {
    beginsHeads(row, column, box)
      && boxes[box].columns(row).contains { $0 > column && map.head(row, $0) == .south }
  }

  /// Whether an arrow with a drawn line leads across from words of a box, or from a line, to others.
  private func leadsAcross(_ row: Int, _ column: Int, _ way: Way, _ box: Int) -> Bool {
    func isWord(_ column: Int) -> Bool {
      interior(row, column) == box && map.isText(row, column) && map.arms(row, column) == 0
    }
    func isDrawn(_ column: Int) -> Bool {
      map.arms(row, column) == Arms.horizontal && border(row, column) == nil
    }
    // Blanks may align the words and arrows of several rows.
    func leadsToWord(_ column: Int, _ step: Int) -> Bool {
      var column = column
      while interior(row, column) == box, map.grid.isBlank(row, column) { column += step }
      return isWord(column)
        && (0..<3).contains {
          Unicode.Scalar(map.grid.scalar(row, column + $0 * step))?.properties.isAlphabetic == true
        }
    }
    let back = way.opposite.columnStep
    // Lines may join right before the head: `┼►`.
    let isJoined =
      map.arms(row, column + back) == Arms.horizontal | Arms.vertical
      && map.grid.scalar(row, column + back) > 0x7F && border(row, column + back) == nil
    // Or a column before it: `├─►`.
    let isAtJoint =
      map.arms(row, column + 2 * back) & way.bit != 0
      && map.grid.scalar(row, column + 2 * back) > 0x7F && border(row, column + 2 * back) == nil
    guard isJoined || isDrawn(column + back) && (isDrawn(column + 2 * back) || isAtJoint),
      leadsToWord(column + way.columnStep, way.columnStep)
    else { return false }
    var start = column + back
    while isDrawn(start) { start += back }
    // The one of two heads that points to the right is enough.
    if way == .east, map.head(row, start) == .west { start += back }
    // In ASCII one between words may be a sign in a text.
    return border(row, start) == nil
      && (map.arms(row, start) & Arms.vertical != 0
        || map.grid.scalar(row, column + back) > 0x7F && leadsToWord(start, back))
  }

  /// How far beside an arrow the words may be that it joins, in columns.
  private static let wordReach = 6

  /// Whether there are words of a box at a cell or, as a rule a little, beside it.
  private func holdsWords(
    _ row: Int, _ column: Int, _ box: Int, within reach: Int = wordReach
  ) -> Bool {
    let columns = boxes[box].columns(row)
    return columns.clamped(to: column - min(reach, column)..<column + min(reach, Grid.limit) + 1)
      .contains {
        interior(row, $0) == box && map.isText(row, $0) && map.arms(row, $0) == 0
      }
  }

  func border(_ row: Int, _ column: Int) -> Int? {
    guard let cell = map.grid.index(row, column), borders[cell] > 0 else { return nil }
    return Int(borders[cell]) - 1
  }

  func interior(_ row: Int, _ column: Int) -> Int? {
    // Beyond the end of the line there may be a box whose wall is missing: nobody asks.
    guard let cell = map.grid.index(row, column), interiors[cell] > 0 else { return nil }
    return Int(interiors[cell]) - 1
  }

  /// The box whose wall a head or a line stands in the place of.
  func pierced(_ row: Int, _ column: Int) -> Int? {
    pierced.isEmpty ? nil : map.grid.index(row, column).flatMap { pierced[$0] }
  }

  /// Marks cells of a rule or divider as border of a box.
  mutating func claim(_ row: Int, _ column: Int, for box: Int) {
    if let cell = map.grid.index(row, column), borders[cell] == 0 { borders[cell] = Int32(box + 1) }
  }

  private mutating func paintInteriors() {
    let rowCount = map.grid.rowCount
    var starts = [[Int]](repeating: [], count: rowCount + 1)
    for (index, box) in boxes.enumerated() { starts[min(box.top + 1, rowCount)].append(index) }
    var active: [Int] = []
    for row in 0..<rowCount {
      active.removeAll { boxes[$0].bottom <= row }
      active += starts[row]
      if active.isEmpty { continue }
      let spans = active.map { (columns: boxes[$0].columns(row), box: $0) }.sorted {
        ($0.columns.lowerBound, -$0.columns.upperBound, $0.box)
          < ($1.columns.lowerBound, -$1.columns.upperBound, $1.box)
      }
      paint(row, spans)
    }
  }

  /// Gives each cell of a row the last span around it that began; spans are in order.
  private mutating func paint(_ row: Int, _ spans: [(columns: Range<Int>, box: Int)]) {
    var stack: [(columns: Range<Int>, box: Int)] = []
    var next = 0
    let width = map.grid.width(row)
    let start = map.grid.rowStarts[row]
    var column = spans.first?.columns.lowerBound ?? width
    while column < width {
      while next < spans.count, spans[next].columns.lowerBound <= column {
        stack.append(spans[next])
        next += 1
      }
      while let last = stack.last, last.columns.upperBound <= column { stack.removeLast() }
      if let last = stack.last {
        interiors[start + column] = Int32(last.box + 1)
      } else if next >= spans.count {
        break
      }
      column += 1
    }
  }

  private mutating func paintBorder(_ index: Int) {
    let box = boxes[index]
    for column in box.left...max(box.left, box.right) {
      mark(box.top, column, index)
    }
    if box.bottomLeft <= box.bottomRight {
      // A line that crosses it may have its words in it.
      var isCrossed = false
      for column in box.bottomLeft...box.bottomRight {
        let arms = map.arms(box.bottom, column)
        isCrossed =
          arms == 0 && isCrossed || arms == Arms.vertical && map.isText(box.bottom, column + 2)
        if !isCrossed { mark(box.bottom, column, index) }
      }
    }
    for (offset, row) in box.rows.enumerated() {
      let right = Int(box.expectedRight[offset])
      if box.leftWalls[offset] >= 0 {
        mark(row, Int(box.leftWalls[offset]), index)
      } else {
        pierce(row, box.left, .east, index)
      }
      if box.rightWalls[offset] >= 0 {
        mark(row, Int(box.rightWalls[offset]), index)
      } else {
        pierce(row, right, .west, index)
      }
    }
  }

  private mutating func pierce(_ row: Int, _ column: Int, _ way: Way, _ index: Int) {
    guard let cell = map.grid.index(row, column) else { return }
    // A line that goes on in the box runs through its wall.
    let inside = column + way.columnStep
    let ends =
      map.arms[cell] == Arms.horizontal && !map.has(way.opposite, row, inside)
      && map.head(row, inside) == nil
    if ends || map.head(row, column) == way { pierced[cell] = index }
    // A head right before it may have pushed the wall out.
    let outside = column - way.columnStep
    if map.grid.isBlank(row, column), map.head(row, outside) == way,
      let before = map.grid.index(row, outside)
    {
      pierced[before] = index
    }
  }

  private mutating func mark(_ row: Int, _ column: Int, _ index: Int) {
    if let cell = map.grid.index(row, column) { borders[cell] = Int32(index + 1) }
  }
}
