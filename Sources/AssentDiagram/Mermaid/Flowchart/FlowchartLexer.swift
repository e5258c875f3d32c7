/// Splits the text of a flowchart into tokens.
///
/// What a character means depends on the mode: in a label `-->` is text. Modes are a stack; within
/// a mode the first rule that matches wins, in the order of mermaid's own grammar (`flow.jison` of
/// 11.16), for a text must be refused here exactly when it is refused there.
struct FlowchartLexer {
  enum Mode {
    case statements
    case string, markdown
    case title, description, descriptionBlock
    case direction
    case label, slantedLabel, ellipseLabel
    case edgeLabel, thickEdgeLabel, dottedEdgeLabel
    case click, callbackName, callbackArguments
    case shapeData, shapeDataString
  }

  let text: [UInt8]
  var position = 0
  var modes: [Mode] = [.statements]
  var hasHeader = false
  private var isDone = false
  private var innerDirections: InnerDirections
  private var words = WordRun()

  init(_ text: [UInt8]) {
    self.text = text
    innerDirections = InnerDirections(text)
  }

  /// Goes on at `position`, between statements.
  mutating func restart(at position: Int) {
    self.position = position
    modes = [.statements]
    isDone = false
  }

  mutating func next() -> FlowchartToken {
    while true {
      guard position < text.count else { return atEnd() }
      if let token = step() { return token }
    }
  }

  private mutating func atEnd() -> FlowchartToken {
    defer { isDone = true }
    if !isDone {
      switch modes[modes.count - 1] {
      case .statements: return FlowchartToken(kind: .endOfText, start: position, end: position)
      case .title:
        pop()
        return FlowchartToken(kind: .titleValue, start: position, end: position)
      case .description:
        pop()
        return FlowchartToken(kind: .descriptionValue, start: position, end: position)
      case .callbackName:
        return FlowchartToken(kind: .callbackName, start: position, end: position)
      default: break
      }
    }
    return FlowchartToken(kind: .stop, start: position, end: position)
  }

  // MARK: Helpers

  mutating func push(_ mode: Mode) { modes.append(mode) }

