import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let emptySection = Rule(
    id: .emptySection, group: .structure, severity: .error,
    summary: "A heading has nothing below it.",
    rationale: "A clause without text says nothing, or its text was lost.",
    accepts: [
      "# License\n\n## Scope\n\n### Use\n\nText.\n",
      "# License\n\n## The customer pays all fees within thirty days after the invoice.\n",
      "# License\n\n## Effective: November 3, 2025\n\n## Scope\n\nText.\n",
      "# License\n\n# Oak Works\n\n## Scope\n\nText.\n",
      "# License\n\n## [1. Scope](#scope)\n\n## [2. Fees](license.md#fees)\n\n## Scope\n\nText.\n\n## Fees\n\nText.\n",
    ],
    rejects: [
      "# License\n\n⟪## Scope⟫\n\n## Warranty\n\nText.\n", "# License\n\nText.\n\n⟪## Scope⟫\n",
    ]
  ) { subject, findings in
    let outline = subject.outline
    let document = subject.document.markup
    for (index, heading) in outline.headings.enumerated() {
      guard !outline.hasChild(index), !subject.hasContent(below: heading) else { continue }
      // A document that is its title alone has no sections.
      if outline.headings.count == 1, heading.level == 1 { continue }
      // A title in two headings has one too many of the first level, which is reported as that.
      if index == 0, heading.level == 1, outline.headings[1].level == 1 { continue }
      let text = document.plainText(of: heading.node)
      // A sentence set as a heading says what it says.
      guard !text.isEmpty, !HeadingSentence.isSentence(text), !subject.statesMetadata(heading),
        !document.isLink(heading.node)
      else { continue }
      findings.report(
        "section '\(text)' is empty", at: document.nodes[heading.node].range,
        help: "write its text, or remove the heading")
    }
  }
}

extension Document {
  /// Whether all of a heading is one link, as in contents that are set as headings.
  fileprivate func isLink(_ heading: Int) -> Bool {
    let children = Array(children(of: heading))
    guard children.count == 1, case .link = nodes[children[0]].kind else { return false }
    return true
  }
}

extension LintSubject {
  /// Whether a block stands between a heading and the next one; comments and rules are none.
  func hasContent(below heading: Outline.Heading) -> Bool {
    let nodes = document.markup.nodes
    var index = Int(nodes[heading.node].end)
    while index < heading.end {
      switch nodes[index].kind {
      case .thematicBreak: break
      case .htmlBlock where document.markup.bytes(nodes[index].literal).starts(with: "<!--".utf8):
        break
      default: return true
      }
      index = max(Int(nodes[index].end), index + 1)
    }
    return false
  }
}

extension LintSubject {
  /// Whether the words of a heading are a version or a date of the document.
  fileprivate func statesMetadata(_ heading: Outline.Heading) -> Bool {
    let line = Int(document.markup.nodes[heading.node].startLine)
    let metadata = document.metadata
    return metadata.versions.contains { $0.range.start.line == line && $0.origin == .prose }
      || (metadata.effectiveDates + metadata.updatedDates + metadata.publishedDates)
        .contains { $0.range.start.line == line }
  }
}
