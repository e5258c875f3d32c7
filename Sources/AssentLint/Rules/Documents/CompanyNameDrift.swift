import AssentDiagnostics

extension Rule {
  static let companyNameDrift = Rule(
    id: .companyNameDrift, group: .documents, severity: .info,
    summary: "A company has another legal form than in the other documents.",
    rationale:
      "'Example Inc.' and 'Example LLC' are two companies, and one of them grants nothing. What most "
      + "places say is taken for right. A document with both forms tells them apart.",
    neighbor: "# License\n\nCopyright (c) 2025 Example Works, Inc.\n\nYou may copy this text.\n",
    accepts: [
      "# Start\n\nExample Works, Inc. makes it.\n",
      "# Start\n\nExample Works Incorporated and Example Works.\n",
      "# Start\n\nExample Works, Inc. and Example Works Ltd.\n",
      "# Start\n\nOther Example Works LLC\n",
    ],
    rejects: [
      "# Start\n\nAsk ⟪Example Works LLC⟫ about it.\n",
      "# Start\n\n```\n│ ⟪Example Works Ltd.⟫ │\n```\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.companyNameDrift, &findings)
  }
}
