import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let severalTopHeadings = Rule(
    id: .severalTopHeadings, group: .structure, severity: .error,
    summary: "The document has more than one heading of level 1.",
    rationale: "A document has one title; its sections stand below it.",
    accepts: ["# License\n\n## Scope\n\nText.\n"],
    rejects: ["# License\n\nText.\n\n⟪# Scope⟫\n\nText.\n\n# Warranty\n\nText.\n"]
  ) { subject, findings in
    let top = subject.outline.headings.filter { $0.level == 1 }
    guard top.count > 1 else { return }
    let document = subject.document.markup
    findings.report(
      "\(top.count) headings are of level 1, '\(document.plainText(of: top[1].node))' the second",
      at: document.nodes[top[1].node].range,
      notes: [
        Diagnostic.Note(
          "'\(document.plainText(of: top[0].node))' is the first",
          at: document.nodes[top[0].node].range)
      ], help: "use level 2 for sections")
  }
}
