import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Links between documents lead to their pages.
@Suite struct LinkTests {
  static let addresses: [(link: String, address: String)] = [
    ("../../license.md", "../../license/index.html"),
    ("../../license.md#1-grant", "../../license/index.html#1-grant"),
    ("../.././flows/../license.md", "../../license/index.html"),
    ("./other.md", "../../flows/deep/other.html"),
    ("other.md#x", "../../flows/deep/other.html#x"),
    ("../start.md", "../../flows/start.html"),
    ("a%20b.md", "../../flows/deep/a%20b.html"),
    ("<a b.md>", "../../flows/deep/a%20b.html"),
    // What is no document of the site stays as written.
    ("missing.md", "missing.md"),
    ("../../../license.md", "../../../license.md"),
    ("/license.md", "/license.md"),
    ("https://example.org/license.md", "https://example.org/license.md"),
    ("#first", "#first"),
    ("picture.png", "picture.png"),
    ("other.md?raw", "other.md?raw"),
  ]

  @Test(arguments: addresses)
  func `a link leads to the page of a document, or stays`(link: String, address: String) throws {
    let site = try TestSite([
      "license.md": Samples.license(), "flows/start.md": Samples.flow(),
      "flows/deep/other.md": Samples.flow("Other"), "flows/deep/a b.md": Samples.flow("Space"),
      "flows/deep/here.md": Samples.flow(text: "Go [there](\(link)) now."),
    ])
    try site.build()
    let page = try site.text("flows/deep/here.html")
    #expect(page.contains("Go <a href=\"\(address)\">there</a> now."))
  }

  @Test func `a link of an agreement is right from both of its places`() throws {
    let site = try TestSite([
      "license.md": Samples.license(grant: "See [start](flows/start.md#first)."),
      "flows/start.md": Samples.flow(),
    ])
    try site.build()
    #expect(
      try site.text("license/index.html").contains("<a href=\"../flows/start.html#first\">"))
    #expect(
      try site.text("license/1.0/en/index.html")
        .contains("<a href=\"../../../flows/start.html#first\">"))
  }

  @Test func `a link to a translation leads to the page of its version`() throws {
    let site = try TestSite([
      "license.md": Samples.license(version: "1.2", grant: "See [French](license.fr.md)."),
      "license.fr.md": Samples.license(version: "1.2"),
      "flow.md": Samples.flow(text: "Go [there](license.fr.md#1-grant) now."),
    ])
    try site.build()
    #expect(try site.text("license/index.html").contains("href=\"../license/1.2/fr/index.html\""))
    #expect(try site.text("flow.html").contains("href=\"license/1.2/fr/index.html#1-grant\""))
    #expect(site.exists("license/1.2/fr/index.html"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "&#106;avascript:alert(1)",
    "<java script:alert(1)>", "vbscript:x", "data:text/html,x", "file:///etc/passwd",
    "javascript&colon;alert(1)",
  ])
  func `an address that runs something is not a link`(address: String) throws {
    let site = try TestSite(["flow.md": Samples.flow(text: "Go [there](\(address)) now.")])
    try site.build()
    let page = try site.text("flow.html").lowercased()
    let body = try #require(page.range(of: "<article").map { page[$0.lowerBound...] })
    #expect(!body.contains("href=\"javascript"))
    #expect(!body.contains("href=\"vbscript"))
    #expect(!body.contains("href=\"data:"))
    #expect(!body.contains("href=\"file:"))
    #expect(body.contains("there"))
  }

  @Test func `raw HTML does not come out`() throws {
    let site = try TestSite([
      "flow.md": Samples.flow(
        text: "A <b onclick=\"x()\">word</b>.\n\n<script>alert(1)</script>\n\n<img src=x onerror=y>"
      )
    ])
    try site.build()
    let page = try site.text("flow.html")
    #expect(page.contains("A word."))
    #expect(!page.contains("alert(1)"))
    #expect(!page.contains("onerror"))
    #expect(!page.contains("onclick"))
  }

  @Test func `a picture comes out as it is, and pages show it from where they stand`() throws {
    let site = try TestSite([
      "license.md": Samples.license(grant: "You may. ![Seal](img/seal.svg)"),
      "img/seal.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.rule == .brokenLink } == [])
    #expect(try site.text("img/seal.svg") == "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    #expect(try site.text("license/index.html").contains("src=\"../img/seal.svg\""))
    #expect(
      try site.text("license/1.0/en/index.html").contains("src=\"../../../img/seal.svg\""))
    #expect(try site.text("SHA256SUMS").contains("  img/seal.svg\n"))
  }

  @Test func `a link to a file that is not there stops an agreement and is told of a flow`() throws
  {
    let site = try TestSite([
      "license.md": Samples.license(grant: "See [it](missing.md)."),
      "flow.md": Samples.flow(text: "See [it](missing.png)."),
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let broken = result.diagnostics.filter { $0.rule == .brokenLink }
    #expect(broken.map(\.severity) == [.warning, .error])
  }
}

/// Plain text can stand anywhere, so its links are those of the published site.
@Suite struct TextLinkTests {
  private static let files = [
    "license.md": Samples.license(grant: "See [the flow](flows/start.md#first)."),
    "flows/start.md": Samples.flow(text: "See [the license](../license.md) and [a](#first)."),
  ]

  @Test func `a link of plain text leads to a page of the site`() throws {
    let site = try TestSite(Self.files)
    try site.write(
      "site: { url: \"https://example.org/legal\" }\n" + Samples.profiles, to: "assent.yml")
    try site.build()
    let root = "[1] https://example.org/legal/"
    #expect(try site.text("flows/start.txt").contains(root + "license/index.html\n"))
    #expect(try site.text("license/license.txt").contains(root + "flows/start.html#first\n"))
  }

  @Test func `without an address of the site it is a place below the output folder`() throws {
    let site = try TestSite(Self.files)
    try site.write(Samples.profiles, to: "assent.yml")
    try site.build()
    #expect(try site.text("flows/start.txt").contains("[1] license/index.html\n"))
  }
}
