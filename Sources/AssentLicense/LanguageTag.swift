import AssentManifest
import Synchronization

/// Language tags as BCP 47 (RFC 5646) writes them, so far as documents need them.
package enum LanguageTag {
  /// Whether `tag` is a language with optional script, region and variants: `de`, `zh-Hant-TW`.
  package static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter), tag.utf8.count <= mostCharacters
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// The longest tag, in characters; RFC 5646, section 4.4.1, asks for 35 at least.
  private static let mostCharacters = 63

  /// The tag that people mean who write `en_US`, `DE` or `German`; `nil` for any other text.
  package static func meant(by text: String) -> String? {
    if let tag = names[text.lowercased()] { return tag }
    let tag = String(text.map { $0 == "_" ? "-" : $0 })
    return isWellFormed(tag) ? canonical(tag) : nil
  }

  /// Whether `tag` begins with a language that file names may state: one of the two letters of
  /// ISO 639-1, or one of three letters that no file is called by for another reason.
  package static func isKnown(_ tag: String) -> Bool {
    isWellFormed(tag) && known.contains(language(of: tag))
  }

  /// The tag in its conventional case (RFC 5646, section 2.1.1): `zh-hant-tw` is `zh-Hant-TW`.
  package static func canonical(_ tag: String) -> String {
    let tag = shortened(tag)
    return Manifest.Locale(tag)?.canonical.text ?? tag
  }

  /// The tag with the code of two letters where its language has one: `en-US` of `eng-US`.
  private static func shortened(_ tag: String) -> String {
    let bytes = tag.utf8
    let rest = bytes.dropFirst(3)
    guard bytes.count >= 3, rest.first ?? UInt8(ascii: "-") == UInt8(ascii: "-"),
      let short = twoLetters(for: String(decoding: bytes.prefix(3), as: UTF8.self))
    else { return tag }
    return short + String(decoding: rest, as: UTF8.self)
  }

  /// The language alone: `zh` of `zh-Hant-TW`.
  package static func language(of tag: String) -> String {
    if tag.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) {
      return today(tag)
    }
    return today(tag.split(separator: "-").first.map { $0.lowercased() } ?? tag)
  }

  /// What a language with an old name is called now (IANA Language Subtag Registry); `in`, which was
  /// Indonesian, is a word of file names.
  private static func today(_ language: String) -> String {
    switch language {
    case "iw": "he"
    case "ji": "yi"
    case "jw": "jv"
    default: language
    }
  }

  /// Whether the language of `tag` is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    directions.withLock { known in
      if let isRightToLeft = known[tag] { return isRightToLeft }
      let isRightToLeft = Manifest.Locale(tag)?.isRightToLeft ?? false
      known[tag] = isRightToLeft
      return isRightToLeft
    }
  }

  /// Every page asks, and most are of one language.
  private static let directions = Mutex<[String: Bool]>([:])

  private static let known = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia \
    id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo \
    lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl \
    ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti \
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ast ckb cmn dsb fil fur gsw haw hmn hsb kab kok mai mni nds nso pcm prs quc sah sco smn szl tet \
    tzm yue zgh
    """.split(separator: " ").map(String.init))

  /// The tags of languages that people write out.
  private static let names: [String: String] = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
    "spanish": "es", "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt",
    "português": "pt", "dutch": "nl", "nederlands": "nl", "polish": "pl", "polski": "pl",
    "russian": "ru", "русский": "ru", "japanese": "ja", "日本語": "ja", "chinese": "zh", "中文": "zh",
    "korean": "ko", "한국어": "ko", "arabic": "ar", "العربية": "ar", "turkish": "tr", "türkçe": "tr",
    "hindi": "hi", "swedish": "sv", "svenska": "sv", "czech": "cs", "čeština": "cs",
    "ukrainian": "uk", "українська": "uk", "vietnamese": "vi", "indonesian": "id",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
