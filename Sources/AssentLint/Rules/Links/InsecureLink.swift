import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let insecureLink = Rule(
    id: .insecureLink, group: .links, severity: .warning,
    summary: "A link uses http instead of https.",
    rationale: "On the way to the reader, anybody can change what an agreement refers to.",
    accepts: [
      "[here](https://example.org/) and [there](http://localhost:8080/)\n",
      "See www.example.org.\n",
      "[a](http://172.16.3.4/), [b](http://169.254.0.1/), [c](http://intranet/), [d](http://x.onion/)\n",
    ],
    rejects: [
      "[here](⟪http://example.org/⟫)\n",
      "[name](⟪http://10.example.com/⟫) and [port](⟪http://example.net:8080/x⟫)\n",
      "See <⟪http://example.org/a⟫>, <http://example.org/b>, [c](⟪http://example.org/c⟫).\n",
      "[http://example.org/](⟪http://example.org/⟫) and ⟪http://example.org⟫ itself\n",
    ]
  ) { subject, findings in
    var hosts: [HostLinks: [Int]] = [:]
    for (index, link) in subject.document.links.enumerated() {
      guard let host = insecureHost(link.destination), !subject.isBareHost(ofLink: index)
      else { continue }
      let isShown = subject.showsDestination(ofLink: index)
      hosts[HostLinks(host: host, isShown: isShown), default: []].append(index)
    }
    for links in hosts.values.sorted(by: { $0[0] < $1[0] }) {
      guard !findings.isFull else { break }
      // Beyond that many links nobody reads what a fix would do.
      let ranges = links.prefix(fixableCount).map(subject.destination(ofLink:))
      let isShown = subject.showsDestination(ofLink: links[0])
      // One port has one protocol.
      let hasPort = links.contains { Host.hasPort(subject.document.links[$0].destination) }
      let edits = ranges.compactMap { range in
        !isShown && !hasPort && subject.source.bytes[range].starts(with: "http:".utf8)
          ? FixIt.Edit(range.lowerBound..<range.lowerBound + 4, with: Array("https".utf8)) : nil
      }
      let more = links.count > 1 ? ", nor \(links.count - 1) more to this host" : ""
      findings.report(
        "link to '\(subject.document.links[links[0]].destination)' is not encrypted\(more)",
        atBytes: ranges[0],
        help: isShown ? "write https, if the site supports it" : "use https",
        fix: edits.count == links.count ? FixIt("use https", edits: edits) : nil)
    }
  }

  /// Links that lead to one host: an address that is shown is text, which no repair changes.
  private struct HostLinks: Hashable {
    var host: String
    var isShown: Bool
  }

  private static let fixableCount = 100

  /// The host of a link without encryption, unless it is the reader's own machine.
  private static func insecureHost(_ destination: String) -> String? {
    guard destination.utf8.starts(with: "http://".utf8), destination.utf8.count > 7,
      let host = Host(of: destination), !host.isLocal
    else { return nil }
    return host.name
  }
}

extension LintSubject {
  /// Whether `www.example.org` was written, which the parser takes for a link (GFM, 6.9).
  fileprivate func isBareHost(ofLink index: Int) -> Bool {
    let link = document.links[index]
    return link.text.utf8.starts(with: "www.".utf8) && link.destination == "http://" + link.text
      && !source.bytes[destination(ofLink: index)].starts(with: "http:".utf8)
  }
}
