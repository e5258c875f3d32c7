import AssentDiagnostics

/// Says which edges of two graphs are the same, once their nodes are paired.
struct EdgeMatching {
  private(set) var changes: [GraphDifference.Change] = []

  /// The ends of an edge by which both graphs can be compared: those of the new graph, or, of a node
  /// that was removed, one that the new graph does not have.
  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  private struct Key: Hashable {
    var ends: Ends
    var label: String
  }

  private let old: FlowGraph
  private let new: FlowGraph
  private var oldEnds: [Ends] = []
  private var newEnds: [Ends] = []
  private var matched: [(old: Int, new: Int)] = []

  init(_ difference: GraphDifference) {
    old = difference.old
    new = difference.new
    var names: [String: String] = [:]
    for (index, node) in old.nodes.enumerated() {
      let partner = difference.newNodes[index].map { "n" + new.nodes[$0].id }
      names[node.id] = partner ?? "o" + node.id
    }
    for (index, group) in old.groups.enumerated() where names[group.id] == nil {
      let partner = difference.newGroups[index].map { "n" + new.groups[$0].id }
      names[group.id] = partner ?? "o" + group.id
    }
    oldEnds = old.edges.map { Ends(from: names[$0.from] ?? $0.from, to: names[$0.to] ?? $0.to) }
    newEnds = new.edges.map { Ends(from: "n" + $0.from, to: "n" + $0.to) }
    match()
    if new.kind == .sequence, old.kind == .sequence { noteMoved() }
  }

  private mutating func match() {
    var exact = Dictionary(grouping: old.edges.indices.reversed()) {
      Key(ends: oldEnds[$0], label: old.edges[$0].labelText)
    }
    var partners: [Int: Int] = [:]
    for index in new.edges.indices {
      let key = Key(ends: newEnds[index], label: new.edges[index].labelText)
      if let partner = exact[key]?.popLast() { partners[index] = partner }
    }
    var taken = Set(partners.values)
    let others = old.edges.indices.reversed().filter { !taken.contains($0) }
    var rest = Dictionary(grouping: others) { oldEnds[$0] }
    for index in new.edges.indices {
      if let partner = partners[index] {
        matched.append((partner, index))
        if isRedrawn(old.edges[partner], new.edges[index]) {
          changes.append(.edgeRedrawn(old: partner, new: index))
        }
      } else if let partner = rest[newEnds[index]]?.popLast() {
        taken.insert(partner)
        matched.append((partner, index))
        changes.append(.edgeRelabeled(old: partner, new: index))
      } else {
        changes.append(.edgeAdded(new: index))
      }
    }
    for index in old.edges.indices where !taken.contains(index) {
      changes.append(.edgeRemoved(old: index))
    }
  }

  private func isRedrawn(_ a: FlowGraph.Edge, _ b: FlowGraph.Edge) -> Bool {
    // Box drawings and mermaid say some of this in other ways.
    guard old.notation == new.notation else { return false }
    return a.style != b.style || a.arrow != b.arrow || a.arrowTail != b.arrowTail
      || a.labelHead != b.labelHead || a.labelTail != b.labelTail
      || a.isAsynchronous != b.isAsynchronous
  }

  /// Notes messages that are not in the longest run of those that kept their order.
  private mutating func noteMoved() {
    // Of old places, in the order of the new.
    let kept = Set(IncreasingSequence.longest(matched.map(\.old)))
    for (index, pair) in matched.enumerated() where !kept.contains(index) {
      changes.append(.edgeMoved(old: pair.old, new: pair.new))
    }
  }
}
