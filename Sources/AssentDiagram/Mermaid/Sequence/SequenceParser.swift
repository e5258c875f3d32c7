import AssentDiagnostics

/// Reads a sequence diagram, statement by statement, and goes on after each fault.
struct SequenceParser {
  private struct Fault: Error {
    var expected: String
    var token: SequenceToken
    var help: String?
  }

  /// A frame that is open: `loop`, `alt`, `box` and their kin.
  private struct Frame {
    var opener: SequenceToken
    /// The word that starts its next part, for one that has parts.
    var divider: String?
    var isBox = false
  }

  private let text: MermaidText
  private var lexer: SequenceLexer
  private var token: SequenceToken
  private var builder: SequenceBuilder
  private var diagnostics: MermaidDiagnostics
  private var frames: [Frame] = []
  private var skipped = 0

  /// Frames deeper than this are not read as such.
  private static let depthLimit = 100

  static func parse(
    _ text: MermaidText, into graph: inout FlowGraph, limit: inout MermaidLimit
  ) {
    var parser = SequenceParser(text, limit)
    parser.parse()
    parser.builder.finish(into: &graph)
    limit = parser.builder.limit
    graph.kind = .sequence
    graph.diagnostics += parser.diagnostics.findings
  }

  private init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = SequenceLexer(text.bytes)
    token = SequenceToken(kind: .stop, start: 0, end: 0)
    builder = SequenceBuilder(text, limit)
    diagnostics = MermaidDiagnostics(text)
  }

  private mutating func parse() {
    advance()
    while case .newline = token.kind { advance() }
    if case .header = token.kind {
      advance()
    } else {
      report(fault("'sequenceDiagram'"))
      skipLine(from: token.start)
    }
    while !builder.limit.isExceeded {
      if case .stop = token.kind { break }
      let start = token.start
      do throws(Fault) {
        try parseLine()
      } catch {
        report(error)
        skipLine(from: max(error.token.start, start))
      }
    }
    while let frame = frames.popLast() {
      let word = text.bytes.string(frame.opener.range)
      diagnostics.refuse("'\(word)' is not closed; expected 'end'", at: frame.opener.range)
      builder.close(isBox: frame.isBox)
    }
  }

  // MARK: Tokens and faults

  private mutating func advance() { token = lexer.next() }

  private func trimmed(_ token: SequenceToken) -> String {
    text.bytes.string(text.bytes.trimmed(token.range))
  }

  private func fault(_ expected: String, help: String? = nil) -> Fault {
    Fault(expected: expected, token: token, help: help)
  }

  private mutating func refuse(_ message: String, _ range: Range<Int>, help: String? = nil) {
    diagnostics.refuse(message, at: range, help: help)
  }

  private mutating func report(_ fault: Fault) {
    let range = text.bytes.trimmed(fault.token.range)
    var found = "the end of the line"
    if case .stop = fault.token.kind { found = "the end of the diagram" }
    if !range.isEmpty {
      var end = range.lowerBound
      while end < range.upperBound, end < range.lowerBound + 24 {
        end += text.bytes.scalarLength(at: end)
      }
      found = "'\(text.bytes.string(range.lowerBound..<min(end, range.upperBound)))'"
    }
    refuse("expected \(fault.expected), found \(found)", range, help: fault.help)
  }

  private mutating func skipLine(from position: Int) {
    let start = max(min(position, text.bytes.count), skipped)
    let end = text.bytes[start...].firstIndex(of: ASCII.newline) ?? text.bytes.count
    skipped = min(end + 1, text.bytes.count)
    lexer.restart(at: end)
    advance()
  }

  private mutating func expectLineEnd() throws(Fault) {
    guard case .newline = token.kind else { throw fault("the end of the line") }
    advance()
  }

  // MARK: Statements

  private mutating func parseLine() throws(Fault) {
    if let frame = frames.last, frame.isBox {
      switch token.kind {
      case .newline, .participant, .person, .destroy, .end: break
      default: throw fault("a participant or 'end'")
      }
    }
    switch token.kind {
    case .newline, .invalid: advance()
    case .participant, .person, .destroy: try parseParticipant(isCreated: false)
    case .create:
      advance()
      try parseParticipant(isCreated: true)
    case .box, .loop, .rect, .opt, .alt, .par, .parOver, .critical, .breakWord: try openFrame()
    case .elseWord, .and, .option: try divideFrame()
    case .end where !frames.isEmpty:
      builder.close(isBox: frames.removeLast().isBox, range: token.range)
      advance()
    case .actor: try parseMessage()
    case .autonumber: try parseNumbering()
    case .activate, .deactivate: try parseActivation()
    case .note: try parseNote()
    case .links, .link, .properties, .details:
      advance()
      builder.mention(try parseActor("a participant"))
      guard case .text = token.kind else { throw fault("':' and a text") }
      advance()
      try expectLineEnd()
    case .title, .legacyTitle:
      let dropped = if case .title = token.kind { 6 } else { 7 }
      builder.title = trimmed(
        SequenceToken(kind: .title, start: token.start + dropped, end: token.end))
      advance()
    case .titleKey, .descriptionKey, .descriptionBlock: try parseAccessibility()
    default: throw fault("a message, a participant or a note")
    }
  }

  private mutating func parseActor(_ expected: String) throws(Fault) -> SequenceToken {
    guard case .actor = token.kind else { throw fault(expected) }
    let actor = SequenceToken(
      kind: .actor, start: text.bytes.trimmed(token.range).lowerBound,
      end: text.bytes.trimmed(token.range).upperBound)
    advance()
    return actor
  }

  private mutating func parseParticipant(isCreated: Bool) throws(Fault) {
    let kind = token.kind
    switch kind {
    case .participant, .person, .destroy: advance()
    default: throw fault("'participant' or 'actor' after 'create'")
    }
    let actor = try parseActor("the name of a participant")
    if case .destroy = kind {
      try expectLineEnd()
      builder.expectEnd(of: actor)
      return
    }
    var config: String?
    if case .configOpen = token.kind {
      advance()
      guard case .configContent = token.kind else { throw fault("the kind of the participant") }
      config = text.bytes.string(token.range)
      advance()
      guard case .configClose = token.kind else { throw fault("'}'") }
      advance()
    }
    var alias: SequenceToken?
    if case .asWord = token.kind {
      advance()
      guard case .restOfLine = token.kind else { throw fault("a name after 'as'") }
      alias = token
      advance()
    }
    try expectLineEnd()
    var isPerson = false
    if case .person = kind { isPerson = true }
    if isCreated {
      if builder.has(actor) {
        refuse(
          "participant '\(trimmed(actor))' is created again", actor.range, help: "use another id")
      }
      builder.expectCreation(of: actor)
    }
    if builder.isInOtherBox(actor) {
      refuse("participant '\(trimmed(actor))' is in two boxes", actor.range)
    }
    guard builder.declare(actor, alias: alias, config: config, isPerson: isPerson) else {
      refuse("'@{ … }' of '\(trimmed(actor))' is not a list of names and values", actor.range)
      return
    }
  }

  private mutating func openFrame() throws(Fault) {
    let opener = token
    guard frames.count < Self.depthLimit else {
      throw fault("at most \(Self.depthLimit) frames in one another")
    }
    advance()
    guard case .restOfLine = token.kind else { throw fault("the rest of the line") }
    let title = trimmed(token)
    advance()
    var divider: String?
    var kind = FlowGraph.Fragment.Kind.loop
    switch opener.kind {
    case .box:
      frames.append(Frame(opener: opener, isBox: true))
      builder.openBox(title, range: opener.start..<token.start)
      return
    case .rect: kind = .shading
    case .opt: kind = .option
    case .breakWord: kind = .interruption
    case .alt: (kind, divider) = (.alternatives, "else")
    case .par, .parOver: (kind, divider) = (.parallel, "and")
    case .critical: (kind, divider) = (.critical, "option")
    default: break
    }
    frames.append(Frame(opener: opener, divider: divider))
    builder.open(kind, title: title, range: opener.range)
  }

  private mutating func divideFrame() throws(Fault) {
    let word = text.bytes.string(token.range).lowercased()
    guard let frame = frames.last, frame.divider == word else {
      throw fault("a message, a participant or a note")
    }
    let divider = token.range
    advance()
    guard case .restOfLine = token.kind else { throw fault("the rest of the line") }
    builder.divide(title: trimmed(token), range: divider)
    advance()
  }

  private mutating func parseMessage() throws(Fault) {
    let from = try parseActor("a participant")
    if case .central = token.kind { advance() }
    guard case .signal(let signal) = token.kind else {
      throw fault("an arrow such as '->>'", help: "write: A->>B: text")
    }
    advance()
    var activation = SequenceBuilder.Activation.none
    switch token.kind {
    case .plus:
      activation = .target
      advance()
    case .minus:
      activation = .source
      advance()
    case .central: advance()
    default: break
    }
    let to = try parseActor("a participant after the arrow")
    guard case .text = token.kind else {
      throw fault("':' and a text", help: "write: \(trimmed(from))->>\(trimmed(to)): text")
    }
    let words = token
    advance()
    try expectLineEnd()
    let range = text.bytes.trimmed(from.start..<words.end)
    if let fault = builder.addMessage(
      from: from, to: to, signal, words: words, range: range, activation: activation)
    {
      refuse(fault, range)
    }
  }

  private mutating func parseNumbering() throws(Fault) {
    advance()
    var numbers: [FlowGraph.MessageNumber?] = []
    var isOff = false
    if case .off = token.kind {
      isOff = true
      advance()
    }
    while !isOff, numbers.count < 2, case .number = token.kind {
      numbers.append(.init(text.bytes.string(token.range)))
      advance()
    }
    try expectLineEnd()
    builder.setNumbering(
      isOn: !isOff, start: numbers.first.flatMap { $0 },
      step: numbers.dropFirst().first.flatMap { $0 })
  }

  private mutating func parseActivation() throws(Fault) {
    var isStart = false
    if case .activate = token.kind { isStart = true }
    advance()
    let actor = try parseActor("a participant")
    try expectLineEnd()
    guard isStart else {
      if !builder.deactivate(trimmed(actor)) {
        refuse("participant '\(trimmed(actor))' is not active", actor.range)
      }
      return
    }
    builder.activate(trimmed(actor), range: actor.range)
  }

  private mutating func parseNote() throws(Fault) {
    let start = token.start
    advance()
    var side = FlowGraph.Annotation.Side.over
    switch token.kind {
    case .leftOf:
      side = .left
      advance()
    case .rightOf:
      side = .right
      advance()
    case .over: advance()
    default: throw fault("'left of', 'right of' or 'over'")
    }
    let first = try parseActor("a participant")
    var last: SequenceToken?
    if side == .over, case .comma = token.kind {
      advance()
      last = try parseActor("a participant after ','")
    }
    guard case .text = token.kind else { throw fault("':' and the text of the note") }
    let words = token
    advance()
    try expectLineEnd()
    builder.addNote(first, last, side: side, words: words, range: start..<words.end)
  }

  private mutating func parseAccessibility() throws(Fault) {
    let key = token
    func words(_ token: SequenceToken) -> String {
      MermaidLabel(text: text.bytes.string(token.range)).lines.joined(separator: " ")
    }
    advance()
    switch (key.kind, token.kind) {
    case (.descriptionBlock, _):
      builder.accessibleDescription = words(key)
      return
    case (.titleKey, .titleValue): builder.accessibleTitle = words(token)
    case (.descriptionKey, .descriptionValue): builder.accessibleDescription = words(token)
    default: throw fault("a text after ':'")
    }
    advance()
  }
}
