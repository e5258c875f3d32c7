/// Says which nodes of two graphs are the same, though they may be called something else.
///
/// By name first, then by the id that mermaid gives, then by what leads to a node and from it,
/// together with how alike the names are. What is doubtful is no pair: removed and added.
struct NodeMatching {
  /// Indices of the nodes of the new graph, by those of the old.
  private(set) var newByOld: [Int: Int] = [:]
  private(set) var oldByNew: [Int: Int] = [:]

  /// More pairs than this are not compared by their neighbors.
  private static let mostPairs = 250_000
  /// What a pair needs at least, of 1.
  private static let least = 0.5

  private let old: Side
  private let new: Side

  /// A graph as matching sees it.
  private struct Side {
    var labels: [String]
    var shapes: [FlowGraph.Shape]
    var ids: [String]
    /// Indices of the nodes before and behind each node.
    var sources: [[Int]]
    var targets: [[Int]]

    init(_ graph: FlowGraph) {
      labels = graph.nodes.map(\.label)
      shapes = graph.nodes.map(\.shape)
      ids = graph.nodes.map(\.id)
      let indices = ids.firstIndexes
      sources = Array(repeating: [], count: labels.count)
      targets = sources
      for edge in graph.edges {
        guard let from = indices[edge.from], let to = indices[edge.to] else { continue }
        targets[from].append(to)
        sources[to].append(from)
      }
    }
  }

  init(_ old: FlowGraph, _ new: FlowGraph) {
    self.old = Side(old)
    self.new = Side(new)
    pairLabels()
    if old.notation == .mermaid, new.notation == .mermaid { pairIdentifiers() }
    // Each pair tells more about its neighbors.
    for _ in 0..<4 where !pairNeighbors() { break }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    newByOld[oldIndex] = newIndex
    oldByNew[newIndex] = oldIndex
  }

  /// Pairs nodes of one name: the only ones, else those with most neighbors alike, in order.
  private mutating func pairLabels() {
    let byLabel = Dictionary(grouping: new.labels.indices) { new.labels[$0] }
    let olds = Dictionary(grouping: old.labels.indices) { old.labels[$0] }
    var several: [(olds: [Int], news: [Int])] = []
    for (label, indices) in olds.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let others = byLabel[label] else { continue }
      if indices.count == 1, others.count == 1 {
        pair(indices[0], others[0])
      } else if label.isEmpty == false || indices.count == others.count {
        several.append((indices, others))
      }
    }
    for (olds, news) in several {
      guard olds.count * news.count <= Self.mostPairs else { continue }
      var candidates: [(score: Double, old: Int, new: Int)] = []
      for a in olds {
        for b in news { candidates.append((neighborhood(a, b) ?? 0, a, b)) }
      }
      take(candidates)
    }
  }

  /// Pairs nodes of one id in mermaid, where the name or the neighbors say so, too.
  private mutating func pairIdentifiers() {
    let byID = new.ids.firstIndexes
    for (index, id) in old.ids.enumerated() where newByOld[index] == nil {
      guard let other = byID[id], oldByNew[other] == nil else { continue }
      let alike = LabelSimilarity.value(old.labels[index], new.labels[other])
      if alike >= 0.3 || (neighborhood(index, other) ?? 0) >= 0.5 { pair(index, other) }
    }
  }

  /// Pairs what is left by neighbors and names; whether there was any.
  private mutating func pairNeighbors() -> Bool {
    let olds = old.labels.indices.filter { newByOld[$0] == nil }
    let news = new.labels.indices.filter { oldByNew[$0] == nil }
    guard !olds.isEmpty, !news.isEmpty,
      olds.count.multipliedReportingOverflow(by: news.count).partialValue <= Self.mostPairs
    else { return false }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for a in olds {
      for b in news {
        let score = score(a, b)
        if score >= Self.least { candidates.append((score, a, b)) }
      }
    }
    let before = newByOld.count
    take(candidates)
    return newByOld.count > before
  }

  private mutating func take(_ candidates: [(score: Double, old: Int, new: Int)]) {
    let sorted = candidates.sorted { a, b in
      a.score != b.score ? a.score > b.score : (a.old, a.new) < (b.old, b.new)
    }
    for candidate in sorted
    where newByOld[candidate.old] == nil && oldByNew[candidate.new] == nil {
      pair(candidate.old, candidate.new)
    }
  }

  private func score(_ a: Int, _ b: Int) -> Double {
    let alike = LabelSimilarity.value(old.labels[a], new.labels[b])
    let shape = old.shapes[a] == new.shapes[b] ? 0.05 : -0.1
    guard let neighbors = neighborhood(a, b) else { return alike >= 0.6 ? alike + shape : 0 }
    // With the same ways in and out it is the same step, whatever it is called now.
    return 0.55 * neighbors + 0.5 * alike + shape - 0.05
  }

  /// The part of the neighbors of both that are pairs of each other; `nil` where there are none.
  private func neighborhood(_ a: Int, _ b: Int) -> Double? {
    let all =
      max(old.sources[a].count, new.sources[b].count)
      + max(old.targets[a].count, new.targets[b].count)
    guard all > 0 else { return nil }
    func shared(_ first: [Int], _ second: [Int]) -> Int {
      var rest = Multiset(second)
      return first.count { index in newByOld[index].map { rest.take($0) } ?? false }
    }
    let found = shared(old.sources[a], new.sources[b]) + shared(old.targets[a], new.targets[b])
    return Double(found) / Double(all)
  }
}

extension FlowGraph.Node {
  /// The words of the label on one line, with single spaces.
  var label: String { lines.joined(separator: " ").trimmedWords }
}
