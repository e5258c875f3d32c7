extension FlowchartLexer {
  /// Takes a word with a meaning of its own at the start of a token.
  ///
  /// Words count wherever a token starts, in the middle of a line too: that is why `end` and
  /// `style` are no ids.
  mutating func lexKeyword() -> Token? {
    switch byte() {
    case UInt8(ascii: "a"): return lexAccessibility()
    case UInt8(ascii: "@"):
      guard byte(1) == UInt8(ascii: "{") else { return nil }
      // What is between the braces starts after them.
      _ = pass(count: 2, .push(.shapeData))
      return take(.shapeData, count: 0)
    case UInt8(ascii: "c"):
      return lexSpacedWord("call", .passed, .push(.callbackName)) ?? lexClickWord()
        ?? lexWord("classDef", .classDef) ?? lexWord("class", .classWord)
    case UInt8(ascii: "s"):
      return lexWord("style", .style) ?? lexWord("subgraph", .subgraph)
        ?? lexHeader("swimlane-beta")
    case UInt8(ascii: "d"): return lexWord("default", .defaultWord)
    case UInt8(ascii: "l"): return lexWord("linkStyle", .linkStyle)
    case UInt8(ascii: "i"): return lexWord("interpolate", .interpolate)
    case UInt8(ascii: "h"):
      let space = text.spaceLength(at: position + 4)
      return space > 0 && text.has("href", at: position) ? take(.href, count: 4 + space) : nil
    case UInt8(ascii: "f"): return lexHeader("flowchart-elk") ?? lexHeader("flowchart")
    case UInt8(ascii: "g"): return lexHeader("graph")
    case UInt8(ascii: "e"):
      return hasWord("end") ? take(.end, to: text.spaceEnd(from: position + 3)) : nil
    case UInt8(ascii: "_"): return lexLinkTarget(.linkTarget)
    default: return nil
    }
  }

  private mutating func lexClickWord() -> Token? {
    guard let token = lexSpacedWord("click", .passed) else { return nil }
    // A word alone at the end has nothing to act on.
    if cursor.isAtEnd { return Token(kind: .click, range: token.range, content: token.range) }
    change(.push(.click))
    return token
  }

  private mutating func lexHeader(_ word: StaticString) -> Token? {
    guard let token = lexWord(word, .graph, hasHeader ? .stay : .push(.direction)) else {
      return nil
    }
    hasHeader = true
    return token
  }
}
