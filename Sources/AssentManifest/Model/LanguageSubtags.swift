/// The parts of a language tag by which locales are matched.
///
/// Grandfathered and old tags are read as those that took their place, and a script that a region
/// implies is filled in.
struct LanguageSubtags: Hashable, Sendable {
  /// In lower case; empty where the text is no tag.
  var language: String
  /// In lower case: `hant`; empty where nothing tells.
  var script = ""
  /// In lower case, or three digits; empty where there is none.
  var region = ""
  /// The others, in lower case, in order.
  var variants: [String] = []

  /// How many bytes of a tag are read; RFC 5646, section 4.4.1, asks for 35 at least.
  private static let mostBytes = 256

  /// Reads a tag or a range, in any case, with `-` or `_` between its parts; a weight behind `;` is
  /// passed over.
  init(_ text: String) {
    let tag = text.utf8.prefix(Self.mostBytes).drop { $0 == 0x20 }
      .prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 }
    var parts = String(decoding: tag, as: UTF8.self).lowercased()
      .split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." || $0 == "@" })
      .map(String.init)
    // What is behind a single letter is an extension; `x-` begins a private tag.
    if let extensionStart = parts.firstIndex(where: { $0.utf8.count == 1 && $0 != "*" }) {
      parts.removeSubrange(extensionStart...)
    }
    // `zh-yue` is `yue`: an extended language stands for itself (RFC 5646, section 4.5).
    if parts.count > 1, Self.isExtended(parts[1]) { parts.removeFirst() }
    language = parts.first ?? ""
    if !language.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { language = "" }
    for part in parts.dropFirst() where part != "*" {
      let bytes = part.utf8
      let isLetters = bytes.allSatisfy { $0 > UInt8(ascii: "9") }
      if bytes.count == 4, isLetters {
        script = part
      } else if (bytes.count == 2 && isLetters) || (bytes.count == 3 && !isLetters) {
        region = part
      } else {
        variants.append(part)
      }
    }
    if let now = Self.replaced(language) {
      language = now.language
      if script.isEmpty { script = now.script }
    }
    script = Self.written(script)
    if script.isEmpty { script = LikelySubtags.script(of: base, in: region) }
  }

  /// The index of the tag that serves this one best; `nil` where none does.
  func bestMatch(among tags: [LanguageSubtags]) -> Int? {
    func first(_ isServed: (LanguageSubtags) -> Bool) -> Int? { tags.firstIndex(where: isServed) }
    let names = Self.equivalents(language) ?? (base == language ? [base] : [language, base])
    // Another script cannot be read by everyone, so it is no substitute.
    for name in names {
      func isReadable(_ tag: LanguageSubtags) -> Bool {
        tag.language == name && (tag.script == script || tag.script.isEmpty || script.isEmpty)
      }
      func readable(in region: String) -> Int? {
        first { isReadable($0) && $0.region == region }
      }
      func readableWithoutVariants(in region: String) -> Int? {
        first { isReadable($0) && $0.region == region && $0.variants.isEmpty }
      }
      let isSame = { (tag: LanguageSubtags) in
        tag.language == name && tag.script == script && tag.region == region
          && tag.variants == variants
      }
      if let found = first(isSame) { return found }
      if let found = readableWithoutVariants(in: region) ?? readable(in: region) { return found }
      for parent in parents {
        if let found = readable(in: parent) { return found }
      }
      if let found = readableWithoutVariants(in: "") ?? readable(in: "") { return found }
      if let preferred = preferredRegion, let found = readable(in: preferred) { return found }
      if let found = first(isReadable) { return found }
    }
    return nil
  }

  /// The language that readers of this one read as well, where they do: `de` for `gsw`.
  private var base: String { Self.readAlso(language) ?? language }

  /// The region that a language without one is most written for.
  private var preferredRegion: String? {
    // Spanish of the Americas is written alike (parent locales of CLDR 45).
    if language == "es", Self.americanSpanish.contains(region) { return "mx" }
    if language == "pt", !region.isEmpty, region != "br" { return "pt" }
    return LikelySubtags.region(of: base, script: script)
  }

  /// The regions whose texts serve readers of this one before the language alone does.
  ///
  /// Source: parent locales of CLDR 45.
  private var parents: [String] {
    switch language {
    case "en" where Self.worldEnglish.contains(region): ["001", "gb"]
    case "es" where Self.americanSpanish.contains(region): ["419"]
    case "pt" where Self.europeanPortuguese.contains(region): ["pt"]
    case "zh" where region == "mo": ["hk"]
    default: []
    }
  }

  /// Old names of languages, and what they are called now.
  ///
  /// Source: IANA Language Subtag Registry, Preferred-Value; language aliases of CLDR 45.
  private static func replaced(_ language: String) -> (language: String, script: String)? {
    switch language {
    case "iw", "heb": ("he", "")
    case "in": ("id", "")
    case "ji": ("yi", "")
    case "jw": ("jv", "")
    case "mo": ("ro", "")
    case "tl": ("fil", "")
    case "cmn", "zho", "chi": ("zh", "")
    case "arb", "ara": ("ar", "")
    case "sh": ("sr", "latn")
    case "scc": ("sr", "")
    case "scr": ("hr", "")
    case "eng": ("en", "")
    case "deu", "ger": ("de", "")
    case "fra", "fre": ("fr", "")
    case "spa": ("es", "")
    case "ita": ("it", "")
    case "por": ("pt", "")
    case "nld", "dut": ("nl", "")
    case "jpn": ("ja", "")
    case "kor": ("ko", "")
    case "pol": ("pl", "")
    case "rus": ("ru", "")
    default: nil
    }
  }

  /// Extended language subtags that people write behind `zh` and `ar`.
  private static func isExtended(_ subtag: String) -> Bool {
    switch subtag {
    case "yue", "cmn", "nan", "hak", "wuu", "arb", "arz": true
    default: false
    }
  }

  /// Languages that readers of one another understand in writing, the reader's own first.
  private static func equivalents(_ language: String) -> [String]? {
    switch language {
    case "no": ["no", "nb", "nn"]
    case "nb": ["nb", "no", "nn"]
    case "nn": ["nn", "no", "nb"]
    case "yue": ["yue", "zh"]
    default: nil
    }
  }

  /// The language that readers of a language read as well.
  ///
  /// Source: language matching of CLDR 48; single languages of Chinese and Arabic are those of ISO 639-3.
  private static func readAlso(_ language: String) -> String? {
    switch language {
    case "gsw", "lb": "de"
    case "cdo", "cjy", "gan", "hak", "hsn", "nan", "wuu": "zh"
    case "aao", "abh", "abv", "acm", "acq", "acw", "acx", "adf", "aeb", "aec", "afb", "apc", "apd",
      "arq", "ars", "ary", "arz", "auz", "avl", "ayh", "ayl", "ayn", "ayp", "pga", "shu", "ssh":
      "ar"
    default: nil
    }
  }

  /// The script that another is a hand or a part of (ISO 15924); itself where it is none.
  private static func written(_ script: String) -> String {
    switch script {
    case "aran": "arab"
    case "hang": "kore"
    case "hira", "hrkt", "kana": "jpan"
    case "latf", "latg": "latn"
    default: script
    }
  }

  /// Regions whose English has that of the world as its parent, and not that of the United States.
  private static let worldEnglish: Set = [
    "150", "ae", "at", "au", "be", "bm", "ch", "cn", "cy", "de", "dk", "eu", "fi", "gb", "gg",
    "gh", "hk", "ie", "il", "im", "in", "je", "ke", "mt", "my", "ng", "nl", "nz", "pk", "se",
    "sg", "si", "tz", "ug", "za", "zm", "zw",
  ]

  /// Regions whose Spanish has that of Latin America as its parent.
  private static let americanSpanish: Set = [
    "419", "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni",
    "pa", "pe", "pr", "py", "sv", "us", "uy", "ve",
  ]

  private static let europeanPortuguese: Set = [
    "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl",
  ]
}
