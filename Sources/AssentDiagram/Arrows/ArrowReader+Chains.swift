import AssentDiagnostics

/// Chains of words with arrows between them, in one row each.
extension ArrowReader {
  /// A row of words with arrows between them.
  private struct Chain {
    var row: Int
    var parts: [Range<Int>]
    /// The arrows between them.
    var arrows: [WordArrows.Arrow] = []
    /// What is said behind the last name of a message: `A -> B: words`.
    var message: Range<Int>?
    /// What is said of the last arrow, behind a wide gap: `A --x--> B      [if y]`.
    var remark: Range<Int>?
    /// The column of the arrow that it begins with, which leads from a name of the chain above.
    var branch: Int?
    /// Whether that arrow is slanted: it leads from the name that it begins under, or beside.
    var isSlanted = false
    var goesOn: Bool { branch != nil }
    /// For each of its parts the second line, in the row below; empty where there is no such row.
    var below: [Range<Int>?] = []

    var lastRow: Int { below.isEmpty ? row : row + 1 }
  }

  /// Rows that are chains, if nearly all are; a name that comes again is the same node.
  ///
  /// - Parameter rows: those that are no arrows down the page.
  mutating func readChains(_ rows: [Int]) {
    let chains = chains(rows)
    let taken = Set(chains.flatMap { $0.below.isEmpty ? [$0.row] : [$0.row, $0.row + 1] })
    let waysBack = chains.flatMap(\.arrows).count { $0.backHead != nil && $0.head == nil }
    let others = rows.filter {
      !taken.contains($0) && !NodeWords.isRule(grid.text($0, 0..<grid.width($0)))
    }
    for row in others { addHeading([row]) }
    var ids: [[String]: String] = [:]
    // Below an arrow between names, an arrow leads from the same one; else from the last. So it does below the first
    // arrow, where rows that go on begin.
    var sources: [Int: String] = [:]
    var begun: [(column: Int, name: String)] = []
    var last: String?
    for chain in chains {
      let source = chain.branch.flatMap { branch in
        let above = chain.isSlanted ? begun.last { $0.column < branch }?.name : sources[branch]
        return above ?? last
      }
      if !chain.goesOn { sources = [:] }
      let names = add(chain, after: source, &ids)
      if !chain.goesOn { begun = zip(chain.parts, names).map { ($0.lowerBound, $1) } }
      for (name, arrow) in zip(names, chain.arrows).dropFirst(chain.goesOn ? 0 : 1) {
        if let head = arrow.head { sources[head] = name }
      }
      last = names.last
    }
    for index in graph.headings.indices {
      let line = graph.headings[index].range.start.line
      let next = chains.first { range($0.row, $0.parts[0]).start.line > line }
      graph.headings[index].before = next.flatMap { ids[lines($0, 0)] }
    }
    graph.direction = waysBack == graph.edges.count && waysBack > 0 ? .left : .right
    // What else is said is little; more where no program can be meant.
    let drawn = chains.count {
      $0.message != nil || !$0.arrows.isEmpty && $0.arrows.allSatisfy(\.isDrawn)
    }
    if others.count > max(graph.nodes.count / 4, drawn / 2) { graph.edges = [] }
  }

  /// Adds the names of a chain with the arrows between them; returns the names.
  private mutating func add(
    _ chain: Chain, after last: String?, _ ids: inout [[String]: String]
  ) -> [String] {
    var previous = last
    var added: [String] = []
    for place in chain.parts.indices {
      let range = range(chain.row, chain.parts[place])
      let id = named(lines(chain, place), range, &ids)
      if let previous {
        let arrow = chain.arrows.indices.contains(place - 1) ? chain.arrows[place - 1] : nil
        var edge = FlowGraph.Edge(from: previous, to: id, range: range)
        if arrow?.backHead != nil, arrow?.head != nil {
          edge.arrowTail = .point
        } else if arrow?.backHead != nil {
          edge = FlowGraph.Edge(from: id, to: previous, range: range)
        }
        let isLast = place == chain.parts.count - 1
        let labels = [arrow?.label, isLast ? chain.message : nil]
        edge.label = labels.compactMap { $0.map { grid.text(chain.row, $0) } }
        if isLast, let remark = chain.remark {
          let words = edge.label + [grid.text(chain.row, remark)]
          edge.label = [words.joined(separator: " ")]
        }
        graph.edges.append(edge)
      }
      previous = id
      added.append(id)
    }
    return added
  }

