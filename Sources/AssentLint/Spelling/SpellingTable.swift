import AssentLicense
import AssentManifest
import Synchronization

/// What is known of the spelling of one language, ready to be looked up.
final class SpellingTable: Sendable {
  struct Entry: Sendable {
    /// The hashes of the words before the last, the nearest first.
    var before: [UInt64]
    var right: TableText
    /// Whether capitals are what is wrong.
    var isName: Bool
  }

  private let language: String
  /// Misspellings by the hash of their last word.
  private let entries: [UInt64: [Entry]]
  /// Misspellings of one word, and the last two words of others.
  private let lastWords: KeyFilter
  private let beginnings: [UInt64: [ArraySlice<UInt32>]]
  private let starts: KeyFilter

  private static let tables = Mutex<[String: SpellingTable]>([:])

  /// The table of a language, made when it is first asked for.
  static func table(for language: String) -> SpellingTable {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let table = SpellingTable(language)
      tables[language] = table
      return table
    }
  }

  private init(_ language: String) {
    var entries: [UInt64: [Entry]] = [:]
    for (list, isName) in [
      (Misspellings.entries[language], false), (Misspellings.entries[""], true),
    ] {
      guard let list else { continue }
      for (wrong, right) in Self.pairs(list) {
        let words = wrong.fields(at: " ").map { WordHash.of($0.string) }
        guard let last = words.last else { continue }
        entries[last, default: []].append(
          Entry(before: words.dropLast().reversed(), right: right, isName: isName))
      }
    }
    var lastWords = KeyFilter(bits: 14)
    for (last, entries) in entries {
      for entry in entries {
        lastWords.insert(entry.before.first.map { Self.joined($0, last) } ?? last)
      }
    }
    var beginnings: [UInt64: [ArraySlice<UInt32>]] = [:]
    for line in (LegalWords.beginnings[language] ?? "").fields(at: "\n") {
      for word in line.fields(at: " ") {
        let letters = word.string.unicodeScalars.map(\.value)[...]
        guard letters.count >= 7 else { continue }
        beginnings[LongWords.key(letters.span, at: 0), default: []].append(letters)
      }
    }
    self.language = language
    self.entries = entries
    self.lastWords = lastWords
    self.beginnings = beginnings
    starts = KeyFilter(beginnings.keys)
  }

  /// The entries `wrong=right` of a list; none goes over the end of a line.
  static func pairs(_ list: TableText) -> [(wrong: TableText, right: TableText)] {
    list.fields(at: "\n").flatMap { line in
      line.fields(at: ",").compactMap { entry in
        entry.cut(at: "=").map { (wrong: $0.before, right: $0.after) }
      }
    }
  }

  /// The indices of words in which a misspelling may end; of others that is certain.
  func ends(in table: WordTable) -> [Int] {
    var ends: [Int] = []
    table.words.withUnsafeBufferPointer { words in
      var before: UInt64 = 0
      for index in words.indices {
        let hash = words[index].hash
        if lastWords.mayContain(hash) || lastWords.mayContain(Self.joined(before, hash)) {
          ends.append(index)
        }
        before = hash
      }
    }
    return ends
  }

  /// The hash of two words, one behind the other.
  @inline(__always)
  private static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 {
    (first &* 0x100_0000_01B3 ^ second) &* 0x9E37_79B9_7F4A_7C15 >> 32
  }

  /// What misspellings end in a word with this hash.
  func entries(endingIn hash: UInt64) -> [Entry] { entries[hash] ?? [] }

  /// Whether a word by itself is a misspelling of the list.
  func isListed(_ hash: UInt64) -> Bool {
    entries(endingIn: hash).contains { $0.before.isEmpty && !$0.isName }
  }

  /// The word that is meant by one that is a slip away from a beginning: the beginning with the rest of what is
  /// written. Where that is a slip away from a word that is known to be right, it is that one.
  func completed(_ beginning: ArraySlice<UInt32>, behind written: Span<UInt32>) -> [UInt32] {
    var letters = Array(beginning)
    if let slip = Slip(written, of: beginning.span, head: 3, tail: 3, isWhole: false) {
      let shift =
        switch slip {
        case .doubled, .added: 1
        case .halved, .dropped: -1
        case .swapped, .other: 0
        }
      for index in min(written.count, letters.count + shift)..<written.count {
        letters.append(written[index])
      }
    }
    for (_, right) in Self.pairs(Misspellings.entries[language] ?? "") {
      let word = right.string.lowercased().unicodeScalars.map(\.value)
      if word.starts(with: beginning),
        Slip(letters.span, of: word.span, head: beginning.count, tail: 1, isWhole: true) != nil
      {
        return word
      }
    }
    return letters
  }

  /// The beginnings of words that begin with the same three letters as a word.
  func beginnings(near word: Span<UInt32>) -> [ArraySlice<UInt32>] {
    let key = LongWords.key(word, at: 0)
    return starts.mayContain(key) ? beginnings[key] ?? [] : []
  }
}
