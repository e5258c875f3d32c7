import AssentLicense

/// The ways from a page to the same text in other languages.
package struct LocaleLinks: Sendable {
  package struct Link: Hashable, Sendable {
    package var language: String
    /// A relative address, escaped.
    package var address: String
    /// The address for search engines: absolute, where the site has an address.
    package var canonical: String

    package init(language: String, address: String, canonical: String) {
      self.language = language
      self.address = address
      self.canonical = canonical
    }
  }

  /// The language of the page itself.
  private let language: String
  private let links: [Link]
  /// The page for readers of any other language.
  private let fallback: String?

  package init(language: String, links: [Link], fallback: String?) {
    self.language = language
    self.links = links
    self.fallback = fallback
  }

  /// The elements `link` for the head of the page.
  package var alternates: [UInt8] {
    var out = ByteBuffer()
    for link in links { writeAlternate(link.language, link.canonical, to: &out) }
    if let fallback { writeAlternate("x-default", fallback, to: &out) }
    return out.bytes
  }

  private func writeAlternate(_ language: String, _ address: String, to out: inout ByteBuffer) {
    out.write("<link rel=\"alternate\" hreflang=\"")
    out.writeEscapedHTML(language)
    out.write("\" href=\"")
    out.writeEscapedAddress(address)
    out.write("\">\n")
  }

  /// A sentence that links to the authoritative text of a translation.
  ///
  /// - Parameter sentence: with `%` where the link stands.
  package static func sentence(_ sentence: String, to original: Link) -> [UInt8] {
    var out = ByteBuffer()
    let parts = sentence.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    out.writeEscapedHTML(String(parts.first ?? ""))
    out.write("<a href=\"")
    out.writeEscapedAddress(original.address)
    out.write("\" hreflang=\"")
    out.writeEscapedHTML(original.language)
    out.write("\" lang=\"")
    out.writeEscapedHTML(original.language)
    out.write(
      LanguageTag.isRightToLeft(original.language) ? "\" dir=\"rtl\">" : "\" dir=\"ltr\">")
    out.writeEscapedHTML(LanguageName.text(original.language))
    out.write("</a>")
    out.writeEscapedHTML(parts.count > 1 ? String(parts[1]) : "")
    return out.bytes
  }

  /// The items of a list for readers, each language named in itself.
  package var items: [UInt8] {
    var out = ByteBuffer()
    for link in links {
      out.write("<li>")
      out.write(link.language == language ? "<span aria-current=\"true\"" : "<a href=\"")
      if link.language != language {
        out.writeEscapedAddress(link.address)
        out.write("\" hreflang=\"")
        out.writeEscapedHTML(link.language)
        out.write("\"")
      }
      out.write(" lang=\"")
      out.writeEscapedHTML(link.language)
      out.write(LanguageTag.isRightToLeft(link.language) ? "\" dir=\"rtl\">" : "\" dir=\"ltr\">")
      out.writeEscapedHTML(LanguageName.text(link.language))
      out.write(link.language == language ? "</span></li>\n" : "</a></li>\n")
    }
    return out.bytes
  }
}
