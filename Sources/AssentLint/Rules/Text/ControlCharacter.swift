import AssentDiagnostics

extension Rule {
  static let controlCharacter = Rule(
    id: .controlCharacter, group: .text, severity: .error,
    summary: "The text contains a control character.",
    rationale:
      "Control characters are invisible, are forbidden in HTML, and some steer the terminal.",
    accepts: ["One\ttab\n"],
    rejects: ["A bell⟪\u{07}⟫\n", "Null⟪\u{0}⟫\n", "Next⟪\u{85}⟫line\n"]
  ) { subject, findings in
    guard subject.text.contains(.control) || subject.text.contains(.latinControl) else { return }
    for mark in subject.text.marks {
      guard mark.kind == .control || mark.kind == .latinControl,
        !subject.isDamaged(at: mark.range.lowerBound)
      else { continue }
      let byte = subject.source.bytes[mark.range.upperBound - 1]
      let code = String(byte, radix: 16, uppercase: true)
      findings.report(
        "control character U+\(String(repeating: "0", count: 4 - code.utf8.count))\(code)",
        atBytes: mark.range, help: "remove it", cause: code)
    }
  }
}
