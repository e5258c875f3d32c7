import AssentDiagnostics

/// The beginnings of statements, where the words are.
extension StateLexer {
  mutating func lexStatement() -> StateToken? {
    if hasWord("click") { return take(.click, to: position + 5) }
    if hasWord("href") { return take(.href, to: position + 4) }
    if text[position] == ASCII.quote,
      let end = text[(position + 1)...].firstIndex(of: ASCII.quote)
    {
      return take(.string, to: end + 1, content: (position + 1)..<end)
    }
    if hasWord("default") { return take(.defaultWord, to: position + 7) }
    if let (direction, end) = innerDirections.match(at: position) {
      return take(.innerDirection(direction), to: end)
    }
    if text[position] == ASCII.newline {
      var end = position
      while end < text.count, text[end] == ASCII.newline { end += 1 }
      return take(.newline, to: end)
    }
    let space = text.spaceEnd(from: position)
    if space > position {
      position = space
      return nil
    }
    if skipsSpaceOrComment() { return nil }
    if let end = wordAndSpaceEnd("scale") {
      modes.append(.scale)
      return take(.scale, to: end)
    }
    if let found = lexAccessibility() ?? lexStyleWord() ?? lexStateWord() { return found.token }
    if text[position] == UInt8(ascii: "{") {
      replaceMode(.composite)
      return take(.open, to: position + 1)
    }
    if let found = lexNoteWord() { return found.token }
    if let end = wordAndSpaceEnd("statediagram") ?? wordAndSpaceEnd("statediagram-v2") {
      return take(.header, to: end)
    }
    if hasWord("hide empty description") { return take(.hideEmpty, to: position + 22) }
    if let token = lexState(divider: false) { return token }
    return isSkipped ? nil : takeStray()
  }

  /// A token, or none where a word only opens a mode.
  typealias Found = (token: StateToken?, Void)

  mutating func lexAccessibility() -> Found? {
    let isTitle = text.hasIgnoringCase("acctitle", at: position)
    guard isTitle || text.hasIgnoringCase("accdescr", at: position) else { return nil }
    let mark = text.spaceEnd(from: position + 8)
    guard mark < text.count else { return nil }
    let end = text.spaceEnd(from: mark + 1)
    if text[mark] == UInt8(ascii: ":") {
      modes.append(isTitle ? .title : .description)
      return (take(isTitle ? .titleKey : .descriptionKey, to: end), ())
    }
    guard !isTitle, text[mark] == UInt8(ascii: "{") else { return nil }
    modes.append(.descriptionBlock)
    position = end
    return (nil, ())
  }

  mutating func lexStyleWord() -> Found? {
    if let end = wordAndSpaceEnd("classdef") {
      modes.append(.classDef)
      return (take(.classDef, to: end), ())
    }
    if let end = wordAndSpaceEnd("class") {
      modes.append(.classMembers)
      return (take(.classWord, to: end), ())
    }
    if let end = wordAndSpaceEnd("style") {
      modes.append(.style)
      return (take(.style, to: end), ())
    }
    return nil
  }

  mutating func lexStateWord() -> Found? {
    guard let end = wordAndSpaceEnd("state") else { return nil }
    modes.append(.state)
    position = end
    return (nil, ())
  }

  mutating func lexNoteWord() -> Found? {
    guard let end = wordAndSpaceEnd("note") else { return nil }
    modes.append(.note)
    return (take(.note, to: end), ())
  }

  /// `[*]`, an id, a text after a colon, an arrow, a divider or `:::`.
  mutating func lexState(divider: Bool) -> StateToken? {
    isSkipped = false
    if text.has("[*]", at: position) { return take(.terminal, to: position + 3) }
    var end = position
    while end < text.count, text[end] != UInt8(ascii: ":"), text[end] != UInt8(ascii: "-"),
      text[end] != UInt8(ascii: "{"), text.spaceLength(at: end) == 0
    {
      if text.has("%%", at: end) {
        if end == position {
          // A directive is no id; mermaid drops the signs.
          isSkipped = true
          while position < text.count, text[position] == UInt8(ascii: "%") { position += 1 }
          return nil
        }
        break
      }
      end += 1
    }
    if end > position { return take(.name, to: end) }
    if text[position] == UInt8(ascii: ":") {
      end = position + 1
      while end < text.count, text[end] != ASCII.newline, text[end] != UInt8(ascii: ";") {
        if text[end] == UInt8(ascii: ":") {
          guard end + 1 < text.count, text[end + 1] != UInt8(ascii: ":"),
            text[end + 1] != UInt8(ascii: ";"), text[end + 1] != ASCII.newline
          else { break }
          end += 1
        }
        end += 1
      }
      if end > position + 1 { return take(.text, to: end, content: (position + 1)..<end) }
    }
    if text.has("-->", at: position) { return take(.arrow, to: position + 3) }
    if divider, text.has("--", at: position) { return take(.divider, to: position + 2) }
    if text.has(":::", at: position) { return take(.classMark, to: position + 3) }
    return nil
  }
}
