import AssentDiagnostics

extension Rule {
  static let nonBreakingSpace = Rule(
    id: .nonBreakingSpace, group: .text, severity: .info, isOptional: true,
    summary: "A no-break space is used where an ordinary one belongs.",
    rationale:
      "Pasted text is full of such spaces; they look like any other and a search misses them. "
      + "Before and after numbers and beside French punctuation they are right.",
    accepts: ["Est-ce tout\u{A0}? «\u{A0}Oui\u{A0}», 10\u{A0}%\n"],
    rejects: ["the⟪\u{A0}⟫Software\n"]
  ) { subject, findings in
    for mark in subject.text.marks(of: .noBreakSpace)
    where !subject.isDamaged(at: mark.range.lowerBound) {
      let before = subject.scalar(before: mark.range.lowerBound) ?? 0x20
      let after = subject.scalar(at: mark.range.upperBound) ?? 0x20
      let isAsked =
        (0x30...0x39).contains(before) || (0x30...0x39).contains(after) || before == 0x2E
        || before == 0xA7 || before == 0xAB || after == 0xBB || after == 0x2013 || after == 0x2014
        || [0x3A, 0x3B, 0x21, 0x3F, 0x25, 0x24, 0x20AC].contains(after)
      guard !isAsked else { continue }
      findings.report(
        "no-break space between words", atBytes: mark.range, help: "use an ordinary space")
    }
  }
}
