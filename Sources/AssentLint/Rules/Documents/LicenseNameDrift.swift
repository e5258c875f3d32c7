import AssentDiagnostics

extension Rule {
  static let licenseNameDrift = Rule(
    id: .licenseNameDrift, group: .documents, severity: .error, documentationSeverity: .error,
    scope: .documentation,
    summary: "A document names another license of the product than the license does.",
    rationale:
      "Readers rely on either. Only what is said of the product as a whole counts: its fonts and "
      + "pictures may have licenses of their own.",
    neighbor: "---\nversion: 2.0\nspdx: CC-BY-4.0\n---\n# License\n\nYou may copy this text.\n",
    accepts: [
      "# Start\n\nThis app is licensed under CC BY 4.0.\n",
      "# Start\n\nThe fonts of this app are licensed under CC BY 2.0.\n",
      "# Start\n\nThe app is licensed under the terms below.\n",
    ],
    rejects: [
      "# Start\n\nThis app is licensed under ⟪CC BY 2.0⟫.\n",
      "# Start\n\nThe software is licensed under the ⟪MIT License⟫.\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.licenseNameDrift, &findings)
  }
}
