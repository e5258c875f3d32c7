/// Parts a flow that has no room as a whole, and stands words in for what a part leads to in others.
struct FlowFold {
  /// Nodes that are drawn together, and whether they fit only when broken.
  struct Part {
    var nodes: [Int]
    var isBroken: Bool
  }

  let graph: FlowGraph
  /// What edges join, by the ids of nodes and groups: a name for each.
  private(set) var names: [String] = []
  private(set) var ids: [String] = []
  private(set) var elements: [String: Int] = [:]
  /// The elements that each edge joins; -1 for an id that nothing has.
  private(set) var ends: [(from: Int, to: Int)] = []
  /// The group that each element is directly in; -1 for none.
  private var owners: [Int] = []
  private var groupIDs: Set<String> = []

  private static let nodeLimit = 400
  private static let edgeLimit = 1_200
  private static let restLimit = 40

  init(_ graph: FlowGraph) {
    self.graph = graph
    let nodes = graph.nodes.map { ($0.id, $0.isSign ? [] : $0.lines, $0.drawnShape) }
    for (id, lines, shape) in nodes + graph.groups.map({ ($0.id, $0.title, .box) }) {
      var name = lines.joined(separator: " ")
      if name.isEmpty { name = shape == .start ? "●" : shape == .end ? "◉" : id }
      if let known = elements[id] {
        names[known] = name
      } else {
        elements[id] = names.count
        names.append(name)
        ids.append(id)
      }
    }
    for edge in graph.edges { ends.append((elements[edge.from] ?? -1, elements[edge.to] ?? -1)) }
    groupIDs = Set(graph.groups.map(\.id))
    owners = Array(repeating: -1, count: names.count)
    for group in graph.groups {
      for member in group.nodes.compactMap({ elements[$0] }) where owners[member] < 0 {
        owners[member] = elements[group.id] ?? -1
      }
    }
  }

  /// The parts in the order of the flow; `nil` when one node alone does not fit.
  ///
  /// - Parameters:
  ///   - fits: whether nodes have room as they are after the parts that are known, while nobody
  ///     knows which ones there will be.
  ///   - fitsBroken: whether they have when their ranks are broken.
  ///   - joins: whether a node that would be a part by itself is clear together with another part.
  func parts(
    fits: ([Int], [Part]) -> Bool, fitsBroken: ([Int], [Part]) -> Bool,
    joins: ([Int], [Part]) -> Bool = { _, _ in false }
  ) -> [Part]? {
    guard graph.nodes.count <= Self.nodeLimit, graph.edges.count <= Self.edgeLimit else {
      return nil
    }
    var units = units()
    var parts: [Part] = []
    var start = 0
    while start < units.count {
      let rest = units[start...]
      // A part with all its branches side by side reads best.
      var isBroken = false
      var size = longestPrefix(rest, isFirst: parts.isEmpty) { fits($0, parts) }
      if size == 0 {
        isBroken = true
        if fitsBroken(rest[start], parts) { size = 1 }
      }
      if size == 0, units[start].count > 1 {
        units.replaceSubrange(start...start, with: units[start].map { [$0] })
        continue
      }
      guard size > 0 else { return nil }
      parts.append(Part(nodes: rest.prefix(size).flatMap { $0 }, isBroken: isBroken))
      start += size
    }
    return parts.contains { $0.nodes.count == 1 } ? joined(parts, joins) : parts
  }

