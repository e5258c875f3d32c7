import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingVersion = Rule(
    id: .missingVersion, group: .metadata, severity: .error,
    summary: "The document states no version.",
    rationale:
      "A version identifies the text someone agreed to; the manifest lists every text by it.",
    accepts: ["---\nversion: 1.0\n---\n\n# License\n", "# License\n\n**Version**: 1.0\n"],
    rejects: ["# License\n\nText.\n"]
  ) { subject, findings in
    guard subject.document.metadata.versions.isEmpty else { return }
    findings.report(
      "document states no version", at: nil,
      help: subject.helpToState("version: 1.0") + ", or '**Version**: 1.0' below the title")
  }
}
