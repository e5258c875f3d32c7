import AssentManifest
import AssentMarkup

/// Tells the language of a document from its words, where nothing names it.
///
/// A page without the right language is read out wrongly and, in Arabic or Hebrew, runs the wrong
/// way. Scripts decide where they can; languages of Latin script are told by small words that
/// stand in every text and mean nothing in the others; a word of two lists tells nothing.
enum LanguageReader {
  /// The language, or `nil` when there are too few words to tell.
  static func language(of document: Document) -> String? {
    language(of: document, document.nodes.indices)
  }

  /// The language of some nodes, or `nil` when there are too few words to tell.
  static func language(of document: Document, _ nodes: Range<Int>) -> String? {
    var counts = Counts()
    let smallWords = smallWords
    document.text.withUnsafeBufferPointer { text in
      for node in document.nodes[nodes] where node.kind == .text {
        counts.add(UnsafeBufferPointer(rebasing: text[node.literal.range]), smallWords)
        if counts.byteCount > mostBytes { break }
      }
    }
    return counts.language
  }

  private static let mostBytes = 4_096

  private struct Counts {
    var byteCount = 0
    /// Characters of each script, and those that Ukrainian has and Russian has not.
    private var latin = 0
    private var greek = 0
    private var ukrainian = 0
    private var russian = 0
    private var hebrew = 0
    private var arabic = 0
    /// Letters of Arabic script that Persian and Urdu have, and those that Urdu alone has.
    private var persian = 0
    private var urdu = 0
    private var hindi = 0
    private var thai = 0
    private var kana = 0
    private var chinese = 0
    private var korean = 0
    /// Small words of each language, by its place in the list.
    var words = Array(repeating: 0, count: LanguageReader.lists.count)

    mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ smallWords: SmallWords) {
      byteCount += text.count
      var key: UInt64 = 0
      var length = 0
      var isForeign = false
      for byte in text {
        if byte != 0x20 {
          // Words of more than eight bytes are none of the list, and neither is 0.
          key = length < 8 ? key << 8 | UInt64(byte | (byte < 0x80 ? 0x20 : 0)) : 0
          length += 1
          isForeign = isForeign || byte >= 0xCD
        } else {
          addWord(key, smallWords)
          (key, length) = (0, 0)
        }
      }
      addWord(key, smallWords)
      if isForeign { addScripts(text) }
    }

    @inline(__always)
    private mutating func addWord(_ key: UInt64, _ smallWords: SmallWords) {
      guard key > 0xFF, let number = smallWords.language(of: key) else { return }
      words[number] += 1
    }

    private mutating func addScripts(_ text: UnsafeBufferPointer<UInt8>) {
      var index = 0
      while index < text.count {
        let (scalar, count) = Scalars.scalar(in: text, at: index, end: text.count)
        index += count
        switch scalar {
        case 0x41...0x24F: latin += 1
        case 0x370...0x3FF: greek += 1
        case 0x456, 0x457, 0x454: ukrainian += 1
        case 0x400...0x4FF: russian += 1
        case 0x590...0x5FF: hebrew += 1
        case 0x67E, 0x686, 0x698, 0x6AF: (arabic, persian) = (arabic + 1, persian + 1)
        case 0x679, 0x688, 0x691, 0x6BA, 0x6BE, 0x6D2: (arabic, urdu) = (arabic + 1, urdu + 1)
        case 0x600...0x6FF: arabic += 1
        case 0x900...0x97F: hindi += 1
        case 0xE00...0xE7F: thai += 1
        case 0x3040...0x30FF: kana += 1
        case 0x4E00...0x9FFF: chinese += 1
        case 0xAC00...0xD7A3: korean += 1
        default: break
        }
      }
    }

    var language: String? {
      if let script = languageOfScript { return script }
      var words = words
      // Norwegian has most of the small words of Danish, and some of its own.
      if let da = LanguageReader.place(of: "da"), let nb = LanguageReader.place(of: "nb") {
        let isNorwegian = words[nb] >= 3 && words[nb] * 8 >= words[da]
        let both = words[da] + words[nb]
        (words[da], words[nb]) = isNorwegian ? (0, both) : (words[da], 0)
      }
      let ranked = words.indices.sorted { (words[$1], $0) < (words[$0], $1) }
      let (most, next) = (words[ranked[0]], words[ranked[1]])
      guard most >= 12 && most >= 3 * next || most >= 6 && next == 0 else { return nil }
      return LanguageReader.lists[ranked[0]].language
    }

