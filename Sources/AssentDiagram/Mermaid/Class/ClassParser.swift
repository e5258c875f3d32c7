import AssentDiagnostics

/// Reads a class diagram, statement by statement, and goes on after each fault.
struct ClassParser {
  struct Fault: Error {
    var expected: String
    var token: ClassToken
    var help: String?
  }

  /// A namespace that is open.
  private struct Frame {
    var id: String
    var classes: [Int] = []
    var notes: [Int] = []
    var hasStatement = false
    var range: Range<Int>
  }

  let text: MermaidText
  private var lexer: ClassLexer
  private(set) var token: ClassToken
  /// The end of the token before.
  private var lastEnd = 0
  var builder: ClassBuilder
  var diagnostics: MermaidDiagnostics
  private var frames: [Frame] = []
  private var skipped = 0
  private var statementStart = 0

  private static let inNamespace = "a class, a note or a namespace"
  /// Namespaces deeper than this are not read as such.
  private static let depthLimit = 100

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = ClassParser(text, limit)
    parser.parse()
    ClassGraph(parser.builder.diagram, text).finish(into: &graph)
    limit = parser.builder.limit
    graph.diagnostics += parser.diagnostics.findings
  }

  private init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = ClassLexer(text.bytes)
    token = ClassToken(kind: .stop, start: 0, end: 0)
    builder = ClassBuilder(limit)
    diagnostics = MermaidDiagnostics(text)
  }

  // MARK: Tokens and faults

  mutating func advance() {
    lastEnd = token.end
    token = lexer.next()
  }

  func string(_ token: ClassToken) -> String { text.bytes.string(token.range) }

  func fault(_ expected: String, help: String? = nil) -> Fault {
    Fault(expected: expected, token: token, help: help)
  }

  /// Passes a token of the kind, or says what was expected.
  mutating func expect(_ kind: ClassToken.Kind, _ expected: String) throws(Fault) -> ClassToken {
    guard token.kind == kind else { throw fault(expected) }
    defer { advance() }
    return token
  }

  private mutating func report(_ fault: Fault) {
    diagnostics.refuse(
      expected: fault.expected, at: fault.token.range,
      isAtEnd: fault.token.start >= text.bytes.count, help: fault.help)
  }

  private mutating func skipLine(from position: Int, inClass: Bool = false) {
    let start = max(text.bytes.spaceEnd(from: min(position, text.bytes.count)), skipped)
    let end = text.bytes.lineEnd(from: start)
    skipped = min(end + 1, text.bytes.count)
    lexer.restart(at: end, depth: frames.count, inClass: inClass)
    advance()
  }

  // MARK: The whole

  private mutating func parse() {
    advance()
    do throws(Fault) {
      _ = try expect(.header, "'classDiagram'")
      _ = try expect(.newline, "a line end after 'classDiagram'")
      if token.kind == .endOfText { throw fault("a class or a relation") }
    } catch {
      report(error)
      if token.kind != .endOfText { skipLine(from: error.token.start) }
    }
    while !builder.limit.isExceeded {
      switch token.kind {
      case .endOfText, .endInside, .stop:
        finish()
        return
      case .newline where skipped > 0 && token.start <= skipped:
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
        skipLine(from: max(error.token.start, start))
      }
    }
  }

  private mutating func finish() {
    if let frame = frames.last {
      let line = text.bytes.lineEnd(from: frame.range.lowerBound)
      diagnostics.refuse(
        "namespace '\(frame.id)' is not closed; expected '}'",
        at: text.bytes.trimmed(frame.range.lowerBound..<line))
    } else if token.kind != .endOfText {
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
    default: throw fault("the end of the line", help: help())
    }
  }

  /// What to write instead of something that often stands after a statement.
  private func help() -> String? {
    if text.bytes.has(";", at: token.start) { return "leave the ';' out" }
    if token.kind == .label { return "write '#58;' for a ':' inside of a text" }
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
      builder.setDirection(direction)
      advance()
    case .callback, .link, .click: try parseClick()
    case .style, .classDef, .cssClass: try parseStyle()
    case .titleKey, .descriptionKey, .descriptionBlock: try parseAccessibility()
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
    let label = token.kind == .openBracket ? try parseLabel() : nil
    let range = first.start..<lastEnd
    let open = try expect(.open, "'{'")
    let id = builder.addNamespace(name, label: label, in: frames.last?.id, range: range)
    frames.append(Frame(id: id, range: first.start..<open.end))
    if token.kind == .newline { advance() }
    // The first statement follows without another line end.
    try parseStatement()
  }

  private mutating func closeNamespace() {
    guard let frame = frames.popLast() else { return }
    builder.put(classes: frame.classes, notes: frame.notes, into: frame.id)
  }

  /// Puts what was just read into the namespace that is open.
  func isInNamespace() -> Bool { !frames.isEmpty }

  mutating func hold(class index: Int) {
    if !frames.isEmpty { frames[frames.count - 1].classes.append(index) }
  }

  mutating func hold(note index: Int) {
    if !frames.isEmpty { frames[frames.count - 1].notes.append(index) }
  }

  // MARK: Bodies of classes

  /// The members between braces, of which there has to be one where `isOptional` is not set.
  mutating func parseMembers(of index: Int, isOptional: Bool) throws(Fault) {
    _ = try expect(.open, "'{'")
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
        throw fault("'}' after the members of '\(builder.diagram.classes[index].id)'")
      default:
        isEmpty = false
        report(fault("a member or '}'", help: memberHelp()))
        skipLine(from: token.start, inClass: true)
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
