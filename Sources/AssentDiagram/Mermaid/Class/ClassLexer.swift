/// Splits the text of a class diagram into tokens (`classDiagram.jison`).
struct ClassLexer: MermaidLexer {
  enum Mode: MermaidMode {
    case statements
    /// After `namespace`, up to its brace, and between its braces.
    case namespace, namespaceBody
    /// After `class`, up to the end of the line, and between its braces.
    case classWord, classBody
    case string, generic, backtick
    case title, description, descriptionBlock
    case callbackName, callbackArguments
  }

  typealias Kind = ClassTokenKind

  static var ignoresCase: Bool { false }

  var cursor: MermaidCursor
  var modes: [Mode] = [.statements]
  var isDone = false
  private var directions: InnerDirections

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text, hasTopDown: false)
  }

  /// A mode that takes any text takes none, too.
  func kindAtEnd(_ mode: Mode) -> ClassTokenKind {
    switch mode {
    case .statements, .namespace, .classWord, .backtick: .endOfText
    case .namespaceBody, .classBody: .endInside
    case .string: .string
    case .generic: .generic
    case .title: .titleValue
    case .description: .descriptionValue
    case .descriptionBlock: .descriptionBlock
    case .callbackName: .callbackName
    case .callbackArguments: .callbackArguments
    }
  }

  mutating func lex() -> Token? {
    switch mode {
    case .statements: lexStatement()
    case .namespace, .namespaceBody, .classWord:
      passQuote() ?? lexBlock() ?? lexKeyword() ?? lexSign()
    case .classBody: passQuote() ?? lexClassBody()
    case .string: lexEnclosed(.string, until: ASCII.quote)
    case .generic: passQuote() ?? lexKeyword() ?? lexEnclosed(.generic, until: UInt8(ascii: "~"))
    case .backtick: passQuote() ?? lexKeyword() ?? lexBacktick()
    case .title: lexLine(.titleValue)
    case .description: lexLine(.descriptionValue)
    case .descriptionBlock: lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    case .callbackName: lexCallback(.callbackName, arguments: .callbackArguments)
    case .callbackArguments: lexEnclosed(.callbackArguments, until: UInt8(ascii: ")"))
    }
  }

  // MARK: Statements

  private mutating func lexStatement() -> Token? {
    if let (direction, end) = directions.match(at: position) {
      return take(.direction(direction), to: end)
    }
    if let token = passComment() ?? lexAccessibility() ?? lexNewline() { return token }
    if let token = lexWord(of: Self.headers) ?? lexTerminal() ?? passSpace() { return token }
    if let token = lexSpacedWord("call", .passed, .push(.callbackName)) { return token }
    if let token = passQuote() ?? lexWord(of: Self.statementWords) { return token }
    return lexKeyword() ?? lexSign()
  }

  private static let headers: [WordRule] = [
    ("classDiagram-v2", .header, .stay), ("classDiagram", .header, .stay),
  ]

  private static let statementWords: [WordRule] = [
    ("style", .style, .stay),
    ("classDef", .classDef, .stay),
    ("namespace", .namespace, .push(.namespace)),
    ("class", .classWord, .push(.classWord)),
  ]

  /// A comment takes the line ends after it with it.
  private mutating func passComment() -> Token? {
    guard text.has("%%", at: position) else { return nil }
    let lineEnd = cursor.lineEnd()
    return pass(to: cursor.end(from: lineEnd) { $0 == ASCII.newline })
  }

  /// White space with a line end in it, up to the last one.
  private mutating func lexNewline() -> Token? {
    let end = text.spaceEnd(from: position)
    return text[position..<end].lastIndex(of: ASCII.newline).map { take(.newline, to: $0 + 1) }
  }

  private mutating func lexTerminal() -> Token? {
    text.has("[*]", at: position) ? take(.terminal, count: 3) : nil
  }

  private mutating func passQuote() -> Token? {
    byte() == ASCII.quote ? pass(count: 1, .push(.string)) : nil
  }

  // MARK: Classes and namespaces

  private mutating func lexBlock() -> Token? {
    let mode = self.mode
    if mode != .classWord,
      let token = lexWord("namespace", .namespace, .push(.namespace))
    {
      return token
    }
    if mode == .namespaceBody, byte() == UInt8(ascii: "}") { return take(.close, count: 1, .pop) }
    if let token = lexNewline() {
      if mode != .namespaceBody { change(.pop) }
      return token
    }
    if let token = passSpace() { return token }
    switch (mode, byte()) {
    case (.namespace, UInt8(ascii: "{")): return take(.open, count: 1, .push(.namespaceBody))
    // It is read again in the mode around.
    case (.namespace, UInt8(ascii: "}")) where modes.count > 1: return pass(count: 0, .pop)
    case (.namespaceBody, _):
      return lexTerminal() ?? lexWord("class", .classWord, .push(.classWord))
    case (.classWord, UInt8(ascii: "}")):
      change(.pop)
      return take(.close, count: 1, .pop)
    case (.classWord, UInt8(ascii: "{")): return take(.open, count: 1, .push(.classBody))
    default: return nil
    }
  }

  private mutating func lexClassBody() -> Token {
    switch byte() {
    case UInt8(ascii: "}"): take(.close, count: 1, .pop)
    case UInt8(ascii: "{"): take(.openInside, count: 1)
    case ASCII.newline: pass(count: 1)
    default: lexTerminal() ?? take(.member, to: cursor.end(before: "\n{}"))
    }
  }

  private mutating func lexBacktick() -> Token? {
    byte() == UInt8(ascii: "~") ? lexSign() : lexEnclosed(.backtick, until: ASCII.backtick)
  }

  // MARK: Anywhere

  private static let keywords: [WordRule] = [
    ("cssClass", .cssClass, .stay), ("callback", .callback, .stay), ("click", .click, .stay),
    ("link", .link, .stay), ("note for", .noteFor, .stay), ("note", .note, .stay),
    ("href", .href, .stay),
  ]

  private static let annotationSigns: [WordRule] = [
    ("<<", .annotationStart, .stay), (">>", .annotationEnd, .stay),
  ]

  /// The words and signs that count in most modes.
  private mutating func lexKeyword() -> Token? {
    lexWord(of: Self.keywords) ?? lexSign(of: Self.annotationSigns)
  }

  private static let signs: [WordRule] = [
    ("~", .passed, .push(.generic)),
    ("`", .passed, .push(.backtick)),
    ("<|", .end(.extension), .stay),
    ("<", .end(.dependency), .stay),
    ("|>", .end(.extension), .stay),
    (">", .end(.dependency), .stay),
    ("*", .end(.composition), .stay),
    ("()", .end(.lollipop), .stay),
    ("--", .line, .stay),
    ("-", .minus, .stay),
    ("..", .dottedLine, .stay),
    (".", .dot, .stay),
    ("+", .plus, .stay),
    ("%", .percent, .stay),
    ("=", .equals, .stay),
    ("[", .openBracket, .stay),
    ("]", .closeBracket, .stay),
  ]

  private mutating func lexSign() -> Token? {
    if ASCII.isWord(byte()) {
      return lexWord("o", .end(.aggregation)) ?? lexLinkTarget(.linkTarget)
        ?? take(.name, to: cursor.end(from: position, while: ASCII.isWord))
    }
    if let token = lexSign(of: Self.signs) { return token }
    let isStatement = mode == .statements
    switch byte() {
    case UInt8(ascii: ":"): return lexColon()
    case UInt8(ascii: ","): return take(isStatement ? .comma : .punctuation, count: 1)
    case UInt8(ascii: "#"): return take(isStatement ? .hash : .punctuation, count: 1)
    default: break
    }
    if text.hasAny("!$&'?\\/", at: position) { return take(.punctuation, count: 1) }
    guard text.isLetter(at: position) else { return nil }
    return take(.letter, count: text.scalarLength(at: position))
  }

  private mutating func lexColon() -> Token? {
    let end = cursor.end(from: position + 1, before: ":;\n")
    if end > position + 1 { return take(.label, to: end, content: (position + 1)..<end) }
    if text.has(":::", at: position) { return take(.classMark, count: 3) }
    return mode == .statements ? take(.colon, count: 1) : nil
  }
}
