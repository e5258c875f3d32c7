import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let emptyDocument = Rule(
    id: .emptyDocument, group: .structure, severity: .error,
    summary: "The document has no text.",
    rationale:
      "Its page would be blank, and nobody can accept what is not there. What follows from it, such "
      + "as missing sections, is not reported.",
    accepts: ["# License\n\nText.\n"],
    rejects: ["", "\n  \n", "<!-- to be written -->\n", "---\ntitle: License\n---\n"]
  ) { subject, findings in
    guard subject.isEmpty, !subject.isUTF16 else { return }
    let isBlank = subject.source.bytes.allSatisfy { $0 <= 0x20 }
    findings.report(
      isBlank ? "file is empty" : "document has no text", at: nil,
      help: "write the text, or remove the file")
  }
}
