/// A document as blocks of words, which is how two texts are compared.
struct WordText {
  /// A heading, paragraph, list item, row of a table, block of code, line of front matter.
  struct Block {
    var form: BlockChange.Form
    /// Index in ``LegalDocument/clauses`` of the innermost clause it belongs to, or one of
    /// ``WordText/preamble`` and ``WordText/frontMatter``.
    var clause: Int
    var words: Range<Int>
    /// By which whole blocks are compared: that of their words without the clause's own number.
    var number: Int32 = -1
    /// How many of its words are no marks.
    var size = 0
  }

  /// Emphasis, code and links around a word.
  struct Style: Hashable {
    struct Marks: OptionSet, Hashable {
      let rawValue: UInt8

      static let strong = Marks(rawValue: 1)
      static let emphasis = Marks(rawValue: 2)
      static let code = Marks(rawValue: 4)
      static let image = Marks(rawValue: 8)
    }

    var marks: Marks = []
    /// Where the link around it leads, with its title; `nil` where none is.
    var target: String?
    /// Whether the words of the link are its address, so that they tell it.
    var showsTarget = false

    static let plain = Style()
  }

  /// The text of all blocks; words are ranges of it.
  var bytes: [UInt8] = []
  var words: [Word] = []
  var blocks: [Block] = []
  /// The block of each word.
  var blockOfWord: [Int32] = []
  /// The clause that a word mentions as a reference, by index of the word, with the number of the
  /// word within the mention and the index of that in ``LegalDocument/references``.
  var references: [Int: (clause: Int, part: Int, mention: Int)] = [:]
  /// The blocks of each clause; the last two entries are those of the preamble and the front matter.
  var blocksOfClause: [[Int]] = []

  /// The text of a word, with single spaces.
  func text(of word: Word) -> String {
    let slice = bytes[word.range]
    let text = String(decoding: slice, as: UTF8.self)
    guard word.sort != .punctuation, !word.isMarkup, slice.contains(0x20)
    else { return text }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// Stands for a clause where a block stands before the first one, or in none.
  static let preamble = -1
  /// Stands for the clause of the lines of the front matter.
  static let frontMatter = -2

  /// The blocks of a clause, of the preamble or of the front matter.
  func blocks(of clause: Int) -> [Int] {
    blocksOfClause[clause < 0 ? blocksOfClause.count - 2 + (-1 - clause) : clause]
  }
}
