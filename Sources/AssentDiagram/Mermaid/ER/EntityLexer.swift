/// Cuts an entity relationship diagram into words, as mermaid 11.16 does.
///
/// Of the rules of a mode the first that fits counts, not the longest.
struct EntityLexer {
  private enum Mode {
    case plain
    /// The rest of a line after `accTitle:` or `accDescr:`.
    case keyValue
    case descriptionBlock
    case block
    case backtick
    case style
  }

  private var cursor: MermaidCursor
  private var modes: [Mode] = [.plain]
  private var directions: InnerDirections
  /// The first tilde from the place on, and the last of its line.
  private var tilde = -1
  private var lastTilde = (line: -1, index: -1)
  /// Whether it was said that a description is not closed.
  private var isEnded = false

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text, ignoresCase: true)
  }

  private var text: [UInt8] { cursor.text }
  private var position: Int { cursor.position }

  /// Goes on at a place, in a block or outside.
  mutating func restart(at position: Int, inBlock: Bool) {
    cursor.position = position
    modes = inBlock ? [.plain, .block] : [.plain]
  }

  mutating func next() -> EntityToken {
    while true {
      if cursor.isAtEnd {
        if modes.last == .descriptionBlock, !isEnded {
          isEnded = true
          return EntityToken(kind: .descriptionIsOpen, range: position..<position, content: 0..<0)
        }
        return EntityToken(kind: .end, range: position..<position, content: position..<position)
      }
      let token =
        switch modes[modes.count - 1] {
        case .plain: lexPlain()
        case .keyValue: lexKeyValue()
        case .descriptionBlock: lexDescription()
        case .block: lexBlock()
        case .backtick: lexBacktick()
        case .style: lexStyle()
        }
      if let token { return token }
    }
  }

  private mutating func take(
    _ kind: EntityToken.Kind, to end: Int, content: Range<Int>? = nil
  ) -> EntityToken {
    let range = position..<end
    cursor.position = end
    return EntityToken(kind: kind, range: range, content: content ?? range)
  }

  private mutating func takeStray() -> EntityToken {
    take(.stray, to: position + text.scalarLength(at: position))
  }

  private mutating func pop() { if modes.count > 1 { modes.removeLast() } }

  /// Line ends are words, but not those after other white space.
  private mutating func skipsSpace() -> Bool {
    guard text.spaceLength(at: position) > 0 else { return false }
    cursor.position = text.spaceEnd(from: position)
    return true
  }

  private func newlineEnd() -> Int {
    cursor.end(from: position) { $0 == ASCII.newline }
  }

  // MARK: Statements

  private mutating func lexPlain() -> EntityToken? {
    if let end = cursor.keyEnd("acctitle", UInt8(ascii: ":")) {
      modes.append(.keyValue)
      return take(.titleKey, to: end)
    }
    if let end = cursor.keyEnd("accdescr", UInt8(ascii: ":")) {
      modes.append(.keyValue)
      return take(.descriptionKey, to: end)
    }
    if let end = cursor.keyEnd("accdescr", UInt8(ascii: "{")) {
      modes.append(.descriptionBlock)
      cursor.position = end
      return nil
    }
    if let (direction, end) = directions.match(at: position) {
      return take(.direction(direction), to: end)
    }
    if cursor.byte == ASCII.newline { return take(.newline, to: newlineEnd()) }
    if skipsSpace() { return nil }
    if cursor.byte == ASCII.quote, let token = lexQuoted() { return token }
    if cursor.hasKeyword("erdiagram") { return take(.header, to: position + 9) }
    return lexSign() ?? lexStyleWord() ?? lexCardinality() ?? lexText()
  }

  private mutating func lexQuoted() -> EntityToken? {
    guard let end = text[(position + 1)...].firstIndex(of: ASCII.quote) else { return nil }
    let content = (position + 1)..<end
    let isName =
      !content.isEmpty
      && !text[content].contains { byte in
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte == ASCII.newline
          || byte == 8 || byte == 11
      }
    return take(isName ? .quotedName : .quotedText, to: end + 1, content: content)
  }

  private mutating func lexSign() -> EntityToken? {
    switch cursor.byte {
    case UInt8(ascii: "{"):
      modes.append(.block)
      return take(.open, to: position + 1)
    case UInt8(ascii: "#"): return take(.hash, to: position + 1)
    case UInt8(ascii: ","): return take(.comma, to: position + 1)
    case UInt8(ascii: ":"):
      if text.has(":::", at: position) { return take(.classMark, to: position + 3) }
      return take(.colon, to: position + 1)
    case UInt8(ascii: "["): return take(.bracketOpen, to: position + 1)
    case UInt8(ascii: "]"): return take(.bracketClose, to: position + 1)
    default: return nil
    }
  }

  private mutating func lexStyleWord() -> EntityToken? {
    if cursor.hasKeyword("style") {
      modes.append(.style)
      return take(.styleWord, to: position + 5)
    }
    if cursor.hasKeyword("classdef") {
      modes.append(.style)
      return take(.classDef, to: position + 8)
    }
    return cursor.hasKeyword("class") ? take(.classWord, to: position + 5) : nil
  }

  private mutating func lexText() -> EntityToken {
    let end = cursor.end(from: position) { byte in
      byte >= 0x80 || ASCII.isWord(byte) || "-*.".utf8.contains(byte)
    }
    return end > position ? take(.text, to: end) : takeStray()
  }

  private mutating func lexKeyValue() -> EntityToken {
    pop()
    return take(.keyValue, to: cursor.lineEnd())
  }

  private mutating func lexDescription() -> EntityToken? {
    if cursor.byte == UInt8(ascii: "}") {
      cursor.position += 1
      pop()
      return nil
    }
    return take(.descriptionBlock, to: cursor.end(from: position) { $0 != UInt8(ascii: "}") })
  }

  // MARK: Relationships

  /// The words and signs for cardinalities and lines, in mermaid's order.
  private mutating func lexCardinality() -> EntityToken? {
    for (word, kind) in Self.firstWords where matches(word) {
      return take(kind, to: position + word.utf8CodeUnitCount)
    }
    if ASCII.isDigit(cursor.byte) { return lexNumber() }
    for (word, kind) in Self.lastWords where matches(word) {
      if word.utf8CodeUnitCount == 1 {
        // A `u` is a parent only before a line.
        guard position + 1 < text.count, ".-|".utf8.contains(text[position + 1]) else { continue }
      }
      return take(kind, to: position + word.utf8CodeUnitCount)
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

  private static let firstWords: [(StaticString, EntityToken.Kind)] = [
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

  private static let lastWords: [(StaticString, EntityToken.Kind)] = [
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

  private mutating func lexNumber() -> EntityToken {
    let digits = cursor.end(from: position, while: ASCII.isDigit)
    if digits + 1 < text.count, text[digits] == UInt8(ascii: "."), ASCII.isDigit(text[digits + 1]) {
      return take(.number, to: cursor.end(from: digits + 1, while: ASCII.isDigit))
    }
    guard cursor.byte == UInt8(ascii: "1") else { return take(.number, to: digits) }
    let after = position + 1
    let word = text.spaceEnd(from: after)
    if word > after, word < text.count {
      let byte = text[word]
      if ASCII.isWord(byte) || byte == ASCII.quote || byte == UInt8(ascii: "'") {
        return take(.cardinality(.exactlyOne), to: after)
      }
    }
    for line in ["--", "..", ".-", "-."] as [StaticString] where text.has(line, at: after) {
      return take(.cardinality(.exactlyOne), to: after)
    }
    return take(.number, to: digits)
  }

  // MARK: Attributes

  private mutating func lexBlock() -> EntityToken? {
    if skipsSpace() { return nil }
    for key in ["pk", "fk", "uk"] as [StaticString] where cursor.hasKeyword(key) {
      return take(.attributeKey, to: position + 2)
    }
    if let end = genericEnd() { return take(.attributeWord, to: end) }
    if Self.startsWord(text, position) {
      var end = position
      while end < text.count, Self.isInWord(text, end) { end += text.scalarLength(at: end) }
      return take(.attributeWord, to: end)
    }
    switch cursor.byte {
    case ASCII.backtick:
      cursor.position += 1
      modes.append(.backtick)
      return nil
    case ASCII.quote:
      guard let end = text[(position + 1)...].firstIndex(of: ASCII.quote) else { break }
      return take(.comment, to: end + 1, content: (position + 1)..<end)
    case UInt8(ascii: "}"):
      pop()
      return take(.close, to: position + 1)
    case UInt8(ascii: ","): return take(.comma, to: position + 1)
    case UInt8(ascii: "?"): return take(.questionMark, to: position + 1)
    default: break
    }
    return takeStray()
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
    var end = lastTilde.index + 1
    while end < text.count, text.spaceLength(at: end) == 0 { end += text.scalarLength(at: end) }
    return end
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

  private static func startsWord(_ text: [UInt8], _ index: Int) -> Bool { isLetter(text, index) }

  private static func isInWord(_ text: [UInt8], _ index: Int) -> Bool {
    isLetter(text, index) || ASCII.isDigit(text[index])
      || "-[]().,".utf8.contains(text[index])
  }

  /// A name between backticks, which are no part of it.
  private mutating func lexBacktick() -> EntityToken? {
    if cursor.byte == ASCII.backtick {
      cursor.position += 1
      pop()
      return nil
    }
    return take(.attributeWord, to: cursor.end(from: position) { $0 != ASCII.backtick })
  }

  // MARK: Styles

  private mutating func lexStyle() -> EntityToken? {
    if cursor.byte == ASCII.newline {
      pop()
      return take(.newline, to: newlineEnd())
    }
    if skipsSpace() { return nil }
    switch cursor.byte {
    case UInt8(ascii: ":"): return take(.colon, to: position + 1)
    case UInt8(ascii: ","): return take(.comma, to: position + 1)
    case UInt8(ascii: "#"): return take(.hash, to: position + 1)
    case UInt8(ascii: ";"): return take(.semicolon, to: position + 1)
    default: break
    }
    let end = cursor.end(from: position) { byte in
      byte >= 0x80 || ASCII.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*")
    }
    return end > position ? take(.styleText, to: end) : takeStray()
  }
}
