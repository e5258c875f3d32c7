import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let misleadingLinkText = Rule(
    id: .misleadingLinkText, group: .links, severity: .error,
    summary: "A link shows one address and leads to another.",
    rationale: "Readers trust the address they see; so do those who print the page.",
    accepts: [
      "[example.org](https://www.example.org/terms) and [our terms](https://example.net)\n",
      "[https://docs.example.org](https://example.org/docs)\n", "[README.md](https://a.org/b)\n",
    ],
    rejects: ["[https://example.org](⟪https://example.net/⟫)\n"]
  ) { subject, findings in
    for (index, link) in subject.document.links.enumerated()
    where !link.isImage && link.destination.utf8.first == UInt8(ascii: "h")
      && link.text != link.destination && link.text.utf8.contains(UInt8(ascii: "."))
      && !link.text.utf8.contains(0x20)
    {
      guard let shown = Host(shownIn: link.text), let real = Host(of: link.destination),
        !shown.isRelated(to: real)
      else { continue }
      findings.report(
        "link shows '\(shown.name)' and leads to '\(real.name)'",
        atBytes: subject.destination(ofLink: index), help: "show where the link leads")
    }
  }
}
