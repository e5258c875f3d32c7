/// The words of a document that are long enough to tell a slip, each once, in the order in which they come first.
struct LongWords: Sendable {
  struct Word: Sendable {
    var hash: UInt64
    /// Where it stands first, as an index in the table.
    var first: Int
    /// How often it stands in the document.
    var count = 1
    fileprivate var letters: Range<Int>
  }

  private(set) var words: [Word] = []
  private var letters: [UInt32] = []

  init(_ table: WordTable) {
    // Indices of `words` by hash; half of them are free at least.
    let bits = Int.bitWidth - (2 * table.words.count).leadingZeroBitCount
    let mask = 1 << bits - 1
    var slots = [Int32](repeating: -1, count: mask + 1)
    for index in table.words.indices {
      guard table.words[index].count >= 7, table.words[index].form != .mixed else { continue }
      let word = table.words[index]
      var slot = Int(truncatingIfNeeded: word.hash) & mask
      while slots[slot] >= 0, words[Int(slots[slot])].hash != word.hash { slot = (slot + 1) & mask }
      guard slots[slot] < 0 else {
        words[Int(slots[slot])].count += 1
        continue
      }
      slots[slot] = Int32(words.count)
      let start = letters.count
      table.appendLetters(of: word, to: &letters)
      words.append(Word(hash: word.hash, first: index, letters: start..<letters.count))
    }
  }

  /// Calls `body` with the letters of a word.
  @inline(__always)
  func withLetters<Result>(of word: Word, _ body: (Span<UInt32>) -> Result) -> Result {
    body(letters.span.extracting(word.letters))
  }

  /// FNV-1a of the letters of a word.
  func key(of word: Word) -> UInt64 {
    letters[word.letters].reduce(WordHash.start) { WordHash.fnv($1, $0) }
  }

  /// The three letters at `index`, as one number.
  @inline(__always)
  static func key(_ letters: Span<UInt32>, at index: Int) -> UInt64 {
    UInt64(letters[index]) << 42 | UInt64(letters[index + 1]) << 21 | UInt64(letters[index + 2])
  }
}
