import AssentLicense

/// The words of a page's frame in the language of the page.
package struct FrameLabels: Sendable {
  /// The language that the words are in: one of those there are words for here.
  package let language: String
  /// The words by their names in templates.
  package let words: [String: String]
  /// What licenses allow and ask for, by the English phrase.
  private let phrases: [String: String]

  private init(_ language: String, _ words: FrameWords) {
    self.language = language
    self.words = words.labels
    var phrases: [String: String] = [:]
    for (name, text) in words.phrases {
      if let english = FrameWords.english.phrases[name] { phrases[english] = text }
    }
    self.phrases = phrases
  }

  /// The words for a language tag; English where the language has none here.
  package static func labels(for tag: String) -> FrameLabels {
    switch LanguageTag.language(of: tag) {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "he": hebrew
    case "it": italian
    case "ja": japanese
    case "ko": korean
    case "nl": dutch
    case "pl": polish
    case "pt": portuguese
    case "ru": russian
    case "zh": isTraditional(tag) ? traditionalChinese : chinese
    default: english
    }
  }

  /// Whether Chinese is written in traditional characters: where the tag says so, and in the regions
  /// that use them (likely subtags of CLDR 45).
  private static func isTraditional(_ tag: String) -> Bool {
    let parts = tag.lowercased().split(separator: "-").dropFirst()
    if parts.contains("hans") { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  package subscript(name: String) -> String { words[name] ?? "" }

  /// A text with a value for each `%` in it, in order; a point at the end of a value and one after
  /// it are one.
  package func text(_ name: String, _ values: String...) -> String {
    let point = UInt8(ascii: ".")
    let parts = Array(self[name].utf8).split(
      separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var out = parts.first.map { Array($0) } ?? []
    for (value, part) in zip(values, parts.dropFirst()) {
      out += value.utf8
      let isDoubled = value.utf8.last == point && part.first == point
      out += isDoubled ? part.dropFirst() : part
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// A phrase of a license summary; as it is in English where there is no other.
  package func phrase(_ english: String) -> String { phrases[english] ?? english }

  /// The languages that there are words for.
  package static let languages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "zh",
    "zh-Hant",
  ]

  /// The names of the words, in the order in which they are listed.
  package static let names = FrameWords.names

  // Each table is read when the first page in its language asks for it.
  private static let arabic = FrameLabels("ar", .arabic)
  private static let german = FrameLabels("de", .german)
  private static let english = FrameLabels("en", .english)
  private static let spanish = FrameLabels("es", .spanish)
  private static let french = FrameLabels("fr", .french)
  private static let hebrew = FrameLabels("he", .hebrew)
  private static let italian = FrameLabels("it", .italian)
  private static let japanese = FrameLabels("ja", .japanese)
  private static let korean = FrameLabels("ko", .korean)
  private static let dutch = FrameLabels("nl", .dutch)
  private static let polish = FrameLabels("pl", .polish)
  private static let portuguese = FrameLabels("pt", .portuguese)
  private static let russian = FrameLabels("ru", .russian)
  private static let chinese = FrameLabels("zh", .chinese)
  private static let traditionalChinese = FrameLabels("zh-Hant", .traditionalChinese)
}
