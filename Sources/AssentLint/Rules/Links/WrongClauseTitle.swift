import AssentDiagnostics
import AssentLicense

extension Rule {
  static let wrongClauseTitle = Rule(
    id: .wrongClauseTitle, group: .links, severity: .warning, scope: .agreements,
    summary: "The text refers to a clause by its number and by the title of another one.",
    rationale:
      "The number or the title is left from an earlier order of the clauses, and a reader has to guess.",
    accepts: [
      "# License\n\n## 1. Scope\n\nSee Section 2 (Fees).\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSee Section 2 (as amended).\n\n## 2. Fees\n\nText.\n",
      "# License\n\n## 1. Scope\n\nSee Section 2 (fee).\n\n## 2. Fees and Taxes\n\nText.\n",
    ],
    rejects: [
      "# License\n\n## 1. Scope\n\nSee ⟪Section 2⟫ (Termination).\n\n## 2. Fees\n\nText.\n\n## 3. Termination\n\nText.\n"
    ]
  ) { subject, findings in
    let document = subject.document
    for reference in document.references {
      guard let clause = reference.clause,
        let other = reference.titled, other != clause,
        document.clauses[clause].title != document.clauses[other].title,
        !document.clauses[clause].title.isEmpty, reference.others.isEmpty,
        // `Section 2.1 (Fees)` names what it is a part of.
        !document.isPart(clause, of: other), !document.isPart(other, of: clause)
      else { continue }
      findings.report(
        "'\(reference.text)' is '\(document.clauses[clause].title)', not '\(document.clauses[other].title)'",
        at: reference.range,
        notes: [
          Diagnostic.Note(
            "this clause has the title", at: subject.range(ofNumberOf: document.clauses[other]))
        ],
        help: "say which of the two is meant")
    }
  }
}

extension LegalDocument {
  fileprivate func isPart(_ clause: Int, of other: Int) -> Bool {
    var above: Int? = clause
    while let current = above {
      if current == other { return true }
      above = clauses[current].parent
    }
    return false
  }
}
