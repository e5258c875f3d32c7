import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let missingEffectiveDate = Rule(
    id: .missingEffectiveDate, group: .metadata, severity: .error, scope: .agreements,
    summary: "The agreement has no date.",
    rationale:
      "From a day on it binds, and earlier versions no longer do. One with a day of its text is known by "
      + "that; only a build asks for the day on which it takes effect.",
    accepts: [
      "---\neffective: 2025-11-03\n---\n\n# License\n",
      "# License\n\n**Effective Date**: November 3, 2025\n",
      "# License\n\n**Last Updated**: November 3, 2025\n",
      "# License\n\n**Version**: 1.0\n\n**Effective Date**: November 2025\n",
    ],
    rejects: ["# License\n\n**Version**: 1.0\n\nText.\n"]
  ) { subject, findings in
    let metadata = subject.document.metadata
    guard metadata.effectiveDates.isEmpty, metadata.updatedDates.isEmpty,
      metadata.publishedDates.isEmpty, !metadata.hasVagueDate
    else { return }
    // `missing-version` says both.
    guard !metadata.versions.isEmpty else { return }
    // A date that cannot be read is reported as that.
    guard !subject.document.diagnostics.contains(where: { $0.rule == .invalidFrontMatter })
    else { return }
    findings.report(
      "agreement does not say when it takes effect", at: nil,
      help: subject.helpToState("effective: YYYY-MM-DD"))
  }
}
