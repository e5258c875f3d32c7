import AssentDiagnostics

/// Collects what the statements of a class diagram say, as mermaid's own database does.
struct ClassBuilder {
  var diagram = ClassDiagram()
  private(set) var limit: MermaidLimit
  private var classIndexes: [String: Int] = [:]
  private var namespaceIndexes: [String: Int] = [:]

  /// Bytes of the id of a namespace with those around it.
  private static let longestID = 2_000

  init(_ limit: MermaidLimit) { self.limit = limit }

  // MARK: Classes

  /// `Name~T~` as its id and its type.
  static func parts(_ name: String) -> (id: String, generic: String) {
    let parts = name.split(separator: "~", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty else { return (name, "") }
    return (String(parts[0]), String(parts[1]))
  }

  func hasClass(_ name: String) -> Bool { classIndexes[Self.parts(name).id] != nil }

  @discardableResult
  mutating func addClass(_ name: String, range: Range<Int>) -> Int {
    let (id, generic) = Self.parts(name)
    if let index = classIndexes[id] { return index }
    let index = diagram.classes.count
    classIndexes[id] = index
    diagram.classes.append(ClassDiagram.Class(id: id, generic: generic, range: range))
    return index
  }

  mutating func setLabel(_ index: Int, _ words: String) { diagram.classes[index].label = words }

  mutating func addAnnotation(_ index: Int, _ words: String) {
    diagram.classes[index].annotations.append(words)
  }

  /// Adds an annotation, a method or an attribute; gives whether mermaid takes it.
  mutating func addMember(_ index: Int, _ words: String) -> Bool {
    if words.hasPrefix("<<"), words.hasSuffix(">>"), words.utf8.count > 3 {
      addAnnotation(index, String(words.dropFirst(2).dropLast(2)))
      return true
    }
    let isMethod = words.utf8.dropFirst().contains(UInt8(ascii: ")"))
    if !isMethod || words.utf8.first == UInt8(ascii: ")") {
      if !words.isEmpty { diagram.classes[index].attributes.append(ClassMember(attribute: words)) }
      return true
    }
    guard let method = ClassMember(method: words) else {
      diagram.classes[index].attributes.append(ClassMember(attribute: words))
      return false
    }
    diagram.classes[index].methods.append(method)
    return true
  }

  // MARK: Looks

  mutating func addClassName(_ name: String, to ids: String) {
    for id in ids.split(separator: ",") {
      // Mermaid looks for another id where the first sign is a digit.
      guard limit.take(name.utf8.count), id.utf8.first.map(ASCII.isDigit) == false,
        let index = classIndexes[Self.parts(String(id)).id]
      else { continue }
      diagram.classes[index].classes.append(name)
    }
  }

  mutating func addStyles(_ styles: [String], to id: String) {
    guard limit.take(MermaidStyle.size(styles)), let index = classIndexes[id] else { return }
    MermaidStyle.add(styles, to: &diagram.classes[index].styles)
  }

  mutating func defineClass(_ name: String, _ styles: [String]) {
    guard limit.take(MermaidStyle.size(styles)) else { return }
    diagram.properties.defineStyleClass(name, styles)
  }

  mutating func setLink(_ name: String, _ address: String) {
    guard let index = classIndexes[Self.parts(name).id] else { return }
    diagram.classes[index].link = MermaidStyle.link(address)
  }

  // MARK: Relations

  mutating func addRelation(
    _ relation: ClassDiagram.Relation, fromRange: Range<Int>, toRange: Range<Int>
  ) {
    guard limit.takeEdges(1) else { return }
    var relation = relation
    if relation.tail == .lollipop, relation.head == nil {
      addClass(relation.to, range: toRange)
      relation.from = addInterface(relation.from, range: fromRange)
    } else if relation.head == .lollipop, relation.tail == nil {
      addClass(relation.from, range: fromRange)
      relation.to = addInterface(relation.to, range: toRange)
    } else {
      addClass(relation.from, range: fromRange)
      addClass(relation.to, range: toRange)
    }
    relation.from = Self.parts(relation.from).id
    relation.to = Self.parts(relation.to).id
    diagram.relations.append(relation)
  }

  private mutating func addInterface(_ name: String, range: Range<Int>) -> String {
    let id = "interface\(diagram.interfaces.count)"
    diagram.interfaces.append(ClassDiagram.Interface(id: id, name: name, range: range))
    return id
  }

  // MARK: Namespaces and notes

  /// Adds a namespace with all those that its id names; gives its full id.
  mutating func addNamespace(
    _ name: String, label: String?, in outer: String?, range: Range<Int>
  ) -> String {
    let id = outer.map { "\($0).\(name)" } ?? name
    if let index = namespaceIndexes[id] {
      if let label, !label.isEmpty { diagram.namespaces[index].label = label }
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
        let isLast = depth == parts.count - 1
        let words = isLast ? label ?? "" : ""
        namespaceIndexes[current] = diagram.namespaces.count
        diagram.namespaces.append(
          ClassDiagram.Namespace(
            id: current, label: words.isEmpty ? String(part) : words, parent: parent, range: range))
      }
      parent = current
    }
    return id
  }

  mutating func put(classes: [Int], notes: [Int], into namespace: String) {
    guard namespaceIndexes[namespace] != nil else { return }
    for index in classes { diagram.classes[index].namespace = namespace }
    for index in notes { diagram.notes[index].namespace = namespace }
  }

  /// Gives the number of the note, from 0.
  mutating func addNote(_ words: String, to target: String?, range: Range<Int>) -> Int {
    diagram.notes.append(ClassDiagram.Note(text: words, target: target, range: range))
    return diagram.notes.count - 1
  }
}
