import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentDiagram

struct LayoutTests {

  @Test(arguments: 0..<(Recording.isLong ? 2_000 : 30))
  func `a generated graph is placed without a fault`(_ seed: Int) throws {
    var generator = GeneratedGraph(seed: seed)
    let most = Recording.isLong ? 37 : 23
    let graph = generator.graph(
      nodes: 1 + seed % 23, edges: seed * 7 % most, groups: seed % 3 == 0 ? seed % 5 : 0)
    let picture = try FlowLayout.place(graph, scale: PictureScale())
    #expect(LayoutFaults(picture, of: graph, cell: 0).all == [])
    let scale = TerminalScale(width: 1_000, wrap: 20, widestRank: seed % 2 == 0 ? 60 : nil)
    let grid = try FlowLayout.place(graph, scale: scale)
    #expect(LayoutFaults(grid, of: graph, cell: 1).all == [])
  }

  @Test func `nodes that move together for want of room stay apart`() throws {
    var gained = 0
    for seed in 0..<60 {
      var generator = GeneratedGraph(seed: seed)
      let graph = generator.graph(
        nodes: 6 + seed % 17, edges: 5 + seed % 17, groups: seed % 4 == 0 ? 2 : 0)
      func place(squeezes: Bool) -> PlacedGraph? {
        let scale = TerminalScale(width: 60, wrap: 12, widestRank: nil, squeezes: squeezes)
        return try? FlowLayout.place(graph, scale: scale)
      }
      guard let placed = place(squeezes: true) else { continue }
      #expect(LayoutFaults(placed, of: graph, cell: 1).all == [], "\(seed)")
      if let loose = place(squeezes: false) {
        #expect(loose.width <= 60 ? loose == placed : true)
      } else if placed.width <= 60 {
        gained += 1
      }
    }
    #expect(gained > 0)
  }

  @Test(arguments: 0..<(Recording.isLong ? 50 : 3))
  func `a graph is placed the same way every time`(_ seed: Int) throws {
    var generator = GeneratedGraph(seed: 1_000 + seed)
    let graph = generator.graph(nodes: 20, edges: 26, groups: 4)
    let first = try FlowLayout.place(graph, scale: PictureScale())
    #expect(try FlowLayout.place(graph, scale: PictureScale()) == first)
  }

  @Test func `ranks run the way the graph says`() throws {
    for direction in [FlowGraph.Direction.down, .up, .right, .left] {
      var graph = flow("a b", "b c")
      graph.direction = direction
      let placed = try FlowLayout.place(graph, scale: PictureScale())
      let places = placed.nodes.map { (x: $0.frame.midX, y: $0.frame.midY) }
      let isInOrder =
        switch direction {
        case .down: places[0].y < places[1].y && places[1].y < places[2].y
        case .up: places[0].y > places[1].y && places[1].y > places[2].y
        case .right: places[0].x < places[1].x && places[1].x < places[2].x
        case .left: places[0].x > places[1].x && places[1].x > places[2].x
        }
      #expect(isInOrder, "\(direction)")
    }
  }

  @Test func `a longer edge spans more ranks`() throws {
    var graph = flow("a b", "c d")
    graph.edges[0].length = 3
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let long = placed.nodes[1].frame.y - placed.nodes[0].frame.y
    let short = placed.nodes[3].frame.y - placed.nodes[2].frame.y
    #expect(long >= short + 2 * 36)
  }

  @Test func `what does not hang together stands side by side`() throws {
    let placed = try FlowLayout.place(flow("a b", "c d"), scale: PictureScale())
    #expect(placed.nodes[0].frame.y == placed.nodes[2].frame.y)
    #expect(placed.nodes[0].frame.maxX < placed.nodes[2].frame.x)
  }

  @Test func `a planar flow is drawn without crossings`() throws {
    let graph = flow("a b", "a c", "b d", "c e", "d f", "e f", "b e", "f a")
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    #expect(crossings(placed) == 0)
  }

  @Test func `a large graph is little wider than its widest rank`() throws {
    let graph = GeneratedGraph.rows(of: 24, count: 16)
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    #expect(LayoutFaults(placed, of: graph, cell: 0).all == [])
    var ranks: [Int: Int] = [:]
    for node in placed.nodes { ranks[node.frame.midY, default: 0] += node.frame.width + 28 }
    let widest = try #require(ranks.values.max())
    #expect(placed.width < widest * 3 / 2)
  }

