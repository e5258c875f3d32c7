import AssentMarkup

/// Tells the language of a document from its words, where nothing names it.
///
/// A page without the right language is read out wrongly and, in Arabic or Hebrew, runs the wrong
/// way. Scripts decide where they can; languages of Latin script are told by small words that
/// stand in every text and mean nothing in the others; a word of two lists tells nothing.
enum LanguageReader {
  /// The language, or `nil` when there are too few words to tell.
  static func language(of document: Document) -> String? {
    var counts = Counts()
    document.text.withUnsafeBufferPointer { text in
      for node in document.nodes where node.kind == .text {
        counts.add(UnsafeBufferPointer(rebasing: text[node.literal.range]))
        if counts.byteCount > mostBytes { break }
      }
    }
    return counts.language
  }

  private static let mostBytes = 4_096

  private struct Counts {
    var byteCount = 0
    /// Characters of each script.
    var scripts: [String: Int] = [:]
    var latin = 0
    /// Small words of each language, by its place in the list.
    var words = Array(repeating: 0, count: LanguageReader.lists.count)

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
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
          addWord(key)
          (key, length) = (0, 0)
        }
      }
      addWord(key)
      if isForeign { addScripts(text) }
    }

    private mutating func addWord(_ key: UInt64) {
      guard key > 0xFF, let number = LanguageReader.smallWords[key] else { return }
      words[number] += 1
    }

    private mutating func addScripts(_ text: UnsafeBufferPointer<UInt8>) {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        switch scalar.value {
        case 0x41...0x24F: latin += 1
        case 0x370...0x3FF: scripts["el", default: 0] += 1
        case 0x456, 0x457, 0x454: scripts["uk", default: 0] += 1
        case 0x400...0x4FF: scripts["ru", default: 0] += 1
        case 0x590...0x5FF: scripts["he", default: 0] += 1
        case 0x600...0x6FF: scripts["ar", default: 0] += 1
        case 0x900...0x97F: scripts["hi", default: 0] += 1
        case 0xE00...0xE7F: scripts["th", default: 0] += 1
        case 0x3040...0x30FF: scripts["ja", default: 0] += 1
        case 0x4E00...0x9FFF: scripts["zh", default: 0] += 1
        case 0xAC00...0xD7A3: scripts["ko", default: 0] += 1
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
      guard words[ranked[0]] >= 12, words[ranked[0]] >= 3 * words[ranked[1]] else { return nil }
      return LanguageReader.lists[ranked[0]].language
    }

    /// Another script than Latin decides when most of the text is written in it.
    private var languageOfScript: String? {
      let total = scripts.values.reduce(0, +)
      // One Chinese character says as much as several letters.
      let weight = total + 2 * ["zh", "ja", "ko"].reduce(0) { $0 + (scripts[$1] ?? 0) }
      guard total >= 40, weight > latin,
        let best = scripts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
      else { return nil }
      switch best.key {
      // Japanese is written with Chinese characters as well.
      case "zh": return 10 * (scripts["ja"] ?? 0) > best.value ? "ja" : "zh"
      case "ru": return 50 * (scripts["uk"] ?? 0) > best.value ? "uk" : "ru"
      default: return best.key
      }
    }
  }

  /// Small words by language.
  private static let lists: [(language: String, words: String)] = [
    ("en", "the of and to is that by this with for are be your our or not any"),
    ("de", "der die und das nicht mit dem den des ist sie von zu auf für eine oder wir wird"),
    ("fr", "les des vous dans une est que pour nous pas vos sur aux ces"),
    ("es", "los las el del que por una con su lo como al usted sus podrá según nuestra este"),
    ("it", "di che gli della dei per sono nel alla non delle del una con su lo al questo"),
    ("pt", "os uma não com seu sua dos ao são você em pela por como"),
    ("nl", "het een van of is op voor niet wij uw met zijn aan"),
    ("pl", "się nie jest lub oraz przez dla są może"),
    ("sv", "och att är inte från den"),
    ("da", "og ikke til fra også hvis hvordan af vores bliver"),
    ("nb", "våre deg dersom etter hvilke bruker å bruk noe gir"),
    ("fi", "ja ei tai että ovat sekä myös joka jos ole kun niin"),
    ("ro", "și în din sau care sunt prin pentru dacă poate ale"),
    ("vi", "và của các bạn không được cho chúng có trong khi với"),
    ("cs", "že nebo pro jsou které podle při ve"),
    ("tr", "ve bir bu ile için veya olarak"),
    ("id", "yang dan untuk dengan atau anda tidak kami dari di"),
    ("hu", "az és hogy nem egy vagy meg"),
  ]

  private static func place(of language: String) -> Int? {
    lists.firstIndex { $0.language == language }
  }

  /// The place of the language in the list, by the bytes of the word; the first byte is highest.
  private static let smallWords: [UInt64: Int] = {
    var found: [UInt64: Int?] = [:]
    for (number, list) in lists.enumerated() {
      for word in list.words.utf8.split(separator: 0x20) {
        let key = word.reduce(0) { $0 << 8 | UInt64($1) }
        found.updateValue(found.keys.contains(key) ? nil : number, forKey: key)
      }
    }
    return found.compactMapValues(\.self)
  }()
}
