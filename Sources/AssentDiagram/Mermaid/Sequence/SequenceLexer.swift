/// Splits the text of a sequence diagram into tokens (`sequenceDiagram.jison`).
struct SequenceLexer: MermaidLexer {
  enum Mode: MermaidMode {
    case statements, id, alias, line, config
    case title, description, descriptionBlock
  }

  typealias Kind = SequenceTokenKind

  static var ignoresCase: Bool { true }

  var cursor: MermaidCursor
  var modes: [Mode] = [.statements]
  var isDone = false

  init(_ text: [UInt8]) { cursor = MermaidCursor(text) }

  func kindAtEnd(_ mode: Mode) -> SequenceTokenKind {
    switch mode {
    case .statements, .alias: .newline
    case .line: .restOfLine
    case .title: .titleValue
    case .description: .descriptionValue
    case .id, .config, .descriptionBlock: .stop
    }
  }

  mutating func lex() -> Token? {
    switch mode {
    case .statements: lexStatement()
    case .id: passSpaceOrComment() ?? lexID()
    case .alias: passSpaceOrComment() ?? lexAlias()
    case .line: passSpaceOrComment() ?? take(.restOfLine, to: cursor.end(before: "#\n;"), .pop)
    case .config: lexConfig()
    case .title: lexLine(.titleValue)
    case .description: lexLine(.descriptionValue)
    case .descriptionBlock: lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    }
  }

  private mutating func passSpaceOrComment() -> Token? {
    let end = byte() == UInt8(ascii: "#") ? cursor.lineEnd() : cursor.lineSpaceEnd()
    return end > position ? pass(to: end) : nil
  }

  // MARK: Participants

  private mutating func lexConfig() -> Token {
    guard byte() == UInt8(ascii: "}") else {
      return take(.configContent, to: cursor.end(before: "}"))
    }
    change(.pop)
    return take(.configClose, count: 1, isAlias(at: position + 1) ? .push(.alias) : .pop)
  }

  private mutating func lexAlias() -> Token {
    change(.pop)
    change(.pop)
    return lexWord("as", .asWord, .push(.line)) ?? take(.newline, to: position)
  }

  /// Whether ` as ` follows.
  private func isAlias(at index: Int) -> Bool {
    let word = text.spaceEnd(from: index)
    return word > index && has("as", at: word) && text.spaceLength(at: word + 2) > 0
  }

  /// The name after `participant` and its kin.
  private mutating func lexID() -> Token? {
    if text.has("@{", at: position) { return take(.configOpen, count: 2, .push(.config)) }
    var end = cursor.wordEnd(before: "<=>-:,;@")
    if end > position, text.has("@{", at: end) { return take(.actor, to: end) }
    end = cursor.wordEnd(before: "<>:\n,;@")
    if end > position, isAlias(at: end) { return take(.actor, to: end, .push(.alias)) }
    end = cursor.end(before: "<>:\n,;@")
    if end < text.count, text[end] != ASCII.newline, text[end] != UInt8(ascii: ";") {
      // Only the part before a comment can be a name then.
      end = text[position..<end].lastIndex(of: UInt8(ascii: "#")) ?? position
    }
    if end > position { return take(.actor, to: end, .pop) }
    // No rule matches a line end here.
    if byte() == ASCII.newline { return take(.stray, count: 1) }
    return lexLine(.stray)
  }

  // MARK: Statements

  private mutating func lexStatement() -> Token? {
    if let token = lexNewlines() ?? passSpace() ?? passComment() ?? lexNumber() { return token }
    if ASCII.isLetter(byte()), let token = lexAccessibility() ?? lexWord(of: Self.words) {
      return token
    }
    if let token = lexTitle("title", .title) ?? lexTitle("title:", .legacyTitle) { return token }
    switch byte() {
    case UInt8(ascii: ","): return take(.comma, count: 1)
    case UInt8(ascii: ";"): return take(.newline, count: 1)
    default: break
    }
    let end = actorEnd()
    if end > position { return take(.actor, to: end) }
    if let (signal, length) = SequenceSignal.at(position, in: text) {
      return take(.signal(signal), count: length)
    }
    switch byte() {
    case UInt8(ascii: ":"): return take(.text, to: cursor.end(before: "#\n;"))
    case UInt8(ascii: "+"): return take(.plus, count: 1)
    case UInt8(ascii: "-"): return take(.minus, count: 1)
    default: return text.has("()", at: position) ? take(.central, count: 2) : nil
    }
  }

  private mutating func passComment() -> Token? {
    let after = position + text.scalarLength(at: position)
    let isComment =
      byte() == UInt8(ascii: "#")
      || (byte() == UInt8(ascii: "%") && !text.has("%{", at: position))
      || (byte() != UInt8(ascii: "}") && text.has("%%", at: after))
    return isComment ? pass(to: cursor.lineEnd()) : nil
  }

  /// `12` or `1.5`, which a space or a line end has to follow.
  private mutating func lexNumber() -> Token? {
    var end = cursor.end(from: position, while: ASCII.isDigit)
    if text.has(".", at: end) {
      let digits = min(cursor.end(from: end + 1, while: ASCII.isDigit), end + 3)
      if digits > end + 1 { end = digits }
    }
    guard end > position, text.has(" ", at: end) || text.has("\n", at: end) else { return nil }
    return take(.number, to: end)
  }

  /// The end of a name: to a sign that an arrow or a text could start with.
  private func actorEnd() -> Int {
    var end = cursor.end(before: "+<->:\n,;/\\()")
    guard end > position else { return end }
    while end < text.count, !SequenceSignal.interruptsName(at: end, in: text) {
      let start = cursor.end(from: end) { $0 == UInt8(ascii: "-") }
      let next = cursor.end(from: start, before: "+<->:\n,;")
      guard next > start else { return end }
      end = next
    }
    return end
  }

  private mutating func lexTitle(_ word: StaticString, _ kind: SequenceTokenKind) -> Token? {
    guard has(word, at: position) else { return nil }
    let space = position + word.utf8CodeUnitCount
    let start = space + text.spaceLength(at: space)
    guard start > space else { return nil }
    let end = cursor.end(from: start, before: "#\n;")
    return end > start ? take(kind, to: end, content: (space + 1)..<end) : nil
  }

  private static let words: [WordRule] = [
    ("box", .box, .push(.line)),
    ("participant", .participant, .push(.id)),
    ("actor", .person, .push(.id)),
    ("create", .create, .stay),
    ("destroy", .destroy, .push(.id)),
    ("loop", .loop, .push(.line)),
    ("rect", .rect, .push(.line)),
    ("opt", .opt, .push(.line)),
    ("alt", .alt, .push(.line)),
    ("else", .elseWord, .push(.line)),
    ("par", .par, .push(.line)),
    ("par_over", .parOver, .push(.line)),
    ("and", .and, .push(.line)),
    ("critical", .critical, .push(.line)),
    ("option", .option, .push(.line)),
    ("break", .breakWord, .push(.line)),
    ("end", .end, .stay),
    ("left of", .leftOf, .stay),
    ("right of", .rightOf, .stay),
    ("links", .links, .stay),
    ("link", .link, .stay),
    ("properties", .properties, .stay),
    ("details", .details, .stay),
    ("over", .over, .stay),
    ("note", .note, .stay),
    ("activate", .activate, .push(.id)),
    ("deactivate", .deactivate, .push(.id)),
    ("sequencediagram", .header, .stay),
    ("autonumber", .autonumber, .stay),
    ("off", .off, .stay),
  ]
}
