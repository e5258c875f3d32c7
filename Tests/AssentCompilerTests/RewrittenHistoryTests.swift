import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// Whoever has the key can sign another past; a manifest that somebody kept shows it.
@Suite struct RewrittenHistoryTests {
  typealias Change = (inout Manifest.Release) throws -> Void

  /// 1.0, and 1.1 that takes effect on December 1.
  static func site() throws -> SignedSite {
    let signed = try SignedSite([:])
    try signed.announce(signed.first)
    try signed.site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    // A date that a text states is one of its words, and not to be put right.
    let second =
      "---\neffective: 2025-12-01\n---\n\n"
      + Samples.license(version: "1.1", grant: "You may read this text.")
      .replacing("**Effective Date**: 2025-11-03\n", with: "")
    try signed.site.release(
      "1.1", ["license.md": second], at: "2025-11-04", effective: "2025-12-01", graceDays: 5,
      statesDate: false)
    return signed
  }

  /// Builds for a day and signs, and keeps a copy of what is published under a name.
  static func publish(
    _ signed: SignedSite, for day: String, as copy: String, logged: Bool = false
  ) throws {
    if logged { _ = try LogUpdate.run(content: signed.site.content.path) }
    let moment = try #require(Manifest.Moment(day))
    let result = try signed.site.build {
      $0.sourceDate = Int(moment.timestamp.secondsSinceEpoch)
    }
    try #require(result.outcome == .published, "\(result.diagnostics)")
    try signed.sign(signed.first)
    try FileManager.default.copyItem(at: signed.site.output, to: signed.site.folder[copy])
  }

  /// Signs another manifest, and the list of products that goes with it.
  static func forge(
    _ signed: SignedSite, _ change: (inout Manifest) throws -> Void
  ) throws {
    let site = signed.site
    try? site.folder.remove("Output/.assent-build")
    let before = try site.bytes("manifest.json")
    var manifest = try Manifest(parsing: before)
    manifest.previous = Manifest.Previous(
      sequence: manifest.sequence, digest: try digest(of: before))
    manifest.sequence += 1
    try change(&manifest)
    let bytes = manifest.canonicalBytes()
    var list = try SiteManifest(parsing: site.bytes("site.json"))
    list.sequence += 1
    list.products[0].sequence = manifest.sequence
    list.products[0].digest = try digest(of: bytes)
    list.products[0].bytes = bytes.count
    for (path, bytes) in [("manifest.json", bytes), ("site.json", list.canonicalBytes())] {
      try site.folder.write(bytes, to: "Output/" + path)
      try site.folder.write(
        signed.first.sign(bytes, trustedComment: "x").file, to: "Output/\(path).minisig")
    }
  }

  static func digest(of bytes: [UInt8]) throws -> Manifest.Digest {
    TextDigest.digest(of: bytes)
  }

  static func restore(_ signed: SignedSite, _ copy: String) throws {
    try FileManager.default.removeItem(at: signed.site.output)
    try FileManager.default.copyItem(at: signed.site.folder[copy], to: signed.site.output)
  }

  /// What is found beside what is found without the state that was seen.
  static func findings(
    _ signed: SignedSite, after copies: [String], _ folder: String = "Output"
  ) throws -> [Diagnostic] {
    let known = Set(try signed.verify(folder, keys: [signed.first]).diagnostics)
    return try signed.verify(folder, keys: [signed.first], previous: copies).diagnostics
      .filter { !known.contains($0) }
  }

  @Test func `each fact of a version that is signed otherwise is told with both values`() throws {
    let signed = try Self.site()
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    let day = try #require(Manifest.Day("2025-11-05"))
    let moment = try #require(Manifest.Moment("2026-01-01"))
    let forgeries: [(words: String, change: Change)] = [
      ("the day of publication of license@1.1 was 2025-11-04 in", { $0.published = day }),
      ("the effective date of license@1.1 was 2025-12-01 in", { $0.effective = moment }),
      ("the grace period of license@1.1 was 5 days in", { $0.graceDays = 90 }),
      ("the revision of license@1.1 was 2 in", { $0.revision = 3 }),
      ("the class of the change to license@1.1 was material in", { $0.change.class = .editorial }),
      (
        "the computed class of the change to license@1.1 was obligations in",
        { $0.change.computed = .markup }
      ),
      ("the version that license@1.1 follows was 1.0 in", { $0.change.from = nil }),
      (
        "the class of all changes from 1.0 to license@1.1 was material in",
        { $0.redlines[0].class = .editorial }
      ),
      ("the redline from 1.0 to license@1.1 is in ", { $0.redlines = [] }),
      (
        "the redline from 1.0 to license@1.1 in 'en' is in ",
        { $0.redlines[0].locales["fr"] = $0.redlines[0].locales.removeValue(forKey: "en") }
      ),
      (
        "the source digest of license@1.1 in 'en' was sha256:",
        { $0.locales["en"]?.sourceDigest = try Self.digest(of: []) }
      ),
      (
        "license@1.1 took effect, as ",
        {
          $0.supersededBy = $0.change.from
          $0.superseded = Manifest.Withdrawal(at: day, reason: "")
        }
      ),
    ]
    for (words, change) in forgeries {
      try Self.forge(signed) { try change(&$0.documents[0].releases[1]) }
      let found = try Self.findings(signed, after: ["seen"])
      let error = try #require(found.first { $0.rule == .historyRewritten }, "\(words): \(found)")
      #expect(error.severity == .error && error.file.hasSuffix("/manifest.json"))
      #expect(error.message.hasPrefix(words), "\(error.message)")
      #expect(error.message.contains("/seen'"), "\(error.message)")
      #expect(error.help?.hasSuffix("keep both manifests, and ask the publisher") == true)
      #expect(found.count == 1, "\(words): \(found)")
      try Self.restore(signed, "seen")
    }
  }

