import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What a gate decides by and no ledger has is held against a manifest that somebody kept.
@Suite struct GateConditionTests {
  typealias History = RewrittenHistoryTests
  typealias Change = (inout Manifest.DocumentEntry) throws -> Void

  @Test func `each condition that a gate asks otherwise is told with both values`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    let changes: [(words: String, change: Change)] = [
      ("'title' of 'license' was License in ", { $0.title = "Notice" }),
      (
        "the title of license@1.0 in 'en' was 'License' in ",
        { $0.releases[0].locales["en"]?.title = "Notice" }
      ),
      ("'kind' of 'license' was license in ", { $0.kind = .terms }),
      ("'spdx' of 'license' was none in ", { $0.spdx = "MIT" }),
      ("'required' of 'license' was true in ", { $0.required = false }),
      ("'asks' of 'license' was agreement in ", { $0.asks = .acknowledgement }),
      ("'page' of 'license' was own in ", { $0.page = .together }),
      ("'audience.who' of 'license' was all in ", { $0.audience = .init(who: .guests) }),
      ("'audience.minimumAge' of 'license' was none in ", { $0.audience = .init(minimumAge: 18) }),
      (
        "'audience.guardianBelow' of 'license' was none in ",
        { $0.audience = .init(guardianBelow: 16) }
      ),
      ("'gate.scrollThreshold' of 'license' was 950 in ", { $0.gate.scrollThreshold = 0 }),
      ("'gate.requireAgreement' of 'license' was true in ", { $0.gate.requireAgreement = false }),
      (
        "'gate.acceptWhenUnscrollable' of 'license' was true in ",
        { $0.gate.acceptWhenUnscrollable = false }
      ),
      ("'gate.renewAfterDays' of 'license' was none in ", { $0.gate.renewAfterDays = 30 }),
      (
        "'gate.onStoreFailure' of 'license' was ask-again in ", { $0.gate.onStoreFailure = .refuse }
      ),
      ("'gate.signature' of 'license' was none in ", { $0.gate.signature = .typedName }),
      ("'gate.acceptMigrated' of 'license' was false in ", { $0.gate.acceptMigrated = true }),
    ]
    for (words, change) in changes {
      try History.forge(signed) { try change(&$0.documents[0]) }
      let found = try History.findings(signed, after: ["seen"])
      #expect(found.map(\.rule) == [.gateChanged], "\(words): \(found)")
      #expect(found.first?.severity == .warning)
      #expect(found.first?.message.hasPrefix(words) == true, "\(found)")
      try History.restore(signed, "seen")
    }
  }

  @Test func `in whose name it is asked is told with both values`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    let seen = try Manifest(parsing: signed.site.bytes("manifest.json"))
    let changes: [(words: String, change: (inout Manifest) -> Void)] = [
      ("'product.name' was '\(seen.product.name)' in ", { $0.product.name = "Other" }),
      ("'publisher.name' was '\(seen.publisher.name)' in ", { $0.publisher.name = "Other" }),
      ("'publisher.contact' was 'none' in ", { $0.publisher.contact = .init("tel:112") }),
    ]
    for (words, change) in changes {
      try History.forge(signed, change)
      let found = try History.findings(signed, after: ["seen"]).filter { $0.rule == .gateChanged }
      #expect(found.map(\.severity) == [.warning], "\(words): \(found)")
      #expect(found.first?.message.hasPrefix(words) == true, "\(found)")
      try History.restore(signed, "seen")
    }
  }

  @Test func `a publisher sets anew how a gate asks, and only that is told`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    let settings = try signed.site.folder.text("content/assent.yml")
    try signed.site.write(settings + "gate: { renew-after: 30 }\n", to: "assent.yml")
    try History.publish(signed, for: "2025-12-11", as: "later")
    let found = try History.findings(signed, after: ["seen"])
    #expect(found.map(\.rule) == [.gateChanged], "\(found)")
    #expect(
      found.first?.message.hasPrefix("'gate.renewAfterDays' of 'license' was none in ") == true)
    #expect(found.first?.message.hasSuffix(", and is 30 here") == true)
  }

  @Test func `nobody is spared an answer that was asked for by a lower number`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    try signed.site.release(
      "1.2", ["license.md": Samples.license(version: "1.2", grant: "You may read it twice.")],
      at: "2025-12-11", effective: "2026-01-01")
    try History.publish(signed, for: "2026-01-01", as: "later")
    #expect(try History.findings(signed, after: ["seen"]) == [])
    let forgeries: [(state: String, rules: [RuleID], words: String, change: Change)] = [
      (
        "seen", [.historyRewritten],
        "the lowest revision of 'license' whose acceptance counts was 2 in ",
        { $0.acceptanceRevision = 1 }
      ),
      // A version that came since may ask for less than its revision, which is told.
      (
        "later", [.gateChanged],
        "the lowest revision of 'license' whose acceptance counts was 2 in ",
        { $0.acceptanceRevision = 1 }
      ),
      (
        "later", [.historyRewritten],
        "license@1.2 is new here, and material; its revision is 2, and that of 1.1 before it is 2",
        {
          $0.releases[2].revision = 2
          $0.acceptanceRevision = 2
        }
      ),
      (
        "seen", [.historyRewritten], "the status of license@1.1 was current in ",
        { $0.releases[1].status = .withdrawn }
      ),
    ]
    for (state, rules, words, change) in forgeries {
      try History.restore(signed, state)
      try History.forge(signed) { try change(&$0.documents[0]) }
      let found = try History.findings(signed, after: ["seen"])
      #expect(found.map(\.rule) == rules, "\(words): \(found)")
      #expect(found.first?.message.hasPrefix(words) == true, "\(found)")
    }
  }

  // MARK: Products

  private static func withProduct(_ signed: SignedSite) throws {
    let rules = Samples.license(grant: "You may read the rules.")
    try signed.site.release("1.0", ["apps/license.md": rules], at: "2025-11-05")
  }

  @Test func `a product that is older than a list of products without it is told`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    try Self.withProduct(signed)
    try History.publish(signed, for: "2025-12-11", as: "later")
    // Whoever kept the list alone is told as well.
    for copy in ["seen", "seen/site.json"] {
      let found = try History.findings(signed, after: [copy])
      #expect(found.map(\.rule) == [.backDated], "\(found)")
      #expect(found.first?.file.hasSuffix("/apps/manifest.json") == true)
      #expect(
        found.first?.message.hasPrefix("license@1.0 says that it was published on 2025-11-05; '")
          == true, "\(found)")
      #expect(found.first?.message.hasSuffix("does not have the product 'apps'") == true)
    }
  }

  @Test func `a product with another id at its place is held against what it was`() throws {
    let signed = try History.site()
    try History.publish(signed, for: "2025-12-10", as: "seen")
    try History.forge(signed) {
      $0.product.id = "other"
      $0.sequence = 1
      $0.previous = nil
      $0.documents[0].releases[1].graceDays = 90
    }
    let found = try History.findings(signed, after: ["seen"])
    #expect(
      found.contains {
        $0.rule == .historyRewritten
          && $0.message.hasPrefix("the grace period of license@1.1 was 5 days in ")
      }, "\(found)")
    #expect(
      found.contains { $0.rule == .rollback && $0.message.hasPrefix("product 'site' is in ") })
  }

  @Test func `a list of products that was kept is enough to hold each of them against`() throws {
    let signed = try History.site()
    try Self.withProduct(signed)
    try History.publish(signed, for: "2025-12-10", as: "seen")
    let kept = "seen/site.json"
    // The list and its manifest go up; what the list before had under that number is another.
    try History.forge(signed) {
      $0.sequence -= 1
      $0.previous = nil
      $0.documents[0].required = false
    }
    let found = try History.findings(signed, after: [kept])
    #expect(found.map(\.rule) == [.equivocation], "\(found)")
    #expect(found.first?.file.hasSuffix("Output/manifest.json") == true)
    try History.restore(signed, "seen")
    try signed.site.folder.remove("content/apps")
    try signed.site.folder.remove("Output")
    try History.publish(signed, for: "2025-12-12", as: "without")
    let missing = try History.findings(signed, after: [kept])
    #expect(
      missing.contains {
        $0.rule == .rollback && $0.message.hasPrefix("product 'apps' is in '")
      }, "\(missing)")
  }
}
