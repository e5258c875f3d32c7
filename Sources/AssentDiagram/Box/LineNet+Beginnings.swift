import AssentDiagnostics

/// Where lines begin that have no end there: at words near them.
extension LineNet {
  mutating func beginAtWords() {
    beginAtCorners()
    beginWithoutTails()
    beginAtTees()
    beginAtFarWords()
    beginAtAlignedBranches()
    beginAtWordsAside()
    beginBehindAnswers()
    beginBehindLists()
    beginAtRails()
    endOnBothSides()
    endInOrder()
  }

  /// Lets lines that have nothing but heads begin at the words above or beside the corner where they part:
  /// `P +--> T` over `  +--> U`.
  private mutating func beginAtCorners() {
    var heads = [Int](repeating: 0, count: componentCount)
    var ways = [UInt8](repeating: 0, count: componentCount)
    for terminal in terminals where heads[components[terminal.vertex]] >= 0 {
      let component = components[terminal.vertex]
      ways[component] |= terminal.way.bit
      // What leads up and down has no other beginning.
      let isOpen = terminal.isHead && ways[component] & Arms.vertical != Arms.vertical
      heads[component] = isOpen ? heads[component] + 1 : -1
    }
    if !heads.contains(where: { $0 > 1 }) { return }
    for index in vertices.indices where heads[components[index]] > 1 {
      let vertex = vertices[index]
      for way in [Way.west, .east] where vertex.arms == way.opposite.bit | Arms.south {
        let beside = vertex.column + way.columnStep
        if vertex.border == nil, let run = cells.run(vertex.row - 1, vertex.column),
          cells.isLoose(run)
        {
          terminals.append(
            Terminal(vertex: index, way: .north, target: .text(run: run), isHead: false))
          continue
        }
        guard vertex.border == nil, map.grid.isBlank(vertex.row, beside),
          let run = cells.run(vertex.row, beside + way.columnStep), cells.isLoose(run),
          isOpen(run, way)
        else { continue }
        terminals.append(
          Terminal(vertex: index, way: way, target: .text(run: run), isHead: false))
      }
    }
  }

  /// Lets lines begin that have nothing but heads, all of them pointing one way.
  private mutating func beginWithoutTails() {
    // The ways of heads, and what else is there of a component: an end without a head, a second end.
    let (tail, second): (UInt8, UInt8) = (16, 32)
    var ends = [UInt8](repeating: 0, count: componentCount)
    for index in terminals.indices {
      let component = components[terminals[index].vertex]
      if ends[component] != 0 { ends[component] |= second }
      ends[component] |= terminals[index].isHead ? terminals[index].way.bit : tail
    }
    guard ends.contains(where: { $0 & ~15 == second && ($0 & 15).nonzeroBitCount == 1 }) else {
      return
    }
    cutNamesOfRails()
    beginBetweenWalls()
    beginAtCrossings()
  }

  /// The heads of each component of lines that has nothing but two or more heads, all of them pointing one way.
  private func headsWithoutTails() -> [Int: [Terminal]] {
    Dictionary(grouping: terminals) { components[$0.vertex] }.filter { _, ends in
      ends.count > 1 && ends.allSatisfy { $0.isHead && $0.way == ends[0].way }
    }
  }

  /// Lets two arrows down the page that run on from the walls of a box without a foot begin at the words in it.
  private mutating func beginBetweenWalls() {
    for (_, ends) in headsWithoutTails().sorted(by: { $0.key < $1.key })
    where ends.count == 2 && ends[0].way == .south {
      let feet = ends.map { vertices[$0.vertex] }.sorted { $0.column < $1.column }
      let tops = feet.map { foot in
        var row = foot.row - 1
        while map.arms(row, foot.column) == Arms.vertical { row -= 1 }
        return row
      }
      guard tops[0] == tops[1], let corner = cells.vertex(tops[0], feet[0].column),
        vertices[corner].arms == Arms.east | Arms.south,
        map.arms(tops[1], feet[1].column) == Arms.west | Arms.south
      else { continue }
      let inside = feet[0].column + 1..<feet[1].column
      let cells = cells
      let run = (tops[0] + 1..<feet[0].row).firstNonNil { row in
        inside.firstNonNil { cells.run(row, $0) }
      }
      guard let run, cells.runs[run].columns.upperBound <= inside.upperBound else { continue }
      terminals.append(
        Terminal(vertex: corner, way: .north, target: .text(run: run), isHead: false))
    }
  }

