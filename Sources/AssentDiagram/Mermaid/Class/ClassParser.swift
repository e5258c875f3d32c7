import AssentDiagnostics

/// Reads a class diagram.
struct ClassParser: MermaidParser {
  /// A namespace that is open.
  private struct Frame {
    var id: String
    var classes: [Int] = []
    var notes: [Int] = []
    var hasStatement = false
    var range: Range<Int>
  }

  var state: MermaidParsing<ClassLexer, ClassBuilder>
  /// The end of the token before.
  private var lastEnd = 0
  private var frames: [Frame] = []
  private var statementStart = 0

  private static let inNamespace = "a class, a note or a namespace"
  /// Namespaces deeper than this are not read as such.
  private static let depthLimit = 100

  init(_ state: MermaidParsing<ClassLexer, ClassBuilder>) { self.state = state }

  // MARK: Tokens and faults

  mutating func advance() {
    lastEnd = token.end
    state.token = state.lexer.next()
  }

  func found(_ token: Token) -> String {
    found(token, isAtEnd: token.start >= text.bytes.count)
  }

  var statementModes: [ClassLexer.Mode] {
    [.statements] + frames.flatMap { _ in [.namespace, .namespaceBody] }
  }

  // MARK: The whole

  mutating func parse() {
    advance()
    do throws(Fault) {
      try expect(.header, "'classDiagram'")
      try expect(.newline, "a line end after 'classDiagram'")
      if at(.endOfText) { throw fault("a class or a relation") }
    } catch {
      report(error)
      if !at(.endOfText) { skipLine(from: error.start) }
    }
    while !builder.limit.isExceeded {
      switch token.kind {
      case .endOfText, .endInside, .stop:
        finish()
        return
      case .newline where state.skipped > 0 && token.start <= state.skipped:
        advance()
        continue
      default: break
      }
      let start = token.start
      do throws(Fault) {
        statementStart = start
        try parseStatement()
        try parseEnd()
      } catch {
        report(error)
        // It was one, whatever is wrong with it.
        if !frames.isEmpty { frames[frames.count - 1].hasStatement = true }
        skipLine(from: max(error.start, start))
      }
    }
  }

  private mutating func finish() {
    if let frame = frames.last {
      let line = text.bytes.lineEnd(from: frame.range.lowerBound)
      diagnostics.refuse(
        "namespace '\(frame.id)' is not closed; expected '}'",
        at: text.bytes.trimmed(frame.range.lowerBound..<line))
    } else if !at(.endOfText) {
      report(fault("what ends a text"))
    }
    while !frames.isEmpty { closeNamespace() }
  }

  /// What parts a statement from the next one.
  private mutating func parseEnd() throws(Fault) {
    switch token.kind {
    case .newline: advance()
    case .endOfText where frames.isEmpty: break
    case .endInside: break
    case _ where token.start >= text.bytes.count: throw fault("what ends a text")
    case .close where !frames.isEmpty: break
    default: throw fault("the end of the line", help: helpAfterStatement())
    }
  }

  /// What to write instead of something that often stands after a statement.
  private func helpAfterStatement() -> String? {
    if text.bytes.has(";", at: token.start) { return "leave the ';' out" }
    if at(.label) { return "write '#58;' for a ':' inside of a text" }
    let line = text.bytes.lineEnd(from: statementStart)
    let isLong = line < token.start
    let hasComment =
      isLong && (statementStart..<line).contains { text.bytes.has("%%", at: $0) }
    return hasComment ? "put the comment before it on a line of its own" : nil
  }

  private mutating func parseStatement() throws(Fault) {
    if !frames.isEmpty {
      switch token.kind {
      case .classWord, .note, .noteFor, .namespace: frames[frames.count - 1].hasStatement = true
      case .close:
        if !frames[frames.count - 1].hasStatement { report(fault(Self.inNamespace)) }
        advance()
        closeNamespace()
        return
      default:
        // It is read for what it says.
        report(fault(Self.inNamespace))
        frames[frames.count - 1].hasStatement = true
      }
    }
    switch token.kind {
    case .name, .letter, .minus, .backtick: try parseRelationOrMember()
    case .classWord: try parseClass()
    case .namespace: try parseNamespace()
    case .note, .noteFor: try parseNote()
    case .annotationStart: try parseAnnotation()
    case .direction(let direction):
      builder.properties.direction = direction
      advance()
    case .callback, .link, .click: try parseClick()
    case .style, .classDef, .cssClass: try parseStyle()
    case .titleKey, .descriptionKey, .descriptionBlock:
      let said = try parseAccessibility()
      builder.properties.describe(said)
      // A title without words is none.
      if said.isTitle, said.words.isEmpty { builder.properties.title = nil }
    default: throw fault("a class, a relation or 'note'")
    }
  }

  // MARK: Namespaces

  private mutating func parseNamespace() throws(Fault) {
    let first = token
    advance()
    guard frames.count < Self.depthLimit else {
      throw fault("at most \(Self.depthLimit) namespaces in one another")
    }
    let name = try parseName("the name of a namespace", isNamespace: true)
    let label = at(.openBracket) ? try parseLabel() : nil
    let range = first.start..<lastEnd
    let open = try expect(.open, "'{'")
    let id = builder.addNamespace(name, label: label, in: frames.last?.id, range: range)
    frames.append(Frame(id: id, range: first.start..<open.end))
    _ = takes(.newline)
    // The first statement follows without another line end.
    try parseStatement()
  }

  private mutating func closeNamespace() {
    guard let frame = frames.popLast() else { return }
    builder.put(classes: frame.classes, notes: frame.notes, into: frame.id)
  }

  /// Puts what was just read into the namespace that is open.
  mutating func hold(class index: Int) {
    if !frames.isEmpty { frames[frames.count - 1].classes.append(index) }
  }

  mutating func hold(note index: Int) {
    if !frames.isEmpty { frames[frames.count - 1].notes.append(index) }
  }

  // MARK: Bodies of classes

  /// The members between braces, of which there has to be one where `isOptional` is not set.
  mutating func parseMembers(of index: Int, isOptional: Bool) throws(Fault) {
    try expect(.open, "'{'")
    var isEmpty = true
    while true {
      switch token.kind {
      case .member:
        isEmpty = false
        addMember(to: index, text.bytes.trimmed(token.range))
        advance()
      case .close:
        if isEmpty, !isOptional { throw fault("a member of the class") }
        advance()
        return
      case .endInside, .endOfText, .stop:
        throw fault("'}' after the members of '\(builder.id(index))'")
      default:
        isEmpty = false
        report(fault("a member or '}'", help: memberHelp()))
        skipLine(from: token.start, in: [.classWord, .classBody])
      }
    }
  }

  private func memberHelp() -> String? {
    switch token.kind {
    case .string: "leave the quotation marks out"
    case .openInside: "leave the braces out"
    default: nil
    }
  }

  mutating func addMember(to index: Int, _ range: Range<Int>) {
    guard !builder.addMember(index, text.bytes.string(range)) else { return }
    diagnostics.refuse(
      "a method has no '(' after its name", at: range,
      help: "write '#41;' for a ')' that ends no list of parameters")
  }
}