  /// The node of a name; one that has a second line is meant where the first one comes again alone.
  private mutating func named(
    _ lines: [String], _ range: SourceRange, _ ids: inout [[String]: String]
  ) -> String {
    if let id = ids[lines] { return id }
    let first = [lines[0]]
    if let id = ids[first], let index = graph.nodes.firstIndex(where: { $0.id == id }),
      graph.nodes[index].lines == first
    {
      graph.nodes[index].lines = lines
      ids[lines] = id
      return id
    }
    let id = "n\(graph.nodes.count + 1)"
    ids[lines] = id
    if ids[first] == nil { ids[first] = id }
    graph.nodes.append(FlowGraph.Node(id: id, lines: lines, shape: .text, range: range))
    return id
  }

  /// The lines of a name in a chain.
  private func lines(_ chain: Chain, _ place: Int) -> [String] {
    let first = grid.text(chain.row, chain.parts[place])
    guard !chain.below.isEmpty, let below = chain.below[place] else { return [first] }
    return [first, grid.text(chain.row + 1, below)]
  }

  /// The rows that are chains; what stands behind a colon with a known name before it is a message.
  private func chains(_ rows: [Int]) -> [Chain] {
    let words = WordArrows(map)
    let known = Set(rows)
    var chains: [Chain] = []
    for row in rows {
      let arrows = words.arrows(row, from: grid.indents[row])
      let parts = words.parts(row, from: grid.indents[row], arrows)
        .filter { !grid.text(row, $0).isEmpty }
      var chain = Chain(row: row, parts: parts, arrows: arrows)
      if let head = dropLeading(&chain) {
        if chains.last?.lastRow != row - 1, known.contains(row - 1), isStart(row - 1, of: chain) {
          chains.append(
            Chain(row: row - 1, parts: [grid.indents[row - 1]..<grid.width(row - 1)]))
        }
        if chains.last?.lastRow == row - 1 { chain.branch = head }
      }
      if chain.goesOn || chain.parts.count > 1 && chain.parts.count >= chain.arrows.count {
        cutRemark(&chain)
        chains.append(chain)
      } else if let last = chains.last, last.lastRow == row - 1, arrows.isEmpty,
        let below = below(row, last)
      {
        chains[chains.count - 1].below = below
      }
    }
    dropLoneArrowsBack(&chains)
    let names = Set(chains.map { grid.text($0.row, $0.parts[0]) })
    for index in chains.indices {
      let chain = chains[index]
      guard let last = chain.parts.last,
        let colon = last.first(where: { grid.scalar(chain.row, $0) == 0x3A }),
        grid.isBlank(chain.row, colon + 1),
        names.contains(grid.text(chain.row, last.lowerBound..<colon))
      else { continue }
      chains[index].parts[chain.parts.count - 1] = last.lowerBound..<colon
      chains[index].message = colon + 1..<max(colon + 1, last.upperBound)
    }
    return chains
  }

  /// Takes the arrow off that a row begins with; returns the column of its head.
  private func dropLeading(_ chain: inout Chain) -> Int? {
    let row = chain.row
    let start = grid.indents[row]
    var end = start
    while grid.scalar(row, end) == CellMap.dash { end += 1 }
    let isHead =
      end > start
      ? grid.scalar(row, end) == 0x3E : StrokeTable.head(of: grid.scalar(row, start)) == .east
    chain.isSlanted = end == start && grid.scalar(row, start) == Self.slanted
    guard isHead || chain.isSlanted, grid.isBlank(row, end + 1), let first = chain.parts.first
    else { return nil }
    // Where a blank stands before the arrow, it was found with those between words.
    if first.lowerBound <= end {
      chain.parts[0] = end + 1..<max(end + 1, first.upperBound)
    } else if chain.arrows.first?.head == end {
      chain.arrows.removeFirst()
    }
    return grid.text(row, chain.parts[0]).isEmpty ? nil : end
  }

  private static let slanted: UInt32 = 0x2198

