import AssentCompiler
import AssentManifest
import Foundation
import TestSupport
import Testing

/// Where pages come out follows from where documents lie.
@Suite struct PlaceTests {
  static func agreement(_ folder: String, _ id: String, _ release: String) -> [String] {
    let base = folder + id
    return ["\(base)/", "\(base)/\(release)/"].flatMap { place in
      ["\(place)index.html", "\(place)\(id).json", "\(place)\(id).txt"]
    }
  }

  static func page(_ base: String) -> [String] {
    ["\(base).html", "\(base).json", "\(base).txt"]
  }

  static let cases: [(path: String, text: String, pages: [String])] = [
    ("license.md", Samples.license(), agreement("", "license", "1.0/en")),
    ("LICENSE.MD", Samples.license(), agreement("", "license", "1.0/en")),
    ("app/Eula.markdown", Samples.license(version: "2.3.1"), agreement("app/", "eula", "2.3.1/en")),
    (
      "license.de.md", Samples.license().replacing("# License", with: "# Lizenz"),
      agreement("", "license", "1.0/de")
    ),
    ("a/b c/license.md", Samples.license(), agreement("a/b c/", "license", "1.0/en")),
    (
      "policy.md", "---\nkind: license\n---\n" + Samples.license(),
      agreement("", "policy", "1.0/en")
    ),
    ("flows/start.md", Samples.flow(), page("flows/start")),
    ("flows/Ünïcode 流.md", Samples.flow(), page("flows/Ünïcode 流")),
    ("a.b.c.md", Samples.flow(), page("a.b.c")),
    ("license/notes.md", Samples.flow(), page("license/notes")),
    ("license.md/notes.md", Samples.flow(), page("license.md/notes")),
  ]

  @Test(arguments: cases)
  func `a document comes out at its place in three forms`(
    path: String, text: String, pages: [String]
  ) throws {
    let site = try TestSite([path: text, "assent.yml": Samples.profiles])
    let result = try site.build()
    #expect(result.outcome == .published, "\(result.diagnostics)")
    let found = try site.published().paths.filter { file in
      !file.hasPrefix("assets/") && !file.hasPrefix("schema/") && !file.hasPrefix(".")
        && file != "index.html" && !file.hasSuffix("manifest.json") && !file.hasSuffix("SHA256SUMS")
        && !["gate.json", "gate-words.json", "site.json"].contains(file)
        && !file.hasSuffix("gate.html")
    }
    #expect(found == pages.sorted())
  }

  @Test func `hidden names, names with an underscore, releases and excluded files stay out`()
    throws
  {
    let site = try TestSite(Samples.site)
    for path in [
      ".hidden.md", "_draft.md", "_drafts/x.md", ".git/x.md", "releases/1.0/license.md",
      "flows/releases/x.md", "notes.txt", "picture.png", "old/x.md",
    ] {
      try site.write(Samples.flow(), to: path)
    }
    try site.write("exclude: [\"old/**\"]\n", to: "assent.yml")
    let result = try site.build()
    #expect(result.documentCount == 2)
    let paths = try site.published().paths
    #expect(!paths.contains { $0.contains("hidden") || $0.contains("draft") || $0.contains("old") })
    #expect(!paths.contains { $0.contains("releases") || $0.contains("notes") })
  }

  @Test func `a translation has no current page and shares the entry of the original`() throws {
    let site = try TestSite([
      "license.md": Samples.license(),
      "license.fr.md": "---\nlanguage: fr\n---\n"
        + Samples.license().replacing("# License", with: "# Licence"),
    ])
    #expect(try site.build().outcome == .published)
    #expect(site.exists("license/1.0/fr/index.html"))
    #expect(try site.text("license/index.html").contains("lang=\"en\""))
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    #expect(manifest.documents.map(\.id) == ["license"])
    let locales = try #require(manifest.documents.first?.releases.first?.locales)
    #expect(locales.keys.sorted() == ["en", "fr"])
    #expect(locales.mapValues(\.authoritative) == ["en": true, "fr": false])
  }

  @Test func `every product has a manifest that names only its own files`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "flows/start.md": Samples.flow(),
      "app/eula.md": Samples.license(), "app/flows/start.md": Samples.flow(),
      "app/inner/terms.md": Samples.license(),
      "docs/page.md": Samples.flow(),
      "assent.yml": "products:\n  app: { id: the-app, name: The App }\n" + Samples.profiles,
    ])
    #expect(try site.build().outcome == .published)
    var named: Set<String> = []
    for (folder, id, documents, pages) in [
      ("", "site", ["license"], ["docs/page.html", "flows/start.html"]),
      ("app/", "the-app", ["eula"], ["flows/start.html"]),
      ("app/inner/", "app-inner", ["terms"], []),
    ] {
      let manifest = try Manifest(parsing: site.bytes(folder + "manifest.json"))
      #expect(manifest.product.id == id)
      #expect(manifest.documents.map(\.id) == documents)
      #expect(manifest.pages.map(\.path.text) == pages)
      for artifact in try manifest.artifacts {
        #expect(site.exists(folder + artifact.path.text), "\(folder)\(artifact.path)")
        #expect(named.insert(folder + artifact.path.text).inserted, "\(folder)\(artifact.path)")
      }
    }
    let others = try site.published().paths.filter {
      !$0.hasSuffix("manifest.json") && !$0.hasSuffix("SHA256SUMS") && $0 != ".assent-build"
        && $0 != "site.json"
    }
    #expect(named == Set(others))
  }
}
