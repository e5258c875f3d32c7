import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let missingEffectiveDate = Rule(
    id: .missingEffectiveDate, group: .metadata, severity: .error, scope: .agreements,
    summary: "The agreement does not say when it takes effect.",
    rationale: "From this day on it binds, and earlier versions no longer do.",
    accepts: [
      "---\neffective: 2025-11-03\n---\n\n# License\n",
      "# License\n\n**Effective Date**: November 3, 2025\n",
    ],
    rejects: ["# License\n\nText.\n", "# License\n\n**Last Updated**: November 3, 2025\n"]
  ) { subject, findings in
    let metadata = subject.document.metadata
    guard metadata.effectiveDates.isEmpty else { return }
    // A date that cannot be read is reported as that.
    guard !subject.document.diagnostics.contains(where: { $0.rule == .invalidFrontMatter })
    else { return }
    let other = metadata.updatedDates.first ?? metadata.publishedDates.first
    findings.report(
      "agreement does not say when it takes effect", at: nil,
      notes: other.map {
        [Diagnostic.Note("'\($0.written)' is the day of the text", at: $0.range)]
      } ?? [],
      help: subject.helpToState("effective: \(other?.value.description ?? "YYYY-MM-DD")")
        + (other != nil && metadata.versions.isEmpty ? "; a build needs 'version:' as well" : ""))
  }
}
