import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let sectionWithoutContent = Rule(
    id: .sectionWithoutContent, group: .structure, severity: .info, scope: .documentation,
    summary: "A section has neither a diagram nor a statement.",
    rationale: "Every section of a flow document draws a flow or states what applies.",
    accepts: [
      "# Flow\n\n## Gate\n\nThe gate asks once.\n", "# Flow\n\n## Gate\n\n```\nA → B\n```\n",
    ],
    rejects: ["# Flow\n\n⟪## Gate⟫\n\n![](gate.png)\n"]
  ) { subject, findings in
    let document = subject.document.markup
    for (index, heading) in subject.outline.headings.enumerated() {
      guard !subject.outline.hasChild(index), subject.hasContent(below: heading),
        !subject.hasStatement(in: Int(document.nodes[heading.node].end)..<heading.end)
      else { continue }
      findings.report(
        "section '\(document.plainText(of: heading.node))' has neither a diagram nor a statement",
        at: document.nodes[heading.node].range, help: "state what applies, or draw it")
    }
  }
}

extension LintSubject {
  /// Whether words, code or a drawing stand among the nodes; the description of an image is none.
  fileprivate func hasStatement(in range: Range<Int>) -> Bool {
    let nodes = document.markup.nodes
    return range.contains { index in
      switch nodes[index].kind {
      case .codeBlock, .code: return true
      case .text:
        if case .image = nodes[Int(nodes[index].parent)].kind { return false }
        return true
      default: return false
      }
    }
  }
}
