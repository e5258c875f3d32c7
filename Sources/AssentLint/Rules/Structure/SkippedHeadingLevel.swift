import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let skippedHeadingLevel = Rule(
    id: .skippedHeadingLevel, group: .structure, severity: .warning,
    summary: "A heading is more than one level below the heading before it.",
    rationale: "Contents lists and screen readers take their outline from heading levels.",
    accepts: ["# Terms\n\n## Scope\n\n### Use\n\n## Fees\n"],
    rejects: ["# Terms\n\n⟪### Scope⟫\n\n#### Use\n\n### Fees\n", "# A\n\n⟪#### B⟫\n\n## C\n"]
  ) { subject, findings in
    let headings = subject.outline.headings
    let document = subject.document.markup
    for (index, pair) in zip(headings, headings.dropFirst()).enumerated()
    where pair.1.level > pair.0.level + 1 {
      let (above, heading) = pair
      let surplus = heading.level - above.level - 1
      // What stands below the heading, and its siblings, move with it.
      let moved = headings[(index + 1)...].prefix { $0.level >= heading.level }
      let edits = moved.compactMap { subject.removingMarks(surplus, from: $0.node) }
      // A heading between the two levels would become a part of what it was above.
      let next = headings.dropFirst(index + 1 + moved.count).first
      let isClear = next.map { $0.level <= above.level + 1 } ?? true
      findings.report(
        "heading '\(document.plainText(of: heading.node))' skips from level \(above.level) to level"
          + " \(heading.level)", at: document.nodes[heading.node].range,
        help: "use level \(above.level + 1)",
        fix: isClear && edits.count == moved.count
          ? FixIt("use level \(above.level + 1)", edits: edits) : nil)
    }
  }
}

extension LintSubject {
  /// The edit that takes `count` number signs from a heading; `nil` where it has none.
  fileprivate func removingMarks(_ count: Int, from node: Int) -> FixIt.Edit? {
    let start = source.offset(of: document.markup.nodes[node].range.start)
    let bytes = source.bytes
    guard start + count < bytes.count, bytes[start..<start + count + 1].allSatisfy({ $0 == 0x23 })
    else { return nil }
    return FixIt.Edit(start..<start + count, with: [])
  }
}
