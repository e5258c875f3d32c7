import AssentManifest

/// The list of all versions on the page of each, which opens without a script.
struct VersionPicker: Sendable {
  let history: AgreementHistory
  let text: FrameText

  /// How many versions a page lists at most, the newest first; the history page has all.
  ///
  /// Every page repeats the list, so that its length has to be bounded.
  static let mostVersions = 60

  /// - Parameter version: the one that the page shows; `nil` for a draft.
  func html(at version: Manifest.Version?) -> [UInt8] {
    var out = ByteBuffer(minimumCapacity: 4096)
    out.write("<nav class=\"versions\" aria-label=\"")
    out.writeEscapedHTML(text.labels["versions"])
    out.write("\">\n<details><summary>")
    out.writeEscapedHTML(text.labels["versions"])
    out.write("</summary>\n<ul>\n")
    for entry in listed(with: version) {
      out.write("<li>")
      write(entry, isShown: entry.version == version, to: &out)
      out.write("</li>\n")
    }
    out.write("</ul>\n")
    if let page = history.historyPage(for: text.language) {
      out.write("<p>")
      out.write(text.link(to: page, HTMLText.escaped(text.labels["history"])))
      out.write("</p>\n")
    }
    out.write("</details>\n</nav>")
    return out.bytes
  }

  private func write(
    _ entry: AgreementHistory.Version, isShown: Bool, to out: inout ByteBuffer
  ) {
    let page = history.page(of: entry, for: text.language)
    if let page {
      out.write("<a href=\"")
      out.writeEscapedAddress(text.base.link(to: page.value))
      if page.locale.text != text.language {
        out.write("\" hreflang=\"")
        out.writeEscapedHTML(page.locale.text)
      }
      out.write(isShown ? "\" aria-current=\"page\">" : "\">")
    }
    out.write("<b>")
    out.write(text.isolated(entry.version.text))
    out.write("</b> <span>")
    out.writeEscapedHTML(text.labels[VersionBanner.label(of: entry.status)])
    out.write("</span> <time datetime=\"")
    out.writeEscapedHTML(entry.effective.description)
    out.write("\">")
    out.writeEscapedHTML(
      MomentText.short(entry.effective, labels: text.labels, language: text.language))
    out.write("</time>")
    if page != nil { out.write("</a>") }
  }

  /// The newest versions first, the one of the page and the one in force always among them.
  private func listed(with version: Manifest.Version?) -> [AgreementHistory.Version] {
    let newest = history.versions.suffix(Self.mostVersions).reversed()
    let older = history.versions.dropLast(Self.mostVersions).reversed().filter {
      $0.version == version || $0.status == .current
    }
    return Array(newest) + older
  }
}
