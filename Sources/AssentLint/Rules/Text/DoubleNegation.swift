import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let doubleNegation = Rule(
    id: .doubleNegation, group: .text, severity: .warning, scope: .agreements,
    summary: "A sentence denies twice: 'neither party shall not'.",
    rationale:
      "Read as it stands, it says the opposite of what is nearly always meant. Read in English alone.",
    accepts: [
      "Neither party is liable. No party shall pay if it does not agree. No, you may not.\n",
      "There is no data that we do not keep. In no event shall we not answer. No later than May it is not due.\n",
      "Neither party shall assign it or not pay.\n",
    ],
    rejects: [
      "Neither party is ⟪not⟫ liable for lost profit.\n",
      "No Customer shall ⟪not⟫ sell it. Neither Oak nor you\nmay ⟪not⟫ end it.\n",
    ]
  ) { subject, findings in
    guard LanguageTag.language(of: subject.document.language) == "en" else { return }
    let words = subject.wordTable.words
    for (index, word) in words.enumerated()
    where word.hash == neither || word.hash == nobody || word.hash == no && !word.followsWord {
      let last = min(words.count - 1, index + (word.hash == no ? 4 : 6))
      guard index + 3 <= last else { continue }
      for next in index + 1...last {
        guard words[next].followsWord, !breaks.contains(words[next].hash),
          // `Neither Oak nor you`
          !pronouns.contains(words[next].hash) || words[next - 1].hash == nor
        else { break }
        if words[next].hash == not, verbs.contains(words[next - 1].hash), next >= index + 3 {
          findings.report(
            "'not' denies what '\(subject.string(of: word.place))' denies already",
            atBytes: subject.bytes(of: words[next].place), help: "remove one of the two")
          break
        }
      }
    }
  }

  private static let no = WordHash.of("no")
  private static let not = WordHash.of("not")
  private static let nor = WordHash.of("nor")
  private static let neither = WordHash.of("neither")
  private static let nobody = WordHash.of("nobody")
  private static let verbs = Set(
    ["is", "are", "shall", "may", "will", "must", "can", "does", "do", "should", "has", "have"]
      .map { WordHash.of($0) })
  /// Words behind which something else is said.
  private static let breaks = Set(
    [
      "if", "that", "which", "who", "whom", "and", "or", "because", "when", "where", "unless",
      "what", "as", "later", "longer", "more", "less", "but", "one",
    ].map { WordHash.of($0) })
  private static let pronouns = Set(
    ["we", "you", "it", "they", "he", "she", "i"].map { WordHash.of($0) })
}
