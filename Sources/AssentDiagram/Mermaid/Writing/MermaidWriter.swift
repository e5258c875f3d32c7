/// Writes a graph in one of mermaid's languages.
protocol MermaidWriter {
  /// What is written so far.
  var lines: [String] { get set }
  mutating func write()
}

extension MermaidWriter {
  func text() -> String {
    var writer = self
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// Writes what classes of styles say, of those whose name is one.
  mutating func write(
    _ styleClasses: [FlowGraph.StyleClass], isName: (String) -> Bool = MermaidWords.isName,
    declarations: ([String]) -> String? = MermaidWords.declarations
  ) {
    for style in styleClasses where isName(style.name) {
      if let text = declarations(style.styles) { lines.append("  classDef \(style.name) \(text)") }
    }
  }

  /// Writes the classes and the styles of what goes by an id.
  mutating func write(
    classes: [String], styles: [String], of id: String,
    isName: (String) -> Bool = MermaidWords.isName
  ) {
    for name in classes where isName(name) { lines.append("  class \(id) \(name)") }
    if let text = MermaidWords.declarations(styles) { lines.append("  style \(id) \(text)") }
  }
}

/// What the ids of a graph stand for, and which group each is in.
struct MermaidParts {
  private(set) var nodes: [String: FlowGraph.Node] = [:]
  private(set) var groups: [String: FlowGraph.Group] = [:]
  private(set) var owners: [String: String] = [:]
  /// How many groups are around the innermost one; not counted on from 60.
  private(set) var depth = 0

  init(_ graph: FlowGraph) {
    for node in graph.nodes { nodes[node.id] = node }
    for group in graph.groups {
      groups[group.id] = group
      for member in group.nodes { owners[member] = group.id }
    }
    for group in graph.groups {
      var (depth, parent) = (0, group.parent)
      while let id = parent, depth < 60 { (depth, parent) = (depth + 1, groups[id]?.parent) }
      self.depth = max(self.depth, depth)
    }
  }
}
