/// A graph in the parts that stand under headings of their own.
///
/// Headings, notes that belong to no node and the lines of a legend have no place among nodes and
/// edges; they are said over and under the parts.
struct HeadedParts {
  struct Part {
    /// What is said over the part, one text each.
    var headings: [String]
    /// Nodes, edges and groups, with the notes and tables that belong to them.
    var graph: FlowGraph
  }

  private(set) var parts: [Part] = []
  /// What is said under all of them.
  private(set) var closing: [String] = []

  init(_ graph: FlowGraph) {
    var bare = graph
    bare.headings = []
    bare.legend = []
    let notes = graph.annotations + graph.times
    let targets = notes.isEmpty ? [] : Set(graph.nodes.map(\.id) + graph.groups.map(\.id))
    // A note of a sequence or of classes is drawn wherever it stands.
    let isAnywhere = graph.kind == .sequence || graph.kind == .classDiagram
    func hasPlace(_ note: FlowGraph.Annotation) -> Bool {
      isAnywhere || note.target.map(targets.contains) ?? false
    }
    bare.annotations = notes.filter(hasPlace)
    bare.times = []
    let loose = notes.filter { !hasPlace($0) }
    // A sequence draws the boxes of its participants, and none without.
    let empty = graph.kind == .sequence ? graph.groups.filter(\.nodes.isEmpty) : []
    closing =
      (empty.map(\.title) + loose.map(\.lines)).map { $0.joined(separator: " ") } + graph.legend
    let isTitled = graph.nodes.first?.shape == .banner
    var headings: [Int: [String]] = [:]
    if let title = graph.shownTitle ?? graph.title, !isTitled { headings[0] = [title] }
    var places: [String: Int] = [:]
    if !graph.headings.isEmpty {
      for (index, node) in graph.nodes.enumerated() { places[node.id] = index }
    }
    var last: [String] = []
    for heading in graph.headings {
      if let place = heading.before.flatMap({ places[$0] }) {
        headings[place, default: []].append(heading.text)
      } else {
        last.append(heading.text)
      }
    }
    closing = last + closing
    guard headings.keys.contains(where: { $0 > 0 }) else {
      parts = [Part(headings: headings[0] ?? [], graph: bare)]
      return
    }
    let starts = Self.starts(headings.keys.sorted(), places, graph)
    for (start, end) in zip(starts, starts.dropFirst() + [graph.nodes.count]) {
      // A heading within a part is said over it.
      let own = (start..<end).flatMap { headings[$0] ?? [] }
      parts.append(Part(headings: own, graph: starts.count > 1 ? bare.part(start..<end) : bare))
    }
  }

  /// The places, of those with headings, at which no edge and no group goes on; 0 is one of them.
  private static func starts(
    _ headed: [Int], _ places: [String: Int], _ graph: FlowGraph
  ) -> [Int] {
    guard graph.kind != .sequence else { return [0] }
    var spans: [String: ClosedRange<Int>] = places.mapValues { $0...$0 }
    // Groups stand after those that they are in; from the last one the inner ones come first.
    for group in graph.groups.reversed() {
      let members = group.nodes.compactMap { spans[$0] }
      if let low = members.map(\.lowerBound).min(), let high = members.map(\.upperBound).max() {
        spans[group.id] = low...high
      }
    }
    // How many go on from the node before to each node.
    var changes = Array(repeating: 0, count: graph.nodes.count + 2)
    func join(_ low: Int, _ high: Int) {
      changes[low + 1] += 1
      changes[high + 1] -= 1
    }
    for group in graph.groups {
      if let span = spans[group.id] { join(span.lowerBound, span.upperBound) }
    }
    for edge in graph.edges {
      guard let from = spans[edge.from], let to = spans[edge.to] else { continue }
      join(min(from.lowerBound, to.lowerBound), max(from.upperBound, to.upperBound))
    }
    var passing = 0
    var isFree = [true]
    for index in graph.nodes.indices.dropFirst() {
      passing += changes[index]
      isFree.append(passing == 0)
    }
    return [0] + headed.filter { $0 > 0 && isFree[$0] }
  }
}

extension FlowGraph {
  /// The nodes of a range, with the edges and groups between them and what is said of them.
  fileprivate func part(_ range: Range<Int>) -> FlowGraph {
    var result = self
    result.nodes = Array(nodes[range])
    var kept = Set(result.nodes.map(\.id))
    for group in groups.reversed() where group.nodes.contains(where: kept.contains) {
      kept.insert(group.id)
    }
    result.groups = groups.filter { kept.contains($0.id) }
    result.edges = edges.filter { kept.contains($0.from) && kept.contains($0.to) }
    result.annotations = annotations.filter { $0.target.map(kept.contains) ?? true }
    let isFirst = range.lowerBound == 0
    result.tables = tables.filter { $0.node.map(kept.contains) ?? isFirst }
    return result
  }
}
