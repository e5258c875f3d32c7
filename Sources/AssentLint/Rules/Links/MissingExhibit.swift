import AssentDiagnostics
import AssentLicense

extension Rule {
  static let missingExhibit = Rule(
    id: .missingExhibit, group: .links, severity: .warning, scope: .agreements,
    summary: "The text refers to an exhibit, annex or schedule that is neither in it nor linked.",
    rationale:
      "What is attached is part of what is agreed; where it is not at hand, nobody can agree to it.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Exhibit A.\n\n## Exhibit A: Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSee [Exhibit A](exhibit-a.md).\n",
      "# License\n\n## 1. Scope\n\nSee Annex I of the GDPR.\n",
      "# License\n\n## 1. Scope\n\nSee Annex 1A, Annex 1B, and Annex II of the UK Addendum.\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nSee ⟪Exhibit B⟫.\n\n## Exhibit A: Fees\n\nText.\n"
    ]
  ) { subject, findings in
    for reference in subject.document.references
    where reference.kind == .attachment && reference.clause == nil {
      findings.report(
        "'\(reference.text)' is neither in this document nor linked", at: reference.range,
        help: "add it, or link to it", cause: reference.text)
    }
  }
}
