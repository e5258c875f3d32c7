import AssentDiagnostics

/// Reads a state diagram, statement by statement, and goes on after each fault.
struct StateParser {
  private struct Fault: Error {
    var expected: String
    var token: StateToken
    var help: String?
  }

  private let text: MermaidText
  private var lexer: StateLexer
  private var token: StateToken
  private var builder: StateBuilder
  private var diagnostics: MermaidDiagnostics
  private var skipped = 0

  /// Composite states deeper than this are not read as such.
  private static let depthLimit = 100

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = StateParser(text, limit)
    parser.parse()
    parser.builder.finish(into: &graph)
    limit = parser.builder.limit
    graph.kind = .stateMachine
    graph.diagnostics += parser.diagnostics.findings
  }

  private init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = StateLexer(text.bytes)
    token = StateToken(kind: .stop, start: 0, end: 0, content: 0..<0)
    builder = StateBuilder(text, limit)
    diagnostics = MermaidDiagnostics(text)
  }

  private mutating func parse() {
    advance()
    while case .newline = token.kind { advance() }
    if case .header = token.kind {
      advance()
    } else {
      report(fault("'stateDiagram-v2'"))
      skipLine(from: token.start)
    }
    while !builder.limit.isExceeded {
      if case .stop = token.kind { break }
      if case .newline = token.kind {
        advance()
        continue
      }
      let start = token.start
      do throws(Fault) {
        try parseStatement()
      } catch {
        report(error)
        skipLine(from: max(error.token.start, start))
      }
    }
    while builder.depth > 0 {
      diagnostics.refuse(
        "composite state is not closed; expected '}'", at: token.start..<token.end)
      builder.close()
    }
    for (id, range) in builder.compositesWithSeveralTexts {
      diagnostics.refuse(
        "composite state '\(id)' has more than one text", at: range,
        help: "keep the text that is its title")
    }
  }

  // MARK: Tokens and faults

  private mutating func advance() { token = lexer.next() }

  private func string(_ token: StateToken) -> String { text.bytes.string(token.content) }

  private func trimmed(_ token: StateToken) -> String {
    text.bytes.string(text.bytes.trimmed(token.content))
  }

  private func fault(_ expected: String, help: String? = nil) -> Fault {
    Fault(expected: expected, token: token, help: help)
  }

  private mutating func report(_ fault: Fault) {
    var isAtEnd = false
    if case .stop = fault.token.kind { isAtEnd = true }
    diagnostics.refuse(
      expected: fault.expected, at: fault.token.range, isAtEnd: isAtEnd, help: fault.help)
  }

  private mutating func skipLine(from position: Int) {
    let start = max(text.bytes.spaceEnd(from: min(position, text.bytes.count)), skipped)
    let end = text.bytes[start...].firstIndex(of: ASCII.newline) ?? text.bytes.count
    skipped = min(end + 1, text.bytes.count)
    lexer.restart(at: end, depth: builder.depth)
    advance()
  }

  // MARK: Statements

  private mutating func parseStatement() throws(Fault) {
    let first = token
    switch token.kind {
    case .name, .terminal: try parseRelation()
    case .stateName:
      let id = trimmed(token)
      advance()
      if case .open = token.kind {
        try open(id, first.range)
      } else {
        try parseBareState(id, first)
      }
    case .stateText: try parseNamedState()
    case .fork, .join, .choice:
      let id = trimmed(token)
      builder.mention(id, range: first.range)
      if case .choice = token.kind {
        builder.setShape(id, .diamond)
      } else {
        builder.setShape(id, .fork)
      }
      advance()
    case .severalWords:
      throw fault(
        "a state of one word", help: "write: state \"\(trimmed(token))\" as id {")
    case .divider:
      builder.divide(range: first.range)
      advance()
    case .close where builder.depth > 0:
      builder.close()
      advance()
    case .note: try parseNote()
    case .innerDirection(let direction):
      builder.setDirection(direction)
      advance()
    case .hideEmpty: advance()
    case .scale:
      advance()
      guard case .width = token.kind else { throw fault("a width") }
      advance()
    case .classDef, .classWord, .style: try parseStyles()
    case .click: try parseClick()
    case .titleKey, .descriptionKey, .descriptionBlock: try parseAccessibility()
    default: throw fault("a state, a transition or 'note'")
    }
  }

  private mutating func open(_ id: String, _ range: Range<Int>) throws(Fault) {
    guard builder.depth < Self.depthLimit else {
      throw fault("at most \(Self.depthLimit) composite states in one another")
    }
    builder.open(id, range: range)
    advance()
  }

  /// `state Name`, and `state Name : text`, which mermaid reads and shows nothing of.
  private mutating func parseBareState(_ id: String, _ first: StateToken) throws(Fault) {
    builder.mention(id, range: first.range)
    guard case .stateName = token.kind, string(token) == ":" else { return }
    let start = token.end
    var end = start
    advance()
    while case .stateName = token.kind {
      end = token.end
      advance()
    }
    builder.describe(id, text.bytes.string(text.bytes.trimmed(start..<end)))
    if case .open = token.kind { try open(id, first.range) }
  }

  /// `state "text" as id`.
  private mutating func parseNamedState() throws(Fault) {
    let words = trimmed(token)
    let first = token
    advance()
    guard case .asWord = token.kind else { throw fault("'as' and an id after the text") }
    advance()
    guard case .name = token.kind else { throw fault("an id after 'as'") }
    var id = trimmed(token)
    let range = first.start..<token.end
    advance()
    var texts = [words]
    if case .open = token.kind {
    } else if id.contains(":") {
      let parts = id.split(separator: ":", omittingEmptySubsequences: false).map(
        StateBuilder.trimmed)
      id = parts[0]
      texts.append(parts[1])
    }
    builder.mention(id, range: range)
    for words in texts { builder.describe(id, words) }
    if case .open = token.kind { try open(id, range) }
  }

  /// A state with an optional class.
  private mutating func parseState(isSource: Bool) throws(Fault) -> String {
    let first = token
    var classes: [String] = []
    switch token.kind {
    case .name, .terminal: advance()
    default: throw fault("a state or '[*]'")
    }
    if case .classMark = token.kind {
      advance()
      guard case .name = token.kind else { throw fault("a class name after ':::'") }
      classes.append(trimmed(token))
      advance()
    }
    if case .terminal = first.kind {
      return builder.terminal(isStart: isSource, range: first.range, classes: classes)
    }
    let id = trimmed(first)
    builder.mention(id, range: first.range, classes: classes)
    return id
  }

  private mutating func parseRelation() throws(Fault) {
    let start = token.start
    // `[*] : text` alone is a start.
    let from = try parseState(isSource: true)
    guard case .arrow = token.kind else {
      if case .text = token.kind {
        builder.describe(from, trimmed(token))
        advance()
      }
      return
    }
    advance()
    let to = try parseState(isSource: false)
    var label: String?
    var end = token.start
    if case .text = token.kind {
      label = trimmed(token)
      end = token.end
      advance()
    }
    builder.addEdge(
      from: from, to: to, label: label, range: text.bytes.trimmed(start..<max(end, start)))
  }

  private mutating func parseNote() throws(Fault) {
    let first = token
    advance()
    switch token.kind {
    case .leftOf, .rightOf:
      advance()
      guard case .name = token.kind else { throw fault("a state after 'of'") }
      let id = trimmed(token)
      advance()
      guard case .noteText = token.kind else {
        throw fault("':' and the text of the note, or a line 'end note' after it")
      }
      builder.addNote(id, trimmed(token), range: first.start..<token.end)
      advance()
    case .noteText:
      let words = trimmed(token)
      advance()
      guard case .asWord = token.kind else { throw fault("'as' and an id after the note") }
      advance()
      guard case .name = token.kind else { throw fault("an id after 'as'") }
      builder.addFloatingNote(words, range: first.start..<token.end)
      advance()
    default: throw fault("'left of', 'right of' or a text in quotes")
    }
  }

  private mutating func parseStyles() throws(Fault) {
    let kind = token.kind
    advance()
    let target = token
    switch (kind, token.kind) {
    case (.classDef, .className), (.classWord, .classMembers), (.style, .styleMembers): advance()
    default: throw fault("a name of letters, digits and '_'")
    }
    let value = token
    switch (kind, token.kind) {
    case (.classDef, .classStyles):
      builder.defineClass(trimmed(target), MermaidStyle.declarations(trimmed(value)))
    case (.classWord, .classChoice): builder.addClass(trimmed(value), to: trimmed(target))
    case (.style, .styleDeclarations):
      builder.addStyles(MermaidStyle.declarations(trimmed(value)), to: trimmed(target))
    default: throw fault("a style")
    }
    advance()
  }

  private mutating func parseClick() throws(Fault) {
    advance()
    let id = try parseState(isSource: true)
    var address = ""
    if case .href = token.kind {
      advance()
      guard case .string = token.kind else { throw fault("an address in quotes") }
      address = string(token)
      advance()
    } else {
      guard case .string = token.kind else { throw fault("an address in quotes") }
      address = string(token)
      advance()
      guard case .string = token.kind else { throw fault("a tooltip in quotes") }
      advance()
    }
    guard case .newline = token.kind else { throw fault("the end of the line") }
    builder.setLink(id, address)
  }

  private mutating func parseAccessibility() throws(Fault) {
    let key = token
    func words(_ token: StateToken) -> String {
      MermaidLabel(text: text.bytes.string(token.content)).lines.joined(separator: " ")
    }
    if case .descriptionBlock = key.kind {
      builder.accessibleDescription = words(key)
      advance()
      return
    }
    advance()
    switch (key.kind, token.kind) {
    case (.titleKey, .titleValue): builder.title = words(token)
    case (_, .descriptionValue): builder.accessibleDescription = words(token)
    default: throw fault("a text after ':'")
    }
    advance()
  }
}
