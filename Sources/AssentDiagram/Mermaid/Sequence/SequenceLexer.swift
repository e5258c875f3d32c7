/// A token of the language of sequence diagrams.
struct SequenceToken {
  enum Kind {
    case header, newline, stop, invalid
    case number, actor, comma, plus, minus, central
    case box, participant, person, create, destroy, asWord
    case loop, rect, opt, alt, elseWord, par, parOver, and, critical, option, breakWord, end
    case restOfLine
    case leftOf, rightOf, over, note, links, link, properties, details
    case activate, deactivate, title, legacyTitle
    case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
    case autonumber, off
    case configOpen, configContent, configClose
    case signal(Signal)
    case text
  }

  /// What an arrow between participants looks like.
  struct Signal {
    var style = FlowGraph.Edge.Style.solid
    var arrow = FlowGraph.Edge.Head.none
    var arrowTail = FlowGraph.Edge.Head.none
    var isAsynchronous = false
  }

  var kind: Kind
  var start: Int
  var end: Int

  var range: Range<Int> { start..<end }
}

/// Splits the text of a sequence diagram into tokens, by modes, after the rules of mermaid 11.16.
struct SequenceLexer {
  enum Mode {
    case statements, id, alias, line, config
    case title, description, descriptionBlock
  }

  let text: [UInt8]
  var position = 0
  var modes: [Mode] = [.statements]
  private var isDone = false

  init(_ text: [UInt8]) { self.text = text }

  /// Goes on at `position`, between statements.
  mutating func restart(at position: Int) {
    self.position = position
    modes = [.statements]
    isDone = false
  }

  mutating func next() -> SequenceToken {
    while true {
      guard position < text.count else { return atEnd() }
      if let token = step() { return token }
    }
  }

  private mutating func atEnd() -> SequenceToken {
    defer { isDone = true }
    guard !isDone else { return take(.stop, to: position) }
    switch modes[modes.count - 1] {
    case .statements: return take(.newline, to: position)
    case .line:
      pop()
      return take(.restOfLine, to: position)
    case .alias:
      pop()
      pop()
      return take(.newline, to: position)
    case .title:
      pop()
      return take(.titleValue, to: position)
    case .description:
      pop()
      return take(.descriptionValue, to: position)
    default: return take(.stop, to: position)
    }
  }

  // MARK: Helpers

  private mutating func pop() { if modes.count > 1 { modes.removeLast() } }

  @inline(__always)
  private mutating func take(_ kind: SequenceToken.Kind, to end: Int) -> SequenceToken {
    let token = SequenceToken(kind: kind, start: position, end: end)
    position = end
    return token
  }

  private func lineEnd() -> Int {
    text[position...].firstIndex(of: ASCII.newline) ?? text.count
  }

  private func end(before stops: StaticString) -> Int {
    var end = position
    scan: while end < text.count {
      for index in 0..<stops.utf8CodeUnitCount where stops.utf8Start[index] == text[end] {
        break scan
      }
      end += 1
    }
    return end
  }

  private mutating func skipsSpaceOrComment() -> Bool {
    if text[position] == UInt8(ascii: "#") {
      position = lineEnd()
      return true
    }
    let start = position
    while position < text.count, text[position] != ASCII.newline,
      text.spaceLength(at: position) > 0
    { position += text.spaceLength(at: position) }
    return position > start
  }

  // MARK: Modes

  private mutating func step() -> SequenceToken? {
    switch modes[modes.count - 1] {
    case .statements: return lexStatement()
    case .id: return skipsSpaceOrComment() ? nil : lexID()
    case .alias:
      if skipsSpaceOrComment() { return nil }
      pop()
      pop()
      guard text.hasIgnoringCase("as", at: position), text.isWordEnd(position + 2) else {
        return take(.newline, to: position)
      }
      modes.append(.line)
      return take(.asWord, to: position + 2)
    case .line:
      if skipsSpaceOrComment() { return nil }
      pop()
      return take(.restOfLine, to: end(before: "#\n;"))
    case .config: return lexConfig()
    case .title:
      pop()
      return take(.titleValue, to: lineEnd())
    case .description:
      pop()
      return take(.descriptionValue, to: lineEnd())
    case .descriptionBlock:
      guard text[position] == UInt8(ascii: "}") else {
        return take(.descriptionBlock, to: end(before: "}"))
      }
      pop()
      position += 1
      return nil
    }
  }

