import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord
import Foundation

/// Words that go into a ledger: names, reasons and summaries, in one form and within bounds.
enum ReleaseText {
  /// A name or address.
  static func name(_ text: String, option: String) throws(UsageError) -> String {
    try checked(text, option: option, limit: LedgerEvent.mostCharactersOfName)
  }

  /// A reason or a summary; it may be empty.
  static func sentence(_ text: String, option: String) throws(UsageError) -> String {
    text.isEmpty
      ? "" : try checked(text, option: option, limit: LedgerEvent.mostCharactersOfText)
  }

  private static func checked(
    _ text: String, option: String, limit: Int
  ) throws(UsageError) -> String {
    // One character for a letter and its mark, as in everything that is published.
    let text = text.precomposedStringWithCanonicalMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
    switch LedgerText.fault(in: text, limit: limit) {
    case nil: return text
    case .empty: throw UsageError("\(option) is empty")
    case .tooLong(let count):
      throw UsageError("\(option) has \(count) characters, more than \(limit)")
    case .unseen:
      throw UsageError("\(option) holds a line end or another character that nobody sees")
    }
  }

  /// Summaries by language; one without a language is in that of the text that binds, the first.
  ///
  /// - Parameter isWhole: whether there are no others, so that the text that binds has to have one.
  static func summaries(
    _ words: [String], locales: [Manifest.Locale], isWhole: Bool = false
  ) throws(UsageError) -> [Manifest.Locale: String] {
    var result: [Manifest.Locale: String] = [:]
    for word in words {
      var (locale, text) = (locales.first, word)
      if let equals = word.firstIndex(of: "=") {
        let tag = word[..<equals].trimmingCharacters(in: .whitespaces)
        let stated = Manifest.Locale(tag).flatMap { tag in locales.first { $0.isSame(as: tag) } }
        if stated != nil || (LanguageTag.isKnown(tag) && !tag.contains(" ")) {
          guard let stated else {
            throw UsageError(
              "--summary is in '\(tag)', and there is no text in that language; there is "
                + locales.map { "'\($0)'" }.joined(separator: ", "))
          }
          locale = stated
          text = String(word[word.index(after: equals)...])
        } else if isLikeTag(word[..<equals]) {
          throw UsageError(
            "--summary '\(tag)=…' names no language; there is "
              + locales.map { "'\($0)'" }.joined(separator: ", ")
              + "; if '\(tag)' is a word of the summary, put a space before the '='")
        }
      }
      guard let locale else { continue }
      guard result[locale] == nil else {
        throw UsageError("--summary is given twice in '\(locale)'")
      }
      result[locale] = try checked(
        text, option: "--summary", limit: LedgerEvent.mostCharactersOfText)
    }
    if isWhole, !result.isEmpty, let first = locales.first, result[first] == nil {
      throw UsageError(
        "no --summary is in '\(first)', the language of the text that binds; add \(first)=\"…\"")
    }
    return result
  }

  /// Whether a word has the form of a language tag whose language has two or three letters.
  private static func isLikeTag(_ word: Substring) -> Bool {
    let language = word.prefix { $0 != "-" }
    return (2...3).contains(language.utf8.count) && Manifest.Locale(String(word)) != nil
  }
}
