import AssentManifest

/// What the head of a page says of other versions: the relations of RFC 5829, and the feed.
struct VersionLinks: Sendable {
  let history: AgreementHistory
  let text: FrameText

  /// The elements `link`, one a line, without a line end behind the last; `nil` for none.
  ///
  /// - Parameter version: the one that the page shows; `nil` for a page that shows none.
  func html(at version: Manifest.Version?) -> [UInt8]? {
    var out = ByteBuffer()
    if let index = version.flatMap({ history.index(of: $0) }) {
      if index > 0 { write("predecessor-version", history.versions[index - 1], to: &out) }
      if index + 1 < history.versions.count {
        write("successor-version", history.versions[index + 1], to: &out)
      }
    } else if version != nil, let last = history.versions.last {
      // A draft follows the last release.
      write("predecessor-version", last, to: &out)
    }
    if !history.versions.isEmpty { write("latest-version", history.currentPage, to: &out) }
    if let page = history.historyPage(for: text.language), page != text.base.page {
      write("version-history", page, to: &out)
    }
    if let feed = history.feed {
      out.write("<link rel=\"alternate\" type=\"application/atom+xml\" title=\"")
      out.writeEscapedHTML(text.labels["feed"])
      out.write("\" href=\"")
      out.writeEscapedAddress(text.base.canonical(feed))
      out.write("\">\n")
    }
    return out.isEmpty ? nil : out.bytes.dropLast()
  }

  private func write(
    _ relation: StaticString, _ version: AgreementHistory.Version, to out: inout ByteBuffer
  ) {
    guard let page = history.page(of: version, for: text.language) else { return }
    write(relation, page.value, to: &out)
  }

  private func write(_ relation: StaticString, _ place: String, to out: inout ByteBuffer) {
    out.write("<link rel=\"")
    out.write(relation)
    out.write("\" href=\"")
    out.writeEscapedAddress(text.base.canonical(place))
    out.write("\">\n")
  }
}
