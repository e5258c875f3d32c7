/// Reads a state diagram.
struct StateParser: MermaidParser {
  var state: MermaidParsing<StateLexer, StateBuilder>

  /// Composite states deeper than this are not read as such.
  private static let depthLimit = 100

  init(_ state: MermaidParsing<StateLexer, StateBuilder>) { self.state = state }

  var statementModes: [StateLexer.Mode] {
    [.statements] + Array(repeating: .composite, count: builder.depth)
  }

  mutating func parse() {
    advance()
    parseHeader(.header, "'stateDiagram-v2'")
    while !builder.limit.isExceeded, !at(.stop) {
      if takes(.newline) { continue }
      attempt { it throws(Fault) in try it.parseStatement() }
    }
    while builder.depth > 0 {
      diagnostics.refuse("composite state is not closed; expected '}'", at: token.range)
      builder.close()
    }
    for (id, range) in builder.compositesWithSeveralTexts {
      diagnostics.refuse(
        "composite state '\(id)' has more than one text", at: range,
        help: "keep the text that is its title")
    }
  }

  // MARK: Statements

  private mutating func parseStatement() throws(Fault) {
    let first = token
    switch token.kind {
    case .name, .terminal: try parseRelation()
    case .stateName:
      let id = trimmed(token)
      advance()
      if at(.open) {
        try open(id, first.range)
      } else {
        try parseBareState(id, first)
      }
    case .stateText: try parseNamedState()
    case .fork, .join, .choice:
      let id = trimmed(token)
      builder.mention(id, range: first.range)
      builder.setShape(id, at(.choice) ? .diamond : .fork)
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
    case .direction(let direction):
      builder.setDirection(direction)
      advance()
    case .hideEmpty: advance()
    case .scale:
      advance()
      try expect(.width, "a width")
    case .classDef, .classWord, .style: try parseStyles()
    case .click: try parseClick()
    case .titleKey, .descriptionKey, .descriptionBlock:
      builder.properties.describe(try parseAccessibility())
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
  private mutating func parseBareState(_ id: String, _ first: Token) throws(Fault) {
    builder.mention(id, range: first.range)
    // `<<history>>` and its kin, of which mermaid draws nothing.
    if at(.stateName), string(token).hasPrefix("<<"), string(token).hasSuffix(">>") {
      advance()
      return
    }
    guard at(.stateName), string(token) == ":" else { return }
    let start = token.end
    var end = start
    advance()
    while at(.stateName) {
      end = token.end
      advance()
    }
    builder.describe(id, text.bytes.string(text.bytes.trimmed(start..<end)))
    if at(.open) { try open(id, first.range) }
  }

  /// `state "text" as id`.
  private mutating func parseNamedState() throws(Fault) {
    let first = token
    advance()
    try expect(.asWord, "'as' and an id after the text")
    let name = try expect(.name, "an id after 'as'")
    var id = trimmed(name)
    let range = first.start..<name.end
    var texts = [trimmed(first)]
    if !at(.open), id.contains(":") {
      let parts = id.split(separator: ":", omittingEmptySubsequences: false)
        .map(\.withoutOuterSpace)
      id = parts[0]
      texts.append(parts[1])
    }
    builder.mention(id, range: range)
    for words in texts { builder.describe(id, words) }
    if at(.open) { try open(id, range) }
  }

  /// A state with an optional class.
  private mutating func parseState(isSource: Bool) throws(Fault) -> String {
    let first = token
    guard at(.name) || at(.terminal) else { throw fault("a state or '[*]'") }
    advance()
    var classes: [String] = []
    if takes(.classMark) {
      classes.append(trimmed(try expect(.name, "a class name after ':::'")))
    }
    if first.kind == .terminal {
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
    guard takes(.arrow) else {
      if let words = words(of: .text) { builder.describe(from, words.withoutOuterSpace) }
      return
    }
    let to = try parseState(isSource: false)
    let end = at(.text) ? token.end : token.start
    builder.addEdge(
      from: from, to: to, label: words(of: .text), range: text.bytes.trimmed(start..<end))
  }

  private mutating func parseNote() throws(Fault) {
    let first = token
    advance()
    switch token.kind {
    case .leftOf, .rightOf:
      advance()
      let id = trimmed(try expect(.name, "a state after 'of'"))
      let words = try expect(
        .noteText, "':' and the text of the note, or a line 'end note' after it")
      builder.addNote(id, trimmed(words), range: first.start..<words.end)
    case .noteText:
      let words = trimmed(token)
      advance()
      try expect(.asWord, "'as' and an id after the note")
      let id = try expect(.name, "an id after 'as'")
      builder.addNote(nil, words, range: first.start..<id.end)
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
    let (name, value) = (trimmed(target), trimmed(token))
    switch (kind, token.kind) {
    case (.classDef, .classStyles):
      builder.properties.defineStyleClass(name, MermaidStyle.declarations(value))
    case (.classWord, .classChoice): builder.addClass(value, to: name)
    case (.style, .styleDeclarations):
      builder.addStyles(MermaidStyle.declarations(value), to: name)
    default: throw fault("a style")
    }
    advance()
  }

  private mutating func parseClick() throws(Fault) {
    advance()
    let id = try parseState(isSource: true)
    let hasKey = takes(.href)
    let address = try expect(.string, "an address in quotes")
    if !hasKey { try expect(.string, "a tooltip in quotes") }
    guard at(.newline) else { throw fault("the end of the line") }
    builder.setLink(id, string(address))
  }
}
