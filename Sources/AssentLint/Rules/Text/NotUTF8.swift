import AssentDiagnostics

extension Rule {
  static let notUTF8 = Rule(
    id: .notUTF8, group: .text, severity: .error,
    summary: "The file contains bytes that are not UTF-8.",
    rationale: "Such bytes are shown as question marks, or as other letters than were meant.",
    accepts: ["# Café\n"],
    rejects: ["# Caf⟪\\xE9⟫\n", "⟪\\xFF\\xFE⟫#\\x00 \\x00A\\x00\n\\x00"]
  ) { subject, findings in
    guard !subject.isUTF16 else {
      findings.report(
        "file is UTF-16, not UTF-8", atBytes: 0..<2, help: "save the file as UTF-8")
      return
    }
    let marks = subject.text.marks(of: .invalid)
    guard let first = marks.first else { return }
    let byte = String(subject.source.bytes[Int(first.start)], radix: 16, uppercase: true)
    let others =
      marks.count > 1 ? ", and \(marks.count - 1) more place\(marks.count == 2 ? "" : "s")" : ""
    findings.report(
      "byte 0x\(byte) is not UTF-8\(others)", atBytes: first.range,
      help: "save the file as UTF-8; it may be Windows-1252 or ISO 8859-1")
  }
}
