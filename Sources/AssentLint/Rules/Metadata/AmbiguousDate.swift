import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let ambiguousDate = Rule(
    id: .ambiguousDate, group: .metadata, severity: .warning,
    summary: "A date can be read as two different days.",
    rationale:
      "'11/3/2025' is November 3 in the United States and March 11 nearly everywhere else.",
    accepts: [
      "# License\n\n**Effective Date**: 11/23/2025\n",
      "# License\n\n**Effective Date**: 3.11.2025\n",
      "---\nlanguage: fr\n---\n\n# Licence\n\n**Date d’entrée en vigueur** : 11/3/2025\n",
    ],
    rejects: [
      "# License\n\n**Effective Date**: ⟪11/3/2025⟫\n",
      "---\neffective: 2025-11-03\n---\n\n# License\n\n**Effective Date**: ⟪11/3/2025⟫\n",
      "# License\n\n**Effective Date**: ⟪03-11-2025⟫\n",
      "---\neffective: ⟪11/3/2025⟫\n---\n\n# License\n\n**Effective Date**: November 3, 2025\n",
    ]
  ) { subject, findings in
    // Elsewhere the day comes first.
    guard LanguageTag.language(of: subject.document.language) == "en" else { return }
    let metadata = subject.document.metadata
    for dates in [metadata.effectiveDates, metadata.publishedDates, metadata.updatedDates] {
      for date in dates where date.isAmbiguous {
        guard let other = date.value.otherReading else { continue }
        // Another mention of the same event says which of the two days is meant.
        let known = dates.first {
          !$0.isAmbiguous && ($0.value == date.value || $0.value == other)
        }
        findings.report(
          "'\(date.written)' is \(date.value) or \(other)", at: date.range,
          help: "write \(known?.value ?? date.value)" + (known == nil ? " or \(other)" : ""),
          // In the text it is words, which no repair changes.
          fix: date.origin != .frontMatter
            ? nil
            : known.map {
              FixIt(
                "write \($0.value)",
                edits: [
                  FixIt.Edit(
                    subject.source.bytes(of: date.range), with: Array($0.value.description.utf8))
                ])
            })
      }
    }
  }
}