  /// Makes words in a rail a node where nothing else leads to its heads, which all point up, or down, the page.
  private mutating func cutNamesOfRails() {
    let rails = headsWithoutTails().filter { $0.value[0].way.isVertical }
    if rails.isEmpty { return }
    let ends = Set(
      terminals.compactMap {
        if case .text(let run) = $0.target { run } else { nil }
      })
    let (components, vertices) = (components, vertices)
    cut { link in
      rails[components[link.a]] != nil && vertices[link.a].row == vertices[link.b].row
        && !link.labels.contains { ends.contains($0) }
    }
  }

  /// Lets a rail whose ends all point to one side begin at the line that crosses it to that side, without a sign
  /// for where they meet.
  private mutating func beginAtCrossings() {
    let open = headsWithoutTails().filter { !$0.value[0].way.isVertical }
    if open.isEmpty { return }
    var ways = [UInt8](repeating: 0, count: componentCount)
    var hasTail = [Bool](repeating: false, count: componentCount)
    for terminal in terminals {
      if terminal.isHead {
        ways[components[terminal.vertex]] |= terminal.way.bit
      } else {
        hasTail[components[terminal.vertex]] = true
      }
    }
    let count = links.count
    for (index, vertex) in vertices.enumerated() where vertex.arms == Arms.vertical {
      guard let heads = open[components[index]],
        let crossed = cells.vertex(vertex.row + 1, vertex.column),
        vertices[crossed].arms == Arms.horizontal, components[crossed] != components[index],
        hasTail[components[crossed]], ways[components[crossed]] == heads[0].way.bit,
        map.arms(vertex.row + 2, vertex.column) == Arms.vertical
      else { continue }
      links.append(Link(a: index, b: crossed))
    }
    if links.count > count { join() }
  }

  /// Lets a rail that comes from the words right above both of its ends come from those above its branch as well:
  /// `└──┬──┘` below three words.
  private mutating func beginAtTees() {
    var ends: [Int: Int] = [:]
    for terminal in terminals where terminal.way == .north && !terminal.isHead {
      let vertex = vertices[terminal.vertex]
      guard case .text(let run) = terminal.target, cells.runs[run].row == vertex.row - 1,
        vertex.arms & Arms.south == 0
      else { continue }
      ends[components[terminal.vertex], default: 0] += 1
    }
    for (index, vertex) in vertices.enumerated()
    where vertex.arms == Arms.horizontal | Arms.south && ends[components[index], default: 0] > 1 {
      guard let run = cells.run(vertex.row - 1, vertex.column), cells.isLoose(run) else { continue }
      terminals.append(
        Terminal(vertex: index, way: .north, target: .text(run: run), isHead: false))
    }
  }

  /// Lets arrows that begin at nothing near begin at what is a little farther away: across the page at
  /// words, and below a text that is shorter than those beside it.
  private mutating func beginAtFarWords() {
    var count = [Int](repeating: 0, count: componentCount)
    var reach = [Int](repeating: 0, count: componentCount)
    /// The ways of heads; all of them where there is another end.
    var ways = [UInt8](repeating: 0, count: componentCount)
    for terminal in terminals {
      let component = components[terminal.vertex]
      count[component] += 1
      ways[component] |= terminal.isHead ? terminal.way.bit : Arms.vertical | Arms.horizontal
      reach[component] = terminal.way.isVertical ? Self.turnedReach : Self.farReach
    }
    let isOpen = ways.indices.map { component in
      ways[component].nonzeroBitCount == 1
        && (count[component] == 1 || ways[component] & Arms.horizontal != 0)
    }
    for index in vertices.indices where isOpen[components[index]] {
      let vertex = vertices[index]
      if vertex.arms == Arms.vertical { beginFarBelow(index) }
      if vertex.arms == Arms.west || vertex.arms == Arms.east { beginAtCorner(index) }
      guard vertex.arms == Arms.horizontal else { continue }
      for way in [Way.west, .east] where ways[components[index]] & way.bit == 0 {
        var column = vertex.column + way.columnStep
        while abs(column - vertex.column) < reach[components[index]],
          map.grid.isBlank(vertex.row, column)
        {
          column += way.columnStep
        }
        guard abs(column - vertex.column) > 3, let run = cells.run(vertex.row, column),
          cells.isLoose(run)
        else { continue }
        terminals.append(
          Terminal(vertex: index, way: way, target: .text(run: run), isHead: false))
      }
    }
  }

