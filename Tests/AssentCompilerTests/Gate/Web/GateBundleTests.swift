import AssentDiagnostics
import AssentManifest
import Crypto
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// The page that is mailed asks for its text.
@Suite struct GateBundleTests {
  private static func page(_ version: String, of site: TestSite) throws -> String {
    let bytes = try Bundle.make(
      BundleRequest(
        agreement: "license", version: Manifest.Version(stringLiteral: version),
        published: site.output.path, format: .html))
    #expect(BundleCheck.verify(bytes, name: "page").diagnostics == [])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the version in force can be accepted in its page, any other is only shown`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2026-01-01")
    try site.release(
      "2.0", ["license.md": Samples.license(version: "2.0", grant: "Copy it.")], at: "2026-02-01")
    try site.build()
    let old = try Self.page("1.0", of: site)
    #expect(!old.contains("<aside") && !old.contains("assent-gate-files\""))
    let page = try Self.page("2.0", of: site)
    #expect(
      page.contains("<aside class=\"frame\" id=\"assent-accept\" lang=\"en\" dir=\"ltr\" hidden>"))
    // Each script that runs is one that the policy names.
    let policy = try #require(page.firstMatch(of: /script-src ([^;]*);/)).1
    let scripts = page.matches(of: /<script>((?s:.*?))<\/script>/).map { String($0.1) }
    #expect(scripts.count == 2)
    for script in scripts {
      let digest = Data(SHA256.hash(data: Array(script.utf8))).base64EncodedString()
      #expect(policy.contains("'sha256-\(digest)'"))
    }
    // The gate stands before the script that parses the page anew.
    #expect(scripts.first?.contains("customElements.define(\"license-gate\"") == true)
    #expect(scripts.last?.contains("adoptNode") == true)
    let start = try #require(page.firstRange(of: "id=\"assent-gate-files\">")).upperBound
    let files = try JSONValue(parsing: Array(page[start...].prefix { $0 != "<" }.utf8))
    #expect(files["gate.css"]?.string != nil && files["gate-en.json"]?.string != nil)
    #expect(files["gate-de.json"] == nil)
  }

  @Test func `a question in other words is found`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    let bytes = try Bundle.make(
      BundleRequest(
        agreement: "license", version: "1.0", published: site.output.path, format: .html))
    let changed = String(decoding: bytes, as: UTF8.self)
      .replacing("This page can ask you", with: "You have to")
    #expect(
      BundleCheck.verify(Array(changed.utf8), name: "page").diagnostics.map(\.rule.rawValue)
        == ["bundle-differs"])
  }
}
