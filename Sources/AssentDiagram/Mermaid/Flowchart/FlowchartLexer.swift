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
  var isDone = false
  var innerDirections: InnerDirections
  var words = WordRun()

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

  mutating func atEnd() -> FlowchartToken {
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
  mutating func step() -> FlowchartToken? {
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
  mutating func startsString() -> Bool {
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

  mutating func lexString() -> FlowchartToken? {
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

  mutating func lexMarkdown() -> FlowchartToken? {
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

  mutating func lexLineValue() -> FlowchartToken? {
    let kind: FlowchartToken.Kind =
      modes[modes.count - 1] == .title ? .titleValue : .descriptionValue
    pop()
    return take(kind, to: run(until: "\n"))
  }

  mutating func lexDescriptionBlock() -> FlowchartToken? {
    guard byte() == UInt8(ascii: "}") else {
      return take(.descriptionBlock, to: run(until: "}"))
    }
    pop()
    position += 1
    return nil
  }

  mutating func lexDirection() -> FlowchartToken? {
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

  mutating func lexClick() -> FlowchartToken? {
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

  mutating func lexCallback() -> FlowchartToken? {
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

  mutating func lexShapeData() -> FlowchartToken? {
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

  mutating func lexShapeDataString() -> FlowchartToken? {
    guard byte() == ASCII.quote else { return take(.shapeData, to: run(until: "\"")) }
    pop()
    return take(.shapeData, count: 1)
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

  func isHead(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o")
  }

  /// The end of the start of a link with text, `--`, `==` or `-.`, that starts here.
  func linkStartEnd(_ word: StaticString) -> Int? {
    var end = text.spaceEnd(from: position)
    guard end < text.count else { return nil }
    if text[end] == UInt8(ascii: "x") || text[end] == UInt8(ascii: "o")
      || text[end] == UInt8(ascii: "<")
    {
      end += 1
    }
    return text.has(word, at: end) ? text.spaceEnd(from: end + 2) : nil
  }

  func invisibleLinkEnd() -> Int? {
    guard byte() == UInt8(ascii: "~") || text.spaceLength(at: position) > 0 else { return nil }
    var end = text.spaceEnd(from: position)
    guard text.has("~~~", at: end) else { return nil }
    while end < text.count, text[end] == UInt8(ascii: "~") { end += 1 }
    return text.spaceEnd(from: end)
  }

  // MARK: Statements

  mutating func lexStatement() -> FlowchartToken? {
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

  mutating func lexLink() -> FlowchartToken? {
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

  mutating func lexMark(_ first: UInt8) -> FlowchartToken {
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
    if first >= 0x80, text.isLetter(at: position) {
      return take(.letter, count: text.scalarLength(at: position))
    }
    return takeStray()
  }

  func nameEnd() -> Int {
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

  func isNameByte(_ byte: UInt8) -> Bool {
    if ASCII.isWord(byte) { return true }
    switch byte {
    case UInt8(ascii: "!"), ASCII.quote, UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), ASCII.backtick, UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return true
    default: return false
    }
  }
}
