import AssentManifest
import Synchronization

/// The words of one language, and of English beside it, that tell what a section is about.
///
/// A language has its own table, so that a word of one is not read in another.
struct LanguageWords: Sendable {
  /// Phrases of headings with the place of their meaning in ``SectionMeaning/allCases``.
  let headings: PhraseTable<Int>
  /// The meanings of headings that are one phrase and nothing else, as bits by its folded words.
  let wholeTitles: [[UInt8]: UInt64]
  /// What the first sentence of a clause says where its title does not tell.
  let leads: PhraseTable<Int>

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

  private init(_ name: String) {
    let isKnown = SectionWords.has(name)
    let languages = isKnown ? [name, "en"] : nil
    var phrases: [(phrase: TableText, value: Int)] = []
    var whole: [[UInt8]: UInt64] = [:]
    var tables = [SectionWords.rows, SectionWords.otherRows]
    if isKnown { tables.append(SectionWords.headingRows) }
    for row in tables.flatMap({ SectionWords.phrases(in: $0, of: languages) }) {
      if row.phrase.bytes.first == UInt8(ascii: "=") {
        whole[FoldedText(row.phrase.string).bytes, default: 0] |= 1 << UInt64(row.value)
      } else {
        phrases.append(row)
      }
    }
    headings = PhraseTable(phrases)
    wholeTitles = whole
    leads = PhraseTable(
      SectionWords.phrases(in: SectionWords.leadRows, of: isKnown ? [name] : nil))
  }
}
