import AssentManifest

extension GateWords {
  /// Every language that a gate speaks, English first; a table is read when its language is asked for.
  private static let tables: [(language: String, words: @Sendable () -> GateWords)] = [
    ("en", { .english }), ("de", { .german }), ("fr", { .french }), ("es", { .spanish }),
    ("it", { .italian }), ("pt", { .portuguese }), ("nl", { .dutch }), ("pl", { .polish }),
    ("ru", { .russian }), ("he", { .hebrew }), ("ar", { .arabic }), ("ja", { .japanese }),
    ("ko", { .korean }), ("zh-Hans", { .chinese }), ("zh-Hant", { .traditionalChinese }),
  ]

  /// The words of every language, English first.
  public static let all: [GateWords] = tables.map { $0.words() }

  /// The words that serve somebody best who asks for languages in this order (BCP 47).
  public static func best(for languages: [String]) -> GateWords {
    match(languages) ?? .english
  }

  /// The words for a text: of its own language, or else of the person's.
  ///
  /// Who agrees to a German text agrees by a German sentence.
  static func best(for locale: Manifest.Locale?, _ languages: [String]) -> GateWords {
    locale.flatMap { match([$0.text]) } ?? best(for: languages)
  }

  private static func match(_ languages: [String]) -> GateWords? {
    let available = tables.compactMap { Manifest.Locale($0.language) }
    guard let best = Manifest.Locale.best(for: languages, among: available) else { return nil }
    return tables.first { $0.language == best.text }?.words()
  }
}
