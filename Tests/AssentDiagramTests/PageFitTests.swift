import AssentDiagnostics
import Testing

@testable import AssentDiagram

@Suite struct PageFitTests {
  private static let width = PageWidth.page.room - 2 * SVGDocument.margin
  /// What keeps labels of eleven pixels when it is shrunk to the page.
  private static let most =
    PageWidth.page.readable(text: PictureScale.labelSize) - 2 * SVGDocument.margin

  private func fit(
    _ text: String, page: PageWidth = .page
  ) throws -> (graph: FlowGraph, placed: PlacedGraph) {
    try FlowPictures(Mermaid.graph(text)).placed(for: page)
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
    let it = try FlowPictures(graph).placed(for: .page)
    // The frame of a group stands in each part that holds some of its members.
    let faults = LayoutFaults(it.placed, of: it.graph, cell: 0).all.filter {
      it.placed.parts.isEmpty || !$0.contains(" is outside of g")
    }
    #expect(faults == [])
    #expect(it.graph.nodes.prefix(graph.nodes.count) == graph.nodes[...])
    #expect(it.graph.edges.prefix(graph.edges.count) == graph.edges[...])
    #expect(Set(it.placed.nodes.map(\.index)).isSuperset(of: graph.nodes.indices))
    if it.placed.parts.isEmpty {
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

  private static let spokes =
    "flowchart TB\n"
    + (1...9).map {
      " a\($0)[Source of records \($0)] --> hub[Registry]\n hub --> b\($0)[Reader of records \($0)]\n"
    }.joined()

  @Test func `a flow down the page runs across it where a rank is too wide and a column is not`()
    throws
  {
    let it = try fit(Self.spokes)
    #expect(it.placed.width <= Self.width && it.placed.parts.isEmpty)
    #expect(it.placed.crossings() == 0)
    let hub = try #require(frame("hub", it))
    for number in 1...9 {
      #expect(try #require(frame("a\(number)", it)).maxX < hub.x)
      #expect(hub.maxX < (try #require(frame("b\(number)", it))).x)
    }
  }

  @Test func `members of a frame that lines enter stand in rows where a telephone has no room`()
    throws
  {
    let tiers = [["Lead"], ["Architect", "Manager"], ["Senior", "Quality", "Writer"]]
    var text = "flowchart TB\n"
    for (number, tier) in tiers.enumerated() {
      text += " subgraph Tier \(number)\n"
      text += tier.map { "  \($0)[\($0) of records]\n" }.joined() + " end\n"
    }
    text += " subgraph Tier 3\n" + (1...5).map { "  w\($0)[Worker \($0) of records]\n" }.joined()
    text += " end\n Lead --> Architect & Manager\n Architect --> Senior\n"
    text +=
      " Manager --> Quality & Writer\n Senior --> w1 & w2\n Quality --> w3 & w4\n Writer --> w5\n"
    let graph = Mermaid.graph(text)
    let it = try FlowPictures(graph).placed(for: .telephone)
    #expect(it.placed.parts.isEmpty)
    #expect(it.placed.width <= PageWidth.telephone.readable(text: PictureScale.labelSize))
    #expect(LayoutFaults(it.placed, of: it.graph, cell: 0).all == [])
    #expect(Set((1...5).map { frame("w\($0)", it)?.y }).count > 1)
  }

  @Test func `ranks are broken where columns would cross, and up stays up where it fits`() throws {
    // Each of seven to each of two.
    let pairs = (1...7).flatMap { a in (1...2).map { " a\(a)[Source of records \(a)] --> b\($0)\n" }
    }
    let it = try fit("flowchart TB\n" + pairs.joined())
    #expect(it.placed.parts.isEmpty && it.placed.width <= Self.width)
    let target = try #require(frame("b1", it))
    for number in 1...7 { #expect(try #require(frame("a\(number)", it)).maxY < target.y) }
  }

  @Test func `a title of a frame has room for bold letters of fonts that stand in`() throws {
    let title = "Queen Layer of Command"
    let it = try fit("flowchart TB\n subgraph g [\(title)]\n a\n end")
    let group = try #require(it.placed.groups.first)
    let label = try #require(group.title?.frame)
    // Bold letters of the widest of common fonts are a fifth wider than the table's.
    #expect(label.width >= TextMetrics.width(of: title) * PictureScale.labelSize * 120 / 100_000)
    #expect(label.x + label.width < group.frame.x + group.frame.width)
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
    let text = Self.wide("")
    let it = try fit(text)
    #expect(it.placed.width <= Self.most)
    #expect(!it.placed.parts.isEmpty)
    #expect(Set(it.placed.nodes.map(\.index)).count == it.graph.nodes.count)
    let document = SVGDocument(prefix: "d", title: "t", description: "d", isStandalone: false)
    let svg = document.svg(FlowScene(it.graph, it.placed, prefix: "d").scene())
    #expect(XMLFaults(svg).first == nil)
    #expect(svg.contains("role=\"document\""))
    let links = svg.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(!links.isEmpty)
    for link in links { #expect(svg.split(separator: " id=\"\(link)\"").count == 2) }
  }

  /// A flow of three groups whose lines would cross far more than once each, and what joins them.
  private static func wide(_ joined: String) -> String {
    var text = "flowchart TB\n"
    for group in ["Before", "Between", "After"] {
      let members = (1...9).map { "\(group)\($0)[\(group) number \($0)]" }
      text += " subgraph \(group)\n  \(members.joined(separator: "\n  "))\n end\n"
    }
    for number in 1...9 {
      for other in 1...9 { text += " Before\(number) --> Between\(other)\n" }
      text += " Between\(number) --> After\(number)\n"
    }
    return text + joined
  }

  /// The words that stand in for others, by the number of the part that they are in.
  private func signs(_ it: (graph: FlowGraph, placed: PlacedGraph)) -> [(part: Int, words: String)]
  {
    it.placed.nodes.filter { !$0.leads.isEmpty }.flatMap { node in
      let ends = node.leads.dropFirst().map(\.line) + [node.lines.count]
      let part = it.placed.parts.count { $0 < node.frame.y }
      return zip(node.leads, ends).map { lead, end in
        (part, node.lines[lead.line..<end].joined(separator: " ").replacing("\u{A0}", with: " "))
      }
    }
  }

  @Test func `both ends of a line that is cut say in which part it goes on, and with what`() throws
  {
    let it = try fit(Self.wide(""))
    let signs = signs(it)
    try #require(it.placed.parts.count > 1 && !signs.isEmpty)
    func part(of id: String) -> Int {
      it.placed.parts.count { $0 < (frame(id, it)?.y ?? 0) }
    }
    for edge in it.graph.edges where !edge.from.hasPrefix("\n") && !edge.to.hasPrefix("\n") {
      let (from, to) = (part(of: edge.from), part(of: edge.to))
      if from == to { continue }
      let names = [edge.from, edge.to].map { $0.dropLast() + " number " + $0.suffix(1) }
      #expect(signs.contains { $0 == (from, "→ \(to): \(names[1])") })
      #expect(signs.contains { $0 == (to, "← \(from): \(names[0])") })
    }
  }

  @Test(arguments: [("---", "— "), ("<-->", "↔ "), ("-.->", "→ "), ("--o", "→ ")])
  func `the sign of a line says which way it leads, and its stub looks as it does`(
    _ arrow: String, _ way: String
  ) throws {
    let it = try fit(Self.wide("Before1 \(arrow)|it is| After9\n"))
    let cut = try #require(
      it.graph.edges.first {
        $0.from == "Before1" && $0.label == ["it is"] && $0.to.hasPrefix("\n")
      })
    let whole = try #require(it.graph.edges.first { $0.label == ["it is"] })
    #expect(cut.style == whole.style && cut.arrow == whole.arrow)
    #expect(cut.arrowTail == whole.arrowTail)
    #expect(
      signs(it).contains {
        $0.words.hasPrefix(way) && $0.words.hasSuffix("After number 9")
      })
    let other = it.graph.edges.filter { $0.to == "After9" && $0.from.hasPrefix("\n") }
    #expect(other.contains { $0.style == whole.style && $0.arrow == whole.arrow })
    #expect(other.allSatisfy { $0.label.isEmpty })
  }

  @Test func `a frame in several parts says where it is continued, and parts are numbered`() throws
  {
    let it = try fit(Self.wide(""))
    var titles: [Int: [String]] = [:]
    for group in it.placed.groups.sorted(by: { $0.frame.y < $1.frame.y }) {
      titles[group.index, default: []].append((group.title?.lines ?? []).joined(separator: " "))
    }
    #expect(titles.values.contains { $0.count > 1 })
    for (index, titles) in titles {
      let name = it.graph.groups[index].title.joined(separator: " ")
      #expect(titles.first == name)
      #expect(titles.dropFirst().allSatisfy { $0 == name + " …" })
    }
    let document = SVGDocument(prefix: "d", title: "t", description: "d", isStandalone: false)
    let svg = document.svg(FlowScene(it.graph, it.placed, prefix: "d").scene())
    try #require(!it.placed.parts.isEmpty)
    for number in 1...it.placed.parts.count {
      #expect(svg.contains(">\(number)/\(it.placed.parts.count)<"))
    }
  }

  @Test func `a node is no part by itself where it has room in that before or after it`() throws {
    // On a telephone, each state with its lines to others takes the whole width.
    let colors = ["Green", "Yellow", "Orange", "Red"]
    var text = "stateDiagram-v2\n [*] --> Gray: Loading\n"
    for color in colors {
      text += " Gray --> \(color): \(color) is used\n \(color) --> Blue: Auth error\n"
      text += " \(color) --> Gray: Network error\n"
    }
    for (one, two) in zip(colors, colors.dropFirst()) {
      text += " \(one) --> \(two): Usage increased\n \(two) --> \(one): Usage decreased\n"
    }
    let it = try fit(text, page: .telephone)
    try #require(it.placed.parts.count > 1)
    for (number, top) in it.placed.parts.enumerated() {
      let next = number + 1 < it.placed.parts.count ? it.placed.parts[number + 1] : Int.max
      let nodes = it.placed.nodes.filter { (top..<next).contains($0.frame.y) && $0.leads.isEmpty }
      #expect(nodes.count > 1)
    }
  }

  @Test func `a long name is shortened where it stands in, and whole where it is`() throws {
    let name = Array(repeating: "so many words", count: 8).joined(separator: " ")
    let it = try fit(Self.wide("Before1 --> After9\n After9[\(name)]\n"))
    let sign = try #require(signs(it).first { $0.words.contains(": so many") })
    #expect(sign.words.hasSuffix("so…") && textColumns(sign.words) < 70)
    let node = try #require(it.placed.nodes.first { it.graph.nodes[$0.index].id == "After9" })
    #expect(node.lines.joined(separator: " ") == name)
  }

  @Test(arguments: [30, 50])
  func `lines that would cross more than once each are drawn in parts`(_ count: Int) throws {
    let graph = GeneratedGraph.dense(count)
    let it = try FlowPictures(graph).placed(for: .page)
    #expect(it.placed.crossings() <= graph.edges.count)
    #expect(it.placed.width <= Self.most)
    #expect(it.placed.parts.isEmpty == (count == 30))
  }

  @Test func `what has room is in parts, too, where its lines would cross more than once each`()
    throws
  {
    let names = ["a", "b", "c", "d"]
    let edges = names.flatMap { from in names.map { "\(from) \($0)\($0)" } }
    var graph = flow()
    for name in names + names.map({ $0 + $0 }) {
      graph.nodes.append(.init(id: name, lines: [name], shape: .box, range: GeneratedGraph.range))
    }
    for edge in edges {
      let ends = edge.split(separator: " ").map(String.init)
      graph.edges.append(.init(from: ends[0], to: ends[1], range: GeneratedGraph.range))
    }
    let whole = try FlowDrafts(graph).place(PictureScale())
    #expect(whole.width <= Self.width && whole.crossings() > graph.edges.count)
    let it = try FlowPictures(graph).placed(for: .page)
    #expect(it.placed.parts.count > 1)
    #expect(it.placed.crossings() <= graph.edges.count)
    #expect(LayoutFaults(it.placed, of: it.graph, cell: 0).all == [])
  }

  @Test(arguments: [(4, false), (12, true)])
  func `a small step in a line is taken out, one that is meant stays`(_ step: Int, _ isMeant: Bool)
  {
    let graph = flow("a b")
    var placed = PlacedGraph()
    (placed.width, placed.height) = (120, 140)
    placed.nodes = [
      .init(index: 0, frame: .init(x: 0, y: 0, width: 100, height: 36), lines: ["a"]),
      .init(index: 1, frame: .init(x: step, y: 100, width: 100, height: 36), lines: ["b"]),
    ]
    let (one, two) = (50, 50 + step)
    placed.edges = [
      .init(
        index: 0,
        points: [
          .init(x: one, y: 36), .init(x: one, y: 60), .init(x: two, y: 60), .init(x: two, y: 100),
        ])
    ]
    let points = placed.tidied(graph, scale: PictureScale()).edges[0].points
    #expect(isMeant ? points.count == 4 : points == [.init(x: two, y: 36), .init(x: two, y: 100)])
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
