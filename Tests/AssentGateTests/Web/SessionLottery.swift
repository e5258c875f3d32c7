import AssentManifest
import Synchronization
import TestSupport

@testable import AssentGate

/// A store that keeps a log and memories, and fails when it is told to.
final class FailingStore: AcceptanceStore, ManifestMemory {
  private let store = MemoryStore()
  private let memories = Mutex<[MemoryName: [UInt8]]>([:])
  private let isFailing = Mutex(false)
  private let isLost = Mutex(false)
  private let time = Mutex(Manifest.Timestamp.epoch)

  func fail(_ fails: Bool) { isFailing.withLock { $0 = fails } }

  /// Whether nothing of it can be read.
  func lose(_ isLost: Bool) { self.isLost.withLock { $0 = isLost } }

  /// What the clock beside it says.
  var now: Manifest.Timestamp {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  func summary() throws(StoreError) -> AcceptanceSummary {
    do { try read() } catch {
      var summary = AcceptanceSummary()
      summary.unreadable = [error]
      return summary
    }
    return try store.summary()
  }

  private func read() throws(StoreError) {
    if isLost.withLock({ $0 }) { throw StoreError(place: "store", reason: "lost") }
  }

  func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    try read()
    if isFailing.withLock({ $0 }) { throw StoreError(place: "store", reason: "full") }
    try store.append(events)
  }

  func log() throws(StoreError) -> [UInt8] {
    try read()
    return try store.log()
  }

  func subject(of id: String) throws(StoreError) -> String { try store.subject(of: id) }

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? { nil }

  func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {}

  func remembered(_ name: MemoryName) -> [UInt8]? { memories.withLock { $0[name] } }

  func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError) {
    memories.withLock { $0[name] = bytes }
  }
}

/// A scenario at random: documents, a person, and what they do in some sessions after one another.
struct SessionLottery {
  /// Around those at which versions come into force.
  static let moments = [
    "2026-01-03T10:00:00Z", "2026-01-07T23:59:59Z", "2026-01-08T00:00:00Z", "2026-01-15T00:00:00Z",
    "2026-01-20T10:00:00Z",
  ]

  var lottery: DecisionLottery

  init(_ seed: UInt64) { lottery = DecisionLottery(seed) }

  mutating func publication() -> SamplePublication {
    var publication = SamplePublication()
    if lottery.happens(50) {
      publication.facts = ["licensor": "Example Press", "effective": "2026-01-01"]
    }
    for id in ["license", "news", "terms"].prefix(1 + lottery.below(3)) {
      let versions = ["1.0", "1.1", "1.2"].prefix(1 + lottery.below(3))
      let locales: [Manifest.Locale] = lottery.happens(30) ? ["en", "de"] : ["en"]
      publication.add(
        id, versions: versions.compactMap { Manifest.Version($0) }, locales: locales
      ) { document in
        document.asks = lottery.one(of: [.agreement, .agreement, .acknowledgement, .consent])
        document.required = lottery.happens(65)
        document.order = lottery.below(2)
        document.page = lottery.happens(60) ? .together : .own
        document.gate = gate()
        if lottery.happens(35) {
          document.audience = .init(
            minimumAge: lottery.one(of: [nil, 13]), guardianBelow: lottery.one(of: [nil, 16]))
        }
        for index in document.releases.indices {
          document.releases[index].graceDays = lottery.one(of: [0, 3, 30])
        }
        edit(&document.releases)
      }
    }
    return publication
  }

  /// Puts moments with a zone, days of publication after them, and withdrawals into the last release.
  private mutating func edit(_ releases: inout [Manifest.Release]) {
    guard releases.count > 1, let last = releases.indices.last else { return }
    let day = releases[last].effective.day
    switch lottery.below(4) {
    case 0:
      releases[last].effective = Manifest.Moment("\(day)T00:00:00+09:00") ?? Manifest.Moment(day)
    case 1:
      releases[last].published = Manifest.Day(daysSinceEpoch: day.daysSinceEpoch + 2) ?? day
    case 2:
      let end = Manifest.Day(daysSinceEpoch: day.daysSinceEpoch + 2) ?? day
      releases[last].withdrawn = Manifest.Withdrawal(at: end, reason: "Wrong party.")
    default: break
    }
  }

