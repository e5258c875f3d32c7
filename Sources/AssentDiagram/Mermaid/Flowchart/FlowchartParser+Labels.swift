import AssentDiagnostics

extension FlowchartParser {
  typealias Bracket = FlowchartBracket

  /// The text and the shape of a node, from its opening bracket on.
  ///
  /// A fault in it is reported and repaired here, so that the node keeps what was meant.
  mutating func parseShape(
    _ bracket: Bracket, _ open: Token, _ id: String
  ) -> (MermaidLabel, Int, (FlowGraph.Shape, String?)) {
    let name = "node '\(id)'"
    switch bracket {
    case .round, .brace:
      // Twice the same bracket is another shape.
      let next = text.bytes[open.end..<min(open.end + 1, text.bytes.count)].first
      let isDouble = next == (bracket == .round ? UInt8(ascii: "(") : UInt8(ascii: "{"))
      guard isDouble, isSecondOpener(bracket) else {
        let (label, end) = parseLabel(open, closing: [bracket], name: name)
        return (label, end, bracket.shape)
      }
      advance()
      let (label, end) = parseLabel(token, closing: [bracket, bracket], name: name)
      return (label, end, (bracket == .round ? .circle : .hexagon, nil))
    case .slash, .backslash:
      let (label, end, isSlash) = parseSlantedLabel(open, bracket, name: name)
      switch (bracket == .slash, isSlash) {
      case (true, true): return (label, end, (.parallelogram, nil))
      case (true, false): return (label, end, (.trapezoid, nil))
      case (false, true): return (label, end, (.trapezoidReversed, nil))
      case (false, false): return (label, end, (.parallelogramReversed, nil))
      }
    default:
      let closing: Bracket = bracket == .tag ? .square : bracket
      let (label, end) = parseLabel(open, closing: [closing], name: name)
      return (label, end, bracket.shape)
    }
  }

  /// Whether the next token is the same bracket again, and not a longer one.
  private func isSecondOpener(_ bracket: Bracket) -> Bool {
    var ahead = lexer
    return ahead.next().kind == .opener(bracket)
  }

  /// The words of a label, and where they end; `nil` where there are none.
  ///
  /// A text in quotes or a markdown string can only be the first of them.
  mutating func parseWords(of isPart: (Kind) -> Bool) -> (label: MermaidLabel, end: Int)? {
    var label = MermaidLabel(flowchart: "")
    var end: Int?
    while true {
      switch token.kind {
      case .string where end == nil: break
      case .markdown where end == nil: label.isMarkdown = true
      case let kind where isPart(kind): break
      default: return end.map { (label, $0) }
      }
      label.text += string(token)
      end = token.end
      advance()
    }
  }

  /// The text of a label from the token that opens it to the tokens that close it; both are taken.
  ///
  /// `closing` is empty for the label of a link, which a `|` closes.
  mutating func parseLabel(
    _ open: Token, closing: [Bracket], name: String
  ) -> (label: MermaidLabel, end: Int) {
    advance()
    let words = parseWords { kind in
      switch kind {
      case .text, .tagStart, .opener(.tag), .letter: true
      default: false
      }
    }
    if let words, let end = takeClosing(closing) { return (words.label, end) }
    return repairLabel(open, closing: closing, name: name)
  }

  private mutating func takeClosing(_ closing: [Bracket]) -> Int? {
    var end = token.end
    if closing.isEmpty {
      return takes(.pipe) ? end : nil
    }
    for bracket in closing {
      end = token.end
      guard takes(.closer(bracket)) else { return nil }
    }
    return end
  }

  private mutating func parseSlantedLabel(
    _ open: Token, _ bracket: Bracket, name: String
  ) -> (label: MermaidLabel, end: Int, isSlash: Bool) {
    advance()
    if let words = parseWords(of: { $0 == .text }), at(.closer(.slash)) || at(.closer(.backslash)) {
      defer { advance() }
      return (words.label, token.end, at(.closer(.slash)))
    }
    let (label, end) = repairLabel(open, closing: [bracket], name: name)
    return (label, end, end > 1 && text.bytes[end - 2] == UInt8(ascii: "/"))
  }

  // MARK: Repair

  /// Finds where a label that mermaid cannot read was meant to end, reports it and goes on there.
  private mutating func repairLabel(
    _ open: Token, closing: [Bracket], name: String
  ) -> (label: MermaidLabel, end: Int) {
    let words = closing.isEmpty ? "|" : closing.map(\.closing.description).joined()
    let found = found(token)
    let place = token
    let start = open.end
    let lineEnd = text.bytes.lineEnd(from: start)
    guard let inner = meantLabel(from: start, to: lineEnd, closing: words) else {
      diagnostics.refuse(
        "label of \(name) is not closed; expected '\(words)'", at: open.start..<lineEnd)
      lexer.restart(at: lineEnd)
      advance()
      let label = MermaidLabel(flowchart: Self.unquoted(text.bytes.string(start..<lineEnd)))
      return (label, lineEnd)
    }
    let trimmed = text.bytes.trimmed(inner)
    let end = inner.upperBound + closedLength(at: inner.upperBound, words)
    if trimmed.isEmpty || text.bytes[trimmed].allSatisfy({ $0 == ASCII.quote }) {
      diagnostics.refuse(
        "label of \(name) is empty", at: open.start..<end, help: "write at least a space in quotes",
        fix: fix(inner, with: "\" \""))
    } else {
      let range = place.start >= start && place.start < end ? shownToken(place, end) : trimmed
      diagnostics.refuse(
        "label of \(name) needs quotes: expected '\(words)', found \(found)", at: range,
        help: "write \(quotedLabel(trimmed))", fix: fix(inner, with: quotedLabel(trimmed)))
    }
    lexer.restart(at: end)
    advance()
    return (MermaidLabel(flowchart: Self.unquoted(text.bytes.string(trimmed))), end)
  }

