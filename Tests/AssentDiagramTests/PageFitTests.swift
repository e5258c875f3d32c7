import AssentDiagnostics
import Testing

@testable import AssentDiagram

@Suite struct PageFitTests {
  private static let width = PageWidth.page.room - 2 * SVGDocument.margin
  /// What keeps labels of eleven pixels when it is shrunk to the page.
  private static let most =
    PageWidth.page.readable(text: PictureScale.labelSize) - 2 * SVGDocument.margin

  private func fit(_ text: String) throws -> (graph: FlowGraph, placed: PlacedGraph) {
    try PageFit(graph: Mermaid.graph(text), page: .page).placed()
  }

  private func frame(_ id: String, _ it: (graph: FlowGraph, placed: PlacedGraph))
    -> PlacedGraph.Rect?
  {
    it.placed.nodes.first { it.graph.nodes[$0.index].id == id }?.frame
  }

  private func line(_ from: String, _ to: String, _ it: (graph: FlowGraph, placed: PlacedGraph))
    -> [PlacedGraph.Point]
  {
    it.placed.edges.first {
      it.graph.edges[$0.index].from == from && it.graph.edges[$0.index].to == to
    }?.points ?? []
  }

  @Test(arguments: 0..<30)
  func `a generated graph fits the page without a fault, with all that is in it`(_ seed: Int)
    throws
  {
    var generator = GeneratedGraph(seed: seed)
    let graph = generator.graph(
      nodes: 4 + seed % 19, edges: seed * 7 % 29, groups: seed % 3 == 0 ? seed % 4 : 0)
    let it = try PageFit(graph: graph, page: .page).placed()
    // The frame of a group stands in each part that holds some of its members.
    let faults = LayoutFaults(it.placed, of: it.graph, cell: 0).all.filter {
      it.placed.breaks.isEmpty || !$0.contains(" is outside of g")
    }
    #expect(faults == [])
    #expect(it.graph.nodes.prefix(graph.nodes.count) == graph.nodes[...])
    #expect(it.graph.edges.prefix(graph.edges.count) == graph.edges[...])
    #expect(Set(it.placed.nodes.map(\.index)).isSuperset(of: graph.nodes.indices))
    if it.placed.breaks.isEmpty {
      #expect(it.placed.edges.count == graph.edges.count)
    }
  }

  @Test func `a flow across the page runs down it where it is too wide`() throws {
    let names = (1...9).map { "n\($0)[Step number \($0)]" }
    let it = try fit("flowchart LR\n" + names.joined(separator: " --> "))
    #expect(it.placed.width <= Self.width)
    let first = try #require(frame("n1", it))
    let last = try #require(frame("n9", it))
    #expect(first.midX == last.midX && first.maxY < last.y)
  }

  @Test func `a flow across the page that fits stays as it is`() throws {
    let it = try fit("flowchart LR\n a --> b --> c")
    let first = try #require(frame("a", it))
    let last = try #require(frame("c", it))
    #expect(first.midY == last.midY)
  }

  @Test func `many leaves stand in a stack on one trunk`() throws {
    let names = (1...12).map { "Count of things \($0)" }
    let it = try fit(
      "flowchart TD\n a[Cards]\n"
        + names.enumerated().map { " a --> n\($0)[\($1)]" }.joined(separator: "\n"))
    #expect(it.placed.width <= Self.width)
    #expect(LayoutFaults(it.placed, of: it.graph, cell: 0).all == [])
    let lines = (0..<12).map { line("a", "n\($0)", it) }
    #expect(Set(lines.map(\.first)).count == 1)
    #expect(Set((0..<12).map { frame("n\($0)", it)?.x }).count == 1)
  }

  @Test func `what fits in no layout is drawn in parts, with links to what they lead to`() throws {
    // Groups with many members in a row, each met by lines from outside.
    var text = "flowchart TB\n"
    for group in 1...3 {
      let members = (1...9).map { "m\(group)\($0)[Member number \($0)]" }
      text += " subgraph Group \(group)\n  \(members.joined(separator: "\n  "))\n end\n"
    }
    for number in 1...9 { text += " m1\(number) --> m2\(number) --> m3\(number)\n" }
    text += " m11 --> m39\n"
    let it = try fit(text)
    #expect(it.placed.width <= Self.most)
    #expect(!it.placed.breaks.isEmpty)
    #expect(Set(it.placed.nodes.map(\.index)).count == it.graph.nodes.count)
    let document = SVGDocument(prefix: "d", title: "t", description: "d", isStandalone: false)
    let svg = document.svg(FlowScene(it.graph, it.placed, prefix: "d").scene())
    #expect(XMLFaults(svg).first == nil)
    #expect(svg.contains("role=\"document\""))
    let links = svg.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!links.isEmpty)
    for link in links { #expect(svg.contains(" id=\"\(link)\"")) }
  }

