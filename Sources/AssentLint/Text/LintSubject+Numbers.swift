import AssentLicense
import AssentMarkup

// Numbers in brackets that are still to be agreed on.
extension LintSubject {
  /// Whether words in brackets are such a number: `[5]` days, `[X]` %, € `[1.000]`, `[thirty]` days. A footnote
  /// `[5]` has no unit beside it.
  func isNumberToFill(_ place: ProseScan.Place) -> Bool {
    let literal = document.markup.nodes[Int(place.node)].literal
    let text = document.markup.text[literal.range]
    let start = text.startIndex + Int(place.start)
    let end = start + Int(place.count)
    guard place.count <= 30, start > text.startIndex, end < text.endIndex,
      // What is glued to a word or its mark is a footnote.
      text[..<(start - 1)].last.map({ $0 == 0x20 || $0 == UInt8(ascii: "(") || $0 >= 0x80 })
        ?? true,
      isNumber(text[start..<end])
    else { return false }
    return Self.beginsWithUnit(text[(end + 1)...]) || Self.endsWithCurrency(text[..<(start - 1)])
  }

  private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.allSatisfy({ $0.isNumber || ".,/-– ".contains($0) }) {
      return text.contains(where: \.isNumber)
    }
    if text.count == 1 { return "XYZNxyn".contains(text) }
    let words = text.lowercased().split { " -".contains($0) }
    let language = LanguageTag.language(of: document.language)
    return SpelledNumber(endOf: words, language: language).map { $0.wordCount == words.count }
      ?? false
  }

  /// Whether a unit of time or money, or a sign of percent, begins a text, behind spaces.
  private static func beginsWithUnit(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes.prefix(60), as: UTF8.self).drop {
      $0.isWhitespace || $0 == "*"
    }
    .lowercased()
    guard let first = text.first else { return false }
    return UnitWords.rows.contains { row in
      row.unit != "other"
        && row.words.contains { word in
          guard word.first == first else { return false }
          if word.last == "*" { return text.hasPrefix(word.dropLast()) }
          return text.hasPrefix(word)
            && !(text.dropFirst(word.count).first?.isLetter ?? false && first.isLetter)
        }
    }
  }

  /// Whether a text ends with a sign or code of money, before spaces.
  private static func endsWithCurrency(_ bytes: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: bytes.suffix(12), as: UTF8.self).split {
      $0.isWhitespace || $0 == "*"
    }
    guard let word = words.last, let last = word.last else { return false }
    return "€$£¥₽₩₪₹".contains(last) || UnitWords.currencies.contains(String(word))
  }
}
