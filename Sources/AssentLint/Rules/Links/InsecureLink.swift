import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let insecureLink = Rule(
    id: "insecure-link", group: .links, severity: .warning,
    summary: "A link leads to a page without encryption.",
    rationale: "On the way to the reader, anybody can change what an agreement refers to.",
    accepts: ["[here](https://example.org/) and [there](http://localhost:8080/)\n"],
    rejects: ["[here](⟪http://example.org/⟫)\n", "See <⟪http://example.org/a⟫>.\n"]
  ) { subject, findings in
    for (index, link) in subject.document.links.enumerated() where isInsecure(link.destination) {
      let range = subject.destination(ofLink: index)
      let isWritten = subject.source.bytes[range].starts(with: "http:".utf8)
      findings.report(
        "link to '\(link.destination)' is not encrypted", atBytes: range, help: "use https",
        fix: isWritten
          ? FixIt(
            "use https",
            edits: [FixIt.Edit(range.lowerBound..<range.lowerBound + 4, with: Array("https".utf8))])
          : nil)
    }
  }

  private static func isInsecure(_ destination: String) -> Bool {
    guard destination.utf8.count > 7, destination.hasPrefix("http://"),
      let host = Host(of: destination)
    else { return false }
    return !host.isLocal
  }
}
