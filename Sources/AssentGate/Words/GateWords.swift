import AssentManifest

/// The sentences of a gate in one language.
public struct GateWords: Hashable, Sendable {
  /// The language tag (BCP 47).
  public let language: String
  /// Whether the language is written from right to left.
  public let isRightToLeft: Bool
  private let phrases: [GatePhrase: String]
  /// Those that a page of the web says in other words.
  private var pagePhrases: [GatePhrase: String] = [:]

  /// A raw value is found by comparing it with all others.
  private static let names = Dictionary(
    uniqueKeysWithValues: GatePhrase.allCases.map { ($0.rawValue, $0) })

  /// Reads a table: `name | words`, a phrase a line. Of `{update the app|load this page again}` a page of
  /// the web says the second.
  init(language: String, table: TableText) {
    self.language = language
    isRightToLeft = Manifest.Locale(language)?.isRightToLeft ?? false
    var phrases: [GatePhrase: String] = [:]
    phrases.reserveCapacity(GatePhrase.allCases.count)
    for line in table.fields(at: "\n") {
      guard let (name, rest) = line.cut(at: "|"),
        let phrase = Self.names[name.dropping(last: 1).string]
      else { continue }
      let words = rest.dropping(first: 1)
      phrases[phrase] = Self.chosen(of: words, isPage: false)
      if words.cut(at: "{") != nil { pagePhrases[phrase] = Self.chosen(of: words, isPage: true) }
    }
    self.phrases = phrases
  }

  /// The words with one of two in the place of each pair in braces.
  private static func chosen(of words: TableText, isPage: Bool) -> String {
    var text = ""
    var rest = words
    while let (before, after) = rest.cut(at: "{"), let (pair, end) = after.cut(at: "}") {
      text += before.string
      let both = pair.cut(at: "|")
      text += ((isPage ? both?.after : both?.before) ?? pair).string
      rest = end
    }
    return text.isEmpty ? rest.string : text + rest.string
  }

  /// The words of a phrase on a page of the web, with the places of its values.
  func pageText(_ phrase: GatePhrase) -> String { pagePhrases[phrase] ?? text(phrase) }

  /// The phrases that the language lacks.
  var untranslated: [GatePhrase] {
    GatePhrase.allCases.filter { phrases[$0] == nil }
  }

  /// The words of a phrase, with its values in place; those of English where a language lacks it.
  public func text(_ phrase: GatePhrase, _ values: String...) -> String {
    let words = phrases[phrase] ?? Self.english.phrases[phrase] ?? phrase.rawValue
    if values.isEmpty { return words }
    var text = ""
    var rest = words[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      let next = rest.index(after: percent)
      if next < rest.endIndex, let number = rest[next].wholeNumberValue,
        values.indices.contains(number - 1)
      {
        text += values[number - 1]
        rest = rest[rest.index(after: next)...]
      } else {
        text += "%"
        rest = rest[next...]
      }
    }
    return text + rest
  }
}
