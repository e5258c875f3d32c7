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
      ], help: subject.helpForTopHeading(top.map(\.node)))
  }
}

extension LintSubject {
  /// Sections belong below one title; two languages belong into two files.
  fileprivate func helpForTopHeading(_ tops: [Int]) -> String {
    let markup = document.markup
    let end = tops.count > 2 ? tops[2] : markup.nodes.count
    guard let first = markup.language(ofNodes: tops[0]..<tops[1]),
      let second = markup.language(ofNodes: tops[1]..<end), first != second
    else { return "use level 2 for sections" }
    let name = document.path.pathNames.last.map(String.init) ?? document.path
    let stem = name.prefix { $0 != "." }
    return "move each language to a file of its own, this one to '\(stem).\(second).md'"
  }
}
