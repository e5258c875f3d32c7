extension DiagramSentences {
  /// What classes hold and how they are related, a sentence for each class and each relation.
  func classes() -> [String] {
    var lines = opening
    for group in graph.groups where !group.nodes.isEmpty {
      let members = group.nodes.map(name).joined(separator: ", ")
      lines.append(Self.sentence("\(name(group.id)) holds \(members)"))
    }
    let joined = Set(graph.edges.flatMap { [$0.from, $0.to] })
    for node in graph.nodes {
      let words = members(of: node)
      if !words.isEmpty || !joined.contains(node.id) {
        lines.append(Self.sentence(words.isEmpty ? kindAndName(node) : words))
      }
    }
    for edge in graph.edges { lines.append(Self.sentence(relation(edge))) }
    for note in graph.annotations {
      let words = note.lines.joined(separator: " ")
      let isKnown = note.target.map { names[$0] != nil } ?? false
      let target = isKnown ? note.target.map { " on \(name($0))" } : nil
      lines.append(Self.sentence("Note\(target ?? ""): \(words)"))
    }
    return lines
  }

  // MARK: Classes

  private func kindAndName(_ node: FlowGraph.Node) -> String {
    let kinds = node.stereotypes.joined(separator: ", ")
    return kinds.isEmpty ? name(node.id) : "\(name(node.id)) (\(kinds))"
  }

  /// The members of a class; empty for one without, of no special kind.
  private func members(of node: FlowGraph.Node) -> String {
    guard let classifier = node.classifier else { return "" }
    let attributes = classifier.attributes.map(words).joined(separator: "; ")
    let methods = classifier.methods.map(words).joined(separator: "; ")
    let parts = [
      ("attributes", attributes), (attributes.isEmpty ? "methods" : "Methods", methods),
    ].filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return node.stereotypes.isEmpty ? "" : kindAndName(node) }
    let said = parts.map { "\($0.0): \($0.1)" }.joined(separator: ". ")
    return "\(kindAndName(node)), \(said)"
  }

  /// A member with words for its signs.
  private func words(_ member: ClassMember) -> String {
    let visibility =
      switch member.visibility {
      case "+": "public "
      case "-": "private "
      case "#": "protected "
      case "~": "internal "
      default: ""
      }
    let modifier = member.modifier.map { "\($0.rawValue) " } ?? ""
    let text = String(member.text.dropFirst(member.visibility.count))
    return visibility + modifier + text.trimmedWords
  }

  // MARK: Relations

  private func relation(_ edge: FlowGraph.Edge) -> String {
    let label = Self.words(edge.label)
    let counts = [(edge.labelTail, edge.from), (edge.labelHead, edge.to)]
      .filter { !$0.0.isEmpty }.map { "\($0.0) at \(name($0.1))" }.joined(separator: ", ")
    return clause(edge) + (label.isEmpty ? "" : ": \(label)")
      + (counts.isEmpty ? "" : " (\(counts))")
  }

  private func clause(_ edge: FlowGraph.Edge) -> String {
    let isDotted = edge.style == .dotted
    let (from, to) = (edge.from, edge.to)
    switch (edge.arrowTail, edge.arrow) {
    case (.none, .none):
      return clause(from, isDotted ? "is loosely linked with" : "is linked with", to)
    case (.dependency, .dependency):
      return from == to
        ? clause(from, "refers to", to) : "\(name(from)) and \(name(to)) refer to each other"
    case (let tail, .none): return clause(to, tail, from, isDotted: isDotted)
    case (.none, let head): return clause(from, head, to, isDotted: isDotted)
    // The way a part may be reached from its whole.
    case (let tail, .dependency) where Self.isWhole(tail):
      return clause(to, tail, from, isDotted: isDotted)
    case (.dependency, let head) where Self.isWhole(head):
      return clause(from, head, to, isDotted: isDotted)
    case (let tail, let head):
      return
        "\(name(from)) and \(name(to)) are joined, \(tail.rawValue) at the first, \(head.rawValue) at the second"
    }
  }

  private static func isWhole(_ head: FlowGraph.Edge.Head) -> Bool {
    head == .composition || head == .aggregation
  }

  /// What `one` is to `other`, at which the sign stands.
  private func clause(
    _ one: String, _ head: FlowGraph.Edge.Head, _ other: String, isDotted: Bool
  ) -> String {
    switch head {
    case .extension: clause(one, isDotted ? "implements" : "extends", other)
    case .composition: clause(other, "is composed of", one)
    case .aggregation: clause(other, "has", one)
    case .lollipop: clause(one, "provides", other)
    default: clause(one, isDotted ? "depends on" : "refers to", other)
    }
  }

  private func clause(_ one: String, _ verb: String, _ other: String) -> String {
    "\(name(one)) \(verb) \(one == other ? "itself" : name(other))"
  }
}
