import AssentDiagnostics

/// Reads a flowchart.
struct FlowchartParser: MermaidParser {
  var state: MermaidParsing<FlowchartLexer, FlowchartBuilder>

  /// The subgraphs that are open, the innermost last.
  private var frames: [FlowchartBuilder.Frame] = []
  private var hasDirection = false

  /// Subgraphs deeper than this become part of the one around them.
  private static let depthLimit = 100
  /// The most edges mermaid takes, unless it is configured otherwise.
  private static let edgeLimit = 500

  init(_ state: MermaidParsing<FlowchartLexer, FlowchartBuilder>) { self.state = state }

  mutating func parse() {
    advance()
    do throws(Fault) {
      try parseHeader()
    } catch {
      report(error)
      // The direction may be missing or misspelt; what follows can still be read.
      lexer.hasHeader = true
      if hasDirection {
        lexer.restart(at: error.start)
        advance()
      } else {
        skipLine(from: error.start)
      }
    }
    parseStatements()
    if builder.edgeCount > Self.edgeLimit {
      let start = text.source.location(line: -1, byte: 0)
      diagnostics.report(
        .mermaidSyntax, .warning,
        "\(builder.edgeCount) edges; mermaid stops at \(Self.edgeLimit)",
        at: SourceRange(start: start, end: start), help: "split the diagram")
      diagnostics.isRefused = true
    }
  }

  // MARK: Faults

  func help(_ token: Token) -> String? {
    // An encoded entity begins with a letter.
    guard token.kind == .letter, text.bytes.has("ﬂ°", at: token.start) else { return nil }
    return "'#' to ';' is read as an entity; end the statement with the line instead"
  }

  /// Where a token is seen: its part on its first line, without white space, with its quote.
  func shown(_ token: Token) -> Range<Int> {
    switch token.kind {
    case .string, .markdown:
      let quote = text.bytes[..<token.start].lastIndex(of: ASCII.quote) ?? token.start
      return quote..<(quote + 1)
    case .callbackName:
      let word = text.bytes.trimmed(max(0, token.start - 5)..<token.start)
      if !word.isEmpty { return word }
    default: break
    }
    let range = text.bytes.trimmed(token.range)
    guard !range.isEmpty else {
      return token.start..<min(token.start + 1, max(token.end, token.start))
    }
    let lineEnd = text.bytes[range].firstIndex(of: ASCII.newline) ?? range.upperBound
    return range.lowerBound..<lineEnd
  }

  /// What a message says of a token.
  func found(_ token: Token) -> String {
    switch token.kind {
    case .stop, .endOfText: return "the end of the diagram"
    case .newline: return "the end of the line"
    case .space: return "a space"
    default: break
    }
    let written = text.source.file.bytes[text.fileBytes(shown(token))]
    guard !written.isEmpty else { return "the end of the line" }
    return "'\(String(decoding: written, as: UTF8.self).prefix(24))'"
  }

  // MARK: Document

  private mutating func parseHeader() throws(Fault) {
    while at(.space) || at(.newline) { advance() }
    try expect(.graph, "'flowchart' or 'graph'")
    switch token.kind {
    case .noDirection:
      builder.properties.direction = .down
      advance()
    case .headerDirection:
      builder.properties.direction = Self.direction(trimmed(token))
      hasDirection = true
      advance()
      if takes(.semicolon) { return }
      while takes(.space) {}
      try expect(.newline, "the end of the line after the direction")
    default: throw fault("a direction (TB, TD, BT, LR or RL) or the end of the line")
    }
  }

  static func direction(_ word: String) -> FlowGraph.Direction {
    switch word {
    case "LR", ">": .right
    case "RL", "<": .left
    case "BT", "^": .up
    default: .down
    }
  }

