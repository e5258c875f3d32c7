import AssentManifest

/// The sentences of a gate in one language.
public struct GateWords: Hashable, Sendable {
  /// The language tag (BCP 47).
  public let language: String
  public let isRightToLeft: Bool
  private let phrases: [GatePhrase: String]
  /// Those that a page of the web says in other words.
  private var pagePhrases: [GatePhrase: String] = [:]

  /// A raw value is found by comparing it with all others.
  private static let names = Dictionary(
    uniqueKeysWithValues: GatePhrase.allCases.map { ($0.rawValue, $0) })

  /// Reads a table: `name | words`, a phrase a line. Of `{update the app|load this page again}` a page of
  /// the web says the second.
  init(language: String, table: String) {
    self.language = language
    isRightToLeft = Manifest.Locale(language)?.isRightToLeft ?? false
    var phrases: [GatePhrase: String] = [:]
    phrases.reserveCapacity(GatePhrase.allCases.count)
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      // Names of phrases have no spaces, so the first one is that before the bar.
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let phrase = Self.names[String(Substring(line[..<space]))]
      else { continue }
      let words = String(Substring(line[space...].dropFirst(3)))
      phrases[phrase] = words
      if line.contains(UInt8(ascii: "{")) {
        phrases[phrase] = Self.chosen(0, of: words)
        pagePhrases[phrase] = Self.chosen(1, of: words)
      }
    }
    self.phrases = phrases
  }

  /// The words with one of two in the place of each pair in braces.
  private static func chosen(_ index: Int, of words: String) -> String {
    var text = ""
    for part in words.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: UInt8(ascii: "}")) else {
        text += Substring(part)
        continue
      }
      let pair = part[..<end].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      text += Substring(pair.indices.contains(index) ? pair[index] : pair[0])
      text += Substring(part[part.index(after: end)...])
    }
    return text
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
