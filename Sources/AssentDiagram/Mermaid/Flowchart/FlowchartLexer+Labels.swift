/// Labels of nodes and edges, by the bracket they stand in.
extension FlowchartLexer {
  /// An invisible link or an opening bracket, which start in every mode.
  mutating func lexOpener() -> Token? {
    if let end = invisibleLinkEnd() { return take(.link, to: end) }
    if byte() == UInt8(ascii: "|") { return take(.pipe, count: 1, .push(.label)) }
    guard text.hasAny("([{", at: position) else { return nil }
    for bracket in Self.openers where text.has(bracket.opening, at: position) {
      return take(
        .opener(bracket), count: bracket.opening.utf8CodeUnitCount, .push(bracket.mode))
    }
    return nil
  }

  private static let openers = FlowchartBracket.allCases

  private mutating func close(_ bracket: FlowchartBracket) -> Token {
    take(.closer(bracket), count: bracket.closing.utf8CodeUnitCount, .pop)
  }

  private static let closers: [FlowchartBracket] = [
    .stadium, .subroutine, .square, .cylinder, .doubleCircle, .round, .brace,
  ]

  mutating func lexLabel() -> Token? {
    if byte() == UInt8(ascii: "|") { return take(.pipe, count: 1, .pop) }
    if text.hasAny("])}", at: position) {
      return Self.closers.first { text.has($0.closing, at: position) }.map { close($0) }
    }
    return lexOpener() ?? take(.text, to: cursor.end(before: "[](){}|\""))
  }

  mutating func lexSlantedLabel() -> Token? {
    switch byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"): return lexOpener()
    case UInt8(ascii: "(") where byte(1) != UInt8(ascii: "]"): return lexOpener()
    case UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "="),
      UInt8(ascii: "]"), UInt8(ascii: ")"):
      if byte(1) == UInt8(ascii: "]") { return close(.backslash) }
      if byte() == UInt8(ascii: "\\") { return take(.text, count: 1) }
      guard text.hasAny("?=", at: position) else { return nil }
    case UInt8(ascii: "/"):
      return byte(1) == UInt8(ascii: "]") ? close(.slash) : take(.text, count: 1)
    case UInt8(ascii: "}"): return nil
    default: if let end = invisibleLinkEnd() { return take(.link, to: end) }
    }
    return take(.text, to: cursor.end(before: "\\[](){}/"))
  }

  mutating func lexEllipseLabel() -> Token? {
    if let end = invisibleLinkEnd() { return take(.link, to: end) }
    switch byte() {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ")"):
      if byte(1) == UInt8(ascii: ")") { return close(.ellipse) }
      return byte() == UInt8(ascii: ")") ? nil : take(.text, count: 1)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return lexOpener()
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
    default:
      // All blanks at once: where no link begins at the first, none begins at another.
      let start = max(text.spaceEnd(from: position), position + 1)
      return take(.text, to: cursor.wordEnd(from: start, before: "-/~\"()[]{}"))
    }
  }

  /// The text of a link with this stroke, to the next place where one of `signs` could start a link.
  mutating func lexEdgeLabel(_ stroke: UInt8, before signs: StaticString) -> Token? {
    if let end = linkEnd(stroke, at: position) { return take(.link, to: end, .pop) }
    if byte() == stroke {
      // Of the three only a single dash is text; `=` and `.` never are.
      guard stroke == UInt8(ascii: "-"), byte(1) != stroke else { return nil }
      return take(.edgeText, count: 1)
    }
    let space = text.spaceEnd(from: position)
    let start = space > position ? space : position + 1
    return take(.edgeText, to: cursor.wordEnd(from: start, before: signs))
  }
}
