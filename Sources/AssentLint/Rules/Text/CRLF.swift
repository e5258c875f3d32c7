import AssentDiagnostics

extension Rule {
  static let crlf = Rule(
    id: .crlf, group: .text, severity: .info,
    summary: "Lines end with CR LF or CR instead of LF.",
    rationale:
      "The same text then has other bytes, and every line differs when two people edit it.",
    accepts: ["# Terms\n\nOne line.\n"],
    rejects: ["# Terms⟪\r⟫\n\r\nOne line.\r\n"]
  ) { subject, findings in
    let marks = subject.text.marks(of: .carriageReturn)
    guard let first = marks.first else { return }
    let bytes = subject.source.bytes
    let edits = marks.map { mark in
      let isPair = mark.range.upperBound < bytes.count && bytes[mark.range.upperBound] == 0x0A
      return FixIt.Edit(mark.range, with: isPair ? [] : [0x0A])
    }
    let lines = marks.count == 1 ? "1 line ends" : "\(marks.count) lines end"
    findings.report(
      "\(lines) with a carriage return", atBytes: first.range,
      help: "end lines with LF only",
      fix: FixIt("end lines with LF", edits: edits))
  }
}
