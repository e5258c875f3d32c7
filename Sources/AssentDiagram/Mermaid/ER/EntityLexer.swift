/// Splits an entity relationship diagram into tokens (`erDiagram.jison`).
struct EntityLexer: MermaidLexer {
  enum Mode: MermaidMode {
    case statements
    case title, description, descriptionBlock
    case block
    case backtick
    case style
  }

  typealias Kind = EntityTokenKind

  static var ignoresCase: Bool { true }

  var cursor: MermaidCursor
  var modes: [Mode] = [.statements]
  var isDone = false
  private var directions: InnerDirections
  /// The first tilde from the place on, and the last of its line.
  private var tilde = -1
  private var lastTilde = (line: -1, index: -1)

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text, ignoresCase: true)
  }

  func kindAtEnd(_ mode: Mode) -> EntityTokenKind {
    mode == .descriptionBlock ? .descriptionIsOpen : .stop
  }

  mutating func lex() -> Token? {
    switch mode {
    case .statements: lexStatement()
    case .title: lexLine(.titleValue)
    case .description: lexLine(.descriptionValue)
    case .descriptionBlock: lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    case .block: lexBlock()
    case .backtick: lexEnclosed(.attributeWord, until: ASCII.backtick)
    case .style: lexStyle()
    }
  }

  // MARK: Statements

  /// Line ends are tokens, but not those after other white space.
  private mutating func lexStatement() -> Token? {
    if let token = lexAccessibility() { return token }
    if let (direction, end) = directions.match(at: position) {
      return take(.direction(direction), to: end)
    }
    if let token = lexNewlines() ?? passSpace() ?? lexQuoted() { return token }
    if let token = lexWord("erdiagram", .header) ?? lexSign(of: Self.signs) { return token }
    if let token = lexWord(of: Self.styleWords) ?? lexCardinality() { return token }
    return lexText(.text, with: "-*.")
  }

  private static let signs: [WordRule] = [
    ("{", .open, .push(.block)),
    ("#", .hash, .stay),
    (",", .comma, .stay),
    (":::", .classMark, .stay),
    (":", .colon, .stay),
    ("[", .bracketOpen, .stay),
    ("]", .bracketClose, .stay),
  ]

  private static let styleWords: [WordRule] = [
    ("style", .styleWord, .push(.style)),
    ("classdef", .classDef, .push(.style)),
    ("class", .classWord, .stay),
  ]

  private mutating func lexQuoted() -> Token? {
    guard let content = quotedRange() else { return nil }
    let isName =
      !content.isEmpty && !content.contains { text.hasAny("%\\\n\u{8}\u{B}", at: $0) }
    return take(isName ? .quotedName : .quotedText, to: content.upperBound + 1, content: content)
  }

  /// What stands between the quote here and the next one.
  private func quotedRange() -> Range<Int>? {
    guard byte() == ASCII.quote else { return nil }
    return text[(position + 1)...].firstIndex(of: ASCII.quote).map { (position + 1)..<$0 }
  }

  /// A text of letters, digits, what is not ASCII and a few signs.
  private mutating func lexText(_ kind: EntityTokenKind, with signs: StaticString) -> Token? {
    let end = cursor.end(from: position) { $0 >= 0x80 || ASCII.isWord($0) || signs.holds($0) }
    return end > position ? take(kind, to: end) : nil
  }

  // MARK: Relationships

  /// The words and signs for cardinalities and lines, in mermaid's order.
  private mutating func lexCardinality() -> Token? {
    for (word, kind) in Self.firstWords where matches(word) {
      return take(kind, count: word.utf8CodeUnitCount)
    }
    if ASCII.isDigit(byte()) { return lexNumber() }
    for (word, kind) in Self.lastWords where matches(word) {
      if word.utf8CodeUnitCount == 1 {
        // A `u` is a parent only before a line.
        guard text.hasAny(".-|", at: position + 1) else { continue }
      }
      return take(kind, count: word.utf8CodeUnitCount)
    }
    return nil
  }

  /// A word that ends in a letter has to end there.
  private func matches(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard text.hasIgnoringCase(word, at: position) else { return false }
    let isOneSign = word.utf8CodeUnitCount == 1
    return isOneSign || !ASCII.isWord(word.utf8Start[word.utf8CodeUnitCount - 1])
      || text.isWordEnd(end)
  }

  private static let firstWords: [(StaticString, EntityTokenKind)] = [
    ("one or zero", .cardinality(.zeroOrOne)),
    ("one or more", .cardinality(.oneOrMore)),
    ("one or many", .cardinality(.oneOrMore)),
    ("1+", .cardinality(.oneOrMore)),
    ("|o", .cardinality(.zeroOrOne)),
    ("zero or one", .cardinality(.zeroOrOne)),
    ("zero or more", .cardinality(.zeroOrMore)),
    ("zero or many", .cardinality(.zeroOrMore)),
    ("0+", .cardinality(.zeroOrMore)),
    ("}o", .cardinality(.zeroOrMore)),
    ("many(0)", .cardinality(.zeroOrMore)),
    ("many(1)", .cardinality(.oneOrMore)),
    ("many", .cardinality(.zeroOrMore)),
    ("}|", .cardinality(.oneOrMore)),
    ("one", .cardinality(.exactlyOne)),
    ("only one", .cardinality(.exactlyOne)),
  ]

  private static let lastWords: [(StaticString, EntityTokenKind)] = [
    ("||", .cardinality(.exactlyOne)),
    ("o|", .cardinality(.zeroOrOne)),
    ("o{", .cardinality(.zeroOrMore)),
    ("|{", .cardinality(.oneOrMore)),
    ("u", .cardinality(.parent)),
    ("..", .line(isIdentifying: false)),
    ("--", .line(isIdentifying: true)),
    ("to", .line(isIdentifying: true)),
    ("optionally to", .line(isIdentifying: false)),
    (".-", .line(isIdentifying: false)),
    ("-.", .line(isIdentifying: false)),
  ]

  private mutating func lexNumber() -> Token {
    let digits = cursor.end(from: position, while: ASCII.isDigit)
    if text.has(".", at: digits) {
      let end = cursor.end(from: digits + 1, while: ASCII.isDigit)
      if end > digits + 1 { return take(.number, to: end) }
    }
    guard byte() == UInt8(ascii: "1") else { return take(.number, to: digits) }
    let after = position + 1
    let word = text.spaceEnd(from: after)
    if word > after, !text.isWordEnd(word) || text.hasAny("\"'", at: word) {
      return take(.cardinality(.exactlyOne), to: after)
    }
    for line in ["--", "..", ".-", "-."] as [StaticString] where text.has(line, at: after) {
      return take(.cardinality(.exactlyOne), to: after)
    }
    return take(.number, to: digits)
  }

  // MARK: Attributes

  private static let keys: [WordRule] = [
    ("pk", .attributeKey, .stay), ("fk", .attributeKey, .stay), ("uk", .attributeKey, .stay),
  ]

  private static let blockSigns: [WordRule] = [
    ("`", .passed, .push(.backtick)),
    ("}", .close, .pop),
    (",", .comma, .stay),
    ("?", .questionMark, .stay),
  ]

  private mutating func lexBlock() -> Token? {
    if let token = passSpace() ?? lexWord(of: Self.keys) { return token }
    if let end = genericEnd() { return take(.attributeWord, to: end) }
    if Self.isLetter(text, position) {
      var end = position
      while end < text.count, Self.isInWord(text, end) { end += text.scalarLength(at: end) }
      return take(.attributeWord, to: end)
    }
    if let content = quotedRange() {
      return take(.comment, to: content.upperBound + 1, content: content)
    }
    return lexSign(of: Self.blockSigns)
  }

  /// `List~T~`: from here to behind the last tilde of the line, where one of several stands in the
  /// characters before the next white space.
  private mutating func genericEnd() -> Int? {
    let sign = UInt8(ascii: "~")
    if tilde < position { tilde = text[position...].firstIndex(of: sign) ?? text.count }
    guard tilde < cursor.runEnd() else { return nil }
    let lineEnd = cursor.lineEnd()
    if lastTilde.line != lineEnd {
      lastTilde = (lineEnd, text[position..<lineEnd].lastIndex(of: sign) ?? -1)
    }
    guard lastTilde.index > tilde else { return nil }
    return cursor.wordEnd(from: lastTilde.index + 1, before: "")
  }

  /// Letters of Unicode count from U+00C0 on.
  private static func isLetter(_ text: [UInt8], _ index: Int) -> Bool {
    let byte = text[index]
    if byte < 0x80 {
      return ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*")
    }
    // The micro sign is a letter for what takes no notice of case.
    return byte != 0xC2 || (index + 1 < text.count && text[index + 1] == 0xB5)
  }

  private static func isInWord(_ text: [UInt8], _ index: Int) -> Bool {
    isLetter(text, index) || ASCII.isDigit(text[index])
      || text.hasAny("-[]().,", at: index)
  }

  // MARK: Styles

  private static let styleSigns: [WordRule] = [
    (":", .colon, .stay), (",", .comma, .stay), ("#", .hash, .stay), (";", .semicolon, .stay),
  ]

  private mutating func lexStyle() -> Token? {
    if let token = lexNewlines() {
      change(.pop)
      return token
    }
    return passSpace() ?? lexSign(of: Self.styleSigns) ?? lexText(.styleText, with: "-*")
  }
}
