/// What changed between two graphs: nodes, edges and groups that were added, removed, renamed or
/// drawn as something else.
///
/// Places and spaces are no difference. Everything is in the order of the new graph, what was
/// removed in that of the old.
package struct GraphDifference: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case nodeAdded(new: Int)
    case nodeRemoved(old: Int)
    case nodeRenamed(old: Int, new: Int)
    /// Drawn as a decision instead of a step, for instance.
    case nodeReshaped(old: Int, new: Int)
    /// In another group than before.
    case nodeRegrouped(old: Int, new: Int)
    /// Rows in the compartments of a node: attributes or members, as they are told.
    case rowAdded(new: Int, row: String)
    case rowRemoved(new: Int, row: String)
    /// An attribute of the same name with another type, key or comment.
    case rowChanged(new: Int, before: String, row: String)
    case edgeAdded(new: Int)
    case edgeRemoved(old: Int)
    case edgeRelabeled(old: Int, new: Int)
    /// Solid instead of dotted, or with another head.
    case edgeRedrawn(old: Int, new: Int)
    /// A message that comes sooner or later than before.
    case edgeMoved(old: Int, new: Int)
    case groupAdded(new: Int)
    case groupRemoved(old: Int)
    case groupRenamed(old: Int, new: Int)
    /// Words beside the graph: notes, titles, tables, the key.
    case wordsAdded(String)
    case wordsRemoved(String)
  }

  package let old: FlowGraph
  package let new: FlowGraph
  package private(set) var changes: [Change] = []
  /// Indices of the old nodes and groups by the new.
  private(set) var oldNodes: [Int: Int]
  private(set) var newNodes: [Int: Int]
  private(set) var newGroups: [Int: Int] = [:]

  package var isEmpty: Bool { changes.isEmpty }

  package init(from old: FlowGraph, to new: FlowGraph) {
    self.old = old
    self.new = new
    let matching = NodeMatching(old, new)
    oldNodes = matching.oldByNew
    newNodes = matching.newByOld
    newGroups = Self.groups(old, new, nodes: matching.newByOld)
    addNodes()
    addGroups()
    addEdges()
    addWords()
  }

  // MARK: Nodes

  private mutating func addNodes() {
    let oldParents = Self.parents(old)
    let newParents = Self.parents(new)
    for index in new.nodes.indices {
      guard let before = oldNodes[index] else {
        changes.append(.nodeAdded(new: index))
        continue
      }
      let (a, b) = (old.nodes[before], new.nodes[index])
      if a.label != b.label { changes.append(.nodeRenamed(old: before, new: index)) }
      if a.shape != b.shape || a.shapeName != b.shapeName {
        changes.append(.nodeReshaped(old: before, new: index))
      }
      changes += RowMatching(a, b).changes(of: index)
      let parent = oldParents[a.id].flatMap { newGroups[$0] }
      let isKnown = oldParents[a.id] == nil || parent != nil
      if isKnown, parent != newParents[b.id] {
        changes.append(.nodeRegrouped(old: before, new: index))
      }
    }
    for index in old.nodes.indices where newNodes[index] == nil {
      changes.append(.nodeRemoved(old: index))
    }
  }

  /// The index of the group that each node or group stands in, by id.
  static func parents(_ graph: FlowGraph) -> [String: Int] {
    var parents: [String: Int] = [:]
    for (index, group) in graph.groups.enumerated() {
      for id in group.nodes where parents[id] == nil { parents[id] = index }
    }
    return parents
  }

  // MARK: Groups

  /// Groups of one title, else those that hold mostly the same.
  private static func groups(
    _ old: FlowGraph, _ new: FlowGraph, nodes: [Int: Int]
  ) -> [Int: Int] {
    guard old.groups.count * new.groups.count <= 40_000 else { return [:] }
    let positions = old.nodes.map(\.id).firstIndexes
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for (i, a) in old.groups.enumerated() {
      let members = Set(
        a.nodes.compactMap { positions[$0] }.compactMap { nodes[$0] }.map { new.nodes[$0].id })
      for (j, b) in new.groups.enumerated() {
        let all = max(a.nodes.count, b.nodes.count)
        let shared = members.intersection(b.nodes).count
        let overlap = all == 0 ? 0 : Double(shared) / Double(all)
        let isSame = a.titleText == b.titleText && !a.titleText.isEmpty
        let score = overlap + (isSame ? 1 : 0)
        if score >= 0.5 { candidates.append((score, i, j)) }
      }
    }
    var found: [Int: Int] = [:]
    var taken: Set<Int> = []
    for (_, i, j) in candidates.sorted(by: {
      $0.score != $1.score ? $0.score > $1.score : ($0.old, $0.new) < ($1.old, $1.new)
    }) where found[i] == nil && !taken.contains(j) {
      found[i] = j
      taken.insert(j)
    }
    return found
  }

  private mutating func addGroups() {
    let oldByNew = Dictionary(uniqueKeysWithValues: newGroups.map { ($0.value, $0.key) })
    for index in new.groups.indices {
      guard let before = oldByNew[index] else {
        changes.append(.groupAdded(new: index))
        continue
      }
      if old.groups[before].titleText != new.groups[index].titleText {
        changes.append(.groupRenamed(old: before, new: index))
      }
    }
    for index in old.groups.indices where newGroups[index] == nil {
      changes.append(.groupRemoved(old: index))
    }
  }

  // MARK: Edges

  private mutating func addEdges() { changes += EdgeMatching(self).changes }

  // MARK: Words beside the graph

  private mutating func addWords() {
    let words = Self.words(old)
    var rest = Multiset(words)
    changes += Self.words(new).filter { !rest.take($0) }.map { .wordsAdded($0) }
    changes += words.filter { rest.take($0) }.map { .wordsRemoved($0) }
  }

  private static func words(_ graph: FlowGraph) -> [String] {
    let notes = (graph.annotations + graph.times).map { $0.lines.joined(separator: " ") }
    let rows = graph.tables.flatMap(\.rows).map { $0.joined(separator: " | ") }
    let frames = graph.fragments.filter { $0.kind != .activation }.flatMap { fragment in
      fragment.sections.map { "\(fragment.kind.rawValue) \($0.title.joined(separator: " "))" }
    }
    let drawn = graph.shownTitle.flatMap { $0 == graph.title ? nil : $0 }
    let titles = [graph.title, drawn].compactMap(\.self)
    let all = titles + graph.headings.map(\.text) + notes + rows + frames + graph.legend
    return all.map(\.trimmedWords).filter { !$0.isEmpty }
  }
}

extension FlowGraph.Group {
  var titleText: String { title.joined(separator: " ").trimmedWords }
}

extension FlowGraph.Edge {
  var labelText: String { label.joined(separator: " ").trimmedWords }
}
