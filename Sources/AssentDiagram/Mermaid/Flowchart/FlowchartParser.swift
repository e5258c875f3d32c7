import AssentDiagnostics

/// Reads a flowchart, statement by statement, and goes on after each fault.
struct FlowchartParser {
  /// A place where the grammar has no way on.
  struct Fault: Error {
    /// What could stand there.
    var expected: String
    var token: FlowchartToken
    var help: String?
  }

  let text: MermaidText
  var lexer: FlowchartLexer
  var token: FlowchartToken
  var builder: FlowchartBuilder
  var diagnostics: MermaidDiagnostics
  /// The subgraphs that are open, the innermost last.
  private var frames: [FlowchartBuilder.Frame] = []
  private var hasDirection = false
  /// Where the line after the last one that was given up starts.
  private var skipped = 0
  /// Whether mermaid would read it all.
  var isValid = true

  /// Subgraphs deeper than this become part of the one around them.
  private static let depthLimit = 100
  /// The most edges mermaid takes, unless it is configured otherwise.
  private static let edgeLimit = 500

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = FlowchartLexer(text.bytes)
    token = FlowchartToken(kind: .stop, start: 0, end: 0)
    builder = FlowchartBuilder(text, limit)
    diagnostics = MermaidDiagnostics(text)
  }

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = FlowchartParser(text, limit)
    parser.parse()
    parser.builder.finish(into: &graph)
    limit = parser.builder.limit
    graph.isValid = parser.isValid
    graph.diagnostics += parser.diagnostics.findings
  }

  private mutating func parse() {
    advance()
    do throws(Fault) {
      try parseHeader()
    } catch {
      report(error)
      // The direction may be missing or misspelt; what follows can still be read.
      lexer.hasHeader = true
      if hasDirection {
        lexer.restart(at: error.token.start)
        advance()
      } else {
        skipLine(from: error.token.start)
      }
    }
    parseStatements()
    if builder.edgeCount > Self.edgeLimit {
      isValid = false
      let start = text.source.location(line: -1, byte: 0)
      diagnostics.report(
        .mermaidSyntax, .warning,
        "\(builder.edgeCount) edges; mermaid stops at \(Self.edgeLimit)",
        at: SourceRange(start: start, end: start), help: "split the diagram")
    }
  }

  // MARK: Tokens

  mutating func advance() { token = lexer.next() }

  /// Whether the present token is of a kind without a payload.
  func at(_ kind: FlowchartToken.Kind) -> Bool {
    switch (token.kind, kind) {
    case (.space, .space), (.newline, .newline), (.semicolon, .semicolon), (.stop, .stop),
      (.endOfText, .endOfText), (.comma, .comma), (.ampersand, .ampersand), (.pipe, .pipe),
      (.string, .string), (.colon, .colon), (.linkID, .linkID), (.shapeData, .shapeData),
      (.number, .number), (.name, .name), (.interpolate, .interpolate),
      (.linkTarget, .linkTarget), (.defaultWord, .defaultWord), (.classMark, .classMark),
      (.titleValue, .titleValue), (.descriptionValue, .descriptionValue),
      (.callbackName, .callbackName), (.callbackArguments, .callbackArguments), (.href, .href):
      true
    default: false
    }
  }

  mutating func expect(_ kind: FlowchartToken.Kind, _ expected: String) throws(Fault) {
    guard at(kind) else { throw fault(expected) }
    advance()
  }

  func fault(_ expected: String, help: String? = nil) -> Fault {
    Fault(expected: expected, token: token, help: help)
  }

  // MARK: Faults

  mutating func report(_ fault: Fault) {
    isValid = false
    var help = fault.help
    if help == nil, case .letter = fault.token.kind, isEntity(at: fault.token.start) {
      help = "'#' to ';' is read as an entity; end the statement with the line instead"
    }
    diagnostics.refuse(
      "expected \(fault.expected), found \(found(fault.token))", at: shown(fault.token), help: help)
  }

  /// Whether an encoded entity starts at `index`.
  private func isEntity(at index: Int) -> Bool { text.bytes.has("ﬂ°", at: index) }

  /// Where a token is seen: its part on its first line, without white space, with its quote.
  func shown(_ token: FlowchartToken) -> Range<Int> {
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
  func found(_ token: FlowchartToken) -> String {
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

  /// Goes on at the end of the line that the first word from `position` on stands in.
  ///
  /// A link takes the line ends before it along, and must not be found again at the same place.
  mutating func skipLine(from position: Int) {
    let start = max(text.bytes.spaceEnd(from: min(position, text.bytes.count)), skipped)
    let end = text.bytes[start...].firstIndex(of: ASCII.newline) ?? text.bytes.count
    skipped = min(end + 1, text.bytes.count)
    lexer.restart(at: end)
    advance()
  }

  // MARK: Document

  private mutating func parseHeader() throws(Fault) {
    while at(.space) || at(.newline) { advance() }
    guard case .graph = token.kind else { throw fault("'flowchart' or 'graph'") }
    advance()
    switch token.kind {
    case .noDirection:
      builder.direction = .down
      advance()
    case .direction:
      builder.direction = Self.direction(
        text.bytes.string(text.bytes.trimmed(token.range)))
      hasDirection = true
      advance()
      if at(.semicolon) {
        advance()
      } else {
        while at(.space) { advance() }
        guard at(.newline) else { throw fault("the end of the line after the direction") }
        advance()
      }
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
          isValid = false
          diagnostics.refuse("subgraph is not closed; expected 'end'", at: range)
          closeSubgraph()
        }
        return
      case .space, .newline, .semicolon, .endOfText: advance()
      case .end where !frames.isEmpty:
        closeSubgraph()
        advance()
      default:
        let start = token.start
        do throws(Fault) {
          try parseStatement()
        } catch {
          report(error)
          skipLine(from: max(error.token.start, start))
        }
      }
    }
  }

  private mutating func parseStatement() throws(Fault) {
    switch token.kind {
    case .subgraph: try openSubgraph()
    case .innerDirection(let direction):
      if !frames.isEmpty { frames[frames.count - 1].direction = direction }
      advance()
    case .titleKey:
      advance()
      guard case .titleValue = token.kind else { throw fault("a title") }
      builder.title = trimmedText(token)
      advance()
    case .descriptionKey:
      advance()
      guard case .descriptionValue = token.kind else { throw fault("a description") }
      builder.accessibleDescription = trimmedText(token)
      advance()
    case .descriptionBlock:
      builder.accessibleDescription = trimmedText(token)
      advance()
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

  func trimmedText(_ token: FlowchartToken) -> String {
    MermaidLabel(text: text.bytes.string(token.range)).lines.joined(separator: " ")
  }

  // MARK: Subgraphs

  mutating func addMembers(_ ids: [String]) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].members += ids
  }

  private mutating func closeSubgraph() {
    let frame = frames.removeLast()
    if frames.count >= Self.depthLimit {
      // Too deep to draw: its members belong to the subgraph around it.
      addMembers(frame.members)
      return
    }
    addMembers([builder.close(frame)])
  }

  private mutating func openSubgraph() throws(Fault) {
    let start = token.start
    advance()
    var frame = FlowchartBuilder.Frame(
      title: MermaidLabel(text: ""), range: start..<(start + 8))
    if at(.space) {
      advance()
      let title = try parseSubgraphTitle()
      frame.title = title.label
      let words = title.label.text
      let bytes = Array(words.utf8)
      let hasSpace = bytes.indices.contains { bytes.spaceLength(at: $0) > 0 }
      frame.range = start..<title.end
      if case .opener(.square) = token.kind {
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
      isValid = false
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
    var label = MermaidLabel(text: "")
    var end = token.start
    var isFirst = true
    while true {
      switch token.kind {
      case .string where isFirst, .number, .name, .space, .minus, .ampersand, .letter, .colon,
        .star, .hash, .style, .linkStyle, .classDef, .classWord, .click, .graph, .direction,
        .subgraph, .end, .down, .up, .linkStart:
        break
      case .markdown where isFirst: label.isMarkdown = true
      default:
        guard !isFirst else { throw fault("the name of a subgraph") }
        return (label, end)
      }
      label.text += text.bytes.string(token.range)
      end = token.end
      isFirst = false
      advance()
    }
  }
}
