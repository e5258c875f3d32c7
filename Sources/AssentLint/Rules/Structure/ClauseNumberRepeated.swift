import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let clauseNumberRepeated = Rule(
    id: "clause-number-repeated", group: .structure, severity: .error,
    summary: "A number of a clause is used before.",
    rationale: "A reference to it means either of them.",
    accepts: ["# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n"],
    rejects: [
      "# L\n\n## 1. A\n\nText.\n\n## ⟪1⟫. B\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n\n## ⟪1⟫. C\n\nText.\n",
    ]
  ) { subject, findings in
    for step in subject.clauseNumbers where step.value <= step.last {
      findings.report(
        step.value == step.last
          ? "number '\(step.number)' stands twice"
          : "number '\(step.number)' follows '\(step.lastNumber)'",
        at: step.range, notes: [Diagnostic.Note("'\(step.lastNumber)'", at: step.lastRange)],
        help: "number anew")
    }
  }
}
