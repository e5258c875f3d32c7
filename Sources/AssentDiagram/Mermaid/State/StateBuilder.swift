import AssentDiagnostics

/// Collects what the statements of a state diagram say and makes the graph of it.
struct StateBuilder: MermaidBuilder {
  private struct State {
    var id: String
    var texts: [String] = []
    var shape = FlowGraph.Shape.rounded
    var range: Range<Int>
    var owner: String?
    var direction: FlowGraph.Direction?
    var isComposite = false
    var classes: [String] = []
    var styles: [String] = []
    var link: String?
  }

  /// A composite state that is open, or the diagram itself.
  private struct Frame {
    var id: String
    /// Which of its parallel regions is read, from 1.
    var region = 1
  }

  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var states: [State] = []
  private var indexes: [String: Int] = [:]
  private var edges: [FlowGraph.Edge] = []
  private var notes: [FlowGraph.Annotation] = []
  private var frames = [Frame(id: "root")]
  /// Regions of composite states that have several, in order.
  private var regions: [(owner: String, count: Int)] = []
  private var regionIDs: Set<String> = []
  var properties = MermaidProperties(direction: .down)

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  var depth: Int { frames.count - 1 }

  // MARK: States

  /// Id of the region that is read; `nil` outside of composite states.
  private var owner: String? {
    let frame = frames[frames.count - 1]
    if frame.region > 1 { return Self.region(frame.id, frame.region) }
    return frames.count > 1 ? frame.id : nil
  }

  private static func region(_ id: String, _ number: Int) -> String { "\(id)_region\(number)" }

  @discardableResult
  mutating func mention(_ id: String, range: Range<Int>, classes: [String] = []) -> Int {
    let index: Int
    if let known = indexes[id] {
      index = known
    } else {
      index = states.count
      indexes[id] = index
      states.append(State(id: id, range: range))
    }
    // What is open is not in itself.
    if let owner, !frames.contains(where: { $0.id == id }) { states[index].owner = owner }
    states[index].classes += classes
    return index
  }

  /// `[*]`: where the present region starts or ends.
  mutating func terminal(isStart: Bool, range: Range<Int>, classes: [String] = []) -> String {
    let id = (owner ?? "root") + (isStart ? "_start" : "_end")
    let index = mention(id, range: range, classes: classes)
    states[index].shape = isStart ? .start : .end
    return id
  }

  mutating func describe(_ id: String, _ words: String) {
    guard let index = indexes[id], !words.isEmpty else { return }
    states[index].texts.append(words)
  }

  mutating func setShape(_ id: String, _ shape: FlowGraph.Shape) {
    if let index = indexes[id] { states[index].shape = shape }
  }

  mutating func addClass(_ name: String, to ids: String) {
    for id in ids.split(separator: ",") {
      guard limit.take(name.utf8.count) else { return }
      let id = id.withoutOuterSpace
      let index = indexes[id] ?? mention(id, range: 0..<0)
      states[index].classes.append(name)
    }
  }

  mutating func addStyles(_ styles: [String], to ids: String) {
    let size = MermaidStyle.size(styles)
    for id in ids.split(separator: ",") {
      guard limit.take(size) else { return }
      let id = id.withoutOuterSpace
      let index = indexes[id] ?? mention(id, range: 0..<0)
      states[index].styles = styles
    }
  }

  mutating func setLink(_ id: String, _ address: String) {
    if let index = indexes[id] { states[index].link = MermaidStyle.link(address) }
  }

  /// - Parameter id: of the state beside which it stands; `nil` for one that stands by itself.
  mutating func addNote(_ id: String?, _ words: String, range: Range<Int>) {
    if let id { mention(id, range: range) }
    notes.append(
      FlowGraph.Annotation(
        target: id, lines: MermaidLabel(text: words).lines, range: text.range(range)))
  }

  mutating func addEdge(from: String, to: String, label: String?, range: Range<Int>) {
    guard limit.takeEdges(1) else { return }
    var edge = FlowGraph.Edge(from: from, to: to, range: text.range(range))
    if let label { edge.label = MermaidLabel(text: label).lines }
    edges.append(edge)
  }

  mutating func setDirection(_ direction: FlowGraph.Direction) {
    if frames.count == 1 {
      properties.direction = direction
    } else if let index = indexes[frames[frames.count - 1].id] {
      states[index].direction = direction
    }
  }

  // MARK: Composite states

  mutating func open(_ id: String, range: Range<Int>) {
    let index = mention(id, range: range)
    states[index].isComposite = true
    frames.append(Frame(id: id))
  }

  /// Ends a composite state.
  mutating func close() {
    guard frames.count > 1 else { return }
    frames.removeLast()
  }

  /// `--`: what follows runs beside what was before.
  mutating func divide(range: Range<Int>) {
    frames[frames.count - 1].region += 1
    let frame = frames[frames.count - 1]
    let id = Self.region(frame.id, frame.region)
    guard indexes[id] == nil else { return }
    indexes[id] = states.count
    var state = State(id: id, range: range)
    state.owner = frames.count > 1 ? frame.id : nil
    state.isComposite = true
    states.append(state)
    regionIDs.insert(id)
    if frame.region == 2, frames.count > 1 { regions.append((frame.id, 1)) }
  }

  /// Composite states that were given several texts, of which one can be the title.
  var compositesWithSeveralTexts: [(id: String, range: Range<Int>)] {
    states.filter { $0.isComposite && $0.texts.count > 1 }.map { ($0.id, $0.range) }
  }