  private mutating func parseStatements() {
    while !builder.limit.isExceeded {
      switch token.kind {
      case .stop:
        while !frames.isEmpty {
          let range = frames[frames.count - 1].range
          diagnostics.refuse("subgraph is not closed; expected 'end'", at: range)
          closeSubgraph()
        }
        return
      case .space, .newline, .semicolon, .endOfText: advance()
      case .end where !frames.isEmpty:
        closeSubgraph()
        advance()
      default: attempt { it throws(Fault) in try it.parseStatement() }
      }
    }
  }

  private mutating func parseStatement() throws(Fault) {
    switch token.kind {
    case .subgraph: try openSubgraph()
    case .direction(let direction):
      if !frames.isEmpty { frames[frames.count - 1].direction = direction }
      advance()
    case .titleKey, .descriptionKey, .descriptionBlock:
      builder.properties.describe(try parseAccessibility())
    default:
      try parseSimpleStatement()
      try parseSeparator()
    }
  }

  private mutating func parseSimpleStatement() throws(Fault) {
    switch token.kind {
    case .style: try parseStyle()
    case .linkStyle: try parseLinkStyle()
    case .classDef: try parseClassDef()
    case .classWord: try parseClass()
    case .click: try parseClick()
    default: try parseNodes()
    }
  }

  private mutating func parseSeparator() throws(Fault) {
    switch token.kind {
    case .newline, .semicolon, .endOfText: advance()
    default: throw fault("a link, ';' or the end of the line")
    }
  }

  // MARK: Subgraphs

  mutating func addMembers(_ ids: [String]) {
    guard !frames.isEmpty else { return }
    // Those too deep to draw belong to the subgraph around them.
    frames[min(frames.count, Self.depthLimit) - 1].members += ids
  }

  private mutating func closeSubgraph() {
    let frame = frames.removeLast()
    if frames.count < Self.depthLimit { addMembers([builder.close(frame)]) }
  }

  private mutating func openSubgraph() throws(Fault) {
    let start = token.start
    advance()
    var frame = FlowchartBuilder.Frame(
      title: MermaidLabel(flowchart: ""), range: start..<(start + 8))
    if at(.space) {
      advance()
      let title = try parseSubgraphTitle()
      frame.title = title.label
      let words = title.label.text
      let bytes = Array(words.utf8)
      let hasSpace = bytes.indices.contains { bytes.spaceLength(at: $0) > 0 }
      frame.range = start..<title.end
      if at(.opener(.square)) {
        let trimmed = bytes.string(bytes.trimmed(0..<bytes.count))
        frame.id = trimmed
        let open = token
        let parsed = parseLabel(open, closing: [.square], name: "subgraph '\(trimmed)'")
        frame.title = parsed.label
        frame.range = start..<parsed.end
      } else if !hasSpace {
        frame.id = words
      }
    } else if at(.newline) || at(.semicolon) || at(.endOfText) {
      diagnostics.refuse(
        "subgraph has no name", at: frame.range, help: "write 'subgraph id[Title]'")
    }
    if frames.count == Self.depthLimit {
      diagnostics.report(
        .diagramTooLarge, .warning,
        "subgraphs more than \(Self.depthLimit) deep are drawn as part of the one around them",
        at: text.range(frame.range))
    }
    frames.append(frame)
    try parseSubgraphEnd()
  }

  private mutating func parseSubgraphEnd() throws(Fault) {
    switch token.kind {
    case .newline, .semicolon, .endOfText: advance()
    case .space:
      throw fault("the end of the line after the subgraph's title", help: "remove the space")
    default: throw fault("the end of the line after the subgraph's title")
    }
  }

  private mutating func parseSubgraphTitle() throws(Fault) -> (label: MermaidLabel, end: Int) {
    let title = parseWords { kind in
      switch kind {
      case .number, .name, .space, .minus, .ampersand, .letter, .colon, .star, .hash, .style,
        .linkStyle, .classDef, .classWord, .click, .graph, .headerDirection, .subgraph, .end, .down,
        .up, .linkStart:
        true
      default: false
      }
    }
    guard let title else { throw fault("the name of a subgraph") }
    return title
  }
}
