import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let missingTitle = Rule(
    id: .missingTitle, group: .metadata, severity: .error,
    summary: "The document has no title.",
    rationale: "Contents lists, links and the manifest name a document by its title.",
    accepts: ["# License\n", "---\ntitle: License\n---\n\nText.\n"],
    rejects: ["You may copy the software in any way you like.\n"]
  ) { subject, findings in
    guard subject.document.metadata.titles.isEmpty else { return }
    findings.report(
      "document has no title", at: nil,
      help: "begin it with a heading, '# …', or write 'title:' in the front matter")
  }
}
