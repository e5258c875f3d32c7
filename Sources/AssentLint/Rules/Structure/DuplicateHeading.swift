import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let duplicateHeading = Rule(
    id: .duplicateHeading, group: .structure, severity: .warning,
    summary: "Two headings below the same heading have the same text.",
    rationale: "In a contents list nobody can tell them apart, and links to them look the same.",
    accepts: [
      "# T\n\n## A\n\n### Note\n\nOne.\n\n## B\n\n### Note\n\nTwo.\n",
      String(repeating: "## A\n\n## B\n\n## C\n\n## D\n\n## E\n\nText.\n\n", count: 2),
    ],
    rejects: ["# T\n\n## Note\n\nOne.\n\n⟪## Note⟫\n\nTwo.\n"]
  ) { subject, findings in
    let headings = subject.outline.headings
    guard headings.count > 1 else { return }
    let document = subject.document.markup
    var keys: [(hash: UInt64, index: Int)] = []
    keys.reserveCapacity(headings.count)
    for (index, heading) in headings.enumerated() {
      let parent = UInt64(truncatingIfNeeded: heading.parent ?? -1)
      keys.append((document.wordsHash(ofHeading: heading.node) ^ (parent &* 0x9E37_79B9), index))
    }
    keys.sort { $0 < $1 }
    // A text that stands twice in its file is one fault, and not one for each of its headings.
    let repeated = zip(keys, keys.dropFirst()).count { $0.hash == $1.hash }
    guard repeated < 5 || 3 * repeated < headings.count else { return }
    for (first, second) in zip(keys, keys.dropFirst()) where first.hash == second.hash {
      let (above, heading) = (headings[first.index], headings[second.index])
      let text = document.plainText(of: heading.node)
      guard !text.isEmpty, above.parent == heading.parent,
        text == document.plainText(of: above.node)
      else { continue }
      findings.report(
        "heading '\(text)' is used twice\(heading.parent == nil ? "" : " in the same section")",
        at: document.nodes[heading.node].range,
        notes: [Diagnostic.Note("'\(text)'", at: document.nodes[above.node].range)],
        help: "give each a heading of its own")
    }
  }
}
