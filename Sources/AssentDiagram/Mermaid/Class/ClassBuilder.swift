/// Collects what the statements of a class diagram say, as mermaid's own database does.
struct ClassBuilder: MermaidBuilder {
  private let text: MermaidText
  private(set) var limit: MermaidLimit
  private var classes: [FlowGraph.Node] = []
  private var classIndexes: [String: Int] = [:]
  /// What stands at the round ends of lollipops, which is no class.
  private var interfaces: [FlowGraph.Node] = []
  private var relations: [FlowGraph.Edge] = []
  /// With the ids of those around them in their own, and dots between.
  private var namespaces: [FlowGraph.Group] = []
  private var namespaceIndexes: [String: Int] = [:]
  /// The namespace that each class stands in.
  private var owners: [Int: String] = [:]
  private var notes: [FlowGraph.Annotation] = []
  var properties = MermaidProperties(direction: .down)
  /// Bytes of the id of a namespace with those around it.
  private static let longestID = 2_000

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    self.limit = limit
  }

  // MARK: Classes

  /// `Name~T~` as its id and its type.
  static func parts(_ name: String) -> (id: String, generic: String) {
    let parts = name.split(separator: "~", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty else { return (name, "") }
    return (String(parts[0]), String(parts[1]))
  }

  private func index(of name: String) -> Int? { classIndexes[Self.parts(name).id] }

  func hasClass(_ name: String) -> Bool { index(of: name) != nil }

  func id(_ index: Int) -> String { classes[index].id }

  @discardableResult
  mutating func addClass(_ name: String, range: Range<Int>) -> Int {
    let (id, generic) = Self.parts(name)
    if let index = classIndexes[id] { return index }
    let index = classes.count
    classIndexes[id] = index
    var node = FlowGraph.Node(id: id, lines: [], shape: .box, range: text.range(range))
    node.classifier = FlowGraph.Classifier()
    node.classifier?.generic = Self.words(generic)
    classes.append(node)
    setLabel(index, id)
    return index
  }

  /// Sets the words that are shown, with the type behind them.
  mutating func setLabel(_ index: Int, _ words: String) {
    var lines = MermaidLabel(text: words).lines
    if let generic = classes[index].classifier?.generic, !generic.isEmpty {
      lines.append("\(lines.popLast() ?? "")<\(ClassMember.withBrackets(generic))>")
    }
    classes[index].lines = lines
  }

  mutating func addAnnotation(_ index: Int, _ words: String) {
    let words = Self.words(words)
    if !words.isEmpty { classes[index].stereotypes.append(words) }
  }

  /// Adds an annotation, a method or an attribute; gives whether mermaid takes it.
  mutating func addMember(_ index: Int, _ words: String) -> Bool {
    if words.hasPrefix("<<"), words.hasSuffix(">>"), words.utf8.count > 3 {
      addAnnotation(index, String(words.dropFirst(2).dropLast(2)))
      return true
    }
    let isMethod =
      words.utf8.dropFirst().contains(UInt8(ascii: ")")) && words.utf8.first != UInt8(ascii: ")")
    if isMethod, let method = ClassMember(method: words) {
      classes[index].classifier?.methods.append(method.mapped(Self.words))
      return true
    }
    if !words.isEmpty {
      let attribute = ClassMember(attribute: words).mapped(Self.words)
      classes[index].classifier?.attributes.append(attribute)
    }
    return !isMethod
  }

  /// On one line, entities decoded; one space at the start stays.
  private static func words(_ text: String) -> String {
    let words = MermaidLabel(text: text).lines.joined(separator: " ")
    return text.hasPrefix(" ") ? " " + words : words
  }

  // MARK: Looks

  mutating func addClassName(_ name: String, to ids: String) {
    for id in ids.split(separator: ",") {
      // Mermaid looks for another id where the first sign is a digit.
      guard limit.take(name.utf8.count), id.utf8.first.map(ASCII.isDigit) == false,
        let index = index(of: String(id))
      else { continue }
      classes[index].classes.append(name)
    }
  }

  mutating func addStyles(_ styles: [String], to id: String) {
    guard limit.take(MermaidStyle.size(styles)), let index = classIndexes[id] else { return }
    MermaidStyle.add(styles, to: &classes[index].styles)
  }

  mutating func defineClass(_ name: String, _ styles: [String]) {
    guard limit.take(MermaidStyle.size(styles)) else { return }
    properties.defineStyleClass(name, styles)
  }

  mutating func setLink(_ name: String, _ address: String) {
    if let index = index(of: name) { classes[index].link = MermaidStyle.link(address) }
  }

  // MARK: Relations

  /// Adds a relation between what is named at its ends; a round end alone has no class.
  mutating func addRelation(
    _ relation: FlowGraph.Edge, fromRange: Range<Int>, toRange: Range<Int>
  ) {
    guard limit.takeEdges(1) else { return }
    var relation = relation
    let (isTail, isHead) = relation.roundEnds
    if !isTail { addClass(relation.from, range: fromRange) }
    if !isHead { addClass(relation.to, range: toRange) }
    if isTail { relation.from = addInterface(relation.from, range: fromRange) }
    if isHead { relation.to = addInterface(relation.to, range: toRange) }
    relation.from = Self.parts(relation.from).id
    relation.to = Self.parts(relation.to).id
    relations.append(relation)
  }

  private mutating func addInterface(_ name: String, range: Range<Int>) -> String {
    let id = "interface\(interfaces.count)"
    let lines = MermaidLabel(text: ClassMember.withBrackets(name)).lines
    interfaces.append(FlowGraph.Node(id: id, lines: lines, shape: .text, range: text.range(range)))
    return id
  }

  /// Words beside the end of a relation; `none` stands for no words in mermaid.
  static func endText(_ text: String?) -> String {
    let words = words(text ?? "").trimmedWords
    return words == "none" ? "" : words
  }

  // MARK: Namespaces and notes

  /// Adds a namespace with all those that its id names; gives its full id.
  mutating func addNamespace(
    _ name: String, label: String?, in outer: String?, range: Range<Int>
  ) -> String {
    let id = outer.map { "\($0).\(name)" } ?? name
    let title = (label ?? "").isEmpty ? nil : label.map { MermaidLabel(text: $0).lines }
    if let index = namespaceIndexes[id] {
      if let title { namespaces[index].title = title }
      return id
    }
    var parent: String?
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    for (depth, part) in parts.enumerated() {
      let current = parent.map { "\($0).\(part)" } ?? String(part)
      guard current.utf8.count <= Self.longestID else {
        limit.refuse("namespaces nested deeper than are read")
        return id
      }
      if namespaceIndexes[current] == nil {
        guard limit.take(current.utf8.count) else { return id }
        let own = depth == parts.count - 1 ? title : nil
        namespaceIndexes[current] = namespaces.count
        var group = FlowGraph.Group(
          id: current, title: own ?? MermaidLabel(text: String(part)).lines, nodes: [],
          range: text.range(range))
        group.parent = parent
        namespaces.append(group)
      }
      parent = current
    }
    return id
  }

  mutating func put(classes: [Int], notes: [Int], into namespace: String) {
    guard namespaceIndexes[namespace] != nil else { return }
    for index in classes { owners[index] = namespace }
    for index in notes { self.notes[index].group = namespace }
  }

  /// Gives the number of the note, from 0.
  mutating func addNote(_ words: String, to target: String?, range: Range<Int>) -> Int {
    notes.append(
      FlowGraph.Annotation(
        target: target.map { Self.parts($0).id }, lines: MermaidLabel(text: words).lines,
        range: text.range(range)))
    return notes.count - 1
  }

  // MARK: Result

  func finish(into graph: inout FlowGraph) {
    graph.kind = .classDiagram
    // Of interfaces and namespaces whose ids others have, too, what they are in the graph.
    var used = Set(classes.map(\.id))
    let interfaceIDs = Self.free(interfaces.map(\.id), &used)
    let groupIDs = Self.free(namespaces.map(\.id), &used)
    graph.nodes = classes + interfaces
    for (index, node) in graph.nodes.enumerated() {
      if let classifier = node.classifier {
        graph.nodes[index].sections = classifier.sections
      } else {
        graph.nodes[index].id = interfaceIDs[node.id] ?? node.id
      }
    }
    graph.edges = relations
    for (index, relation) in relations.enumerated() {
      // A class may have the id of an interface, but then it is not at a round end alone.
      let (isTail, isHead) = relation.roundEnds
      if isTail { graph.edges[index].from = interfaceIDs[relation.from] ?? relation.from }
      if isHead { graph.edges[index].to = interfaceIDs[relation.to] ?? relation.to }
    }
    graph.groups = groups(groupIDs)
    graph.annotations = notes
    for index in notes.indices {
      graph.annotations[index].group = notes[index].group.flatMap { groupIDs[$0] }
    }
    properties.finish(into: &graph)
  }

  private static func free(_ ids: [String], _ used: inout Set<String>) -> [String: String] {
    var result: [String: String] = [:]
    for id in ids {
      var free = id
      var number = 1
      while !used.insert(free).inserted {
        number += 1
        free = "\(id) (\(number))"
      }
      result[id] = free
    }
    return result
  }

  /// Namespaces with what is in them, by the ids they have in the graph; without those that hold nothing.
  private func groups(_ ids: [String: String]) -> [FlowGraph.Group] {
    var members: [String: [String]] = [:]
    for (index, node) in classes.enumerated() {
      if let owner = owners[index] { members[owner, default: []].append(node.id) }
    }
    var isUsed = Set(members.keys).union(notes.compactMap(\.group))
    // Outer ones stand before those in them.
    for it in namespaces.reversed() {
      if isUsed.contains(it.id), let parent = it.parent { isUsed.insert(parent) }
    }
    let used = namespaces.filter { isUsed.contains($0.id) }
    for it in used {
      if let parent = it.parent, let id = ids[it.id] { members[parent, default: []].append(id) }
    }
    return used.map { it in
      var group = it
      group.id = ids[it.id] ?? it.id
      group.nodes = members[it.id] ?? []
      group.parent = it.parent.flatMap { ids[$0] }
      return group
    }
  }
}

extension FlowGraph.Edge {
  /// Whether its tail or its head is a round end with nothing at the other, at which an interface stands.
  fileprivate var roundEnds: (isTail: Bool, isHead: Bool) {
    (arrowTail == .lollipop && arrow == .none, arrow == .lollipop && arrowTail == .none)
  }
}
