import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let brokenAnchor = Rule(
    id: .brokenAnchor, group: .links, severity: .error,
    summary: "A link leads to an anchor that does not exist in the document.",
    rationale: "Readers who follow it land at the top of the page.",
    accepts: ["# License\n\nSee [scope](#scope) and [top](#).\n\n## Scope\n\nText.\n"],
    rejects: [
      "# License\n\nSee [scope](⟪#scpe⟫).\n\n## Scope\n\nText.\n"
    ]
  ) { subject, findings in
    guard subject.document.links.contains(where: { leadsHere($0.destination) }) else { return }
    let anchors = Set(subject.document.anchors.names)
      .union(subject.document.terms.map(\.anchor))
      .union(subject.document.clauses.map(\.anchor))
    var places: [String: [Int]] = [:]
    for (index, link) in subject.document.links.enumerated()
    where leadsHere(link.destination) && !link.isImage {
      let name = PercentEncoding.decoded(String(link.destination.dropFirst()))
      guard !name.isEmpty, name != "top", !anchors.contains(name) else { continue }
      places[name, default: []].append(index)
    }
    let broken = places.compactMap { name, links in links.first.map { (name, $0, links.count) } }
      .sorted { $0.1 < $1.1 }
    // Many at once are one fault: the document was converted, and its places were lost.
    if broken.count > manyPlaces, let (name, index, _) = broken.first {
      findings.report(
        "\(broken.count) anchors that links lead to do not exist, '#\(name)' the first",
        atBytes: subject.destination(ofLink: index),
        help: "link to headings or clauses of this document")
      return
    }
    let htmlAnchors = broken.isEmpty ? [] : subject.anchorsInHTML()
    for (name, index, count) in broken {
      let more = count > 1 ? ", to which \(count) links lead" : ""
      let guess =
        anchors.contains(name.lowercased())
        ? name.lowercased() : suggestion(for: name, among: anchors.sorted())
      let isHTML = htmlAnchors.contains(name)
      findings.report(
        isHTML
          ? "the anchor '#\(name)' is in raw HTML, which pages leave out\(more)"
          : "no heading or clause has the anchor '#\(name)'\(more)",
        atBytes: subject.destination(ofLink: index),
        help: isHTML
          ? "link to a heading"
          : guess.map { "use #\($0)" } ?? "link to a heading or clause of this document")
    }
  }

  private static func leadsHere(_ destination: String) -> Bool {
    destination.utf8.first == UInt8(ascii: "#")
  }

  private static let manyPlaces = 5
}

extension LintSubject {
  /// The names that raw HTML gives to its elements: `<a id="name">`.
  fileprivate func anchorsInHTML() -> Set<String> {
    var names: Set<String> = []
    for node in prose.html.map({ document.markup.nodes[$0] }) {
      // An attribute and its value alternate with the quotes.
      let parts = document.markup.string(node.literal).utf8.split(
        separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for (before, value) in zip(parts, parts.dropFirst())
      where before.hasSuffix("id=") || before.hasSuffix("name=") {
        names.insert(String(Substring(value)))
      }
    }
    return names
  }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix(text.utf8CodeUnitCount).elementsEqual($0) }
  }
}
