import AssentLicense
import AssentMarkup

/// A word that is probably written wrongly, and what is meant.
struct Misspelling: Sendable {
  enum Evidence: Hashable, Sendable {
    /// It stands in the list of common misspellings.
    case listed(String)
    /// It is a slip away from the beginning of a word of the law.
    case near(String)
    /// It is a slip away from a word that the document has so many times.
    case elsewhere(String, Int)
  }

  var place: ProseScan.Place
  var evidence: Evidence

  /// The misspellings of a document in a language, in source order.
  static func all(in table: WordTable, language: String) -> [Misspelling] {
    let spelling = SpellingTable.table(for: language)
    var found: [Misspelling] = []
    var long: [Int] = []
    for (index, word) in table.words.enumerated() {
      for entry in spelling.entries(endingIn: word.hash)
      where entry.matches(table, at: index) {
        found.append(
          Misspelling(
            place: entry.place(in: table, at: index), evidence: .listed(entry.right)))
      }
      if word.count >= 7, word.form != .mixed { long.append(index) }
    }
    guard !long.isEmpty else { return found }
    long.sort { (table.words[$0].hash, $0) < (table.words[$1].hash, $1) }
    found += slips(in: table, long, spelling, language)
    return found.sorted {
      ($0.place.node, $0.place.start) < ($1.place.node, $1.place.start)
    }
  }

  /// - Parameter long: the long words, equal ones side by side.
  private static func slips(
    in table: WordTable, _ long: [Int], _ spelling: SpellingTable, _ language: String
  ) -> [Misspelling] {
    var found: [Misspelling] = []
    var frequent: [(letters: ArraySlice<UInt32>, count: Int)] = []
    var rare: [(first: Int, count: Int)] = []
    var start = 0
    while start < long.count {
      var end = start + 1
      let word = table.words[long[start]]
      while end < long.count, table.words[long[end]].hash == word.hash { end += 1 }
      let letters = table.letters(of: word)
      let near = spelling.beginnings(near: letters)
      if end - start >= 3 { frequent.append((letters, end - start)) }
      if !near.contains(where: { letters.starts(with: $0) }) {
        if let right = near.first(where: { isSlip(letters, of: $0, language, word.form) }) {
          for place in long[start..<end] {
            found.append(
              Misspelling(place: table.words[place].place, evidence: .near(string(right))))
          }
        } else if end - start <= 2 {
          rare.append((long[start], end - start))
        }
      }
      start = end
    }
    guard comparesWords.contains(language), !frequent.isEmpty else { return found }
    let index = FrequentWords(frequent)
    for (first, count) in rare {
      let word = table.words[first]
      let letters = table.letters(of: word)
      guard word.form != .capitals, !word.isJoined,
        let right = index.source(of: letters, atLeast: 2 * count + 1),
        !spelling.isListed(right.letters)
      else { continue }
      found.append(
        Misspelling(place: word.place, evidence: .elsewhere(string(right.letters), right.count)))
    }
    return found
  }

  private static func isSlip(
    _ letters: ArraySlice<UInt32>, of right: ArraySlice<UInt32>, _ language: String,
    _ form: WordTable.Form
  ) -> Bool {
    guard let slip = Slip(letters, of: right, head: 3, tail: 3, isWhole: false) else {
      return false
    }
    guard slip != .swapped, slip != .doubled, slip != .halved else { return true }
    guard let place = zip(letters, right).first(where: { $0 != $1 }) else { return false }
    let isFixed = !withMovingVowels.contains(language)
    switch slip {
    case .added: return isFixed || !vowels.contains(place.0)
    case .dropped: return isFixed || !vowels.contains(place.1)
    default: break
    }
    // Capitals go without accents in many languages.
    return right.count >= 8 && form != .capitals && isFixed && vowels.contains(place.0)
      && vowels.contains(place.1)
  }

  private static func string(_ letters: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
  }

  /// Languages in whose texts one word tells how another is spelled; in others endings and harmony
  /// of vowels make two words of one.
  private static let comparesWords: Set = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "pl", "cs", "ro", "ru", "uk",
  ]
  /// Languages in which a vowel more, less or another may be another form.
  private static let withMovingVowels: Set = [
    "hu", "fi", "tr", "id", "el", "pl", "cs", "ru", "uk",
  ]

  private static let vowels = Set(
    "aeiouyáéíóúýàèìòùâêîôûäëïöüãõåæøąęěůőűăаеиоуыэюяєі".unicodeScalars.map(\.value))
}

extension SpellingTable.Entry {
  private var isASCII: Bool { right.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether the words before the one at `index` are those of the misspelling.
  fileprivate func matches(_ table: WordTable, at index: Int) -> Bool {
    let word = table.words[index]
    if isName { return word.form == .title && !word.isJoined }
    guard !word.isJoined || before.isEmpty,
      word.form != .capitals || isASCII
    else { return false }
    var place = index
    for hash in before {
      guard place > 0, table.words[place].followsWord, table.words[place - 1].hash == hash else {
        return false
      }
      place -= 1
      // Capitals go without accents.
      if table.words[place].form == .capitals, !isASCII { return false }
    }
    return true
  }

  /// The words of the misspelling, as far as they stand in one run of text.
  fileprivate func place(in table: WordTable, at index: Int) -> ProseScan.Place {
    var place = table.words[index].place
    let first = table.words[index - before.count].place
    if first.node == place.node {
      place.count += place.start - first.start
      place.start = first.start
    }
    return place
  }
}

/// Words that a document has several times, found by their beginning or their end.
///
/// A slip leaves one half of a word as it is.
private struct FrequentWords {
  private var words: [(letters: ArraySlice<UInt32>, count: Int)]
  private var byBeginning: [UInt64: [Int]] = [:]
  private var byEnd: [UInt64: [Int]] = [:]

  init(_ words: [(letters: ArraySlice<UInt32>, count: Int)]) {
    self.words = words
    for (index, word) in words.enumerated() {
      byBeginning[Self.key(word.letters.prefix(3)), default: []].append(index)
      byEnd[Self.key(word.letters.suffix(3)), default: []].append(index)
    }
  }

  func source(
    of letters: ArraySlice<UInt32>, atLeast least: Int
  ) -> (letters: ArraySlice<UInt32>, count: Int)? {
    for list in [byBeginning[Self.key(letters.prefix(3))], byEnd[Self.key(letters.suffix(3))]] {
      for index in list ?? [] {
        let word = words[index]
        guard word.count >= least, abs(word.letters.count - letters.count) <= 1,
          let slip = Slip(letters, of: word.letters, head: 1, tail: 3, isWhole: true),
          Self.isTold(slip, letters, of: word.letters)
        else { continue }
        return word
      }
    }
    return nil
  }

  /// Whether a slip makes hardly ever another word of one so long.
  private static func isTold(
    _ slip: Slip, _ letters: ArraySlice<UInt32>, of right: ArraySlice<UInt32>
  ) -> Bool {
    switch slip {
    case .swapped: !pairs.contains(Array(letters.prefix(7)))
    case .doubled, .halved: right.count >= 8
    case .added, .dropped: right.count >= 10 && !pairs.contains(Array(letters.prefix(7)))
    case .other: false
    }
  }

  /// Words that are words with their letters in another order as well.
  private static let pairs = Set(
    ["complai", "complia", "martial", "marital", "contata", "alterna"].map {
      $0.unicodeScalars.map(\.value)
    })

  private static func key(_ letters: ArraySlice<UInt32>) -> UInt64 {
    letters.reduce(0) { $0 << 21 | UInt64($1) }
  }
}
