import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// The page on which a product's gate asks.
@Suite struct GatePageTests {
  /// The text that one of the groups of a pattern finds, each time it does.
  private static func all(_ pattern: String, in text: String) throws -> [String] {
    let expression = try Regex(pattern)
    return text.matches(of: expression).compactMap { $0.output[1].substring.map(String.init) }
  }

  private static func policy(of page: String) throws -> String {
    try #require(try all(#"Content-Security-Policy" content="([^"]*)""#, in: page).first)
  }

  @Test func `a page asks with the keys of the configuration, and only its own script may run`()
    throws
  {
    let signed = try SignedSite()
    try signed.announce(signed.first, signed.second)
    try signed.site.build()
    let page = try signed.site.text("gate.html")
    #expect(page.contains(#" key="\#(signed.first.publicKey) \#(signed.second.publicKey)""#))
    #expect(page.contains(#" recovery-key="\#(signed.recovery.publicKey)""#))
    #expect(
      page.contains(
        #"<license-gate id="assent-gate" manifest="manifest.json" product="site" page "#))
    #expect(
      try Self.policy(of: page)
        == "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self' data:; base-uri 'none'; form-action 'none'; "
        + "require-trusted-types-for 'script'; trusted-types assent-gate")
    // Nothing that the policy forbids.
    #expect(try Self.all(#"( style=| on[a-z]+="|<style)"#, in: page) == [])
    #expect(try Self.all("<script([^>]*)>", in: page).count == 1)
  }

  @Test func `the manifest and the sums list the page and what it loads, the sitemap does not`()
    throws
  {
    var files = Samples.site
    files["assent.yml"] = "site: { url: \"https://example.org\" }\n"
    files["app/license.md"] = Samples.license()
    let site = try TestSite(files)
    try site.build()
    let manifest = try Manifest(parsing: site.bytes("manifest.json"))
    let listed = try manifest.files
    let script = try #require(listed.first { $0.path.text == "assets/gate.js" })
    #expect(script.integrity != nil && script.type == "text/javascript")
    for name in ["gate.html", "assets/gate.css", "assets/gate-en.json", "assets/gate-zh-Hant.json"]
    {
      #expect(listed.contains { $0.path.text == name }, "\(name)")
    }
    #expect(try site.text("SHA256SUMS").contains("  gate.html\n"))
    let product = try Manifest(parsing: site.bytes("app/manifest.json"))
    #expect(try product.files.contains { $0.path.text == "gate.html" })
    let page = try site.text("app/gate.html")
    #expect(page.contains(#"<script src="../assets/gate.js" integrity="sha384-"#))
    #expect(page.contains(#"<link rel="canonical" href="https://example.org/app/gate.html">"#))
    #expect(try !site.text("sitemap.xml").contains("gate.html"))
  }

  @Test func `a product without agreements has no page that asks`() throws {
    let site = try TestSite([
      "docs/gate.md": Samples.flow(), "app/license.md": Samples.license(),
      "assent.yml": "products: { docs: { id: docs } }\n",
    ])
    #expect(try site.build().outcome == .published)
    #expect(!site.exists("gate.html"))
    #expect(site.exists("app/gate.html"))
    // So a document may have the name there.
    #expect(try !site.text("docs/gate.html").contains("<license-gate"))
  }

