import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingVersion = Rule(
    id: .missingVersion, group: .metadata, severity: .error,
    summary: "The document states no version.",
    rationale: "What somebody agreed to is known by its version; the manifest names every text so.",
    accepts: ["---\nversion: 1.0\n---\n\n# License\n", "# License\n\n**Version**: 1.0\n"],
    rejects: ["# License\n\nText.\n"]
  ) { subject, findings in
    guard subject.document.metadata.versions.isEmpty else { return }
    findings.report(
      "document states no version", at: nil,
      help: "write 'version: 1.0' in the front matter, or '**Version**: 1.0' below the title")
  }
}
