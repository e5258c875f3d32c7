import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let effectiveBeforePublished = Rule(
    id: .effectiveBeforePublished, group: .metadata, severity: .warning,
    summary: "The agreement takes effect before it was published.",
    rationale: "Nobody can agree to a text that cannot be read yet; mostly a year is mistyped.",
    accepts: ["---\npublished: 2025-11-01\neffective: 2025-11-03\n---\n\n# License\n"],
    rejects: ["---\npublished: 2025-11-03\neffective: ⟪2025-11-01⟫\n---\n\n# License\n"]
  ) { subject, findings in
    let metadata = subject.document.metadata
    guard let effective = metadata.effectiveDates.first,
      let published = metadata.publishedDates.first, effective.value < published.value
    else { return }
    findings.report(
      "effective date \(effective.value) is before the publication on \(published.value)",
      at: effective.range,
      notes: [Diagnostic.Note("published on \(published.value)", at: published.range)])
  }
}