  @Test func `without a script, the texts in force stand there whole, each with its own ids`()
    throws
  {
    let text = Samples.license(
      grant: "See [the warranty](#2-warranty) and [the flow](flow.md).\n\n![A drawing](a.png)")
    let site = try TestSite([
      "eula.md": text, "license.md": text, "flow.md": Samples.flow(), "a.png": "",
      "terms.md": Samples.license().replacing("2025-11-03", with: "2999-01-01"),
      "assent.yml": """
      profiles: { eula: { require: [] }, terms: { require: [] } }
      publisher: { name: Example Press, contact: 'mailto:legal@example.org' }

      """,
    ])
    try site.build { $0.sourceDate = 1_770_000_000 }
    let page = try site.text("gate.html")
    // What is hidden loads nothing, and the form says where to write with a link.
    #expect(page.contains(#"<img loading="lazy" src=""#) && !page.contains("<img src="))
    #expect(page.contains(#" to <a href="mailto:legal@example.org">legal@example.org</a>.</p>"#))
    #expect(page.split(separator: "<article").count == 3)
    #expect(!page.contains("terms/"))
    let ids = try Self.all(#" id="([^"]*)""#, in: page)
    #expect(Set(ids).count == ids.count && ids.count > 10)
    for link in try Self.all(##" href="#([^"]*)""##, in: page) {
      #expect(ids.contains(link), "\(link)")
    }
    var count = 0
    for address in try Self.all(##" (?:href|src)="([^"#:]+)""##, in: page) {
      let target = try #require(PageReferences.target(of: address, from: ""))
      #expect(site.exists(target), "\(address)")
      count += 1
    }
    #expect(count > 8)
    // The form names what is agreed to, by version, language and digest of the words.
    let boxes = try Self.all(#"name="agreement" value="([^"]*)" required"#, in: page)
    let digest = try #require(
      try Manifest(parsing: site.bytes("manifest.json")).documents.first { $0.id == "eula" }?
        .releases.first?.locales.values.first?.textDigest)
    #expect(boxes.count == 2)
    #expect(boxes.first == "eula 1.0 en \(digest)")
  }

  @Test func `of released texts, only the version in force stands there, with its translations`()
    throws
  {
    let site = try TestSite()
    try site.release(
      "1.0",
      ["license.md": Samples.license(), "license.de.md": Samples.license(grant: "Kopieren Sie.")],
      at: "2026-01-01")
    try site.release(
      "2.0",
      [
        "license.md": Samples.license(version: "2.0", grant: "Copy nothing."),
        "license.de.md": Samples.license(version: "2.0", grant: "Kopieren Sie nichts."),
      ],
      at: "2026-02-01", effective: "2999-01-01")
    let result = try site.build { $0.sourceDate = 1_770_000_000 }
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let page = try site.text("gate.html")
    #expect(page.contains("You may copy this text.") && !page.contains("Copy nothing."))
    #expect(page.contains(#"hreflang="de">Deutsch</a>"#))
    // The page stands longer than what it says holds.
    #expect(page.contains("<p>As of February 2, 2026, 02:40 UTC.</p>"))
    #expect(page.contains(": Version 2.0 takes effect on January 1, 2999, 00:00 UTC.</p>"))
  }

  @Test func `with a hook, the form goes there, and nothing else may be reached`() throws {
    let site = try TestSite(Samples.site)
    try site.write(
      "gate:\n  hook: https://Example.org:8443/accept?a=b;c&d\n  presentation: sheet\n",
      to: "assent.yml")
    try site.build()
    let page = try site.text("gate.html")
    let policy = try Self.policy(of: page)
    #expect(policy.contains("connect-src 'self' https://example.org:8443;"))
    #expect(policy.contains("form-action https://example.org:8443;"))
    #expect(page.contains(#" sheet hook="https://Example.org:8443/accept?a=b;c&amp;d">"#))
    #expect(
      page.contains(#"method="post" action="https://Example.org:8443/accept?a=b;c&amp;d""#))
    #expect(page.contains("<button>Send</button>"))
    try site.write(
      "gate: { hook: https://example.org/ }\nproducts:\n  .: { gate: { hook: /accept } }\n",
      to: "assent.yml")
    try site.build()
    let own = try Self.policy(of: site.text("gate.html"))
    #expect(own.contains("connect-src 'self';") && own.contains("form-action 'self';"))
  }

  static let faults: [(text: String, message: String)] = [
    ("hook: example.org", "gate.hook 'example.org' is neither an address nor a path"),
    ("hook: http://example.org/", "gate.hook 'http://example.org/' is not encrypted on its way"),
    ("hook: //example.org/x", "is neither an address nor a path"),
    ("hook: https://", "names no host"),
    ("hook: https://a;script-src/", "names no host"),
    ("hook: https://a:99999/", "names no host"),
    ("hook: https://me@example.org/", "holds a name or password"),
    ("hook: https://example.org/#x", "has a fragment"),
    ("hook: \"https://example.org/a b\"", "is not an address"),
    ("hook: https://exämple.org/", "is not an address"),
    ("hook: [a]", "gate.hook is not a text"),
    ("presentation: popup", "unknown presentation 'popup' in gate.presentation"),
    ("presentaton: page", "unknown key 'presentaton' in gate; did you mean 'presentation'?"),
  ]

  @Test(arguments: faults)
  func `a hook or presentation that is none is an error with its place`(
    text: String, message: String
  ) throws {
    let site = try TestSite(Samples.site)
    try site.write("gate:\n  \(text)\n", to: "assent.yml")
    let result = try site.build()
    #expect(result.outcome == .refused)
    let found = try #require(result.diagnostics.first)
    #expect(found.rule == .invalidConfiguration && found.range?.start.line == 2)
    #expect(found.message.contains(message), "\(found.message)")
    #expect(found.help?.isEmpty == false)
  }

  @Test(arguments: ["/accept", "https://a.example", "http://localhost:8080/x", "http://127.0.0.1/"])
  func `a hook is an encrypted address, a path, or on this machine`(_ text: String) throws {
    #expect(try GateHook(text).description == text)
  }
}
