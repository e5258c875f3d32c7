import AssentLicense
import AssentManifest

/// Amounts that a letter or a dash makes: units and ranges.
extension ChangeAssessor {
  // MARK: Units

  /// A unit that has its letters in another case may be another unit.
  mutating func assessUnit(_ index: Int, _ other: Int) {
    let (one, two) = (old.text(index), new.text(other))
    let (a, b) = (Self.unit(of: one), Self.unit(of: two))
    guard old.tokens[index].kind == .number || isCounted(index, old) || isCounted(other, new),
      UnitCase.differs(a, b)
    else { return }
    note(.amount, old: one, new: two, clause: label(other..<other + 1, isNew: true), at: other)
  }

  /// The letters of `10MB`, or the whole of a word.
  private static func unit(of word: String) -> String {
    String(word.reversed().prefix { $0.isLetter }.reversed())
  }

  /// Whether a word stands behind a number, or behind what says of how much something is.
  private func isCounted(_ index: Int, _ text: AssessedText) -> Bool {
    guard text.tokens[index].kind == .word, index > 0 else { return false }
    let before = String(decoding: text.folded(index - 1), as: UTF8.self)
    switch text.tokens[index - 1].kind {
    case .number, .ideograph: return true
    case .word: return Self.per.contains(before)
    case .punctuation:
      return before == "/"
        || before == "-" && index > 1 && text.tokens[index - 2].kind == .number
    case .symbol, .address, .hidden, .tag: return false
    }
  }

  private static let per: Set<String> = [
    "per", "pro", "je", "par", "por", "al", "za", "na", "за", "на", "لكل",
  ]

  // MARK: Ranges

  /// Whether a dash between two words says that everything between them is meant: `Monday – Friday`.
  func isRange(_ mark: Int, _ text: AssessedText) -> Bool {
    guard mark > 0, mark + 1 < text.tokens.count else { return false }
    let sign = String(decoding: text.folded(mark), as: UTF8.self)
    // The point of `9 a.m.` belongs to the word before it.
    let isAbbreviated = mark > 1 && text.folded(mark - 1).elementsEqual([UInt8(ascii: ".")])
    let (before, after) = (isAbbreviated ? mark - 2 : mark - 1, mark + 1)
    guard text.tokens[before].sentence == text.tokens[after].sentence, text.tokens[before].isWord,
      text.tokens[after].isWord
    else { return false }
    if Self.waves.contains(sign) { return true }
    guard sign == "-" else { return false }
    return (isRangeEnd(before, text) || isMonth(before, endsThere: true, text))
      && (isRangeEnd(after, text) || isMonth(after, endsThere: false, text))
      || isLetter(before, text) && isLetter(after, text)
  }

  private static let waves: Set<String> = ["~", "〜"]

  /// Whether a word is one of a row: a number, a time, a day of the week.
  private func isRangeEnd(_ index: Int, _ text: AssessedText) -> Bool {
    switch text.tokens[index].kind {
    case .number: return true
    case .word:
      let word = String(decoding: text.folded(index), as: UTF8.self)
      return Weekdays.isBesideDay(word[...])
        || Self.dayTimes.contains(word) && index > 0 && text.tokens[index - 1].kind != .word
    case .ideograph:
      return Self.eastAsian.contains(String(decoding: text.folded(index), as: UTF8.self))
    case .symbol, .address, .punctuation, .hidden, .tag: return false
    }
  }

  /// Whether the name of a month begins or ends at a word.
  private func isMonth(_ index: Int, endsThere: Bool, _ text: AssessedText) -> Bool {
    let word = text.tokens[index].range
    guard endsThere else {
      let end = min(text.exact.count, word.lowerBound + 40)
      return MonthNames.month(in: FoldedText(text.exact, word.lowerBound..<end).bytes, at: 0) != nil
    }
    // Each character of Thai is a word here.
    return text.tokens[max(0, index - 11)...index].contains { first in
      let name = FoldedText(text.exact, first.range.lowerBound..<word.upperBound).bytes
      return MonthNames.month(in: name, at: 0)?.end == name.count
    }
  }

  private func isLetter(_ index: Int, _ text: AssessedText) -> Bool {
    text.tokens[index].kind == .word
      && String(decoding: text.folded(index), as: UTF8.self).count == 1
  }

  /// What stands behind the hour: `9 a.m. – 5 p.m.`, `9 Uhr – 17 Uhr`.
  private static let dayTimes: Set<String> = ["m", "am", "pm", "uhr", "h", "uur"]
  private static let eastAsian: Set<String> = ["日", "月", "年", "時", "时", "曜", "条", "号"]
}
