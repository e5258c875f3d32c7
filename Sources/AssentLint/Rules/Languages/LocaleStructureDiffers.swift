import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let localeStructureDiffers = Rule(
    id: .localeStructureDiffers, group: .languages, severity: .error, scope: .agreements,
    summary: "A translation does not say what its original says.",
    rationale:
      "Compared clause by clause: headings, paragraphs, amounts, periods, dates, references, links "
      + "and definitions. Whoever agrees to a translation must agree to the same text.",
    original: """
      # License

      ## 1. Use

      You may try the program for 30 days and install it on up to 12 computers.

      ## 2. Price

      A year costs €1,000.50.
      """,
    accepts: [
      "# Lizenz\n\n## 1. Nutzung\n\nSie dürfen das Programm dreißig Tage lang erproben und auf bis zu "
        + "12 Rechnern installieren.\n\n## 2. Preis\n\nEin Jahr kostet 1.000,50 Euro.\n"
    ],
    rejects: [
      "# Lizenz\n\n## 1. Nutzung\n\nSie dürfen das Programm ⟪90⟫ Tage lang erproben und auf bis zu 12 "
        + "Rechnern installieren.\n\n## 2. Preis\n\nEin Jahr kostet 1.000,50 Euro.\n",
      "# Lizenz\n\n⟪## 1. Nutzung⟫\n\nSie dürfen das Programm 30 Tage lang erproben und auf bis zu 12 "
        + "Rechnern installieren.\n",
    ]
  ) { subject, findings in
    guard let original = subject.original, subject.isOfVersion(of: original) else { return }
    let file = original.markup.source.path
    let comparison = TranslationComparison(
      original: SectionedText(original), translation: SectionedText(subject.document))
    for found in comparison.differences {
      findings.report(
        found.message, at: found.range,
        notes: [Diagnostic.Note(found.note, file: file, at: found.originalRange)],
        help: found.help)
    }
  }
}

extension LintSubject {
  /// Whether the document states the version of its original; that it does not is an error of its
  /// own, from which all else follows.
  fileprivate func isOfVersion(of original: LegalDocument) -> Bool {
    guard !isUnparsed, original.markup.nodes.count > 1 else { return false }
    let versions = (document.metadata.version?.number, original.metadata.version?.number)
    return versions.0 == nil || versions.1 == nil || versions.0 == versions.1
  }
}
