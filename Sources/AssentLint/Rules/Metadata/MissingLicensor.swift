import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingLicensor = Rule(
    id: .missingLicensor, group: .metadata, severity: .warning, scope: .agreements,
    summary: "The license does not say who grants it.",
    rationale: "A license is a promise, and somebody has to make it.",
    accepts: [
      "---\nlicensor: Jane Doe\n---\n\n# License\n", "# License\n\nCopyright (c) 2025 Jane Doe\n",
    ],
    rejects: ["# License\n\nText.\n"]
  ) { subject, findings in
    switch subject.document.kind {
    case .license, .eula: break
    case .terms, .privacy, .policy, .other: return
    }
    guard subject.document.metadata.licensor == nil else { return }
    findings.report(
      "license names no licensor", at: nil,
      help: "write 'licensor:' in the front matter, or a copyright notice with year and name")
  }
}
