import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What a build makes anew of the changes between versions, and what it leaves as it was.
@Suite struct KeptRedlineTests {
  private static func text(_ version: String, _ grant: String) -> String {
    Samples.license(version: version, grant: grant)
      .replacing("**Effective Date**: 2025-11-03", with: "**Effective Date**: 2025-01-01")
  }

  /// Two agreements, of three versions and of two.
  private static func site() throws -> TestSite {
    let site = try TestSite(["assent.yml": Samples.profiles])
    try site.release("1.0", ["license.md": text("1.0", "You may copy it.")], at: "2025-01-01")
    try site.release("1.1", ["license.md": text("1.1", "You may read it.")], at: "2025-02-01")
    try site.release("1.2", ["license.md": text("1.2", "You must read it.")], at: "2025-03-01")
    try site.release("1.0", ["eula.md": text("1.0", "You may lend it.")], at: "2025-01-01")
    try site.release("1.1", ["eula.md": text("1.1", "You may sell it.")], at: "2025-02-01")
    // A record is trusted only for what is older than it by a tick of the clock.
    usleep(20_000)
    return site
  }

  /// A day in seconds since 1970.
  private static func date(_ day: String) throws -> Int {
    try #require(Manifest.Day(day)).daysSinceEpoch * 86_400
  }

  /// Builds a site; tells how many redlines were made and how many were kept.
  private func counts(_ site: TestSite, date: Int? = nil) throws -> [Int] {
    let redlines = try site.build { $0.sourceDate = date }.redlines
    return [redlines.made, redlines.kept]
  }

  /// The files that a build into an empty folder makes otherwise, but for manifests, which count builds.
  ///
  /// - Parameter date: of both builds; `nil` for that of the newest release.
  private func pagesUnlikeNew(_ site: TestSite, date: Int? = nil) throws -> [String] {
    let anew = try site.builtAnew { $0.sourceDate = date }
    return try site.published().differences(from: anew.published())
      .filter { !["manifest.json", "SHA256SUMS", "site.json", ".assent-build"].contains($0) }
  }

  private static let redline = "eula/1.1/en/changes-from-1.0.json"

  @Test func `after a release the redlines of other agreements stay as they are`() throws {
    let site = try Self.site()
    #expect(try counts(site) == [4, 0])
    try site.release(
      "1.3", ["license.md": Self.text("1.3", "You must not read it.")], at: "2025-04-01")
    #expect(try counts(site) == [5, 1])
    #expect(try pagesUnlikeNew(site) == [])
  }

  @Test func `after a change of a text that has no releases all redlines stay`() throws {
    let site = try Self.site()
    try site.write(Samples.flow(), to: "flows/start.md")
    try site.build()
    usleep(20_000)
    try site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    #expect(try counts(site) == [0, 4])
    #expect(try pagesUnlikeNew(site) == [])
  }

  @Test func `a redline that somebody touched is made anew`() throws {
    let site = try Self.site()
    try site.build()
    let bytes = try site.bytes(Self.redline)
    let changed = String(decoding: bytes, as: UTF8.self).replacing("sell", with: "give")
    try site.folder.write(changed, to: "Output/" + Self.redline)
    #expect(try counts(site) == [1, 3])
    #expect(try site.bytes(Self.redline) == bytes)
  }

  @Test func `redlines that changed places are made anew`() throws {
    let site = try TestSite(["assent.yml": Samples.profiles])
    for (version, grant) in [("1.0", "You may copy it."), ("1.1", "You may read it.")] {
      let text = Self.text(version, grant)
      try site.release(
        version,
        ["license.md": text, "license.fr.md": text.replacing("# License", with: "# Licence")],
        at: version == "1.0" ? "2025-01-01" : "2025-02-01")
    }
    usleep(20_000)
    #expect(try counts(site) == [2, 0])
    let folder = site.output.appending(path: "license/1.1")
    for (from, to) in [("en", "aside"), ("fr", "en"), ("aside", "fr")] {
      try FileManager.default.moveItem(
        at: folder.appending(path: from), to: folder.appending(path: to))
    }
    #expect(try counts(site) == [2, 0])
    #expect(try pagesUnlikeNew(site) == [])
  }

  @Test func `a redline is made anew where what it says of a version has another date`() throws {
    let site = try Self.site()
    try site.release(
      "1.2", ["eula.md": Self.text("1.2", "You may keep it.")], at: "2025-02-02",
      effective: "2025-06-01")
    usleep(20_000)
    try site.build()
    // The date of a build is that of the newest release, of whatever agreement.
    try site.release(
      "1.3", ["license.md": Self.text("1.3", "You must not read it.")], at: "2025-06-02")
    try site.build()
    #expect(try pagesUnlikeNew(site) == [])
  }

  @Test func `a redline is made anew where a version came and went meanwhile`() throws {
    let site = try Self.site()
    try site.release(
      "1.2", ["eula.md": Self.text("1.2", "You may keep it.")], at: "2025-02-02",
      effective: "2025-04-01")
    try site.append("1.2", at: "2025-05-01", .withdrawn(reason: "Wrong party."), to: "eula")
    usleep(20_000)
    for day in ["2025-03-02", "2025-05-02"] {
      let date = try Self.date(day)
      try site.build { $0.sourceDate = date }
      #expect(try pagesUnlikeNew(site, date: date) == [], "\(day)")
      usleep(20_000)
    }
  }

  @Test func `on another day on which nothing takes effect all redlines stay`() throws {
    let site = try Self.site()
    let (before, after) = (try Self.date("2025-05-31"), try Self.date("2025-06-02"))
    try site.build { $0.sourceDate = before }
    usleep(20_000)
    #expect(try counts(site, date: after) == [0, 4])
    #expect(try pagesUnlikeNew(site, date: after) == [])
  }

  @Test func `with another configuration all redlines are made anew`() throws {
    let site = try Self.site()
    try site.build()
    let address = "site: { url: \"https://example.org/\" }\n"
    try site.write(Samples.profiles + address, to: "assent.yml")
    #expect(try counts(site) == [4, 0])
    #expect(try pagesUnlikeNew(site) == [])
  }
}
