import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unnamedSection = Rule(
    id: .unnamedSection, group: .structure, severity: .error,
    summary: "A heading has no text.",
    rationale: "A contents list cannot name the section, and nobody can link to it.",
    accepts: ["# License\n\n## Scope\n\nText.\n"],
    rejects: ["# License\n\n⟪##⟫\n\nText.\n"]
  ) { subject, findings in
    let document = subject.document.markup
    for heading in subject.outline.headings {
      let node = document.nodes[heading.node]
      guard !document.hasWords(heading: heading.node) else { continue }
      let line = subject.source.line(Int(node.startLine))
      let start = subject.source.offset(of: node.range.start)
      let end = max(start, line.suffix(while: { $0 == 0x20 }).startIndex)
      findings.report(
        "heading of level \(heading.level) has no text", atBytes: start..<end,
        help: "name the section, or remove the mark")
    }
  }
}
