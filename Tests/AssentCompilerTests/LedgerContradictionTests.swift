import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What was published of a version is held against all that the ledger says of it.
@Suite struct LedgerContradictionTests {
  /// Two versions, and for some tests an end of the second; the last line is what is forged.
  private static func site(_ end: LedgerEvent.Action? = nil) throws -> TestSite {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    let second = Samples.license(version: "1.1", grant: "You may read this text.")
      .replacing("2025-11-03", with: "2025-12-01")
    try site.release(
      "1.1", ["license.md": second], at: "2025-11-04", effective: "2025-12-01", graceDays: 5)
    if let end { try site.append("1.1", at: "2025-11-05", end) }
    return site
  }

  private static let ledger = "releases/license/ledger.ndjson"

  private static func forge(_ site: TestSite, _ old: String, _ new: String) throws {
    let text = try site.folder.text("content/" + ledger)
    let lines = text.split(separator: "\n").map(String.init)
    let last = try #require(lines.last)
    try #require(last.contains(old), "\(last)")
    let forged = (lines.dropLast() + [last.replacing(old, with: new)]).joined(separator: "\n")
    try site.write(forged + "\n", to: ledger)
  }

  @Test(arguments: [
    ("\"at\":\"2025-11-04\"", "\"at\":\"2025-11-05\"", "day of publication 2025-11-04"),
    ("\"graceDays\":5", "\"graceDays\":9", "grace period 5 days"),
    ("\"effective\":\"2025-12-01\"", "\"effective\":\"2025-12-02\"", "effective date 2025-12-01"),
    ("\"computed\":\"obligations\"", "\"computed\":\"markup\"", "computed class obligations"),
    ("Other words.", "No words.", "summary in 'en' 'Other words.'"),
  ])
  func `the last line of a ledger cannot say otherwise than was published`(
    old: String, new: String, field: String
  ) throws {
    let site = try Self.site()
    try site.build()
    try Self.forge(site, old, new)
    let errors = try site.build().diagnostics.filter { $0.severity == .error }
    let error = try #require(errors.first { $0.message.contains(field) }, "\(errors)")
    #expect(error.rule == .releasedTextEdited)
    #expect(error.help?.contains("git checkout HEAD -- ") == true)
  }

  @Test func `a withdrawal that was published does not go`() throws {
    let site = try Self.site(.withdrawn(reason: "Wrong court."))
    try site.build()
    let text = try site.folder.text("content/" + Self.ledger)
    let lines = text.split(separator: "\n")
    try site.write(lines.dropLast().joined(separator: "\n") + "\n", to: Self.ledger)
    let errors = try site.build().diagnostics.filter { $0.severity == .error }
    #expect(
      errors.contains {
        $0.message.hasSuffix("withdrawal on 2025-11-05, 'Wrong court.'; the ledger says none")
      }, "\(errors)")
  }

  @Test func `a summary is held against its own language, whatever was put right in another`()
    throws
  {
    let site = try Self.site()
    try site.build()
    try Self.forge(site, "Other words.", "No words.")
    let german: Manifest.Locale = "de"
    try site.append(
      "1.1", at: "2025-11-06",
      .corrected(
        effective: nil, graceDays: nil, reason: "A slip.", summary: [german: "Andere Wörter."]))
    let errors = try site.build().diagnostics.filter { $0.severity == .error }
    #expect(
      errors.contains {
        $0.message.hasSuffix("with summary in 'en' 'Other words.'; the ledger says 'No words.'")
      }, "\(errors)")
  }

  @Test func `what is put right by an event is no contradiction`() throws {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    // A date that a text states is one of its words, and not to be put right.
    let second =
      "---\neffective: 2025-12-01\n---\n\n"
      + Samples.license(version: "1.1", grant: "You may read this text.")
      .replacing("**Effective Date**: 2025-11-03\n", with: "")
    try site.release(
      "1.1", ["license.md": second], at: "2025-11-04", effective: "2025-12-01", graceDays: 5,
      statesDate: false)
    try site.build()
    let moment = try #require(Manifest.Moment("2025-12-05"))
    try site.append(
      "1.1", at: "2025-11-06", .corrected(effective: moment, graceDays: 7, reason: "Too early."))
    #expect(try site.build().diagnostics.filter { $0.severity == .error } == [])
  }

  /// Two versions, of which the second bears on obligations; the ledger calls that typography.
  private static func understated(
    _ declared: Manifest.Change.Class, grant: String = "You must not copy this text."
  ) throws -> TestSite {
    let site = try TestSite()
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    let second = Samples.license(version: "1.1", grant: grant)
    try site.release(
      "1.1", ["license.md": second], at: "2025-11-04", declared: declared, computed: .typography)
    return site
  }

  /// The findings of a strict build, which no warning passes.
  private func findings(_ site: TestSite) throws -> [String] {
    try site.build { $0.isStrict = true }.diagnostics.map(\.message)
  }

  @Test func `a change that was released as material is what it is, whatever class it has`() throws
  {
    #expect(try findings(try Self.understated(.material)) == [])
  }

  @Test func `an editorial change with words that need no approval is what it is`() throws {
    let site = try Self.understated(.editorial, grant: "You may copy, this text.")
    #expect(try findings(site) == [])
  }

  @Test(arguments: ["You must not copy this text.", "You may copy this thext."])
  func `an editorial release whose texts show more than its ledger wants an approval`(
    grant: String
  ) throws {
    let site = try Self.understated(.editorial, grant: grant)
    let error = try #require(try site.build().diagnostics.first { $0.severity == .error })
    #expect(error.rule == .editorialButWordsChanged)
    #expect(
      error.message.hasPrefix(
        "the ledger calls the change to version 1.1 'typography'; its texts in 'en' show "))
    #expect(error.help?.contains(": assent release approve license@1.1 --reason \"…\"") == true)
    let version = try #require(try site.ledger(of: "license").history.last)
    try site.append(
      "1.1", at: "2025-11-05",
      .approved(
        reason: "Looked at.", texts: version.release.locales.mapValues(\.sourceDigest)))
    #expect(try findings(site) == [])
  }
}
