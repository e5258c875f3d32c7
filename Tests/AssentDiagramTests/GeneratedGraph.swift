import AssentDiagnostics

@testable import AssentDiagram

/// Flow graphs made from a number: the same number, the same graph.
struct GeneratedGraph {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  /// Rows of nodes; every node has one edge or two from the row above, in no order.
  static func rows(of width: Int, count: Int) -> FlowGraph {
    var generator = GeneratedGraph(seed: 7)
    var edges: [(Int, Int)] = []
    for node in width..<(width * count) {
      for _ in 0...generator.next(2) {
        edges.append(((node / width - 1) * width + generator.next(width), node))
      }
    }
    return boxes(width * count, edges)
  }

  /// Twice as many edges as nodes, from any node to any later one.
  static func dense(_ count: Int) -> FlowGraph {
    var generator = GeneratedGraph(seed: 11)
    var edges = (1..<count).map { (generator.next($0), $0) }
    while edges.count < 2 * count {
      let (one, two) = (generator.next(count), generator.next(count))
      if one < two { edges.append((one, two)) }
    }
    return boxes(count, edges)
  }

  private static func boxes(_ count: Int, _ edges: [(Int, Int)]) -> FlowGraph {
    var graph = FlowGraph(notation: .mermaid, kind: .flow, isValid: true)
    for number in 0..<count {
      graph.nodes.append(
        .init(id: "n\(number)", lines: ["Step \(number)"], shape: .box, range: range))
    }
    for (from, to) in edges {
      graph.edges.append(.init(from: "n\(from)", to: "n\(to)", range: range))
    }
    return graph
  }

  private static let words = ["Open", "the license", "sheet", "確認", "a", "verylongwordindeed"]
  static let range = SourceRange(
    start: SourceLocation(line: 1, column: 1), end: SourceLocation(line: 1, column: 1))

  private mutating func text(_ most: Int) -> String {
    (0...next(most)).map { _ in Self.words[next(Self.words.count)] }.joined(separator: " ")
  }

  /// A graph of some nodes, edges back and forth, loops, labels and nested groups.
  mutating func graph(nodes count: Int, edges: Int, groups: Int = 0) -> FlowGraph {
    var graph = FlowGraph(notation: .mermaid, kind: .flow, isValid: true)
    graph.direction = [.down, .up, .right, .left][next(4)]
    let shapes: [FlowGraph.Shape] = [
      .box, .diamond, .rounded, .cylinder, .circle, .hexagon, .stadium, .text, .start, .fork,
      .subroutine, .note, .trapezoid, .asymmetric,
    ]
    for number in 0..<count {
      graph.nodes.append(
        .init(
          id: "n\(number)", lines: [text(4)], shape: shapes[next(shapes.count)],
          range: Self.range))
    }
    for number in 0..<groups {
      graph.groups.append(
        .init(
          id: "g\(number)", title: next(3) == 0 ? [] : [text(2)], nodes: [], range: Self.range))
      if number > 0, next(2) == 0 {
        let parent = next(number)
        graph.groups[number].parent = "g\(parent)"
        graph.groups[parent].nodes.append("g\(number)")
      }
      if next(3) == 0 { graph.groups[number].direction = [.down, .right][next(2)] }
    }
    if groups > 0 {
      for number in 0..<count where next(3) > 0 {
        graph.groups[next(groups)].nodes.append("n\(number)")
      }
    }
    for _ in 0..<edges {
      let isToGroup = groups > 0 && next(8) == 0
      let from = "n\(next(count))"
      let to = isToGroup ? "g\(next(groups))" : "n\(next(count))"
      var edge = FlowGraph.Edge(from: from, to: to, range: Self.range)
      if next(3) == 0 { edge.label = [text(3)] }
      if next(6) == 0 { edge.length = 1 + next(3) }
      if next(9) == 0 { edge.style = [.dotted, .thick, .invisible][next(3)] }
      if next(9) == 0 { edge.arrow = [.none, .circle, .cross][next(3)] }
      if next(9) == 0 { edge.arrowTail = .point }
      graph.edges.append(edge)
    }
    return graph
  }
}
