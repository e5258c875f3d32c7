import AssentDiagnostics

/// Reads an entity relationship diagram, statement by statement, and goes on after each fault.
struct EntityParser {
  private struct Fault: Error {
    var expected: String
    var token: EntityToken
    var help: String?
  }

  private let text: MermaidText
  private var lexer: EntityLexer
  private var token: EntityToken
  private var builder: EntityBuilder
  private var diagnostics: MermaidDiagnostics
  /// Where the last word ended, and where what an unnamed relationship ends with does.
  private var lastEnd = 0
  private var roleEnd = -1

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = EntityParser(text, limit)
    parser.parse()
    parser.builder.finish(into: &graph)
    limit = parser.builder.limit
    graph.kind = .entityRelationship
    graph.diagnostics += parser.diagnostics.findings
  }

  private init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = EntityLexer(text.bytes)
    token = EntityToken(kind: .end, range: 0..<0, content: 0..<0)
    builder = EntityBuilder(text, limit)
    diagnostics = MermaidDiagnostics(text)
  }

  private mutating func parse() {
    advance()
    if token.kind == .header {
      advance()
    } else {
      report(fault("'erDiagram'"))
      skipLine()
    }
    while token.kind != .end, !builder.limit.isExceeded {
      if token.kind == .newline {
        advance()
        continue
      }
      do throws(Fault) {
        try parseStatement()
      } catch {
        report(error)
        skipLine()
      }
    }
  }

  // MARK: Words and faults

  private mutating func advance() {
    lastEnd = token.range.upperBound
    token = lexer.next()
  }

  private func string(_ token: EntityToken) -> String { text.bytes.string(token.content) }

  private func fault(_ expected: String, help: String? = nil) -> Fault {
    Fault(expected: expected, token: token, help: help)
  }

  private mutating func report(_ fault: Fault) {
    let start = fault.token.range.lowerBound
    diagnostics.refuse(
      expected: fault.expected,
      at: fault.token.kind == .newline ? start..<start : fault.token.range,
      isAtEnd: fault.token.kind == .end, help: fault.help)
  }

  /// Goes on after the line of the present word, in a block where one is opened at its end.
  private mutating func skipLine(inBlock: Bool = false) {
    let start = token.range.lowerBound
    guard token.kind != .newline || inBlock else { return }
    let end = text.bytes[start...].firstIndex(of: ASCII.newline) ?? text.bytes.count
    let line = text.bytes.trimmed(start..<end)
    let opens = !line.isEmpty && text.bytes[line.upperBound - 1] == UInt8(ascii: "{")
    lexer.restart(at: end, inBlock: inBlock || opens)
    advance()
    if opens, !inBlock { parseAttributes(of: nil) }
  }

  // MARK: Statements

  private mutating func parseStatement() throws(Fault) {
    switch token.kind {
    case .text, .number, .quotedName: try parseEntity()
    case .direction(let direction):
      builder.direction = direction
      advance()
    case .titleKey, .descriptionKey:
      let isTitle = token.kind == .titleKey
      advance()
      guard token.kind == .keyValue else { throw fault("a text after ':'") }
      builder.describe(text.bytes.string(text.bytes.trimmed(token.content)), isTitle: isTitle)
      advance()
    case .descriptionBlock:
      builder.describe(text.bytes.string(text.bytes.trimmed(token.content)), isTitle: false)
      advance()
    case .descriptionIsOpen: throw fault("'}' at the end of the description")
    case .styleWord, .classDef: try parseStyles()
    case .classWord:
      advance()
      let ids = try parseList("an entity")
      builder.addClasses(try parseList("a class"), to: ids)
    default:
      throw fault(
        "an entity or a relationship",
        help: lastEnd == roleEnd ? "write several words in quotes" : nil)
    }
  }

  private mutating func parseEntity() throws(Fault) {
    let first = token
    let id = string(first)
    advance()
    var classes: [String] = []
    if token.kind == .classMark {
      advance()
      classes = try parseList("a class")
    }
    switch token.kind {
    case .cardinality: try parseRelationship(from: id, classes, first)
    case .bracketOpen where classes.isEmpty:
      advance()
      guard isName else { throw fault("a name in the brackets") }
      let alias = string(token)
      advance()
      guard token.kind == .bracketClose else { throw fault("']'") }
      let range = first.range.lowerBound..<token.range.upperBound
      advance()
      if token.kind == .classMark {
        advance()
        classes = try parseList("a class")
      }
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
    from: String, _ classes: [String], _ first: EntityToken
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
    var others: [String] = []
    if token.kind == .classMark {
      advance()
      others = try parseList("a class")
    }
    guard token.kind == .colon else {
      throw fault("':' and what the relationship is called", help: "for no words write : \"\"")
    }
    advance()
    switch token.kind {
    case .text, .quotedName, .quotedText: break
    default: throw fault("what the relationship is called", help: "write the words in quotes")
    }
    let end = token.range.upperBound
    builder.mention(from, range: first.range)
    builder.mention(to, range: second.range)
    builder.addClasses(classes, to: [from])
    builder.addClasses(others, to: [to])
    builder.addRelationship(
      from: from, to: to, role: string(token), tail: tail, head: head,
      isIdentifying: isIdentifying, range: first.range.lowerBound..<end)
    roleEnd = token.kind == .text ? end : -1
    advance()
  }

  private mutating func parseList(_ what: String) throws(Fault) -> [String] {
    var names: [String] = []
    while true {
      guard token.kind == .text || token.kind == .styleText else { throw fault(what) }
      names.append(string(token))
      advance()
      guard token.kind == .comma else { return names }
      advance()
    }
  }

  // MARK: Attributes

  private mutating func parseBlock(
    of id: String, alias: String?, _ classes: [String], _ range: Range<Int>
  ) throws(Fault) {
    builder.mention(id, alias: alias, range: range)
    builder.addClasses(classes, to: [id])
    guard token.kind == .open else { return }
    advance()
    parseAttributes(of: id)
  }

  /// The attributes up to the end of the block, of no entity where that could not be read.
  private mutating func parseAttributes(of id: String?) {
    while token.kind != .close, !builder.limit.isExceeded {
      guard token.kind != .end else {
        report(fault("'}' at the end of the attributes"))
        return
      }
      do throws(Fault) {
        let row = try parseAttribute()
        if let id { builder.addAttribute(row, to: id) }
      } catch {
        if token.kind == .close || token.kind == .end {
          report(error)
          continue
        }
        report(error)
        skipLine(inBlock: true)
      }
    }
    if token.kind == .close { advance() }
  }

  private mutating func parseAttribute() throws(Fault) -> EntityBuilder.Attribute {
    guard token.kind == .attributeWord else {
      throw fault("a type and a name, or '}'")
    }
    var attribute = EntityBuilder.Attribute(type: string(token))
    advance()
    if token.kind == .questionMark {
      attribute.type += "?"
      advance()
    }
    guard token.kind == .attributeWord else {
      throw fault("a name after the type '\(attribute.type)'")
    }
    attribute.name = string(token)
    advance()
    while token.kind == .attributeKey {
      attribute.keys.append(string(token))
      advance()
      guard token.kind == .comma else { break }
      advance()
      guard token.kind == .attributeKey else { throw fault("'PK', 'FK' or 'UK' after ','") }
    }
    if token.kind == .comment {
      attribute.comment = string(token)
      advance()
    }
    return attribute
  }

  // MARK: Styles

  private mutating func parseStyles() throws(Fault) {
    let isClass = token.kind == .classDef
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
    } while token.kind == .comma
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
