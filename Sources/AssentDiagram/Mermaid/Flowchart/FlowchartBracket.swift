/// The brackets that make the shape of a node.
enum FlowchartBracket: CaseIterable {
  // Those that begin like another one stand before it.
  case ellipse, stadium, doubleCircle, round
  case subroutine, cylinder, slash, backslash, square
  case brace, tag

  var opening: StaticString { signs.opening }

  var closing: StaticString { signs.closing }

  private var signs: (opening: StaticString, closing: StaticString) {
    switch self {
    case .ellipse: ("(-", "-)")
    case .stadium: ("([", "])")
    case .doubleCircle: ("(((", ")))")
    case .round: ("(", ")")
    case .subroutine: ("[[", "]]")
    case .cylinder: ("[(", ")]")
    case .slash: ("[/", "/]")
    case .backslash: ("[\\", "\\]")
    case .square: ("[", "]")
    case .brace: ("{", "}")
    case .tag: (">", "]")
    }
  }

  /// How the text between is read.
  var mode: FlowchartLexer.Mode {
    switch self {
    case .ellipse: .ellipseLabel
    case .slash, .backslash: .slantedLabel
    case .stadium, .doubleCircle, .round, .subroutine, .cylinder, .square, .brace, .tag: .label
    }
  }
}
