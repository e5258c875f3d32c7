import AssentDiagnostics
import AssentLicense

extension Rule {
  static let doubledWord = Rule(
    id: .doubledWord, group: .text, severity: .warning,
    summary: "A word is repeated.",
    rationale:
      "It is nearly always a typing error, and readers of agreements look for meaning.",
    accepts: [
      "The fact that that license had had no end is clear.\n", "Bora Bora, New York New York\n",
      "the the-matic, is.is\n",
    ],
    rejects: [
      "You may use the ⟪the⟫ Software.\n", "The ⟪the⟫ Software\n", "rights under\n⟪under⟫ this\n",
    ]
  ) { subject, findings in
    guard !subject.prose.doubledWords.isEmpty else { return }
    let isEnglish = LanguageTag.language(of: subject.document.language) == "en"
    for place in subject.prose.doubledWords {
      let word = subject.string(of: place)
      guard isEnglish ? !doubledInEnglish.contains(word) : neverDoubled.contains(word) else {
        continue
      }
      findings.report(
        "'\(word)' is repeated", atBytes: subject.bytes(of: place), help: "remove one")
    }
  }

  /// Words that English doubles.
  private static let doubledInEnglish: Set = [
    "that", "had", "is", "do", "very", "so", "no", "yes", "bye", "ha", "blah", "many", "much",
    "more", "far", "long", "there", "now", "tut", "hip", "knock", "her", "it", "in", "on", "etc",
    "x", "i", "b", "c", "d", "e",
  ]
  /// Words of other languages that are never doubled.
  private static let neverDoubled: Set = [
    "und", "oder", "mit", "von", "zu", "auf", "les", "des", "du", "et", "une", "dans", "sur",
    "pour", "el", "los", "las", "y", "con", "por", "para", "e", "il", "gli", "per", "dello",
    "della",
    "het", "een", "en", "van", "och", "att", "the", "of", "and", "to",
  ]
}
