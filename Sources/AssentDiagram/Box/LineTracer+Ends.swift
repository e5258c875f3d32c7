import AssentDiagnostics

/// What a line does at a wall and at words.
extension LineTracer {
  /// A line comes to a border: it ends there, or crosses it.
  mutating func touch(
    _ index: Int, _ way: Way, _ box: Int, _ row: Int, _ column: Int, isHead: Bool
  ) {
    let isHead = isHead || cells.hasHead(behind: row, column, way)
    let both = way.bit | way.opposite.bit
    for offset in way.isVertical ? [0, -1, 1] : [0]
    where map.arms(row, column + offset) & both == both
      && territory.border(row, column + offset) == box && crosses(box, row, way)
    {
      // A frame's border between a box in it and the line that leaves the box.
      if let inner = borderBehind(box, row, column + offset, way) {
        add(index, way, inner, isHead: isHead)
        return
      }
      for further in [0, -offset] {
        let (next, at) = (row + way.rowStep, column + offset + further + way.columnStep)
        let head = cells.vertex(next, at).flatMap { vertices[$0].head == way.opposite ? $0 : nil }
        if let beyond = cells.vertex(next, at, reaching: way.opposite) ?? head {
          link(index, beyond)
          if beginsInside(box, beyond, way) {
            add(index, way, .box(box, row: row, column: column), isHead: isHead)
          }
          return
        }
      }
    }
    // The title of a frame may stand in the way of a line through its border.
    if way.isVertical, map.arms(row, column) & both == both,
      let title = cells.run(row + way.rowStep, column), cells.runs[title].box == box,
      let beyond = cells.vertex(row + 2 * way.rowStep, column, reaching: way.opposite)
    {
      link(index, beyond)
      return
    }
    if !isHead,
      let beyond = way.isVertical
        ? unmarked(box, row, column, way) : halfMarked(box, row, column, way)
    {
      link(index, beyond)
      return
    }
    if way.isVertical, !isHead {
      // Most lines have a mark in the border at which they end, or their head.
      if map.arms(row, column) == Arms.horizontal, let head = headInOrder(row, column, way) {
        link(index, head)
        return
      }
      for offset in [0, -1, 1, -2, 2] {
        if let head = cells.vertex(row, column + offset, reaching: way.opposite),
          vertices[head].border == box, offset == 0 || isUnclaimed(head, way.opposite)
        {
          link(index, head)
          return
        }
      }
    }
    add(index, way, .box(box, row: row, column: column), isHead: isHead)
  }

  /// The head in a row of borders for a line that ends at one, where not every head has its line right over it, but
  /// there are as many of both: each has the next one.
  private mutating func headInOrder(_ row: Int, _ column: Int, _ way: Way) -> Int? {
    let rowWay = RowWay(row: row, way: way)
    if headsInOrder[rowWay] == nil { headsInOrder[rowWay] = pairs(row, way) }
    return headsInOrder[rowWay]?[column]
  }

  /// The heads of the lines that end at a row of borders, by the columns of these.
  private func pairs(_ row: Int, _ way: Way) -> [Int: Int] {
    guard map.grid.mayHold(row, Self.heads) else { return [:] }
    let columns = 0..<map.grid.width(row)
    let heads = columns.filter { territory.border(row, $0) != nil && map.head(row, $0) == way }
    if heads.isEmpty { return [:] }
    let stems = columns.filter { column in
      territory.border(row, column) != nil
        && cells.vertex(row - way.rowStep, column, reaching: way) != nil
    }
    let distances = zip(stems, heads).map { abs($0 - $1) }
    guard stems.count == heads.count, let farthest = distances.max(),
      BoxFinder.tolerance + 1..<Self.orderReach ~= farthest
    else { return [:] }
    let vertices = heads.compactMap { cells.vertex(row, $0) }
    return vertices.count == stems.count ? Dictionary(zip(stems, vertices)) { $1 } : [:]
  }

  private static let heads: RowSigns = "vV^▲△▴▵↑⬆⇑▼▽▾▿↓⬇⇓"

  /// How far beside its line such a head may be, in columns.
  private static let orderReach = 16