  /// With parts of one node in the next one, or in that before.
  private func joined(_ parts: [Part], _ joins: ([Int], [Part]) -> Bool) -> [Part] {
    var result: [Part] = []
    var rest = parts[...]
    while let part = rest.popFirst() {
      if part.nodes.count > 1 {
        result.append(part)
      } else if let next = rest.first, joins(part.nodes + next.nodes, result) {
        result.append(Part(nodes: part.nodes + next.nodes, isBroken: false))
        rest.removeFirst()
      } else if let last = result.last, joins(last.nodes + part.nodes, result.dropLast()) {
        result[result.count - 1] = Part(nodes: last.nodes + part.nodes, isBroken: false)
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The number of the part that each element is in, from 1, of groups the first; 0 for none.
  func numbers(of parts: [Part]) -> [Int] {
    var numbers = Array(repeating: 0, count: names.count)
    for (number, part) in parts.enumerated() {
      for node in part.nodes {
        var element = elements[graph.nodes[node].id] ?? -1
        while element >= 0, numbers[element] == 0 {
          numbers[element] = number + 1
          element = owners[element]
        }
      }
    }
    return numbers
  }

  /// How many of the units, from the first, fit in a part.
  private func longestPrefix(
    _ nodes: ArraySlice<[Int]>, isFirst: Bool, _ fit: ([Int]) -> Bool
  ) -> Int {
    func fits(_ count: Int) -> Bool {
      fit(nodes.prefix(count).flatMap { $0 })
    }
    // The most that fits, and the least that does not. The whole was tried before it was folded;
    // and what one part leaves often has room in a second.
    var (low, high) = (0, nodes.count + 1)
    if isFirst {
      high = nodes.count
    } else if nodes.count <= Self.restLimit {
      if fits(nodes.count) { return nodes.count }
      high = nodes.count
    }
    // Small parts are laid out much faster than large ones, so the search begins with them.
    var size = 4
    while size < high {
      guard fits(size) else {
        high = size
        break
      }
      low = size
      size *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Nodes in the order of a walk, so that a part holds what belongs together; each with those
  /// that it alone leads to and that lead nowhere.
  private func units() -> [[Int]] {
    var indexes: [String: Int] = [:]
    for (index, node) in graph.nodes.enumerated() { indexes[node.id] = index }
    var leaving = Array(repeating: [Int](), count: graph.nodes.count)
    var entering = Array(repeating: 0, count: graph.nodes.count)
    for edge in graph.edges {
      if let from = indexes[edge.from], let to = indexes[edge.to] {
        leaving[from].append(to)
        entering[to] += 1
      }
    }
    let isLeaf = graph.nodes.indices.map { leaving[$0].isEmpty && entering[$0] == 1 }
    var seen = Array(repeating: false, count: graph.nodes.count)
    var units: [[Int]] = []
    for root in graph.nodes.indices where !seen[root] && !isLeaf[root] {
      var stack = [root]
      while let node = stack.popLast() {
        if seen[node] { continue }
        seen[node] = true
        units.append([node] + leaving[node].filter { isLeaf[$0] })
        stack += leaving[node].reversed().filter { !isLeaf[$0] }
      }
    }
    return units
  }

  /// The nodes and groups of a part, without edges, and which elements these are.
  func kept(_ part: [Int]) -> (graph: FlowGraph, isKept: [Bool]) {
    var result = graph
    result.nodes = part.sorted().map { graph.nodes[$0] }
    var isKept = Array(repeating: false, count: names.count)
    for node in result.nodes {
      if let element = elements[node.id] { isKept[element] = true }
    }
    if !graph.groups.isEmpty {
      keepGroups(of: &result) { id in elements[id].map { isKept[$0] } ?? false }
      for group in result.groups {
        if let element = elements[group.id] { isKept[element] = true }
      }
    }
    result.edges = []
    return (result, isKept)
  }

  /// Leaves of the groups what is kept of their members, and those alone that hold anything.
  private func keepGroups(of result: inout FlowGraph, isKept: (String) -> Bool) {
    for index in result.groups.indices {
      result.groups[index].nodes.removeAll { !groupIDs.contains($0) && !isKept($0) }
    }
    var isFilled = true
    while isFilled {
      let empty = Set(result.groups.filter { $0.nodes.isEmpty }.map(\.id))
      isFilled = !empty.isEmpty
      result.groups.removeAll { empty.contains($0.id) }
      for index in result.groups.indices {
        result.groups[index].nodes.removeAll { empty.contains($0) }
      }
    }
  }
}
