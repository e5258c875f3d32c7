/// Where words between two strokes are a node, not a label.
extension LineNet {
  /// Makes words between two strokes ends of both where they are a node.
  mutating func cutAtNodes() {
    cutHeadlessChains()
    cutOpenLines()
    if territory.boxes.isEmpty {
      cutBranches()
      cutBrackets()
      cutSources()
      cutItems()
    } else {
      cutRungs()
    }
    cutJoints()
    cutAlignedSteps()
    cutKnownNodes()
    cutNamesAboveLabels()
  }

  /// In lines without any head, words between two strokes are nodes where another end is words too:
  /// `App`, a line, `Server`, a line, `Disk`.
  private mutating func cutHeadlessChains() {
    let hasHead = componentsWithHeads
    var hasText = [Bool](repeating: false, count: componentCount)
    for terminal in terminals {
      if case .text = terminal.target { hasText[components[terminal.vertex]] = true }
    }
    let isCut = components.map { !hasHead[$0] && hasText[$0] }
    let runs = cells.runs
    // What stands in parentheses is said of the line.
    cut { link in
      isCut[link.a]
        && !link.labels.allSatisfy { runs[$0].text.first == "(" && runs[$0].text.last == ")" }
    }
  }

  /// Words in a line that comes from nowhere else, or leads nowhere else, are its node: `--- input --->│`.
  private mutating func cutOpenLines() {
    guard links.contains(where: { !$0.labels.isEmpty }) else { return }
    var ends = [Int](repeating: 0, count: componentCount)
    for terminal in terminals {
      if case .box = terminal.target {
        ends[components[terminal.vertex]] += 1
      } else {
        ends[components[terminal.vertex]] += 2
      }
    }
    var labels = [Set<Int>](repeating: [], count: componentCount)
    for link in links where !link.labels.isEmpty {
      labels[components[link.a]].formUnion(link.labels)
    }
    let isOpen = ends.indices.map { ends[$0] == 1 && labels[$0].count == 1 }
    let (vertices, runs, components) = (vertices, cells.runs, components)
    let hasHead = componentsWithHeads
    var isLeaving = [Bool](repeating: false, count: componentCount)
    for (index, vertex) in vertices.enumerated() where vertex.head != nil {
      isLeaving[components[index]] = !hasHead[components[index]]
    }
    let known = terminals.count
    cut {
      isOpen[components[$0.a]] && vertices[$0.a].row == vertices[$0.b].row
        && $0.labels.allSatisfy { runs[$0].box == nil }
    }
    for end in known..<terminals.count where isLeaving[components[terminals[end].vertex]] {
      terminals[end].isHead = true
    }
  }

  /// Where nothing has a box, words in a branch from where lines part to where they meet again are
  /// nodes, for nothing else is in it.
  private mutating func cutBranches() {
    guard links.contains(where: { !$0.labels.isEmpty }) else { return }
    let isBetween = LinePieces(self).isBetweenJunctions
    let (vertices, runs) = (vertices, cells.runs)
    cut { link in
      vertices[link.a].row != vertices[link.b].row && isBetween[link.a] && isBetween[link.b]
        && !link.labels.contains { AnswerText.isAnswer(runs[$0].text) }
    }
  }

  /// Words in three branches or more from one rail to another are nodes: an answer parts a line in two.
  private mutating func cutRungs() {
    struct Rails: Hashable {
      var component: Int
      /// That of the upper one.
      var row: Int
    }
    let (vertices, components) = (vertices, components)
    func rails(_ link: Link) -> Rails {
      Rails(
        component: components[link.a], row: min(vertices[link.a].row, vertices[link.b].row))
    }
    let runs = cells.runs
    func isNamed(_ link: Link) -> Bool {
      link.labels.contains { runs[$0].text.contains { $0.isLetter || $0.isNumber } }
    }
    let labelled = links.filter { vertices[$0.a].row != vertices[$0.b].row && isNamed($0) }
    guard labelled.count > 2 else { return }
    let isSeveral = Dictionary(grouping: labelled, by: rails).contains { $0.value.count > 2 }
    if !isSeveral { return }
    let isBetween = LinePieces(self).isBetweenJunctions
    let rungs = Dictionary(
      grouping: labelled.filter { isBetween[$0.a] && isBetween[$0.b] }, by: rails
    )
    .filter { $0.value.count > 2 }
    if rungs.isEmpty { return }
    cut { link in
      vertices[link.a].row != vertices[link.b].row && isBetween[link.a] && isBetween[link.b]
        && isNamed(link) && rungs[rails(link)] != nil
        && !link.labels.contains { AnswerText.isAnswer(runs[$0].text) }
    }
  }

