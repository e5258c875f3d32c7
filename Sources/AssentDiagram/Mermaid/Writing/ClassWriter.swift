import AssentDiagnostics

/// Writes a class diagram as mermaid text.
struct ClassWriter: MermaidWriter {
  private let graph: FlowGraph
  private let words: MermaidWords
  private let parts: MermaidParts
  var lines: [String] = []
  private var groups: [String: FlowGraph.Group] { parts.groups }

  /// `nil` where the graph has what class diagrams have not.
  init?(_ graph: FlowGraph) {
    self.graph = graph
    let classes = graph.nodes.filter { $0.classifier != nil }.map(\.id)
    words = MermaidWords(ids: classes) { ClassName.written($0) != nil }
    parts = MermaidParts(graph)
    guard parts.depth < 50, graph.groups.allSatisfy({ Self.written($0) != nil }) else { return nil }
  }

  /// The last part of the id of a namespace.
  private static func name(_ group: FlowGraph.Group) -> String {
    guard let parent = group.parent, group.id.hasPrefix(parent + ".") else {
      // A class has the same id.
      return group.id.hasSuffix(" (2)") ? String(group.id.dropLast(4)) : group.id
    }
    return String(group.id.dropFirst(parent.count + 1))
  }

  /// The same as it is written; a dot would part it.
  private static func written(_ group: FlowGraph.Group) -> String? {
    let name = name(group)
    return name.contains(".") ? nil : ClassName.written(name)
  }

  // MARK: Text

  mutating func write() {
    lines = MermaidWords.opening(
      graph, "classDiagram", direction: graph.direction == .down ? nil : graph.direction,
      escapes: "")
    var isWritten: Set<String> = []
    for node in graph.nodes where node.classifier != nil {
      guard let outermost = outermost(node.id) else {
        writeClass(node, "  ")
        continue
      }
      if isWritten.insert(outermost).inserted { writeNamespace(outermost, "  ") }
    }
    for group in graph.groups where group.parent == nil && !isWritten.contains(group.id) {
      writeNamespace(group.id, "  ")
    }
    for edge in graph.edges { lines.append("  " + relation(edge)) }
    for note in graph.annotations where !isInNamespace(note) {
      lines.append("  " + self.note(note))
    }
    writeStyles()
    if lines.last == "classDiagram" { lines.append("  direction TB") }
  }

  // MARK: Namespaces

  private func outermost(_ id: String) -> String? {
    var found = parts.owners[id]
    while let id = found, let parent = groups[id]?.parent, groups[parent] != nil { found = parent }
    return found
  }

  private func isInNamespace(_ note: FlowGraph.Annotation) -> Bool {
    note.group.map { groups[$0] != nil } ?? false
  }

  private mutating func writeNamespace(_ id: String, _ indent: String) {
    guard let group = groups[id] else { return }
    let name = Self.name(group)
    let label = group.title == [name] ? "" : "[\"\(Self.quoted(group.title))\"]"
    lines.append("\(indent)namespace \(Self.written(group) ?? name)\(label) {")
    for member in group.nodes {
      if let node = parts.nodes[member], groups[member] == nil {
        writeClass(node, indent + "  ")
      } else {
        writeNamespace(member, indent + "  ")
      }
    }
    for note in graph.annotations where note.group == id {
      lines.append("\(indent)  \(self.note(note))")
    }
    lines.append("\(indent)}")
  }

  /// A text in quotation marks, which may not be empty.
  private static func quoted(_ lines: [String]) -> String {
    lines.allSatisfy(\.isEmpty) ? "#32;" : MermaidWords.escaped(lines)
  }

  // MARK: Classes

  /// The name of a class, as it is written.
  private func name(_ id: String) -> String { ClassName.written(words[id]) ?? words[id] }

