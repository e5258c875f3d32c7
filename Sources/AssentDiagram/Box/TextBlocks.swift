/// The words of a drawing in blocks: runs one below the other that are the lines of one text.
struct TextBlocks {
  /// The runs of each block, from the top down.
  private(set) var blocks: [[Int]] = []
  /// The block of each run.
  private(set) var blockOf: [Int]
  /// The blocks that are names of frames.
  private(set) var names: Set<Int> = []

  init(_ net: LineNet) {
    let drawing = net.drawing
    let runs = drawing.runs
    blockOf = [Int](repeating: -1, count: runs.count)
    var interrupts = [Bool](repeating: false, count: runs.count)
    for link in net.links {
      for run in link.labels { interrupts[run] = true }
    }
    // Words that each have a line beside them are two, such as the items of a tree.
    var isBeside = interrupts
    for terminal in net.terminals where !terminal.way.isVertical {
      if case .text(let run) = terminal.target { isBeside[run] = true }
    }
    // What a head leads to begins a text of its own where another line leads to the text above.
    var isLedTo = [Bool](repeating: false, count: runs.count)
    // So does what any line from its left leads to, where the text above stands over the line.
    var isHung = isLedTo
    var tails = [Int](repeating: 0, count: net.componentCount)
    for terminal in net.terminals where !terminal.isHead {
      tails[net.components[terminal.vertex]] += 1
    }
    let hasHead = net.componentsWithHeads
    for terminal in net.terminals where terminal.way == .east {
      let line = net.components[terminal.vertex]
      // But words from which an arrow leads left are not led to.
      guard case .text(let run) = terminal.target,
        terminal.isHead || !hasHead[line] || tails[line] > 1
      else { continue }
      isHung[run] = true
      if terminal.isHead { isLedTo[run] = true }
    }
    // A head that points at words points at all of their lines, also where the first announces the others.
    var isPointedAt = [Bool](repeating: false, count: runs.count)
    for terminal in net.terminals where terminal.isHead {
      if case .text(let run) = terminal.target { isPointedAt[run] = true }
    }
    var isBlockLedTo: [Bool] = []
    var isBlockBeside: [Bool] = []
    let isName = Self.areNames(net)
    // Numbered items are nodes where a line ends at one.
    let hasItems = net.terminals.contains {
      if case .text(let run) = $0.target { Self.isTitle(runs[run].text) } else { false }
    }
    let sides = runs.map { Self.sideLine($0, drawing.cells) }
    let passing = Self.passing(net)
    for index in runs.indices {
      let run = runs[index]
      var above: Int?
      let isTitle = Self.isTitle(run.text)
      if !interrupts[index], !Self.answersAtCorner(run, drawing.cells) {
        for column in run.columns {
          guard let other = drawing.cells.run(run.row - 1, column), other != above else { continue }
          let first = runs[blocks[blockOf[other]][0]]
          // A numbered item that its text announces is part of it.
          let isAnnounced =
            first.text.utf8.last == 0x3A && run.columns.lowerBound > first.columns.lowerBound
          let endsAtLine = Self.endsAtLine(runs[other], run, drawing.cells)
          if !isTitle || isAnnounced,
            Self.standsInLine(runs[other], run, announces: !isPointedAt[other])
              || hasItems && Self.isBody(run, of: runs[other])
              || sides[other] && Self.hangs(run, below: runs[other])
              || passing.contains(index) || endsAtLine,
            !interrupts[other], !(isBeside[index] && isName[other]),
            blocks[blockOf[other]].count == 1 || !NodeWords.isRule(runs[other].text),
            !(isBeside[index] && isBlockBeside[blockOf[other]]),
            !(isPointedAt[index] && !isPointedAt[other] && runs[other].text.utf8.last == 0x3A),
            !(isLedTo[index] && isBlockLedTo[blockOf[other]]),
            !(isHung[index] && runs[other].columns.lowerBound < run.columns.lowerBound - 2),
            !(isHung[index] && !isHung[other] && Self.isItem(run, drawing.cells)
              && runs[other].columns.lowerBound == run.columns.lowerBound - 2),
            sides[index] == sides[other] || Self.goesOn(runs[other], in: run) || endsAtLine
              || sides[other] && Self.hangs(run, below: runs[other]),
            !Self.isBesideStem(run, below: runs[other], drawing.cells),
            blocks[blockOf[other]].last == other
          {
            above = other
            break
          }
        }
      }
      if let above {
        blockOf[index] = blockOf[above]
        blocks[blockOf[above]].append(index)
        isBlockLedTo[blockOf[above]] = isBlockLedTo[blockOf[above]] || isLedTo[index]
        isBlockBeside[blockOf[above]] = isBlockBeside[blockOf[above]] || isBeside[index]
      } else {
        if isName[index] { names.insert(blocks.count) }
        blockOf[index] = blocks.count
        blocks.append([index])
        isBlockLedTo.append(isLedTo[index])
        isBlockBeside.append(isBeside[index])
      }
    }
  }

