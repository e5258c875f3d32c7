import AssentLicense
import AssentManifest
import AssentRedline

/// The words around a redline in the language of its text.
///
/// They are no keys of templates, so they stand in tables of their own, one a language, each row
/// `name | text`; `%` stands for a value. A language without a table has English.
package struct RedlineLabels: Sendable {
  /// The language that the words are in: one of ``FrameLabels/languages``.
  package let language: String
  private let words: [String: String]

  private init(_ language: String, _ table: TableText) {
    self.language = language
    words = Dictionary(uniqueKeysWithValues: FrameWords.rows(of: table))
  }

  /// The words for a language tag.
  package static func labels(for tag: String) -> RedlineLabels {
    tables[FrameLabels.labels(for: tag).language] ?? english
  }

  /// The word of a name; empty for a name that no table has.
  package subscript(name: String) -> String { words[name] ?? Self.english.words[name] ?? "" }

  /// A text with a value for each `%` in it, in order.
  package func text(_ name: String, _ values: String...) -> String {
    var parts = self[name].split(separator: "%", omittingEmptySubsequences: false)[...]
    var out = String(parts.popFirst() ?? "")
    for (value, part) in zip(values, parts) { out += value + part }
    return out
  }

  /// From old to new, in the direction in which the language is read.
  var arrow: String { LanguageTag.isRightToLeft(language) ? " ← " : " → " }

  /// What stands between a name and what is said of it.
  var colon: String {
    switch language {
    case "fr": " : "
    case "ja", "zh", "zh-Hant": "："
    default: ": "
    }
  }

  /// What stands between two changes of one clause.
  var semicolon: String {
    switch language {
    case "ar": "؛ "
    case "fr": " ; "
    case "ja", "zh", "zh-Hant": "；"
    default: "; "
    }
  }

  /// A signal on one line: `duty or right: 'shall' becomes 'may' (4.2)`.
  package func text(of signal: ChangeAssessment.Signal) -> String {
    let words: String? =
      switch (signal.old, signal.new) {
      case ("", ""): nil
      case (let old, ""): text("signal.deleted", old)
      case ("", let new): text("signal.inserted", new)
      case (let old, let new) where old == new: text(Self.name(ofSame: signal.kind), new)
      case (let old, let new): text("signal.becomes", old, new)
      }
    let line = self["signal." + signal.kind.rawValue] + (words.map { colon + $0 } ?? "")
    return signal.clause.isEmpty ? line : "\(line) (\(signal.clause))"
  }

  /// What is said of words that are the same on both sides.
  private static func name(ofSame kind: ChangeAssessment.Signal.Kind) -> String {
    switch kind {
    case .definition: "signal.otherDefinition"
    case .referenceTarget: "signal.otherTarget"
    case .order: "signal.otherOrder"
    case .resource: "signal.otherContents"
    case .unknownLanguage: "signal.notJudged"
    default: "signal.elsewhere"
    }
  }

  /// What stands between the items of a list.
  var comma: String {
    switch language {
    case "ar": "، "
    case "ja", "zh", "zh-Hant": "、"
    default: ", "
    }
  }

  /// The names of the words, in the order of the English table.
  package static let names = FrameWords.rows(of: RedlineWords.english).map(\.0)

  /// The names that this language has words for.
  package var ownNames: Set<String> { Set(words.keys) }

  private static let english = RedlineLabels("en", RedlineWords.english)
  private static let tables: [String: RedlineLabels] = {
    let tables = RedlineWords.byLanguage.map { ($0.key, RedlineLabels($0.key, $0.value)) }
    return Dictionary(uniqueKeysWithValues: tables)
  }()
}

/// The tables of ``RedlineLabels`` by language.
enum RedlineWords {
  static let byLanguage: [String: TableText] = [
    "ar": arabic, "de": german, "en": english, "es": spanish, "fr": french,
    "he": hebrew, "it": italian, "ja": japanese, "ko": korean, "nl": dutch,
    "pl": polish, "pt": portuguese, "ru": russian, "zh": chinese,
    "zh-Hant": traditionalChinese,
  ]
}