  /// Lets branches of a rail that end at nothing end at words a little farther away, where another of its
  /// branches ends at words on that side: their ends are aligned, not the words.
  private mutating func beginAtAlignedBranches() {
    var ways = [UInt8](repeating: 0, count: componentCount)
    var ended = [UInt8](repeating: 0, count: vertices.count)
    for terminal in terminals {
      ended[terminal.vertex] |= terminal.way.bit
      if case .text = terminal.target, !terminal.isHead, !terminal.way.isVertical {
        ways[components[terminal.vertex]] |= terminal.way.bit
      }
    }
    if !ways.contains(where: { $0 != 0 }) { return }
    let labels = Set(links.flatMap(\.labels))
    for (index, vertex) in vertices.enumerated() where vertex.head == nil && vertex.border == nil {
      for way in [Way.west, .east]
      where vertex.arms & ways[components[index]] & ~ended[index] & way.bit != 0 {
        var column = vertex.column + way.columnStep
        while abs(column - vertex.column) < Self.farReach, map.grid.isBlank(vertex.row, column) {
          column += way.columnStep
        }
        guard let run = cells.run(vertex.row, column), cells.isLoose(run), !labels.contains(run),
          abs(column - vertex.column) > 1
        else { continue }
        terminals.append(
          Terminal(vertex: index, way: way, target: .text(run: run), isHead: false))
      }
    }
  }

  /// Lets a line across the page begin at what stands right over or under the plus at its end.
  private mutating func beginAtCorner(_ index: Int) {
    let (row, column) = (vertices[index].row, vertices[index].column)
    guard map.grid.scalar(row, column) == CellMap.plus, vertices[index].border == nil else {
      return
    }
    for way in [Way.north, .south] {
      let beside = row + way.rowStep
      if let run = cells.run(beside, column), cells.isLoose(run) {
        terminals.append(
          Terminal(vertex: index, way: way, target: .text(run: run), isHead: false))
        return
      }
      if let box = territory.border(beside, column) {
        terminals.append(
          Terminal(
            vertex: index, way: way, target: .box(box, row: beside, column: column), isHead: false))
        return
      }
    }
  }

  /// Lets a line down the page begin at the words that stand over it behind a few blank rows.
  private mutating func beginFarBelow(_ index: Int) {
    let (row, column) = (vertices[index].row, vertices[index].column)
    for above in 1...Self.rowReach {
      // A row without anything parts the drawing.
      guard cells.vertex(row - above, column) == nil,
        territory.border(row - above, column) == nil, map.grid.width(row - above) > 0
      else { return }
      if let run = cells.run(row - above, column) {
        guard above > 2, cells.isLoose(run) else { return }
        terminals.append(
          Terminal(vertex: index, way: .north, target: .text(run: run), isHead: false))
        return
      }
    }
  }

  /// Lets arrows across the page to boxes that begin at nothing begin at the words over or under their
  /// beginning.
  private mutating func beginAtWordsAside() {
    var ends = [Int](repeating: 0, count: componentCount)
    for terminal in terminals {
      let isAcross = terminal.isHead && !terminal.way.isVertical
      ends[components[terminal.vertex]] += isAcross ? 1 : 2
    }
    for head in terminals.indices where ends[components[terminals[head].vertex]] == 1 {
      guard case .box = terminals[head].target else { continue }
      let back = terminals[head].way.opposite
      var vertex = vertices[terminals[head].vertex]
      let row = vertex.row
      while let next = cells.vertex(row, vertex.column + back.columnStep),
        vertices[next].arms == Arms.horizontal
          || vertices[next].arms == terminals[head].way.bit
      {
        vertex = vertices[next]
      }
      let start = cells.vertex(row, vertex.column)
      guard let start, map.grid.isBlank(row, vertex.column + back.columnStep) else { continue }
      // A loose `+` near a wall is where the line leaves it.
      let wall = (2...3).lazy.map { vertex.column + $0 * back.columnStep }.first {
        territory.border(row, $0) != nil
      }
      if map.grid.scalar(row, vertex.column) == CellMap.plus, let wall,
        let box = territory.border(row, wall)
      {
        terminals.append(
          Terminal(
            vertex: start, way: back, target: .box(box, row: row, column: wall), isHead: false))
        continue
      }
      let columns = (0..<8).map { vertex.column - $0 * back.columnStep }
      let runs = [row - 1, row + 1].flatMap { row in columns.compactMap { cells.run(row, $0) } }
      guard let run = runs.first(where: { cells.isLoose($0) }) else { continue }
      terminals.append(
        Terminal(vertex: start, way: back, target: .text(run: run), isHead: false))
    }
  }

