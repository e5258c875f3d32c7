import AssentManifest
import Synchronization

/// The words of one language, and of English beside it, that tell what a section is about.
///
/// A language has its own table, so that a word of one is not read in another.
struct LanguageWords: Sendable {
  /// Phrases of headings with the place of their meaning in ``SectionMeaning/allCases``.
  let headings: PhraseTable<Int>
  /// The meanings of headings that are one phrase and nothing else.
  let wholeTitles: PhraseTable<Int>
  private let name: String

  /// What the first sentence of a clause says where its title does not tell.
  var leads: PhraseTable<Int> {
    Self.leads.withLock { leads in
      if let table = leads[name] { return table }
      var phrases: [SectionWords.Phrase] = []
      SectionWords.forEachPhrase(
        in: SectionWords.leadRows, of: SectionWords.has(name) ? [name] : nil
      ) { phrases.append($0) }
      let table = PhraseTable(phrases)
      leads[name] = table
      return table
    }
  }

  /// The words for a document; those of all languages where its own has none.
  static func of(_ language: String) -> LanguageWords {
    let code = LanguageTag.language(of: language)
    let name = code == "no" || code == "nn" ? "nb" : String(code)
    return built.withLock { built in
      if let words = built[name] { return words }
      let words = LanguageWords(name)
      built[name] = words
      return words
    }
  }

  /// Stands for a language that a text is too short to tell; it has the words of all.
  static let unknown = "mul"

  private static let built = Mutex<[String: LanguageWords]>([:])
  /// Many documents never ask for them.
  private static let leads = Mutex<[String: PhraseTable<Int>]>([:])

  private init(_ name: String) {
    let isKnown = SectionWords.has(name)
    var phrases: [SectionWords.Phrase] = []
    var whole: [SectionWords.Phrase] = []
    var tables = [SectionWords.rows, SectionWords.otherRows]
    if isKnown { tables.append(SectionWords.headingRows) }
    for table in tables {
      SectionWords.forEachPhrase(in: table, of: isKnown ? [name, "en"] : nil) { row in
        if row.phrase.bytes.first == UInt8(ascii: "=") {
          whole.append((row.phrase.dropping(first: 1), row.value))
        } else {
          phrases.append(row)
        }
      }
    }
    headings = PhraseTable(phrases)
    wholeTitles = PhraseTable(whole)
    self.name = name
  }
}
