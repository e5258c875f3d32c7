/// Splits the text of a flowchart into tokens (`flow.jison`).
struct FlowchartLexer: MermaidLexer {
  enum Mode: MermaidMode {
    case statements
    case string, markdown
    case title, description, descriptionBlock
    case direction
    case label, slantedLabel, ellipseLabel
    case edgeLabel, thickEdgeLabel, dottedEdgeLabel
    case click, callbackName, callbackArguments
    case shapeData, shapeDataString
  }

  typealias Kind = FlowchartTokenKind

  static var ignoresCase: Bool { false }

  var cursor: MermaidCursor
  var modes: [Mode] = [.statements]
  var isDone = false
  var hasHeader = false
  private var directions: InnerDirections
  private var words = WordRun()

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text)
  }

  func kindAtEnd(_ mode: Mode) -> FlowchartTokenKind {
    switch mode {
    case .statements: .endOfText
    case .title: .titleValue
    case .description: .descriptionValue
    case .callbackName: .callbackName
    case .string, .markdown, .descriptionBlock, .direction, .label, .slantedLabel, .ellipseLabel,
      .edgeLabel, .thickEdgeLabel, .dottedEdgeLabel, .click, .callbackArguments, .shapeData,
      .shapeDataString:
      .stop
    }
  }

  mutating func lex() -> Token? {
    switch mode {
    case .statements: lexStatement()
    case .string: lexString()
    case .markdown: lexMarkdown()
    case .title: lexLine(.titleValue)
    case .description: lexLine(.descriptionValue)
    case .descriptionBlock: lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    case .direction: passQuote() ?? lexHeaderDirection()
    case .label: passQuote() ?? lexLabel()
    case .slantedLabel: passQuote() ?? lexSlantedLabel()
    case .ellipseLabel: passQuote() ?? lexEllipseLabel()
    case .edgeLabel: passQuote() ?? lexEdgeLabel(UInt8(ascii: "-"), before: "-\"xo<")
    case .thickEdgeLabel: passQuote() ?? lexEdgeLabel(UInt8(ascii: "="), before: "=-\"xo<")
    case .dottedEdgeLabel: passQuote() ?? lexEdgeLabel(UInt8(ascii: "."), before: ".-\"xo<")
    case .click: passQuote() ?? lexClick()
    case .callbackName: lexCallback(.callbackName, arguments: .callbackArguments)
    case .callbackArguments: lexEnclosed(.callbackArguments, until: UInt8(ascii: ")"))
    case .shapeData: lexShapeData()
    case .shapeDataString:
      byte() == ASCII.quote
        ? take(.shapeData, count: 1, .pop) : take(.shapeData, to: cursor.end(before: "\""))
    }
  }

  // MARK: Modes

  /// A quote starts a string in most modes; with a backtick after it, a markdown string.
  private mutating func passQuote() -> Token? {
    guard byte() == ASCII.quote else { return nil }
    return byte(1) == ASCII.backtick
      ? pass(count: 2, .push(.markdown)) : pass(count: 1, .push(.string))
  }

  private mutating func lexString() -> Token? {
    if text.has("\"`", at: position) { return pass(count: 2, .push(.markdown)) }
    return lexEnclosed(.string, until: ASCII.quote)
  }

  private mutating func lexMarkdown() -> Token? {
    if text.has("`\"", at: position) { return pass(count: 2, .pop) }
    if byte() == ASCII.backtick { return nil }
    return passQuote() ?? take(.markdown, to: cursor.end(before: "\"`"))
  }

  private mutating func lexHeaderDirection() -> Token? {
    let end = text.spaceEnd(from: position)
    if let newline = text[position..<end].lastIndex(of: ASCII.newline) {
      return take(.noDirection, to: newline + 1, .pop)
    }
    for word: StaticString in ["LR", "RL", "TB", "BT", "TD", "BR", "v"]
    where text.hasWord(word, at: end) {
      return take(.headerDirection, to: end + word.utf8CodeUnitCount, .pop)
    }
    if text.hasAny("<>^", at: end) { return take(.headerDirection, to: end + 1, .pop) }
    return lexOpener()
  }

  private mutating func lexClick() -> Token {
    let space = text.spaceLength(at: position)
    return space > 0
      ? pass(count: space, .pop) : take(.click, to: cursor.wordEnd(before: ""))
  }

  private mutating func lexShapeData() -> Token? {
    switch byte() {
    case ASCII.quote: take(.shapeData, count: 1, .push(.shapeDataString))
    case UInt8(ascii: "}"): pass(count: 1, .pop)
    case UInt8(ascii: "^"): nil
    default: take(.shapeData, to: cursor.end(before: "}^\""))
    }
  }

  // MARK: Links

  /// The end of a link with the stroke `-`, `=` or `.` that starts at `index`.
  func linkEnd(_ stroke: UInt8, at index: Int) -> Int? {
    var start = text.spaceEnd(from: index)
    if text.hasAny("xo<", at: start) { start += 1 }
    let isDotted = stroke == UInt8(ascii: ".")
    if isDotted, text.has("-", at: start) { start += 1 }
    var end = cursor.end(from: start) { $0 == stroke }
    let hasHead = text.hasAny(">xo", at: isDotted ? end + 1 : end)
    if isDotted {
      guard end > start, text.has("-", at: end) else { return nil }
      end += 1
    } else {
      guard end - start >= (hasHead ? 2 : 3) else { return nil }
    }
    return text.spaceEnd(from: hasHead ? end + 1 : end)
  }

  /// The end of the start of a link with text, `--`, `==` or `-.`, that starts here.
  func linkStartEnd(_ word: StaticString) -> Int? {
    var end = text.spaceEnd(from: position)
    if text.hasAny("xo<", at: end) { end += 1 }
    return text.has(word, at: end) ? text.spaceEnd(from: end + 2) : nil
  }

  func invisibleLinkEnd() -> Int? {
    guard byte() == UInt8(ascii: "~") || text.spaceLength(at: position) > 0 else { return nil }
    let start = text.spaceEnd(from: position)
    guard text.has("~~~", at: start) else { return nil }
    return text.spaceEnd(from: cursor.end(from: start) { $0 == UInt8(ascii: "~") })
  }

  // MARK: Statements

  private mutating func lexStatement() -> Token? {
    if let token = lexKeyword() ?? passQuote() { return token }
    if let (direction, end) = directions.match(at: position) {
      return take(.direction(direction), to: end)
    }
    if let end = words.linkIDEnd(at: position, in: text) { return take(.linkID, to: end) }
    let first = byte()
    if ASCII.isDigit(first) {
      return take(.number, to: cursor.end(from: position, while: ASCII.isDigit))
    }
    switch first {
    case UInt8(ascii: "#"): return take(.hash, count: 1)
    case UInt8(ascii: ":"):
      return text.has(":::", at: position) ? take(.classMark, count: 3) : take(.colon, count: 1)
    case UInt8(ascii: "&"): return take(.ampersand, count: 1)
    case UInt8(ascii: ";"): return take(.semicolon, count: 1)
    case UInt8(ascii: ","): return take(.comma, count: 1)
    case UInt8(ascii: "*"): return take(.star, count: 1)
    default: return lexLink() ?? lexMark(first)
    }
  }

  private mutating func lexLink() -> Token? {
    guard
      text.hasAny("xo<-=.~", at: position)
        || (text.spaceLength(at: position) > 0 && words.startsLink(at: position, in: text))
    else { return nil }
    for (stroke, start, mode) in Self.strokes {
      if let end = linkEnd(stroke, at: position) { return take(.link, to: end) }
      if let end = linkStartEnd(start) { return take(.linkStart, to: end, .push(mode)) }
    }
    return invisibleLinkEnd().map { take(.link, to: $0) }
  }

  private static let strokes: [(UInt8, start: StaticString, Mode)] = [
    (UInt8(ascii: "-"), "--", .edgeLabel),
    (UInt8(ascii: "="), "==", .thickEdgeLabel),
    (UInt8(ascii: "."), "-.", .dottedEdgeLabel),
  ]

  private mutating func lexMark(_ first: UInt8) -> Token? {
    switch first {
    case UInt8(ascii: "[") where byte(1) == UInt8(ascii: "|"):
      return take(.propertiesOpener, count: 2)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"):
      return lexOpener()
    case UInt8(ascii: ">"): return take(.opener(.tag), count: 1, .push(.label))
    case UInt8(ascii: "<"): return take(.tagStart, count: 1)
    case UInt8(ascii: "^"): return take(.up, count: 1)
    case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "|"): return take(.separator, count: 2)
    case UInt8(ascii: "v") where text.isWordEnd(position + 1): return take(.down, count: 1)
    case ASCII.newline: return lexNewlines()
    default: break
    }
    let end = nameEnd()
    if end > position { return take(.name, to: end) }
    if first == UInt8(ascii: "-") { return take(.minus, count: 1) }
    let space = text.spaceLength(at: position)
    if space > 0 { return take(.space, count: space) }
    guard first >= 0x80, text.isLetter(at: position) else { return nil }
    return take(.letter, count: text.scalarLength(at: position))
  }

  /// The end of a name, in which a `-` starts no link.
  private func nameEnd() -> Int {
    var end = position
    while end < text.count {
      if text[end] == UInt8(ascii: "-") {
        guard end + 1 < text.count, !text.hasAny(">-.", at: end + 1) else { break }
      } else if !ASCII.isWord(text[end]), !text.hasAny("!\"#$%&'*+.`?\\/", at: end) {
        break
      }
      end += 1
    }
    return end
  }
}
