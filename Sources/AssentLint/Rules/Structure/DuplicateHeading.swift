import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let duplicateHeading = Rule(
    id: "duplicate-heading", group: .structure, severity: .warning,
    summary: "Two headings below the same heading have the same text.",
    rationale: "In a contents list nobody can tell them apart, and links to them look the same.",
    accepts: ["# T\n\n## A\n\n### Note\n\nOne.\n\n## B\n\n### Note\n\nTwo.\n"],
    rejects: ["# T\n\n## Note\n\nOne.\n\n⟪## Note⟫\n\nTwo.\n"]
  ) { subject, findings in
    let headings = subject.outline.headings
    guard headings.count > 1 else { return }
    let document = subject.document.document
    var seen: [Key: Int] = [:]
    for heading in headings {
      let text = document.plainText(of: heading.node)
      guard !text.isEmpty else { continue }
      let key = Key(parent: heading.parent ?? -1, text: text)
      guard let first = seen[key] else {
        seen[key] = heading.node
        continue
      }
      findings.report(
        "heading '\(text)' stands twice\(heading.parent == nil ? "" : " in the same section")",
        at: document.nodes[heading.node].range,
        notes: [Diagnostic.Note("'\(text)'", at: document.nodes[first].range)],
        help: "name what tells them apart")
    }
  }
}

private struct Key: Hashable {
  var parent: Int
  var text: String
}
