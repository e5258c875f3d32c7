import AssentGate
import AssentManifest
import TestSupport
import Testing

/// One branch of the decision: what is, and what follows.
struct DecisionCase: Sendable, CustomTestStringConvertible {
  var name: String
  var outcome: String
  var change: @Sendable (inout DecisionScene) -> Void

  init(
    _ name: String, _ outcome: String, _ change: @escaping @Sendable (inout DecisionScene) -> Void
  ) {
    (self.name, self.outcome, self.change) = (name, outcome, change)
  }

  var testDescription: String { name }

  static let all = versions + grace + withdrawals + answers + texts + people + logs

  static let versions = [
    DecisionCase("nothing was accepted", "ask first") { _ in },
    DecisionCase("the version in force", "allowed 1.2") { $0.accept("1.2") },
    DecisionCase("an editorial change asks nobody", "allowed 1.1") { $0.accept("1.1") },
    DecisionCase("a material change asks", "ask material since 1.0") { $0.accept("1.0") },
    DecisionCase("the moment counts, and not what was said of it", "ask material since 1.2") {
      $0.accept("1.2")
      $0.now = moment("2026-07-02")
    },
    DecisionCase("the second before it takes effect", "allowed 1.2") {
      $0.accept("1.2")
      $0.now = moment("2026-05-31T23:59:59Z")
    },
    DecisionCase("the text to come was accepted early", "allowed 2.0") { $0.accept("2.0") },
    DecisionCase("the publisher lets older ones count", "allowed 1.0") {
      $0.accept("1.0")
      $0.document.acceptanceRevision = 1
    },
    DecisionCase("more cannot be asked than there is", "allowed 1.2") {
      $0.accept("1.2")
      $0.document.acceptanceRevision = 9
    },
    DecisionCase("a version that is not listed was before a ledger", "ask material since 0.9") {
      $0.accept("0.9")
    },
    DecisionCase("before the first takes effect", "nothing in force") {
      ($0.now, $0.generated) = (moment("2024-12-31"), moment("2024-12-30"))
    },
    DecisionCase("a clock turned back brings no older version", "ask material since 1.0") {
      $0.accept("1.0")
      $0.now = moment("1990-01-01")
    },
    DecisionCase("it is not in force before it could be read", "allowed 1.0") {
      $0.accept("1.0")
      $0.document.releases[1].published = day("2025-11-20")
      $0.document.releases[2].effective = Manifest.Moment("2026-01-01")!
      ($0.now, $0.generated) = (moment("2025-11-19"), moment("2025-11-18"))
    },
  ]

  static let grace = [
    DecisionCase("within the days of grace", "allowed 1.0 until 2025-06-15T00:00:00Z") {
      $0.accept("1.0", at: "2025-02-01")
      ($0.now, $0.generated) = (moment("2025-06-14T23:59:59Z"), moment("2025-06-01"))
    },
    DecisionCase("the days of grace are over", "ask material since 1.0") {
      $0.accept("1.0", at: "2025-02-01")
      ($0.now, $0.generated) = (moment("2025-06-15"), moment("2025-06-01"))
    },
    DecisionCase("the grace of the next version", "allowed 1.1 until 2026-07-01T00:00:00Z") {
      $0.accept("1.1")
      $0.now = moment("2026-06-10")
    },
    DecisionCase("one grace does not prolong another", "ask material since 1.0") {
      $0.accept("1.0")
      $0.now = moment("2026-06-10")
    },
    DecisionCase(
      "an editorial version ends no days of grace", "allowed 1.0 until 2025-08-08T00:00:00Z"
    ) {
      $0.accept("1.0")
      $0.document.releases[1].graceDays = 68
      $0.now = moment("2025-08-02")
    },
    DecisionCase("days of grace count from the release", "allowed 1.0 until 2025-07-24T00:00:00Z") {
      $0.accept("1.0")
      $0.document.releases[1].published = moment("2025-07-10").day
      ($0.now, $0.generated) = (moment("2025-07-20"), moment("2025-07-10"))
    },
    DecisionCase("no grace without an acceptance", "ask first") { $0.now = moment("2026-06-10") },
    DecisionCase("grace for ever", "allowed 1.1 until 9999-12-31T00:00:00Z") {
      $0.accept("1.1")
      $0.document.releases[3].graceDays = 9_007_199_254_740_991
      $0.now = moment("2026-06-10")
    },
    DecisionCase("an end within the grace", "allowed 1.1 until 2026-06-20T00:00:00Z") {
      $0.accept("1.1")
      $0.standing.acceptance?.validUntil = moment("2026-06-20")
      $0.now = moment("2026-06-10")
    },
    DecisionCase("a renewal that is due", "ask renewal since 1.2") {
      $0.accept("1.2", at: "2025-08-05")
      $0.document.gate.renewAfterDays = 118
    },
    DecisionCase("a renewal tomorrow", "allowed 1.2") {
      $0.accept("1.2", at: "2025-08-05")
      $0.document.gate.renewAfterDays = 119
    },
    DecisionCase("the days of a record that is dated ahead", "ask renewal since 1.2") {
      $0.accept("1.2", at: "2026-12-01")
      $0.document.gate.renewAfterDays = 30
    },
    DecisionCase("a clock that differs by hours", "allowed 1.2") {
      $0.accept("1.2", at: "2025-12-01T20:00:00Z")
      $0.document.gate.renewAfterDays = 30
    },
    DecisionCase("a record that ended", "ask renewal since 1.2") {
      $0.accept("1.2")
      $0.standing.acceptance?.validUntil = $0.now
    },
    DecisionCase("a renewal beyond the calendar", "allowed 1.2") {
      $0.accept("1.2")
      $0.document.gate.renewAfterDays = 9_007_199_254_740_991
    },
  ]

