/// Draws a flow that is too wide in parts below each other.
///
/// Where an edge leads to another part, a line of text stands in for its target and names the
/// part.
struct TerminalFold {
  let graph: FlowGraph
  let width: Int
  let isASCII: Bool

  private static let nodeLimit = 400
  private static let edgeLimit = 1_200

  init(_ graph: FlowGraph, width: Int, isASCII: Bool) {
    self.graph = graph
    self.width = width
    self.isASCII = isASCII
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
      var size = longestPrefix(rest, breaking)
      for other in [TerminalDrawing.Breaking.slightly, .fully] where size == 0 {
        breaking = other
        size = longestPrefix(rest.prefix(1), breaking)
      }
      if size == 0, units[start].count > 1 {
        units.replaceSubrange(start...start, with: units[start].map { [$0] })
        continue
      }
      guard size > 0 else { return nil }
      parts.append((rest.prefix(size).flatMap { $0 }, breaking))
      start += size
    }
    var numbers: [String: Int] = [:]
    for (number, part) in parts.enumerated() {
      for node in part.nodes { numbers[graph.nodes[node].id] = number + 1 }
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
  private func longestPrefix(
    _ nodes: ArraySlice<[Int]>, _ breaking: TerminalDrawing.Breaking
  ) -> Int {
    func fits(_ count: Int) -> Bool {
      let part = sheet(nodes.prefix(count).flatMap { $0 }, parts: [:])
      return TerminalDrawing.placed(part, width: width, breaking: breaking) != nil
    }
    // Small parts are laid out much faster than large ones, so the search begins with them.
    var (low, high) = (0, 1)
    while high < nodes.count, fits(high) { (low, high) = (high, high * 2) }
    high = min(high, nodes.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
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
  private func sheet(_ part: [Int], parts: [String: Int]) -> FlowGraph {
    var result = graph
    let kept = Set(part.map { graph.nodes[$0].id })
    result.nodes = part.sorted().map { graph.nodes[$0] }
    result.groups = graph.groups.compactMap { group in
      var group = group
      group.nodes = group.nodes.filter { id in
        kept.contains(id) || graph.groups.contains { $0.id == id }
      }
      return group
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
    let groups = Set(result.groups.map(\.id))
    result.edges = []
    addStubs(kept.union(groups), parts: parts, to: &result)
    return result
  }

  /// Adds the edges from what is `kept`; text stands in for what they lead to in other parts.
  private func addStubs(_ kept: Set<String>, parts: [String: Int], to result: inout FlowGraph) {
    var names: [String: String] = [:]
    for node in graph.nodes { names[node.id] = node.lines.joined(separator: " ") }
    for group in graph.groups { names[group.id] = group.title.joined(separator: " ") }
    var leading: [String: Int] = [:]
    for edge in graph.edges where kept.contains(edge.from) && !kept.contains(edge.to) {
      leading[edge.from, default: 0] += 1
    }
    // One block of text for all that a node leads to in other parts.
    var stubs: [String: Int] = [:]
    for edge in graph.edges where kept.contains(edge.from) {
      guard !kept.contains(edge.to) else {
        result.edges.append(edge)
        continue
      }
      let place =
        parts.isEmpty ? "part\u{A0}99" : parts[edge.to].map { "part\u{A0}\($0)" } ?? "elsewhere"
      let isAlone = leading[edge.from] == 1
      let label = isAlone ? "" : edge.label.joined(separator: " ")
      let name = names[edge.to].flatMap { $0.isEmpty ? nil : $0 } ?? edge.to
      let line = arrow + (label.isEmpty ? "" : "\(label): ") + "\(name) (\(place))"
      if let stub = stubs[edge.from] {
        result.nodes[stub].lines.append(line)
        continue
      }
      stubs[edge.from] = result.nodes.count
      let id = Self.stubPrefix + edge.from
      result.nodes.append(.init(id: id, lines: [line], shape: .text, range: edge.range))
      var edge = edge
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
