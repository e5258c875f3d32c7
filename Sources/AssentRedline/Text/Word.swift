/// A word, a number or a mark of a text: the smallest thing that is deleted or inserted.
struct Word {
  /// What holds for a word; several may.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// White space stands before it, in its block.
    static let spaceBefore = Traits(rawValue: 1)
    /// It is no letter and no digit.
    static let mark = Traits(rawValue: 2)
    /// It is not part of the words: a hard break, a rule, an image without description, raw HTML.
    static let markup = Traits(rawValue: 4)
    /// It is part of the number that its clause has.
    static let ownNumber = Traits(rawValue: 8)
    /// It divides the cells of a row.
    static let divider = Traits(rawValue: 16)
    /// The white space before it is no common space: one that does not break, or a wide one.
    static let otherSpace = Traits(rawValue: 32)
    /// It is kept and part of a mention that means another clause than before.
    static let otherTarget = Traits(rawValue: 64)
  }

  /// Offset of its first byte in ``WordText/bytes``.
  var start: Int32
  var end: Int32
  /// By which it is compared: words that are spelled in two ways have one, see ``WordFold``.
  var number: Int32
  /// By which its very characters are compared; see ``WordTable``.
  var spelling: Int32
  /// Number of its ``WordText/Style``.
  var style: Int32
  var sort: Run.Sort
  var traits: Traits

  var range: Range<Int> { Int(start)..<Int(end) }
  var isMark: Bool { traits.contains(.mark) }
  var isMarkup: Bool { traits.contains(.markup) }
}
