import AssentDiagnostics
import AssentLicense

extension Rule {
  static let brokenLink = Rule(
    id: .brokenLink, group: .links, severity: .error,
    summary: "A link leads to a document or picture that is not in the content folder.",
    rationale: "On the published page the link leads nowhere, and the picture is missing.",
    accepts: ["# License\n\nSee [the flow](flows/license-gate.md#top) and [more](notes.txt).\n"],
    rejects: [
      "# License\n\nSee [the flow](⟪missing.md⟫).\n",
      "# License\n\n![Logo](⟪missing.png⟫)\n",
    ]
  ) { subject, findings in
    let document = subject.document
    guard let isPublished = subject.isPublished, !document.links.isEmpty else { return }
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    for (index, link) in document.links.enumerated() where mayBeRelative(link.destination) {
      guard let target = DocumentLink(link.destination, in: folder), !isPublished(target.path)
      else { continue }
      findings.report(
        "'\(target.path)' is not in the content folder",
        atBytes: subject.destination(ofLink: index),
        help: "add the file, or link to one that is there", cause: target.path)
    }
  }

  /// Whether a destination may be a relative path to a file, told by its bytes.
  private static func mayBeRelative(_ destination: String) -> Bool {
    var destination = destination
    return destination.withUTF8 { DocumentLink.mayBegin($0) }
  }
}
