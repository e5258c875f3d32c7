import AssentDiagnostics

extension Rule {
  static let replacementCharacter = Rule(
    id: .replacementCharacter, group: .text, severity: .error,
    summary: "The text contains U+FFFD, which replaces a character that could not be read.",
    rationale: "A program could not read the character; it is lost.",
    accepts: ["Is it a café?\n"],
    rejects: ["Is it a caf⟪\u{FFFD}⟫?\n"]
  ) { subject, findings in
    var end = -1
    for mark in subject.text.marks(of: .replacementCharacter) {
      defer { end = mark.range.upperBound }
      guard mark.range.lowerBound != end, !subject.isDamaged(at: mark.range.lowerBound) else {
        continue
      }
      findings.report(
        "a character is lost and replaced by U+FFFD", atBytes: mark.range,
        help: "write the character that was meant", cause: "")
    }
  }
}

extension LintSubject {
  /// Whether the byte at `offset` belongs to misread UTF-8, which is reported as such.
  func isDamaged(at offset: Int) -> Bool {
    let next = damage.partitioningIndex { $0.range.upperBound > offset }
    return next < damage.count && damage[next].range.contains(offset)
  }
}
