/// Makes labels of words that stand in the way of a line where it turns, or between two arrows:
/// `YES ◄──┴──► NO` with lines on below, or one branch of a fork that goes on to its side.
struct AnswerLabels {
  /// The edges, of which those to and from such words became one.
  private(set) var edges: [DrawnEdge]
  /// The blocks of these words, one run each.
  private(set) var blocks: [Int] = []

  private let nodes: DrawnNodes

  init(_ edges: [DrawnEdge], _ nodes: DrawnNodes) {
    self.edges = edges
    self.nodes = nodes
    var incoming: [Int: [Int]] = [:]
    var outgoing: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated() {
      if case .text(let block) = edge.to { incoming[block, default: []].append(index) }
      if case .text(let block) = edge.from { outgoing[block, default: []].append(index) }
    }
    let passed = incoming.compactMap { block, tails in
      nodes.texts.blocks[block].count == 1 ? outgoing[block].map { (block, tails, $0) } : nil
    }.sorted { $0.0 < $1.0 }
    if passed.isEmpty { return }

    var beside = interruptions()
    for (block, tails, heads) in passed where isBranch(block, tails, heads) {
      beside[place(of: block, edges[tails[0]]), default: 0] += 1
    }
    var gone: Set<Int> = []
    var added: [DrawnEdge] = []
    for (block, tails, heads) in passed {
      guard
        isAnswer(block)
          || isBranch(block, tails, heads)
            && beside[place(of: block, edges[tails[0]]), default: 0] > 1,
        gone.isDisjoint(with: tails), gone.isDisjoint(with: heads)
      else { continue }
      for tail in tails.map({ edges[$0] }) {
        for head in heads {
          var edge = edges[head]
          edge.from = tail.from
          edge.source = tail.source
          edge.arrowTail = tail.arrowTail
          edge.labels = tail.labels + nodes.texts.blocks[block] + edge.labels
          added.append(edge)
        }
      }
      gone.formUnion(tails + heads)
      blocks.append(block)
    }
    self.edges = edges.indices.filter { !gone.contains($0) }.map { edges[$0] } + added
  }

  private func isAnswer(_ block: Int) -> Bool { AnswerText.isAnswer(nodes.firstRun(block).text) }

  /// Whether other words than an answer are reached by one line without a head, and lines with one leave them.
  private func isBranch(_ block: Int, _ tails: [Int], _ heads: [Int]) -> Bool {
    // Where nothing has a box, words are nodes.
    tails.count == 1 && edges[tails[0]].arrow == .none && !isAnswer(block)
      && heads.contains { edges[$0].arrow != .none }
      && !nodes.drawing.territory.boxes.isEmpty
  }

  /// A row and a net of lines.
  private struct Place: Hashable {
    var row: Int
    var component: Int
  }

  private func place(of block: Int, _ edge: DrawnEdge) -> Place {
    Place(row: nodes.firstRun(block).row, component: nodes.net.components[edge.source.vertex])
  }

  /// How many words interrupt the lines of each net in each row.
  private func interruptions() -> [Place: Int] {
    var words: [Place: Set<Int>] = [:]
    for link in nodes.net.links {
      for run in link.labels {
        let row = nodes.drawing.runs[run].row
        words[Place(row: row, component: nodes.net.components[link.a]), default: []].insert(run)
      }
    }
    return words.mapValues(\.count)
  }
}
