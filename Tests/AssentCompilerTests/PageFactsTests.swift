import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

/// What pages say beside their text: who, since when, in which languages, at which address.
@Suite struct PageFactsTests {
  static func license(_ language: String, version: String = "1.0", more: String = "") -> String {
    """
    ---
    kind: license
    title: License in \(language)
    version: "\(version)"
    published: 2025-10-20
    effective: 2025-11-03
    language: \(language)
    licensor: Example Press
    \(more)---

    # License in \(language)

    ## 1. Grant

    1.1 You may
    (a) copy this text;
    (b) sell it.

    """
  }

  static let address = "site:\n  url: https://legal.example.org/a%20b\n"

  /// An agreement in many languages, two of them in versions of their own.
  private func site(_ configuration: String = "") throws -> TestSite {
    let site = try TestSite(["assent.yml": configuration + Samples.profiles])
    try site.write(Self.license("en"), to: "license.md")
    for language in ["ar", "de", "he", "ja", "zh-Hant"] {
      let version = language == "de" ? "1.0" : "1.0"
      try site.write(Self.license(language, version: version), to: "license.\(language).md")
    }
    try site.write(Samples.flow(), to: "flows/start.md")
    try site.build()
    return site
  }

  @Test func `the locales of an agreement lead to each other`() throws {
    let site = try site()
    let pages = try site.published().paths.filter {
      $0.hasSuffix("index.html") && $0 != "index.html"
    }
    #expect(pages.count == 7)
    for path in pages {
      let text = try site.text(path)
      let folder = URL(filePath: "/" + path).deletingLastPathComponent()
      let links = text.matches(of: /href="([^"]+)" hreflang="([^"]+)" lang="([^"]+)"/)
      // A translation links to the authoritative text once more, in a sentence.
      #expect(Set(links.map(\.1)).count == 5, "\(path)")
      for link in links {
        let target = folder.appending(path: String(link.1)).standardized.path.dropFirst()
        #expect(site.exists(String(target)), "\(path): \(link.1)")
        #expect(try site.text(String(target)).contains("<html lang=\"\(link.2)\""))
        #expect(link.2 == link.3)
      }
      let alternates = text.matches(of: /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/)
      #expect(
        alternates.map { String($0.1) }.sorted()
          == ["ar", "de", "en", "he", "ja", "x-default", "zh-Hant"])
      #expect(text.contains("aria-current=\"true\""))
    }
    let german = try site.text("license/1.0/de/index.html")
    #expect(german.contains(">العربية</a>") && german.contains(">繁體中文</a>"))
    #expect(
      german.contains("<dt>Sprachen</dt>") && german.contains("aria-label=\"Link zu 1. Grant\""))
    let index = try site.text("index.html")
    for name in ["English", "Deutsch", "العربية", "עברית", "日本語", "繁體中文"] {
      #expect(index.contains(">\(name)</span>"), "\(name)")
    }
  }

  @Test func `an agreement in one language names no others`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let text = try site.text("license/index.html")
    #expect(!text.contains("class=\"languages\""))
    #expect(!text.contains("<link rel=\"alternate\" hreflang"))
  }

  @Test func `addresses for others leave out the name of an index page`() throws {
    let site = try site(Self.address)
    var addresses: Set<String> = []
    for path in try site.published().paths where path.hasSuffix(".html") {
      let text = try site.text(path)
      let canonical = try #require(text.firstMatch(of: /<link rel="canonical" href="([^"]+)">/)).1
      let name = path.hasSuffix("index.html") ? String(path.dropLast(10)) : path
      #expect(canonical == "https://legal.example.org/a%20b/" + name)
      #expect(text.contains("<meta property=\"og:url\" content=\"\(canonical)\">"))
      // Nobody searches for a page that asks.
      if name != "gate.html" { addresses.insert(String(canonical)) }
      // Links between pages work without a server.
      for link in text.matches(of: /<a [^>]*href="([^"#]+)"/) where !link.1.contains(":") {
        #expect(!link.1.hasSuffix("/"), "\(path): \(link.1)")
      }
      for alternate in text.matches(of: /hreflang="[^"]+" href="([^"]+)">/) {
        #expect(alternate.1.hasPrefix("https://legal.example.org/a%20b/license/"))
        #expect(alternate.1.hasSuffix("/"))
      }
    }
    let map = try site.text("sitemap.xml")
    let listed = map.matches(of: /<loc>([^<]+)<\/loc>/).map { String($0.1) }
    #expect(Set(listed) == addresses)
    #expect(listed.count == addresses.count)
    #expect(map.contains("<lastmod>2025-10-20</lastmod>"))
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    #expect(
      try manifest.files.contains { $0.path == "sitemap.xml" && $0.type == "application/xml" })
  }

  @Test func `without an address a site has no sitemap and no canonical addresses`() throws {
    let site = try site()
    #expect(!site.exists("sitemap.xml"))
    for path in try site.published().paths where path.hasSuffix(".html") {
      let text = try site.text(path)
      #expect(!text.contains("canonical") && !text.contains("ld+json"), "\(path)")
      #expect(!text.contains("og:url"), "\(path)")
    }
  }

  static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "]]>&amp;\\u003c", "a\\\"b\\\\c",
    "{{title}}", "x\\u2028y", "&lt;/script&gt;",
  ]

  @Test(arguments: hostile)
  func `what documents say cannot end the data of a page`(text: String) throws {
    let site = try TestSite(["assent.yml": Self.address + Samples.profiles])
    let quoted = "\"\(text)\""
    try site.write(
      Self.license("en", more: "description: \(quoted)\nproduct: x\n"), to: "license.md")
    try site.build()
    let page = try site.text("license/index.html")
    #expect(page.components(separatedBy: "<script").count == 3)
    let data = try #require(page.firstMatch(of: /ld\+json">([^<]*)<\/script>/)).1
    #expect(!data.contains { "<>&".contains($0) })
    let value = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    #expect(value?["@type"] as? String == "DigitalDocument")
    let description = try JSONSerialization.jsonObject(
      with: Data(quoted.utf8), options: .fragmentsAllowed)
    #expect(value?["description"] as? String == description as? String)
    #expect(value?["version"] as? String == "1.0")
    #expect(value?["temporalCoverage"] as? String == "2025-11-03/..")
  }

  @Test func `plain text begins with what identifies it`() throws {
    let site = try site(Self.address)
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    let locales = try #require(manifest.documents.first?.releases.first?.locales)
    for (language, locale) in locales {
      let path = "license/1.0/\(language)"
      let text = try site.text("\(path)/license.txt")
      let head = text.prefix { $0 != "─" }
      let digest = locale.textDigest.description
      // A translation goes on with the text that binds.
      #expect(head.contains("\n\(digest)\n"), "\(language)")
      #expect(head.hasSuffix("\n\(digest)\n") == locale.authoritative, "\(language)")
      #expect(head.contains("https://legal.example.org/a%20b/\(path)/\n"), "\(language)")
      #expect(head.contains("Example Press\n") && head.contains("2025"), "\(language)")
      #expect(try site.text("\(path)/index.html").contains(digest))
      #expect(text.contains("\n(a) copy this text;\n(b) sell it.\n"))
    }
    #expect(try site.text("license/license.txt") == site.text("license/1.0/en/license.txt"))
    // The prose of documentation has said it already.
    #expect(try site.text("flows/start.txt").hasPrefix("Start\n═"))
  }

  static let contacts: [(String, String?)] = [
    ("mailto:legal@example.org", "mailto:legal@example.org"),
    ("legal@example.org", "mailto:legal@example.org"),
    ("https://example.org/contact", "https://example.org/contact"),
    ("javascript:alert(1)", nil), ("JAVASCRIPT:alert(1)//@example.org", nil),
    ("data:text/html,x@example.org", nil), ("\"java\\tscript:x\"", nil), ("//evil.example", nil),
    ("Example Press, 1 High Street", nil), ("vbscript:x", nil), ("file:///etc/passwd", nil),
  ]

  @Test(arguments: contacts)
  func `a contact is a link only where it is an address of mail, telephone or web`(
    contact: String, link: String?
  ) throws {
    let site = try TestSite(["assent.yml": Samples.profiles])
    try site.write(Self.license("en", more: "contact: \(contact)\n"), to: "license.md")
    guard try site.build().outcome == .published else { return }
    let page = try site.text("license/index.html")
    let fact = page.firstMatch(of: /<dt>Contact<\/dt><dd>(.*?)<\/dd>/)?.1 ?? ""
    if let link {
      #expect(fact.contains("<a href=\"\(link)\""))
    } else {
      #expect(!page.contains("<a href=\"\(contact)"))
      // Words alone are shown; what was meant as another address is not.
      #expect(fact == (contact.contains(":") || contact.hasPrefix("//") ? "" : contact))
    }
  }

  @Test func `links to clauses are named, beside headings, and no stop of the keyboard`() throws {
    let site = try site()
    let page = try site.text("license/index.html")
    for heading in page.matches(of: /<h[1-6][^>]*>(.*?)<\/h[1-6]>/) {
      #expect(!heading.1.contains("<a class=\"anchor\""))
    }
    let anchors = page.matches(of: /<a class="anchor"([^>]*)>/)
    #expect(anchors.count == 3)
    for anchor in anchors { #expect(anchor.1.contains(" tabindex=\"-1\"")) }
    #expect(page.contains("aria-label=\"Link to 1. Grant\""))
    #expect(page.contains("aria-label=\"Link to 1.1\""))
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ko", "ar", "he"])
  func `frame and summary are in the language of the page`(language: String) throws {
    let site = try TestSite(["assent.yml": Samples.profiles])
    try site.write(Self.license(language, more: "spdx: MIT\n"), to: "license.md")
    try site.build()
    let page = try site.text("license/index.html")
    let words = [
      "Effective", "Publisher", "Skip to text", "Commercial use", "No warranty", "min read",
    ]
    for word in words {
      #expect(page.contains(word) == (language == "en"), "\(language): \(word)")
    }
    #expect(page.contains("2025"))
  }

  @Test func `the index says the name of the site once where it is that of the only product`()
    throws
  {
    func headings(_ configuration: String, _ more: [String: String] = [:]) throws -> [String] {
      var files = ["assent.yml": configuration + Samples.profiles]
      files["license.md"] = Self.license("en")
      let site = try TestSite(files.merging(more) { $1 })
      try site.build()
      return try site.text("index.html").matches(of: /<h([1-6])[^>]*>(.*?)<\/h/)
        .map { "\($0.1) \($0.2)" }
    }
    let name = "site: { name: Kana }\n"
    #expect(try headings(name) == ["1 Kana", "2 Agreements"])
    let other = ["app/license.md": Self.license("en")]
    #expect(
      try headings(name, other) == [
        "1 Kana", "2 Kana", "3 Agreements", "2 app", "3 Agreements",
      ])
  }

  @Test func `a picture that goes on over several pages says how high it is`() throws {
    func page(_ count: Int) throws -> String {
      let steps = (1...count).map { " a\($0) --> a\($0 + 1)\n" }.joined()
      let site = try TestSite(["a.md": "# T\n\n```mermaid\nflowchart TD\n\(steps)```\n"])
      try site.build()
      return try site.text("a.html")
    }
    let tall = try page(40).firstMatch(
      of: /<div class="picture small tall" data-height="(\d+)"[^>]*>\n<svg [^>]* height="(\d+)"/)
    let (_, stated, height) = try #require(tall).output
    #expect(stated == height)
    #expect(try !page(4).contains("data-height"))
  }
}