  private mutating func writeClass(_ node: FlowGraph.Node, _ indent: String) {
    let classifier = node.classifier ?? FlowGraph.Classifier()
    let hasGeneric = ClassName.isGeneric(classifier.generic)
    let generic = hasGeneric ? "~\(classifier.generic)~" : ""
    let shown = hasGeneric ? "<\(ClassMember.withBrackets(classifier.generic))>" : ""
    var title = node.lines
    if let last = title.last, last.hasSuffix(shown) {
      title[title.count - 1] = String(last.dropLast(shown.count))
    }
    let id = words[node.id]
    let label =
      title == MermaidLabel(text: id).lines ? "" : "[\"\(Self.quoted(title))\"]"
    let names = node.classes.filter(MermaidWords.isName)
    let style = names.first.map { ":::\($0)" } ?? ""
    let members =
      node.stereotypes.map { "<<\(MermaidWords.escaped([$0], extra: "{}"))>>" }
      + classifier.attributes.map(ClassMemberText.attribute)
      + classifier.methods.map(ClassMemberText.method)
    lines.append(
      "\(indent)class \(name(node.id))\(generic)\(label)\(style)\(members.isEmpty ? "" : " {")")
    guard !members.isEmpty else { return }
    for member in members { lines.append("\(indent)  \(member)") }
    lines.append("\(indent)}")
  }

  // MARK: Relations

  private func relation(_ edge: FlowGraph.Edge) -> String {
    let line = edge.style == .dotted ? ".." : "--"
    let tail = edge.labelTail.isEmpty ? "" : " \"\(MermaidWords.escaped([edge.labelTail]))\""
    let head = edge.labelHead.isEmpty ? "" : " \"\(MermaidWords.escaped([edge.labelHead]))\""
    let label = edge.label.isEmpty ? "" : " : \(MermaidWords.escaped(edge.label, extra: ":;"))"
    let sign = "\(Self.tail(edge.arrowTail))\(line)\(Self.head(edge.arrow))"
    return "\(end(edge.from))\(tail) \(sign)\(head) \(end(edge.to))\(label)"
  }

  private func end(_ id: String) -> String {
    guard let node = parts.nodes[id], node.classifier == nil else { return name(id) }
    // An interface has a name alone.
    let words = node.lines.joined(separator: "<br/>")
    return ClassName.written(words) ?? ClassName.written(node.id) ?? "interface"
  }

  private static func tail(_ head: FlowGraph.Edge.Head) -> String {
    head == .extension ? "<|" : head == .dependency ? "<" : sign(head)
  }

  private static func head(_ head: FlowGraph.Edge.Head) -> String {
    head == .extension ? "|>" : head == .dependency ? ">" : sign(head)
  }

  private static func sign(_ head: FlowGraph.Edge.Head) -> String {
    switch head {
    case .composition: "*"
    case .aggregation: "o"
    case .lollipop: "()"
    default: ""
    }
  }

  // MARK: Notes and looks

  private func note(_ note: FlowGraph.Annotation) -> String {
    let text = "\"\(Self.quoted(note.lines))\""
    guard let target = note.target, let name = ClassName.written(words[target]) else {
      return "note \(text)"
    }
    return "note for \(name) \(text)"
  }

  private mutating func writeStyles() {
    for node in graph.nodes {
      for name in node.classes.filter(MermaidWords.isName).dropFirst() {
        lines.append("  cssClass \"\(words[node.id])\" \(name)")
      }
      if let text = Self.declarations(node.styles), MermaidWords.isName(words[node.id]) {
        lines.append("  style \(words[node.id]) \(text)")
      }
      if let link = node.link { lines.append("  link \(name(node.id)) \"\(link)\"") }
    }
    write(graph.styleClasses, declarations: Self.declarations)
  }

  /// Declarations of which mermaid takes the first only where its property has no `-`.
  private static func declarations(_ styles: [String]) -> String? {
    guard !styles.isEmpty else { return nil }
    let text = styles.map { $0.replacing(scalars: [",": "\\,"]) }.joined(separator: ",")
    let isPlain = text.prefix { $0 != ":" }.utf8.allSatisfy(ASCII.isWord)
    return isPlain ? text : ":,\(text)"
  }
}