  /// Where nothing has a box but names in brackets stand at the ends of lines, such a name between two strokes is
  /// a node as well.
  private mutating func cutBrackets() {
    let isBracketed = cells.runs.map { $0.text.first == "[" && $0.text.contains("]") }
    let standsAtEnd = terminals.contains {
      if case .text(let run) = $0.target { isBracketed[run] } else { false }
    }
    guard standsAtEnd else { return }
    let cells = cells
    // A condition stands right at the dashes before it, apart from those behind it: `├──[ready] ──►`.
    func isCondition(_ run: Int) -> Bool {
      let (row, columns) = (cells.runs[run].row, cells.runs[run].columns)
      return cells.map.arms(row, columns.lowerBound - 1) == Arms.horizontal
        && cells.map.grid.isBlank(row, columns.upperBound)
    }
    cut { link in link.labels.contains { isBracketed[$0] && !isCondition($0) } }
  }

  /// Where nothing has a box, words from which arrows lead to both sides are a node where an arrow of one head leads to
  /// one of their ends as well: `oak ──► ash ◄── elm ──► fir`.
  private mutating func cutSources() {
    var tails = [Int](repeating: 0, count: componentCount)
    var heads: [Int: [Int]] = [:]
    for terminal in terminals {
      let component = components[terminal.vertex]
      guard terminal.isHead, !terminal.way.isVertical, case .text(let run) = terminal.target else {
        tails[component] += 1
        continue
      }
      heads[component, default: []].append(run)
    }
    let single = Set(heads.filter { tails[$0.key] > 0 }.flatMap(\.value))
    let sources = heads.filter { component, ends in
      tails[component] == 0 && ends.count == 2 && ends.contains(where: single.contains)
    }
    if sources.isEmpty { return }
    let (components, vertices) = (components, vertices)
    cut { link in
      sources[components[link.a]] != nil && vertices[link.a].row == vertices[link.b].row
    }
  }

  /// The items of a tree from which arrows lead to those of another one are nodes: `├── oak ──► ├── ash`.
  private mutating func cutItems() {
    let (cells, vertices) = (cells, vertices)
    func isItem(_ run: Int) -> Bool {
      let (row, first) = (cells.runs[run].row, cells.runs[run].columns.lowerBound)
      var column = first - 2
      while cells.map.arms(row, column) == Arms.horizontal { column -= 1 }
      let arms = cells.map.arms(row, column)
      return column < first - 2 && arms & Arms.vertical != 0 && arms & Arms.west == 0
    }
    let led = terminals.filter { terminal in
      guard terminal.isHead, terminal.way == .east, case .text(let run) = terminal.target,
        cells.runs[run].columns.lowerBound - vertices[terminal.vertex].column > 3
      else { return false }
      return isItem(run)
    }
    if led.isEmpty { return }
    let rows = Set(led.map { vertices[$0.vertex].row })
    cut { link in
      vertices[link.a].row == vertices[link.b].row && rows.contains(vertices[link.a].row)
        && link.labels.allSatisfy(isItem)
    }
  }

  /// A name in brackets right below where lines come together is a node, if there are several such names.
  private mutating func cutJoints() {
    let runs = cells.runs
    let isBracketed = runs.map { $0.text.first == "[" && $0.text.last == "]" }
    guard isBracketed.count(where: \.self) > 1 else { return }
    let cells = cells
    cut { link in
      let ends = [cells.vertices[link.a], cells.vertices[link.b]]
      guard let upper = ends.min(by: { $0.row < $1.row }) else { return false }
      return link.labels.contains { isBracketed[$0] && !AnswerText.isAnswer(runs[$0].text) }
        && Self.comesFromJoint(upper, cells)
    }
  }

  /// Whether a line down the page begins in a rail whose both ends come from above.
  private static func comesFromJoint(_ cell: LineCells.Vertex, _ cells: LineCells) -> Bool {
    let map = cells.map
    var row = cell.row
    while row > 0, map.arms(row, cell.column) == Arms.vertical { row -= 1 }
    guard map.arms(row, cell.column) == Arms.horizontal | Arms.south else { return false }
    return [-1, 1].allSatisfy { step in
      var column = cell.column + step
      while map.arms(row, column) & Arms.horizontal == Arms.horizontal { column += step }
      return map.arms(row, column) & Arms.vertical == Arms.north
    }
  }

  /// Words in a line down the page that begin left of it, in the column of those at both of its ends, are a step
  /// between them.
  private mutating func cutAlignedSteps() {
    let runs = cells.runs
    /// The words at the ends of lines, by the columns in which they begin.
    var ends: [Int: [(row: Int, way: Way, component: Int)]] = [:]
    for terminal in terminals where terminal.way.isVertical {
      guard case .text(let run) = terminal.target else { continue }
      ends[runs[run].columns.lowerBound, default: []].append(
        (runs[run].row, terminal.way, components[terminal.vertex]))
    }
    if ends.isEmpty { return }
    let (vertices, components) = (vertices, components)
    cut { link in
      guard let first = link.labels.min(), let last = link.labels.max(),
        runs[first].columns.lowerBound < vertices[link.a].column,
        !link.labels.contains(where: { AnswerText.isAnswer(runs[$0].text) }),
        let around = ends[runs[first].columns.lowerBound]
      else { return false }
      let own = around.filter { $0.component == components[link.a] }
      return own.contains { $0.way == .north && $0.row < runs[first].row }
        && own.contains { $0.way == .south && $0.row > runs[last].row }
    }
  }

