/// A token of the flowchart language.
struct FlowchartToken {
  enum Kind {
    case graph, noDirection, direction, subgraph, end
    case newline, semicolon, space, endOfText
    /// Nothing more comes.
    case stop
    /// A character that no token starts with here.
    case stray
    case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
    case innerDirection(FlowGraph.Direction)
    case style, linkStyle, classDef, classWord, defaultWord, interpolate
    case click, href, linkTarget, callbackName, callbackArguments
    case number, name, letter, down, minus, comma, colon, ampersand, hash, star
    case up, tagStart, separator, quote
    case classMark
    case shapeData, linkID, link, linkStart, edgeText
    case text, string, markdown
    case pipe
    case opener(Bracket)
    case closer(Bracket)
    case propertiesOpener
  }

  /// The brackets that make the shape of a node.
  enum Bracket {
    case square, round, stadium, subroutine, cylinder, doubleCircle, ellipse, brace, tag
    case slash, backslash
  }

  var kind: Kind
  var start: Int
  var end: Int

  var range: Range<Int> { start..<end }
}

extension FlowchartToken.Bracket {
  /// How it opens.
  var opening: String {
    switch self {
    case .square: "["
    case .round: "("
    case .stadium: "(["
    case .subroutine: "[["
    case .cylinder: "[("
    case .doubleCircle: "((("
    case .ellipse: "(-"
    case .brace: "{"
    case .tag: ">"
    case .slash: "[/"
    case .backslash: "[\\"
    }
  }

  /// How it closes.
  var closing: String {
    switch self {
    case .square, .tag: "]"
    case .round: ")"
    case .stadium: "])"
    case .subroutine: "]]"
    case .cylinder: ")]"
    case .doubleCircle: ")))"
    case .ellipse: "-)"
    case .brace: "}"
    case .slash: "/]"
    case .backslash: "\\]"
    }
  }
}
