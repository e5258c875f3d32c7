/// The kinds of tokens of an entity relationship diagram.
enum EntityTokenKind: MermaidTokenKind {
  case passed, newline, stop, stray
  case titleKey, titleValue, descriptionKey, descriptionValue, descriptionBlock
  case header
  /// A name without quotes.
  case text
  /// A number, or a `1` that is no cardinality.
  case number
  /// A name in quotes.
  case quotedName
  /// Other text in quotes, which can be what a relationship is called but not a name.
  case quotedText
  case open, close, bracketOpen, bracketClose
  case hash, comma, classMark, colon, semicolon
  case cardinality(FlowGraph.Edge.Head)
  /// `--` and its kin; whether the entity at the far end is known by the other one.
  case line(isIdentifying: Bool)
  case direction(FlowGraph.Direction)
  /// The end of the diagram in a description.
  case descriptionIsOpen
  case styleWord, classDef, classWord, styleText
  /// A type or name in a block.
  case attributeWord
  case attributeKey, comment, questionMark
}
