/// Words that answer a question: between two lines they are the label of one.
enum AnswerText {
  private static let answers: Set<String> = [
    "yes", "no", "y", "n", "true", "false", "ok", "ja", "nein", "oui", "non", "sí", "si", "sim",
    "não", "да", "нет", "はい", "いいえ", "是", "否",
  ]

  /// Whether words are an answer, perhaps in brackets.
  static func isAnswer(_ text: String) -> Bool {
    answers.contains(text.lowercased().trimmed(of: "[]()?:"))
  }

  /// The two answers of `yes / no`.
  static func both(_ text: String) -> [String]? {
    let parts = text.split(separator: "/").map { String($0).trimmed(of: " ") }
    return parts.count == 2 && parts.allSatisfy(isAnswer) ? parts : nil
  }

  /// Whether words ask something, perhaps with the answers behind the question: `Valid? Yes/No`.
  static func isQuestion(_ text: String) -> Bool {
    guard text.utf8.count > 3, !isAnswer(text) else { return false }
    return text.last == "?" || text.last == "？" || text.holds("? ")
  }
}

extension String {
  /// Without any of these characters at both ends.
  fileprivate func trimmed(of characters: String) -> String {
    var text = self[...]
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
