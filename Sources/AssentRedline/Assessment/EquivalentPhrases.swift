/// Phrases of a language that say the same, so that a drafter may write one for another.
///
/// A change that only exchanges such phrases is `wording`, in whatever sentence it stands. Words that
/// bind differently, such as *shall* and *will*, are in no table, however close they are.
struct EquivalentPhrases: Sendable {
  /// By phrase, its words with spaces between them, what is read for it; nothing for a filler.
  private var readings: [String: String] = [:]
  /// The same of phrases that only say the same where a sentence begins: `due to the rain`, but not
  /// `amounts due to you`.
  private var openings: [String: String] = [:]
  /// All words of the phrases.
  private var vocabulary: Set<String> = []
  private var mostWords = 1

  /// - Parameter rows: `phrase = phrase`, one group a line; with commas, forms that go together:
  ///   `begin, begins = start, starts`. A line that begins with `=` lists fillers; after `~` stand
  ///   connectives that may go anywhere in their sentence, after `^` adverbs that may where nothing
  ///   is negated and no `and` tells two things, after `|` phrases that are one only where a sentence
  ///   begins.
  init(_ rows: String) {
    for row in rows.split(separator: "\n") {
      let mark = row.first.flatMap { "~^|".contains($0) ? String($0) : nil } ?? ""
      let line = row.dropFirst(mark.count)
      let columns = line.split(separator: "=", omittingEmptySubsequences: false).map { column in
        column.split(separator: ",").map { Self.words(of: String($0)) }
      }
      if columns.first?.isEmpty == true {
        for phrase in columns.dropFirst().joined() { insert(phrase, reading: "") }
        continue
      }
      for form in (columns.first ?? []).indices {
        let phrases = columns.compactMap { $0.indices.contains(form) ? $0[form] : nil }
        var known: String?
        for phrase in phrases where known == nil { known = readings[phrase.joined(separator: " ")] }
        let reading = known ?? mark + "=" + phrases[0].joined(separator: " ")
        for phrase in phrases { insert(phrase, reading: reading, opens: mark == "|") }
      }
    }
  }

  private mutating func insert(_ phrase: [String], reading: String, opens: Bool = false) {
    if opens {
      openings[phrase.joined(separator: " ")] = reading
    } else {
      readings[phrase.joined(separator: " ")] = reading
    }
    vocabulary.formUnion(phrase)
    mostWords = max(mostWords, phrase.count)
  }

  /// The words as they are compared: a script without spaces has one a character.
  private static func words(of phrase: String) -> [String] {
    phrase.split(separator: " ").flatMap { word in
      word.unicodeScalars.contains { ScalarClass($0.value) == .ideograph }
        ? word.unicodeScalars.map { String($0) } : [String(word)]
    }
  }

  /// Whether what is read for a phrase may stand anywhere in its sentence.
  static func isMovable(_ reading: String, isNegated: Bool) -> Bool {
    reading.hasPrefix("~=") || !isNegated && reading.hasPrefix("^=")
  }

  func knows(_ word: String) -> Bool { vocabulary.contains(word) }

  /// What words say: each phrase, the longest first, as its group, and neither fillers nor `silent`
  /// words.
  ///
  /// - Parameter opens: whether a sentence begins with them.
  func reading(of words: [String], silent: Set<String>, opens: Bool) -> [String] {
    var out: [String] = []
    var index = 0
    while index < words.count {
      var count = min(mostWords, words.count - index)
      while count > 0 {
        let phrase = words[index..<index + count].joined(separator: " ")
        if let reading = (opens && index == 0 ? openings[phrase] : nil) ?? readings[phrase] {
          if !reading.isEmpty { out.append(reading) }
          break
        }
        count -= 1
      }
      if count == 0, !silent.contains(words[index]) { out.append(words[index]) }
      index += max(count, 1)
    }
    return out
  }
}
