import AssentLicense
import AssentMarkup

/// A text as the class of a change sees it: words in sentences in blocks, and where links lead.
struct AssessedText {
  /// A word, a number, a mark.
  struct Token {
    enum Kind: UInt8 {
      case word
      /// A character of a script without spaces between words.
      case ideograph
      /// Digits with the points, commas and dashes between them, and letters right behind: `30th`.
      case number
      case symbol
      /// An address of web or mail, as it is shown.
      case address
      case punctuation
      /// A character that no reader sees.
      case hidden
      /// Raw HTML that may do more than mark words up, and the border of two table cells.
      case tag
    }

    var kind: Kind
    /// Within ~~deleted~~ words or an element that hides its content.
    var isStruck = false
    /// Part of `don't` or `cannot`, which are compared as two words.
    var isContracted = false
    /// Part of a date or version that the text gives itself.
    var isDateLine = false
    /// Part of the number of the clause that begins here.
    var isClauseNumber = false
    /// Part of the number in a mention of a clause, but not its beginning.
    var isReferenceRest = false
    /// Part of a link that leads to a place in the same text.
    var isContents = false
    var isAfterSpace = false
    /// Behind a space that does not break, or of another width.
    var isAfterRareSpace = false
    /// Where it stands in ``AssessedText/exact``.
    var start: Int32
    var count: Int32
    /// Where it stands in ``AssessedText/folded``.
    var foldedStart: Int32
    var foldedCount: Int32
    /// Of the folded form.
    var key: UInt64
    /// Of the exact form.
    var exactKey: UInt64
    /// Index in ``LegalDocument/references`` where a mention's number begins; else -1.
    var reference: Int32 = -1
    var sentence: Int32 = 0

    var range: Range<Int> { Int(start)..<Int(start + count) }
    var foldedRange: Range<Int> { Int(foldedStart)..<Int(foldedStart + foldedCount) }
    /// Whether it says something: no comma, and no number that only numbers the clause.
    var isWord: Bool { kind != .punctuation && !isClauseNumber && !isReferenceRest }
  }

  /// A mention of a part of a text.
  struct Mention {
    var tokens: Range<Int>
    /// Index in ``LegalDocument/references``; `nil` for one that is none.
    var reference: Int?
    /// Whether it is of another text.
    var isForeign: Bool
  }

  struct Sentence {
    var tokens: Range<Int>
    var block: Int
    /// Of everything that is compared in it.
    var key: UInt64 = 0
  }

  struct Block {
    enum Form {
      case heading, paragraph, listItem, row, code, html
    }

    var form: Form
    /// Index in ``Document/nodes``.
    var node: Int
    /// Index in ``LegalDocument/clauses``; -1 before the first.
    var clause: Int
    /// The block that introduces it: what stands before a list, the head of a table; else -1.
    var lead: Int
    /// In how many list items it stands, one within the other.
    var depth: Int32 = 0
    /// The innermost of them, as an index in ``Document/nodes``; -1 for none.
    var item: Int32 = -1
    /// Whether it stands in a block quotation.
    var isQuoted = false
    var tokens: Range<Int> = 0..<0
    var sentences: Range<Int> = 0..<0
  }

  var exact: [UInt8] = []
  var folded: [UInt8] = []
  var tokens: [Token] = []
  var sentences: [Sentence] = []
  var blocks: [Block] = []
  /// In order.
  var mentions: [Mention] = []
  /// Where links and images lead, in order.
  var destinations: [UInt64] = []
  /// The titles of links, which show when a pointer rests on them.
  var titles: [UInt64] = []
  /// The numbers of list items as shown; 0 for bullets.
  var markers: [Int] = []
  /// For each node the block it begins or belongs to; -1 for none.
  var blockOfNode: [Int32] = []
  /// For each clause its first block; -1 for none.
  var firstBlockOfClause: [Int32] = []

  func text(_ index: Int) -> String {
    String(decoding: exact[tokens[index].range], as: UTF8.self)
  }

  func folded(_ index: Int) -> ArraySlice<UInt8> { folded[tokens[index].foldedRange] }

  /// The words of a range as written, cut after so many characters.
  func shown(_ range: Range<Int>, most: Int = 80) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let start = Int(tokens[first].start)
    let end = Int(tokens[last].start + tokens[last].count)
    guard start < end else { return "" }
    // Cut by bytes first: a clause may be long, and counting characters is slow.
    let cut = exact[start..<min(end, start + 4 * most)]
    let text = String(decoding: cut, as: UTF8.self)
    let isWhole = cut.endIndex == end && text.count <= most
    return isWhole ? text : text.prefix(most - 1) + "…"
  }

  static func hash(_ bytes: ArraySlice<UInt8>, _ seed: UInt64) -> UInt64 {
    var hash = seed ^ 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }

  static func combined(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let mixed = (one ^ other) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 31
  }
}
