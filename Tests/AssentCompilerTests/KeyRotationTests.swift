import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// Keys change and get lost, and nobody who holds an old one, or an old state, gets anywhere.
@Suite struct KeyRotationTests {
  @Test func `a rotation is followed from the key that was pinned`() throws {
    let signed = try SignedSite()
    let (first, second) = (signed.first, signed.second)
    try signed.announce(first)
    try signed.publish(first, copy: "one")
    try signed.announce(first, second)
    try signed.publish(first, second, copy: "both")
    #expect(signed.site.exists("manifest.json.\(second.publicKey.id).minisig"))
    #expect(try signed.verify(keys: [first], previous: ["one"]).errors == [])
    try signed.announce(second)
    try signed.publish(second)
    #expect(try signed.verify(keys: [first]).errors == [.missingSignature])
    // The first state does not announce the second key; the one that both signed does.
    #expect(try signed.verify(keys: [first], previous: ["one"]).errors == [.missingSignature])
    #expect(try signed.verify(keys: [first], previous: ["one", "both"]).errors == [])
    let file = try signed.verify(keys: [first], previous: ["both/manifest.json"])
    #expect(file.errors == [])
    #expect(try signed.verify(keys: [second]).errors == [])
  }

  @Test func `a state that the pinned key did not sign brings in no key`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.second)
    try signed.publish(signed.second, copy: "forged")
    let result = try signed.verify(keys: [signed.first], previous: ["forged"])
    #expect(result.errors == [.missingSignature])
  }

  @Test func `an old state is refused with both numbers`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first, copy: "old")
    try signed.site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    try signed.publish(signed.first, copy: "new")
    #expect(try signed.verify(keys: [signed.first], previous: ["old"]).errors == [])
    let result = try signed.verify("old", keys: [signed.first], previous: ["new"])
    #expect(result.errors == [.rollback])
    #expect(result.diagnostics.contains { $0.message.contains("sequence 1 is lower than 2") })
    // An old manifest among new ones.
    try signed.site.folder.write(
      try signed.site.folder.bytes("old/site.json"), to: "Output/site.json")
    try signed.site.folder.write(
      try signed.site.folder.bytes("old/site.json.minisig"), to: "Output/site.json.minisig")
    #expect(try signed.verify(keys: [signed.first]).errors == [.siteDiffers])
  }

  @Test func `two states of one number are told with both digests`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first, copy: "here")
    try FileManager.default.removeItem(at: signed.site.output)
    try signed.site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    try signed.publish(signed.first)
    let result = try signed.verify(keys: [signed.first], previous: ["here"])
    #expect(result.errors == [.equivocation])
    let digest = TextDigest.digest(of: try signed.site.folder.bytes("here/manifest.json"))
    #expect(result.diagnostics.contains { $0.message.contains(digest.description) })
  }

  @Test func `a number does not jump to the end of its range`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first, copy: "before")
    let text = try signed.site.text("manifest.json").replacing(
      "\"sequence\":1,", with: "\"sequence\":9007199254740991,")
    try signed.site.folder.write(text, to: "Output/manifest.json")
    try signed.site.folder.write(
      try signed.first.sign(Array(text.utf8), trustedComment: "x").file,
      to: "Output/manifest.json.minisig")
    let found = try signed.verify(keys: [signed.first], previous: ["before"]).errors
    #expect(found.contains(.fastForward) && found.contains(.siteDiffers))
  }

  @Test func `what should have been followed by now is told, and stops those who asked`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first, expires: "2026-06-01")
    try signed.publish(signed.first)
    #expect(try signed.verify(keys: [signed.first], on: "2026-06-01").errors == [])
    let late = try signed.verify(keys: [signed.first], on: "2026-06-02")
    #expect(late.errors == [.expired])
    #expect(
      late.diagnostics.contains {
        $0.message.contains("2026-06-01T00:00:00Z") && $0.message.contains("2026-06-02T00:00:00Z")
      })
    #expect(try signed.verify(on: "2026-06-02").errors == [])
  }

  @Test func `a key that ended signs no more, whoever leaves its end out`() throws {
    let signed = try SignedSite()
    try signed.announce([(signed.first, "2025-11-10")])
    try signed.publish(signed.first, copy: "before")
    try signed.announce(signed.first)
    try signed.site.build { $0.sourceDate = 1_770_000_000 }
    try signed.sign(signed.first)
    #expect(try signed.verify(keys: [signed.first]).errors == [])
    let result = try signed.verify(keys: [signed.first], previous: ["before"])
    #expect(result.errors == [.expiredKey, .missingSignature])
  }

  @Test func `a revoked key is refused, and its replacement trusted in its place`() throws {
    let signed = try SignedSite()
    let (first, second, recovery) = (signed.first, signed.second, signed.recovery)
    try signed.announce(first)
    try signed.publish(first, copy: "stolen")
    try signed.revoke(first, replacement: second)
    // The key is still announced.
    #expect(try signed.site.build().outcome == .refused)
    try signed.announce(second)
    try signed.publish(second, copy: "new")
    #expect(throws: UsageError.self) { try signed.sign(first) }
    #expect(try signed.verify(keys: [first]).errors == [.missingSignature])
    #expect(try signed.verify(keys: [first], recovery: [recovery]).errors == [])
    // The thief signs on, with the list that revokes the key left out.
    #expect(try signed.verify("stolen", keys: [first], recovery: [recovery]).errors == [])
    let seen = try signed.verify(
      "stolen", keys: [first], recovery: [recovery], previous: ["new"])
    #expect(seen.errors == [.missingSignature, .revokedKey, .rollback])
  }

  @Test func `an end that is gone is told to whoever saw one`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first, copy: "endless")
    try signed.announce(signed.first, expires: "2027-01-01")
    try signed.publish(signed.first, copy: "ending")
    func told(_ folder: String, after previous: String) throws -> [String] {
      try signed.verify(folder, keys: [signed.first], previous: [previous]).diagnostics
        .filter { $0.rule == .expiryRemoved }.map(\.message)
    }
    #expect(try told("ending", after: "endless") == [])
    try signed.announce(signed.first, expires: "2026-06-01")
    try signed.publish(signed.first)
    #expect(try told("Output", after: "ending") == [])
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    for previous in ["ending", "ending/manifest.json", "ending/site.json"] {
      let found = try told("Output", after: previous)
      #expect(found.count == (previous == "ending" ? 2 : 1), "\(previous)")
      #expect(found.first?.hasPrefix("the file expires never, and that of '") == true)
      #expect(found.first?.hasSuffix("' expired at 2027-01-01T00:00:00Z") == true, "\(found)")
    }
    #expect(try signed.verify(keys: [signed.first], previous: ["ending"]).errors == [])
  }

  /// What a build says alike in the list of products and in each manifest, changed in one manifest.
  static let differences: [(words: String, change: @Sendable (inout Manifest) -> Void)] = [
    ("the keys announced are none; site.json says Ed25519 ", { $0.keys = [] }),
    (" to revoke, Ed25519 ", { $0.keys.reverse() }),
    (
      " until 2027-01-01T00:00:00Z",
      { $0.keys[0].validUntil = Manifest.Moment("2027-01-01")?.timestamp }
    ),
    (
      "the manifest expires never; site.json says 2026-12-01T00:00:00Z", { $0.expires = nil }
    ),
    (
      "the manifest is made for 2030-01-01T00:00:00Z; site.json says ",
      { $0.generated = Manifest.Moment("2030-01-01")?.timestamp ?? .epoch }
    ),
  ]

  @Test(arguments: differences.indices)
  func `the list of products and a manifest say the same of keys and ends`(index: Int) throws {
    let signed = try SignedSite()
    try signed.announce(signed.first, expires: "2026-12-01")
    try signed.site.build()
    try signed.site.folder.remove("Output/.assent-build")
    var manifest = try Manifest(parsing: signed.site.bytes("manifest.json"))
    Self.differences[index].change(&manifest)
    let bytes = manifest.canonicalBytes()
    var site = try SiteManifest(parsing: signed.site.bytes("site.json"))
    site.products[0].digest = TextDigest.digest(of: bytes)
    site.products[0].bytes = bytes.count
    try signed.site.folder.write(bytes, to: "Output/manifest.json")
    try signed.site.folder.write(site.canonicalBytes(), to: "Output/site.json")
    let found = try signed.verify().diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.rule) == [.siteDiffers], "\(found)")
    #expect(found.first?.message.contains(Self.differences[index].words) == true, "\(found)")
  }

  @Test func `another recovery key is told, unless the reader names it`() throws {
    let signed = try SignedSite()
    let (first, second, thief) = (signed.first, signed.second, try SignedSite.key(4))
    try signed.announce(first)
    try signed.publish(first, copy: "seen")
    try signed.announce(first, second)
    try signed.publish(first, copy: "rotated")
    let keys = signed.site.content.appendingPathComponent("assent.yml")
    let text = try String(contentsOf: keys, encoding: .utf8)
    for other in ["\(thief.publicKey)", nil] {
      let line = "  recovery: \(signed.recovery.publicKey)\n"
      try signed.site.write(
        text.replacing(line, with: other.map { "  recovery: \($0)\n" } ?? ""), to: "assent.yml")
      try signed.publish(first)
      let found = try signed.verify(keys: [first], previous: ["seen"]).diagnostics
        .filter { $0.rule == .recoveryKeyChanged }
      #expect(found.count == 1 && found.first?.severity == .warning, "\(found)")
      let (was, now) = (
        "\(signed.recovery.publicKey.id)", other == nil ? "none" : "\(thief.publicKey.id)"
      )
      #expect(found.first?.message.hasPrefix("the recovery key was \(was) in '") == true)
      #expect(found.first?.message.hasSuffix("/seen', and is \(now) here") == true, "\(found)")
    }
    func rules(_ recovery: [SecretKey], _ folder: String = "Output") throws -> [RuleID] {
      try signed.verify(folder, keys: [first], recovery: recovery, previous: ["seen"]).diagnostics
        .map(\.rule)
    }
    try signed.announce(first)
    try signed.publish(first)
    #expect(!(try rules([]).contains(.recoveryKeyChanged)))
    try signed.site.write(
      text.replacing("\(signed.recovery.publicKey)", with: "\(thief.publicKey)"), to: "assent.yml")
    try signed.publish(first)
    #expect(!(try rules([thief]).contains(.recoveryKeyChanged)))
    #expect(try rules([signed.recovery]).contains(.recoveryKeyChanged))
    #expect(!(try rules([], "rotated").contains(.recoveryKeyChanged)))
  }

  @Test func `a thief of the first key cannot revoke with another recovery key`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    let thief = try SignedSite.key(9)
    var list = Revocations()
    list.add(
      Revocations.Entry(
        key: signed.first.publicKey, at: .epoch, reason: "x", replacement: thief.publicKey))
    for key in [thief, signed.first] {
      try signed.site.folder.write(list.bytes, to: "Output/revocations.json")
      try signed.site.folder.write(
        try key.sign(list.bytes, trustedComment: "x").file, to: "Output/revocations.json.minisig")
      let found = try signed.verify(keys: [signed.first], recovery: [signed.recovery])
      #expect(found.errors.contains(.badSignature))
      #expect(!found.errors.contains(.missingSignature), "the first key is trusted as before")
      #expect(try signed.verify(keys: [thief], recovery: [signed.recovery]).errors != [])
    }
  }

  @Test func `revocations are only ever added`() throws {
    let signed = try SignedSite()
    try signed.revoke(signed.first, replacement: signed.second)
    #expect(throws: UsageError.self) { try signed.revoke(signed.first) }
    try signed.revoke(signed.second)
    try signed.announce(try SignedSite.key(4))
    try signed.publish(try SignedSite.key(4), copy: "two")
    let list = try Revocations(parsing: signed.site.bytes("revocations.json"))
    #expect(list.entries.map(\.key) == [signed.first.publicKey, signed.second.publicKey])
    // A list that was cut short by hand is no list that the recovery key signed.
    var short = Revocations()
    short.add(list.entries[0])
    try signed.site.write(
      String(decoding: short.bytes, as: UTF8.self), to: "releases/keys/revocations.json")
    #expect(try signed.site.build().diagnostics.map(\.rule).contains(.unusableRevocations))
    let linted = try LintRun(paths: [signed.site.content.path], jobs: 1).run(isFixing: false)
    #expect(linted.diagnostics.map(\.rule).contains(.unusableRevocations))
  }

  /// The folder of the list is that of an agreement of this name, too.
  @Test func `an agreement named keys lives beside the list`() throws {
    let signed = try SignedSite(["keys.md": Samples.license()])
    try signed.announce(signed.second)
    try signed.revoke(signed.first)
    let result = try signed.site.build()
    #expect(result.outcome == .published, "\(result.diagnostics.map(\.message))")
    #expect(signed.site.exists("revocations.json"))
  }
}
