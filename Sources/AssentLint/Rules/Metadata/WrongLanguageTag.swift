import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let wrongLanguageTag = Rule(
    id: .wrongLanguageTag, group: .metadata, severity: .warning,
    summary: "The language is not a well-formed BCP 47 tag.",
    rationale:
      "Browsers choose voices, hyphens and fonts by the tag, and ignore those they do not know.",
    accepts: ["---\nlanguage: zh-Hant-TW\n---\n", "---\nlang: de\n---\n"],
    rejects: [
      "---\nlanguage: ⟪en_us⟫\n---\n", "---\nlanguage: ⟪German⟫\n---\n",
      "---\nlanguage: ⟪DE⟫\n---\n", "---\nlanguage: ⟪eng⟫\n---\n",
    ]
  ) { subject, findings in
    for language in subject.document.metadata.languages {
      let tag = language.value
      if let right = LanguageTag.meant(by: tag) {
        guard right != tag else { continue }
        findings.report(
          "language '\(tag)' is written '\(right)'", at: language.range, help: "use \(right)",
          fix: FixIt(
            "use \(right)",
            edits: [
              FixIt.Edit(subject.source.bytes(of: language.range), with: Array(right.utf8))
            ]))
      } else {
        findings.report(
          "'\(tag)' is not a language tag", at: language.range,
          help: "use a tag of BCP 47, such as en or pt-BR")
      }
    }
  }
}
