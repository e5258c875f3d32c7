import AssentLicense

/// Whole numbers with the separators of a language.
package enum NumberText {
  /// `2,514` in English, `2.514` in German; digits stay European everywhere.
  package static func text(_ number: Int, language tag: String) -> String {
    let separator: String
    switch LanguageTag.language(of: tag) {
    case "de", "es", "it", "nl", "pt", "tr", "id": separator = "."
    case "fr", "pl", "ru", "uk", "cs", "sv", "fi", "nb", "no": separator = "\u{202F}"
    default: separator = ","
    }
    let digits = String(number)
    var out = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { out += separator }
      out.append(digit)
    }
    return out
  }
}
