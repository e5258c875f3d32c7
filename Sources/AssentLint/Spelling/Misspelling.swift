import AssentLicense
import AssentManifest
import AssentMarkup

/// A word that is probably written wrongly, and what is meant.
struct Misspelling: Sendable {
  enum Evidence: Hashable, Sendable {
    /// It stands in the list of common misspellings.
    case listed(String)
    /// It is a slip away from the beginning of a word of the law, which is this word.
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
    for index in spelling.ends(in: table) {
      for entry in spelling.entries(endingIn: table.words[index].hash)
      where entry.matches(table, at: index) {
        found.append(
          Misspelling(
            place: entry.place(in: table, at: index), evidence: .listed(entry.right.string)))
      }
    }
    let long = LongWords(table)
    guard !long.words.isEmpty else { return found }
    let listed = Set(found.map(\.place))
    found += slips(in: table, long, spelling, language).filter { !listed.contains($0.place) }
    return found.sorted {
      ($0.place.node, $0.place.start) < ($1.place.node, $1.place.start)
    }
  }

  private static func slips(
    in table: WordTable, _ long: LongWords, _ spelling: SpellingTable, _ language: String
  ) -> [Misspelling] {
    var found: [Misspelling] = []
    var frequent: [LongWords.Word] = []
    var rare: [LongWords.Word] = []
    for word in long.words {
      if word.count >= 3 { frequent.append(word) }
      // Nothing where it begins as a word of the law does, and `nil` where it comes near to none.
      let near: ArraySlice<UInt32>? = long.withLetters(of: word) { letters in
        let beginnings = spelling.beginnings(near: letters)
        if beginnings.contains(where: { starts(letters, with: $0.span) }) { return [] }
        return beginnings.first {
          isSlip(letters, of: $0.span, language, table.words[word.first].form)
        }
      }
      if let near, !near.isEmpty {
        for other in table.words where other.hash == word.hash && other.form != .mixed {
          let meant = long.withLetters(of: word) { spelling.completed(near, behind: $0) }
          found.append(
            Misspelling(
              place: other.place, evidence: .near(Self.string(meant).written(in: other.form))))
        }
      } else if near == nil, word.count <= 2 {
        rare.append(word)
      }
    }
    guard comparesWords.contains(language), !frequent.isEmpty else { return found }
    // Of several words that one may be a slip of, the hash decides.
    let index = FrequentWords(
      frequent.map { (word: $0, key: long.key(of: $0)) }.sorted { $0.key < $1.key }.map(\.word),
      of: long, language: language)
    for word in rare {
      let (place, form) = (table.words[word.first].place, table.words[word.first].form)
      guard form != .capitals, !table.words[word.first].isJoined,
        let right = long.withLetters(
          of: word, { index.source(of: $0, atLeast: 2 * word.count + 1) }),
        !spelling.isListed(right.hash),
        // A name is no way to spell another word: `Automattic`.
        form != .small
          || table.words.contains(where: { $0.hash == right.hash && $0.form != .title }),
        language != "fr"
          || !isInflected(long.withLetters(of: word, string), long.withLetters(of: right, string))
      else { continue }
      let evidence = Evidence.elsewhere(long.withLetters(of: right, string), right.count)
      found.append(Misspelling(place: place, evidence: evidence))
    }
    return found
  }

  private static func starts(_ letters: Span<UInt32>, with beginning: Span<UInt32>) -> Bool {
    guard letters.count >= beginning.count else { return false }
    for index in 0..<beginning.count where letters[index] != beginning[index] { return false }
    return true
  }

  private static func isSlip(
    _ letters: Span<UInt32>, of right: Span<UInt32>, _ language: String, _ form: WordTable.Form
  ) -> Bool {
    guard let slip = Slip(letters, of: right, head: 3, tail: 3, isWhole: false) else {
      return false
    }
    guard slip != .swapped, slip != .doubled, slip != .halved else { return true }
    let shortest = min(letters.count, right.count)
    guard let place = (0..<shortest).first(where: { letters[$0] != right[$0] }) else {
      return false
    }
    let isFixed = !withMovingVowels.contains(language)
    switch slip {
    case .added: return isFixed || !vowels.contains(letters[place])
    case .dropped: return isFixed || !vowels.contains(right[place])
    default: break
    }
    // Capitals go without accents in many languages.
    return right.count >= 8 && form != .capitals && isFixed && vowels.contains(letters[place])
      && vowels.contains(right[place])
  }

  /// Whether two French words differ by an `i` before an ending of verbs: `collections`, `nous collectons`.
  private static func isInflected(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    return ["ons", "ez"].contains {
      long.hasSuffix("i" + $0) && long.dropLast($0.count + 1) + $0 == short
    }
  }

  private static func string(_ letters: Span<UInt32>) -> String {
    string((0..<letters.count).map { letters[$0] })
  }

  private static func string(_ letters: [UInt32]) -> String {
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

extension String {
  /// The word with the capitals of a form.
  fileprivate func written(in form: WordTable.Form) -> String {
    switch form {
    case .small, .mixed: self
    case .title: prefix(1).uppercased() + dropFirst()
    case .capitals: uppercased()
    }
  }
}

extension SpellingTable.Entry {
  private var isASCII: Bool { right.bytes.allSatisfy { $0 < 0x80 } }

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
    // `our conversation with you has ended`
    return before.last != Self.you || place == 0 || !table.words[place].followsWord
      || Self.conjunctions.contains(table.words[place - 1].hash)
  }

  private static let you = WordHash.of("you")
  /// Words behind which `you` begins a clause, as it does at the beginning of a sentence.
  private static let conjunctions = Set(
    [
      "if", "when", "that", "as", "because", "unless", "until", "once", "where", "which", "since",
      "while", "whether", "and", "or", "what", "who",
    ].map { WordHash.of($0) })

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
