import AssentDiagnostics

/// Reads an entity relationship diagram.
struct EntityParser: MermaidParser {
  var state: MermaidParsing<EntityLexer, EntityBuilder>
  /// Where the token starts that follows what an unnamed relationship ends with.
  private var roleEnd = -1

  init(_ state: MermaidParsing<EntityLexer, EntityBuilder>) { self.state = state }

  mutating func parse() {
    advance()
    if !takes(.header) {
      report(fault("'erDiagram'"))
      skipLine()
    }
    while !at(.stop), !builder.limit.isExceeded {
      if takes(.newline) { continue }
      do throws(Fault) {
        try parseStatement()
      } catch {
        report(error)
        skipLine()
      }
    }
  }

  // MARK: Faults

  func shown(_ token: Token) -> Range<Int> {
    token.kind == .newline ? token.start..<token.start : text.bytes.trimmed(token.range)
  }

  /// Goes on after the line of the present token, in a block where one is opened at its end.
  private mutating func skipLine(inBlock: Bool = false) {
    guard inBlock || !at(.newline) else { return }
    let end = text.bytes.lineEnd(from: token.start)
    let line = text.bytes.trimmed(token.start..<end)
    let opens = text.bytes[line].last == UInt8(ascii: "{")
    lexer.restart(at: end, in: inBlock || opens ? [.statements, .block] : [.statements])
    advance()
    if opens, !inBlock { parseAttributes(of: nil) }
  }

  // MARK: Statements

  private mutating func parseStatement() throws(Fault) {
    switch token.kind {
    case .text, .number, .quotedName: try parseEntity()
    case .direction(let direction):
      builder.properties.direction = direction
      advance()
    case .titleKey, .descriptionKey, .descriptionBlock:
      builder.describe(try parseAccessibility())
    case .descriptionIsOpen: throw fault("'}' at the end of the description")
    case .styleWord, .classDef: try parseStyles()
    case .classWord:
      advance()
      let ids = try parseList("an entity")
      builder.addClasses(try parseList("a class"), to: ids)
    default:
      throw fault(
        "an entity or a relationship",
        help: token.start == roleEnd ? "write several words in quotes" : nil)
    }
  }

  private mutating func parseEntity() throws(Fault) {
    let first = token
    let id = string(first)
    advance()
    var classes = try parseClasses()
    switch token.kind {
    case .cardinality: try parseRelationship(from: id, classes, first)
    case .bracketOpen where classes.isEmpty:
      advance()
      guard isName else { throw fault("a name in the brackets") }
      let alias = string(token)
      advance()
      let close = try expect(.bracketClose, "']'")
      let range = first.start..<close.end
      classes = try parseClasses()
      try parseBlock(of: id, alias: alias, classes, range)
    default: try parseBlock(of: id, alias: nil, classes, first.range)
    }
  }

  private var isName: Bool {
    switch token.kind {
    case .text, .number, .quotedName: true
    default: false
    }
  }

  private mutating func parseRelationship(
    from: String, _ classes: [String], _ first: Token
  ) throws(Fault) {
    guard case .cardinality(let tail) = token.kind else { return }
    advance()
    guard case .line(let isIdentifying) = token.kind else { throw fault("'--' or '..'") }
    advance()
    guard case .cardinality(let head) = token.kind else {
      throw fault("how many there are, such as 'o{' or '||'")
    }
    advance()
    guard isName else { throw fault("an entity") }
    let second = token
    let to = string(second)
    advance()
    let others = try parseClasses()
    try expect(
      .colon, "':' and what the relationship is called", help: "for no words write : \"\"")
    switch token.kind {
    case .text, .quotedName, .quotedText: break
    default: throw fault("what the relationship is called", help: "write the words in quotes")
    }
    let role = token
    advance()
    builder.mention(from, range: first.range)
    builder.mention(to, range: second.range)
    builder.addClasses(classes, to: [from])
    builder.addClasses(others, to: [to])
    var edge = FlowGraph.Edge(from: from, to: to, range: text.range(first.start..<role.end))
    edge.label = MermaidLabel(text: string(role)).lines
    edge.style = isIdentifying ? .solid : .dotted
    (edge.arrow, edge.arrowTail) = (head, tail)
    builder.addRelationship(edge)
    roleEnd = role.kind == .text ? token.start : -1
  }

  private mutating func parseList(_ what: String) throws(Fault) -> [String] {
    var names: [String] = []
    while true {
      guard at(.text) || at(.styleText) else { throw fault(what) }
      names.append(string(token))
      advance()
      guard takes(.comma) else { return names }
    }
  }

  /// `:::name,name`, if it stands here.
  private mutating func parseClasses() throws(Fault) -> [String] {
    try takes(.classMark) ? parseList("a class") : []
  }

  // MARK: Attributes

  private mutating func parseBlock(
    of id: String, alias: String?, _ classes: [String], _ range: Range<Int>
  ) throws(Fault) {
    builder.mention(id, alias: alias, range: range)
    builder.addClasses(classes, to: [id])
    guard takes(.open) else { return }
    parseAttributes(of: id)
  }

  /// The attributes up to the end of the block, of no entity where that could not be read.
  private mutating func parseAttributes(of id: String?) {
    while !at(.close), !builder.limit.isExceeded {
      guard !at(.stop) else {
        report(fault("'}' at the end of the attributes"))
        return
      }
      do throws(Fault) {
        let row = try parseAttribute()
        if let id { builder.addAttribute(row, to: id) }
      } catch {
        report(error)
        if !at(.close), !at(.stop) { skipLine(inBlock: true) }
      }
    }
    _ = takes(.close)
  }

  /// `type name PK, FK "comment"`.
  private mutating func parseAttribute() throws(Fault) -> FlowGraph.Row {
    var type = string(try expect(.attributeWord, "a type and a name, or '}'"))
    if takes(.questionMark) { type += "?" }
    let name = string(try expect(.attributeWord, "a name after the type '\(type)'"))
    var keys: [String] = []
    while let key = words(of: .attributeKey) {
      keys.append(key)
      guard takes(.comma) else { break }
      guard at(.attributeKey) else { throw fault("'PK', 'FK' or 'UK' after ','") }
    }
    func shown(_ text: String) -> String { MermaidLabel(text: text).lines.joined(separator: " ") }
    return FlowGraph.Row(cells: [
      MermaidGenerics.text(shown(type)), MermaidGenerics.text(shown(name)),
      keys.joined(separator: ", "), shown(words(of: .comment) ?? ""),
    ])
  }

  // MARK: Styles

  private mutating func parseStyles() throws(Fault) {
    let isClass = at(.classDef)
    advance()
    let ids = try parseList(isClass ? "a name for the class" : "an entity")
    var styles: [String] = []
    repeat {
      if !styles.isEmpty { advance() }
      var style = ""
      while [.styleText, .colon, .hash].contains(token.kind) {
        style += string(token)
        advance()
      }
      guard !style.isEmpty else { throw fault("a style such as fill:#f9f") }
      styles.append(style)
    } while at(.comma)
    switch token.kind {
    case .semicolon, .newline: advance()
    default:
      // White space before it takes a line end with it, even the last.
      throw fault("',', ';' or the end of the line right after the style")
    }
    let declarations = styles.flatMap { MermaidStyle.declarations($0) }
    if isClass {
      builder.defineClasses(ids, declarations)
    } else {
      builder.addStyles(declarations, to: ids)
    }
  }
}