  private mutating func lexConfig() -> SequenceToken {
    guard text[position] == UInt8(ascii: "}") else {
      return take(.configContent, to: end(before: "}"))
    }
    pop()
    if isAlias(at: position + 1) {
      modes.append(.alias)
    } else {
      pop()
    }
    return take(.configClose, to: position + 1)
  }

  /// Whether ` as ` follows.
  private func isAlias(at index: Int) -> Bool {
    let word = text.spaceEnd(from: index)
    return word > index && text.hasIgnoringCase("as", at: word)
      && text.spaceLength(at: word + 2) > 0
  }

  /// The name after `participant` and its kin.
  private mutating func lexID() -> SequenceToken? {
    if text.has("@{", at: position) {
      modes.append(.config)
      return take(.configOpen, to: position + 2)
    }
    var end = position
    while end < text.count, text.spaceLength(at: end) == 0 {
      switch text[end] {
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "-"),
        UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "@"):
        break
      default:
        end += 1
        continue
      }
      break
    }
    if end > position, text.has("@{", at: end) { return take(.actor, to: end) }
    end = nameEnd(withSpaces: false)
    if end > position, isAlias(at: end) {
      modes.append(.alias)
      return take(.actor, to: end)
    }
    end = nameEnd(withSpaces: true)
    if end < text.count, text[end] != ASCII.newline, text[end] != UInt8(ascii: ";") {
      // Only the part before a comment can be a name then.
      end = text[position..<end].lastIndex(of: UInt8(ascii: "#")) ?? position
    }
    if end > position {
      pop()
      return take(.actor, to: end)
    }
    if text[position] == ASCII.newline {
      // No rule matches a line end here.
      return take(.invalid, to: position + 1)
    }
    pop()
    return take(.invalid, to: lineEnd())
  }

  private func nameEnd(withSpaces: Bool) -> Int {
    var end = position
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), ASCII.newline,
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "@"):
        return end
      default: if !withSpaces, text.spaceLength(at: end) > 0 { return end }
      }
      end += 1
    }
    return end
  }

  // MARK: Statements

  private mutating func lexStatement() -> SequenceToken? {
    let first = text[position]
    if first == ASCII.newline {
      var end = position
      while end < text.count, text[end] == ASCII.newline { end += 1 }
      return take(.newline, to: end)
    }
    let space = text.spaceEnd(from: position)
    if space > position {
      position = space
      return nil
    }
    let after = position + text.scalarLength(at: position)
    let isComment =
      first == UInt8(ascii: "#")
      || (first == UInt8(ascii: "%") && !text.has("%{", at: position))
      || (first != UInt8(ascii: "}") && text.has("%%", at: after))
    if isComment {
      position = lineEnd()
      return nil
    }
    if let end = numberEnd() { return take(.number, to: end) }
    if ASCII.isLetter(first), let found = lexWord() { return found.token }
    switch first {
    case UInt8(ascii: ","): return take(.comma, to: position + 1)
    case UInt8(ascii: ";"): return take(.newline, to: position + 1)
    default: break
    }
    let end = actorEnd()
    if end > position { return take(.actor, to: end) }
    if let (signal, length) = SequenceSignals.at(position, in: text) {
      return take(.signal(signal), to: position + length)
    }
    switch first {
    case UInt8(ascii: ":"): return take(.text, to: textEnd())
    case UInt8(ascii: "+"): return take(.plus, to: position + 1)
    case UInt8(ascii: "-"): return take(.minus, to: position + 1)
    case UInt8(ascii: "(") where text.has("()", at: position):
      return take(.central, to: position + 2)
    default: return take(.invalid, to: after)
    }
  }

  private func textEnd() -> Int {
    var end = position + 1
    while end < text.count, text[end] != UInt8(ascii: "#"), text[end] != ASCII.newline,
      text[end] != UInt8(ascii: ";")
    { end += 1 }
    return end
  }

  /// The end of `12` or `1.5`, which a space or a line end has to follow.
  private func numberEnd() -> Int? {
    var end = position
    while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: ".") {
      var digits = end + 1
      while digits < text.count, digits < end + 3, ASCII.isDigit(text[digits]) { digits += 1 }
      if digits > end + 1 { end = digits }
    }
    guard end > position, end < text.count,
      text[end] == ASCII.space || text[end] == ASCII.newline
    else { return nil }
    return end
  }

  /// The end of a name: to a sign that an arrow or a text could start with.
  private func actorEnd() -> Int {
    var end = position
    while end < text.count, !Self.endsName(text[end]), text[end] != UInt8(ascii: "/"),
      text[end] != UInt8(ascii: "\\"), text[end] != UInt8(ascii: "("),
      text[end] != UInt8(ascii: ")")
    { end += 1 }
    guard end > position else { return end }
    while end < text.count, !SequenceSignals.interruptsName(at: end, in: text) {
      var next = end
      while next < text.count, text[next] == UInt8(ascii: "-") { next += 1 }
      let start = next
      while next < text.count, !Self.endsName(text[next]) { next += 1 }
      guard next > start else { return end }
      end = next
    }
    return end
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: ">"),
      UInt8(ascii: ":"), ASCII.newline, UInt8(ascii: ","), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  /// A token, or none where a word only opens a mode.
  private typealias Found = (token: SequenceToken?, Void)

  private mutating func lexWord() -> Found? {
    if let found = lexAccessibility() { return found }
    for (word, kind, mode) in Self.words
    where text.hasIgnoringCase(word, at: position)
      && text.isWordEnd(position + word.utf8CodeUnitCount)
    {
      if let mode { modes.append(mode) }
      return (take(kind, to: position + word.utf8CodeUnitCount), ())
    }
    for (word, kind) in [("title", .title), ("title:", .legacyTitle)]
      as [(StaticString, SequenceToken.Kind)] where text.hasIgnoringCase(word, at: position)
    {
      let space = position + word.utf8CodeUnitCount
      let start = space + text.spaceLength(at: space)
      guard start > space else { continue }
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "#"), text[end] != ASCII.newline,
        text[end] != UInt8(ascii: ";")
      { end += 1 }
      if end > start { return (take(kind, to: end), ()) }
    }
    return nil
  }

  private static let words: [(StaticString, SequenceToken.Kind, Mode?)] = [
    ("box", .box, .line),
    ("participant", .participant, .id),
    ("actor", .person, .id),
    ("create", .create, nil),
    ("destroy", .destroy, .id),
    ("loop", .loop, .line),
    ("rect", .rect, .line),
    ("opt", .opt, .line),
    ("alt", .alt, .line),
    ("else", .elseWord, .line),
    ("par", .par, .line),
    ("par_over", .parOver, .line),
    ("and", .and, .line),
    ("critical", .critical, .line),
    ("option", .option, .line),
    ("break", .breakWord, .line),
    ("end", .end, nil),
    ("left of", .leftOf, nil),
    ("right of", .rightOf, nil),
    ("links", .links, nil),
    ("link", .link, nil),
    ("properties", .properties, nil),
    ("details", .details, nil),
    ("over", .over, nil),
    ("note", .note, nil),
    ("activate", .activate, .id),
    ("deactivate", .deactivate, .id),
    ("sequencediagram", .header, nil),
    ("autonumber", .autonumber, nil),
    ("off", .off, nil),
  ]

  private mutating func lexAccessibility() -> Found? {
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
}