  /// Words that are a node for one line are a node for every line that they stand in: those that a head
  /// points at elsewhere, those at which another line ends, those in a row in which other branches of the same
  /// line end at words, and numbered items in one line.
  private mutating func cutKnownNodes() {
    var names: Set<String> = []
    var isEnd = [Bool](repeating: false, count: cells.runs.count)
    var rows = [Int: Set<Int>]()
    var numbered: [Int: Set<Int>] = [:]
    for link in links where vertices[link.a].row != vertices[link.b].row {
      guard let first = link.labels.min(), isNumbered(first) else { continue }
      numbered[components[link.a], default: []].insert(first)
    }
    for terminal in terminals {
      guard case .text(let run) = terminal.target else { continue }
      if isNumbered(run) { numbered[components[terminal.vertex], default: []].insert(run) }
      if terminal.isHead {
        names.insert(cells.runs[run].text)
      } else if !AnswerText.isAnswer(cells.runs[run].text) {
        isEnd[run] = true
        if terminal.way == .south {
          rows[components[terminal.vertex], default: []].insert(cells.runs[run].row)
        }
      }
    }
    if names.isEmpty, rows.isEmpty, numbered.isEmpty, !isEnd.contains(true) { return }
    let (runs, vertices, components) = (cells.runs, vertices, components)
    cut { link in
      guard let first = link.labels.min() else { return false }
      if link.labels.contains(where: { isEnd[$0] }) { return true }
      if let items = numbered[components[link.a]], items.count > 1, items.contains(first) {
        return true
      }
      if vertices[link.a].row != vertices[link.b].row, !AnswerText.isAnswer(runs[first].text),
        rows[components[link.a]]?.contains(runs[first].row) == true
      {
        return true
      }
      return link.labels.count == 1 && names.contains(runs[first].text)
        && runs[first].text.utf8.count > 4
    }
  }

  private func isNumbered(_ run: Int) -> Bool { TextBlocks.isTitle(cells.runs[run].text) }

  /// A question in a line is a node where the line goes on with an answer, or parts.
  mutating func cutQuestions() {
    let (drawing, components) = (drawing, components)
    let asking = links.filter {
      $0.labels.contains { AnswerText.isQuestion(drawing.runs[$0].text) }
    }
    if asking.isEmpty { return }
    let cells = drawing.cells
    let answered = links.filter { !$0.labels.isEmpty }
    cut { link in
      guard let question = link.labels.last(where: { AnswerText.isQuestion(cells.runs[$0].text) })
      else {
        return false
      }
      let ends = [cells.vertices[link.a], cells.vertices[link.b]]
      guard ends[0].row == ends[1].row else {
        return ends.max { $0.row < $1.row }.map { Self.parts($0, cells.map) } ?? false
      }
      return answered.contains {
        components[$0.a] == components[link.a] && $0.labels[0] > question
          && cells.runs[$0.labels[0]].row == cells.runs[question].row
          // Two questions beside each other are both answers: `┌─ paid? ─┴─ free? ─┐`.
          && !AnswerText.isQuestion(cells.runs[$0.labels[0]].text)
      }
    }
  }

  /// Whether a line down the page parts to both sides below a cell.
  private static func parts(_ cell: LineCells.Vertex, _ map: CellMap) -> Bool {
    var row = cell.row
    while map.arms(row, cell.column) == Arms.vertical { row += 1 }
    return map.arms(row, cell.column) & ~Arms.south == Arms.north | Arms.horizontal
  }

  /// Words in a line down the page that has its label beside it are a node.
  private mutating func cutNamesAboveLabels() {
    let cells = cells
    cut { link in
      let ends = [cells.vertices[link.a], cells.vertices[link.b]]
      guard ends[0].column == ends[1].column,
        let low = ends.max(by: { $0.row < $1.row }),
        !link.labels.contains(where: { AnswerText.isAnswer(cells.runs[$0].text) })
      else { return false }
      var row = low.row
      while let vertex = cells.vertex(row, low.column), cells.vertices[vertex].arms == Arms.vertical
      {
        let beside = cells.run(row, near: low.column, [2, 3])
        if let beside, cells.runs[beside].columns.lowerBound > low.column + 1,
          cells.map.grid.isBlank(row, low.column + 1)
        {
          return true
        }
        row += 1
      }
      return false
    }
  }
}
