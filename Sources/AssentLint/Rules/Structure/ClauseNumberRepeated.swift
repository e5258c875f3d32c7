import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let clauseNumberRepeated = Rule(
    id: .clauseNumberRepeated, group: .structure, severity: .error,
    summary: "A number of a clause is used before.",
    rationale: "A reference to it means either of them.",
    accepts: ["# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n"],
    rejects: [
      "# L\n\n## 1. A\n\nText.\n\n## ⟪1⟫. B\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n\n## ⟪1⟫. C\n\nText.\n",
    ]
  ) { subject, findings in
    for step in subject.numberSteps where step.distance < 1 {
      let clause = subject.document.clauses[step.clause]
      let before = subject.document.clauses[step.before]
      findings.report(
        step.distance == 0
          ? "number '\(clause.number ?? "")' stands twice"
          : "number '\(clause.number ?? "")' follows '\(before.number ?? "")'",
        at: subject.range(ofNumberOf: clause),
        notes: [
          Diagnostic.Note(
            "'\(before.number ?? "")' stands here first", at: subject.range(ofNumberOf: before))
        ], help: "give each clause a number of its own, in order")
    }
  }
}
