extension FlowGraph.Edge.Head {
  /// The sign of a head at a side of what it points at: 0 above, 1 right, 2 below, 3 left.
  func sign(at side: Int, isASCII: Bool) -> Unicode.Scalar {
    switch self {
    case .none, .point: (isASCII ? ["v", "<", "^", ">"] : ["▼", "◄", "▲", "►"])[side]
    case .circle: isASCII ? "o" : "○"
    case .cross: isASCII ? "x" : "✕"
    case .extension: (isASCII ? ["V", "<", "^", ">"] : ["▽", "◁", "△", "▷"])[side]
    case .composition, .parent: isASCII ? "*" : "◆"
    case .aggregation: isASCII ? "o" : "◇"
    case .dependency: ["v", "<", "^", ">"][side]
    case .lollipop: isASCII ? "o" : "○"
    case .zeroOrOne, .exactlyOne, .zeroOrMore, .oneOrMore: "+"
    }
  }
}
