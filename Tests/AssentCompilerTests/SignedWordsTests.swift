import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// A folder whose manifest was made for other words does not pass, even where each file is what it says.
@Suite struct SignedWordsTests {
  /// The errors after a change of one file.
  private func findings(
    _ path: String, _ old: String, _ new: String
  ) throws -> [Diagnostic] {
    let site = try site(changed: path, old, new)
    return try withExtendedLifetime(site) {
      try Verifier.verify(site.output.path).diagnostics.filter { $0.severity == .error }
    }
  }

  private func site(changed path: String, _ old: String, _ new: String) throws -> TestSite {
    let site = try TestSite(Samples.site)
    #expect(try site.build().outcome == .published)
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
    try change(site, path, old, new)
    return site
  }

  /// Changes a file, and makes manifest and sums anew, as whoever has the key can.
  private func change(_ site: TestSite, _ path: String, _ old: String, _ new: String) throws {
    guard !old.isEmpty else { return }
    let before = try site.bytes(path)
    let text = try site.text(path)
    let after = Array(text.replacing(old, with: new).utf8)
    try #require(before != after, "\(path) has no '\(old)'")
    // What is in force stands at two places, often with the same bytes, of which a manifest has one digest.
    for other in [
      path, path.replacing("/1.0/en/", with: "/"),
      path.replacing("license/", with: "license/1.0/en/"),
    ]
    where (try? site.bytes(other)) == before {
      try site.folder.write(String(decoding: after, as: UTF8.self), to: "Output/" + other)
    }
    let digests = (TextDigest.digest(of: before), TextDigest.digest(of: after))
    let unchanged = try site.text("manifest.json")
    var manifest = unchanged.replacing(digests.0.description, with: digests.1.description)
    manifest = manifest.replacing(
      "\"bytes\":\(before.count),\"digest\":\"\(digests.1)\"",
      with: "\"bytes\":\(after.count),\"digest\":\"\(digests.1)\"")
    try site.folder.write(manifest, to: "Output/manifest.json")
    let list = try site.text("site.json").replacing(
      TextDigest.digest(of: Array(unchanged.utf8)).description,
      with: TextDigest.digest(of: Array(manifest.utf8)).description)
    try site.folder.write(list, to: "Output/site.json")
    let sums = try site.text("SHA256SUMS")
      .replacing(digests.0.hexadecimal, with: digests.1.hexadecimal)
    try site.folder.write(sums, to: "Output/SHA256SUMS")
  }

  /// A file, what is changed in it, and a part of what is said of that.
  static let changes: [(path: String, old: String, new: String, message: String)] =
    [
      (
        "You may copy", "You may not copy",
        "it says 'not copy this text. 2.', where the text has 'copy this text. 2. Warranty'"
      ),
      (
        "You may copy this text.", "You may copy this.",
        "it says 'this. 2. Warranty There is', where the text has 'text. 2. Warranty There is'"
      ),
      (
        "There is none.", "Nobody is liable.",
        "it says 'Nobody is liable. 3. Liability', where the text has 'There is none. 3."
      ),
      (
        "</article>", "<p>And your house.</p></article>",
        "it says 'And your house.', where the text has nothing more"
      ),
      ("<p>There is none.", "<p hidden>There is none.", "has '<p hidden>', which nothing writes"),
      (
        "<p>There is none.", "<p style=\"display:none\">There is none.",
        "has '<p style=\"display:none\">', which"
      ),
      (
        "<p>There is none.", "<p class=\"changed\">There is none.",
        "has '<p class=\"changed\">', which"
      ),
      (
        "<p>There is none.", "<p class=\"scroll-hint\" aria-hidden=\"true\">There is none.",
        "has '<p class=\"scroll-hint\""
      ),
      (
        "<p>There is none.",
        "<p class=\"changed\"><a href=\"x\">You owe us all.</a></p><p>There is none.",
        "has '<p class=\"changed\">'"
      ),
      ("<p>There is none.", "<template>More</template><p>There is none.", "has '<template>'"),
      ("<p>There is none.", "<!-- More --><p>There is none.", "has '<!-- More -->'"),
      (
        "<p>There is none.", "<svg><style>p{display:none}</style></svg><p>There is none.",
        "has '<svg>'"
      ),
      (
        "<p>There is none.", "<details><summary>Source</summary></details><p>There is none.",
        "has '<details>'"
      ),
      ("There is none.", "There is&#32;n&#111;ne.", "has '&#32;n"),
      (
        "There is none.",
        "There is none.<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"fnref-1\" data-footnote-ref>not</a></sup>",
        "has '<sup class="
      ),
      ("</h1>", " and more</h1>", "it says 'and more"),
    ].map { change in ("license/1.0/en/index.html", change.0, change.1, change.2) }
    + [
      (
        "license/1.0/en/license.json", "\"text\":\"You may", "\"text\":\"You may not",
        "where the text has 'copy"
      ),
      (
        "license/index.html", "</article>", "<p>And your house.</p></article>",
        "it says 'And your house.'"
      ),
      ("license/license.json", "You may copy", "You may not copy", "; the manifest says sha256:"),
    ]

