/// Finds messages: arrows between the lines of participants, and between their boxes.
struct MessageFinder {
  struct Message {
    var row: Int
    var from: Int
    var to: Int
    /// The first row of a message to oneself, and the column at which it turns.
    var loop: (row: Int, column: Int)?
    /// The columns between the boxes of an arrow from one participant's box to another's.
    var gap: Range<Int>?
    /// Whether its line has a head at either end.
    var leadsBack = false
    /// Whether its line has none.
    var isHeadless = false
  }

  let drawing: BoxDrawing
  let lifelines: [Lifeline]

  private var map: CellMap { drawing.map }
  private var grid: Grid { drawing.map.grid }
  private var territory: Territory { drawing.territory }

  /// The arrows that lead to the line of a participant.
  func messages() -> [Message] {
    var found: [Message] = []
    for row in 0..<grid.rowCount {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let way = map.head(row, column), !way.isVertical,
          map.has(way, row, column - way.columnStep) || standsBeforeWords(row, column, way),
          let target = receiver(row, column, way)
        else { continue }
        if let loop = loop(row, column, target, way) {
          found.append(Message(row: row, from: target, to: target, loop: loop))
        } else if let from = sender(row, target, way.opposite) {
          add(Message(row: row, from: from, to: target), to: &found)
        }
      }
    }
    return found
  }

  /// The lines with words in them and without a head from the line of a participant to that of the next one.
  func headless() -> [Message] {
    zip(lifelines.indices, lifelines.indices.dropFirst()).flatMap { from, to in
      let first = lifelines[from].column + 1
      // Those of damaged lines may be one.
      let columns = first..<max(first, lifelines[to].column)
      guard columns.count > 4 else { return [Message]() }
      let rows = lifelines[from].rows.clamped(to: lifelines[to].rows)
      return rows.filter { isHeadless($0, columns) }.map {
        Message(row: $0, from: from, to: to, isHeadless: true)
      }
    }
  }

  /// The lines without a head that leave the line of a participant and end at words before the next one, `│── checks`:
  /// what it does by itself.
  func ownSteps() -> [Message] {
    lifelines.indices.flatMap { index in
      let line = lifelines[index]
      let next = lifelines.indices.contains(index + 1) ? lifelines[index + 1].column : nil
      return line.rows.compactMap { row in
        ownStep(row, line.column, before: next ?? grid.width(row)).map {
          Message(row: row, from: index, to: index, gap: $0)
        }
      }
    }
  }

  /// The columns of such a line and its words.
  private func ownStep(_ row: Int, _ line: Int, before end: Int) -> Range<Int>? {
    // Most rows have no stroke right behind the line.
    guard map.arms(row, line + 1) == Arms.horizontal, map.arms(row, line + 2) == Arms.horizontal,
      map.arms(row, line) == Arms.vertical
    else { return nil }
    var words = line + 3
    while map.arms(row, words) == Arms.horizontal { words += 1 }
    if grid.isBlank(row, words) { words += 1 }
    guard words + 2 < end, map.isText(row, words),
      (words..<end).allSatisfy({ map.isText(row, $0) || grid.isBlank(row, $0) })
    else { return nil }
    return line + 1..<end
  }

  /// Whether a line across the page fills a row between the lines of two participants, but for words in it.
  private func isHeadless(_ row: Int, _ columns: Range<Int>) -> Bool {
    // Most rows have no stroke behind the line; blanks may be between, as before heads.
    guard
      let first = (0...2).first(where: { map.arms(row, columns.lowerBound + $0) == Arms.horizontal }
      ),
      let last = (1...3).first(where: { map.arms(row, columns.upperBound - $0) == Arms.horizontal }
      ),
      map.arms(row, columns.lowerBound + first + 1) == Arms.horizontal,
      map.arms(row, columns.upperBound - last - 1) == Arms.horizontal,
      [columns.lowerBound - 1, columns.upperBound].allSatisfy({
        map.arms(row, $0) & Arms.vertical != 0
      })
    else { return false }
    let words = columns.filter { map.arms(row, $0) != Arms.horizontal }
    return !words.isEmpty
      && words.allSatisfy {
        map.head(row, $0) == nil && (grid.isBlank(row, $0) || map.isText(row, $0))
          && drawing.territory.border(row, $0) == nil
      }
      && words.contains { map.isText(row, $0) }
  }

  /// Adds a message; after one back in its row, which is the other head of its line, in the place of that.
  private func add(_ message: Message, to found: inout [Message]) {
    var message = message
    if let last = found.last, last.row == message.row, last.loop == nil,
      (last.from, last.to) == (message.to, message.from)
    {
      found.removeLast()
      message.leadsBack = true
    }
    found.append(message)
  }

  /// The arrows that lead right from the box of one participant to that of another.
  func messagesBetweenBoxes() -> [Message] {
    var found: [Message] = []
    let rows = Set(lifelines.compactMap(\.box).flatMap { territory.boxes[$0].rows })
    for row in rows.sorted() {
      for column in grid.indents[row]..<max(grid.indents[row], grid.width(row)) {
        guard let way = map.head(row, column), !way.isVertical,
          let wall = wall(row, from: column + way.columnStep, way),
          let target = territory.border(row, wall)
        else { continue }
        var tail = column - way.columnStep
        // Its words may stand in it, and a head at its other end.
        while map.arms(row, tail) == Arms.horizontal || isBesideWord(row, tail),
          territory.border(row, tail) == nil
        {
          tail -= way.columnStep
        }
        if map.head(row, tail) == way.opposite { tail -= way.columnStep }
        tail = self.wall(row, from: tail, way.opposite) ?? tail
        guard let source = territory.border(row, tail), abs(tail - column) > 1,
          let from = lifelines.firstIndex(where: { $0.box == source }),
          let to = lifelines.firstIndex(where: { $0.box == target }), from != to
        else { continue }
        let gap = min(tail, wall) + 1..<max(tail, wall)
        add(Message(row: row, from: from, to: to, gap: gap), to: &found)
      }
    }
    return found
  }

  /// The column of a wall at a cell, or a blank behind it.
  private func wall(_ row: Int, from column: Int, _ way: Way) -> Int? {
    let next = grid.isBlank(row, column) ? column + way.columnStep : column
    return territory.border(row, next) != nil ? next : nil
  }

  /// Whether a head at a line has the words of its message right behind it, which a stroke leads on from
  /// to the next line: `│◀done──│`.
  private func standsBeforeWords(_ row: Int, _ head: Int, _ way: Way) -> Bool {
    let own = lifelines.firstIndex {
      (1...3).contains(($0.column - head) * way.columnStep) && $0.rows.contains(row)
    }
    guard let own, lifelines.indices.contains(own - way.columnStep),
      !grid.isBlank(row, head - way.columnStep)
    else { return false }
    let sender = lifelines[own - way.columnStep].column
    return map.arms(row, sender + way.columnStep) == Arms.horizontal
  }

  /// The participant that a head points at: right before its line, or with words between, behind which
  /// the message goes on to it: `├──► ask ───┤`.
  private func receiver(_ row: Int, _ head: Int, _ way: Way) -> Int? {
    func index(_ column: Int, within reach: Int) -> Int? {
      lifelines.firstIndex {
        $0.rows.contains(row)
          && (($0.column - column) * way.columnStep >= 0 && abs($0.column - column) <= reach
            || abs($0.column - column) <= $0.reach)
      }
    }
    if let near = index(head, within: 3) { return near }
    if let ahead = receiver(row, ahead: head, way) { return ahead }
    // A miscount may draw the head right behind the line, over which its own line runs then, or farther with a
    // piece of the line behind it.
    let last = head - way.columnStep
    guard map.arms(row, last) == Arms.horizontal,
      map.arms(row, head + way.columnStep) & Arms.horizontal == 0
    else { return nil }
    return index(last, within: 0)
      ?? lifelines.lastIndex {
        way == .east && $0.column < head && $0.rows.contains(row) && overshoots(row, $0.column, way)
      }
  }

  /// The next participant that a head farther from its line points at.
  private func receiver(_ row: Int, ahead head: Int, _ way: Way) -> Int? {
    let ahead = lifelines.indices.filter {
      (lifelines[$0].column - head) * way.columnStep > 0 && lifelines[$0].rows.contains(row)
    }
    guard let target = way == .east ? ahead.first : ahead.last else { return nil }
    let line = lifelines[target].column
    let between = min(head, line) + 1..<max(head, line)
    // It may end a little short of the line, which may be drawn there once more; one that is drawn with box
    // characters may end anywhere before it.
    let isFar = between.count >= 8
    let isDrawn = [1, 2].allSatisfy {
      StrokeTable.arms(of: grid.scalar(row, head - $0 * way.columnStep)) == Arms.horizontal
    }
    // Loose words may stand in the place of its line.
    let words = drawing.cells.run(row, line).flatMap { drawing.cells.isLoose($0) ? $0 : nil }
    let isOpen = between.allSatisfy {
      grid.isBlank(row, $0) || words != nil && drawing.cells.run(row, $0) == words
        || !isFar && (map.arms(row, $0) == Arms.vertical || grid.scalar(row, $0) == CellMap.bar)
    }
    if isOpen, isDrawn || !isFar { return target }
    let goesOn = [1, 2].allSatisfy {
      map.arms(row, line - $0 * way.columnStep) == Arms.horizontal
    }
    let hasWords = between.contains {
      map.arms(row, $0) != Arms.horizontal && !grid.isBlank(row, $0)
    }
    return goesOn && hasWords && between.allSatisfy { map.head(row, $0) == nil } ? target : nil
  }

  /// Where a line that comes back to the line of its participant leaves it: `├──┐`, `│◄─┘`.
  private func loop(
    _ row: Int, _ head: Int, _ target: Int, _ way: Way
  ) -> (row: Int, column: Int)? {
    var column = head - way.columnStep
    while map.arms(row, column) == Arms.horizontal { column -= way.columnStep }
    let isCorner =
      map.has(way, row, column) && map.has(.north, row, column)
      && !map.has(way.opposite, row, column)
    guard isCorner || map.arms(row, column) == Arms.vertical,
      lifelines.allSatisfy({ $0.column != column })
    else { return nil }
    var above = row - 1
    while map.arms(above, column) == Arms.vertical { above -= 1 }
    guard map.has(way, above, column) else { return nil }
    var at = column + way.columnStep
    while map.arms(above, at) == Arms.horizontal { at += way.columnStep }
    return abs(at - lifelines[target].column) <= 1 ? (above, column) : nil
  }

  /// The participant at whose line the message begins.
  private func sender(_ row: Int, _ target: Int, _ way: Way) -> Int? {
    var index = target + way.columnStep
    while lifelines.indices.contains(index) {
      let column = lifelines[index].column
      // One that ends right behind a line was drawn a column too long.
      // Its words may stand right before a sign with all arms.
      let isPassing =
        (map.has(way, row, column - way.columnStep) || map.arms(row, column).nonzeroBitCount == 4)
        && map.arms(row, column + way.columnStep) & Arms.horizontal == Arms.horizontal
        && (2...3).contains {
          !grid.isBlank(row, column + $0 * way.columnStep)
            && ($0 == 2 || map.isText(row, column + $0 * way.columnStep))
        }
      let endsThere = lifelines[index].isBroken && ends(row, at: lifelines[index], way)
      if !isPassing || endsThere || parts(row, column, way), !isWord(row, column, way),
        lifelines[index].rows.contains(row),
        !lifelines[index].isBroken || endsThere || map.arms(row, column) & Arms.vertical != 0
      {
        return index
      }
      if overshoots(row, column, way) { return index }
      index += way.columnStep
    }
    return nil
  }

  /// Whether the line of a message runs on some columns beyond that of its participant, by a miscount, and ends there
  /// at a piece of it that nothing continues.
  private func overshoots(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    guard map.arms(row, column) == Arms.horizontal else { return false }
    var end = column
    while map.arms(row, end) == Arms.horizontal { end += way.columnStep }
    if map.head(row, end) == way { end += way.columnStep }
    return abs(end - column) <= Self.overshoot
      && map.arms(row, end) & Arms.vertical == Arms.vertical
      && !map.has(way, row, end)
      && [-1, 1].allSatisfy { map.arms(row + $0, end) & Arms.vertical == 0 }
  }

  /// How far a message may run on so, in columns.
  private static let overshoot = 6

  /// Whether the line of a message ends below the name of a participant whose own line is not drawn.
  private func ends(_ row: Int, at lifeline: Lifeline, _ way: Way) -> Bool {
    (lifeline.column - lifeline.reach...lifeline.column + lifeline.reach).contains {
      map.arms(row, $0) == Arms.horizontal && grid.isBlank(row, $0 + way.columnStep)
    }
  }

  /// Whether two messages begin at a line, which may be a column off, and lead away from it on both sides, perhaps
  /// with words in them: `│◄────│────►│`.
  private func parts(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    // A bar between words over and under it is no stroke yet.
    let offset = [0, -1, 1].first {
      map.arms(row, column + $0) == Arms.vertical || grid.scalar(row, column + $0) == CellMap.bar
    }
    guard let offset else { return false }
    var end = column + offset + way.columnStep
    while map.arms(row, end) & Arms.horizontal == Arms.horizontal || isBesideWord(row, end) {
      end += way.columnStep
    }
    return map.head(row, end) == way
  }

  /// Whether the words of a message, or the blanks in and beside them, stand where a line down the page
  /// would be.
  private func isWord(_ row: Int, _ column: Int, _ way: Way) -> Bool {
    guard grid.scalar(row, column) != CellMap.bar, map.arms(row, column) == 0,
      map.head(row, column) == nil,
      [-1, 1].allSatisfy({ map.arms(row, column + $0) & Arms.vertical == 0 })
    else { return false }
    // Loose words behind which nothing goes on stand in the place of the line.
    let isBoxed = drawing.cells.run(row, column).map { !drawing.cells.isLoose($0) } ?? false
    return isBoxed || goesOn(row, column, way)
  }

  /// Whether words stand in a cell or right beside it.
  private func isBesideWord(_ row: Int, _ column: Int) -> Bool {
    map.arms(row, column) == 0 && map.head(row, column) == nil
      && (-1...1).contains { drawing.cells.run(row, column + $0) != nil }
  }

  /// Whether a message goes on behind the words around or beside a blank, or begins right before them at a line.
  private func goesOn(_ row: Int, _ blank: Int, _ way: Way) -> Bool {
    guard isBesideWord(row, blank) else { return false }
    var end = blank + way.columnStep
    while drawing.cells.run(row, end) != nil { end += way.columnStep }
    if [0, 1].contains(where: { map.arms(row, end + $0 * way.columnStep) == Arms.horizontal }) {
      return true
    }
    return (1...2).contains { offset in
      let column = end + offset * way.columnStep
      return map.arms(row, column) == Arms.vertical && lifelines.contains { $0.column == column }
    }
  }
}
