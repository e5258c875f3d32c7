import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let clauseNumberGap = Rule(
    id: .clauseNumberGap, group: .structure, severity: .error,
    summary: "A clause number does not follow the one before it.",
    rationale: "A clause is missing, or references to those that follow name the wrong ones.",
    accepts: [
      "# L\n\n## 十九、目的\n\n正文。\n\n## 二十、定义\n\n正文。\n\n## 二十一、范围\n\n正文。\n",
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\n### 2.1 C\n\nText.\n\n### 2.2 D\n\nText.\n",
      "# L\n\n## A. One\n\nText.\n\n## B. Two\n\nText.\n",
      "# L\n\n## § 3 One\n\n1. Text.\n\n**§4 Two**\n\n1. Text.\n\n**§ 5 Three**\n\n1. Text.\n\n## § 6 Four\n",
      "# L\n\n## I. One\n\nText.\n\n## J. Two\n\nText.\n\n## K. Two\n\nText.\n\n## L. Three\n",
    ],
    rejects: [
      "# L\n\n## 1. A\n\nText.\n\n## ⟪3⟫. B\n\nText.\n",
      "# L\n\n## § 3 One\n\n1. Text.\n\n**§4 Two**\n\n1. Text.\n\n## § ⟪6⟫ Four\n",
      "# L\n\n## 1. A\n\n### 1.1 B\n\nText.\n\n### ⟪1.3⟫ C\n\nText.\n",
      "# L\n\n## 第一条 目的\n\n正文。\n\n## 第⟪三⟫条 定义\n\n正文。\n",
      "# L\n\n## XCIX. One\n\nText.\n\n## C. Two\n\nText.\n\n## ⟪CII⟫. Three\n\nText.\n",
    ]
  ) { subject, findings in
    for step in subject.numberSteps where step.distance > 1 {
      let clause = subject.document.clauses[step.clause]
      let before = subject.document.clauses[step.before]
      findings.report(
        "clause number '\(clause.number ?? "")' follows '\(before.number ?? "")'",
        at: subject.range(ofNumberOf: clause),
        notes: [
          Diagnostic.Note("'\(before.number ?? "")'", at: subject.range(ofNumberOf: before))
        ], help: "add what is missing, or renumber",
        cause: subject.causeOfRepetition(step.clause))
    }
  }
}
