import AssentDiagnostics
import AssentLicense

extension Rule {
  static let brokenLink = Rule(
    id: .brokenLink, group: .links, severity: .error,
    summary:
      "A link leads nowhere: to a file that is not published, to an address without a host, or it is empty.",
    rationale:
      "On the published page the link leads nowhere, and the picture is missing. A page of the site is linked by its "
      + "document, 'privacy.md', or by its published place; a link is right from every page that a text is on.",
    accepts: [
      "# License\n\nSee [the flow](flows/license-gate.md#top) and [more](notes.txt).\n",
      "# License\n\nSee [the policy](privacy.html), [us](mailto:a@example.org), [home](/) and [top](#).\n",
    ],
    rejects: [
      "# License\n\nSee [the flow](⟪missing.md⟫).\n",
      "# License\n\n![Logo](⟪missing.png⟫)\n",
      "# License\n\nSee [the policy](⟪missing.html⟫) and [pictures](⟪./missing/⟫).\n",
      "# License\n\nSee [the policy](⟪../privacy.html⟫).\n",
      "# License\n\nSee [our site](⟪https://⟫).\n",
    ]
  ) { subject, findings in
    let document = subject.document
    let folder = document.path.pathNames.dropLast().joined(separator: "/")
    for (index, link) in document.links.enumerated() {
      if link.destination.isEmpty {
        findings.report(
          link.isImage ? "the picture has no address" : "the link has no destination",
          atBytes: subject.destination(ofLink: index),
          help: link.isImage
            ? "write the path of a picture" : "write where it leads, or leave out its brackets")
      } else if namesNoHost(link.destination) {
        findings.report(
          "'\(link.destination)' names no host", atBytes: subject.destination(ofLink: index),
          help: "write the whole address")
      } else if mayBeRelative(link.destination) {
        check(link, index, subject, in: folder, &findings)
      }
    }
  }

  private static func check(
    _ link: LegalDocument.Link, _ index: Int, _ subject: LintSubject, in folder: String,
    _ findings: inout Findings
  ) {
    guard let isPublished = subject.isPublished else { return }
    if let target = DocumentLink(link.destination, in: folder) {
      guard !isPublished(target.path) else { return }
      findings.report(
        "'\(target.path)' is not in the content folder",
        atBytes: subject.destination(ofLink: index),
        help: "add the file, or link to one that is there", cause: target.path)
      return
    }
    guard let leadsToPlace = subject.leadsToPlace,
      let target = RelativeLink(link.destination, in: folder)
    else { return }
    guard let path = target.path else {
      // The page of a document has one place, and may be part of a larger site; an agreement has several.
      guard subject.document.kind.isAgreement else { return }
      findings.report(
        "'\(link.destination)' leads out of the content folder",
        atBytes: subject.destination(ofLink: index),
        help:
          "link to a document of the folder, or write the whole address: an agreement is published at "
          + "several places",
        cause: link.destination)
      return
    }
    guard !leadsToPlace(target) else { return }
    let place = path + (target.isFolder ? "/" : "")
    findings.report(
      "nothing is published at '\(place)'", atBytes: subject.destination(ofLink: index),
      help: help(link.destination, path, isPublished), cause: place)
  }

  /// What was probably meant by a link to nothing.
  private static func help(
    _ destination: String, _ path: String, _ isPublished: (String) -> Bool
  ) -> String {
    if destination.contains("@"), !destination.contains("/") {
      return "for a mail address, write 'mailto:\(destination)'"
    }
    let stem = path.hasSuffix(".html") ? String(path.dropLast(5)) : path
    let names = [stem, stem.hasSuffix("/index") ? String(stem.dropLast(6)) : stem]
    if let document = names.map({ $0 + ".md" }).first(where: isPublished) {
      return "link to '\(document)', which leads to its page"
    }
    let host = destination.prefix { $0 != "/" }
    if host.hasPrefix("www.") || hostEndings.contains(where: host.hasSuffix) {
      return "for another site, write 'https://\(destination)'"
    }
    return "link to a document of the content folder, or write the whole address"
  }

  private static let hostEndings = [".com", ".org", ".net", ".io", ".app", ".dev"]

  /// Whether an address of the web has nothing where its host belongs.
  private static func namesNoHost(_ destination: String) -> Bool {
    // Most links have one, which is seen at a glance.
    guard destination.utf8.count < 8 || !hasUsualHost(destination) else { return false }
    let lowercased = destination.lowercased()
    guard let scheme = ["https:", "http:"].first(where: lowercased.hasPrefix) else { return false }
    let rest = lowercased.dropFirst(scheme.utf8.count).drop { $0 == "/" }
    return rest.isEmpty || rest.hasPrefix("?") || rest.hasPrefix("#")
  }

  private static func hasUsualHost(_ destination: String) -> Bool {
    destination.utf8.starts(with: "https://".utf8)
      && destination.utf8.dropFirst(8).first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
  }

  /// Whether a destination may be a relative path, told by its bytes.
  private static func mayBeRelative(_ destination: String) -> Bool {
    var destination = destination
    return destination.withUTF8 { RelativeLink.mayBegin($0) }
  }
}
