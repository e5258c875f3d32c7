/// The kinds of tokens of the language of class diagrams.
enum ClassTokenKind: MermaidTokenKind {
  case passed, header, newline, stop, stray
  /// The end of the text, where a diagram may end.
  case endOfText
  case direction(FlowGraph.Direction)
  case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
  case style, classDef, cssClass, namespace, classWord
  case callback, link, click, href, linkTarget, callbackName, callbackArguments
  case note, noteFor
  case annotationStart, annotationEnd
  case open, close, member, openInside, endInside
  case string, generic, backtick
  case end(FlowGraph.Edge.Head)
  case line, dottedLine
  case label, classMark, minus, dot, plus, colon, comma, hash, percent, equals
  case name, letter, openBracket, closeBracket, punctuation, terminal
}
