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
    // What stands in a row of answers to a question is another one.
    let answered = Set(
      passed.filter { isAnswer($0.0) }.map { Question($0.0, edges[$0.1[0]].from, nodes) })
    // Where all else has heads, a line without one does not arrive at the words at which it turns.
    let corners = passed.filter { isCorner($0.1, $0.2) }
    let turning = Set(corners.map { $0.1[0] })
    let areHeaded = edges.indices.allSatisfy {
      edges[$0].arrow != .none || turning.contains($0)
    }
    let turned = Set(areHeaded ? corners.map(\.0) : [])
    var gone: Set<Int> = []
    var added: [DrawnEdge] = []
    for (block, tails, heads) in passed {
      guard
        turned.contains(block)
          || answered.contains(Question(block, edges[tails[0]].from, nodes))
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

  /// Whether a line across the page from a box ends at words without a head, and one up or down the page
  /// leads on to a box.
  private func isCorner(_ tails: [Int], _ heads: [Int]) -> Bool {
    guard tails.count == 1, heads.count == 1, case .box = edges[tails[0]].from,
      case .box = edges[heads[0]].to
    else { return false }
    return edges[tails[0]].arrow == .none && edges[heads[0]].arrow != .none
      && !edges[tails[0]].target.way.isVertical && edges[heads[0]].source.way.isVertical
  }

  /// Whether other words than an answer are reached by one line without a head, and lines with one leave them.
  private func isBranch(_ block: Int, _ tails: [Int], _ heads: [Int]) -> Bool {
    // Where nothing has a box, words are nodes.
    tails.count == 1 && edges[tails[0]].arrow == .none && !isAnswer(block)
      && heads.contains { edges[$0].arrow != .none }
      && !nodes.drawing.territory.boxes.isEmpty
  }

  /// A node that answers in a row are given to.
  private struct Question: Hashable {
    var node: DrawnNode
    var row: Int

    init(_ block: Int, _ node: DrawnNode, _ nodes: DrawnNodes) {
      self.node = node
      row = nodes.firstRun(block).row
    }
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