  @Test(arguments: changes)
  func `the words of each form are those of the digest`(
    _ path: String, _ old: String, _ new: String, _ message: String
  ) throws {
    let found = try findings(path, old, new)
    #expect(Set(found.map(\.rule)) == [.wordsDiffer])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }

  @Test func `a text has the title that the manifest gives it`() throws {
    let found = try findings(
      "license/1.0/en/license.json", "\"title\":\"License\"", "\"title\":\"Keys only\"")
    #expect(
      found.contains { $0.message == "it calls the text 'Keys only', and the manifest 'License'" })
    // What a gate asks for is named by the text that binds.
    let site = try TestSite(Samples.site)
    #expect(try site.build().outcome == .published)
    let before = try site.bytes("manifest.json")
    var manifest = try Manifest(parsing: before)
    manifest.documents[0].title = "Licence"
    let after = manifest.canonicalBytes()
    try site.folder.write(after, to: "Output/manifest.json")
    let list = try site.text("site.json").replacing(
      TextDigest.digest(of: before).description, with: TextDigest.digest(of: after).description)
    try site.folder.write(list, to: "Output/site.json")
    let errors = try Verifier.verify(site.output.path).diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == ["'license' is called 'Licence', and the text that binds 'License'"])
  }

  @Test func `blocks that say something else than the list of words are found`() throws {
    let found = try findings(
      "license/1.0/en/license.json", "{\"type\":\"heading\"",
      "{\"type\":\"paragraph\",\"text\":\"All rights are yours.\"},{\"type\":\"heading\"")
    #expect(found.map(\.rule).contains(.wordsDiffer))
  }

  @Test func `words that are hidden or added around the text are told`() throws {
    for (old, new) in [
      ("</article>", "</article><article><p>More.</p></article>"),
      ("<main>", "<div hidden></div><main>"), ("<main>", "<main><p>More.</p>"),
      ("</head>", "<style>article p { display: none }</style></head>"),
      (" style-src 'self';", " style-src 'unsafe-inline';"),
    ] {
      let site = try site(changed: "license/1.0/en/index.html", old, new)
      let found = try Verifier.verify(site.output.path).diagnostics
      #expect(found.map(\.rule) == [.ownFrame], "\(new)")
    }
  }

  @Test(arguments: [
    ("<main>", "<div hidden><main>"), ("<body", "<body hidden"),
    ("<main>", "<main style=\"Display : none\">"),
    ("<article class=\"text\" id=", "<article hidden class=\"text\" id="),
    ("<article class=\"text\" id=", "<article style=\"visibility:hidden\" class=\"text\" id="),
  ])
  func `a page in which nobody sees the text does not pass`(_ old: String, _ new: String) throws {
    let found = try findings("license/1.0/en/index.html", old, new)
    #expect(Set(found.map(\.rule)) == [.wordsDiffer])
    #expect(
      found.first?.message.contains(", which hides the text of the page") == true,
      "\(found.map(\.message))")
  }

  @Test(arguments: [
    "https://other.example/", "mailto:other@example.org", "//other.example/",
    "https&colon;//other.example", "\\\\other.example", " //other.example", "&#47;/other.example",
    "java&#115;cript:alert()",
  ])
  func `the links of a text lead where those of its JSON lead`(_ address: String) throws {
    var files = Samples.site
    let license = try #require(files["license.md"])
    files["license.md"] = license.replacing(
      "There is none.",
      with:
        "There is none, see <https://example.org/a?b=1&c=%20'é'>, [ours](flows/start.md), [mail](mailto:a@example.org), "
        + "![far](https://example.org/p.png).")
    let site = try TestSite(files)
    #expect(try site.build().outcome == .published)
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
    try change(
      site, "license/1.0/en/index.html", "href=\"mailto:a@example.org\"", "href=\"\(address)\"")
    let found = try Verifier.verify(site.output.path).diagnostics
    #expect(Set(found.map(\.rule)) == [.wordsDiffer])
    #expect(found.first?.message.contains("links to '\(address)'") == true, "\(found)")
  }

  @Test func `a page of the publisher's own templates has the text as a whole`() throws {
    let template =
      "<!DOCTYPE html>\n<title>{{title}}</title>\n<div>{{{body}}}</div><p>{{publisher}}</p>\n"
    func site(_ old: String, _ new: String) throws -> [Diagnostic] {
      let site = try TestSite(Samples.site)
      try site.folder.write(template, to: "templates/agreement.mustache")
      let result = try site.build { $0.templates = site.folder["templates"].path }
      #expect(result.outcome == .published)
      try change(site, "license/1.0/en/index.html", old, new)
      return try Verifier.verify(site.output.path).diagnostics
    }
    #expect(try site("", "").map(\.rule) == [.ownFrame])
    let found = try site("You may copy", "You may not copy")
    #expect(Set(found.map(\.rule)) == [.wordsDiffer, .ownFrame])
    #expect(
      found.first?.message.contains("not there from 'copy this text. 2. Warranty' on") == true)
  }

  @Test func `pages of every state of a version are silent`() throws {
    let site = try TestSite(["assent.yml": Samples.profiles])
    func text(_ version: String, _ grant: String) -> [String: String] {
      let text = Samples.license(version: version, grant: grant)
      return ["license.md": text, "license.de.md": text.replacing("# License", with: "# Lizenz")]
    }
    try site.release("1.0", text("1.0", "You may copy this text."), at: "2025-11-03")
    try site.release("1.1", text("1.1", "You may read it."), at: "2025-12-03")
    try site.release("1.2", text("1.2", "You may read it twice."), at: "2026-01-03")
    try site.append("1.2", at: "2026-01-04", .withdrawn(reason: "A mistake."))
    try site.release(
      "1.3", text("1.3", "You may keep it."), at: "2026-01-05", effective: "2999-01-01")
    #expect(try site.build().outcome == .published)
    let pages = try ["1.0", "1.1", "1.2", "1.3"].map {
      try site.text("license/\($0)/en/index.html")
    }
    #expect(pages.contains { $0.contains("<p class=\"changed\">") })
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }
}
