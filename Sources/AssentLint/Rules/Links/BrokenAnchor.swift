import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let brokenAnchor = Rule(
    id: "broken-anchor", group: .links, severity: .error,
    summary: "A link leads to a place in the document that there is not.",
    rationale: "Whoever follows it lands at the top of the page, or nowhere.",
    accepts: ["# License\n\nSee [scope](#scope) and [top](#).\n\n## Scope\n\nText.\n"],
    rejects: ["# License\n\nSee [scope](⟪#scpe⟫).\n\n## Scope\n\nText.\n"]
  ) { subject, findings in
    guard subject.document.links.contains(where: { $0.destination.hasPrefix("#") }) else { return }
    let anchors = Set(subject.document.anchors.values)
      .union(subject.document.terms.map(\.anchor))
      .union(subject.document.clauses.map(\.anchor))
    for (index, link) in subject.document.links.enumerated()
    where link.destination.hasPrefix("#") && !link.isImage {
      let name = Percent.decoded(String(link.destination.dropFirst()))
      guard !name.isEmpty, name != "top", !anchors.contains(name) else { continue }
      let guess =
        anchors.contains(name.lowercased())
        ? name.lowercased() : suggestion(for: name, among: anchors.sorted())
      findings.report(
        "'#\(name)' is no place in this document", atBytes: subject.destination(ofLink: index),
        help: guess.map { "use #\($0)" } ?? "link to a heading: its words in lower case, with hyphens"
      )
    }
  }
}
