import AssentDiagnostics

/// A participant with its line down the page.
struct Lifeline {
  var lines: [String]
  var shape: FlowGraph.Shape
  var range: SourceRange
  var column: Int
  /// The first and the last row of its line.
  var rows: Range<Int>
  var box: Int?
  /// Whether its line is drawn at its messages alone, or nowhere.
  var isBroken = false
  /// How far beside its column a message may end at it, in columns.
  var reach = 0
}
