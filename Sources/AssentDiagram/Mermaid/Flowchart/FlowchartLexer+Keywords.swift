extension FlowchartLexer {
  /// Takes a word with a meaning of its own at the start of a token, or a mode that one opens.
  ///
  /// Words count wherever a token starts, in the middle of a line too: that is why `end` and
  /// `style` are no ids.
  mutating func lexKeyword() -> FlowchartToken? {
    switch byte() {
    case UInt8(ascii: "a"): return lexAccessibility()
    case UInt8(ascii: "@"):
      guard byte(1) == UInt8(ascii: "{") else { return nil }
      push(.shapeData)
      var token = take(.shapeData, count: 2)
      token.start = token.end
      return token
    case UInt8(ascii: "c"):
      if let end = wordAndSpaceEnd("call") {
        push(.callbackName)
        position = end
        return nil
      }
      if let end = wordAndSpaceEnd("click") {
        // A word alone at the end has nothing to act on.
        if end == text.count { return take(.click, to: end) }
        push(.click)
        position = end
        return nil
      }
      return lexWord("classDef", .classDef) ?? lexWord("class", .classWord)
    case UInt8(ascii: "s"):
      return lexWord("style", .style) ?? lexWord("subgraph", .subgraph)
        ?? lexHeader("swimlane-beta")
    case UInt8(ascii: "d"): return lexWord("default", .defaultWord)
    case UInt8(ascii: "l"): return lexWord("linkStyle", .linkStyle)
    case UInt8(ascii: "i"): return lexWord("interpolate", .interpolate)
    case UInt8(ascii: "h"):
      guard text.has("href", at: position), text.spaceLength(at: position + 4) > 0 else {
        return nil
      }
      return take(.href, count: 4 + text.spaceLength(at: position + 4))
    case UInt8(ascii: "f"): return lexHeader("flowchart-elk") ?? lexHeader("flowchart")
    case UInt8(ascii: "g"): return lexHeader("graph")
    case UInt8(ascii: "e"):
      guard text.hasWord("end", at: position) else { return nil }
      return take(.end, to: text.spaceEnd(from: position + 3))
    case UInt8(ascii: "_"):
      return lexWord("_self", .linkTarget) ?? lexWord("_blank", .linkTarget)
        ?? lexWord("_parent", .linkTarget) ?? lexWord("_top", .linkTarget)
    default: return nil
    }
  }

  private mutating func lexWord(
    _ word: StaticString, _ kind: FlowchartToken.Kind
  ) -> FlowchartToken? {
    guard text.hasWord(word, at: position) else { return nil }
    return take(kind, count: word.utf8CodeUnitCount)
  }

  private mutating func lexHeader(_ word: StaticString) -> FlowchartToken? {
    guard text.hasWord(word, at: position) else { return nil }
    if !hasHeader {
      hasHeader = true
      push(.direction)
    }
    return take(.graph, count: word.utf8CodeUnitCount)
  }

  private func wordAndSpaceEnd(_ word: StaticString) -> Int? {
    guard text.has(word, at: position) else { return nil }
    let end = position + word.utf8CodeUnitCount
    let spaceEnd = text.spaceEnd(from: end)
    return spaceEnd > end ? spaceEnd : nil
  }

  /// `accTitle:`, `accDescr:` and `accDescr {`.
  private mutating func lexAccessibility() -> FlowchartToken? {
    let isTitle = text.has("accTitle", at: position)
    guard isTitle || text.has("accDescr", at: position) else { return nil }
    let mark = text.spaceEnd(from: position + 8)
    guard mark < text.count else { return nil }
    let end = text.spaceEnd(from: mark + 1)
    if text[mark] == UInt8(ascii: ":") {
      push(isTitle ? .title : .description)
      return take(isTitle ? .titleKey : .descriptionKey, to: end)
    }
    if !isTitle, text[mark] == UInt8(ascii: "{") {
      push(.descriptionBlock)
      position = end
    }
    return nil
  }
}

/// What is known of the run of characters without a space around a position.
struct WordRun {
  private var range = 0..<0
  private var lastAt = -1
  private var space = 0..<0
  private var spaceStartsLink = false

  /// The end of an edge id such as `e1@` that starts at `position`.
  mutating func linkIDEnd(at position: Int, in text: [UInt8]) -> Int? {
    if !range.contains(position) { find(position, text) }
    return lastAt > position ? lastAt + 1 : nil
  }

  private mutating func find(_ position: Int, _ text: [UInt8]) {
    var end = position
    lastAt = -1
    while end < text.count, text[end] != ASCII.quote, text.spaceLength(at: end) == 0 {
      if text[end] == UInt8(ascii: "@"), end + 1 < text.count, text[end + 1] != ASCII.quote,
        text[end + 1] != UInt8(ascii: "{")
      {
        lastAt = end
      }
      end += 1
    }
    range = position..<max(end, position + 1)
  }

  /// Whether a link follows the white space at `position`.
  ///
  /// Asked once for a run of white space, so that a long one does not take the square of its length.
  mutating func startsLink(at position: Int, in text: [UInt8]) -> Bool {
    if !space.contains(position) {
      var end = text.spaceEnd(from: position)
      space = position..<end
      spaceStartsLink = text.has("~~~", at: end)
      if end < text.count,
        text[end] == UInt8(ascii: "x") || text[end] == UInt8(ascii: "o")
          || text[end] == UInt8(ascii: "<")
      {
        end += 1
      }
      if text.has("--", at: end) || text.has("==", at: end) || text.has("-.", at: end) {
        spaceStartsLink = true
      }
      if end < text.count, text[end] == UInt8(ascii: ".") {
        while end < text.count, text[end] == UInt8(ascii: ".") { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "-") { spaceStartsLink = true }
      }
    }
    return spaceStartsLink
  }
}
