import AssentDiagnostics
import AssentDiagram

/// Which nodes of a flow lead where: what the rules about flows ask.
struct FlowPaths: Sendable {
  private let graph: FlowGraph
  /// Index of each node, and of groups that are no node behind them.
  private var indices: [String: Int] = [:]
  private var next: [[Int]] = []
  private var previous: [[Int]] = []
  /// Whether an edge is drawn at the node itself.
  private var isJoined: [Bool] = []
  /// Whether an edge ends at the node itself or at a group around it.
  private var hasIncoming: [Bool] = []
  /// Where the flow parts.
  let decisions: [Decision]

  /// `nil` for what is no flow, for one without arrows, and for mermaid with a fault that has no
  /// fix: what was lost to the fault is not missing.
  init?(_ graph: FlowGraph) {
    guard graph.kind == .flow || graph.kind == .stateMachine,
      !graph.diagnostics.contains(where: { $0.rule == .mermaidSyntax && $0.fix == nil }),
      graph.edges.contains(where: { $0.arrow != .none })
    else { return nil }
    self.graph = graph
    decisions = Self.decisions(of: graph)
    for node in graph.nodes where indices[node.id] == nil { indices[node.id] = indices.count }
    for group in graph.groups where indices[group.id] == nil { indices[group.id] = indices.count }
    next = [[Int]](repeating: [], count: indices.count)
    previous = next
    isJoined = [Bool](repeating: false, count: indices.count)
    hasIncoming = isJoined
    for edge in graph.edges {
      guard let from = indices[edge.from], let to = indices[edge.to] else { continue }
      isJoined[from] = true
      isJoined[to] = true
      // What only leads back to itself is a start all the same.
      if from == to { continue }
      link(from, to)
      hasIncoming[to] = true
      // A line without a head may be followed either way.
      if edge.arrow == .none || edge.arrowTail != .none {
        link(to, from)
        hasIncoming[from] = true
      }
    }
    // What comes to a group comes to what is in it, and the other way round.
    for group in graph.groups {
      guard let outer = indices[group.id] else { continue }
      for id in group.nodes {
        guard let inner = indices[id] else { continue }
        link(outer, inner)
        link(inner, outer)
      }
    }
  }

  private mutating func link(_ from: Int, _ to: Int) {
    next[from].append(to)
    previous[to].append(from)
  }

  // MARK: Reaching

  /// Nodes that no start leads to: one without any line where the others hang together, and one
  /// that only its own circle leads to.
  var unreachable: [FlowGraph.Node] {
    let parts = parts()
    let alone = alone(parts)
    var found: [FlowGraph.Node] = []
    let isReached = reached(parts)
    var reportedParts: Set<Int> = []
    for node in graph.nodes {
      guard let index = indices[node.id], Self.isStep(node) else { continue }
      if alone.contains(index) {
        found.append(node)
      } else if !isReached[index], reportedParts.insert(parts[index]).inserted {
        found.append(node)
      }
    }
    return found
  }

  /// Whether a node is a step of a flow, not words beside it.
  private static func isStep(_ node: FlowGraph.Node) -> Bool {
    switch node.shape {
    case .text, .banner, .note, .start, .end, .fork: false
    default: true
    }
  }

  /// The part of the drawing that each node belongs to, by the smallest index in it.
  private func parts() -> [Int] {
    var parts = [Int](repeating: -1, count: next.count)
    for first in next.indices where parts[first] < 0 {
      var open = [first]
      parts[first] = first
      while let index = open.popLast() {
        for other in next[index] + previous[index] where parts[other] < 0 {
          parts[other] = first
          open.append(other)
        }
      }
    }
    return parts
  }

  /// Nodes without any line, where all others make one part of at least three.
  private func alone(_ parts: [Int]) -> Set<Int> {
    var sizes: [Int: Int] = [:]
    for part in parts { sizes[part, default: 0] += 1 }
    let large = sizes.filter { $0.value > 1 }
    guard large.count == 1, let size = large.first?.value, size >= 3 else { return [] }
    let single = Set(sizes.filter { $0.value == 1 }.keys)
    let steps = graph.nodes.filter { node in
      indices[node.id].map { single.contains($0) && !isJoined[$0] } ?? false
        && Self.isStep(node) && !graph.tables.contains { $0.node == node.id }
    }
    // More of them are a legend, notes, or a second list.
    guard steps.count * 3 <= size else { return [] }
    return Set(steps.compactMap { indices[$0.id] })
  }

