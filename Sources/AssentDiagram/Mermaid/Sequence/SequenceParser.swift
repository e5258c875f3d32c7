import AssentDiagnostics

/// Reads a sequence diagram.
struct SequenceParser: MermaidParser {
  /// A frame that is open: `loop`, `alt`, `box` and their kin.
  private struct Frame {
    var opener: Token
    /// `nil` for a box.
    var kind: FlowGraph.Fragment.Kind?
    var isBox: Bool { kind == nil }
  }

  var state: MermaidParsing<SequenceLexer, SequenceBuilder>
  private var frames: [Frame] = []

  static var endsLineAtFault: Bool { true }
  /// Frames deeper than this are not read as such.
  private static let depthLimit = 100

  init(_ state: MermaidParsing<SequenceLexer, SequenceBuilder>) { self.state = state }

  mutating func parse() {
    advance()
    parseHeader(.header, "'sequenceDiagram'")
    while !builder.limit.isExceeded, !at(.stop) {
      attempt { it throws(Fault) in try it.parseLine() }
    }
    while let frame = frames.popLast() {
      let word = text.bytes.string(frame.opener.range)
      diagnostics.refuse("'\(word)' is not closed; expected 'end'", at: frame.opener.range)
      builder.close(isBox: frame.isBox)
    }
  }

  // MARK: Faults

  func found(_ token: Token) -> String {
    let range = shown(token)
    guard range.isEmpty else { return text.bytes.quoted(range) }
    return token.kind == .stop ? "the end of the diagram" : "the end of the line"
  }

  private mutating func refuse(_ message: String, _ range: Range<Int>, help: String? = nil) {
    diagnostics.refuse(message, at: range, help: help)
  }

  // MARK: Statements

  private mutating func expectLineEnd() throws(Fault) {
    try expect(.newline, "the end of the line")
  }

  private mutating func parseLine() throws(Fault) {
    if let frame = frames.last, frame.isBox {
      switch token.kind {
      case .newline, .participant, .person, .destroy, .end: break
      default: throw fault("a participant or 'end'")
      }
    }
    switch token.kind {
    case .newline, .stray: advance()
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
      try expect(.text, "':' and a text")
      try expectLineEnd()
    case .title, .legacyTitle:
      builder.title = trimmed(token)
      advance()
    case .titleKey, .descriptionKey, .descriptionBlock:
      builder.properties.describe(try parseAccessibility())
    default: throw fault("a message, a participant or a note")
    }
  }

  private mutating func parseActor(_ expected: String) throws(Fault) -> Token {
    var actor = try expect(.actor, expected)
    actor.range = text.bytes.trimmed(actor.range)
    return actor
  }

  private func name(_ actor: Token) -> String { text.bytes.string(actor.range) }

  private mutating func parseParticipant(isCreated: Bool) throws(Fault) {
    let kind = token.kind
    switch kind {
    case .participant, .person, .destroy: advance()
    default: throw fault("'participant' or 'actor' after 'create'")
    }
    let actor = try parseActor("the name of a participant")
    if kind == .destroy {
      try expectLineEnd()
      builder.expectEnd(of: actor)
      return
    }
    var config: String?
    if takes(.configOpen) {
      config = string(try expect(.configContent, "the kind of the participant"))
      try expect(.configClose, "'}'")
    }
    let alias = try takes(.asWord) ? expect(.restOfLine, "a name after 'as'") : nil
    try expectLineEnd()
    if isCreated {
      if builder.has(actor) {
        refuse(
          "participant '\(name(actor))' is created again", actor.range, help: "use another id")
      }
      builder.expectCreation(of: actor)
    }
    if builder.isInOtherBox(actor) {
      refuse("participant '\(name(actor))' is in two boxes", actor.range)
    }
    guard builder.declare(actor, alias: alias, config: config, isPerson: kind == .person) else {
      refuse("'@{ … }' of '\(name(actor))' is not a list of names and values", actor.range)
      return
    }
  }

  private mutating func openFrame() throws(Fault) {
    let opener = token
    guard frames.count < Self.depthLimit else {
      throw fault("at most \(Self.depthLimit) frames in one another")
    }
    advance()
    let title = trimmed(try expect(.restOfLine, "the rest of the line"))
    let kind: FlowGraph.Fragment.Kind
    switch opener.kind {
    case .box:
      frames.append(Frame(opener: opener))
      builder.openBox(title, range: opener.start..<token.start)
      return
    case .rect: kind = .shading
    case .opt: kind = .option
    case .breakWord: kind = .interruption
    case .alt: kind = .alternatives
    case .par, .parOver: kind = .parallel
    case .critical: kind = .critical
    default: kind = .loop
    }
    frames.append(Frame(opener: opener, kind: kind))
    builder.open(kind, title: title, range: opener.range)
  }

  private mutating func divideFrame() throws(Fault) {
    let word = text.bytes.string(token.range).lowercased()
    guard let kind = frames.last?.kind, kind.isDivided, kind.divider == word else {
      throw fault("a message, a participant or a note")
    }
    let divider = token.range
    advance()
    let title = trimmed(try expect(.restOfLine, "the rest of the line"))
    builder.divide(title: title, range: divider)
  }

  private mutating func parseMessage() throws(Fault) {
    let from = try parseActor("a participant")
    _ = takes(.central)
    guard case .signal(let signal) = token.kind else {
      throw fault("an arrow such as '->>'", help: "write: A->>B: text")
    }
    advance()
    let activation: SequenceBuilder.Activation =
      takes(.plus) ? .target : takes(.minus) ? .source : .none
    if activation == .none { _ = takes(.central) }
    let to = try parseActor("a participant after the arrow")
    let help = "write: \(name(from))->>\(name(to)): text"
    let words = try expect(.text, "':' and a text", help: help)
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
    let isOff = takes(.off)
    var numbers: [FlowGraph.MessageNumber?] = []
    while !isOff, numbers.count < 2, at(.number) {
      numbers.append(.init(string(token)))
      advance()
    }
    try expectLineEnd()
    builder.setNumbering(
      isOn: !isOff, start: numbers.first.flatMap { $0 },
      step: numbers.dropFirst().first.flatMap { $0 })
  }

  private mutating func parseActivation() throws(Fault) {
    let isStart = at(.activate)
    advance()
    let actor = try parseActor("a participant")
    try expectLineEnd()
    if isStart {
      builder.activate(name(actor), range: actor.range)
    } else if !builder.deactivate(name(actor)) {
      refuse("participant '\(name(actor))' is not active", actor.range)
    }
  }

  private mutating func parseNote() throws(Fault) {
    let start = token.start
    advance()
    let side: FlowGraph.Annotation.Side =
      takes(.leftOf) ? .left : takes(.rightOf) ? .right : .over
    if side == .over { try expect(.over, "'left of', 'right of' or 'over'") }
    let first = try parseActor("a participant")
    let last =
      try side == .over && takes(.comma) ? parseActor("a participant after ','") : nil
    let words = try expect(.text, "':' and the text of the note")
    try expectLineEnd()
    builder.addNote(first, last, side: side, words: words, range: start..<words.end)
  }
}
