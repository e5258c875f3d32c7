import AssentDiagnostics

/// Labels of nodes and edges, by the bracket they stand in.
extension FlowchartLexer {
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

  mutating func open(_ bracket: FlowchartToken.Bracket, _ mode: Mode) -> FlowchartToken {
    push(mode)
    return take(.opener(bracket), count: bracket.opening.utf8.count)
  }

  mutating func close(_ bracket: FlowchartToken.Bracket) -> FlowchartToken {
    pop()
    return take(.closer(bracket), count: bracket.closing.utf8.count)
  }

  mutating func lexLabel() -> FlowchartToken? {
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

  mutating func lexSlantedLabel() -> FlowchartToken? {
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

  mutating func lexEllipseLabel() -> FlowchartToken? {
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

  mutating func lexEdgeLabel() -> FlowchartToken? {
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
}
