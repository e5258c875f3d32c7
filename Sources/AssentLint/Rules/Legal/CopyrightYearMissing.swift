import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let copyrightYearMissing = Rule(
    id: .copyrightYearMissing, group: .legal, severity: .info, scope: .agreements,
    summary: "A copyright notice names no year.",
    rationale:
      "The notice of the Universal Copyright Convention has the sign, the year of publication and the "
      + "holder; without the year nobody can say when protection ends.",
    accepts: ["# License\n\nCopyright © 2024 Example Ltd\n", "# Fees\n\n(c) Fees are due.\n"],
    rejects: ["# License\n\n⟪Copyright ©⟫ Example Ltd. All rights reserved.\n"]
  ) { subject, findings in
    let notices = CopyrightLine.all(in: subject.document.markup)
    // One notice with a year is enough.
    guard let first = notices.first, notices.allSatisfy({ $0.year == nil }) else { return }
    findings.report(
      "copyright notice names no year", atBytes: subject.bytes(of: first.mark),
      help: "write the year of publication behind '\(subject.string(of: first.mark))'")
  }
}