  private mutating func gate() -> Manifest.Gate {
    Manifest.Gate(
      scrollThreshold: lottery.one(of: [0, 500, 950, 950, 1000]),
      requireAgreement: lottery.happens(75), acceptWhenUnscrollable: lottery.happens(80),
      renewAfterDays: lottery.one(of: [nil, nil, 5]),
      onStoreFailure: lottery.happens(60) ? .askAgain : .refuse,
      signature: lottery.happens(15) ? .typedName : .none)
  }

  mutating func person() -> Person {
    Person(
      languages: lottery.one(of: [["en"], ["de"], []]),
      membership: lottery.one(of: Person.Membership.allCases),
      age: lottery.happens(70)
        ? nil
        : lottery.one(of: [.init(from: 16), .init(from: 13, below: 16), .init(from: 0, below: 13)]))
  }

  /// Names in many scripts, with white space, marks, signs that do not show, and at the edge of what is kept.
  private static let names =
    [
      "", " Ada  Lovelace\t", "\u{2028}", "é", "e\u{301}", "\u{FEFF}Ada\u{FEFF}", "\u{FEFF}",
      "a\u{A0}\u{3000}\u{85}\u{1680}b", " \u{301}a", "a\r\nb", "山田 太郎", "\u{5D3}\u{5D5}\u{5D3} כהן",
      "علي\u{200F}",
      "ก\u{E34}\u{E48}ง", "हिन्दी", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "한\u{1112}\u{1161}\u{11AB}", "\u{180E}x\u{200B}", "𠮷野家",
      "x\u{1F}\u{7F}y",
    ]
    + ["e\u{301}", "👨‍👩‍👧", "a ", " a", "𠮷", "\u{301}", "🇩🇪", "\r\n"].flatMap { unit in
      [99, 100, 199, 200, 2_001].map { String(repeating: unit, count: $0) }
    }

  /// A step as a list: its name, and its values. Most are those that lead on.
  mutating func step(_ session: GateSession) -> [JSONValue] {
    let onPage = session.page.map { session.pages[$0] } ?? []
    let item =
      onPage.isEmpty || lottery.happens(10)
      ? lottery.below(session.items.count) : lottery.one(of: onPage)
    let target = JSONValue.integer(item)
    if session.items[item].state.phase == .askingAge, lottery.happens(60) { return age() }
    if session.items[item].state.phase == .grace, lottery.happens(50) {
      return ["send", target, "opened"]
    }
    if session.items[item].state.phase == .awaitingGuardian, lottery.happens(70) {
      return lottery.one(of: [
        ["reachEnd", target], ["send", target, "ticked"], ["send", target, "guardianApproved"],
      ])
    }
    switch lottery.below(23) {
    case 20: return ["clock", .string(lottery.one(of: Self.moments))]
    case 21: return ["news"]
    case 0, 1: return ["reachEnd", target]
    case 2, 3:
      let (offset, viewport, content) = (
        lottery.below(4_000_000), lottery.below(900_000), lottery.below(4_000_000)
      )
      return [
        "see", target, .integer(offset), .integer(viewport), .integer(content),
        .integer(lottery.below(4) - 1), .integer(lottery.below(2)),
      ]
    case 4:
      return ["sign", target, .string(lottery.one(of: Self.names))]
    case 5, 6, 7: return ["send", target, "ticked"]
    case 8, 9, 10: return ["accept"]
    case 11: return ["decline"]
    case 12: return ["putOff"]
    case 13: return ["fail", .bool(lottery.happens(40))]
    case 14: return age()
    default:
      let event = lottery.one(of: GateEvent.allCases.filter(\.isOfFace))
      return ["send", target, .string(event.name)]
    }
  }

  private mutating func age() -> [JSONValue] {
    let month = lottery.one(of: [nil, nil, 1, 2, 12, 13])
    return [
      "age", .integer(lottery.one(of: [1800, 1990, 2009, 2010, 2012, 2013, 2014, 2020, 2027])),
      month.map { .integer($0) } ?? .null,
    ]
  }
}