  @Test func `what is gone, was exchanged or stands in another order is told by name`() throws {
    let signed = try Self.site()
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    let forgeries: [(words: String, change: (inout Manifest) throws -> Void)] = [
      ("license@1.0 is in ", { $0.documents[0].releases.removeFirst() }),
      ("the agreement 'license' (1.0, 1.1) is in ", { $0.documents = [] }),
      (
        "the order of the versions of 'license' was 1.0, 1.1 in",
        { $0.documents[0].releases.swapAt(0, 1) }
      ),
      (
        "the digest of the words of license@1.0 in 'en' was sha256:",
        { $0.documents[0].releases[0].locales["en"]?.textDigest = try Self.digest(of: []) }
      ),
      (
        "license@1.0 has a text in 'en' in ",
        {
          let text = $0.documents[0].releases[0].locales.removeValue(forKey: "en")
          $0.documents[0].releases[0].locales["fr"] = text
        }
      ),
    ]
    for (words, change) in forgeries {
      try Self.forge(signed, change)
      let found = try Self.findings(signed, after: ["seen"])
      #expect(
        found.contains { $0.rule == .historyRewritten && $0.message.hasPrefix(words) },
        "\(words): \(found)")
      try Self.restore(signed, "seen")
    }
  }

  @Test func `an ending stays, with its day and its reason`() throws {
    let signed = try Self.site()
    try signed.site.append("1.1", at: "2025-12-05", .withdrawn(reason: "Wrong court."))
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    let earlier = try #require(Manifest.Day("2025-12-02"))
    for change: Change in [
      { $0.withdrawn = nil }, { $0.withdrawn?.at = earlier }, { $0.withdrawn?.reason = "Typo." },
    ] {
      try Self.forge(signed) { try change(&$0.documents[0].releases[1]) }
      let found = try Self.findings(signed, after: ["seen"])
      #expect(
        found.contains {
          $0.rule == .historyRewritten
            && $0.message.hasPrefix(
              "the withdrawal of license@1.1 was on 2025-12-05, 'Wrong court.' in")
        }, "\(found)")
      try Self.restore(signed, "seen")
    }
  }

  @Test func `an entry that is older than a manifest without it is told, and refuses nothing`()
    throws
  {
    let signed = try Self.site()
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    try signed.site.append("1.1", at: "2025-12-05", .withdrawn(reason: "Wrong court."))
    try Self.publish(signed, for: "2025-12-11", as: "later")
    let found = try Self.findings(signed, after: ["seen"])
    #expect(found.map(\.rule) == [.backDated])
    #expect(found.map(\.severity) == [.warning])
    let words = try #require(found.first?.message)
    #expect(words.hasPrefix("license@1.1 says that it was withdrawn on 2025-12-05; '"))
    #expect(words.hasSuffix("/seen', made for 2025-12-10, does not have it"))
  }

  @Test func `a manifest that is made for an earlier day than the one before is told`() throws {
    let signed = try Self.site()
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    try Self.publish(signed, for: "2025-11-10", as: "later")
    let found = try Self.findings(signed, after: ["seen"])
    #expect(found.map(\.rule) == [.backDated])
    #expect(found.first?.message.contains("2025-12-10T00:00:00Z, which is later") == true)
  }

  /// Every state is held against all before it.
  @Test(arguments: [false, true])
  func `an honest history is told as such, however far back somebody saw it`(logged: Bool) throws {
    let signed = try Self.site()
    if logged {
      try signed.announce(
        [(signed.first, nil)], products: "site: { url: https://example.org/legal/ }\n")
    }
    var seen: [String] = []
    func publish(_ day: String) throws {
      try Self.publish(signed, for: day, as: day, logged: logged)
      let found = try Self.findings(signed, after: seen)
      // Without a log nothing says that there is an entry.
      #expect(
        found.allSatisfy { !logged && $0.rule == .unprovedCorrection && $0.severity == .info },
        "\(day): \(found)")
      seen.append(day)
    }
    try publish("2025-11-04")
    let moment = try #require(Manifest.Moment("2025-12-05"))
    try signed.site.append(
      "1.1", at: "2025-11-06", .corrected(effective: moment, graceDays: 7, reason: "Too early."))
    try publish("2025-11-06")
    try publish("2025-12-10")
    try signed.site.append(
      "1.1", at: "2025-12-11",
      .corrected(effective: nil, graceDays: nil, reason: "", summary: ["en": "Reading alone."]))
    try publish("2025-12-11")
    try signed.site.append("1.1", at: "2025-12-12", .withdrawn(reason: "Wrong court."))
    try publish("2025-12-12")
    try signed.site.release(
      "1.2", ["license.md": Samples.license(version: "1.2", grant: "You may read it twice.")],
      at: "2025-12-13", effective: "2026-01-01")
    try publish("2025-12-13")
    try publish("2026-01-01")
    #expect(seen.count == 7)
  }

  @Test func `a date put right is proved by an entry of the log, and by nothing else`() throws {
    let signed = try Self.site()
    try signed.announce(
      [(signed.first, nil)], products: "site: { url: https://example.org/legal/ }\n")
    try Self.publish(signed, for: "2025-11-10", as: "seen", logged: true)
    // Whoever kept the manifest alone has no log to hold the new one against.
    let manifest = try signed.site.folder.bytes("seen/manifest.json")
    try signed.site.folder.write(manifest, to: "kept.json")
    let ledger = "content/releases/license/ledger.ndjson"
    let text = try signed.site.folder.text(ledger)
    let moment = try #require(Manifest.Moment("2025-12-20"))
    for (day, rule): (String?, RuleID?) in [
      (nil, .historyRewritten), ("2025-11-05", .backDated), ("2025-11-11", nil),
    ] {
      try? signed.site.folder.remove("Output")
      try? signed.site.folder.remove("later")
      try? signed.site.folder.remove("content/releases/log")
      if let day {
        try signed.site.folder.write(text, to: ledger)
        try signed.site.append(
          "1.1", at: day,
          .corrected(effective: moment, graceDays: nil, reason: "x"))
      } else {
        try signed.site.folder.write(
          text.replacing("\"effective\":\"2025-12-01\"", with: "\"effective\":\"\(moment)\""),
          to: ledger)
      }
      try Self.publish(signed, for: "2025-11-12", as: "later", logged: true)
      try Self.forge(signed) {
        $0.sequence += 100
        $0.previous = nil
      }
      let found = try Self.findings(signed, after: ["kept.json"])
      #expect(found.map(\.rule) == [rule].compactMap(\.self), "\(found)")
    }
  }

  @Test func `a summary that the ledger does not have is told, though it has the one before`()
    throws
  {
    let signed = try Self.site()
    try signed.announce(
      [(signed.first, nil)], products: "site: { url: https://example.org/legal/ }\n")
    try Self.publish(signed, for: "2025-12-10", as: "seen", logged: true)
    try Self.forge(signed) {
      $0.documents[0].releases[1].change.summary["en"] = "Nothing changes."
    }
    let found = try Self.findings(signed, after: ["seen"])
    #expect(found.map(\.rule) == [.historyRewritten], "\(found)")
    let words = try #require(found.first?.message)
    #expect(
      words.hasPrefix("the summary in 'en' of license@1.1 was 'Other words.' in '"), "\(words)")
    #expect(words.hasSuffix("which is not what the ledger has of it"), "\(words)")
  }

  @Test func `an agreement that is older than a manifest without it is told`() throws {
    let signed = try Self.site()
    try Self.publish(signed, for: "2025-12-10", as: "seen")
    let rules = Samples.license(grant: "You may read the rules.")
    try signed.site.release(
      "1.0", ["rules.md": "---\nkind: terms\n---\n\n" + rules], at: "2025-11-05")
    try Self.publish(signed, for: "2025-12-11", as: "later")
    let found = try Self.findings(signed, after: ["seen"])
    #expect(found.map(\.rule) == [.backDated], "\(found)")
    #expect(
      found.first?.message.hasPrefix("rules@1.0 says that it was published on 2025-11-05; '")
        == true, "\(found)")
  }

  @Test func `what is published as it stands may get other days, and a ledger of its own`() throws {
    let signed = try SignedSite(["license.md": Samples.license()])
    try signed.announce(signed.first)
    try Self.publish(signed, for: "2025-11-10", as: "seen")
    try signed.site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try Self.publish(signed, for: "2025-11-12", as: "later")
    #expect(try Self.findings(signed, after: ["seen"]) == [])
  }
}
