import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingTopHeading = Rule(
    id: .missingTopHeading, group: .structure, severity: .error, scope: .agreements,
    needsMetadata: true,
    summary: "The agreement's title is not a heading of level 1.",
    rationale: "A page begins with its title; contents lists and screen readers start there.",
    accepts: [
      "LICENSE\n\nA text without any headings.\n", "# License\n",
      "---\ntitle: License\n---\n\n## Scope\n\nText.\n",
    ],
    rejects: ["⟪## License⟫\n\n### Scope\n\nText.\n", "⟪**License**⟫\n\nText.\n"]
  ) { subject, findings in
    guard let title = subject.document.metadata.titles.first, title.origin != .frontMatter,
      !subject.outline.headings.contains(where: { $0.level == 1 }),
      !subject.outline.headings.isEmpty || subject.isBold(at: title.range.start),
      // The first clause stands in for a title that the text does not have.
      !subject.document.clauses.prefix(2).contains(where: {
        $0.number != nil && $0.range.start.line == title.range.start.line
      })
    else { return }
    // The whole line is underlined, with the marks that make it what it is.
    let line = subject.source.line(title.range.start.line)
    findings.report(
      "title '\(title.value)' is not a heading of level 1",
      atBytes: line.startIndex..<line.endIndex,
      help: "write '# \(title.value)'")
  }
}

extension LintSubject {
  /// Whether words at a place are set in bold, as a heading of those who know no other.
  fileprivate func isBold(at location: SourceLocation) -> Bool {
    source.line(location.line).first { $0 > 0x20 } == UInt8(ascii: "*")
  }
}
