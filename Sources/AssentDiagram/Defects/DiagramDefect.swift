import AssentDiagnostics

/// One thing that is drawn wrong in a diagram of box characters.
package struct DiagramDefect: Hashable, Sendable {
  /// The rule about it.
  package let kind: RuleID
  /// Row of the drawing, from 0.
  package let row: Int
  /// Display column, from 0, at which the stroke should be.
  package let column: Int
  /// What is there, in the file.
  package let range: SourceRange
  /// One line in the style of diagnostics.
  package let message: String
}

/// Columns as a reader counts them, for messages.
func columnName(_ column: Int) -> String { "column \(column + 1)" }

extension RuleID {
  /// Whether a drawing that has no defects of other kinds is left as it is.
  var isOfBlanks: Bool { self == .trailingSpace || self == .noPadding }
}
