import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let clauseNumberRepeated = Rule(
    id: .clauseNumberRepeated, group: .structure, severity: .error,
    summary: "A clause number is used twice.",
    rationale: "A reference to it could mean either clause.",
    accepts: [
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n\n## Annex 1\n\nText.\n",
      "# L\n\nRights:\n\n(a) one;\n\nDuties:\n\n(a) two:\n\n(a) three.\n\n(b) four.\n\n(a) five.\n",
    ],
    rejects: [
      "# L\n\n## 1. A\n\nText.\n\n## ⟪1⟫. B\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n\n## ⟪1⟫. C\n\nText.\n",
      "# L\n\n## 1. A\n\n1.1 One.\n\n⟪1.1⟫ Two.\n\n1.2 Three.\n",
      "# L\n\n## 1. A\n\n1.1 You shall:\n\n1.1.1 pay;\n\n1.1.2 ask;\n\n⟪1.1.1⟫ not lend.\n",
    ]
  ) { subject, findings in
    for step in subject.numberSteps where step.distance < 1 {
      let clause = subject.document.clauses[step.clause]
      let before = subject.document.clauses[step.before]
      findings.report(
        step.distance == 0
          ? "clause number '\(clause.number ?? "")' is used twice"
          : "clause number '\(clause.number ?? "")' follows '\(before.number ?? "")'",
        at: subject.range(ofNumberOf: clause),
        notes: [
          Diagnostic.Note(
            "first used here", at: subject.range(ofNumberOf: before))
        ], help: "give each clause a number of its own, in order",
        cause: subject.causeOfRepetition(step.clause))
    }
  }
}
