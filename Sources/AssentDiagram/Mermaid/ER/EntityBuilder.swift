import AssentDiagnostics

/// Collects what the statements of an entity relationship diagram say and makes the graph of it.
struct EntityBuilder {
  struct Attribute {
    var type: String
    var name = ""
    var keys: [String] = []
    var comment = ""
  }

  private struct Entity {
    var id: String
    var alias: String?
    var attributes: [FlowGraph.Row] = []
    var classes: [String] = []
    var styles: [String] = []
    var range: Range<Int>
  }

  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var entities: [Entity] = []
  private var indexes: [String: Int] = [:]
  private var edges: [FlowGraph.Edge] = []
  var properties = MermaidProperties(direction: .down)

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  mutating func mention(_ id: String, alias: String? = nil, range: Range<Int>) {
    if let index = indexes[id] {
      // The first alias counts.
      if entities[index].alias == nil { entities[index].alias = alias }
      return
    }
    indexes[id] = entities.count
    entities.append(Entity(id: id, alias: alias, range: range))
  }

  mutating func addAttribute(_ attribute: Attribute, to id: String) {
    guard let index = indexes[id] else { return }
    func words(_ text: String) -> String {
      MermaidLabel(text: text).lines.joined(separator: " ")
    }
    entities[index].attributes.append(
      FlowGraph.Row(cells: [
        MermaidGenerics.text(words(attribute.type)), MermaidGenerics.text(words(attribute.name)),
        attribute.keys.joined(separator: ", "), words(attribute.comment),
      ]))
  }

  mutating func addRelationship(
    from: String, to: String, role: String, tail: FlowGraph.Edge.Head, head: FlowGraph.Edge.Head,
    isIdentifying: Bool, range: Range<Int>
  ) {
    guard limit.takeEdges(1) else { return }
    var edge = FlowGraph.Edge(from: from, to: to, range: text.range(range))
    edge.label = MermaidLabel(text: role).lines
    edge.style = isIdentifying ? .solid : .dotted
    edge.arrow = head
    edge.arrowTail = tail
    edges.append(edge)
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
    graph.nodes = entities.map { entity in
      var node = FlowGraph.Node(
        id: entity.id, lines: MermaidLabel(text: entity.alias ?? entity.id).lines, shape: .box,
        range: text.range(entity.range))
      if !entity.attributes.isEmpty { node.sections = [entity.attributes] }
      node.classes = entity.classes
      node.styles = entity.styles
      return node
    }
    graph.edges = edges
    properties.finish(into: &graph)
  }
}
