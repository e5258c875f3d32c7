import AssentManifest
import TestSupport

@testable import AssentGate

/// Manifests, people, logs and moments at random, the same ones each time: likely and unlikely ones.
struct DecisionLottery {
  var numbers: Numbers

  init(_ seed: UInt64) { numbers = Numbers(state: seed) }

  // MARK: Drawing

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  /// Whether something happens that does in so many of 100.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
  mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  // MARK: Moments

  /// From 2025 to 2027; mostly at midnight, where limits are.
  mutating func moment() -> Manifest.Timestamp {
    let start = Manifest.Timestamp(startOf: day())
    return happens(70) ? start : .init(secondsSinceEpoch: start.secondsSinceEpoch + 43_201) ?? start
  }

  /// The first of a month, or the days beside it: so that many moments are the same.
  mutating func day() -> Manifest.Day {
    let shift = happens(70) ? 0 : one(of: [-1, 1, 14, 15])
    let first = AssentGateTests.day("\(one(of: [2025, 2026]))-\(one(of: Self.months))-01")
    return Manifest.Day(daysSinceEpoch: first.daysSinceEpoch + shift) ?? first
  }

  private static let months = ["01", "06", "08", "12"]

  private mutating func effective() -> Manifest.Moment {
    let day = day()
    guard happens(30) else { return Manifest.Moment(day) }
    let zone = one(of: ["Z", "+09:00", "-05:30", "+00:00", "-23:59"])
    let clock = one(of: ["00:00:00", "23:59:59", "12:00:00"])
    return Manifest.Moment("\(day)T\(clock)\(zone)") ?? Manifest.Moment(day)
  }

  // MARK: Manifests

  static let tags = ["en", "en-GB", "de", "de-AT", "zh-Hant", "zh", "pt", "pt-BR", "nb", "es-419"]

  mutating func manifest() -> Manifest {
    let ids = ["license", "terms", "é", "\u{1D4B3}", "\u{F900}", "privacy", "a", "aa"]
    var chosen: [String] = []
    for _ in 0...below(4) {
      let id = one(of: ids)
      if !chosen.contains(id) { chosen.append(id) }
    }
    return Manifest(
      product: Manifest.Product(id: "app", name: "App"),
      publisher: Manifest.Publisher(name: "P", contact: nil), sequence: 7, generated: moment(),
      expires: happens(30) ? moment() : nil, documents: chosen.map { document($0) })
  }

  private mutating func document(_ id: String) -> Manifest.DocumentEntry {
    var releases: [Manifest.Release] = []
    var revision = 1
    for number in 0...below(5) {
      if happens(60) { revision += 1 }
      if happens(5) { revision = max(1, revision - 2) }
      releases.append(release("1.\(number)", revision))
    }
    return Manifest.DocumentEntry(
      id: id, kind: .license, title: "License", required: happens(60),
      current: one(of: releases).version, acceptanceRevision: 1 + below(revision + 1),
      asks: happens(60) ? .agreement : one(of: Manifest.DocumentEntry.Asks.allCases),
      order: one(of: [0, 0, 1, 2, 10]), gate: gate(), audience: happens(50) ? audience() : nil,
      releases: releases)
  }

  private mutating func gate() -> Manifest.Gate {
    Manifest.Gate(
      renewAfterDays: happens(70) ? nil : one(of: [1, 30, 365, 9_007_199_254_740_991, 3_000_000]),
      acceptMigrated: happens(40))
  }

  private mutating func audience() -> Manifest.Audience {
    Manifest.Audience(
      who: happens(60) ? .all : one(of: Manifest.Audience.Who.allCases),
      minimumAge: one(of: [nil, nil, 0, 13, 16]), guardianBelow: one(of: [nil, nil, 0, 16, 18, 12]))
  }

  private mutating func release(_ version: String, _ revision: Int) -> Manifest.Release {
    var locales: [Manifest.Locale: Manifest.LocaleEntry] = [:]
    for index in 0...below(4) {
      let tag = one(of: Self.tags)
      let locale = Manifest.Locale(stringLiteral: tag)
      guard locales[locale] == nil else { continue }
      locales[locale] = Manifest.LocaleEntry(
        authoritative: index == 0, title: "License", words: 3, sourceDigest: .sample("source"),
        textDigest: .sample("\(tag) \(version)"), artifacts: [])
    }
    let effective = effective()
    return Manifest.Release(
      version: Manifest.Version(stringLiteral: version), revision: revision,
      published: happens(60) ? effective.day : day(), effective: effective,
      graceDays: one(of: [0, 0, 14, 30, 60, 9_007_199_254_740_991]),
      status: happens(80) ? .current : one(of: Manifest.Release.Status.allCases),
      withdrawn: happens(12) ? Manifest.Withdrawal(at: day(), reason: "Wrong.") : nil,
      supersededBy: happens(8) ? "1.1" : nil,
      change: Manifest.Change(
        class: happens(30) ? .editorial : .material, computed: .wording), locales: locales)
  }

  // MARK: People

  static let subjects: [String?] = [
    nil, String(repeating: "a", count: 64), String(repeating: "b", count: 64),
  ]

  mutating func person() -> Person {
    let languages = ["de-AT", "en", "fr", "zh-TW", "pt-PT", "no", "*", "es-MX", "en-AU"]
    let ages: [Person.AgeBracket?] = [
      nil, .init(from: 0, below: 13), .init(from: 13, below: 16), .init(from: 16, below: 18),
      .init(from: 18), .init(from: 16), .init(from: 10, below: 16), .init(from: 16, below: 3),
      .init(from: -1, below: 13), .init(from: 0),
    ]
    return Person(
      languages: (0..<below(3)).map { _ in one(of: languages) },
      membership: one(of: Person.Membership.allCases), age: one(of: ages),
      subject: happens(60) ? nil : one(of: Self.subjects))
  }
}