  static let withdrawals = [
    DecisionCase("a withdrawn version gives way to the one before", "allowed 1.1") {
      $0.accept("1.1")
      $0.withdrawRelease(2, at: "2025-11-01")
    },
    DecisionCase("who accepted the withdrawn one is asked", "ask material since 2.0") {
      $0.accept("2.0")
      $0.withdrawRelease(3, at: "2025-11-01")
    },
    DecisionCase("a withdrawal of tomorrow", "allowed 1.2") {
      $0.accept("1.2")
      $0.withdrawRelease(2, at: "2025-12-02")
    },
    DecisionCase("superseded before it took effect", "allowed 1.2") {
      $0.accept("1.2")
      $0.document.releases[3].supersededBy = "2.1"
      $0.now = moment("2027-01-01")
    },
    DecisionCase("all are withdrawn", "nothing in force") { scene in
      scene.accept("1.2")
      for index in 0..<4 { scene.withdrawRelease(index, at: "2025-11-01") }
    },
    DecisionCase("grace of a withdrawn version is none", "ask material since 1.0") {
      $0.accept("1.0", at: "2025-02-01")
      $0.withdrawRelease(2, at: "2025-06-02")
      ($0.now, $0.generated) = (moment("2025-12-01"), moment("2025-06-02"))
    },
  ]

  static let answers = [
    DecisionCase("taken back", "ask withdrawn since 1.2") {
      $0.standing.isWithdrawn = true
      $0.standing.lastVersion = "1.2"
    },
    DecisionCase("a required one that was declined", "ask first") {
      $0.standing.declined = "1.2"
    },
    DecisionCase("declined, and not required", "declined") {
      $0.document.required = false
      $0.standing.declined = "1.1"
    },
    DecisionCase("declined before a material change", "ask first") {
      $0.document.required = false
      $0.standing.declined = "1.0"
    },
    DecisionCase("a consent taken back is not asked for again", "declined") {
      $0.document.asks = .consent
      $0.standing.isWithdrawn = true
      $0.standing.lastVersion = "1.2"
    },
    DecisionCase("a consent taken back, and a material change", "ask withdrawn since 1.0") {
      $0.document.asks = .consent
      $0.standing.isWithdrawn = true
      $0.standing.lastVersion = "1.0"
    },
    DecisionCase("what was read is not agreed to", "ask first since 1.2") {
      $0.accept("1.2", asks: .acknowledgement)
    },
    DecisionCase("who agrees has read it", "allowed 1.2") {
      $0.document.asks = .acknowledgement
      $0.accept("1.2")
    },
    DecisionCase("to agree is no consent", "ask first since 1.2") {
      $0.document.asks = .consent
      $0.accept("1.2")
    },
    DecisionCase("a consent", "allowed 1.2") {
      $0.document.asks = .consent
      $0.accept("1.2", asks: .consent)
    },
    DecisionCase("a version without a digest does not count", "ask first since 1.2") {
      $0.standing.migrated = "1.2"
    },
    DecisionCase("unless the publisher says so", "migrated 1.2") {
      $0.standing.migrated = "1.2"
      $0.document.gate.acceptMigrated = true
    },
    DecisionCase("an older one without a digest", "ask material since 1.0") {
      $0.standing.migrated = "1.0"
      $0.document.gate.acceptMigrated = true
    },
    DecisionCase("what is no version", "ask first") {
      $0.standing.migrated = "v one"
      $0.document.gate.acceptMigrated = true
    },
    DecisionCase("after a reset", "ask first since 1.2") { $0.standing.lastVersion = "1.2" },
  ]

