/// The kinds of tokens of the language of state diagrams.
enum StateTokenKind: MermaidTokenKind {
  case passed, header, newline, stop, stray
  case direction(FlowGraph.Direction)
  case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
  case classDef, className, classStyles
  case classWord, classMembers, classChoice
  case style, styleMembers, styleDeclarations
  case scale, width, hideEmpty
  case click, href, string, defaultWord
  /// The word after `state`, and the words of `state "text" as id`.
  case stateName, stateText, asWord
  case fork, join, choice
  case open, close, divider
  case note, leftOf, rightOf, noteText
  case name, terminal, text, arrow, classMark
  /// `state two words {`, at which mermaid stops.
  case severalWords
}
