/// A token of the language of state diagrams.
struct StateToken {
  enum Kind {
    case header, newline, stop, stray
    case innerDirection(FlowGraph.Direction)
    case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
    case classDef, className, classStyles
    case classWord, classMembers, classChoice
    case style, styleMembers, styleDeclarations
    case scale, width, hideEmpty
    case click, href, string, defaultWord
    /// The word after `state`, and the words of `state "text" as id`.
    case stateName, stateText, asWord
    case fork, join, choice
    case open, close, divider
    case note, leftOf, rightOf, noteText
    case name, terminal, text, arrow, classMark
    /// `state two words {`, at which mermaid stops.
    case severalWords
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// What it stands for, where that is not all of it.
  var content: Range<Int>

  var range: Range<Int> { start..<end }
}

/// Splits the text of a state diagram into tokens, by modes, after the rules of mermaid 11.16.
struct StateLexer {
  enum Mode {
    case statements, composite
    case state, stateString, stateID
    case note, noteID, noteText, floatingNote, floatingNoteID
    case classDef, classDefStyles, classMembers, classChoice, style, styleDeclarations
    case scale, title, description, descriptionBlock
  }

  let text: [UInt8]
  var position = 0
  var modes: [Mode] = [.statements]
  private var isDone = false
  private var innerDirections: InnerDirections
  /// The pseudo states of the present line: `<<fork>>` and its kin.
  private var marks = (line: -1, kind: StateToken.Kind.fork, start: -1, end: -1)
  private var nextBrace = -1
  private var hasNoteEnd = true
  /// Whether the last token was dropped.
  private var isSkipped = false

  init(_ text: [UInt8]) {
    self.text = text
    innerDirections = InnerDirections(text, ignoresCase: true)
  }

  /// Goes on at `position`, between statements, `depth` composite states deep.
  mutating func restart(at position: Int, depth: Int) {
    self.position = position
    modes = [.statements] + Array(repeating: .composite, count: depth)
    isDone = false
  }

  mutating func next() -> StateToken {
    while true {
      guard position < text.count else { return atEnd() }
      if let token = step() { return token }
    }
  }

  private mutating func atEnd() -> StateToken {
    defer { isDone = true }
    guard !isDone else { return take(.stop, to: position) }
    switch modes[modes.count - 1] {
    case .statements: return take(.newline, to: position)
    case .classDefStyles: return popping(take(.classStyles, to: position))
    case .classChoice: return popping(take(.classChoice, to: position))
    case .styleDeclarations: return popping(take(.styleDeclarations, to: position))
    case .stateID, .floatingNoteID: return popping(take(.name, to: position))
    case .title: return popping(take(.titleValue, to: position))
    case .description: return popping(take(.descriptionValue, to: position))
    default: return take(.stop, to: position)
    }
  }

  // MARK: Helpers

  private mutating func pop() { if modes.count > 1 { modes.removeLast() } }

  private mutating func popping(_ token: StateToken) -> StateToken {
    pop()
    return token
  }

  private mutating func replaceMode(_ mode: Mode) {
    pop()
    modes.append(mode)
  }

  @inline(__always)
  private mutating func take(
    _ kind: StateToken.Kind, to end: Int, content: Range<Int>? = nil
  ) -> StateToken {
    let token = StateToken(
      kind: kind, start: position, end: end, content: content ?? position..<end)
    position = end
    return token
  }

  private mutating func takeStray() -> StateToken {
    take(.stray, to: position + text.scalarLength(at: position))
  }

  private func lineEnd(from index: Int) -> Int {
    text[min(index, text.count)...].firstIndex(of: ASCII.newline) ?? text.count
  }

  /// The end of `word` and the white space that has to follow it.
  private func wordAndSpaceEnd(_ word: StaticString) -> Int? {
    guard text.hasIgnoringCase(word, at: position) else { return nil }
    let end = position + word.utf8CodeUnitCount
    let spaceEnd = text.spaceEnd(from: end)
    return spaceEnd > end ? spaceEnd : nil
  }

  private func hasWord(_ word: StaticString) -> Bool {
    text.hasIgnoringCase(word, at: position)
      && text.isWordEnd(position + word.utf8CodeUnitCount)
  }

  /// The end of the word characters from `index` on, commas too if asked for.
  private func wordEnd(from index: Int, commas: Bool = false) -> Int {
    var end = index
    while end < text.count, ASCII.isWord(text[end]) || (commas && text[end] == UInt8(ascii: ",")) {
      end += 1
    }
    return end
  }

  // MARK: Modes

