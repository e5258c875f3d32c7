/// What every parser of a mermaid language works with.
struct MermaidParsing<Lexer: MermaidLexer, Builder: MermaidBuilder> {
  let text: MermaidText
  var lexer: Lexer
  var builder: Builder
  var diagnostics: MermaidDiagnostics
  /// The token that is looked at.
  var token = MermaidToken(kind: Lexer.Kind.stop, range: 0..<0, content: 0..<0)
  /// Where the line after the last one that was given up starts.
  var skipped = 0

  init(_ text: MermaidText, _ limit: MermaidLimit) {
    self.text = text
    lexer = Lexer(text.bytes)
    builder = Builder(text, limit)
    diagnostics = MermaidDiagnostics(text)
  }
}

/// Collects what the statements of a diagram say and makes the graph of it.
protocol MermaidBuilder {
  init(_ text: MermaidText, _ limit: MermaidLimit)
  var limit: MermaidLimit { get }
  mutating func finish(into graph: inout FlowGraph)
}
