import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingClauseReference = Rule(
    id: .missingClauseReference, group: .links, severity: .warning, scope: .agreements,
    summary: "The text refers to a clause that does not exist.",
    rationale: "A right or limit that depends on a missing clause is open to any reading.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Section 2.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSection 1798.83 of the California Civil Code applies.\n",
      "# License\n\n## 1. Scope\n\nSee [Section 9 of the fees](fees.md).\n",
      "# License\n\n## 1. Scope\n\nSee item 3 below.\n\n1. Text.\n1. Text.\n1. Text.\n",
      "# License\n\n## 1. Scope\n\nSee item 2 below.\n\n> 1. Text.\n> 2. Text.\n",
      "# License\n\n## 1. Scope\n\nSee item 2 below.\n\n| No. | Fee |\n| --- | --- |\n| 1 | None |\n| 2 | One |\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nSee ⟪Section 4⟫.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSee [⟪Section 4⟫](#scope).\n",
      "# License\n\n## 1. Scope\n\nSee ⟪Section\n4⟫ for fees.\n",
      "# License\n\n## 1. Scope\n\nSee ⟪item 4⟫ below.\n\n1. Text.\n1. Text.\n1. Text.\n",
    ]
  ) { subject, findings in
    let missing = subject.document.references.filter {
      $0.clause == nil && $0.kind != .attachment
    }
    guard !missing.isEmpty else { return }
    let numbers = WrittenNumbers(subject, mentioned: missing)
    for reference in missing where !numbers.mayHave(reference) {
      findings.report(
        "'\(reference.text)' does not exist in this document", at: reference.range,
        help: "refer to a clause of this document",
        cause: reference.kind == .title ? reference.text : reference.number)
    }
  }
}
