import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let brokenAnchor = Rule(
    id: .brokenAnchor, group: .links, severity: .error,
    summary: "A link leads to an anchor that does not exist in the document.",
    rationale: "Readers who follow it land at the top of the page.",
    accepts: [
      "# License\n\nSee [scope](#scope) and [top](#).\n\n## Scope\n\nText.\n",
      "# License\n\nSee [scope](#range).\n\n## <a name=\"range\"></a>Scope\n\nText.\n",
      "# License\n\nSee [scope](#range).\n\n## Scope {#range}\n\nText.\n",
      "# License\n\nSee [scope](#range).\n\n{: id='range' }\n## Scope\n\nText.\n",
    ],
    rejects: [
      "# License\n\nSee [scope](⟪#scpe⟫).\n\n## Scope\n\nText.\n"
    ]
  ) { subject, findings in
    let document = subject.document
    var places: [String: [Int]] = [:]
    for (index, link) in document.links.enumerated()
    where leadsHere(link.destination) && !link.isImage {
      let name = PercentEncoding.decoded(String(link.destination.dropFirst()))
      if !name.isEmpty, name != "top" { places[name, default: []].append(index) }
    }
    // Links are fewer than what they may lead to.
    func leave(_ anchors: some Sequence<String>) {
      guard !places.isEmpty else { return }
      for anchor in anchors { places[anchor] = nil }
    }
    leave(document.anchors.names)
    leave(document.terms.lazy.map(\.anchor))
    leave(document.clauses.lazy.map(\.anchor))
    if !places.isEmpty {
      // What an author has named is no mistake of the link, whoever reads the name.
      for name in subject.namedPlaces() { places[name] = nil }
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
    guard !broken.isEmpty else { return }
    let anchors = Set(document.anchors.names).union(document.terms.map(\.anchor))
      .union(document.clauses.map(\.anchor))
    for (name, index, count) in broken {
      let more = count > 1 ? ", to which \(count) links lead" : ""
      let guess =
        anchors.contains(name.lowercased())
        ? name.lowercased() : suggestion(for: name, among: anchors.sorted())
      findings.report(
        "no heading or clause has the anchor '#\(name)'\(more)",
        atBytes: subject.destination(ofLink: index),
        help: guess.map { "use #\($0)" } ?? "link to a heading or clause of this document")
    }
  }

  private static func leadsHere(_ destination: String) -> Bool {
    destination.utf8.first == UInt8(ascii: "#")
  }

  private static let manyPlaces = 5
}

extension LintSubject {
  /// The names that raw HTML or attributes in braces give to places: `<a id="name">`, `{#name}`.
  fileprivate func namedPlaces() -> Set<String> {
    var names: Set<String> = []
    for node in prose.html.map({ document.markup.nodes[$0] }) {
      names.formUnion(Self.attributes(in: document.markup.bytes(node.literal)))
    }
    var start = 0
    while let open = source.bytes.withUnsafeBufferPointer({
      $0.firstOffset(of: UInt8(ascii: "{"), from: start)
    }) {
      start = open + 1
      let inside = source.bytes[start...].prefix(200).prefix {
        $0 != UInt8(ascii: "}") && $0 != 0x0A
      }
      names.formUnion(Self.attributes(in: inside))
      guard inside.contains(UInt8(ascii: "#")) else { continue }
      let text = String(decoding: inside, as: UTF8.self)
      for word in text.split(whereSeparator: { " :".contains($0) }) where word.hasPrefix("#") {
        names.insert(String(word.dropFirst()))
      }
    }
    return names
  }

  /// White space and the brackets of tags.
  private static func partsAttributes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t"..."\r", "<", ">", "{", "}": true
    default: !scalar.isASCII && scalar.properties.isWhitespace
    }
  }

  /// The values of the attributes `id` and `name`, with or without quotes.
  private static func attributes(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var names: Set<String> = []
    // Most raw HTML has others, and those are told by the letter before the sign.
    let mayName = bytes.indices.dropFirst().contains {
      bytes[$0] == UInt8(ascii: "=")
        && (bytes[$0 - 1] | 0x20 == UInt8(ascii: "d") || bytes[$0 - 1] | 0x20 == UInt8(ascii: "e"))
    }
    guard mayName else { return names }
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    for part in text.split(whereSeparator: Self.partsAttributes) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let key = sides.first,
        ["id", "name"].contains(String(key).lowercased()), let value = sides.last
      else { continue }
      names.insert(
        String(String.UnicodeScalarView(value.filter { !"\"'/".unicodeScalars.contains($0) })))
    }
    return names
  }
}