  /// Where the token that cannot stand in a label is seen, as far as it is before `limit`.
  private func shownToken(_ token: Token, _ limit: Int) -> Range<Int> {
    let range = shown(token)
    return range.lowerBound..<max(min(range.upperBound, limit), range.lowerBound + 1)
  }

  private func fix(_ range: Range<Int>, with replacement: String) -> FixIt {
    FixIt(
      "quote the label",
      edits: [.init(text.fileBytes(range), with: Array(replacement.utf8))], reach: .diagram)
  }

  /// The label in quotes, as it has to stand in the file.
  private func quotedLabel(_ range: Range<Int>) -> String {
    let written = text.source.file.bytes[text.fileBytes(range)]
    let inner = Self.unquoted(String(decoding: written, as: UTF8.self))
    let words = inner.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "#quot;")
    // A backtick after the quote would make it a markdown string.
    return words.hasPrefix("`") ? "\"#96;\(words.dropFirst())\"" : "\"\(words)\""
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The range of a label that ends before `closing`, the first place that something fitting
  /// follows and whose brackets match, else the first that something fitting follows, else the
  /// last on the line.
  private func meantLabel(from start: Int, to lineEnd: Int, closing: String) -> Range<Int>? {
    var fitting: Int?
    var last: Int?
    var depth = 0
    var index = start
    while index < lineEnd {
      let length = closedLength(at: index, closing)
      if length > 0, index + length <= lineEnd {
        last = index
        if closing == "|" || isFollowedWell(index + length, lineEnd) {
          if depth <= 0 { return start..<index }
          if fitting == nil { fitting = index }
        }
      }
      switch text.bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
    }
    return (fitting ?? last).map { start..<$0 }
  }

  /// How long the closing bracket at `index` is, 0 for none; slanted ones go both ways.
  private func closedLength(at index: Int, _ closing: String) -> Int {
    let bytes = Array(closing.utf8)
    guard index + bytes.count <= text.bytes.count else { return 0 }
    if closing == "/]" || closing == "\\]" {
      let first = text.bytes[index]
      return (first == UInt8(ascii: "/") || first == UInt8(ascii: "\\"))
        && text.bytes[index + 1] == UInt8(ascii: "]") ? 2 : 0
    }
    return text.bytes[index..<(index + bytes.count)].elementsEqual(bytes) ? bytes.count : 0
  }

  /// Whether what stands at `index` can follow a node.
  private func isFollowedWell(_ index: Int, _ lineEnd: Int) -> Bool {
    let next = text.bytes.spaceEnd(from: index)
    if next >= lineEnd { return true }
    let bytes = text.bytes
    switch bytes[next] {
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "@"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "~"): return isStroke(next)
    case UInt8(ascii: "<"), UInt8(ascii: "x"), UInt8(ascii: "o"): return isStroke(next + 1)
    default: return bytes.has(":::", at: next)
    }
  }

  private func isStroke(_ index: Int) -> Bool {
    text.bytes.has("--", at: index) || text.bytes.has("==", at: index)
      || text.bytes.has("-.", at: index) || text.bytes.has("~~~", at: index)
  }

  /// A link with a text that mermaid cannot read: the text goes to the next link on the line.
  mutating func repairLink(_ start: Token) throws(Fault) -> FlowchartBuilder.Link {
    let place = token
    let lineEnd = text.bytes.lineEnd(from: start.end)
    let strokes = text.bytes[start.range]
    let stroke: UInt8 =
      strokes.contains(UInt8(ascii: "="))
      ? UInt8(ascii: "=")
      : strokes.contains(UInt8(ascii: ".")) ? UInt8(ascii: ".") : UInt8(ascii: "-")
    var rest: (index: Int, end: Int)?
    for index in (start.end + 1)..<max(lineEnd, start.end + 1) where rest == nil {
      if let end = lexer.linkEnd(stroke, at: index),
        end <= lineEnd || text.bytes[index] == stroke
      {
        rest = (index, end)
      }
    }
    guard let (index, linkEnd) = rest else {
      throw fault("the rest of the link after its text", at: place)
    }
    let inner = text.bytes.trimmed(start.end..<index)
    let quoted = quotedLabel(inner)
    diagnostics.refuse(
      "label of the link needs quotes: found \(found(place))",
      at: place.start >= inner.lowerBound && place.start < index ? shownToken(place, index) : inner,
      help: "write \(quoted)", fix: fix(inner, with: quoted))
    let range = text.range(text.bytes.trimmed(start.start..<linkEnd))
    var edge = FlowGraph.Edge(from: "", to: "", range: range)
    edge.style =
      stroke == UInt8(ascii: "=") ? .thick : stroke == UInt8(ascii: ".") ? .dotted : .solid
    edge.arrow = Self.head(text.bytes[text.bytes.trimmed(index..<linkEnd)].last)
    edge.arrowTail = Self.head(text.bytes[text.bytes.trimmed(start.range)].first)
    let label = MermaidLabel(flowchart: Self.unquoted(text.bytes.string(inner)))
    lexer.restart(at: linkEnd)
    advance()
    return FlowchartBuilder.Link(edge: edge, label: label)
  }
}
