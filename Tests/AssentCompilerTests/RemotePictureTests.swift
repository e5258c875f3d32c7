import AssentDiagnostics
import AssentManifest
import AssentRecord
import AssentRender
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// Pages load nothing from elsewhere.
@Suite struct RemotePictureTests {
  static let remote = [
    "https://example.org/a.png", "http://example.org/a.png", "//example.org/a.png",
    "HTTPS://example.org/a.png", "ftp://example.org/a.png", "x:a.png", "mailto:a@b.example",
  ]

  private static func text(_ address: String) -> String {
    "# T\n\nSee ![the *seal*](\(address) \"Title\") and [![a badge](\(address))](b.md), ![](\(address))."
      + "\n\n![ref]\n\n[ref]: \(address)\n"
  }

  @Test(arguments: remote) func `a remote picture is its alternative text`(address: String) throws {
    let site = try TestSite(["a.md": Self.text(address), "b.md": "# B\n"])
    try site.build()
    let page = try site.text("a.html")
    #expect(!page.contains("<img"))
    #expect(!page.contains("src=\"\(address)"))
    #expect(!page.contains(/<a [^>]*>[^<]*<a\b/))
    for words in ["the seal", "a badge", "ref"] { #expect(page.contains(words)) }
    #expect(try site.text("a.txt").contains("the seal"))
    #expect(try site.text("a.txt").contains("a badge"))
    let isLinked = ["http", "mail"].contains { address.lowercased().hasPrefix($0) }
    #expect(page.contains("title=\"Title\">the seal</a>") == (isLinked || address.hasPrefix("//")))
  }

  @Test func `a link of pictures without words is told by its address`() throws {
    let address = "https://ci.example.org/b?a=1&b=2"
    let link = "[![](https://example.org/badge.svg)](\(address))"
    let site = try TestSite([
      "license.md": Samples.license().replacing("There is none.", with: "There is none: \(link)."),
      "a.md":
        "# T\n\n\(link) ![](//example.org/p.png) [](b.md \"B\") [![x](https://example.org/x)](b.md)\n",
      "b.md": "# B\n",
    ])
    try site.build()
    let page = try site.text("a.html")
    let shown = address.replacing("&", with: "&amp;")
    for part in [
      "<a href=\"\(shown)\" aria-label=\"\(shown)\"></a>",
      "<a href=\"//example.org/p.png\" aria-label=\"//example.org/p.png\"></a>",
      "<a href=\"b.html\" aria-label=\"b.html\" title=\"B\"></a>", "<a href=\"b.html\">x</a>",
    ] {
      #expect(page.contains(part), "\(part) \(page)")
    }
    // In the text the number of the link stands for it.
    #expect(try site.text("license/license.txt").contains(address))
    #expect(try Verifier.verify(site.output.path).diagnostics.map(\.message) == [])
    // It can be told by its address alone.
    for name in ["license/index.html", "license/1.0/en/index.html"] {
      let whole = try site.text(name)
      try site.folder.write(
        whole.replacing("aria-label=\"\(shown)\"", with: "aria-label=\"I agree\""),
        to: "Output/" + name)
      let words = try Verifier.verify(site.output.path).diagnostics.filter {
        $0.rule == .wordsDiffer && $0.file.hasSuffix(name)
      }
      #expect(!words.isEmpty, "\(name)")
      try site.folder.write(whole, to: "Output/" + name)
    }
  }

  @Test func `a picture of the site stays one`() throws {
    let site = try TestSite(["a.md": "# T\n\n![x](a.png) ![y](./b/c.png?d:e) ![z](/f.png)\n"])
    try site.build()
    #expect(try site.text("a.html").components(separatedBy: "<img src=").count == 4)
  }

  @Test func `a page by itself forbids what comes from elsewhere, and is drawn`() throws {
    let folder = try TemporaryFolder()
    let input = "# T\n\n![x](https://example.org/a.png)\n\n```mermaid\ngraph TD\n  A --> B\n```\n"
    let page = try Program.run(
      ["render", "--to", "html", "-"], in: folder.url, input: Array(input.utf8)
    ).text
    #expect(!page.contains("<img"))
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    // The policy allows the style sheet by its digest, so it has to be that of what stands there.
    let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)).1
    let digest = TextDigest.digest(of: Array(style.utf8)).hexadecimal
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
      UInt8(digest.dropFirst(offset).prefix(2), radix: 16)
    }
    #expect(policy.contains("'sha256-\(Data(bytes).base64EncodedString())'"))
  }

  @Test func `the HTML of the specification keeps its pictures`() throws {
    let fragment = try Program.run(
      ["render", "--fragment", "-"], in: FileManager.default.temporaryDirectory,
      input: Array("![x](https://example.org/a.png)\n".utf8)
    ).text
    #expect(fragment == "<p><img src=\"https://example.org/a.png\" alt=\"x\" /></p>\n")
  }

  // MARK: Contacts

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "Jo Doe", "https://a@b.example"])
  func `a contact that is no address stops the build, with its place`(contact: String) throws {
    let site = try TestSite([
      "a.md": "# T\n", "assent.yml": "publisher:\n  name: x\n  contact: \"\(contact)\"\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let finding = try #require(result.diagnostics.first)
    #expect(finding.rule == .invalidConfiguration)
    #expect(finding.range?.start.line == 3)
    #expect(!site.exists("a.html"))
  }

  @Test func `a contact in front matter that is no address is a finding and no link`() throws {
    let site = try TestSite(["a.md": "---\ncontact: javascript:alert(1)\n---\n# T\n\nText.\n"])
    let result = try site.build()
    let finding = try #require(result.diagnostics.first { $0.message.hasPrefix("contact '") })
    #expect(finding.rule == .invalidFrontMatter)
    #expect(finding.range?.start == SourceLocation(line: 2, column: 10))
    #expect(try !site.text("a.json").contains("javascript"))
    #expect(try !site.text("a.html").contains("javascript"))
  }

  @Test func `a contact without a scheme is given one`() throws {
    let site = try TestSite(["a.md": "# T\n", "assent.yml": "publisher: {contact: a@b.example}\n"])
    try site.build()
    #expect(
      try site.text("a.html").contains(
        "<a href=\"mailto:a@b.example\" dir=\"auto\">a@b.example</a>"))
    #expect(try site.text("manifest.json").contains("\"contact\":\"mailto:a@b.example\""))
  }
}
