/// Reads a text in one of mermaid's languages, statement by statement, and goes on after each fault.
protocol MermaidParser {
  associatedtype Lexer: MermaidLexer
  associatedtype Builder: MermaidBuilder

  init(_ state: MermaidParsing<Lexer, Builder>)
  var state: MermaidParsing<Lexer, Builder> { get set }
  /// Reads the whole text.
  mutating func parse()

  /// The modes between statements, at the depth that was read.
  var statementModes: [Lexer.Mode] { get }
  /// Whether a line end at which a fault is ends the line that is given up.
  static var endsLineAtFault: Bool { get }

  mutating func advance()
  /// What a message underlines of a token that cannot stand where it does.
  func shown(_ token: MermaidToken<Lexer.Kind>) -> Range<Int>
  /// What a message calls that token.
  func found(_ token: MermaidToken<Lexer.Kind>) -> String
  /// What to do where that token stands, if it is known.
  func help(_ token: MermaidToken<Lexer.Kind>) -> String?
}

extension MermaidParser {
  typealias Kind = Lexer.Kind
  typealias Token = MermaidToken<Lexer.Kind>
  typealias Fault = MermaidFault

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = Self(MermaidParsing(text, limit))
    parser.parse()
    parser.builder.finish(into: &graph)
    limit = parser.builder.limit
    if parser.diagnostics.isRefused { graph.isValid = false }
    graph.diagnostics += parser.diagnostics.findings
  }

  @inline(__always)
  var text: MermaidText { state.text }
  @inline(__always)
  var lexer: Lexer {
    get { state.lexer }
    _modify { yield &state.lexer }
  }
  @inline(__always)
  var token: Token {
    get { state.token }
    _modify { yield &state.token }
  }
  @inline(__always)
  var builder: Builder {
    get { state.builder }
    _modify { yield &state.builder }
  }
  @inline(__always)
  var diagnostics: MermaidDiagnostics {
    get { state.diagnostics }
    _modify { yield &state.diagnostics }
  }

  var statementModes: [Lexer.Mode] { [.statements] }
  static var endsLineAtFault: Bool { false }

  // MARK: Tokens

  @inline(__always)
  mutating func advance() { token = lexer.next() }

  /// Whether the token is of the kind.
  @inline(__always)
  func at(_ kind: Kind) -> Bool { token.kind == kind }

  /// Passes a token if it is of the kind; gives whether it was.
  mutating func takes(_ kind: Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Passes a token of the kind, or says what was expected.
  @discardableResult
  mutating func expect(
    _ kind: Kind, _ expected: String, help: String? = nil
  ) throws(Fault) -> Token {
    guard token.kind == kind else { throw fault(expected, help: help) }
    defer { advance() }
    return token
  }

  /// Passes a token of the kind, if it stands here; gives what it says.
  mutating func words(of kind: Kind) -> String? {
    guard token.kind == kind else { return nil }
    defer { advance() }
    return string(token)
  }

  func string(_ token: Token) -> String { text.bytes.string(token.content) }

  func trimmed(_ token: Token) -> String { text.bytes.string(text.bytes.trimmed(token.content)) }

  // MARK: Faults

  /// That something else was expected than the token.
  func fault(_ expected: String, help: String? = nil) -> Fault {
    fault(expected, at: token, help: help)
  }

  func fault(_ expected: String, at token: Token, help: String? = nil) -> Fault {
    Fault(
      message: "expected \(expected), found \(found(token))", range: shown(token),
      start: token.start, help: help ?? self.help(token))
  }

  func shown(_ token: Token) -> Range<Int> { text.bytes.trimmed(token.range) }

  func found(_ token: Token) -> String { found(token, isAtEnd: token.kind == .stop) }

  func help(_ token: Token) -> String? { nil }

  /// A token by its beginning on its first line.
  func found(_ token: Token, isAtEnd: Bool) -> String {
    let range = shown(token)
    guard !range.isEmpty else { return isAtEnd ? "the end of the diagram" : "the end of the line" }
    let lineEnd = text.bytes.lineEnd(from: range.lowerBound)
    return text.bytes.quoted(range.lowerBound..<min(range.upperBound, lineEnd))
  }

  mutating func report(_ fault: Fault) {
    diagnostics.refuse(fault.message, at: fault.range, help: fault.help)
  }

  /// Goes on at the end of the line that the first word from `position` on stands in.
  ///
  /// A token may take the line ends before it along, and must not be found again at the same place.
  mutating func skipLine(from position: Int, in modes: [Lexer.Mode] = []) {
    let position = min(position, text.bytes.count)
    let word = Self.endsLineAtFault ? position : text.bytes.spaceEnd(from: position)
    let end = text.bytes.lineEnd(from: max(word, state.skipped))
    state.skipped = min(end + 1, text.bytes.count)
    lexer.restart(at: end, in: statementModes + modes)
    advance()
  }

  // MARK: Statements

  /// Reads something; where that cannot be read, says why and goes on with the next line.
  mutating func attempt(_ parse: (inout Self) throws(Fault) -> Void) {
    let start = token.start
    do throws(Fault) {
      try parse(&self)
    } catch {
      report(error)
      skipLine(from: max(error.start, start))
    }
  }

  /// Passes the word that a text begins with, or says that it is not there.
  mutating func parseHeader(_ header: Kind, _ expected: String) {
    while at(.newline) { advance() }
    if !takes(header) {
      report(fault(expected))
      skipLine(from: token.start)
    }
  }

  /// `accTitle: words`, `accDescr: words` or `accDescr { words }`.
  mutating func parseAccessibility() throws(Fault) -> (words: String, isTitle: Bool) {
    let isTitle = at(.titleKey)
    if !at(.descriptionBlock) { advance() }
    guard at(.descriptionBlock) || at(isTitle ? .titleValue : .descriptionValue) else {
      throw fault("a text after ':'")
    }
    defer { advance() }
    return (MermaidLabel(text: string(token)).lines.joined(separator: " "), isTitle)
  }
}
