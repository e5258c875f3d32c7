/// Splits a text in one of mermaid's languages into tokens, by modes, after the rules of mermaid 11.16.
///
/// What a character means depends on the mode, the last of a stack. Within a mode the first rule
/// that matches wins, in the order of mermaid's own grammar, for a text must be refused here exactly
/// when it is refused there. A rule gives the token that it takes, one that is `passed` where what
/// it takes is none, or `nil` where it does not match.
protocol MermaidLexer {
  associatedtype Kind: MermaidTokenKind
  associatedtype Mode: MermaidMode

  /// Whether words count in any case.
  static var ignoresCase: Bool { get }

  var cursor: MermaidCursor { get set }
  var modes: [Mode] { get set }
  /// Whether the token at the end of the text was given.
  var isDone: Bool { get set }

  init(_ text: [UInt8])

  /// Takes the token that stands at the place, by the rules of the mode.
  mutating func lex() -> MermaidToken<Kind>?

  /// The kind of the empty token that ends the text in a mode.
  func kindAtEnd(_ mode: Mode) -> Kind
}

extension MermaidLexer {
  typealias Token = MermaidToken<Kind>
  typealias ModeChange = MermaidModeChange<Mode>
  /// A word, the kind of its token, and what it does to the modes.
  typealias WordRule = (word: StaticString, kind: Kind, change: ModeChange)

  @inline(__always)
  var text: [UInt8] { cursor.text }

  @inline(__always)
  var position: Int { cursor.position }

  @inline(__always)
  var mode: Mode { modes[modes.count - 1] }

  /// The byte so far behind the place, 0 after the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = cursor.position + offset
    return index < cursor.text.count ? cursor.text[index] : 0
  }

  mutating func next() -> Token {
    while !cursor.isAtEnd {
      let token = lex() ?? takeStray()
      if token.kind != .passed { return token }
    }
    defer { isDone = true }
    return take(isDone ? .stop : kindAtEnd(mode), to: position)
  }

  /// Goes on at a place, in these modes.
  mutating func restart(at position: Int, in modes: [Mode] = [.statements]) {
    cursor.position = position
    self.modes = modes
    isDone = false
  }

  // MARK: Taking

  @inline(__always)
  mutating func take(
    _ kind: Kind, to end: Int, content: Range<Int>? = nil, _ change: ModeChange = .stay
  ) -> Token {
    let range = cursor.position..<end
    cursor.position = end
    self.change(change)
    return Token(kind: kind, range: range, content: content ?? range)
  }

  @inline(__always)
  mutating func take(_ kind: Kind, count: Int, _ change: ModeChange = .stay) -> Token {
    take(kind, to: position + count, change)
  }

  mutating func takeStray() -> Token { take(.stray, count: text.scalarLength(at: position)) }

  @inline(__always)
  mutating func pass(to end: Int, _ change: ModeChange = .stay) -> Token {
    take(.passed, to: end, change)
  }

  @inline(__always)
  mutating func pass(count: Int, _ change: ModeChange = .stay) -> Token {
    take(.passed, to: position + count, change)
  }

  @inline(__always)
  mutating func change(_ change: ModeChange) {
    switch change {
    case .stay: break
    case .push(let mode): modes.append(mode)
    case .pop: if modes.count > 1 { modes.removeLast() }
    case .replace(let mode):
      if modes.count > 1 { modes.removeLast() }
      modes.append(mode)
    }
  }
}
