import AssentDiagnostics

/// Chains of words with arrows between them, in one row each.
extension ArrowReader {
  /// A row of words with arrows between them.
  private struct Chain {
    var row: Int
    var parts: [Range<Int>]
    var labels: [Range<Int>?]
    /// What is said behind the last name of a message: `A -> B: words`.
    var message: Range<Int>?
    /// Whether it begins with an arrow from the last name of the chain above.
    var goesOn = false
    /// For each of its parts the second line, in the row below; empty where there is no such row.
    var below: [Range<Int>?] = []
  }

  /// Rows that are chains, if nearly all are; a name that comes again is the same node.
  ///
  /// - Parameter rows: those that are no arrows down the page.
  mutating func readChains(_ rows: [Int]) {
    let chains = chains(rows)
    let taken = Set(chains.flatMap { $0.below.isEmpty ? [$0.row] : [$0.row, $0.row + 1] })
    for row in rows where !taken.contains(row) { addHeading([row]) }
    var ids: [[String]: String] = [:]
    var last: String?
    for chain in chains {
      var previous = chain.goesOn ? last : nil
      for place in chain.parts.indices {
        let lines = lines(chain, place)
        let range = range(chain.row, chain.parts[place])
        let id = ids[lines] ?? "n\(graph.nodes.count + 1)"
        if ids[lines] == nil {
          ids[lines] = id
          graph.nodes.append(FlowGraph.Node(id: id, lines: lines, shape: .text, range: range))
        }
        if let previous {
          var edge = FlowGraph.Edge(from: previous, to: id, range: range)
          let isLast = place == chain.parts.count - 1
          let labels = [place > 0 ? chain.labels[place - 1] : nil, isLast ? chain.message : nil]
          edge.label = labels.compactMap { $0.map { grid.text(chain.row, $0) } }
          graph.edges.append(edge)
        }
        previous = id
      }
      last = previous
    }
    for index in graph.headings.indices {
      let line = graph.headings[index].range.start.line
      let next = chains.first { range($0.row, $0.parts[0]).start.line > line }
      graph.headings[index].before = next.flatMap { ids[lines($0, 0)] }
    }
    graph.direction = .right
    let others = rows.count - taken.count
    let hasMessages = chains.contains { $0.message != nil }
    if others > (hasMessages ? chains.count / 2 : graph.nodes.count / 4) { graph.edges = [] }
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
    var chains: [Chain] = []
    for row in rows {
      let arrows = words.arrows(row, from: grid.indents[row])
      var parts = words.parts(row, from: grid.indents[row], arrows)
        .filter { !grid.text(row, $0).isEmpty }
      let goesOn = chains.last?.row == row - 1 ? leading(row, &parts) : false
      if goesOn || parts.count > 1 && parts.count >= arrows.count {
        let labels = parts.indices.map { arrows.indices.contains($0) ? arrows[$0].label : nil }
        chains.append(Chain(row: row, parts: parts, labels: labels, goesOn: goesOn))
      } else if let chain = chains.last, chain.row == row - 1, arrows.isEmpty,
        let below = below(row, chain)
      {
        chains[chains.count - 1].below = below
      }
    }
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

  /// Whether a row begins with an arrow; the first part is then what stands behind it.
  private func leading(_ row: Int, _ parts: inout [Range<Int>]) -> Bool {
    let start = grid.indents[row]
    var end = start
    while grid.scalar(row, end) == CellMap.dash { end += 1 }
    let isHead =
      end > start
      ? grid.scalar(row, end) == 0x3E : StrokeTable.head(of: grid.scalar(row, start)) == .east
    guard isHead, grid.isBlank(row, end + 1) else { return false }
    // Where a blank stands before the arrow, it was found with those between words.
    guard let first = parts.first, first.lowerBound <= end else { return !parts.isEmpty }
    parts[0] = end + 1..<max(end + 1, first.upperBound)
    return !grid.text(row, parts[0]).isEmpty
  }

  /// The words of a row by the names of a chain that they stand under; `nil` where some stand elsewhere.
  private func below(_ row: Int, _ chain: Chain) -> [Range<Int>?]? {
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
    return words.isEmpty ? nil : below
  }
}
