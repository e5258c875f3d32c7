import AssentLicense
import AssentManifest
import AssentRender

/// Builds `sitemap.xml`, the list of pages for search engines (sitemaps.org, 0.9).
struct SitemapBuilder {
  let site: Site
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// Places of history pages with the day of the newest event.
  var historyPages: [(path: String, day: Manifest.Day?)] = []

  /// The pages that one file may list, as the protocol has it.
  static let mostPages = 50_000

  /// The files by name: one, or a list of several; none where the site has no address.
  func files(mostPages: Int = mostPages) -> [(name: String, bytes: [UInt8])] {
    guard let home = site.address(of: "index.html") else { return [] }
    var pages = [entry(home, date: nil)]
    for facts in documents where facts.form != .draft {
      for artifact in [facts.currentArtifacts.first, facts.artifacts.first] {
        guard let address = artifact.flatMap({ site.address(of: $0.path.text) }) else { continue }
        pages.append(entry(address, date: facts.updated ?? facts.published))
      }
    }
    for (path, day) in historyPages {
      if let address = site.address(of: path) { pages.append(entry(address, date: day)) }
    }
    guard pages.count > mostPages else { return [("sitemap.xml", Self.list("urlset", pages))] }
    var files: [(name: String, bytes: [UInt8])] = []
    var parts: [[UInt8]] = []
    for start in stride(from: 0, to: pages.count, by: mostPages) {
      let name = "sitemap-\(parts.count + 1).xml"
      let part = pages[start..<min(start + mostPages, pages.count)]
      files.append((name, Self.list("urlset", Array(part))))
      parts.append(Self.element("sitemap", address: site.address(of: name) ?? name, date: nil))
    }
    return [("sitemap.xml", Self.list("sitemapindex", parts))] + files
  }

  private func entry(_ address: String, date: Manifest.Day?) -> [UInt8] {
    Self.element("url", address: address, date: date)
  }

  private static func element(
    _ name: String, address: String, date: Manifest.Day?
  ) -> [UInt8] {
    var out = Array("<\(name)><loc>".utf8)
    out += HTMLText.escaped(address)
    out += "</loc>".utf8
    if let date { out += "<lastmod>\(date.description)</lastmod>".utf8 }
    out += "</\(name)>\n".utf8
    return out
  }

  private static func list(_ name: String, _ entries: [[UInt8]]) -> [UInt8] {
    var out = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(name) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """.utf8)
    for entry in entries { out += entry }
    out += "</\(name)>\n".utf8
    return out
  }
}
