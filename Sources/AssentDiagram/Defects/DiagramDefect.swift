import AssentDiagnostics

/// One thing that is drawn wrong in a diagram of box characters.
package struct DiagramDefect: Hashable, Sendable {
  /// What is wrong; the raw value is the id of its rule.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case borderOffset = "border-offset"
    case leftBorderOffset = "left-border-offset"
    case textOverflow = "text-overflow"
    case bottomWidth = "bottom-width"
    case unclosedWall = "unclosed-wall"
    case wallOutsideCorner = "wall-outside-corner"
    case panelNarrows = "panel-narrows"
    case lineThroughPanel = "line-through-panel"
    case lineJog = "line-jog"
    case arrowheadOffset = "arrowhead-offset"
    case arrowOffTarget = "arrow-off-target"
    case missingJunction = "missing-junction"
    case lineTouchesText = "line-touches-text"
    case treeDetached = "tree-detached"
    case treeDoubleLast = "tree-double-last"
    case ambiguousWidth = "ambiguous-width"
    case tab = "tab-in-diagram"
    case noPadding = "no-padding"
    case trailingSpace = "trailing-space"
    case floatingRule = "floating-rule"

    /// Whether a drawing that has no defects of other kinds is left as it is.
    var isOfBlanks: Bool { self == .trailingSpace || self == .noPadding }
  }

  package let kind: Kind
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