    /// Another script than Latin decides when most of the text is written in it.
    private var languageOfScript: String? {
      let scripts = [
        ("ar", arabic), ("el", greek), ("he", hebrew), ("hi", hindi), ("ja", kana), ("ko", korean),
        ("ru", russian), ("th", thai), ("uk", ukrainian), ("zh", chinese),
      ]
      let total = scripts.reduce(0) { $0 + $1.1 }
      // One Chinese character says as much as several letters.
      let weight = total + 2 * (chinese + kana + korean)
      // Of equals it is the first in the list.
      guard total >= 40, weight > latin, let best = scripts.max(by: { $0.1 < $1.1 })
      else { return nil }
      switch best.0 {
      case "ar": return 25 * urdu > best.1 ? "ur" : 100 * persian > best.1 ? "fa" : "ar"
      // Japanese is written with Chinese characters as well.
      case "zh": return 10 * kana > best.1 ? "ja" : "zh"
      case "ru": return 50 * ukrainian > best.1 ? "uk" : "ru"
      default: return best.0
      }
    }
  }

  /// Small words by language.
  private static let lists: [(language: String, words: TableText)] = [
    ("en", "the of and to is that by this with for are be your our or not any"),
    ("de", "der die und das nicht mit dem den des ist sie von zu auf für eine oder wir wird"),
    ("fr", "les des vous dans une est que pour nous pas vos sur aux ces"),
    ("es", "los las el del que por una con su lo como al usted sus podrá según nuestra este"),
    ("it", "di che gli della dei per sono nel alla non delle del una con su lo al questo"),
    ("pt", "os uma não com seu sua dos ao são você em pela por como"),
    ("nl", "het een van of is op voor niet wij uw met zijn aan"),
    ("pl", "się sie nie jest lub oraz przez dla są może moze ktore jako jego tym tego ich zgodnie"),
    ("sv", "och att är inte från den"),
    ("da", "og ikke til fra også hvis hvordan af vores bliver"),
    ("nb", "våre deg dersom etter hvilke bruker å bruk noe gir"),
    ("fi", "ja ei tai että ovat sekä myös joka jos ole kun niin"),
    ("ro", "și în din sau care sunt prin pentru dacă poate ale"),
    ("vi", "và của các bạn không được cho chúng có trong khi với"),
    ("cs", "že nebo pro jsou které podle při ve"),
    ("tr", "ve bir bu ile için veya olarak gibi olan her göre diğer ancak kadar sizin"),
    ("id", "yang dan untuk dengan atau anda tidak kami dari di"),
    ("hu", "az és hogy nem egy vagy meg"),
  ]

  private static func place(of language: String) -> Int? {
    lists.firstIndex { $0.language == language }
  }

  private static let smallWords = SmallWords()

  /// The small words of all languages, found by hashing.
  private struct SmallWords {
    private static let slots = 1_024
    /// The bytes of a word, the first one highest; 0 is a free slot.
    private var keys = [UInt64](repeating: 0, count: slots)
    /// The place of the language in the list; -1 for a word of two languages.
    private var languages = [Int8](repeating: -1, count: slots)

    init() {
      for (number, list) in lists.enumerated() {
        for word in list.words.fields(at: " ") {
          let key = word.bytes.reduce(0) { $0 << 8 | UInt64($1) }
          let slot = slot(of: key)
          languages[slot] = keys[slot] == 0 ? Int8(number) : -1
          keys[slot] = key
        }
      }
    }

    @inline(__always)
    func language(of key: UInt64) -> Int? {
      let number = languages[slot(of: key)]
      return number < 0 ? nil : Int(number)
    }

    /// The slot of a word, or the free one where it would be.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
      var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
      return slot
    }
  }
}

extension Document {
  /// The language of some nodes, as their words tell it; `nil` where they are too few.
  package func language(ofNodes nodes: Range<Int>) -> String? {
    LanguageReader.language(of: self, nodes)
  }

  /// The language that the words tell, where it is another one than is stated; `nil` as well for languages that
  /// cannot be told, or not from a neighbor: Bulgarian from Russian, Norwegian from Danish.
  package func language(otherThan stated: String) -> String? {
    let stated = LanguageTag.language(of: stated)
    guard LanguageReader.names[stated] != nil, let read = LanguageReader.language(of: self),
      read != stated,
      !(LanguageReader.nordic.contains(stated) && LanguageReader.nordic.contains(read))
    else { return nil }
    return read
  }
}

extension LanguageReader {
  fileprivate static let nordic: Set = ["da", "nb", "nn", "no"]

  /// The languages that can be told, by their English names.
  fileprivate static let names = [
    "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi",
    "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "ja": "Japanese", "ko": "Korean",
    "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese",
    "ro": "Romanian", "ru": "Russian", "sv": "Swedish", "th": "Thai", "tr": "Turkish",
    "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
  ]

  /// A language that can be told, in English; else its tag.
  static func name(of tag: String) -> String {
    let language = LanguageTag.language(of: tag)
    return names[language] ?? language
  }
}

extension LanguageTag {
  /// A language in English, where texts of it can be told; else its tag.
  package static func englishName(of tag: String) -> String { LanguageReader.name(of: tag) }
}
