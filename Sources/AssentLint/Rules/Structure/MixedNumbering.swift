import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let mixedNumbering = Rule(
    id: .mixedNumbering, group: .structure, severity: .info,
    summary: "Only some of the headings of a section are numbered.",
    rationale: "A reader takes a heading without a number for a part of the one before it.",
    accepts: [
      "# L\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## 1A. B\n\nText.\n\n## 1-bis C\n\nText.\n\n## 2. D\n\nText.\n",
      "# L\n\n## 1. A\n\nText.\n\n## The seller is not liable for what happens after the end of it.\n\n## 2. B\n\nText.\n",
      "# L\n\n## Preamble\n\nText.\n\n## 1. A\n\nText.\n\n## 2. B\n\nText.\n\n## Annex\n\nText.\n",
    ],
    rejects: ["# L\n\n## 1. A\n\nText.\n\n⟪## B⟫\n\nText.\n\n## 2. C\n\nText.\n"]
  ) { subject, findings in
    let clauses = subject.document.clauses
    guard clauses.contains(where: { $0.number != nil && $0.form != .listItem }),
      clauses.contains(where: { $0.number == nil })
    else { return }
    var siblings: [Int: [Clause]] = [:]
    for clause in clauses {
      if case .heading(let level) = clause.form {
        siblings[(clause.parent ?? -1) * 8 + level, default: []].append(clause)
      }
    }
    for key in siblings.keys.sorted() {
      guard let clauses = siblings[key],
        let first = clauses.firstIndex(where: { $0.number != nil }),
        let last = clauses.lastIndex(where: { $0.number != nil }),
        // A preamble and an annex are not numbered.
        // A sentence that is set as a heading is none that lacks a number.
        let odd = clauses[first...last].first(where: {
          $0.number == nil && !HeadingSentence.isSentence($0.title)
        })
      else { continue }
      findings.report(
        "heading '\(odd.title)' has no number, those around it have",
        at: subject.document.markup.nodes[odd.node].range, help: "number all of them, or none")
    }
  }
}
