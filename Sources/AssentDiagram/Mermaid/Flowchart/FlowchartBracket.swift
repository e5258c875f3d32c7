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

  /// What it makes of a node by itself; slanted ones have two sides that say it.
  var shape: (FlowGraph.Shape, String?) {
    switch self {
    case .round: (.rounded, nil)
    case .brace: (.diamond, nil)
    case .stadium: (.stadium, nil)
    case .subroutine: (.subroutine, nil)
    case .cylinder: (.cylinder, nil)
    case .doubleCircle: (.doubleCircle, nil)
    case .ellipse: (.other, "ellipse")
    case .tag: (.asymmetric, nil)
    case .square, .slash, .backslash: (.box, nil)
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