  // MARK: Result

  mutating func finish(into graph: inout FlowGraph) {
    separateFirstRegions()
    // No state is in itself.
    MermaidNesting.breakCycles(states.count) {
      states[$0].owner.flatMap { indexes[$0] }
    } cut: { index, _ in
      states[index].owner = nil
    }
    dropEmptyRegions()
    joinOnlyRegions()
    var members: [String: [String]] = [:]
    for state in states {
      guard let owner = state.owner else { continue }
      // The first region is known only when the second one starts.
      let isFirst = state.id == Self.region(owner, 1)
      members[owner, default: []].insert(state.id, at: isFirst ? 0 : members[owner]?.count ?? 0)
    }
    // Of frames alone there is no picture.
    let hasNodes = states.contains { !$0.isComposite }
    for state in states {
      let lines = lines(of: state)
      // A frame may be empty.
      let isFrame = members[state.id] != nil || hasNodes && !regionIDs.contains(state.id)
      if state.isComposite, isFrame {
        let inner = members[state.id] ?? []
        var group = FlowGraph.Group(
          id: state.id, title: lines, nodes: inner, range: text.range(state.range))
        group.parent = state.owner
        group.direction = state.direction
        group.classes = state.classes
        group.styles = state.styles
        graph.groups.append(group)
      } else {
        var node = FlowGraph.Node(
          id: state.id, lines: lines, shape: state.shape, range: text.range(state.range))
        node.classes = state.classes
        node.styles = state.styles
        node.link = state.link
        graph.nodes.append(node)
      }
    }
    graph.kind = .stateMachine
    graph.edges = edges
    graph.annotations = notes
    properties.finish(into: &graph)
  }

  private func lines(of state: State) -> [String] {
    switch state.shape {
    case .start, .end, .fork: return []
    case .diamond where state.texts.isEmpty: return []
    default: break
    }
    if state.texts.isEmpty, state.isComposite, state.id.contains("_region") { return [] }
    let texts = state.texts.isEmpty ? [state.id] : state.texts
    return texts.flatMap { MermaidLabel(text: $0, hasEscapedBreaks: true).lines }
  }

  /// What stands before the first divider of a composite state becomes a region of its own.
  private mutating func separateFirstRegions() {
    guard !regions.isEmpty else { return }
    var renamed: [String: String] = [:]
    var inner: [String: [Int]] = [:]
    for (index, state) in states.enumerated() {
      if let owner = state.owner { inner[owner, default: []].append(index) }
    }
    for (owner, _) in regions {
      let id = Self.region(owner, 1)
      guard indexes[id] == nil, let ownerIndex = indexes[owner] else { continue }
      var region = State(id: id, range: states[ownerIndex].range)
      region.owner = owner
      region.isComposite = true
      let others = Self.region(owner, 2).dropLast()
      for index in inner[owner] ?? [] {
        let isRegion =
          states[index].id.hasPrefix(others)
          && states[index].id.dropFirst(others.count).allSatisfy(\.isNumber)
        guard !isRegion else { continue }
        move(index, from: owner, to: id, &renamed)
      }
      indexes[id] = states.count
      states.append(region)
      regionIDs.insert(id)
    }
    renameEnds(renamed)
  }

  /// Puts a state into another region, with the id that `[*]` has there.
  private mutating func move(
    _ index: Int, from region: String, to owner: String?, _ renamed: inout [String: String]
  ) {
    states[index].owner = owner
    for suffix in ["_start", "_end"] where states[index].id == region + suffix {
      states[index].id = (owner ?? "root") + suffix
      renamed[region + suffix] = states[index].id
    }
  }

  private mutating func renameEnds(_ renamed: [String: String]) {
    for index in edges.indices {
      edges[index].from = renamed[edges[index].from] ?? edges[index].from
      edges[index].to = renamed[edges[index].to] ?? edges[index].to
    }
  }

  /// A divider with nothing after it, or before it, parts nothing.
  private mutating func dropEmptyRegions() {
    if regionIDs.isEmpty { return }
    var used = Set(states.compactMap(\.owner))
    for edge in edges { used.formUnion([edge.from, edge.to]) }
    used.formUnion(notes.compactMap(\.target))
    states.removeAll { regionIDs.contains($0.id) && !used.contains($0.id) && $0.texts.isEmpty }
  }

  /// A composite state of which one region is left has none: that is what it holds.
  private mutating func joinOnlyRegions() {
    if regionIDs.isEmpty { return }
    let left = states.filter { regionIDs.contains($0.id) }
    let counts = Dictionary(grouping: left, by: \.owner).mapValues(\.count)
    let only = left.filter { $0.owner != nil && $0.texts.isEmpty && counts[$0.owner] == 1 }
    let owners = Dictionary(only.map { ($0.id, $0.owner) }, uniquingKeysWith: { one, _ in one })
    if owners.isEmpty { return }
    var renamed: [String: String] = [:]
    for index in states.indices {
      guard let region = states[index].owner, let owner = owners[region] else { continue }
      move(index, from: region, to: owner, &renamed)
    }
    let ends = Set(edges.flatMap { [$0.from, $0.to] }).union(notes.compactMap(\.target))
    states.removeAll { owners[$0.id] != nil && !ends.contains($0.id) }
    renameEnds(renamed)
  }
}