  /// Takes what stands behind a gap of three blanks off the last name of a chain of drawn arrows.
  private func cutRemark(_ chain: inout Chain) {
    guard let last = chain.parts.last, chain.arrows.last?.isDrawn == true else { return }
    let words = grid.stretches(chain.row, last) { column in
      (column..<column + 3).allSatisfy { grid.isBlank(chain.row, $0) }
    }
    guard words.count > 1 else { return }
    chain.parts[chain.parts.count - 1] = words[0]
    chain.remark = words[1].lowerBound..<last.upperBound
  }

  /// Whether the words of a row are what the first arrow of a chain below leads from: the arrow does not
  /// stand left of them, and they announce no list.
  private func isStart(_ row: Int, of chain: Chain) -> Bool {
    let start = grid.indents[row]
    guard grid.width(row) > 0, start <= grid.indents[chain.row], map.head(row, start) == nil,
      grid.scalar(row, start) != CellMap.dash
    else { return false }
    let last = grid.scalar(row, grid.width(row) - 1)
    return last != 0x3A && last != 0xFF1A
  }

  /// Leaves out rows with one arrow back and nothing else, `x ← y`, whose names no other row has: they may be
  /// of a program.
  private func dropLoneArrowsBack(_ chains: inout [Chain]) {
    func isLone(_ chain: Chain) -> Bool {
      chain.arrows.count == 1 && chain.arrows[0].head == nil
    }
    let names = Set(
      chains.filter { !isLone($0) }.flatMap { chain in
        chain.parts.map { grid.text(chain.row, $0) }
      })
    var isDropped = false
    chains.removeAll { chain in
      // What goes on from such a row goes with it.
      if !chain.goesOn {
        isDropped =
          isLone(chain) && !chain.parts.contains { names.contains(grid.text(chain.row, $0)) }
      }
      return isDropped
    }
  }

  /// The words of a row by the names of a chain that they stand under; `nil` where some stand elsewhere.
  private func below(_ row: Int, _ chain: Chain) -> [Range<Int>?]? {
    let isDrawn = (grid.indents[row]..<grid.width(row)).contains { column in
      map.head(row, column) != nil
        || grid.scalar(row, column) == CellMap.dash
          && [CellMap.dash, 0x3E].contains(grid.scalar(row, column + 1))
    }
    if isDrawn { return nil }
    let words = grid.stretches(row, 0..<grid.width(row)) {
      grid.isBlank(row, $0) && grid.isBlank(row, $0 + 1)
    }
    var below = [Range<Int>?](repeating: nil, count: chain.parts.count)
    for words in words {
      let names = chain.parts.indices.filter { place in
        let name = grid.stretches(chain.row, chain.parts[place]) { _ in false }
        return name.contains { $0.overlaps(words) } && below[place] == nil
      }
      guard names.count == 1 else { return nil }
      below[names[0]] = words
    }
    // Words under one name alone are a remark.
    let count = below.count { $0 != nil }
    return count > 1 && 2 * count >= chain.parts.count ? below : nil
  }

  // MARK: One below the other

  /// Whether every row of words between arrows down the page is a chain, one of them of three names or more:
  /// then none is one text with an arrow in it.
  func areChains(_ rows: [Row]) -> Bool {
    var most = 0
    var last: Int?
    for (index, row) in rows.enumerated() {
      guard case .words = row else { continue }
      guard last != index - 1, let chain = chains([index]).first,
        chain.arrows.allSatisfy({ $0.backHead == nil })
      else { return false }
      most = max(most, chain.parts.count)
      last = index
    }
    return most > 2
  }

  /// Whether every row of words is a chain, two of them one below the other, and no arrow leads up or down:
  /// then a bar between them joins nothing.
  func isListOfChains(_ rows: [Row]) -> Bool {
    var words: [Int] = []
    for (index, row) in rows.enumerated() {
      switch row {
      case .words: words.append(index)
      case .arrow(let arrow): if arrow.pointsUp || arrow.pointsDown { return false }
      case .blank: break
      }
    }
    let chains = chains(words)
    return chains.count == words.count
      && zip(chains, chains.dropFirst()).contains { $0.row + 1 == $1.row }
  }

  /// Adds the chain in a row; returns its last name.
  mutating func addChain(_ row: Int) -> String? {
    var ids: [[String]: String] = [:]
    return chains([row]).first.flatMap { add($0, after: nil, &ids).last }
  }
}
