import AssentDiagnostics

extension Rule {
  static let bidiControl = Rule(
    id: .bidiControl, group: .text, severity: .error,
    summary: "An invisible character changes the order in which text is shown.",
    rationale:
      "With such characters, a reader agrees to other words than the ones that are stored. In text "
      + "of scripts written from right to left, isolates and embeddings have their use.",
    accepts: ["Text\n", "שלום \u{2067}עולם\u{2069}\n"],
    rejects: [
      "You may⟪\u{202E}⟫ not copy.\n", "You may⟪\u{2066}⟫ copy⟪\u{2069}⟫.\n",
      "שלום ⟪\u{202E}⟫עולם\n",
    ]
  ) { subject, findings in
    for mark in subject.text.marks(of: .bidiControl) {
      let last = subject.source.bytes[mark.range.upperBound - 1]
      let isOverride = last == 0xAD || last == 0xAE
      if subject.text.hasRightToLeft, !isOverride { continue }
      let second = subject.source.bytes[mark.range.upperBound - 2]
      let scalar = (UInt32(second & 0x3F) << 6 | UInt32(last & 0x3F)) | 0x2000
      findings.report(
        "U+\(String(scalar, radix: 16, uppercase: true)) changes the order of the text",
        atBytes: mark.range, help: "remove it")
    }
  }
}
