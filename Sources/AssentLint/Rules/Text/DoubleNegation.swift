import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let doubleNegation = Rule(
    id: .doubleNegation, group: .text, severity: .warning, scope: .agreements,
    summary: "A sentence denies twice: 'neither party shall not'.",
    rationale:
      "Read as it stands, it says the opposite of what is nearly always meant. Read in English, German and French.",
    accepts: [
      "Neither party is liable. No party shall pay if it does not agree. No, you may not.\n",
      "There is no data that we do not keep. In no event shall we not answer. No later than May it is not due.\n",
      "Neither party shall assign it or not pay.\n",
      german
        + "Keine Partei haftet, wenn sie nicht fragt. Kein Garten, der nicht schließt. Es gibt keine Kosten. Nicht nur der "
        + "Verein haftet. Keine Partei darf nicht nur fragen.\n",
      french
        + "Aucune des parties ne cède le contrat. Aucun jardin qui ne ferme pas n'est libre. Nul ne peut ne pas payer.\n",
    ],
    rejects: [
      "Neither party is ⟪not⟫ liable for lost profit.\n",
      "No Customer shall ⟪not⟫ sell it. Neither Oak nor you\nmay ⟪not⟫ end it.\n",
      german
        + "Keine Partei haftet ⟪nicht⟫ für Schäden. Keiner der Nutzer darf die Schlüssel ⟪nicht⟫ verleihen.\n",
      french
        + "Aucune des parties ne peut ⟪pas⟫ céder le contrat. Nul ne doit ⟪pas⟫ prêter les clés.\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    let words = subject.wordTable.words
    if let frame = frames[language] {
      for (index, word) in words.enumerated()
      where !word.followsWord && frame.subjects.contains(word.hash) {
        guard let second = frame.second(behind: index, in: words) else { continue }
        findings.report(
          "'\(subject.string(of: words[second].place))' denies what "
            + "'\(subject.string(of: word.place))' denies already",
          atBytes: subject.bytes(of: words[second].place), help: "remove one of the two")
      }
    }
    guard language == "en" else { return }
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

  private static let german = "---\nlanguage: de\n---\n\n"
  private static let french = "---\nlanguage: fr\n---\n\n"

  /// How a language denies by the subject of a sentence, and once more behind its verb.
  private struct DenialFrame: Sendable {
    var subjects: Set<UInt64>
    /// What stands before the second denial, and how many words there may be from it on.
    var verbs: Set<UInt64>
    var distances: ClosedRange<Int>
    var second: UInt64
    /// Words behind which something else is said.
    var breaks: Set<UInt64>
    /// What stands behind a second denial that denies nothing: `nicht nur`.
    var excuses: Set<UInt64>

    /// The second denial of the sentence that begins with a word.
    func second(behind index: Int, in words: [WordTable.Word]) -> Int? {
      var verb: Int?
      for next in index + 1..<max(index + 1, min(words.count, index + 9)) {
        let word = words[next]
        guard word.followsWord, !breaks.contains(word.hash) else { return nil }
        if word.hash == second {
          let isExcused =
            next + 1 < words.count && words[next + 1].followsWord
            && excuses.contains(words[next + 1].hash)
          return verb.map { distances.contains(next - $0) && !isExcused } == true ? next : nil
        }
        if verbs.contains(word.hash) { verb = next }
      }
      return nil
    }
  }

  private static let frames = [
    "de": DenialFrame(
      subjects: hashes("kein keine keiner keines niemand"),
      verbs: hashes(
        "haftet haften darf dürfen kann können wird werden muss müssen soll sollen hat haben ist sind gilt gelten besteht "
          + "bestehen übernimmt übernehmen"),
      distances: 1...4, second: WordHash.of("nicht"),
      breaks: hashes("und oder wenn sofern soweit als sondern außer"),
      excuses: hashes("nur allein bloß mehr")),
    "fr": DenialFrame(
      subjects: hashes("aucun aucune nul nulle personne"), verbs: hashes("ne n"), distances: 2...3,
      second: WordHash.of("pas"), breaks: hashes("que qui si dont et ou lorsque"),
      excuses: hashes("seulement uniquement")),
  ]

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { WordHash.of($0) })
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
