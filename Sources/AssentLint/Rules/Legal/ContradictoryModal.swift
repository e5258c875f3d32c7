import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let contradictoryModal = Rule(
    id: .contradictoryModal, group: .legal, severity: .info, isOptional: true, scope: .agreements,
    summary: "Two modal verbs stand side by side.",
    rationale: "What one must and what one may do are different things.",
    accepts: ["You must pay. You may not sell it; you shall, may 1 come, pay.\n"],
    rejects: [
      "You must ⟪may⟫ pay.\n", "---\nlanguage: de\n---\n\nDer Kunde muss ⟪darf⟫ zahlen.\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    guard let verbs = verbs[language] else { return }
    let document = subject.document.markup
    for node in document.nodes.indices where document.nodes[node].kind == .text {
      let text = document.bytes(document.nodes[node].literal)
      var before: ArraySlice<UInt8>?
      for word in text.split(separator: 0x20) {
        defer { before = word }
        guard word.count <= 8, let last = before, last != word,
          verbs.contains(String(decoding: last, as: UTF8.self)),
          verbs.contains(String(decoding: word, as: UTF8.self))
        else { continue }
        let place = ProseScan.Place(
          node: Int32(node), start: Int32(word.startIndex - text.startIndex),
          count: Int32(word.count))
        findings.report(
          "'\(String(decoding: last, as: UTF8.self))' is followed by '\(subject.string(of: place))'",
          atBytes: subject.bytes(of: place), help: "keep the one that is meant")
      }
    }
  }

  private static let verbs: [String: Set<String>] = [
    "en": ["must", "shall", "may", "should", "might"],
    "de": ["muss", "darf", "kann", "soll", "müssen", "dürfen"],
    "fr": ["doit", "peut", "doivent", "peuvent", "devra", "pourra"],
    "es": ["debe", "puede", "deberá", "podrá", "deben", "pueden"],
    "it": ["deve", "può", "devono", "possono"], "pt": ["deve", "pode", "deverá", "poderá"],
    "nl": ["moet", "mag", "moeten", "mogen"],
  ]
}
