import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let sentenceAsHeading = Rule(
    id: .sentenceAsHeading, group: .structure, severity: .warning,
    summary: "A sentence is set as a heading.",
    rationale:
      "It stands in the contents list and in anchors, and what it says seems to be the title of what "
      + "follows. A line of '---' directly below words makes a heading of them.",
    accepts: [
      "# T\n\n## Fees.\n\nText.\n",
      "# T\n\n## What do we collect from you, and what do we do with it?\n\nText.\n",
      "# T\n\n## Terms of the services that are offered to you by Example Company Inc.\n\nText.\n",
    ],
    rejects: [
      "# T\n\n⟪## The customer pays all fees within thirty days after the invoice.⟫\n\nText.\n",
      "# T\n\nText.\n\n⟪**We are not liable for what happens after the end of the term.**\n---⟫\n",
    ]
  ) { subject, findings in
    let document = subject.document.markup
    for heading in subject.outline.headings where heading.level > 1 {
      let node = document.nodes[heading.node]
      guard node.endColumn - node.startColumn >= 45 || node.endLine > node.startLine else {
        continue
      }
      let text = document.plainText(of: heading.node)
      guard HeadingSentence.isSentence(text) else { continue }
      findings.report(
        "sentence '\(text.prefix(60))\(text.count > 60 ? "…" : "")' is set as a heading",
        at: node.range,
        help: node.endLine > node.startLine
          ? "put a blank line before '---'" : "remove the '#' before it", cause: "sentence")
    }
  }
}
