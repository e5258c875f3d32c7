import AssentDiagnostics

extension Rule {
  static let contactDrift = Rule(
    id: .contactDrift, group: .documents, severity: .info,
    summary: "A mail address stands in another document with another host that looks like it.",
    rationale:
      "One of the two reaches nobody, or somebody else. Addresses of other names are for other matters, "
      + "and a document with both tells them apart.",
    neighbor: "# License\n\nWrite to legal@kana-press.org.\n",
    accepts: [
      "# Start\n\nWrite to legal@kana-press.org.\n", "# Start\n\nWrite to help@kana-press.com.\n",
      "# Start\n\nWrite to legal@another.org.\n",
      "# Start\n\nlegal@kana-press.org, legal@kana-press.com\n",
    ],
    rejects: [
      "# Start\n\nWrite to ⟪legal@kana-press.com⟫.\n",
      "# Start\n\n```\nmail(\"⟪legal@kana-pres.org⟫\")\n```\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.contactDrift, &findings)
  }
}