  @Test func `lines side by side take few tracks`() throws {
    let graph = GeneratedGraph.rows(of: 24, count: 16)
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    let heights = Set(placed.nodes.map(\.frame.midY)).count * 38
    #expect(placed.height < heights * 4)
  }

  @Test func `long edges of a dense graph are put where they cross least`() throws {
    // Sweeps with exchange of neighbors alone leave 141 crossings; dot leaves 148.
    let placed = try FlowLayout.place(GeneratedGraph.dense(40), scale: PictureScale())
    #expect(crossings(placed) <= 128)
  }

  @Test func `all of one rank joined to all of the next are placed in a moment`() throws {
    let names = (0..<40).map { "\($0)" }
    var graph = FlowGraph(notation: .mermaid, kind: .flow, isValid: true)
    for id in names.flatMap({ ["a" + $0, "b" + $0] }) {
      graph.nodes.append(.init(id: id, lines: [id], shape: .box, range: GeneratedGraph.range))
    }
    for one in names {
      for two in names {
        graph.edges.append(.init(from: "a" + one, to: "b" + two, range: GeneratedGraph.range))
      }
    }
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    // Every pair of nodes on both sides crosses once, and lines may do so once more.
    #expect(crossings(placed) < 780 * 780 * 2)
  }

  @Test func `edges pass the frame of a group in the order of what they lead to`() throws {
    // Laid out by itself, the group would have its nodes in the order of the source.
    var graph = flow("r a", "r b", "r c", "a x", "b y", "c y", "c z", "a w")
    for (id, nodes) in [("s", ["r", "a", "b", "c"]), ("t", ["y", "z"]), ("u", ["x", "w"])] {
      graph.groups.append(.init(id: id, title: [id], nodes: nodes, range: GeneratedGraph.range))
    }
    let placed = try FlowLayout.place(graph, scale: PictureScale())
    #expect(crossings(placed) == 0)
    #expect(LayoutFaults(placed, of: graph, cell: 0).all == [])
  }

  @Test func `the time of a layout follows the number of nodes`() throws {
    let isProportional = try ProcessorTime.isProportional(to: 250) { count in
      _ = try FlowLayout.place(tree(count), scale: PictureScale())
    }
    #expect(isProportional)
  }

  @Test func `more nodes than the bound are refused with their number`() {
    let graph = tree(FlowLayout.nodeLimit + 1)
    #expect(
      throws: LayoutError.tooLarge(
        what: "nodes", count: FlowLayout.nodeLimit + 1, limit: FlowLayout.nodeLimit)
    ) {
      try FlowLayout.place(graph, scale: PictureScale())
    }
  }
}

/// A flow of boxes; every argument names the ends of an edge.
func flow(_ edges: String...) -> FlowGraph {
  var graph = FlowGraph(notation: .mermaid, kind: .flow, isValid: true)
  for text in edges {
    let ends = text.split(separator: " ").map(String.init)
    for id in ends where !graph.nodes.contains(where: { $0.id == id }) {
      graph.nodes.append(.init(id: id, lines: [id], shape: .box, range: GeneratedGraph.range))
    }
    graph.edges.append(.init(from: ends[0], to: ends[1], range: GeneratedGraph.range))
  }
  return graph
}

/// A tree in which every node has three children.
func tree(_ count: Int) -> FlowGraph {
  var graph = FlowGraph(notation: .mermaid, kind: .flow, isValid: true)
  for number in 0..<count {
    graph.nodes.append(
      .init(id: "\(number)", lines: ["\(number)"], shape: .box, range: GeneratedGraph.range))
    if number > 0 {
      graph.edges.append(
        .init(from: "\((number - 1) / 3)", to: "\(number)", range: GeneratedGraph.range))
    }
  }
  return graph
}

/// How often edges of a placed graph cross.
func crossings(_ placed: PlacedGraph) -> Int {
  var verticals: [(edge: Int, x: Int, low: Int, high: Int)] = []
  var horizontals: [(edge: Int, y: Int, low: Int, high: Int)] = []
  for edge in placed.edges {
    for (one, two) in zip(edge.points, edge.points.dropFirst()) {
      if one.x == two.x {
        verticals.append((edge.index, one.x, min(one.y, two.y), max(one.y, two.y)))
      } else {
        horizontals.append((edge.index, one.y, min(one.x, two.x), max(one.x, two.x)))
      }
    }
  }
  var sum = 0
  for line in verticals {
    for other in horizontals where other.edge != line.edge {
      if other.low < line.x, line.x < other.high, line.low < other.y, other.y < line.high {
        sum += 1
      }
    }
  }
  return sum
}
