import AssentLicense
import AssentManifest

/// What stands below the headings of a version's text: in which versions each section changed.
struct ClauseMarks: Sendable {
  let history: AgreementHistory
  let text: FrameText

  /// How many versions a mark names, the newest; the history page names all.
  static let mostVersions = 6

  /// HTML by index of the heading.
  ///
  /// A paragraph or an item with a number counts for the heading right above it.
  func html(of document: LegalDocument, _ changes: ClauseHistory) -> [Int: [UInt8]] {
    guard let page = history.historyPage(for: text.language) else { return [:] }
    var versions: [Int: Set<Manifest.Version>] = [:]
    var anchors: [Int: String] = [:]
    for index in document.clauses.indices {
      let clause = document.clauses[index]
      guard let found = changes[clause.anchor], let heading = heading(above: index, in: document)
      else { continue }
      versions[heading, default: []].formUnion(found.events.map(\.version))
      if anchors[heading] == nil { anchors[heading] = clause.anchor }
    }
    let order = history.versions.map(\.version)
    var marks: [Int: [UInt8]] = [:]
    for (heading, changed) in versions {
      guard let anchor = anchors[heading] else { continue }
      marks[heading] = mark(order.filter(changed.contains), at: page, anchor)
    }
    return marks
  }

  private func mark(_ versions: [Manifest.Version], at page: String, _ anchor: String) -> [UInt8] {
    var list: [UInt8] = versions.count > Self.mostVersions ? Array("… · ".utf8) : []
    for (index, version) in versions.suffix(Self.mostVersions).enumerated() {
      if index > 0 { list += " · ".utf8 }
      list += text.isolated(version.text)
    }
    var out = ByteBuffer()
    out.write("\n<p class=\"changed\"><a href=\"")
    out.writeEscapedAddress(text.base.link(to: page) + "#" + ClauseList.id(of: anchor))
    out.write("\">")
    out.write(text.sentence("changedIn", FrameText.Piece(html: list)))
    out.write("</a></p>")
    return out.bytes
  }

  /// The block of the clause itself where it is a heading, else of the one that it stands under.
  private func heading(above index: Int, in document: LegalDocument) -> Int? {
    var next: Int? = index
    while let index = next {
      let clause = document.clauses[index]
      if case .heading = clause.form { return clause.node }
      next = clause.parent
    }
    return nil
  }
}
