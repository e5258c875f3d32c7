import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unsafeLinkScheme = Rule(
    id: .unsafeLinkScheme, group: .links, severity: .error,
    summary: "A link runs a script or contains its page in its address.",
    rationale:
      "Such links are dropped from the page, because they act in the name of its publisher.",
    accepts: [
      "[a](https://example.org), [b](mailto:a@example.org), ![c](data:image/png;base64,AA)\n"
    ],
    rejects: [
      "[a](⟪javascript:alert(1)⟫)\n", "[b](⟪data:text/html,x⟫)\n",
      mermaid("graph TD\n  A --> B\n  click A \"⟪javascript:alert(1)⟫\""),
    ]
  ) { subject, findings in
    subject.reportReading(&findings)
    for (index, link) in subject.document.links.enumerated()
    where mayBeUnsafe(link.destination.utf8.first) {
      let scheme = link.destination.lowercased().prefix { $0 != ":" }
      guard ["javascript", "vbscript", "data", "file"].contains(scheme),
        scheme.utf8.count < link.destination.utf8.count
      else { continue }
      if link.isImage, link.destination.lowercased().hasPrefix("data:image/"),
        !link.destination.lowercased().hasPrefix("data:image/svg")
      {
        continue
      }
      findings.report(
        "link begins with '\(scheme):'", atBytes: subject.destination(ofLink: index),
        help: "link to a page, with https")
    }
  }

  /// Whether a scheme that is not safe begins with this byte.
  private static func mayBeUnsafe(_ first: UInt8?) -> Bool {
    guard let first else { return false }
    return "jvdf".utf8.contains(first | 0x20)
  }
}
