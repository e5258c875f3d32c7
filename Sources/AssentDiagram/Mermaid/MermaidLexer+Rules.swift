/// The rules that the languages of mermaid have in common.
extension MermaidLexer {
  // MARK: Words

  /// Whether the word stands at `index`, in any case where the language takes no notice of it.
  @inline(__always)
  func has(_ word: StaticString, at index: Int) -> Bool {
    Self.ignoresCase ? text.hasIgnoringCase(word, at: index) : text.has(word, at: index)
  }

  /// Whether the word stands here, with no letter, digit or `_` after it.
  @inline(__always)
  func hasWord(_ word: StaticString) -> Bool {
    has(word, at: position) && text.isWordEnd(position + word.utf8CodeUnitCount)
  }

  @inline(__always)
  mutating func lexWord(
    _ word: StaticString, _ kind: Kind, _ change: ModeChange = .stay
  ) -> Token? {
    hasWord(word) ? take(kind, count: word.utf8CodeUnitCount, change) : nil
  }

  @inline(__always)
  mutating func lexWord(of rules: [WordRule]) -> Token? {
    for rule in rules {
      if let token = lexWord(rule.word, rule.kind, rule.change) { return token }
    }
    return nil
  }

  /// A word and the white space that has to follow it.
  @inline(__always)
  mutating func lexSpacedWord(
    _ word: StaticString, _ kind: Kind, _ change: ModeChange = .stay
  ) -> Token? {
    guard has(word, at: position) else { return nil }
    let end = position + word.utf8CodeUnitCount
    let spaceEnd = text.spaceEnd(from: end)
    return spaceEnd > end ? take(kind, to: spaceEnd, change) : nil
  }

  @inline(__always)
  mutating func lexSpacedWord(of rules: [WordRule]) -> Token? {
    for rule in rules {
      if let token = lexSpacedWord(rule.word, rule.kind, rule.change) { return token }
    }
    return nil
  }

  /// A sign, whatever follows it.
  mutating func lexSign(of rules: [WordRule]) -> Token? {
    for rule in rules where text.has(rule.word, at: position) {
      return take(rule.kind, count: rule.word.utf8CodeUnitCount, rule.change)
    }
    return nil
  }

  /// Where a link opens.
  mutating func lexLinkTarget(_ kind: Kind) -> Token? {
    guard byte() == UInt8(ascii: "_") else { return nil }
    return lexWord("_self", kind) ?? lexWord("_blank", kind) ?? lexWord("_parent", kind)
      ?? lexWord("_top", kind)
  }

  // MARK: White space

  mutating func passSpace() -> Token? {
    let end = text.spaceEnd(from: position)
    return end > position ? pass(to: end) : nil
  }

  /// Line ends in a row.
  mutating func lexNewlines() -> Token? {
    let end = cursor.end(from: position) { $0 == ASCII.newline }
    return end > position ? take(.newline, to: end) : nil
  }

  // MARK: Lines and blocks

  /// The rest of the line, with which the mode ends.
  mutating func lexLine(_ kind: Kind) -> Token { take(kind, to: cursor.lineEnd(), .pop) }

  /// What stands before the sign that ends the mode, or that sign.
  mutating func lexEnclosed(_ kind: Kind, until sign: UInt8) -> Token {
    if byte() == sign { return pass(count: 1, .pop) }
    return take(kind, to: text[position...].firstIndex(of: sign) ?? text.count)
  }

  /// The name of a function before its brackets, with which the mode ends.
  mutating func lexCallback(_ kind: Kind, arguments: Mode) -> Token {
    guard byte() == UInt8(ascii: "(") else { return take(kind, to: cursor.end(before: "(")) }
    let end = text.spaceEnd(from: position + 1)
    return text.has(")", at: end) ? pass(to: end + 1, .pop) : pass(count: 1, .replace(arguments))
  }

  /// `accTitle:`, `accDescr:` and `accDescr {`, with the white space after the sign.
  mutating func lexAccessibility() -> Token? {
    let isTitle = has("accTitle", at: position)
    guard isTitle || has("accDescr", at: position) else { return nil }
    let sign = text.spaceEnd(from: position + 8)
    let end = text.spaceEnd(from: sign + 1)
    if text.has(":", at: sign) {
      return isTitle
        ? take(.titleKey, to: end, .push(.title))
        : take(.descriptionKey, to: end, .push(.description))
    }
    guard !isTitle, text.has("{", at: sign) else { return nil }
    return pass(to: end, .push(.descriptionBlock))
  }
}