  /// The runs that a line goes on below which comes with a head to the words right above them: both are one text,
  /// however they are aligned.
  private static func passing(_ net: LineNet) -> Set<Int> {
    var pointed: Set<Grid.Cell> = []
    for terminal in net.terminals where terminal.isHead && terminal.way == .south {
      let vertex = net.vertices[terminal.vertex]
      pointed.insert(Grid.Cell(row: vertex.row + 1, column: vertex.column))
    }
    if pointed.isEmpty { return [] }
    var passing: Set<Int> = []
    for terminal in net.terminals where !terminal.isHead && terminal.way == .north {
      guard case .text(let run) = terminal.target else { continue }
      let vertex = net.vertices[terminal.vertex]
      guard net.cells.run(vertex.row - 1, vertex.column) == run,
        net.cells.run(vertex.row - 2, vertex.column) != nil,
        pointed.contains(Grid.Cell(row: vertex.row - 2, column: vertex.column))
      else { continue }
      passing.insert(run)
    }
    return passing
  }

  /// For each run whether it is the name of a frame that lines lead to: alone in the first row, and no line
  /// touches it.
  private static func areNames(_ net: LineNet) -> [Bool] {
    let runs = net.cells.runs
    var isEnd = [Bool](repeating: false, count: net.territory.boxes.count)
    var isTouched = [Bool](repeating: false, count: runs.count)
    for terminal in net.terminals {
      switch terminal.target {
      case .box(let box, _, _): isEnd[box] = true
      case .text(let run): isTouched[run] = true
      }
    }
    return runs.indices.map { index in
      let run = runs[index]
      guard let box = run.box, isEnd[box], !isTouched[index] else { return false }
      return run.row == net.territory.boxes[box].top + 1
        && ![index - 1, index + 1].contains { runs.indices.contains($0) && runs[$0].row == run.row }
    }
  }

  /// Whether words stand right behind a branch of a line down the page, `├ words`.
  private static func isItem(_ run: TextRun, _ cells: LineCells) -> Bool {
    (1...4).contains {
      cells.map.arms(run.row, run.columns.lowerBound - $0) & Arms.vertical != 0
    }
  }

  /// Whether an answer stands before the corner of a rail, `Yes ┌──┴──┐ No`: it is said of that branch.
  private static func answersAtCorner(_ run: TextRun, _ cells: LineCells) -> Bool {
    (0...1).contains {
      cells.map.arms(run.row, run.columns.upperBound + $0) == Arms.east | Arms.south
        && cells.vertex(run.row, run.columns.upperBound + $0) != nil
    } && AnswerText.isAnswer(run.text)
  }