  mutating func pop() { if modes.count > 1 { modes.removeLast() } }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < text.count ? text[position + offset] : 0
  }

  /// Takes bytes up to `end` as a token.
  @inline(__always)
  mutating func take(_ kind: FlowchartToken.Kind, to end: Int) -> FlowchartToken {
    let token = FlowchartToken(kind: kind, start: position, end: end)
    position = end
    return token
  }

  @inline(__always)
  mutating func take(_ kind: FlowchartToken.Kind, count: Int) -> FlowchartToken {
    take(kind, to: position + count)
  }

  mutating func takeStray() -> FlowchartToken {
    take(.stray, count: text.scalarLength(at: position))
  }

  /// The end of the bytes from `position` on that are not in `stops`.
  func run(until stops: StaticString) -> Int {
    var end = position
    scan: while end < text.count {
      for index in 0..<stops.utf8CodeUnitCount where stops.utf8Start[index] == text[end] {
        break scan
      }
      end += 1
    }
    return end
  }

  // MARK: Modes

  /// Takes a token, or moves on without one.
  private mutating func step() -> FlowchartToken? {
    switch modes[modes.count - 1] {
    case .statements: return lexStatement()
    case .string: return lexString()
    case .markdown: return lexMarkdown()
    case .title, .description: return lexLineValue()
    case .descriptionBlock: return lexDescriptionBlock()
    case .direction: return lexDirection()
    case .label: return lexLabel()
    case .slantedLabel: return lexSlantedLabel()
    case .ellipseLabel: return lexEllipseLabel()
    case .edgeLabel, .thickEdgeLabel, .dottedEdgeLabel: return lexEdgeLabel()
    case .click: return lexClick()
    case .callbackName, .callbackArguments: return lexCallback()
    case .shapeData: return lexShapeData()
    case .shapeDataString: return lexShapeDataString()
    }
  }

  /// A quote starts a string in every mode; with a backtick after it, a markdown string.
  private mutating func startsString() -> Bool {
    guard byte() == ASCII.quote else { return false }
    if byte(1) == ASCII.backtick {
      push(.markdown)
      position += 2
    } else {
      push(.string)
      position += 1
    }
    return true
  }

  private mutating func lexString() -> FlowchartToken? {
    guard byte() == ASCII.quote else { return take(.string, to: run(until: "\"")) }
    if byte(1) == ASCII.backtick {
      push(.markdown)
      position += 2
    } else {
      pop()
      position += 1
    }
    return nil
  }

  private mutating func lexMarkdown() -> FlowchartToken? {
    switch byte() {
    case ASCII.backtick:
      guard byte(1) == ASCII.quote else { return takeStray() }
      pop()
      position += 2
      return nil
    case ASCII.quote:
      _ = startsString()
      return nil
    default: return take(.markdown, to: run(until: "\"`"))
    }
  }

  private mutating func lexLineValue() -> FlowchartToken? {
    let kind: FlowchartToken.Kind =
      modes[modes.count - 1] == .title ? .titleValue : .descriptionValue
    pop()
    return take(kind, to: run(until: "\n"))
  }

  private mutating func lexDescriptionBlock() -> FlowchartToken? {
    guard byte() == UInt8(ascii: "}") else {
      return take(.descriptionBlock, to: run(until: "}"))
    }
    pop()
    position += 1
    return nil
  }

  private mutating func lexDirection() -> FlowchartToken? {
    if startsString() { return nil }
    let end = text.spaceEnd(from: position)
    if let newline = text[position..<end].lastIndex(of: ASCII.newline) {
      pop()
      return take(.noDirection, to: newline + 1)
    }
    for word: StaticString in ["LR", "RL", "TB", "BT", "TD", "BR", "v"]
    where text.hasWord(word, at: end) {
      pop()
      return take(.direction, to: end + word.utf8CodeUnitCount)
    }
    if end < text.count,
      [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^")].contains(text[end])
    {
      pop()
      return take(.direction, to: end + 1)
    }
    return lexOpener() ?? takeStray()
  }

  private mutating func lexClick() -> FlowchartToken? {
    if startsString() { return nil }
    let space = text.spaceLength(at: position)
    if space > 0 {
      pop()
      position += space
      return nil
    }
    var end = position
    while end < text.count, text.spaceLength(at: end) == 0 { end += 1 }
    return take(.click, to: end)
  }

  private mutating func lexCallback() -> FlowchartToken? {
    if modes[modes.count - 1] == .callbackArguments {
      guard byte() == UInt8(ascii: ")") else {
        return take(.callbackArguments, to: run(until: ")"))
      }
      pop()
      position += 1
      return nil
    }
    guard byte() == UInt8(ascii: "(") else { return take(.callbackName, to: run(until: "(")) }
    pop()
    let end = text.spaceEnd(from: position + 1)
    if end < text.count, text[end] == UInt8(ascii: ")") {
      position = end + 1
    } else {
      push(.callbackArguments)
      position += 1
    }
    return nil
  }

  private mutating func lexShapeData() -> FlowchartToken? {
    switch byte() {
    case ASCII.quote:
      push(.shapeDataString)
      return take(.shapeData, count: 1)
    case UInt8(ascii: "}"):
      pop()
      position += 1
      return nil
    case UInt8(ascii: "^"): return takeStray()
    default: return take(.shapeData, to: run(until: "}^\""))
    }
  }

  private mutating func lexShapeDataString() -> FlowchartToken? {
    guard byte() == ASCII.quote else { return take(.shapeData, to: run(until: "\"")) }
    pop()
    return take(.shapeData, count: 1)
  }

  // MARK: Labels

  /// An invisible link or an opening bracket, which start in every mode.
  mutating func lexOpener() -> FlowchartToken? {
    if let end = invisibleLinkEnd() { return take(.link, to: end) }
    switch byte() {
    case UInt8(ascii: "("):
      switch byte(1) {
      case UInt8(ascii: "-"): return open(.ellipse, .ellipseLabel)
      case UInt8(ascii: "["): return open(.stadium, .label)
      case UInt8(ascii: "(") where byte(2) == UInt8(ascii: "("): return open(.doubleCircle, .label)
      default: return open(.round, .label)
      }
    case UInt8(ascii: "["):
      switch byte(1) {
      case UInt8(ascii: "["): return open(.subroutine, .label)
      case UInt8(ascii: "("): return open(.cylinder, .label)
      case UInt8(ascii: "/"): return open(.slash, .slantedLabel)
      case UInt8(ascii: "\\"): return open(.backslash, .slantedLabel)
      default: return open(.square, .label)
      }
    case UInt8(ascii: "{"): return open(.brace, .label)
    case UInt8(ascii: "|"):
      push(.label)
      return take(.pipe, count: 1)
    default: return nil
    }
  }

  private mutating func open(_ bracket: FlowchartToken.Bracket, _ mode: Mode) -> FlowchartToken {
    push(mode)
    return take(.opener(bracket), count: bracket.opening.utf8.count)
  }

  private mutating func close(_ bracket: FlowchartToken.Bracket) -> FlowchartToken {
    pop()
    return take(.closer(bracket), count: bracket.closing.utf8.count)
  }

  private mutating func lexLabel() -> FlowchartToken? {
    if startsString() { return nil }
    switch byte() {
    case UInt8(ascii: "]"):
      switch byte(1) {
      case UInt8(ascii: ")"): return close(.stadium)
      case UInt8(ascii: "]"): return close(.subroutine)
      default: return close(.square)
      }
    case UInt8(ascii: ")"):
      if byte(1) == UInt8(ascii: "]") { return close(.cylinder) }
      return close(text.has(")))", at: position) ? .doubleCircle : .round)
    case UInt8(ascii: "}"): return close(.brace)
    case UInt8(ascii: "|"):
      pop()
      return take(.pipe, count: 1)
    default: return lexOpener() ?? take(.text, to: run(until: "[](){}|\""))
    }
  }

  private mutating func lexSlantedLabel() -> FlowchartToken? {
    if startsString() { return nil }
    switch byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"): return lexOpener()
    case UInt8(ascii: "(") where byte(1) != UInt8(ascii: "]"): return lexOpener()
    case UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "="),
      UInt8(ascii: "]"), UInt8(ascii: ")"):
      if byte(1) == UInt8(ascii: "]") { return close(.backslash) }
      if byte() == UInt8(ascii: "\\") { return take(.text, count: 1) }
      guard byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "=") else {
        return takeStray()
      }
    case UInt8(ascii: "/"):
      return byte(1) == UInt8(ascii: "]") ? close(.slash) : take(.text, count: 1)
    case UInt8(ascii: "}"): return takeStray()
    default: if let end = invisibleLinkEnd() { return take(.link, to: end) }
    }
    return take(.text, to: run(until: "\\[](){}/"))
  }

  private mutating func lexEllipseLabel() -> FlowchartToken? {
    if startsString() { return nil }
    if let end = invisibleLinkEnd() { return take(.link, to: end) }
    switch byte() {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ")"):
      if byte(1) == UInt8(ascii: ")") {
        pop()
        return take(.closer(.ellipse), count: 2)
      }
      return byte() == UInt8(ascii: ")") ? takeStray() : take(.text, count: 1)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return lexOpener()
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return takeStray()
    default:
      var end = position + max(text.spaceLength(at: position), 1)
      while end < text.count {
        switch text[end] {
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "~"), ASCII.quote,
          UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
          UInt8(ascii: "{"), UInt8(ascii: "}"):
          return take(.text, to: end)
        default:
          if text.spaceLength(at: end) > 0 { return take(.text, to: end) }
          end += 1
        }
      }
      return take(.text, to: end)
    }
  }

  private mutating func lexEdgeLabel() -> FlowchartToken? {
    if startsString() { return nil }
    let mode = modes[modes.count - 1]
    let stroke: UInt8 =
      switch mode {
      case .edgeLabel: UInt8(ascii: "-")
      case .thickEdgeLabel: UInt8(ascii: "=")
      default: UInt8(ascii: ".")
      }
    if let end = linkEnd(stroke) {
      pop()
      return take(.link, to: end)
    }
    if byte() == stroke {
      // Of the three only a single dash is text; `=` and `.` never are.
      guard stroke == UInt8(ascii: "-"), byte(1) != stroke else { return takeStray() }
      return take(.edgeText, count: 1)
    }
    // To the next place where a link could start.
    var end = position
    let space = text.spaceEnd(from: position)
    end = space > position ? space : position + 1
    while end < text.count {
      let byte = text[end]
      if byte == stroke || byte == UInt8(ascii: "-") || byte == ASCII.quote { break }
      if byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "<") {
        break
      }
      if text.spaceLength(at: end) > 0 { break }
      end += 1
    }
    return take(.edgeText, to: end)
  }

  // MARK: Links

  /// The end of a link with the stroke `-`, `=` or `.` that starts here.
  func linkEnd(_ stroke: UInt8) -> Int? {
    var end = text.spaceEnd(from: position)
    guard end < text.count else { return nil }
    if text[end] == UInt8(ascii: "x") || text[end] == UInt8(ascii: "o")
      || text[end] == UInt8(ascii: "<")
    {
      end += 1
    }
    if stroke == UInt8(ascii: ".") {
      if end < text.count, text[end] == UInt8(ascii: "-") { end += 1 }
      let dots = end
      while end < text.count, text[end] == stroke { end += 1 }
      guard end > dots, end < text.count, text[end] == UInt8(ascii: "-") else { return nil }
      end += 1
      if end < text.count, isHead(text[end]) { end += 1 }
      return text.spaceEnd(from: end)
    }
    let start = end
    while end < text.count, text[end] == stroke { end += 1 }
    guard end - start >= 2 else { return nil }
    if end < text.count, isHead(text[end]) { return text.spaceEnd(from: end + 1) }
    return end - start >= 3 ? text.spaceEnd(from: end) : nil
  }

  private func isHead(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o")
  }

  /// The end of the start of a link with text, `--`, `==` or `-.`, that starts here.
  private func linkStartEnd(_ word: StaticString) -> Int? {
    var end = text.spaceEnd(from: position)
    guard end < text.count else { return nil }
    if text[end] == UInt8(ascii: "x") || text[end] == UInt8(ascii: "o")
      || text[end] == UInt8(ascii: "<")
    {
      end += 1
    }
    return text.has(word, at: end) ? text.spaceEnd(from: end + 2) : nil
  }

  private func invisibleLinkEnd() -> Int? {
    guard byte() == UInt8(ascii: "~") || text.spaceLength(at: position) > 0 else { return nil }
    var end = text.spaceEnd(from: position)
    guard text.has("~~~", at: end) else { return nil }
    while end < text.count, text[end] == UInt8(ascii: "~") { end += 1 }
    return text.spaceEnd(from: end)
  }

  // MARK: Statements

  private mutating func lexStatement() -> FlowchartToken? {
    if let token = lexKeyword() { return token }
    if modes[modes.count - 1] != .statements { return nil }
    if startsString() { return nil }
    if let (direction, end) = innerDirections.match(at: position) {
      return take(.innerDirection(direction), to: end)
    }
    if let end = words.linkIDEnd(at: position, in: text) { return take(.linkID, to: end) }
    let first = byte()
    if ASCII.isDigit(first) {
      var end = position + 1
      while end < text.count, ASCII.isDigit(text[end]) { end += 1 }
      return take(.number, to: end)
    }
    switch first {
    case UInt8(ascii: "#"): return take(.hash, count: 1)
    case UInt8(ascii: ":"):
      return text.has(":::", at: position) ? take(.classMark, count: 3) : take(.colon, count: 1)
    case UInt8(ascii: "&"): return take(.ampersand, count: 1)
    case UInt8(ascii: ";"): return take(.semicolon, count: 1)
    case UInt8(ascii: ","): return take(.comma, count: 1)
    case UInt8(ascii: "*"): return take(.star, count: 1)
    default: break
    }
    if let token = lexLink() { return token }
    return lexMark(first)
  }

  private mutating func lexLink() -> FlowchartToken? {
    let first = byte()
    switch first {
    case UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "<"), UInt8(ascii: "-"),
      UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: "~"):
      break
    default:
      guard text.spaceLength(at: position) > 0, words.startsLink(at: position, in: text) else {
        return nil
      }
    }
    if let end = linkEnd(UInt8(ascii: "-")) { return take(.link, to: end) }
    if let end = linkStartEnd("--") {
      push(.edgeLabel)
      return take(.linkStart, to: end)
    }
    if let end = linkEnd(UInt8(ascii: "=")) { return take(.link, to: end) }
    if let end = linkStartEnd("==") {
      push(.thickEdgeLabel)
      return take(.linkStart, to: end)
    }
    if let end = linkEnd(UInt8(ascii: ".")) { return take(.link, to: end) }
    if let end = linkStartEnd("-.") {
      push(.dottedEdgeLabel)
      return take(.linkStart, to: end)
    }
    if let end = invisibleLinkEnd() { return take(.link, to: end) }
    return nil
  }

  private mutating func lexMark(_ first: UInt8) -> FlowchartToken {
    switch first {
    case UInt8(ascii: "[") where byte(1) == UInt8(ascii: "|"):
      return take(.propertiesOpener, count: 2)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"):
      return lexOpener() ?? takeStray()
    case UInt8(ascii: ">"):
      push(.label)
      return take(.opener(.tag), count: 1)
    case UInt8(ascii: "<"): return take(.tagStart, count: 1)
    case UInt8(ascii: "^"): return take(.up, count: 1)
    case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "|"): return take(.separator, count: 2)
    case UInt8(ascii: "v") where text.isWordEnd(position + 1): return take(.down, count: 1)
    case ASCII.newline:
      var end = position
      while end < text.count, text[end] == ASCII.newline { end += 1 }
      return take(.newline, to: end)
    default: break
    }
    let end = nameEnd()
    if end > position { return take(.name, to: end) }
    if first == UInt8(ascii: "-") { return take(.minus, count: 1) }
    let space = text.spaceLength(at: position)
    if space > 0 { return take(.space, count: space) }
    if first >= 0x80, isLetter(at: position) {
      return take(.letter, count: text.scalarLength(at: position))
    }
    return takeStray()
  }

  private func nameEnd() -> Int {
    var end = position
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "-") {
        guard end + 1 < text.count else { break }
        let next = text[end + 1]
        if next == UInt8(ascii: ">") || next == UInt8(ascii: "-") || next == UInt8(ascii: ".") {
          break
        }
      } else if !isNameByte(byte) {
        break
      }
      end += 1
    }
    return end
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    if ASCII.isWord(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), ASCII.quote, UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), ASCII.backtick, UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return true
    default: return false
    }
  }

  /// Whether a letter above ASCII that ids may have stands at `index`: those of Unicode 6.1 in the
  /// first plane.
  private func isLetter(at index: Int) -> Bool {
    let length = text.scalarLength(at: index)
    guard length < 4, let scalar = text.string(index..<(index + length)).unicodeScalars.first
    else { return false }
    let properties = scalar.properties
    guard let age = properties.age, age.major < 6 || (age.major == 6 && age.minor <= 1) else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }
}
