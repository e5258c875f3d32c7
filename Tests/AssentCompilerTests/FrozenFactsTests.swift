import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// A ledger that is whole, and says something else than the text that it freezes.
@Suite struct FrozenFactsTests {
  /// A site whose ledger has a text in a way of its own.
  private func site(
    _ text: String = Samples.license(), name: String = "license.md", version: String = "1.0",
    locale: Manifest.Locale = "en", effective: String = "2025-11-03"
  ) throws -> TestSite {
    let site = try TestSite([name: text])
    try site.write(text, to: "releases/license/\(version)/\(name)")
    let digest = TextDigest.digest(of: Array(text.utf8))
    try site.append(
      version, at: "2025-11-03",
      .released(
        LedgerEvent.Release(
          revision: 1, effective: try #require(Manifest.Moment(effective)), graceDays: 0,
          change: LedgerEvent.Change(declared: .initial, computed: .initial, from: nil),
          locales: [
            locale: LedgerEvent.Text(
              file: name, isAuthoritative: true, sourceDigest: digest, textDigest: digest)
          ])))
    return site
  }

  private func messages(_ site: TestSite) throws -> [String] {
    let build = try site.build().diagnostics
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
    let all = [build, lint].map { found in
      found.filter { $0.rule == .releasedTextEdited }.map(\.message)
        .filter { !$0.hasPrefix("the words of version") }
    }
    #expect(all[0] == all[1])
    return all[0]
  }

  @Test func `a ledger that agrees with its text is fine`() throws {
    #expect(try messages(try site()) == [])
  }

  @Test func `another version is an error`() throws {
    #expect(
      try messages(try site(version: "0.9"))
        == ["'license.md' states version '1.0', and the ledger has it as '0.9'"])
  }

  @Test func `another date is an error, also one that was corrected`() throws {
    #expect(
      try messages(try site(effective: "2025-11-04"))
        == ["'license.md' states the effective date 2025-11-03, and the ledger has 2025-11-04"])
    let corrected = try site(
      Samples.license().replacing("2025-11-03", with: "2025-12-03"), effective: "2025-12-03")
    #expect(try messages(corrected) == [])
    try corrected.append(
      "1.0", at: "2025-11-03",
      .corrected(
        effective: Manifest.Moment("2025-12-04"), graceDays: nil, reason: "Later."))
    #expect(
      try messages(corrected)
        == ["'license.md' states the effective date 2025-12-03, and the ledger has 2025-12-04"])
  }

  @Test func `another language than the name or the text states is an error`() throws {
    let stated = "---\nlanguage: en\n---\n" + Samples.license()
    #expect(
      try messages(try site(stated, locale: "fr"))
        == ["'license.md' is in 'en', and the ledger has it as 'fr'"])
    #expect(
      try messages(try site(name: "license.de.md", locale: "fr"))
        == ["'license.de.md' is in 'de', and the ledger has it as 'fr'"])
  }
}