  /// Whether words stand close to the right of a line down the page, from which nothing leads to them, or touch a
  /// slanted one: they are said of the line.
  private static func sideLine(_ run: TextRun, _ cells: LineCells) -> Bool {
    let touched = [run.columns.lowerBound - 1, run.columns.upperBound].lazy.compactMap {
      cells.vertex(run.row, $0)
    }
    if touched.contains(where: { cells.vertices[$0].isDiagonal }) { return true }
    for column in (run.columns.lowerBound - 3..<run.columns.lowerBound).reversed() {
      if let vertex = cells.vertex(run.row, column) {
        let cell = cells.vertices[vertex]
        let isUpright = cell.arms & Arms.vertical != 0 && cell.arms & Arms.east == 0
        return cell.border == nil && (cell.head?.isVertical ?? isUpright)
      }
      guard cells.map.grid.isBlank(run.row, column) else { return false }
    }
    return false
  }

  /// Whether words stand close to the left of a line that leaves the words above: they are said of the line.
  private static func isBesideStem(
    _ run: TextRun, below other: TextRun, _ cells: LineCells
  ) -> Bool {
    func stem(_ run: TextRun) -> Int? {
      let end = run.columns.upperBound
      return (end...end + 2).first { !cells.map.grid.isBlank(run.row, $0) }.flatMap { column in
        let vertex = cells.vertex(run.row, column).map { cells.vertices[$0] }
        return vertex?.border == nil && vertex?.arms == Arms.vertical ? column : nil
      }
    }
    return stem(run).map { other.columns.contains($0) && stem(other) == nil } ?? false
  }

  /// Whether words in two rows end at the same line down the page.
  private static func endsAtLine(_ a: TextRun, _ b: TextRun, _ cells: LineCells) -> Bool {
    let end = a.columns.upperBound
    return end == b.columns.upperBound && a.box == b.box
      && (end...end + 1).contains { column in
        [a.row, b.row].allSatisfy { row in
          cells.vertex(row, column).map { cells.vertices[$0].arms == Arms.vertical } ?? false
        }
      }
  }

  /// Whether words that are not at their end go on in those below, perhaps indented.
  private static func goesOn(_ a: TextRun, in b: TextRun) -> Bool {
    guard let last = a.text.utf8.last, last == 0x2F || last == 0x2C || last == 0x26 else {
      return false
    }
    return (0...8).contains(b.columns.lowerBound - a.columns.lowerBound)
  }

  /// Whether words are indented below a numbered item.
  private static func isBody(_ run: TextRun, of item: TextRun) -> Bool {
    item.box == run.box && isTitle(item.text)
      && (2...6).contains(run.columns.lowerBound - item.columns.lowerBound)
  }

  /// Whether words begin right below those behind the number of an item.
  private static func hangs(_ run: TextRun, below item: TextRun) -> Bool {
    guard item.box == run.box, isTitle(item.text) else { return false }
    let digits = item.text.utf8.prefix { $0 >= 48 && $0 <= 57 }.count
    return run.columns.lowerBound - item.columns.lowerBound == digits + 2
  }

  /// Whether words are the next line of the text above them.
  ///
  /// - Parameter announces: whether what stands below a colon may be a text of its own.
  static func standsInLine(_ a: TextRun, _ b: TextRun, announces: Bool) -> Bool {
    if a.box != b.box { return false }
    // What a line with a colon announces is indented, or begins a text of its own.
    if announces, a.text.utf8.last == 0x3A {
      return (2...6).contains(b.columns.lowerBound - a.columns.lowerBound)
    }
    if goesOn(a, in: b) { return true }
    // What stands in parentheses over a name in brackets is said of a line.
    if a.text.first == "(", b.text.first == "[" { return false }
    let isLeftAligned = abs(a.columns.lowerBound - b.columns.lowerBound) <= 2
    let centers =
      (a.columns.lowerBound + a.columns.upperBound) - (b.columns.lowerBound + b.columns.upperBound)
    guard isLeftAligned || abs(centers) <= 5 else { return false }
    return !TimeText.isTime(a.text) && !TimeText.isTime(b.text)
  }

  /// `1. Title` and the like begin a text of their own.
  static func isTitle(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 >= 48 && $0 <= 57 }.count
    guard digits > 0, digits <= 3 else { return false }
    let after = text.utf8.dropFirst(digits)
    return (after.first == 46 || after.first == 41) && after.dropFirst().first == 32
  }
}
