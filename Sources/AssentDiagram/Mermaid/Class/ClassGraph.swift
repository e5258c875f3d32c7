import AssentDiagnostics

/// Makes the graph of a class diagram.
struct ClassGraph {
  private let diagram: ClassDiagram
  private let text: MermaidText
  /// Ids of interfaces and namespaces that classes have, too, by what they are in the graph.
  private var interfaceIDs: [String: String] = [:]
  private var groupIDs: [String: String] = [:]

  init(_ diagram: ClassDiagram, _ text: MermaidText) {
    self.diagram = diagram
    self.text = text
    var used = Set(diagram.classes.map(\.id))
    func free(_ id: String, _ used: inout Set<String>) -> String {
      var free = id
      var number = 1
      while !used.insert(free).inserted {
        number += 1
        free = "\(id) (\(number))"
      }
      return free
    }
    for interface in diagram.interfaces {
      interfaceIDs[interface.id] = free(interface.id, &used)
    }
    for namespace in diagram.namespaces { groupIDs[namespace.id] = free(namespace.id, &used) }
  }

  func finish(into graph: inout FlowGraph) {
    graph.kind = .classDiagram
    graph.nodes = diagram.classes.map(node) + diagram.interfaces.map(node)
    let interfaces = Set(diagram.interfaces.map(\.id))
    graph.edges = diagram.relations.map { edge($0, interfaces) }
    graph.groups = groups()
    graph.annotations = diagram.notes.map { note in
      var annotation = FlowGraph.Annotation(
        target: note.target.map { ClassBuilder.parts($0).id },
        lines: MermaidLabel(text: note.text).lines, range: text.range(note.range))
      annotation.group = note.namespace.flatMap { groupIDs[$0] }
      return annotation
    }
    diagram.properties.finish(into: &graph)
  }

  // MARK: Classes

  private func node(_ it: ClassDiagram.Class) -> FlowGraph.Node {
    var lines = MermaidLabel(text: it.label ?? it.id).lines
    var classifier = FlowGraph.Classifier()
    classifier.generic = Self.words(it.generic)
    classifier.attributes = it.attributes.map { $0.mapped(Self.words) }
    classifier.methods = it.methods.map { $0.mapped(Self.words) }
    if !it.generic.isEmpty {
      let last = lines.popLast() ?? ""
      lines.append("\(last)<\(ClassMember.withBrackets(classifier.generic))>")
    }
    var node = FlowGraph.Node(id: it.id, lines: lines, shape: .box, range: text.range(it.range))
    node.classifier = classifier
    node.stereotypes = it.annotations.map(Self.words).filter { !$0.isEmpty }
    node.sections = classifier.sections
    node.classes = it.classes
    node.styles = it.styles
    node.link = it.link
    return node
  }

  private func node(_ it: ClassDiagram.Interface) -> FlowGraph.Node {
    FlowGraph.Node(
      id: interfaceIDs[it.id] ?? it.id,
      lines: MermaidLabel(text: ClassMember.withBrackets(it.name)).lines, shape: .text,
      range: text.range(it.range))
  }

  /// On one line, entities decoded; one space at the start stays.
  private static func words(_ text: String) -> String {
    let words = MermaidLabel(text: text).lines.joined(separator: " ")
    return text.hasPrefix(" ") ? " " + words : words
  }

  // MARK: Relations

  private func edge(_ it: ClassDiagram.Relation, _ interfaces: Set<String>) -> FlowGraph.Edge {
    var edge = FlowGraph.Edge(from: it.from, to: it.to, range: text.range(it.range))
    // A class may have the id of an interface, but then it is not at a round end alone.
    if it.tail == .lollipop, it.head == nil { edge.from = interfaceIDs[it.from] ?? it.from }
    if it.head == .lollipop, it.tail == nil { edge.to = interfaceIDs[it.to] ?? it.to }
    edge.style = it.isDotted ? .dotted : .solid
    edge.arrow = Self.head(it.head)
    edge.arrowTail = Self.head(it.tail)
    edge.labelTail = Self.endText(it.tailText)
    edge.labelHead = Self.endText(it.headText)
    if let label = it.label { edge.label = MermaidLabel(text: label).lines }
    return edge
  }

  private static func head(_ end: ClassDiagram.End?) -> FlowGraph.Edge.Head {
    switch end {
    case nil: .none
    case .extension: .extension
    case .composition: .composition
    case .aggregation: .aggregation
    case .dependency: .dependency
    case .lollipop: .lollipop
    }
  }

  /// The word `none` stands for no words in mermaid.
  private static func endText(_ text: String?) -> String {
    let words = words(text ?? "").trimmedWords
    return words == "none" ? "" : words
  }

  // MARK: Namespaces

  /// Namespaces with what is in them; without those that hold nothing.
  private func groups() -> [FlowGraph.Group] {
    var members: [String: [String]] = [:]
    var isUsed: Set<String> = []
    for it in diagram.classes {
      guard let namespace = it.namespace else { continue }
      members[namespace, default: []].append(it.id)
      isUsed.insert(namespace)
    }
    isUsed.formUnion(diagram.notes.compactMap(\.namespace))
    // Outer ones stand before those in them.
    for it in diagram.namespaces.reversed() {
      if isUsed.contains(it.id), let parent = it.parent { isUsed.insert(parent) }
    }
    for it in diagram.namespaces where isUsed.contains(it.id) {
      if let parent = it.parent, let id = groupIDs[it.id] {
        members[parent, default: []].append(id)
      }
    }
    return diagram.namespaces.filter { isUsed.contains($0.id) }.map { it in
      var group = FlowGraph.Group(
        id: groupIDs[it.id] ?? it.id, title: MermaidLabel(text: it.label).lines,
        nodes: members[it.id] ?? [], range: text.range(it.range))
      group.parent = it.parent.flatMap { groupIDs[$0] }
      return group
    }
  }
}