  private mutating func step() -> StateToken? {
    switch modes[modes.count - 1] {
    case .statements: return lexStatement()
    case .composite: return lexInComposite()
    case .state: return lexState()
    case .stateString, .stateID: return lexStateWords()
    case .note, .noteID, .noteText, .floatingNote, .floatingNoteID: return lexNote()
    case .classDef, .classMembers, .style: return lexStyleTarget()
    case .classDefStyles: return popping(take(.classStyles, to: lineEnd(from: position)))
    case .classChoice: return popping(take(.classChoice, to: lineEnd(from: position)))
    case .styleDeclarations:
      return popping(take(.styleDeclarations, to: lineEnd(from: position)))
    case .title: return popping(take(.titleValue, to: lineEnd(from: position)))
    case .description: return popping(take(.descriptionValue, to: lineEnd(from: position)))
    case .descriptionBlock: return lexDescriptionBlock()
    case .scale: return lexScale()
    }
  }

  private mutating func lexDescriptionBlock() -> StateToken? {
    if text[position] == UInt8(ascii: "}") {
      pop()
      position += 1
      return nil
    }
    return take(
      .descriptionBlock, to: text[position...].firstIndex(of: UInt8(ascii: "}")) ?? text.count)
  }

  private mutating func lexScale() -> StateToken? {
    var end = position
    while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
    if end > position { return take(.width, to: end) }
    let word = text.spaceEnd(from: position)
    guard word > position, text.hasIgnoringCase("width", at: word), text.isWordEnd(word + 5) else {
      return takeStray()
    }
    pop()
    position = word + 5
    return nil
  }

  private mutating func lexStyleTarget() -> StateToken? {
    switch modes[modes.count - 1] {
    case .classMembers:
      var end = wordEnd(from: position)
      guard end > position else { return takeStray() }
      while end < text.count, text[end] == UInt8(ascii: ",") {
        let next = text.spaceEnd(from: end + 1)
        let after = wordEnd(from: next)
        guard after > next else { break }
        end = after
      }
      replaceMode(.classChoice)
      return take(.classMembers, to: end)
    case .style:
      let end = wordEnd(from: position, commas: true)
      let next = text.spaceEnd(from: end)
      guard end > position, next > end else { return takeStray() }
      replaceMode(.styleDeclarations)
      return take(.styleMembers, to: next, content: position..<end)
    default:
      let end = wordEnd(from: position)
      let next = text.spaceEnd(from: end)
      // `default` has a rule of its own there, with a token the grammar does not know.
      guard end > position, next > end, !hasWord("default") else { return takeStray() }
      replaceMode(.classDefStyles)
      return take(.className, to: next, content: position..<end)
    }
  }

  // MARK: Notes

  private mutating func lexNote() -> StateToken? {
    switch modes[modes.count - 1] {
    case .noteID:
      let start = text.spaceEnd(from: position)
      var end = start
      while end < text.count, text[end] != UInt8(ascii: ":"), text[end] != UInt8(ascii: "-"),
        text.spaceLength(at: end) == 0, !text.has("%%", at: end)
      { end += 1 }
      guard end > start else { return takeStray() }
      replaceMode(.noteText)
      return take(.name, to: end, content: start..<end)
    case .noteText: return lexNoteText()
    case .floatingNote:
      let word = text.spaceEnd(from: position)
      if text.hasIgnoringCase("as", at: word) {
        replaceMode(.floatingNoteID)
        return take(.asWord, to: text.spaceEnd(from: word + 2))
      }
      if text[position] == ASCII.quote {
        position += 1
        return nil
      }
      return take(.noteText, to: text[position...].firstIndex(of: ASCII.quote) ?? text.count)
    case .floatingNoteID: return popping(take(.name, to: lineEnd(from: position)))
    default:
      if hasWord("left of") {
        replaceMode(.noteID)
        return take(.leftOf, to: position + 7)
      }
      if hasWord("right of") {
        replaceMode(.noteID)
        return take(.rightOf, to: position + 8)
      }
      guard text[position] == ASCII.quote else { return takeStray() }
      replaceMode(.floatingNote)
      position += 1
      return nil
    }
  }

  private mutating func lexNoteText() -> StateToken {
    let colon = text.spaceEnd(from: position)
    if colon < text.count, text[colon] == UInt8(ascii: ":") {
      var end = colon + 1
      while end < text.count, text[end] != UInt8(ascii: ":"), text[end] != UInt8(ascii: ";"),
        text[end] != ASCII.newline
      { end += 1 }
      if end > colon + 1 { return popping(take(.noteText, to: end, content: (colon + 1)..<end)) }
    }
    guard hasNoteEnd else { return takeStray() }
    var index = position
    while index < text.count {
      if text[index] | 32 == UInt8(ascii: "e"), text.hasIgnoringCase("end note", at: index),
        text.isWordEnd(index + 8)
      {
        var before = index
        while before > position, text.spaceLength(at: before - 1) == 1 { before -= 1 }
        if text[before..<index].contains(ASCII.newline) {
          return popping(take(.noteText, to: index + 8, content: position..<before))
        }
      }
      index += 1
    }
    hasNoteEnd = false
    return takeStray()
  }

  // MARK: After `state`

