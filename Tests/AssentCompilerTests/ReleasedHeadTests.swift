import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender
import Foundation
import TestSupport
import Testing

/// What text and JSON of a release say at their heads.
@Suite struct ReleasedHeadTests {
  private static func text(_ version: String, _ grant: String = "You may copy this text.") -> String
  {
    Samples.license(version: version, grant: grant)
  }

  @Test func `a text that states no version has that of its ledger in every format`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-01-01")
    let ledger = try site.ledger(of: "license")
    let text = Self.text("1.0").replacing("**Version**: 1.0\n", with: "")
      .replacing("**Effective Date**: 2025-11-03\n", with: "")
    guard case .released(var release) = try #require(ledger.events.first).action else { return }
    // The same ledger for a text without these lines.
    let digest = TextDigest.digest(of: Array(text.utf8))
    let document = Document(parsing: SourceFile(path: "license.md", bytes: Array(text.utf8)))
    let words = TextDigest.digest(
      ofWords: HTMLRenderer().render(document).words.words(in: document.text))
    for (locale, entry) in release.locales {
      release.locales[locale] = LedgerEvent.Text(
        file: entry.file, isAuthoritative: true, sourceDigest: digest,
        textDigest: words)
    }
    let other = try TestSite()
    try other.write(text, to: "license.md")
    try other.write(text, to: "releases/license/1.0/license.md")
    try other.append("1.0", at: "2025-01-01", .released(release))
    let result = try other.build()
    #expect(result.outcome == .published, "\(result.diagnostics)")
    for path in ["license/license", "license/1.0/en/license"] {
      let head = try other.text(path + ".txt").prefix(300)
      #expect(head.contains(/Version +1\.0\n/), "\(head)")
      #expect(head.contains(/Effective +January 1, 2025\n/), "\(head)")
      let json = try other.text(path + ".json")
      #expect(json.contains("\"version\":\"1.0\"") && json.contains("\"effective\":\"2025-01-01\""))
      #expect(
        try other.text(
          path == "license/license" ? "license/index.html" : "license/1.0/en/index.html"
        )
        .contains("<meta name=\"assent:version\" content=\"1.0\">"))
    }
  }

  @Test func `text and JSON that are not in force say so`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-01-01")
    try site.release("1.1", ["license.md": Self.text("1.1", "Copy it once.")], at: "2025-02-01")
    try site.release("1.2", ["license.md": Self.text("1.2", "Copy it twice.")], at: "2025-03-01")
    try site.append("1.2", at: "2025-03-02", .withdrawn(reason: "Wrong."))
    try site.release(
      "2.0", ["license.md": Self.text("2.0", "Read it.")], at: "2025-04-01", effective: "2025-06-01"
    )
    try site.write(Self.text("3.0", "Do nothing."), to: "license.md")
    try site.build { $0.showsDrafts = true }
    for (folder, word, sentence) in [
      ("1.0", "superseded", "Version 1.1 replaced it."),
      ("1.2", "withdrawn", "Withdrawn on March 2, 2025. Version 1.1 is in force."),
      ("2.0", "upcoming", "Until then, version 1.1 applies."),
      ("draft", "draft", "This draft is not released and not in force."),
    ] {
      let head = try site.text("license/\(folder)/en/license.txt").prefix { $0 != "─" }
      #expect(head.contains(word.capitalized), "\(head)")
      #expect(head.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(sentence))
      let json = try site.text("license/\(folder)/en/license.json")
      #expect(json.contains("\"status\":\"\(word)\""), "\(folder)")
    }
    #expect(try !site.text("license/license.txt").contains("Status"))
    #expect(try !site.text("license/license.json").contains("\"status\""))
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test func `a site without a name has one in the language of its pages, said once`() throws {
    let site = try TestSite([
      "assent.yml": Samples.profiles, "license.de.md": Self.text("1.0", "Sie dürfen kopieren."),
    ])
    try site.build()
    let path = try #require(try site.published().paths.first { $0.hasSuffix("de/index.html") })
    let page = try site.text(path)
    #expect(page.contains(">Dokumente</a> <span>"))
    #expect(!page.contains("Documents"))
  }
}
