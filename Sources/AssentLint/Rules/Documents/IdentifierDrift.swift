import AssentDiagnostics

extension Rule {
  static let identifierDrift = Rule(
    id: .identifierDrift, group: .documents, severity: .warning, scope: .documentation,
    summary: "A name in code is spelled in two ways.",
    rationale:
      "A key that is stored under one name is not found under the other, and who accepted is asked "
      + "again. Types and their values, and constants in capitals, may differ in their letters.",
    neighbor: "# License\n\nYou may copy this text.\n",
    accepts: [
      "# Start\n\n`hasAcceptedLicense`, `hasAcceptedLicense` and `HasAcceptedLicense`.\n",
      "# Start\n\n`HAS_ACCEPTED_LICENSE` holds `hasAcceptedLicense`, and `getAcceptedLicense` is "
        + "not `setAcceptedLicense`; `getAcceptedLicense`.\n",
    ],
    rejects: [
      "# Start\n\n`acceptedLicenseVersion`, then `acceptedLicenseVersion`, then "
        + "`⟪acceptedLicenceVersion⟫`.\n",
      "# Start\n\n```\nhasAcceptedLicense\nhasAcceptedLicense\n⟪hasAcceptedlicense⟫\n```\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.identifierDrift, &findings)
  }
}
