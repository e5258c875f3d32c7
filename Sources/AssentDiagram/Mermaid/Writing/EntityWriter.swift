import AssentDiagnostics

/// Writes entities and their relationships as a mermaid entity relationship diagram.
struct EntityWriter: MermaidWriter {
  private let graph: FlowGraph
  var lines: [String] = []

  init(_ graph: FlowGraph) { self.graph = graph }

  mutating func write() {
    lines = MermaidWords.opening(
      graph, "erDiagram", direction: graph.direction == .down ? nil : graph.direction)
    for node in graph.nodes { write(node) }
    for edge in graph.edges { write(edge) }
    writeStyles()
  }

  // MARK: Entities

  private mutating func write(_ node: FlowGraph.Node) {
    var line = "  " + Self.name(node.id)
    if node.lines != MermaidLabel(text: node.id).lines, !node.lines.isEmpty {
      line += "[\"\(Self.quotable(node.lines))\"]"
    }
    let classes = node.classes.filter(Self.isWord)
    if !classes.isEmpty { line += ":::" + classes.joined(separator: ",") }
    let rows = node.sections.flatMap { $0 }
    guard !rows.isEmpty else {
      lines.append(line)
      return
    }
    lines.append(line + " {")
    for row in rows { lines.append("    " + Self.attribute(row.cells)) }
    lines.append("  }")
  }

  /// An id as it is, or in quotes, with the entities that it was written with.
  private static func name(_ id: String) -> String {
    isWord(id) ? id : "\"\(withEntities(id))\""
  }

  /// Mermaid keeps entities of ids in the form that it gives them before it reads a text.
  private static func withEntities(_ id: String) -> String {
    id.replacing("ﬂ°°", with: "#").replacing("ﬂ°", with: "#").replacing("¶ß", with: ";")
  }

  private static func quotable(_ lines: [String]) -> String {
    MermaidWords.escaped(lines, extra: "%\u{8}\u{B}")
  }

  /// Whether a text without quotes is one word that means nothing else.
  private static func isWord(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains("ﬂ"), !text.holds("direction"),
      !text.lowercased().hasPrefix("acc")
    else { return false }
    var lexer = EntityLexer(Array(text.utf8))
    let token = lexer.next()
    return token.kind == .text && token.range.count == text.utf8.count
  }

  private static func attribute(_ cells: [String]) -> String {
    let cells = cells + Array(repeating: "", count: max(0, 4 - cells.count))
    var parts = [type(cells[0]), word(cells[1])]
    if !cells[2].isEmpty { parts.append(cells[2]) }
    // A tilde would make one type of all before it.
    if !cells[3].isEmpty {
      parts.append("\"\(MermaidWords.escaped([cells[3]], extra: "~"))\"")
    }
    return parts.joined(separator: " ")
  }

  /// A type, its parameters between tildes, `?` after one that is optional.
  private static func type(_ text: String) -> String {
    let generic = text.replacing(scalars: ["<": "~", ">": "~"])
    if generic != text, isAttributeWord(generic), MermaidGenerics.text(generic) == text {
      return generic
    }
    if text.hasSuffix("?"), isAttributeWord(String(text.dropLast())) { return text }
    return word(text)
  }

  private static func word(_ text: String) -> String {
    if isAttributeWord(text), !text.contains("~") { return text }
    return "`\(MermaidWords.escaped([text.isEmpty ? " " : text], extra: "~"))`"
  }

  private static func isAttributeWord(_ text: String) -> Bool {
    guard !text.isEmpty, !text.contains("ﬂ"), !text.contains("`") else { return false }
    var lexer = EntityLexer(Array(text.utf8))
    lexer.restart(at: 0, in: [.statements, .block])
    let token = lexer.next()
    return token.kind == .attributeWord && token.range.count == text.utf8.count
  }

  // MARK: Relationships

  private mutating func write(_ edge: FlowGraph.Edge) {
    let words = MermaidWords.escaped(edge.label)
    let role = edge.label.count == 1 && Self.isWord(words) ? words : "\"\(words)\""
    let (from, to) = (Self.name(edge.from), Self.name(edge.to))
    let line = edge.style == .dotted ? ".." : "--"
    // At the far end a parent is known as such only where nothing is between it and the name.
    let head = Self.sign(edge.arrow, isTail: false) + (edge.arrow == .parent ? "" : " ")
    let tail = Self.sign(edge.arrowTail, isTail: true)
    lines.append("  \(from) \(tail)\(line)\(head)\(to) : \(role)")
  }

  private static func sign(_ head: FlowGraph.Edge.Head, isTail: Bool) -> String {
    switch head {
    case .zeroOrOne: isTail ? "|o" : "o|"
    case .zeroOrMore: isTail ? "}o" : "o{"
    case .oneOrMore: isTail ? "}|" : "|{"
    case .parent: "u"
    case .none, .point, .circle, .cross, .extension, .composition, .aggregation, .dependency,
      .lollipop, .exactlyOne:
      "||"
    }
  }

  // MARK: Looks

  private mutating func writeStyles() {
    write(graph.styleClasses, isName: Self.isStyleText, declarations: Self.declarations)
    for node in graph.nodes where Self.isStyleText(node.id) {
      if let text = Self.declarations(node.styles) { lines.append("  style \(node.id) \(text)") }
    }
  }

  private static func declarations(_ styles: [String]) -> String? {
    let kept = styles.filter(isStyleText)
    return kept.isEmpty ? nil : kept.joined(separator: ",")
  }

  /// Whether it has only characters that a style statement takes.
  private static func isStyleText(_ text: String) -> Bool {
    !text.isEmpty && !text.contains("ﬂ")
      && text.utf8.allSatisfy { byte in
        byte >= 0x80 || ASCII.isWord(byte) || "-*:#".utf8.contains(byte)
      }
  }
}
