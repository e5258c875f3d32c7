import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Two documents cannot come out at one place.
@Suite struct CollisionTests {
  static let cases: [(name: String, files: [String: String])] = [
    ("two endings", ["a.md": Samples.flow(), "a.markdown": Samples.flow()]),
    ("two cases", ["a.md": Samples.flow(), "A.md": Samples.flow()]),
    ("the index page", ["index.md": Samples.flow()]),
    (
      "a page and an agreement",
      ["license.md": Samples.license(), "license/index.md": Samples.flow()]
    ),
    ("assets", ["assets/x.md": Samples.flow()]),
    ("schemas", ["schema/manifest.md": Samples.flow()]),
    (
      "the sitemap",
      [
        "sitemap.xml/x.md": Samples.flow(),
        "assent.yml": "site: { url: \"https://example.org\" }\n",
      ]
    ),
    ("the sums", ["public/SHA256SUMS": "x", "x.md": Samples.flow()]),
    ("a signature", ["public/manifest.json.minisig": "x", "x.md": Samples.flow()]),
    (
      "two agreements of one name",
      ["license.md": Samples.license(), "license.markdown": Samples.license()]
    ),
    (
      "two products of one id",
      ["a b/license.md": Samples.license(), "a-b/license.md": Samples.license()]
    ),
    ("a manifest", ["manifest.md": Samples.flow(), "license.md": Samples.license()]),
    (
      "a manifest of a product",
      ["app/manifest.md": Samples.flow(), "app/eula.md": Samples.license()]
    ),
    ("the page of the gate", ["app/gate.md": Samples.flow(), "app/license.md": Samples.license()]),
    ("a page in the way of a picture", ["x.html/y.png": "", "x.md": Samples.flow()]),
    ("two pictures", ["x.png": "", "X.PNG": ""]),
    ("a page in the way of a folder", ["x.html/y.md": Samples.flow(), "x.md": Samples.flow()]),
  ]

  @Test(arguments: cases)
  func `documents that would come out at one place stop the build`(
    name: String, files: [String: String]
  ) throws {
    let site = try TestSite(files)
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.contains { $0.rule == .outputCollision })
    #expect(!site.folder.exists("Output"))
  }

  @Test func `two originals of one agreement stop the build, and are not told to be renamed`()
    throws
  {
    let site = try TestSite([
      "license.de.md": Samples.license(), "license.fr.md": Samples.license(),
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let rules = Set(result.diagnostics.filter { $0.severity == .error }.map(\.rule))
    #expect(rules.contains(.localeVersionDiffers) && !rules.contains(.outputCollision))
    #expect(!site.folder.exists("Output"))
  }
}
