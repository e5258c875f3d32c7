import AssentDiagnostics

extension Rule {
  static let missingFinalNewline = Rule(
    id: .missingFinalNewline, group: .text, severity: .info,
    summary: "The file does not end with a newline.",
    rationale: "Tools that work by line miss the last one or join it to what comes next.",
    accepts: ["# Terms\n"],
    rejects: ["# Term⟪s⟫"]
  ) { subject, findings in
    let bytes = subject.source.bytes
    guard let last = bytes.last, last != 0x0A, last != 0x0D else { return }
    var start = bytes.count - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    findings.report(
      "file does not end with a newline", atBytes: start..<bytes.count, help: "add a newline",
      fix: FixIt(
        "add a newline", edits: [FixIt.Edit(bytes.count..<bytes.count, with: [0x0A])]))
  }
}
