/// The edges of a drawing with their words, and which words are nodes.
///
/// It takes the edges that lines draw, and gives the same with what stands on, beside and in the way of
/// their lines: labels and times. The other words stand in boxes, or are said of the drawing.
struct Labelled {
  let drawn: DrawnEdges
  let edges: [DrawnEdge]
  /// The times at nodes, in the order in which they were found.
  let times: [DrawnNote]
  /// The blocks of words that are nodes.
  let textNodes: Set<Int>
  /// For each run whether it is a label, a time or in a call-out.
  let isUsed: [Bool]

  var nodes: DrawnNodes { drawn.nodes }

  init(_ drawn: DrawnEdges) {
    self.drawn = drawn
    let net = drawn.nodes.net
    let runs = net.cells.runs
    var isUsed = drawn.isUsed
    for link in net.links where drawn.isDrawn[net.components[link.a]] {
      for run in link.labels { isUsed[run] = true }
    }
    var textNodes = drawn.axisBlocks
    for edge in drawn.edges {
      for case .text(let block) in [edge.from, edge.to] { textNodes.insert(block) }
    }
    let side = SideWords(drawn, isTaken: { textNodes.contains($0) }, isUsed: isUsed)
    for run in side.runs { isUsed[run] = true }

    // Labels that begin so are times.
    let (labelled, timed) = LabelPaths(net, side.labels).label(drawn.edges) {
      runs[$0].text.lowercased().hasPrefix("time:")
    }
    let texts = drawn.nodes.texts
    let parted = Self.parted(labelled, net)
    for run in parted.flatMap(\.labels) { isUsed[run] = true }
    let corners = CornerAnswers(parted, drawn.nodes) {
      !isUsed[$0] && !textNodes.contains(texts.blockOf[$0]) && !drawn.nodes.drawing.isWithinLeaf($0)
    }
    for run in corners.runs { isUsed[run] = true }
    let answers = AnswerLabels(Self.distinct(corners.edges, net), drawn.nodes)
    let timeNodes = TimeNodes(answers.edges, drawn.nodes)
    edges = timeNodes.edges
    times = drawn.times + side.times + timed + timeNodes.times
    for block in answers.blocks + timeNodes.blocks {
      textNodes.remove(block)
      isUsed[drawn.nodes.texts.blocks[block][0]] = true
    }
    if !timeNodes.blocks.isEmpty {
      for case .text(let block) in times.map(\.target) { textNodes.insert(block) }
    }
    self.textNodes = textNodes
    self.isUsed = isUsed
  }

  /// The edges with answers on both sides of a line that then parts in two, or both on one side,
  /// `yes / no`: the left one is said of the left branch, the right one of the right.
  private static func parted(_ edges: [DrawnEdge], _ net: LineNet) -> [DrawnEdge] {
    let runs = net.cells.runs
    var edges = edges
    let bySource = Dictionary(grouping: edges.indices.filter { !edges[$0].labels.isEmpty }) {
      edges[$0].source.vertex
    }
    for (vertex, group) in bySource {
      // Below a branch that has an answer, the next answer is that of the next branch.
      for edge in group {
        let answers = edges[edge].labels.filter { AnswerText.isAnswer(runs[$0].text) }
        guard let last = answers.last else { continue }
        let passed = answers.filter { answer in
          runs[answer].row < runs[last].row
            && group.contains {
              edges[$0].labels.contains(answer) && !edges[$0].labels.contains(last)
            }
        }
        edges[edge].labels.removeAll { passed.contains($0) }
      }
      let several = group.filter { edges[$0].labels.count > 1 }
      let pair = several.count == 2 ? several : group
      guard pair.count == 2 else { continue }
      let leads = pair.map { lead(edges[$0].target, net) }
      guard leads[0] != leads[1] else { continue }
      let column = net.vertices[vertex].column
      let shared = edges[pair[0]].labels
      if shared.count == 1, shared == edges[pair[1]].labels,
        let both = AnswerText.both(runs[shared[0]].text)
      {
        for (edge, lead) in zip(pair, leads) {
          edges[edge].answer = lead == leads.min() ? both[0] : both[1]
        }
        continue
      }
      // One that stands farther from the line may be read as a label of its branch alone.
      var answers = Set(pair.flatMap { edges[$0].labels }).sorted()
        .filter { AnswerText.isAnswer(runs[$0].text) }
      if answers.count == 1, let other = answer(beside: answers[0], across: column, net) {
        answers.append(other)
      }
      guard answers.count == 2, runs[answers[0]].row == runs[answers[1]].row else { continue }
      let isLeft = answers.map { runs[$0].columns.upperBound <= column }
      guard isLeft[0] != isLeft[1] else { continue }
      for (edge, lead) in zip(pair, leads) {
        let (own, other) =
          isLeft[0] == (lead == leads.min()) ? (answers[0], answers[1]) : (answers[1], answers[0])
        edges[edge].labels.removeAll { $0 == other }
        if !edges[edge].labels.contains(own) { edges[edge].labels.append(own) }
      }
    }
    return edges
  }

  /// The answer that stands across a line from another one, with no other line near.
  private static func answer(beside run: Int, across column: Int, _ net: LineNet) -> Int? {
    let runs = net.cells.runs
    let isLeft = runs[run].columns.upperBound <= column
    let other = isLeft ? run + 1 : run - 1
    guard runs.indices.contains(other), runs[other].row == runs[run].row,
      runs[other].box == runs[run].box, AnswerText.isAnswer(runs[other].text)
    else { return nil }
    let columns = runs[other].columns
    guard isLeft ? columns.lowerBound > column : columns.upperBound <= column else { return nil }
    let near =
      isLeft ? column + 1..<columns.upperBound + 3 : columns.lowerBound - 3..<column
    guard near.count <= farthest,
      near.allSatisfy({ columns.contains($0) || net.map.arms(runs[run].row, $0) == 0 })
    else { return nil }
    return other
  }

  /// How far from the line it may end, in columns, three more counted.
  private static let farthest = 16

  /// The column that a line leads to: where it ends, or the middle of the words there.
  private static func lead(_ end: LineNet.Terminal, _ net: LineNet) -> Int {
    guard case .text(let run) = end.target else { return net.vertices[end.vertex].column }
    let columns = net.cells.runs[run].columns
    return (columns.lowerBound + columns.upperBound) / 2
  }

  /// The edges without those that one line draws twice between the same nodes: with the same labels, or
  /// without any beside one that has some.
  private static func distinct(_ edges: [DrawnEdge], _ net: LineNet) -> [DrawnEdge] {
    struct Line: Hashable {
      var from: DrawnNode
      var to: DrawnNode
      var component: Int
      var labels: [Int] = []
    }
    func line(_ edge: DrawnEdge) -> Line {
      Line(from: edge.from, to: edge.to, component: net.components[edge.source.vertex])
    }
    let named = Set(edges.filter { !$0.labels.isEmpty }.map(line))
    var seen: Set<Line> = []
    return edges.filter { edge in
      var line = line(edge)
      if edge.labels.isEmpty, named.contains(line) { return false }
      line.labels = edge.labels
      return seen.insert(line).inserted
    }
  }
}
