import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

@Suite("places of releases")
struct ReleasedPlacesTests {
  private func text(_ version: String, _ words: String) -> String {
    "---\nversion: \"\(version)\"\neffective: 2025-01-0\(version.prefix(1))\nlicensor: A\n---\n\n"
      + "# License\n\n## 1. Grant\n\n\(words)\n\n## 2. Warranty\n\nThere is none.\n\n"
      + "## 3. Liability\n\nNobody is liable.\n"
  }

  @Test func `older versions are compared with the newest ones, and neighbors with each other`() {
    func pairs(_ count: Int, _ current: Int?, _ upcoming: [Int]) -> [String] {
      RedlinePairs(count: count, current: current, upcoming: upcoming).pairs
        .map { "\($0.from)-\($0.to)" }
    }
    #expect(pairs(1, 0, []) == [])
    #expect(pairs(4, 3, []) == ["0-1", "1-2", "0-3", "1-3", "2-3"])
    #expect(pairs(4, 2, [3]) == ["0-1", "0-2", "1-2", "0-3", "1-3", "2-3"])
    #expect(pairs(3, 0, []) == ["0-1", "1-2"])
    // However many versions are upcoming, the number grows with that of versions alone.
    #expect(pairs(1_000, 0, Array(1..<1_000)).count < 1_020)
    #expect(pairs(1_000, 999, []).count == 998 + 999)
  }

  @Test func `links between languages of a version stay within it`() throws {
    let site = try TestSite()
    for (number, day) in [("1.0", "2025-01-01"), ("2.0", "2025-01-02")] {
      try site.release(
        number,
        [
          "license.md": text(number, "English \(number); see [French](license.fr.md)."),
          "license.fr.md": text(number, "Français \(number); voir [l'anglais](license.md)."),
        ], at: day)
    }
    try site.write("# Start\n\n[French](../license.fr.md)\n", to: "flows/start.md")
    let result = try site.build()
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    let old = try site.text("license/1.0/en/index.html")
    #expect(old.contains("href=\"../../../license/1.0/fr/index.html\""))
    #expect(try site.text("license/index.html").contains("href=\"../license/2.0/fr/index.html\""))
    #expect(try site.text("license/1.0/fr/index.html").contains("license/1.0/en/index.html"))
    #expect(try site.text("flows/start.html").contains("href=\"../license/2.0/fr/index.html\""))
  }

  @Test(arguments: [
    "license/history.md", "license/1.0/en/changes-from-0.9.md", "license/1.0/en/index.md",
    "license/latest.md",
  ])
  func `a page does not take the place of a release`(path: String) throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": text("1.0", "Words.")], at: "2025-01-01")
    try site.release("2.0", ["license.md": text("2.0", "Other words.")], at: "2025-01-02")
    try site.write(Samples.flow(), to: path)
    let errors = try site.build().diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.outputCollision])
    #expect(!site.folder.exists("Output"))
  }

  @Test func `a public file does not take the place of the feed`() throws {
    let site = try TestSite(["public/releases.atom": "mine"])
    try site.release("1.0", ["license.md": text("1.0", "Words.")], at: "2025-01-01")
    let errors = try site.build().diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.outputCollision])
  }

  @Test func `an edited release is never up to date`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": text("1.0", "Words.")], at: "2025-01-01")
    try site.release("2.0", ["license.md": text("2.0", "Other words.")], at: "2025-01-02")
    try site.build()
    try site.build()
    let before = try site.published()
    #expect(try site.build().outcome == .upToDate)
    #expect(try site.published().rewritten(since: before) == [])
    try site.write(text("1.0", "Edited."), to: "releases/license/1.0/license.md")
    let result = try site.build()
    #expect(result.outcome == .refused)
    #expect(result.diagnostics.contains { $0.rule == .releasedTextEdited })
    #expect(try site.published().rewritten(since: before) == [])
  }

  @Test func `a day that was corrected is the one that pages and manifest say`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": text("1.0", "Words.")], at: "2025-01-01")
    try site.release(
      "2.0", ["license.md": text("2.0", "Other words.")], at: "2025-01-01",
      effective: "2025-01-02", statesDate: false)
    let moment = try #require(Manifest.Moment("2025-03-04"))
    try site.append(
      "2.0", at: "2025-01-01", .corrected(effective: moment, graceDays: 7, reason: "Holidays."))
    try site.build()
    let release = try #require(site.manifest().documents.first?.releases.last)
    #expect(release.effective == moment)
    #expect(release.graceDays == 7)
    #expect(try site.text("license/2.0/en/license.json").contains("\"effective\":\"2025-03-04\""))
    #expect(try site.text("license/2.0/en/index.html").contains("2025-03-04"))
  }

  @Test func `prereleases come before the version they lead to`() throws {
    let site = try TestSite()
    for (version, day) in [
      ("1.0.0-rc.1", "2025-01-01"), ("1.0.0", "2025-01-02"), ("1.1.0-rc.1", "2025-01-03"),
    ] {
      try site.release(version, ["license.md": text(version, "\(version).")], at: day)
    }
    try site.build()
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases.map(\.version.text) == ["1.0.0-rc.1", "1.0.0", "1.1.0-rc.1"])
    #expect(entry.current == "1.1.0-rc.1")
  }
}
