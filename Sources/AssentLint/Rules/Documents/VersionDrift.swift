import AssentDiagnostics

extension Rule {
  static let versionDrift = Rule(
    id: .versionDrift, group: .documents, severity: .error, documentationSeverity: .error,
    scope: .documentation,
    summary: "A document states another version of an agreement than the agreement does.",
    rationale:
      "Whoever builds by the document asks for a text that is not in force. Prose, code and drawings "
      + "count; a line that tells of older versions, of a condition or of an example does not.",
    neighbor: "---\nversion: 2.0\n---\n# License\n\nYou may copy this text.\n",
    accepts: [
      "# Start\n\nLicense Version: 2.0\n",
      "# Start\n\nWho accepted license version 1.0 is asked again.\n",
      "# Start\n\nThe code is under the Apache License, Version 1.1.\n",
      "# Start\n\n```\n┌──────────────────────┐\n│ License Version: 1.0 │\n└──────────┬───────────┘\n"
        + "┌──────────┴───────────┐\n│ License Version: 2.0 │\n└──────────────────────┘\n```\n",
      "# Start\n\n```swift\nlet acceptedLicenseVersion = \"1.0\"\n```\n",
    ],
    rejects: [
      "# Start\n\n**License Version**: ⟪1.0⟫\n",
      "# Start\n\nThe app shows version ⟪1.5⟫ of the license.\n",
      "# Start\n\n```swift\nlet currentLicenseVersion = \"⟪1.0⟫\"\n```\n",
      "# Start\n\n```\n┌──────────────────────┐\n│ License Version: ⟪1.0⟫ │\n└──────────────────────┘\n```\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.versionDrift, &findings)
  }
}