  /// Which nodes can be reached from a start: a node that nothing leads to, or in a part without
  /// one its first node; where starts are drawn as such, these.
  private func reached(_ parts: [Int]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: next.count)
    let drawn = graph.nodes.filter { $0.shape == .start }.compactMap { indices[$0.id] }
    let partsWithStart = Set(drawn.map { parts[$0] })
    var open = drawn
    for index in next.indices
    where !partsWithStart.contains(parts[index]) && !isEntered(index) {
      open.append(index)
    }
    for index in open { isReached[index] = true }
    spread(&open, &isReached)
    let begun = Set(next.indices.filter { isReached[$0] }.map { parts[$0] })
    for index in next.indices where parts[index] == index && !begun.contains(index) {
      isReached[index] = true
      open.append(index)
      spread(&open, &isReached)
    }
    return isReached
  }

  private func isEntered(_ index: Int) -> Bool {
    hasIncoming[index] || !previous[index].isEmpty
  }

  private func spread(_ open: inout [Int], _ isReached: inout [Bool]) {
    while let index = open.popLast() {
      for other in next[index] where !isReached[other] {
        isReached[other] = true
        open.append(other)
      }
    }
  }

  // MARK: Ends

  /// Nodes that lead nowhere and do not look like ends.
  var deadEnds: [FlowGraph.Node] {
    graph.nodes.filter { node in
      guard let index = indices[node.id], Self.isStep(node), isJoined[index],
        next[index].isEmpty
      else { return false }
      switch node.shape {
      case .stadium, .circle, .doubleCircle, .rounded, .cylinder: return false
      default: return !Self.saysEnd(node.lines)
      }
    }
  }

  private static func saysEnd(_ lines: [String]) -> Bool {
    let ends: Set<Substring> = [
      "end", "ends", "exit", "exits", "done", "stop", "stops", "finish", "finished", "complete",
      "completed", "success", "failure", "error", "cancel", "cancelled", "closed", "quit",
    ]
    return lines.contains { line in
      line.lowercased().split(whereSeparator: { !$0.isLetter }).contains { ends.contains($0) }
    }
  }

  // MARK: Decisions

  /// A node at which the flow parts, with the edges that leave it.
  struct Decision: Sendable {
    var node: FlowGraph.Node
    var branches: [FlowGraph.Edge]
  }

  /// Steps whose text ends in a question mark, and diamonds; a diamond that one arrow without words
  /// leaves is only a shape that somebody liked.
  private static func decisions(of graph: FlowGraph) -> [Decision] {
    guard graph.notation != .arrows else { return [] }
    let groups = Set(graph.groups.map(\.id))
    var leaving: [String: [FlowGraph.Edge]] = [:]
    var isUndirected: Set<String> = []
    for edge in graph.edges {
      leaving[edge.from, default: []].append(edge)
      if edge.arrow == .none || edge.arrowTail != .none {
        isUndirected.formUnion([edge.from, edge.to])
      }
    }
    return graph.nodes.compactMap { node in
      guard isStep(node), !groups.contains(node.id), !isUndirected.contains(node.id),
        let branches = leaving[node.id]
      else { return nil }
      let isLabelled = branches.contains { !$0.label.allSatisfy(\.isEmpty) }
      guard
        asks(node.lines)
          || node.shape == .diamond && (isLabelled || branches.count > 1)
      else { return nil }
      return Decision(node: node, branches: branches)
    }
  }

  private static func asks(_ lines: [String]) -> Bool {
    guard let last = lines.last(where: { !$0.isEmpty })?.last else { return false }
    return last == "?" || last == "？"
  }
}

extension FlowGraph.Node {
  /// Its text in one line, for messages.
  var name: String {
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    return words.isEmpty ? id : words.count > 40 ? words.prefix(40) + "…" : words
  }
}
