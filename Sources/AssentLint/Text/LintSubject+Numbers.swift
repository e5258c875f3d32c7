import AssentLicense
import AssentMarkup

// Numbers in brackets that are still to be agreed on.
extension LintSubject {
  /// Whether words in brackets are such a number: `[5]` days, `[X]` %, € `[1.000]`, `[  ]` weeks, `[thirty]` days. A footnote
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
    return UnitsBesideFields.begin(text[(end + 1)...].prefix(60))
      || UnitsBesideFields.end(text[..<(start - 1)].suffix(12))
  }

  private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.allSatisfy({ $0 == " " }) { return true }
    if text.allSatisfy({ $0.isNumber || ".,/-– ".contains($0) }) {
      return text.contains(where: \.isNumber)
    }
    if text.count == 1 { return "XYZNxyn".contains(text) }
    let words = text.lowercased().split { " -".contains($0) }
    let language = LanguageTag.language(of: document.language)
    return SpelledNumber(endOf: words, language: language).map { $0.wordCount == words.count }
      ?? false
  }
}
