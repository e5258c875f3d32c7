import AssentDiagnostics

extension Rule {
  static let byteOrderMark = Rule(
    id: .byteOrderMark, group: .text, severity: .warning,
    summary: "The file begins with a byte order mark.",
    rationale:
      "UTF-8 needs none, and programs that read the first line, for front matter or a heading, see "
      + "an invisible character before it.",
    accepts: ["# Terms\n"],
    rejects: ["⟪\u{FEFF}⟫# Terms\n"]
  ) { subject, findings in
    for mark in subject.text.marks(of: .byteOrderMark) {
      findings.report(
        "file begins with a byte order mark", atBytes: mark.range, help: "remove it",
        fix: FixIt("remove the byte order mark", edits: [FixIt.Edit(mark.range, with: [])]))
    }
  }
}