  /// The border of a box right behind that of the frame around it, from which a line leaves for the
  /// crossing in the frame's, perhaps up to three columns beside it where nothing is nearer; or without a mark
  /// in it for any line near by.
  private func borderBehind(
    _ frame: Int, _ row: Int, _ column: Int, _ way: Way
  ) -> LineNet.Target? {
    let next = row + way.rowStep
    for reach in way.isVertical ? 0...3 : 0...0 {
      for offset in reach == 0 ? [0] : [-reach, reach] {
        let at = column + way.columnStep + offset
        if let inner = territory.border(next, at), territory.parents[inner] == frame,
          map.has(way.opposite, next, at), isNearest(at, row, way, within: reach)
        {
          return .box(inner, row: next, column: at)
        }
      }
    }
    let at = column + way.columnStep
    let isMarked = (-2...2).contains { cells.vertex(next, at + $0) != nil }
    return territory.border(next, at).flatMap {
      isMarked || territory.parents[$0] != frame ? nil : .box($0, row: next, column: at)
    }
  }

  /// Whether no crossing in a frame's border is nearer to a branch behind it.
  private func isNearest(_ column: Int, _ row: Int, _ way: Way, within reach: Int) -> Bool {
    (column - reach + 1..<column + max(reach, 1)).allSatisfy {
      reach == 0 || !map.has(way, row, $0)
    }
  }

  /// A line comes to words: they are its label when it goes on behind them, else its end.
  mutating func meetText(_ index: Int, _ way: Way, _ run: Int, isHead: Bool) {
    let words = cells.runs[run]
    if let box = words.box, !territory.holdsDrawing(box) {
      add(
        index, way, .box(box, row: words.row, column: words.columns.lowerBound), isHead: isHead)
      return
    }
    if isHead {
      add(index, way, .text(run: run), isHead: true)
    } else if way == .south, let head = head(before: run, near: vertices[index].column) {
      link(index, head)
    } else if way.isVertical {
      passVertically(index, way, run)
    } else {
      passHorizontally(index, way, run)
    }
  }

  private mutating func passVertically(_ index: Int, _ way: Way, _ run: Int) {
    if isPointedAt(run) {
      add(index, way, .text(run: run), isHead: false)
      return
    }
    let column = vertices[index].column
    var labels = [run]
    var row = cells.runs[run].row + way.rowStep
    for _ in 0..<4 {
      if let next = unclaimed(row, column, [0, -1, 1, -2, 2], way) {
        // Words that stand close to another line, and reach over this one, are said of that.
        link(index, next, labels: isBesideBranch(run, over: column) ? [] : labels)
        return
      }
      let isTitle = labels.count == 1 && territory.border(row, column) == cells.runs[run].box
      if isTitle, cells.runs[run].box != nil, map.arms(row, column) & Arms.vertical == Arms.vertical
      {
        return
      }
      // Over the wall of their own frame, words are what the line leads to.
      if let (box, column) = wall(row, column, [0, -1, 1]), box != cells.runs[run].box {
        if isBesideBranch(run, over: column), goesOnBeside(run, over: column) {
          wordsOfOthers.formUnion(labels)
        }
        add(index, way, .box(box, row: row, column: column), isHead: false, labels: labels)
        return
      }
      guard
        let next = cells.run(row, near: column, [0, -1, 1])
          ?? (map.grid.isBlank(row, column) ? nextLine(of: labels[labels.count - 1], row) : nil)
      else { break }
      labels.append(next)
      row += way.rowStep
    }
    add(index, way, .text(run: run), isHead: false)
  }

  /// The next line of some words, which may be too short to reach the line that they stand in.
  private func nextLine(of run: Int, _ row: Int) -> Int? {
    let words = cells.runs[run]
    let next = words.columns.firstNonNil { cells.run(row, $0) }
    return next.flatMap {
      let pair = row > words.row ? (words, cells.runs[$0]) : (cells.runs[$0], words)
      return TextBlocks.standsInLine(pair.0, pair.1, announces: false) ? $0 : nil
    }
  }

  /// The head that points right at some words and stands where a line comes down to them: it is that of both lines.
  private func head(before run: Int, near column: Int) -> Int? {
    let words = cells.runs[run]
    return (1...2).lazy.map { words.columns.lowerBound - $0 }.first {
      abs($0 - column) <= 1 && !map.grid.isBlank(words.row, $0)
    }
    .flatMap { cells.vertex(words.row, $0) }.flatMap { vertices[$0].head == .east ? $0 : nil }
  }