  /// Lets lines that hang below the label of an arrow begin at what the arrow leads to: `├─ No → Ask`.
  private mutating func beginBehindAnswers() {
    var interrupted: [Int: Int] = [:]
    // What leads to both sides begins at its words.
    let back = Set(
      terminals.filter { $0.isHead && $0.way == .west }.map { components[$0.vertex] })
    for link in links
    where link.labels.count == 1 && vertices[link.a].row == vertices[link.b].row
      && !back.contains(components[link.a])
    {
      interrupted[link.labels[0]] = components[link.a]
    }
    if interrupted.isEmpty { return }
    struct Place: Hashable {
      var component: Int
      var row: Int
    }
    /// The words that a line leads to in a row, the first of them.
    var led: [Place: Int] = [:]
    for terminal in terminals where terminal.isHead && terminal.way == .east {
      guard case .text(let run) = terminal.target else { continue }
      let place = Place(component: components[terminal.vertex], row: cells.runs[run].row)
      led[place] = min(led[place] ?? run, run)
    }
    for end in terminals.indices where terminals[end].way == .north && !terminals[end].isHead {
      guard case .text(let run) = terminals[end].target, let component = interrupted[run],
        component != components[terminals[end].vertex],
        let next = led[Place(component: component, row: cells.runs[run].row)], next > run
      else { continue }
      terminals[end].target = .text(run: next)
    }
  }

  /// Lets a line down the page that begins under an item of a list begin at what the list is of, where a head
  /// in its column points at that: it runs on behind the list.
  private mutating func beginBehindLists() {
    var roots: [Int: Int] = [:]
    /// The columns in which heads point at words.
    var pointed: [Int: Set<Int>] = [:]
    var heads: [Int: Int] = [:]
    for terminal in terminals {
      guard case .text(let run) = terminal.target else { continue }
      if terminal.isHead { heads[run, default: 0] += 1 }
      if terminal.way == .north, !terminal.isHead { roots[components[terminal.vertex]] = run }
      if terminal.way == .south, terminal.isHead {
        pointed[run, default: []].insert(vertices[terminal.vertex].column)
      }
    }
    if roots.isEmpty || pointed.isEmpty { return }
    var lists: [Int: Int] = [:]
    for terminal in terminals where terminal.way == .east {
      // What other arrows lead to as well is no item.
      guard case .text(let run) = terminal.target, heads[run, default: 0] < 2 else { continue }
      lists[run] = roots[components[terminal.vertex]]
    }
    for end in terminals.indices where terminals[end].way == .north && !terminals[end].isHead {
      guard case .text(let run) = terminals[end].target, let root = lists[run], root < run,
        pointed[root]?.contains(vertices[terminals[end].vertex].column) == true
      else { continue }
      terminals[end].target = .text(run: root)
    }
  }

  /// Lets a line down the page with an answer on either side, `Yes │ No`, end at the words below both.
  private mutating func endOnBothSides() {
    for terminal in terminals where terminal.way == .south && !terminal.isHead {
      guard case .text(let run) = terminal.target, cells.isLoose(run) else { continue }
      let (row, column) = (vertices[terminal.vertex].row, vertices[terminal.vertex].column)
      let isAnswered = (0...2).contains { above in
        let sides = [[-2, -3, -4], [2, 3, 4]].map { cells.run(row - above, near: column, $0) }
        return sides.allSatisfy { $0.map { AnswerText.isAnswer(cells.runs[$0].text) } ?? false }
      }
      guard isAnswered else { continue }
      let isRight = cells.runs[run].columns.lowerBound > column
      let others = isRight ? [run - 1] : [run + 1, run - 1]
      let other = others.first {
        cells.runs.indices.contains($0) && cells.runs[$0].row == cells.runs[run].row
          && cells.isLoose($0)
      }
      if let other {
        terminals.append(
          Terminal(vertex: terminal.vertex, way: .south, target: .text(run: other), isHead: false))
      }
    }
  }

  /// How far the words may be from an arrow across the page, in columns, and from one that turns up or down.
  private static let farReach = 25
  private static let turnedReach = 10
  /// How many rows the words may be over a line down the page.
  private static let rowReach = 5

  /// Whether no stroke is near on the far side of some words.
  private func isOpen(_ run: Int, _ way: Way) -> Bool {
    let words = cells.runs[run]
    let first = way == .west ? words.columns.lowerBound - 1 : words.columns.upperBound
    return (0..<3).allSatisfy { map.arms(words.row, first + $0 * way.columnStep) == 0 }
  }
}
