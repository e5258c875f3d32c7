/// Draws a flow that is too wide in parts below each other.
///
/// Where an edge leads to another part, a line of text stands in for its target and names the
/// part.
struct TerminalFold {
  let graph: FlowGraph
  let width: Int
  let isASCII: Bool
  /// What edges join, by the ids of nodes and groups: a name for each.
  private var names: [String] = []
  private var elements: [String: Int] = [:]
  /// The elements that each edge joins; -1 for an id that nothing has.
  private var ends: [(from: Int, to: Int)] = []
  private var groupIDs: Set<String> = []

  private static let nodeLimit = 400
  private static let edgeLimit = 1_200
  private static let restLimit = 40

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    self.graph = graph
    self.width = width
    self.isASCII = isASCII
    let nodes = graph.nodes.map { ($0.id, $0.lines) }
    for (id, lines) in nodes + graph.groups.map({ ($0.id, $0.title) }) {
      let name = lines.joined(separator: " ")
      if let known = elements[id] {
        names[known] = name
      } else {
        elements[id] = names.count
        names.append(name)
      }
    }
    for edge in graph.edges { ends.append((elements[edge.from] ?? -1, elements[edge.to] ?? -1)) }
    groupIDs = Set(graph.groups.map(\.id))
  }

  /// The parts, each under its number; `nil` when one node alone does not fit.
  func drawing() -> TerminalDrawing? {
    guard graph.nodes.count <= Self.nodeLimit, graph.edges.count <= Self.edgeLimit else {
      return nil
    }
    var units = units()
    var parts: [(nodes: [Int], breaking: TerminalDrawing.Breaking)] = []
    var start = 0
    while start < units.count {
      let rest = units[start...]
      // A part with all its branches side by side reads best.
      var breaking = TerminalDrawing.Breaking.no
      var size = longestPrefix(rest, isFirst: parts.isEmpty)
      if size == 0 {
        breaking = .anyhow
        let part = sheet(rest[start], parts: [])
        if TerminalDrawing.placed(part, width: width, breaking: breaking) != nil { size = 1 }
      }
      if size == 0, units[start].count > 1 {
        units.replaceSubrange(start...start, with: units[start].map { [$0] })
        continue
      }
      guard size > 0 else { return nil }
      parts.append((rest.prefix(size).flatMap { $0 }, breaking))
      start += size
    }
    var numbers = Array(repeating: 0, count: names.count)
    for (number, part) in parts.enumerated() {
      for node in part.nodes {
        if let element = elements[graph.nodes[node].id] { numbers[element] = number + 1 }
      }
    }
    var lines: [String] = []
    for (number, part) in parts.enumerated() {
      guard
        let drawn = TerminalDrawing.drawn(
          sheet(part.nodes, parts: numbers), width: width, isASCII: isASCII,
          breaking: part.breaking)
      else { return nil }
      if number > 0 { lines.append("") }
      lines.append("Part \(number + 1) of \(parts.count)")
      lines.append("")
      lines += drawn
    }
    return TerminalDrawing(lines: lines, form: .folded(parts: parts.count))
  }

  /// How many of the units, from the first, fit in a part.
  private func longestPrefix(_ nodes: ArraySlice<[Int]>, isFirst: Bool) -> Int {
    func fits(_ count: Int) -> Bool {
      let part = sheet(nodes.prefix(count).flatMap { $0 }, parts: [])
      return TerminalDrawing.fits(part, width: width)
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

  /// The graph of a part, with words in place of the targets in others.
  ///
  /// - Parameter parts: the part of every element; empty while these are not known.
  private func sheet(_ part: [Int], parts: [Int]) -> FlowGraph {
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
    addStubs(isKept, parts: parts, to: &result)
    return result
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

  /// Adds the edges from what is kept; text stands in for what they lead to in other parts.
  private func addStubs(_ isKept: [Bool], parts: [Int], to result: inout FlowGraph) {
    func isIn(_ element: Int) -> Bool { element >= 0 && isKept[element] }
    var leading: [Int: Int] = [:]
    for end in ends where isIn(end.from) && !isIn(end.to) { leading[end.from, default: 0] += 1 }
    // One block of text for all that a node leads to in other parts.
    var stubs: [Int: Int] = [:]
    for (index, end) in ends.enumerated() where isIn(end.from) {
      var edge = graph.edges[index]
      guard !isIn(end.to) else {
        result.edges.append(edge)
        continue
      }
      let number = parts.isEmpty ? 99 : end.to < 0 ? 0 : parts[end.to]
      let place = number == 0 ? "elsewhere" : "part\u{A0}\(number)"
      let isAlone = leading[end.from] == 1
      let label = isAlone ? "" : edge.label.joined(separator: " ")
      let name = end.to < 0 || names[end.to].isEmpty ? edge.to : names[end.to]
      let line = arrow + (label.isEmpty ? "" : "\(label): ") + "\(name) (\(place))"
      if let stub = stubs[end.from] {
        result.nodes[stub].lines.append(line)
        continue
      }
      stubs[end.from] = result.nodes.count
      let id = Self.stubPrefix + edge.from
      result.nodes.append(.init(id: id, lines: [line], shape: .text, range: edge.range))
      if !isAlone { edge.label = [] }
      edge.to = id
      edge.length = 1
      edge.arrow = .none
      result.edges.append(edge)
    }
  }

  private var arrow: String { isASCII ? "> " : "→ " }

  /// No id of a node that was read begins so.
  private static let stubPrefix = "\n goes on from "

  /// Whether a node stands in for others in other parts.
  static func isStub(_ node: FlowGraph.Node) -> Bool { node.id.hasPrefix(stubPrefix) }

  /// A line of such a node without the spaces that kept words together.
  static func printed(_ line: String) -> String { line.replacing("\u{A0}", with: " ") }

  /// Whether a line of such a node is the first of an entry.
  static func beginsStub(_ line: String) -> Bool { line.hasPrefix("→ ") || line.hasPrefix("> ") }
}
