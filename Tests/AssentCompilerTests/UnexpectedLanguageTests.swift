import AssentCompiler
import AssentDiagnostics
import TestSupport
import Testing

/// Texts of another language than the site is said to be in.
@Suite struct UnexpectedLanguageTests {
  private static let german =
    "# Bedingungen\n\n"
    + String(
      repeating: "Der Vertrag ist kurz, und wir haften nicht für die Daten von Dritten. ", count: 8)
    + "\n"

  private static func finding(_ path: String, _ configuration: String) throws -> Diagnostic? {
    let site = try TestSite(["assent.yml": configuration, path: german])
    return try site.build().diagnostics.first { $0.rule == .unexpectedLanguage }
  }

  @Test func `are reported where the configuration names the language`() throws {
    let found = try #require(try Self.finding("agb.md", "site:\n  language: en\n"))
    #expect(found.message == "the text reads as German, and is published as English")
    #expect(found.help?.hasPrefix("write 'language: de' at the top") == true)
    #expect(found.range == nil)
    #expect(try Self.finding("agb.md", "site:\n  language: de-AT\n") == nil)
    #expect(try Self.finding("agb.md", "") == nil)
    #expect(try Self.finding("agb.de.md", "site:\n  language: en\n") != nil, "a page has no locale")
    #expect(try Self.finding("terms.de.md", "site:\n  language: en\n") == nil)
  }

  @Test func `are given the name of a translation where they have another one`() throws {
    let found = try Self.finding("terms_DE.md", "site:\n  language: en\n")
    #expect(found?.help?.hasPrefix("name it 'terms.de.md', or write 'language: de'") == true)
  }
}