  private mutating func lexStateWords() -> StateToken? {
    if modes[modes.count - 1] == .stateString {
      if text[position] == ASCII.quote {
        pop()
        position += 1
        return nil
      }
      return take(.stateText, to: text[position...].firstIndex(of: ASCII.quote) ?? text.count)
    }
    var end = position
    while end < text.count, text[end] != ASCII.newline, text[end] != UInt8(ascii: "{"),
      !text.has("%%", at: end)
    { end += 1 }
    pop()
    return take(.name, to: end)
  }

  private mutating func lexState() -> StateToken? {
    if skipsSpaceOrComment() { return nil }
    if text[position] == ASCII.newline {
      pop()
      position += 1
      return nil
    }
    if let token = lexPseudoState() { return token }
    switch text[position] {
    case ASCII.quote:
      modes.append(.stateString)
      position += 1
      return nil
    case UInt8(ascii: "{"):
      replaceMode(.composite)
      return take(.open, to: position + 1)
    default: break
    }
    if let end = wordAndSpaceEnd("as") {
      modes.append(.stateID)
      return take(.asWord, to: end)
    }
    if let end = severalWordsEnd() { return take(.severalWords, to: end) }
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "{"), text.spaceLength(at: end) == 0 {
      end += 1
    }
    return take(.stateName, to: end)
  }

  /// Words with white space between and then a brace, all on one line but for that white space.
  private mutating func severalWordsEnd() -> Int? {
    let first = wordEnd(from: position)
    let second = text.spaceEnd(from: first)
    guard first > position, second > first, second < text.count, ASCII.isWord(text[second]) else {
      return nil
    }
    if nextBrace < second {
      nextBrace = text[second...].firstIndex(of: UInt8(ascii: "{")) ?? text.count
    }
    guard nextBrace < text.count, !text[second..<nextBrace].contains(ASCII.newline) else {
      return nil
    }
    return nextBrace
  }

  /// `id <<fork>>`: the last mark of the line, of the first kind in mermaid's order.
  private mutating func lexPseudoState() -> StateToken? {
    if marks.line < position {
      let end = lineEnd(from: position)
      marks = (end, .fork, -1, -1)
      let kinds: [(StaticString, StateToken.Kind)] = [
        ("<<fork>>", .fork), ("<<join>>", .join), ("<<choice>>", .choice), ("[[fork]]", .fork),
        ("[[join]]", .join), ("[[choice]]", .choice),
      ]
      var bestRank = kinds.count
      for index in position..<end
      where text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: "[") {
        for (rank, kind) in kinds.enumerated()
        where rank <= bestRank && text.hasIgnoringCase(kind.0, at: index) {
          bestRank = rank
          marks = (end, kind.1, index, index + kind.0.utf8CodeUnitCount)
        }
      }
    }
    guard marks.start >= position else { return nil }
    pop()
    let (kind, start, end) = (marks.kind, marks.start, marks.end)
    marks.line = -1
    return take(kind, to: end, content: position..<start)
  }

  // MARK: Statements

  /// White space on the line, `#` and `%%` comments.
  private mutating func skipsSpaceOrComment() -> Bool {
    let byte = text[position]
    if byte != ASCII.newline, text.spaceLength(at: position) > 0 {
      while position < text.count, text[position] != ASCII.newline,
        text.spaceLength(at: position) > 0
      { position += text.spaceLength(at: position) }
      return true
    }
    let isComment =
      byte == UInt8(ascii: "#") || (text.has("%%", at: position) && !text.has("%%{", at: position))
    if isComment { position = lineEnd(from: position) }
    return isComment
  }

  private mutating func lexInComposite() -> StateToken? {
    if text[position] == ASCII.newline {
      position += 1
      return nil
    }
    if skipsSpaceOrComment() { return nil }
    if let found = lexStyleWord() ?? lexStateWord() { return found.token }
    if let (direction, end) = innerDirections.match(at: position) {
      return take(.innerDirection(direction), to: end)
    }
    if text[position] == UInt8(ascii: "}") {
      pop()
      return take(.close, to: position + 1)
    }
    if let found = lexNoteWord() { return found.token }
    if let token = lexState(divider: true) { return token }
    return isSkipped ? nil : takeStray()
  }

  private mutating func lexStatement() -> StateToken? {
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
  private typealias Found = (token: StateToken?, Void)

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

  private mutating func lexStyleWord() -> Found? {
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

  private mutating func lexStateWord() -> Found? {
    guard let end = wordAndSpaceEnd("state") else { return nil }
    modes.append(.state)
    position = end
    return (nil, ())
  }

  private mutating func lexNoteWord() -> Found? {
    guard let end = wordAndSpaceEnd("note") else { return nil }
    modes.append(.note)
    return (take(.note, to: end), ())
  }

  /// `[*]`, an id, a text after a colon, an arrow, a divider or `:::`.
  private mutating func lexState(divider: Bool) -> StateToken? {
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
