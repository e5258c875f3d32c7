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
      "[help[at]oak.example](mailto:help@oak.example) or [help@oak.example.](mailto:help@oak.example)\n",
      "[Help@oak.example](mailto:help@oak.example?subject=Terms), [help@oak.example](https://oak.example/help)\n",
      "[030 123 45 67](tel:+49301234567) and [+1 (555) 010-0199](tel:+1-555-010-0199)\n",
    ],
    rejects: [
      "[https://example.org](⟪https://example.net/⟫)\n",
      "[oak.example](⟪https://elm.example/terms⟫)\n", "[example.org](⟪//example.net/⟫)\n",
      "[help@oak.example](⟪mailto:help@elm.example⟫)\n",
      "[help@oak.example](⟪https://elm.example/⟫)\n",
      "[030 123 45 67](⟪tel:+49301234568⟫)\n",
    ]
  ) { subject, findings in
    for (index, link) in subject.document.links.enumerated()
    where !link.isImage && ShownAddress.mayLead(link.destination)
      && ShownAddress.mayShow(link.text) && link.text != link.destination
    {
      guard let real = ShownAddress(of: link.destination),
        let shown = ShownAddress(shownIn: link.text, leading: real), !shown.reaches(real)
      else { continue }
      findings.report(
        "link shows '\(shown.name)' and leads to '\(real.name)'",
        atBytes: subject.destination(ofLink: index), help: "show where the link leads")
    }
  }
}
