/// A token of the language of class diagrams.
struct ClassToken {
  enum Kind: Equatable {
    case header, newline
    /// The end of the text, where a diagram may end.
    case endOfText
    /// Nothing more comes.
    case stop
    /// A character that no token starts with here.
    case stray
    case direction(FlowGraph.Direction)
    case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
    case style, classDef, cssClass, namespace, classWord
    case callback, link, click, href, linkTarget, callbackName, callbackArguments
    case note, noteFor
    case annotationStart, annotationEnd
    case open, close, member, openInside, endInside
    case string, generic, backtick
    case end(ClassDiagram.End)
    case line, dottedLine
    case label, classMark, minus, dot, plus, colon, comma, hash, percent, equals
    case name, letter, openBracket, closeBracket, punctuation, terminal
  }

  var kind: Kind
  var start: Int
  var end: Int

  var range: Range<Int> { start..<end }
}
