import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@Suite("a site with releases")
struct ReleasedSiteTests {
  private static func text(
    _ version: String, _ grant: String = "You may copy this text.", effective: String = "2025-01-01"
  ) -> String {
    Samples.license(version: version, grant: grant)
      .replacing("2025-11-03", with: effective)
  }

  /// Seconds since 1970 at the beginning of a day.
  private static func date(_ day: String) throws -> Int {
    Int(try #require(Manifest.Moment(day)).timestamp.secondsSinceEpoch)
  }

  /// Three versions, of which the last is upcoming for a while.
  private static func site() throws -> TestSite {
    let site = try TestSite()
    try site.release("1.0", ["license.md": text("1.0")], at: "2025-01-01")
    try site.release(
      "1.1", ["license.md": text("1.1", "You may copy this text once.", effective: "2025-03-01")],
      at: "2025-03-01")
    try site.release(
      "2.0", ["license.md": text("2.0", "You may read this text.", effective: "2025-06-01")],
      at: "2025-05-01", effective: "2025-06-01", graceDays: 14)
    return site
  }

  private func statuses(_ site: TestSite) throws -> [String] {
    try #require(site.manifest().documents.first).releases.map {
      "\($0.version) \($0.status.rawValue)"
    }
  }

  @Test func `every version is published, and the one in force without a version`() throws {
    let site = try Self.site()
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.severity >= .warning } == [])
    #expect(result.outcome == .published)
    for version in ["1.0", "1.1", "2.0"] {
      #expect(site.exists("license/\(version)/en/index.html"))
      #expect(site.exists("license/\(version)/en/license.txt"))
      #expect(site.exists("license/\(version)/en/license.json"))
    }
    let current = try site.text("license/license.txt")
    #expect(current == (try site.text("license/1.1/en/license.txt")))
    #expect(try statuses(site) == ["1.0 superseded", "1.1 current", "2.0 upcoming"])
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.current == "1.1")
    #expect(entry.acceptanceRevision == 2)
    #expect(entry.releases.map(\.graceDays) == [0, 0, 14])
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test func `the date of the build decides what is in force`() throws {
    let site = try Self.site()
    for (day, expected) in [
      ("2025-02-28", ["1.0 current", "1.1 upcoming", "2.0 upcoming"]),
      ("2025-05-31", ["1.0 superseded", "1.1 current", "2.0 upcoming"]),
      ("2025-06-01", ["1.0 superseded", "1.1 superseded", "2.0 current"]),
    ] {
      let date = try Self.date(day)
      try site.build { $0.sourceDate = date }
      #expect(try statuses(site) == expected)
      #expect(try site.manifest().generated.description == day + "T00:00:00Z")
      #expect(try Verifier.verify(site.output.path).diagnostics == [])
    }
  }

  @Test func `without a date a build is as of the newest day of a release`() throws {
    let site = try Self.site()
    try site.build()
    #expect(try site.manifest().generated.description == "2025-05-01T00:00:00Z")
  }

  @Test func `a site built version by version is the same as one built at once`() throws {
    let site = try TestSite(["flows/start.md": Samples.flow()])
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-12-01")
    try site.build()
    try site.release(
      "1.1", ["license.md": Self.text("1.1", "You may read it.")], at: "2025-12-02",
      effective: "2025-12-24")
    try site.build()
    let first = try site.builtAnew()
    #expect(try site.published().differences(from: first.published()) == [])
    let date = try Self.date("2026-01-01")
    try site.build { $0.sourceDate = date }
    let second = try site.builtAnew { $0.sourceDate = date }
    #expect(try site.published().differences(from: second.published()) == [])
    #expect(try site.manifest().sequence == 3)
  }

  @Test func `a draft is not published`() throws {
    let site = try Self.site()
    try site.build()
    let before = try site.published()
    try site.write(
      Self.text("3.0", "You may do nothing.", effective: "2025-07-01"), to: "license.md")
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(try site.published().differences(from: before) == [".assent-build"])
    try site.build { $0.showsDrafts = true }
    #expect(try site.text("license/draft/en/index.html").contains("noindex"))
    #expect(try statuses(site) == ["1.0 superseded", "1.1 current", "2.0 upcoming"])
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
    try site.build()
    #expect(!site.exists("license/draft"))
  }

  @Test func `a withdrawn version gives way to the one before`() throws {
    let site = try Self.site()
    try site.append("1.1", at: "2025-05-02", .withdrawn(reason: "A clause was left out."))
    try site.build()
    #expect(try statuses(site) == ["1.0 current", "1.1 withdrawn", "2.0 upcoming"])
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases[1].withdrawn?.reason == "A clause was left out.")
    #expect(entry.acceptanceRevision == 1)
    #expect(site.exists("license/1.1/en/index.html"))
    #expect(
      try site.text("license/license.txt") == (try site.text("license/1.0/en/license.txt")))
  }

  @Test func `what applied on a day stays what it was after a withdrawal`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-01-01")
    try site.release(
      "1.1", ["license.md": Self.text("1.1", "You may read it.", effective: "2025-06-15")],
      at: "2025-06-01", effective: "2025-06-15")
    try site.append("1.1", at: "2025-06-20", .withdrawn(reason: "Wrong court."))
    let during = try Self.date("2025-06-19")
    try site.build { $0.sourceDate = during }
    #expect(try statuses(site) == ["1.0 superseded", "1.1 current"])
    #expect(try site.text("license/latest.txt").hasPrefix("1.1 "))
    #expect(try !site.text("license/history.html").contains("Withdrawn"))
    #expect(try site.manifest().documents.first?.releases[1].withdrawn == nil)
    let after = try Self.date("2025-06-21")
    try site.build { $0.sourceDate = after }
    #expect(try statuses(site) == ["1.0 current", "1.1 withdrawn"])
    func words(_ path: String) throws -> String {
      try site.text(path).replacing(/<[^>]*>/, with: "")
    }
    let old = try words("license/1.0/en/index.html")
    #expect(old.contains("In force since June 20, 2025, 00:00 UTC"))
    #expect(old.contains("from January 1, 2025, 00:00 UTC until June 15, 2025, 00:00 UTC"))
    #expect(
      try words("license/1.1/en/index.html")
        .contains("from June 15, 2025, 00:00 UTC until June 20, 2025, 00:00 UTC"))
    #expect(try words("license/history.html").contains("In force since June 20, 2025, 00:00 UTC"))
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test func `a version came out on the day that the ledger says, in every format`() throws {
    let site = try TestSite()
    let text = Self.text("1.0").replacing(
      "**Effective Date**: 2025-01-01",
      with: "**Published**: 2024-12-01\n**Effective Date**: 2025-01-01")
    try #require(text.contains("**Published**: 2024-12-01"))
    try site.release("1.0", ["license.md": text], at: "2024-12-14")
    try site.build()
    #expect(try site.text("license/license.txt").contains("December 14, 2024"))
    #expect(try !site.text("license/license.txt").contains("December 1, 2024"))
    #expect(try site.manifest().documents.first?.releases[0].published.description == "2024-12-14")
  }

  @Test func `an upcoming version that is superseded never takes effect`() throws {
    let site = try Self.site()
    try site.release(
      "2.1", ["license.md": Self.text("2.1", "You may read it twice.")], at: "2025-05-10",
      effective: "2025-06-01")
    try site.append(
      "2.0", at: "2025-05-10", .superseded(with: "2.1", reason: "A word was wrong."))
    let date = try Self.date("2025-06-02")
    try site.build { $0.sourceDate = date }
    #expect(
      try statuses(site) == ["1.0 superseded", "1.1 superseded", "2.0 superseded", "2.1 current"])
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases[2].supersededBy == "2.1")
    #expect(entry.releases[2].superseded?.at.description == "2025-05-10")
    #expect(entry.releases[2].superseded?.reason == "A word was wrong.")
    for page in [
      "license/2.0/en/index.html", "license/history.html", "license/2.0/en/changes-from-1.1.html",
      "releases.atom",
    ] {
      let text = try site.text(page)
      #expect(text.contains("It never took effect."), "\(page)")
      #expect(text.contains("A word was wrong.") != page.contains("changes"), "\(page)")
    }
    #expect(try !site.text("license/2.0/en/index.html").contains("In force from"))
    #expect(try !site.text("license/2.0/en/changes-from-1.1.html").contains("In force since June"))
  }

  @Test func `each version is compared with the one before, and older ones with the newest`() throws
  {
    let site = try Self.site()
    try site.build()
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases.map { $0.redlines.map(\.from.text) } == [[], ["1.0"], ["1.0", "1.1"]])
    #expect(site.exists("license/2.0/en/changes-from-1.0.html"))
    #expect(site.exists("license/2.0/en/changes-from-1.0.json"))
    #expect(entry.releases[2].redlines.first?.class == .material)
    #expect(site.exists("license/history.html"))
  }

  @Test func `a translation may come with a later version`() throws {
    let site = try TestSite()
    let french = Samples.license(version: "1.1", grant: "Vous pouvez copier ce texte.")
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-01-01")
    try site.release(
      "1.1",
      [
        "license.md": Self.text("1.1", effective: "2025-11-03"),
        "license.fr.md": french,
      ], at: "2025-11-03")
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases.map { $0.locales.keys.map(\.text).sorted() } == [["en"], ["en", "fr"]])
    #expect(site.exists("license/1.1/fr/index.html"))
    let page = try site.text("license/1.1/fr/index.html")
    #expect(page.contains("Ceci est une traduction"))
    #expect(page.contains("href=\"../../../license/1.1/en/index.html\" hreflang=\"en\""))
    #expect(try !site.text("license/1.1/en/index.html").contains("This is a translation"))
    #expect(site.exists("license/history.fr.html"))
    #expect(entry.releases[1].redlines.map { $0.locales.keys.map(\.text) } == [["en"]])
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test func `several products and agreements keep their own releases`() throws {
    let site = try TestSite(["assent.yml": Samples.profiles])
    for key in ["a/license", "a/privacy", "b/license"] {
      for (number, day) in [("1.0", "2025-01-01"), ("1.1", "2025-02-01")] {
        try site.release(number, [key + ".md": Self.text(number, "\(key) \(number).")], at: day)
      }
    }
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.agreementCount == 3)
    #expect(try site.manifest("a").documents.map(\.id) == ["license", "privacy"])
    #expect(try site.manifest("a").sequence == 4)
    #expect(try site.manifest("b").documents.first?.releases.map(\.version) == ["1.0", "1.1"])
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
  }

  @Test func `an exact time of another zone decides to the second`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Self.text("1.0")], at: "2025-01-01")
    try site.release(
      "1.1", ["license.md": Self.text("1.1", "You may read it.")], at: "2025-01-02",
      effective: "2025-02-01T00:00:00+09:00")
    let change = try Self.date("2025-01-31T15:00:00Z")
    try site.build { $0.sourceDate = change - 1 }
    #expect(try statuses(site) == ["1.0 current", "1.1 upcoming"])
    try site.build { $0.sourceDate = change }
    #expect(try statuses(site) == ["1.0 superseded", "1.1 current"])
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases[1].effective.description == "2025-02-01T00:00:00+09:00")
  }

  @Test func `rules that came later do not stop what was released`() throws {
    let site = try TestSite(["assent.yml": "rules:\n  \"**\": { skipped-heading-level: off }\n"])
    let text = Self.text("1.0") + "\n#### Deep\n\nWords.\n"
    try site.release("1.0", ["license.md": text], at: "2025-01-01")
    try site.write("rules:\n  \"**\": { skipped-heading-level: error }\n", to: "assent.yml")
    let result = try site.build()
    #expect(result.outcome == .published)
    #expect(result.diagnostics.map(\.severity).max() == .warning)
    #expect(result.diagnostics.map(\.rule).contains(.skippedHeadingLevel))
  }
}
