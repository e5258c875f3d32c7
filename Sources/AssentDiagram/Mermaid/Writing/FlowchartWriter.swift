/// Writes a graph as a mermaid flowchart.
struct FlowchartWriter: MermaidWriter {
  private let graph: FlowGraph
  private let words: MermaidWords
  var lines: [String] = []
  private var groups: [String: FlowGraph.Group] = [:]

  init(_ graph: FlowGraph) {
    self.graph = graph
    let ends = graph.edges.flatMap { [$0.from, $0.to] }
    words = MermaidWords(
      ids: graph.nodes.map(\.id) + graph.groups.map(\.id) + ends, isSafe: Self.isID)
    for group in graph.groups where groups[group.id] == nil { groups[group.id] = group }
  }

  /// Whether mermaid reads `id` as one, wherever a node or a subgraph can stand.
  private static func isID(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    guard !bytes.isEmpty, bytes.count <= 200, bytes.allSatisfy(isIDByte), id != "default",
      !id.contains("%%"), !id.contains("ﬂ"), !id.hasSuffix("direction")
    else { return false }
    // What follows it must not change how it is read.
    return ["[\"", " \n", "{\"", "@{"].allSatisfy { isRead(bytes, before: Array($0.utf8)) }
  }

  private static func isRead(_ id: [UInt8], before rest: [UInt8]) -> Bool {
    var lexer = FlowchartLexer(id + rest)
    while lexer.position < id.count {
      let token = lexer.next()
      guard FlowchartParser.isIDPart(token.kind), token.end <= id.count else { return false }
    }
    return true
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte >= 0x80 || ("-.!$%'*+?/" as StaticString).holds(byte)
  }

  mutating func write() {
    lines = MermaidWords.opening(graph, "flowchart \(graph.direction?.rawValue ?? "TB")")
    for node in graph.nodes where groups[node.id] == nil { lines.append("  " + declaration(node)) }
    writeGroups()
    for edge in graph.edges { lines.append("  " + link(edge)) }
    writeStyles()
    writeRest()
  }

  // MARK: Nodes

  private func declaration(_ node: FlowGraph.Node) -> String {
    let id = words[node.id]
    let isImplied = node.shape == .box && MermaidLabel(flowchart: id).lines == node.lines
    if isImplied { return id }
    let text = node.lines.isEmpty ? " " : MermaidWords.escaped(node.lines)
    let quoted = "\"\(text)\""
    switch node.shape {
    case .box, .banner: return "\(id)[\(quoted)]"
    case .rounded: return "\(id)(\(quoted))"
    case .stadium: return "\(id)([\(quoted)])"
    case .subroutine: return "\(id)[[\(quoted)]]"
    case .cylinder: return "\(id)[(\(quoted))]"
    case .circle: return "\(id)((\(quoted)))"
    case .doubleCircle: return "\(id)(((\(quoted))))"
    case .diamond: return "\(id){\(quoted)}"
    case .hexagon: return "\(id){{\(quoted)}}"
    case .parallelogram: return "\(id)[/\(quoted)/]"
    case .parallelogramReversed: return "\(id)[\\\(quoted)\\]"
    case .trapezoid: return "\(id)[/\(quoted)\\]"
    case .trapezoidReversed: return "\(id)[\\\(quoted)/]"
    case .asymmetric: return "\(id)>\(quoted)]"
    case .text: return data(node, "text")
    case .start: return data(node, "sm-circ")
    case .end: return data(node, "fr-circ")
    case .fork: return data(node, "fork")
    case .note: return data(node, "note")
    case .other:
      if node.shapeName == "ellipse" { return "\(id)(-\(quoted)-)" }
      guard let name = node.shapeName, FlowchartShape.named(name) != nil else {
        return "\(id)[\(quoted)]"
      }
      return data(node, name)
    }
  }

  private func data(_ node: FlowGraph.Node, _ shape: String) -> String {
    let text = node.lines.isEmpty ? " " : MermaidWords.escaped(node.lines, extra: "*_")
    return "\(words[node.id])@{ shape: \(shape), label: \"\(text)\" }"
  }

  // MARK: Groups

  private mutating func writeGroups() {
    let order = graph.groups.map(\.id)
    if nestedOrder() == order {
      for group in graph.groups where group.parent == nil { write(group, indent: "  ") }
      return
    }
    // Inner subgraphs stand after outer ones, which name them as members.
    for group in graph.groups {
      lines.append("  " + opening(group))
      writeDirection(group, "    ")
      for member in group.nodes { lines.append("    \(words[member])") }
      lines.append("  end")
    }
  }