  static let texts = [
    DecisionCase("another text under the same version", "ask material since 1.2") {
      $0.accept("1.2")
      $0.standing.acceptance?.textDigest = .sample("swapped")
    },
    DecisionCase("another language than is shown", "allowed 1.2") {
      $0.accept("1.2", locale: "de")
    },
    DecisionCase(
      "a language that is not listed is of words that nobody knows", "ask material since 1.2"
    ) {
      $0.accept("1.2", locale: "fr")
    },
    DecisionCase("the same language in other letters", "ask material since 1.2") {
      $0.accept("1.2", locale: "EN")
    },
  ]

  static let people = [
    DecisionCase("for members, and a guest", "not for this person") {
      $0.document.audience = .init(who: .members)
      $0.person.membership = .guest
    },
    DecisionCase("for guests, and a member", "not for this person") {
      $0.document.audience = .init(who: .guests)
    },
    DecisionCase("for guests, and a guest", "ask first") {
      $0.document.audience = .init(who: .guests)
      $0.person.membership = .guest
    },
    age("nobody asked", nil, "age unknown"),
    age("a limit inside of the bracket says nothing", .init(from: 10, below: 16), "age unknown"),
    age("below the least age", .init(from: 0, below: 13), "too young for 13"),
    age("at the least age", .init(from: 13, below: 16), "ask first"),
    age("above both", .init(from: 16), "ask first"),
    age("between, and open", .init(from: 14), "age unknown"),
    age("no bracket at all", .init(from: 16, below: 3), "age unknown"),
    age("below zero", .init(from: -5, below: 3), "age unknown"),
    DecisionCase("a guardian has to accept as well", "awaiting guardian 1.2") {
      $0.document.audience = .init(guardianBelow: 16)
      $0.person.age = .init(from: 13, below: 16)
      $0.accept("1.2")
    },
    DecisionCase("a guardian did", "allowed 1.2") {
      $0.document.audience = .init(guardianBelow: 16)
      $0.person.age = .init(from: 13, below: 16)
      $0.accept("1.2")
      $0.standing.acceptance?.guardian = true
    },
    DecisionCase("grown up since", "allowed 1.2") {
      $0.document.audience = .init(guardianBelow: 16)
      $0.person.age = .init(from: 16)
      $0.accept("1.2")
      $0.standing.acceptance?.guardian = false
    },
    DecisionCase("the age is not told again, a guardian is awaited", "awaiting guardian 1.2") {
      $0.document.audience = .init(guardianBelow: 16)
      $0.accept("1.2")
      $0.standing.acceptance?.guardian = false
    },
    DecisionCase("accepted when the age was known", "allowed 1.2") {
      $0.document.audience = .init(minimumAge: 13)
      $0.accept("1.2")
    },
    DecisionCase("too young after all", "too young for 13") {
      $0.document.audience = .init(minimumAge: 13)
      $0.person.age = .init(from: 0, below: 13)
      $0.accept("1.2")
    },
    DecisionCase("a guardian is awaited in the grace, too", "awaiting guardian 1.1") {
      $0.document.audience = .init(guardianBelow: 16)
      $0.person.age = .init(from: 13, below: 16)
      $0.accept("1.1")
      $0.now = moment("2026-06-10")
    },
    DecisionCase("the records of another person", "ask first") {
      $0.accept("1.2")
      $0.person.subject = "sha256:other"
    },
  ]

  private static func age(
    _ name: String, _ bracket: Person.AgeBracket?, _ outcome: String
  ) -> DecisionCase {
    DecisionCase(name, outcome) {
      $0.document.audience = .init(minimumAge: 13, guardianBelow: 16)
      $0.person.age = bracket
    }
  }

  static let logs = [
    DecisionCase("a damaged log, of which nothing counts", "ask damagedLog") {
      $0.log.damagedLine = 3
    },
    DecisionCase("a log without its end", "ask damagedLog") { $0.log.isShortened = true },
    DecisionCase("a log that was damaged before", "ask damagedLog") { $0.log.wasDamaged = true },
    DecisionCase("accepted after the damage", "allowed 1.2") {
      $0.log.wasDamaged = true
      $0.accept("1.2")
    },
    DecisionCase("a material change after the damage", "ask material since 1.0") {
      $0.log.wasDamaged = true
      $0.accept("1.0")
    },
  ]
}
