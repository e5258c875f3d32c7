/// The kinds of tokens of the flowchart language.
enum FlowchartTokenKind: MermaidTokenKind {
  case passed, graph, noDirection, headerDirection, subgraph, end
  case newline, semicolon, space, endOfText, stop, stray
  case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
  case direction(FlowGraph.Direction)
  case style, linkStyle, classDef, classWord, defaultWord, interpolate
  case click, href, linkTarget, callbackName, callbackArguments
  case number, name, letter, down, minus, comma, colon, ampersand, hash, star
  case up, tagStart, separator
  case classMark
  case shapeData, linkID, link, linkStart, edgeText
  case text, string, markdown
  case pipe
  case opener(FlowchartBracket)
  case closer(FlowchartBracket)
  case propertiesOpener
}
