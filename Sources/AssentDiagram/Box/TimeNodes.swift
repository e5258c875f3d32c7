/// Makes times of words such as `Day 14` that lines lead from, not to.
struct TimeNodes {
  /// The edges without those from and to such words.
  let edges: [DrawnEdge]
  let times: [DrawnNote]
  /// The blocks of these words, one run each.
  let blocks: [Int]

  init(_ edges: [DrawnEdge], _ nodes: DrawnNodes) {
    let targets = Set(edges.filter { $0.arrow != .none }.map(\.to))
    func time(_ node: DrawnNode) -> Int? {
      guard case .text(let block) = node, !targets.contains(node),
        TimeText.isTime(nodes.firstRun(block).text), nodes.texts.blocks[block].count == 1
      else { return nil }
      return block
    }
    var times: [DrawnNote] = []
    var taken: Set<Int> = []
    for edge in edges {
      guard let block = time(edge.from) else { continue }
      if time(edge.to) == nil {
        times.append(DrawnNote(target: edge.to, runs: nodes.texts.blocks[block]))
      }
      taken.insert(block)
    }
    let gone = Set(taken.map { DrawnNode.text($0) })
    self.edges = edges.filter { !gone.contains($0.from) && !gone.contains($0.to) }
    self.times = times
    blocks = taken.sorted()
  }
}