  /// The order in which nested subgraphs would end; `nil` where nesting is odd or too deep.
  private func nestedOrder() -> [String]? {
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ group: FlowGraph.Group, _ depth: Int) -> Bool {
      guard depth < 50, seen.insert(group.id).inserted else { return false }
      for member in group.nodes {
        if let inner = groups[member] {
          guard inner.parent == group.id, visit(inner, depth + 1) else { return false }
        }
      }
      order.append(group.id)
      return true
    }
    for group in graph.groups where group.parent == nil {
      guard visit(group, 0) else { return nil }
    }
    return order
  }

  private func opening(_ group: FlowGraph.Group) -> String {
    let title = group.title.isEmpty ? " " : MermaidWords.escaped(group.title)
    return "subgraph \(words[group.id])[\"\(title)\"]"
  }

  private mutating func writeDirection(_ group: FlowGraph.Group, _ indent: String) {
    if let direction = group.direction { lines.append("\(indent)direction \(direction.rawValue)") }
  }

  private mutating func write(_ group: FlowGraph.Group, indent: String) {
    lines.append(indent + opening(group))
    writeDirection(group, indent + "  ")
    for member in group.nodes {
      if let inner = groups[member] {
        write(inner, indent: indent + "  ")
      } else {
        lines.append("\(indent)  \(words[member])")
      }
    }
    lines.append(indent + "end")
  }

  // MARK: Edges

  private func link(_ edge: FlowGraph.Edge) -> String {
    var stroke: String
    let length = min(max(edge.length, 1), 10)
    let tail = sign(edge.arrowTail, point: "<")
    let head = sign(edge.arrow, point: ">")
    switch edge.style {
    case .solid:
      stroke = tail + String(repeating: "-", count: length + 1) + (head.isEmpty ? "-" : head)
    case .thick:
      stroke = tail + String(repeating: "=", count: length + 1) + (head.isEmpty ? "=" : head)
    case .dotted: stroke = tail + "-" + String(repeating: ".", count: length) + "-" + head
    case .invisible: stroke = String(repeating: "~", count: length + 2)
    }
    if let id = edge.id, MermaidWords.isName(id) { stroke = "\(id)@\(stroke)" }
    let hasWords = edge.label.contains { !$0.isEmpty }
    let label = !hasWords ? "" : "|\"\(MermaidWords.escaped(edge.label))\"|"
    return "\(words[edge.from]) \(stroke)\(label) \(words[edge.to])"
  }

  private func sign(_ head: FlowGraph.Edge.Head, point: String) -> String {
    switch head {
    case .none, .zeroOrOne, .exactlyOne, .zeroOrMore, .oneOrMore: ""
    case .point, .extension, .composition, .aggregation, .dependency, .lollipop, .parent: point
    case .circle: "o"
    case .cross: "x"
    }
  }

  // MARK: Looks

  private mutating func writeStyles() {
    write(graph.styleClasses, isName: Self.isClass)
    for node in graph.nodes where groups[node.id] == nil {
      write(classes: node.classes, styles: node.styles, of: words[node.id], isName: Self.isClass)
      if let link = node.link { lines.append("  click \(words[node.id]) href \"\(link)\"") }
    }
    for group in graph.groups {
      write(classes: group.classes, styles: group.styles, of: words[group.id], isName: Self.isClass)
    }
    let isTaken = Set((graph.nodes.map(\.id) + graph.groups.map(\.id)).map { words[$0] })
    for (index, edge) in graph.edges.enumerated() {
      if let text = MermaidWords.declarations(edge.styles) {
        lines.append("  linkStyle \(index) \(text)")
      }
      // A class that is given to an id goes to all that has it.
      if let id = edge.id, MermaidWords.isName(id), !isTaken.contains(id) {
        write(classes: edge.classes, styles: [], of: id, isName: Self.isClass)
      }
    }
  }

  private static func isClass(_ name: String) -> Bool { name == "default" || isID(name) }

  /// What mermaid has no statement for.
  private mutating func writeRest() {
    for note in graph.annotations {
      lines.append("  " + MermaidWords.comment("note", note.target, note.lines))
    }
    lines += MermaidWords.comments(graph)
  }
}
