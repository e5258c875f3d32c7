/// A word or a sign of a mermaid text, and where it stands.
struct MermaidToken<Kind> {
  var kind: Kind
  /// In the text as parsed.
  var range: Range<Int>
  /// What it stands for, where that is not all of it: a text without its quotes.
  var content: Range<Int>

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }
}

/// The kinds of tokens that every language of mermaid has, each as an enum of its own.
protocol MermaidTokenKind: Equatable, Sendable {
  /// What was passed and is no token: white space, a comment, a quote.
  static var passed: Self { get }
  static var newline: Self { get }
  /// Nothing more comes.
  static var stop: Self { get }
  /// A character that no token starts with here.
  static var stray: Self { get }
  static var titleKey: Self { get }
  static var titleValue: Self { get }
  static var descriptionKey: Self { get }
  static var descriptionValue: Self { get }
  static var descriptionBlock: Self { get }
}

/// The modes that the lexer of every language of mermaid has.
protocol MermaidMode: Equatable, Sendable {
  static var statements: Self { get }
  /// The rest of a line after `accTitle:` or `accDescr:`.
  static var title: Self { get }
  static var description: Self { get }
  /// After `accDescr {`, up to its brace.
  static var descriptionBlock: Self { get }
}

/// What a token does to the stack of modes, as `begin` and `popState` do in mermaid's grammars.
enum MermaidModeChange<Mode: Sendable>: Sendable {
  case stay
  case push(Mode)
  case pop
  case replace(Mode)
}
