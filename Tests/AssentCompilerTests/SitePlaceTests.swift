import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Links of agreements that lead somewhere, and those that lead nowhere.
@Suite struct SitePlaceTests {
  private static func site(_ link: String, in path: String = "terms.md") throws -> TestSite {
    try TestSite([
      "assent.yml": Samples.profiles, "help.md": Samples.flow(), "eula.md": Samples.license(),
      "app/license.md": Samples.license(), "img/logo.png": "x", "public/about/index.html": "x",
      "public/legal.txt": "x", path: Samples.license(grant: "See [this](\(link))."),
    ])
  }

  private static func broken(_ link: String, in path: String = "terms.md") throws -> [Diagnostic] {
    let site = try site(link, in: path)
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    let linted = lint.diagnostics.filter { $0.rule == .brokenLink }
    let built = try site.build().diagnostics.filter { $0.rule == .brokenLink }
    #expect(linted.map(\.message) == built.map(\.message), "\(link)")
    return linted
  }

  static let nowhere: [(link: String, message: String, help: String)] = [
    ("../privacy.html", "'../privacy.html' leads out of the content folder", "link to a document"),
    ("../README.md", "'../README.md' leads out of", "link to a document"),
    ("privacy.html", "nothing is published at 'privacy.html'", "link to a document"),
    ("eula.html", "nothing is published at 'eula.html'", "link to 'eula.md'"),
    ("./img/", "nothing is published at 'img/'", "link to a document"),
    ("privacy", "nothing is published at 'privacy'", "link to a document"),
    ("www.example.org/x", "nothing is published at", "for another site, write 'https://www."),
    ("legal@example.org", "nothing is published at", "for a mail address, write 'mailto:legal"),
    ("", "the link has no destination", "write where it leads"),
    ("https://", "'https://' names no host", "write the whole address"),
    ("http:///x", "", ""),
  ]

  @Test(arguments: nowhere)
  func `a link that leads nowhere is an error`(link: String, message: String, help: String) throws {
    let found = try Self.broken(link)
    guard !message.isEmpty else { return }
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.hasPrefix(message) == true, "\(found)")
    #expect(found.first?.help?.hasPrefix(help) == true, "\(found)")
  }

  static let somewhere: [(link: String, address: String)] = [
    ("help.html", "../help.html"), ("help", "../help.html"),
    ("help.html#first", "../help.html#first"),
    ("eula/", "../eula/index.html"), ("eula", "../eula/index.html"),
    ("eula/1.0/en/eula.txt", "../eula/1.0/en/eula.txt"),
    ("app/license/", "../app/license/index.html"),
    ("about/", "../about/index.html"), ("legal.txt", "../legal.txt"), ("./", "../index.html"),
    ("app/manifest.json", "../app/manifest.json"), ("help.md", "../help.html"),
    ("/privacy", "/privacy"), ("mailto:a@example.org", "mailto:a@example.org"),
    ("tel:+491234", "tel:+491234"), ("//example.org/x", "//example.org/x"),
    ("https://example.org", "https://example.org"),
    ("https://münchen.de", "https://m%C3%BCnchen.de"),
    ("#1-grant", "#1-grant"), ("?print", "?print"),
  ]

  @Test(arguments: somewhere)
  func `a link to what is published leads there from each page`(
    link: String, address: String
  ) throws {
    #expect(try Self.broken(link) == [])
    let site = try Self.site(link)
    try site.build()
    #expect(try site.text("terms/index.html").contains("<a href=\"\(address)\""), "\(link)")
  }

  @Test func `a page may link to what lies around the site`() throws {
    #expect(try Self.broken("../privacy.html", in: "other.md") == [])
    #expect(try Self.broken("missing.html", in: "other.md").map(\.severity) == [.warning])
  }

  @Test func `a tag of a template is no link to a file`() throws {
    #expect(try Self.broken("{{url}}", in: "other.md") == [])
    #expect(try Self.broken("${url}/x", in: "other.md") == [])
  }
}
