import AssentLicense
import Testing

@testable import AssentCompiler

/// The list of pages for search engines.
@Suite struct SitemapTests {
  private func site(_ url: String?) -> Site {
    var configuration = Configuration()
    configuration.siteURL = url
    return Site(
      configuration: configuration, generator: "", width: 72, templates: [:], products: [:],
      pagesByPath: [:])
  }

  private func facts(_ path: String) -> DocumentFacts? {
    Placement.documentation(path).map { place in
      let artifact = Artifact(path: place.html, type: Artifact.html, bytes: [])
      return DocumentFacts(
        path: path, kind: .other, language: "en", title: "", words: 0,
        sourceDigest: artifact.digest,
        textDigest: artifact.digest, artifacts: [ArtifactFacts(artifact)], currentArtifacts: [])
    }
  }

  @Test(arguments: [1, 2, 3, 7, 50_000])
  func `no file lists more pages than the protocol allows`(mostPages: Int) {
    let documents = (1...6).compactMap { facts("folder & more/page \($0).md") }
    let files = SitemapBuilder(site: site("https://example.org/"), documents: documents)
      .files(mostPages: mostPages)
    var addresses: [String] = []
    for (name, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      let found = text.matches(of: /<url><loc>([^<]+)<\/loc>/).map { String($0.1) }
      #expect(found.count <= mostPages, "\(name)")
      addresses += found
      for (part, _) in files.dropFirst() where name == "sitemap.xml" {
        #expect(text.contains("<sitemap><loc>https://example.org/\(part)</loc></sitemap>"))
      }
    }
    #expect(files.first?.name == "sitemap.xml")
    #expect(addresses.count == 7 && Set(addresses).count == 7)
    #expect(addresses.contains("https://example.org/folder%20%26%20more/page%201.html"))
  }

  @Test func `a site without an address has none`() {
    #expect(
      SitemapBuilder(site: site(nil), documents: [facts("a.md")].compactMap(\.self)).files().isEmpty
    )
  }
}
