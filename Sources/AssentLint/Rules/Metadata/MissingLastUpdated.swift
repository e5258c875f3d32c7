import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingLastUpdated = Rule(
    id: .missingLastUpdated, group: .metadata, severity: .warning, scope: .documentation,
    summary: "The document does not say when it was last changed.",
    rationale: "Readers have to know whether what they read still describes the product.",
    accepts: [
      "# Flow\n\n**Last Updated**: November 9, 2025\n",
      "# Flow\n\n**Last Updated**: November 2025\n", "---\nupdated: 2025-11-09\n---\n\n# Flow\n",
    ],
    rejects: ["# Flow\n\nText.\n"]
  ) { subject, findings in
    let metadata = subject.document.metadata
    guard metadata.newestDate == nil, !metadata.hasVagueDate else { return }
    findings.report(
      "document does not say when it was last changed", at: nil,
      help: "write 'updated: YYYY-MM-DD' in the front matter, or '**Last Updated**: …' in the text")
  }
}
