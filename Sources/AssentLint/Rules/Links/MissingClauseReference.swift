import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingClauseReference = Rule(
    id: "missing-clause-reference", group: .links, severity: .error, scope: .agreements,
    summary: "The text refers to a clause that there is not.",
    rationale: "A right or a limit that stands in no clause is open to any reading.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Section 2.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSection 1798.83 of the California Civil Code applies.\n",
    ],
    rejects: ["# License\n\n## 1. Scope\n\nSee ⟪Section 4⟫.\n\n## 2. Fees\n\nText.\n"]
  ) { subject, findings in
    for reference in subject.document.references where reference.clause == nil {
      findings.report(
        "'\(reference.text)' is no clause of this document", at: reference.range,
        help: "name the clause that is meant")
    }
  }
}
