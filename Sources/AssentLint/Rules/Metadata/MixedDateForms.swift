import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let mixedDateForms = Rule(
    id: .mixedDateForms, group: .metadata, severity: .info,
    summary: "Dates are written in different forms.",
    rationale: "One form throughout is easier to compare, and to search for.",
    accepts: [
      """
      ---
      effective: 2025-11-03
      ---

      # License

      **Effective Date**: November 3, 2025

      **Last Updated**: November 9, 2025
      """
    ],
    rejects: [
      """
      # License

      **Effective Date**: November 3, 2025

      **Last Updated**: ⟪2025-11-09⟫
      """
    ]
  ) { subject, findings in
    let metadata = subject.document.metadata
    let dates = (metadata.effectiveDates + metadata.publishedDates + metadata.updatedDates)
      .filter { $0.origin != .frontMatter && $0.form != nil }
      .sorted { $0.range < $1.range }
    guard let first = dates.first, let other = dates.first(where: { $0.form != first.form }) else {
      return
    }
    findings.report(
      "'\(other.written)' is written in another form than '\(first.written)'", at: other.range,
      notes: [Diagnostic.Note("'\(first.written)'", at: first.range)], help: "use one form")
  }
}
