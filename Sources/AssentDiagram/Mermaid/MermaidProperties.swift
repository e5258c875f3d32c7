/// What statements of any of mermaid's languages say of a diagram as a whole.
struct MermaidProperties {
  var direction: FlowGraph.Direction?
  /// `nil` leaves the title of the front matter.
  var title: String?
  var accessibleDescription: String?
  private var styleClasses: [FlowGraph.StyleClass] = []
  private var indexes: [String: Int] = [:]

  init(direction: FlowGraph.Direction? = nil) { self.direction = direction }

  mutating func describe(_ said: (words: String, isTitle: Bool)) {
    if said.isTitle { title = said.words } else { accessibleDescription = said.words }
  }

  func hasStyleClass(_ name: String) -> Bool { indexes[name] != nil }

  /// `classDef name styles`; what is said again is added.
  mutating func defineStyleClass(_ name: String, _ styles: [String]) {
    if let index = indexes[name] {
      MermaidStyle.add(styles, to: &styleClasses[index].styles)
    } else {
      indexes[name] = styleClasses.count
      styleClasses.append(FlowGraph.StyleClass(name: name, styles: styles))
    }
  }

  func finish(into graph: inout FlowGraph) {
    graph.styleClasses = styleClasses
    graph.direction = direction
    if let title { graph.title = title }
    graph.accessibleDescription = accessibleDescription
  }
}
