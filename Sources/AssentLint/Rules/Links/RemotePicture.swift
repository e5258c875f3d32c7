import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let remotePicture = Rule(
    id: .remotePicture, group: .links, severity: .warning,
    summary: "A picture is on another site.",
    rationale:
      "Pages load nothing from elsewhere, so that nobody learns who reads them and nobody can change "
      + "what they show. Such a picture becomes a link with its alternative text.",
    accepts: [
      "![Seal](seal.png), ![Dot](data:image/png;base64,AA), [a](https://example.org/a.png)\n"
    ],
    rejects: [
      "![Seal](⟪https://example.org/seal.png⟫)\n", "![Seal](⟪//example.org/seal.png⟫)\n",
      "[![Seal](⟪HTTP://example.org/seal.png⟫)](https://example.org/)\n",
    ]
  ) { subject, findings in
    for (index, link) in subject.document.links.enumerated()
    where link.isImage && isRemote(link.destination.utf8[...]) {
      findings.report(
        "picture '\(link.destination)' is on another site",
        atBytes: subject.destination(ofLink: index),
        help: "put the picture in the content folder, next to the document")
    }
  }

  private static func isRemote(_ destination: Substring.UTF8View) -> Bool {
    let head = destination.prefix(8).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    return ["https:", "http:", "//"].contains { head.starts(with: $0.utf8) }
  }
}
