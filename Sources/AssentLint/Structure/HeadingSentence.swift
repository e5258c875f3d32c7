/// Tells sentences that are set as headings from titles.
enum HeadingSentence {
  /// Whether the words of a heading are a sentence: eight words or more, or as long in a script
  /// without spaces, with a full stop at the end that belongs to no abbreviation.
  static func isSentence(_ text: String) -> Bool {
    guard text.utf8.count >= 45, let last = text.last else { return false }
    if last == "。" { return true }
    guard last == "." || last == ";" else { return false }
    let words = text.dropLast().split(separator: " ")
    guard words.count >= 8, let final = words.last else { return false }
    // `Inc.`, `Ltd.`, `S.A.`
    let isShort = final.count <= 4 && final.first?.isUppercase == true
    return !isShort && !final.contains(".")
  }
}
