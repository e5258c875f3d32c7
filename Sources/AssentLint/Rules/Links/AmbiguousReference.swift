import AssentDiagnostics
import AssentLicense

extension Rule {
  static let ambiguousReference = Rule(
    id: .ambiguousReference, group: .links, severity: .warning, scope: .agreements,
    summary: "The text refers to a number that several clauses have.",
    rationale: "Which clause is meant decides what is owed.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Section 2.\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## A. Scope\n\n1. One.\n2. See 2 above.\n\n## B. Fees\n\n1. One.\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nSee ⟪Section 2⟫.\n\n## 2. Fees\n\nText.\n\n## 2. Term\n\nText.\n"
    ]
  ) { subject, findings in
    let clauses = subject.document.clauses
    for reference in subject.document.references {
      guard let first = reference.clause, !reference.others.isEmpty,
        ([first] + reference.others).allSatisfy({ clauses[$0].form != .listItem })
      else { continue }
      findings.report(
        "'\(reference.text)' may be any of \(reference.others.count + 1) clauses",
        at: reference.range,
        notes: ([first] + reference.others).prefix(3).map {
          Diagnostic.Note("this one has the number", at: subject.range(ofNumberOf: clauses[$0]))
        }, help: "number the clauses apart", cause: reference.number)
    }
  }
}