  /// Whether an arrow in its row leads right to some words: they are no label then.
  private func isPointedAt(_ run: Int) -> Bool {
    let words = cells.runs[run]
    func isHead(_ column: Int, _ way: Way) -> Bool {
      cells.vertex(words.row, column).map { vertices[$0].head == way } ?? false
    }
    return (1...2).contains { isHead(words.columns.lowerBound - $0, .east) }
      || (0...1).contains { isHead(words.columns.upperBound + $0, .west) }
  }

  private mutating func passHorizontally(_ index: Int, _ way: Way, _ run: Int) {
    let words = cells.runs[run]
    var column = way == .east ? words.columns.upperBound : words.columns.lowerBound - 1
    for gap in 0...Self.alignedGap {
      if let next = cells.vertex(words.row, column, reaching: way.opposite),
        gap < 3 || way == .east && leadsToHead(next)
      {
        link(index, next, labels: [run])
        return
      }
      guard map.grid.isBlank(words.row, column) else { break }
      column += way.columnStep
    }
    if isLeftOut(run, behind: index, way) { return }
    add(index, way, .text(run: run), isHead: false)
  }

  /// Whether dots right behind a stroke say that more of a line is left out: `+----+-....`.
  private func isLeftOut(_ run: Int, behind index: Int, _ way: Way) -> Bool {
    let words = cells.runs[run]
    let first = way == .east ? words.columns.lowerBound : words.columns.upperBound - 1
    return vertices[index].column + way.columnStep == first && words.columns.count > 1
      && words.columns.allSatisfy { map.grid.scalar(words.row, $0) == 0x2E }
  }

  /// Blanks behind words at most that align the arrow behind them with those of other rows.
  private static let alignedGap = 10

  /// Whether a line across the page goes on to a head at its right end.
  private func leadsToHead(_ vertex: Int) -> Bool {
    let row = vertices[vertex].row
    var column = vertices[vertex].column
    while map.arms(row, column) == Arms.horizontal { column += 1 }
    return map.head(row, column) == .east
  }

  // MARK: Walls

  /// Where a line goes on behind the wall of a frame that shows no crossing.
  private func unmarked(_ box: Int, _ row: Int, _ column: Int, _ way: Way) -> Int? {
    guard territory.holdsDrawing(box), crosses(box, row, way),
      map.arms(row, column) == Arms.horizontal,
      let beyond = cells.vertex(row + way.rowStep, column)
    else { return nil }
    let cell = vertices[beyond]
    if cell.head != nil { return cell.head == way ? beyond : nil }
    // A corner of ASCII has no arm towards a wall.
    return cell.arms & way.opposite.bit != 0
      || cell.arms.nonzeroBitCount == 1 && cell.arms & Arms.horizontal != 0
        && map.grid.scalar(cell.row, cell.column) == 0x2B
      ? beyond : nil
  }

  /// Where a line across the page goes on right behind the wall of a frame, with a sign in the wall that lacks
  /// an arm to one of its sides, or to both.
  private func halfMarked(_ box: Int, _ row: Int, _ column: Int, _ way: Way) -> Int? {
    guard territory.holdsDrawing(box), crosses(box, row, way) else { return nil }
    return cells.vertex(row, column + way.columnStep, reaching: way.opposite)
  }

  /// Whether a line that crosses the wall of a box comes from nothing but the words in it.
  private func beginsInside(_ box: Int, _ beyond: Int, _ way: Way) -> Bool {
    var (row, column) = (vertices[beyond].row, vertices[beyond].column)
    guard !territory.holdsDrawing(box), territory.interior(row, column) == box else {
      return false
    }
    let both = way.bit | way.opposite.bit
    while map.arms(row, column) == both, territory.border(row, column) == nil {
      row += way.rowStep
      column += way.columnStep
    }
    // A dot may stand where it begins.
    let arms = map.arms(row, column)
    return (arms == 0 || arms == way.opposite.bit) && map.head(row, column) == nil
  }

  /// Whether the border runs across the way in this row, or in a frame a rule from wall to wall.
  private func crosses(_ box: Int, _ row: Int, _ way: Way) -> Bool {
    let shape = territory.boxes[box]
    let isHorizontal =
      row == shape.top || row == shape.bottom
      || !territory.children[box].isEmpty && shape.separators.contains { $0.row == row }
    return isHorizontal == way.isVertical
  }
}
