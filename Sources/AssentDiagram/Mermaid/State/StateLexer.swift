/// Splits the text of a state diagram into tokens (`stateDiagram.jison`).
struct StateLexer: MermaidLexer {
  enum Mode: MermaidMode {
    case statements, composite
    case state, stateString, stateID
    case note, noteID, noteText, floatingNote, floatingNoteID
    case classDef, classDefStyles, classMembers, classChoice, style, styleDeclarations
    case scale, title, description, descriptionBlock
  }

  typealias Kind = StateTokenKind

  static var ignoresCase: Bool { true }

  var cursor: MermaidCursor
  var modes: [Mode] = [.statements]
  var isDone = false
  private var directions: InnerDirections
  /// The pseudo states of the present line: `<<fork>>` and its kin.
  private var marks = (line: -1, kind: StateTokenKind.fork, start: -1, end: -1)
  private var nextBrace = -1
  private var hasNoteEnd = true

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text, ignoresCase: true)
  }

  func kindAtEnd(_ mode: Mode) -> StateTokenKind {
    switch mode {
    case .statements: .newline
    case .classDefStyles: .classStyles
    case .classChoice: .classChoice
    case .styleDeclarations: .styleDeclarations
    case .stateID, .floatingNoteID: .name
    case .title: .titleValue
    case .description: .descriptionValue
    case .composite, .state, .stateString, .note, .noteID, .noteText, .floatingNote, .classDef,
      .classMembers, .style, .scale, .descriptionBlock:
      .stop
    }
  }

  mutating func lex() -> Token? {
    switch mode {
    case .statements: lexStatement()
    case .composite: lexInComposite()
    case .state: lexState()
    case .stateString: lexEnclosed(.stateText, until: ASCII.quote)
    case .stateID: take(.name, to: wordsEnd(), .pop)
    case .note: lexNote()
    case .noteID: lexNoteID()
    case .noteText: lexNoteText()
    case .floatingNote: lexFloatingNote()
    case .floatingNoteID: lexLine(.name)
    case .classDef, .classMembers, .style: lexStyleTarget()
    case .classDefStyles: lexLine(.classStyles)
    case .classChoice: lexLine(.classChoice)
    case .styleDeclarations: lexLine(.styleDeclarations)
    case .title: lexLine(.titleValue)
    case .description: lexLine(.descriptionValue)
    case .descriptionBlock: lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    case .scale: lexScale()
    }
  }

  // MARK: Statements

  private static let clickWords: [WordRule] = [
    ("click", .click, .stay), ("href", .href, .stay),
  ]

  /// What can stand in a composite state, too, before a direction.
  private static let stateWords: [WordRule] = [
    ("classdef", .classDef, .push(.classDef)),
    ("class", .classWord, .push(.classMembers)),
    ("style", .style, .push(.style)),
    ("state", .passed, .push(.state)),
  ]

  private static let otherWords: [WordRule] = [
    ("scale", .scale, .push(.scale)),
    ("note", .note, .push(.note)),
    ("statediagram", .header, .stay),
    ("statediagram-v2", .header, .stay),
  ]

  private mutating func lexStatement() -> Token? {
    if let token = lexWord(of: Self.clickWords) ?? lexString() { return token }
    if let token = lexWord("default", .defaultWord) { return token }
    if let token = lexDirection() { return token }
    if let token = lexNewlines() ?? passSpace() ?? passSpaceOrComment() { return token }
    if let token = lexAccessibility() ?? lexSpacedWord(of: Self.stateWords) { return token }
    if let token = lexSpacedWord(of: Self.otherWords) { return token }
    if let token = lexWord("hide empty description", .hideEmpty) ?? lexOpen() { return token }
    return lexName(hasDividers: false)
  }

  private mutating func lexInComposite() -> Token? {
    if byte() == ASCII.newline { return pass(count: 1) }
    if let token = passSpaceOrComment() ?? lexSpacedWord(of: Self.stateWords) { return token }
    if let token = lexDirection() ?? lexClose() { return token }
    return lexSpacedWord("note", .note, .push(.note)) ?? lexName(hasDividers: true)
  }

  private mutating func lexDirection() -> Token? {
    directions.match(at: position).map { take(.direction($0.0), to: $0.1) }
  }

  private mutating func lexString() -> Token? {
    guard byte() == ASCII.quote, let end = text[(position + 1)...].firstIndex(of: ASCII.quote)
    else { return nil }
    return take(.string, to: end + 1, content: (position + 1)..<end)
  }

  private mutating func lexOpen() -> Token? {
    byte() == UInt8(ascii: "{") ? take(.open, count: 1, .replace(.composite)) : nil
  }

  private mutating func lexClose() -> Token? {
    byte() == UInt8(ascii: "}") ? take(.close, count: 1, .pop) : nil
  }

  /// White space on the line, `#` and `%%` comments.
  private mutating func passSpaceOrComment() -> Token? {
    let space = cursor.lineSpaceEnd()
    if space > position { return pass(to: space) }
    let isComment =
      byte() == UInt8(ascii: "#")
      || (text.has("%%", at: position) && !text.has("%%{", at: position))
    return isComment ? pass(to: cursor.lineEnd()) : nil
  }

  /// `[*]`, an id, a text after a colon, an arrow, a divider or `:::`.
  private mutating func lexName(hasDividers: Bool) -> Token? {
    if text.has("[*]", at: position) { return take(.terminal, count: 3) }
    let end = nameEnd(from: position, before: ":-{%")
    if end > position { return take(.name, to: end) }
    switch byte() {
    // A directive is no id; mermaid drops the signs.
    case UInt8(ascii: "%"): return pass(to: cursor.end(from: position) { $0 == UInt8(ascii: "%") })
    case UInt8(ascii: ":"):
      let end = textEnd()
      if end > position + 1 { return take(.text, to: end, content: (position + 1)..<end) }
      return text.has(":::", at: position) ? take(.classMark, count: 3) : nil
    default:
      if text.has("-->", at: position) { return take(.arrow, count: 3) }
      return hasDividers && text.has("--", at: position) ? take(.divider, count: 2) : nil
    }
  }

  /// The end of an id, of the signs at which it ends `%` only twice.
  private func nameEnd(from start: Int, before signs: StaticString) -> Int {
    var end = cursor.wordEnd(from: start, before: signs)
    while text.has("%", at: end), !text.has("%%", at: end) {
      end = cursor.wordEnd(from: end + 1, before: signs)
    }
    return end
  }

  /// The end of the text after a colon, in which colons stand alone.
  private func textEnd() -> Int {
    var end = position + 1
    while end < text.count, text[end] != ASCII.newline, text[end] != UInt8(ascii: ";") {
      if text[end] == UInt8(ascii: ":") {
        guard end + 1 < text.count, !":;\n".utf8.contains(text[end + 1]) else { break }
        end += 1
      }
      end += 1
    }
    return end
  }

  // MARK: After `state`

  /// The end of words before a line end, a brace or a comment.
  private func wordsEnd() -> Int {
    var end = cursor.end(before: "\n{%")
    while text.has("%", at: end), !text.has("%%", at: end) {
      end = cursor.end(from: end + 1, before: "\n{%")
    }
    return end
  }

  private mutating func lexState() -> Token? {
    if let token = passSpaceOrComment() { return token }
    if byte() == ASCII.newline { return pass(count: 1, .pop) }
    if let token = lexPseudoState() { return token }
    if byte() == ASCII.quote { return pass(count: 1, .push(.stateString)) }
    if let token = lexOpen() ?? lexSpacedWord("as", .asWord, .push(.stateID)) { return token }
    if let end = severalWordsEnd() { return take(.severalWords, to: end) }
    return take(.stateName, to: cursor.wordEnd(before: "{"))
  }

  /// Words with white space between and then a brace, all on one line but for that white space.
  private mutating func severalWordsEnd() -> Int? {
    let first = cursor.end(from: position, while: ASCII.isWord)
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

  private static let pseudoStates: [(StaticString, StateTokenKind)] = [
    ("<<fork>>", .fork), ("<<join>>", .join), ("<<choice>>", .choice), ("[[fork]]", .fork),
    ("[[join]]", .join), ("[[choice]]", .choice),
  ]

  /// `id <<fork>>`: the last mark of the line, of the first kind in mermaid's order.
  private mutating func lexPseudoState() -> Token? {
    if marks.line < position {
      let end = cursor.lineEnd()
      marks = (end, .fork, -1, -1)
      var bestRank = Self.pseudoStates.count
      for index in position..<end
      where text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: "[") {
        for (rank, (mark, kind)) in Self.pseudoStates.enumerated()
        where rank <= bestRank && has(mark, at: index) {
          bestRank = rank
          marks = (end, kind, index, index + mark.utf8CodeUnitCount)
        }
      }
    }
    guard marks.start >= position else { return nil }
    marks.line = -1
    return take(marks.kind, to: marks.end, content: position..<marks.start, .pop)
  }

  // MARK: Notes

  private mutating func lexNote() -> Token? {
    if byte() == ASCII.quote { return pass(count: 1, .replace(.floatingNote)) }
    return lexWord("left of", .leftOf, .replace(.noteID))
      ?? lexWord("right of", .rightOf, .replace(.noteID))
  }

  private mutating func lexNoteID() -> Token? {
    let start = text.spaceEnd(from: position)
    let end = nameEnd(from: start, before: ":-%")
    return end > start ? take(.name, to: end, content: start..<end, .replace(.noteText)) : nil
  }

  private mutating func lexNoteText() -> Token? {
    let colon = text.spaceEnd(from: position)
    if text.has(":", at: colon) {
      let end = cursor.end(from: colon + 1, before: ":;\n")
      if end > colon + 1 { return take(.noteText, to: end, content: (colon + 1)..<end, .pop) }
    }
    guard hasNoteEnd else { return nil }
    for index in position..<text.count
    where text[index] | 32 == UInt8(ascii: "e") && has("end note", at: index)
      && text.isWordEnd(index + 8)
    {
      var before = index
      while before > position, text.spaceLength(at: before - 1) == 1 { before -= 1 }
      if text[before..<index].contains(ASCII.newline) {
        return take(.noteText, to: index + 8, content: position..<before, .pop)
      }
    }
    hasNoteEnd = false
    return nil
  }

  private mutating func lexFloatingNote() -> Token? {
    let word = text.spaceEnd(from: position)
    if has("as", at: word) {
      return take(.asWord, to: text.spaceEnd(from: word + 2), .replace(.floatingNoteID))
    }
    if byte() == ASCII.quote { return pass(count: 1) }
    return take(.noteText, to: cursor.end(before: "\""))
  }

  // MARK: Looks

  private mutating func lexScale() -> Token? {
    let end = cursor.end(from: position, while: ASCII.isDigit)
    if end > position { return take(.width, to: end) }
    let word = text.spaceEnd(from: position)
    guard word > position, has("width", at: word), text.isWordEnd(word + 5) else { return nil }
    return pass(to: word + 5, .pop)
  }

  private mutating func lexStyleTarget() -> Token? {
    let word = cursor.end(from: position, while: ASCII.isWord)
    switch mode {
    case .classMembers:
      guard word > position else { return nil }
      var end = word
      while text.has(",", at: end) {
        let next = text.spaceEnd(from: end + 1)
        let after = cursor.end(from: next, while: ASCII.isWord)
        guard after > next else { break }
        end = after
      }
      return take(.classMembers, to: end, .replace(.classChoice))
    case .style:
      let end = cursor.end(from: position) { ASCII.isWord($0) || $0 == UInt8(ascii: ",") }
      return lexTarget(.styleMembers, to: end, .replace(.styleDeclarations))
    default:
      // `default` has a rule of its own there, with a token the grammar does not know.
      return hasWord("default")
        ? nil : lexTarget(.className, to: word, .replace(.classDefStyles))
    }
  }

  private mutating func lexTarget(
    _ kind: StateTokenKind, to end: Int, _ change: ModeChange
  ) -> Token? {
    let next = text.spaceEnd(from: end)
    guard end > position, next > end else { return nil }
    return take(kind, to: next, content: position..<end, change)
  }
}
