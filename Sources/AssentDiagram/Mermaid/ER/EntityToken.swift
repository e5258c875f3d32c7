/// A word of an entity relationship diagram.
struct EntityToken {
  enum Kind: Equatable {
    case header
    case newline
    /// A name without quotes.
    case text
    /// A number, or a `1` that is no cardinality.
    case number
    /// A name in quotes.
    case quotedName
    /// Other text in quotes, which can be what a relationship is called but not a name.
    case quotedText
    case open
    case close
    case bracketOpen
    case bracketClose
    case hash
    case comma
    case classMark
    case colon
    case semicolon
    case cardinality(FlowGraph.Edge.Head)
    /// `--` and its kin; whether the entity at the far end is known by the other one.
    case line(isIdentifying: Bool)
    case direction(FlowGraph.Direction)
    case titleKey
    case descriptionKey
    /// The rest of the line after one of these keys.
    case keyValue
    case descriptionBlock
    /// The end of the diagram in a description.
    case descriptionIsOpen
    case styleWord
    case classDef
    case classWord
    case styleText
    /// A type or name in a block.
    case attributeWord
    case attributeKey
    case comment
    case questionMark
    /// A character that means nothing here.
    case stray
    case end
  }

  var kind: Kind
  /// In the text as parsed.
  var range: Range<Int>
  /// Without quotes.
  var content: Range<Int>
}
