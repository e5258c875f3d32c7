import AssentDiagnostics

/// Collects what the statements of an entity relationship diagram say and makes the graph of it.
struct EntityBuilder: MermaidBuilder {
  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var entities: [FlowGraph.Node] = []
  /// Entities whose alias is known.
  private var aliased: Set<String> = []
  private var indexes: [String: Int] = [:]
  private var edges: [FlowGraph.Edge] = []
  var properties = MermaidProperties(direction: .down)

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  mutating func mention(_ id: String, alias: String? = nil, range: Range<Int>) {
    let index = indexes[id] ?? entities.count
    if index == entities.count {
      indexes[id] = index
      let lines = MermaidLabel(text: id).lines
      entities.append(
        FlowGraph.Node(id: id, lines: lines, shape: .box, range: text.range(range)))
    }
    // The first alias counts.
    if let alias, aliased.insert(id).inserted {
      entities[index].lines = MermaidLabel(text: alias).lines
    }
  }

  mutating func addAttribute(_ row: FlowGraph.Row, to id: String) {
    guard let index = indexes[id] else { return }
    if entities[index].sections.isEmpty { entities[index].sections = [[]] }
    entities[index].sections[0].append(row)
  }

  mutating func addRelationship(_ edge: FlowGraph.Edge) {
    if limit.takeEdges(1) { edges.append(edge) }
  }

  /// Takes a title or a description over, of which mermaid shows none without words.
  mutating func describe(_ said: (words: String, isTitle: Bool)) {
    let words = said.words.isEmpty ? nil : said.words
    if said.isTitle { properties.title = words } else { properties.accessibleDescription = words }
  }

  // MARK: Looks

  mutating func addClasses(_ names: [String], to ids: [String]) {
    for id in ids {
      guard let index = indexes[id] else { continue }
      for name in names {
        guard limit.take(name.utf8.count) else { return }
        entities[index].classes.append(name)
      }
    }
  }

  mutating func addStyles(_ styles: [String], to ids: [String]) {
    let size = MermaidStyle.size(styles)
    for id in ids {
      // As in mermaid, nothing after a name that is not known.
      guard let index = indexes[id], limit.take(size) else { return }
      MermaidStyle.add(styles, to: &entities[index].styles)
    }
  }

  mutating func defineClasses(_ names: [String], _ styles: [String]) {
    let size = MermaidStyle.size(styles)
    for name in names {
      guard limit.take(size) else { return }
      properties.defineStyleClass(name, styles)
    }
  }

  // MARK: Result

  func finish(into graph: inout FlowGraph) {
    graph.kind = .entityRelationship
    graph.nodes = entities
    graph.edges = edges
    properties.finish(into: &graph)
  }
}
