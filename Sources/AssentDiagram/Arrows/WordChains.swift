/// Arrows between words that are lines of a larger drawing: a chain with branches below its links,
/// or the answers below a question.
///
/// `Parser → Store` alone in a column of arrows is one text. It is a chain where a line leaves one
/// of the words behind the first, and `├─ yes → Home` is a branch where the drawing is no tree. Where boxes
/// are drawn, only answers are branches, and chains go on behind drawn arrows or stand in rows without a box.
struct WordChains {
  /// What a cell of these arrows is.
  enum Sign {
    case head(Way)
    /// The dash of `->`, which is no stroke by itself.
    case dash
    case twoHeaded
  }

  /// The heads of these arrows and short dashes beside them, by cell.
  private(set) var signs: [Int: Sign] = [:]
  /// Whether there is such a chain.
  private(set) var isBranched = false

  private let map: CellMap
  private let words: WordArrows
  private var grid: Grid { map.grid }

  /// The answers beside the boxes of a drawing.
  init(_ map: CellMap, outside territory: Territory) {
    self.map = map
    words = WordArrows(map)
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      if territory.hasFlows { addFlow(row, territory) }
      let item = content(row)
      let start = item ?? grid.indents[row]
      guard item.map({ holdsLines(row, $0, territory) }) ?? isFree(row, territory) else { continue }
      let arrows = words.arrows(row, from: start)
      guard let first = arrows.first else { continue }
      if item == nil {
        guard arrows.count > 1, hasBranch(row, words.parts(row, from: start, arrows), arrows) else {
          continue
        }
        isBranched = true
        add(row, arrows)
        continue
      }
      let isAnswer = AnswerText.isAnswer(
        grid.text(row, start..<max(start, first.columns.lowerBound)))
      let led = isAnswer ? [first] : led(row, arrows)
      if led.isEmpty { continue }
      isBranched = true
      add(row, led)
    }
  }

  /// Whether lines may be drawn at a cell: in no box, or in a frame.
  private func holdsLines(_ row: Int, _ column: Int, _ territory: Territory) -> Bool {
    territory.interior(row, column).map { territory.holdsDrawing($0) } ?? true
  }

  /// Whether no box and no line down the page stands in a row.
  private func isFree(_ row: Int, _ territory: Territory) -> Bool {
    (grid.indents[row]..<grid.width(row)).allSatisfy {
      map.arms(row, $0) & Arms.vertical == 0 && territory.border(row, $0) == nil
        && territory.interior(row, $0) == nil
    }
  }

  init(_ map: CellMap) {
    self.map = map
    words = WordArrows(map)
    var chains: [(row: Int, arrows: [WordArrows.Arrow])] = []
    var answers: [(row: Int, arrows: [WordArrows.Arrow])] = []
    /// The rows of words with arrows alone between them.
    var whole: [(row: Int, arrows: [WordArrows.Arrow])] = []
    var hasColumn = false
    var hasQuestion = false
    var tees = 0
    /// The last row that is an item, and whether the items that it belongs to hang below a question.
    var lastTee = -1
    var isAsked = false
    for row in 0..<grid.rowCount where grid.width(row) > 0 {
      if isArrowRow(row) {
        hasColumn = true
        continue
      }
      let tee = content(row)
      if tee != nil {
        tees += 1
        if lastTee != row - 1 { isAsked = asks(above: row) }
        lastTee = row
      }
      let start = tee ?? grid.indents[row]
      let arrows = words.arrows(row, from: start)
      guard let first = arrows.first, tee == nil || !isRemark(row, start, first) else { continue }
      let led = led(row, arrows)
      if !led.isEmpty { chains.append((row, led)) }
      if tee != nil {
        answers.append((row, arrows))
        if isAsked { hasQuestion = true }
      } else if !isLabel(row) {
        if hasBranch(row, words.parts(row, from: start, arrows), arrows) {
          chains.append((row, arrows))
        } else {
          whole.append((row, arrows))
        }
      }
    }
    let drawn = answers.count { $0.arrows.contains(where: \.isDrawn) }
    isBranched =
      !chains.isEmpty
      || !answers.isEmpty
        && (hasQuestion || hasColumn && answers.count * 2 >= tees || drawn * 2 >= tees)
    guard isBranched else { return }
    // Beside chains with branches, others that a line leads to or from are chains as well.
    let found = Set((chains + answers).map(\.row))
    let others = chains.isEmpty ? [] : whole.filter { !found.contains($0.row) && hasLine($0.row) }
    for (row, arrows) in chains + answers + others { add(row, arrows) }
  }

  /// Whether an arrow stands in the remark behind a dash on the name of an item: `name - this → that`.
  private func isRemark(_ row: Int, _ start: Int, _ arrow: WordArrows.Arrow) -> Bool {
    (start + 2..<max(start + 2, arrow.columns.lowerBound)).contains {
      [CellMap.dash, 0x2013, 0x2014].contains(grid.scalar(row, $0))
        && grid.isBlank(row, $0 - 1) && grid.isBlank(row, $0 + 1) && !grid.isBlank(row, $0 - 2)
    }
  }

  /// Whether a line ends over or under a row.
  private func hasLine(_ row: Int) -> Bool {
    [row - 1, row + 1].contains { beside in
      (grid.indents[row]..<grid.width(row)).contains { map.head(beside, $0)?.isVertical == true }
    }
  }

  /// Adds the chain in a row of a box in which words are joined by lines, where one of these leaves it.
  private mutating func addFlow(_ row: Int, _ territory: Territory) {
    var column = grid.indents[row]
    while column < grid.width(row) {
      guard let box = territory.interior(row, column), territory.holdsFlow(box) else {
        column += 1
        continue
      }
      let columns = territory.boxes[box].columns(row)
      let arrows = words.arrows(row, from: columns.lowerBound, to: columns.upperBound).filter {
        columns.contains($0.columns.upperBound - 1)
      }
      var parts = words.parts(row, from: columns.lowerBound, arrows)
      if let last = parts.popLast() { parts.append(last.clamped(to: columns)) }
      if !arrows.isEmpty, hasBranch(row, parts, arrows) {
        isBranched = true
        add(row, arrows)
      }
      column = max(column + 1, columns.upperBound)
    }
  }

  private mutating func add(_ row: Int, _ arrows: [WordArrows.Arrow]) {
    for arrow in arrows {
      if let head = arrow.head, head == arrow.backHead {
        signs[grid.rowStarts[row] + head] = .twoHeaded
        continue
      }
      for (head, way) in [(arrow.head, Way.east), (arrow.backHead, .west)] {
        guard let head else { continue }
        signs[grid.rowStarts[row] + head] = .head(way)
        // Behind the last head of a row there may be nothing.
        let dash = head - way.columnStep
        if map.arms(row, dash) == 0, [0x2D, 0x3D].contains(grid.scalar(row, dash)) {
          signs[grid.rowStarts[row] + dash] = .dash
        }
      }
    }
  }

  /// The arrows whose first words a drawn arrow leads to: the second of `──▶ Store → Archive`.
  private func led(_ row: Int, _ arrows: [WordArrows.Arrow]) -> [WordArrows.Arrow] {
    var led: [WordArrows.Arrow] = []
    var start = 0
    for arrow in arrows {
      let isFirstLed = led.last.map { $0.columns.upperBound == start } ?? false
      if isLed(row, start..<max(start, arrow.columns.lowerBound + 1)) ?? isFirstLed {
        led.append(arrow)
      }
      start = arrow.columns.upperBound
    }
    return led
  }

  /// Whether a drawn arrow leads to the last words of some columns; `nil` where they are one text.
  private func isLed(_ row: Int, _ columns: Range<Int>) -> Bool? {
    var blanks = 0
    for column in columns.reversed() {
      if map.head(row, column) == .east, map.has(.east, row, column - 1),
        grid.scalar(row, column - 1) > 0x7F
      {
        return true
      }
      blanks = grid.isBlank(row, column) ? blanks + 1 : 0
      if blanks == 3 || map.arms(row, column) & Arms.vertical != 0
        || grid.scalar(row, column) == 0x28
      {
        return false
      }
    }
    return nil
  }

  /// Whether a row holds a head down or up the page and nothing but its label.
  private func isArrowRow(_ row: Int) -> Bool {
    map.head(row, grid.indents[row])?.isVertical == true
  }

  /// The column behind the tee of a row such as `│  ├─ words`.
  private func content(_ row: Int) -> Int? {
    var column = grid.indents[row]
    while map.arms(row, column) == Arms.vertical || grid.isBlank(row, column) {
      guard column < grid.width(row) else { return nil }
      column += 1
    }
    let arms = map.arms(row, column)
    guard arms & Arms.east != 0, arms & Arms.north != 0, arms & Arms.west == 0 else { return nil }
    column += 1
    while map.arms(row, column) & Arms.horizontal == Arms.horizontal { column += 1 }
    return column
  }

  /// Whether the words over the first of some items are a question.
  private func asks(above row: Int) -> Bool {
    let above = row - 1
    guard above >= 0, grid.width(above) > 0 else { return false }
    let last = grid.scalar(above, grid.width(above) - 1)
    return last == 0x3F || last == 0xFF1F
      || last == 0
        && grid.scalar(above, grid.width(above) - 2) == 0xFF1F
  }

  /// Whether a row is the first of a name of several rows that a head points at.
  private func isLabel(_ row: Int) -> Bool {
    let start = grid.indents[row]
    var end = start
    while end < grid.width(row), !grid.isBlank(row, end) || !grid.isBlank(row, end + 1) { end += 1 }
    return map.isText(row + 1, start) && grid.isBlank(row + 1, start - 1)
      && (start..<end).contains { map.head(row - 1, $0) == .south }
  }

  /// Whether a line leaves a link of a chain behind the first one, or any where arrows are drawn.
  private func hasBranch(_ row: Int, _ parts: [Range<Int>], _ arrows: [WordArrows.Arrow]) -> Bool {
    let isDrawn = arrows.contains(where: \.isDrawn)
    var parts = parts
    // What stands behind a wide gap is none of the chain.
    if let last = parts.popLast() {
      let end = last.first { column in (column..<column + 3).allSatisfy { grid.isBlank(row, $0) } }
      parts.append(last.lowerBound..<(end ?? last.upperBound))
    }
    // A line that turns right above or below words leads from beside them, and they are its end alone.
    let isTurnedTo = parts.first?.contains { column in
      [(row - 1, Arms.south), (row + 1, Arms.north)].contains { beside, way in
        let arms = map.arms(beside, column)
        return arms & Arms.vertical == way && arms & Arms.horizontal != 0
          && arms & Arms.horizontal != Arms.horizontal
      }
    }
    if isTurnedTo == true { return true }
    return parts.dropFirst(isDrawn ? 0 : 1).contains { part in
      part.contains { column in
        [row - 1, row + 1].contains { beside in
          map.arms(beside, column) & Arms.vertical != 0
            || map.head(beside, column)?.isVertical == true
            || StrokeTable.isTwoHeadedDown(grid.scalar(beside, column))
        }
      }
    }
  }
}