  @Test(arguments: [30, 50])
  func `lines that would cross more than once each are drawn in parts`(_ count: Int) throws {
    let graph = GeneratedGraph.dense(count)
    let it = try PageFit(graph: graph, page: .page).placed()
    #expect(it.placed.crossings() <= graph.edges.count)
    #expect(it.placed.width <= Self.most)
    #expect(it.placed.breaks.isEmpty == (count == 30))
  }

  @Test func `in ranks that are narrow, what ends a line stands above what begins others`() throws {
    let graph = flow("s a", "s b", "a x", "a y", "b y")
    let placed = try FlowDrafts(graph).place(PictureScale(within: 598, widestRank: 60))
    func y(_ id: String) -> Int? {
      placed.nodes.first { graph.nodes[$0.index].id == id }?.frame.y
    }
    let (a, b) = (try #require(y("a")), try #require(y("b")))
    #expect(b < a)
  }

  @Test func `a crossing is counted once, and lines that share a part or meet do not cross`() {
    func edge(_ points: (Int, Int)...) -> PlacedGraph.Edge {
      .init(index: points[0].0 + 100 * points[0].1, points: points.map { .init(x: $0.0, y: $0.1) })
    }
    var placed = PlacedGraph()
    placed.edges = [edge((0, 5), (9, 5)), edge((4, 0), (4, 5)), edge((6, 0), (6, 8), (8, 8))]
    #expect(placed.crossings() == 1)
    placed.edges.append(edge((7, 0), (7, 9)))
    #expect(placed.crossings() == 3)
  }

  @Test func `a chain beside taller nodes keeps even gaps`() throws {
    let tall = "[One<br>two<br>three<br>four]"
    let it = try fit(
      "flowchart TD\n a --> b1[b] --> b2[b] --> b3[b] --> b4[b] --> z\n"
        + " a --> c1[c] --> c2\(tall) --> c3[c] --> c4\(tall) --> z")
    for name in ["b", "c"] {
      let frames = (1...4).compactMap { frame("\(name)\($0)", it) }
      let gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.maxY }
      #expect(gaps.count == 3 && (gaps.max() ?? 9) - (gaps.min() ?? 0) <= 1)
    }
    #expect(LayoutFaults(it.placed, of: it.graph, cell: 0).all == [])
  }

  @Test func `the branches of a decision leave its side corners`() throws {
    let it = try fit(
      "flowchart TD\n a{Ask?} -->|yes| b[A long name of one]\n a -->|no| c[A long name of two]")
    let decision = try #require(frame("a", it))
    let starts = [line("a", "b", it), line("a", "c", it)].compactMap(\.first)
    #expect(starts.allSatisfy { $0.y == decision.midY })
    #expect(Set(starts.map(\.x)) == [decision.x, decision.maxX])
  }

  @Test func `what leads back enters at the side`() throws {
    let it = try fit(
      "flowchart TD\n a[In] --> b{Is it valid at all?}\n b --> c\n b --> d\n d --> a")
    let target = try #require(frame("a", it))
    let end = try #require(line("d", "a", it).last)
    #expect(end.y == target.midY)
    #expect(end.x == target.x || end.x == target.maxX)
  }

  @Test func `lines to several nodes share a trunk, and so do lines from several`() throws {
    let it = try fit("flowchart TD\n a --> b & c & d\n b & c & d --> e")
    #expect(Set(["b", "c", "d"].map { line("a", $0, it).first }).count == 1)
    #expect(Set(["b", "c", "d"].map { line($0, "e", it).last }).count == 1)
    #expect(LayoutFaults(it.placed, of: it.graph, cell: 0).all == [])
  }

  @Test func `lines that could be taken for others share nothing`() throws {
    let it = try fit("flowchart TD\n a --> x & y\n b --> x & y")
    #expect(line("a", "x", it).last != line("b", "x", it).last)
  }

  @Test func `states in a composite run down, whatever the direction around it`() throws {
    let it = try fit(
      "stateDiagram-v2\n direction LR\n state C {\n  a --> b\n }\n [*] --> C\n C --> d")
    let first = try #require(frame("a", it))
    let second = try #require(frame("b", it))
    #expect(first.midX == second.midX && first.y < second.y)
  }

  @Test func `words of labels stay whole on a page, and are broken where a telephone has no room`()
  {
    let label = ["if the name begins with organization:department:"]
    let page = PictureScale(within: 600, wrap: 80).measure(label: label)
    #expect(page.lines.contains("organization:department:"))
    let telephone = PictureScale(within: 340, wrap: 80).measure(label: label)
    #expect(!telephone.lines.contains("organization:department:"))
    #expect(telephone.width <= 96)
    #expect(telephone.lines.joined(separator: " ").contains("if the"))
  }
}
