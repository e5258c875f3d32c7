import AssentManifest
import AssentRecord
import Testing

/// When each version was in force, as the events of a ledger tell it.
@Suite struct ReleasePeriodTests {
  private static func released(
    _ version: String, _ day: String, effective: String
  ) throws -> LedgerEvent {
    LedgerEvent(
      at: try #require(Manifest.Day(day)), by: "a",
      version: try #require(Manifest.Version(version)),
      action: .released(
        LedgerEvent.Release(
          revision: 1, effective: try #require(Manifest.Moment(effective)), graceDays: 0,
          change: LedgerEvent.Change(declared: .material, computed: .wording), locales: [:])))
  }

  private static func event(
    _ version: String, _ day: String, _ action: LedgerEvent.Action
  ) throws -> LedgerEvent {
    LedgerEvent(
      at: try #require(Manifest.Day(day)), by: "a",
      version: try #require(Manifest.Version(version)), action: action)
  }

  /// 1.4 took the place of 1.1 for five days.
  private static func history() throws -> ReleaseHistory {
    ReleaseHistory([
      try released("1.1", "2026-02-01", effective: "2026-03-01"),
      try released("1.3", "2026-05-01", effective: "2026-06-01"),
      try released("1.4", "2026-05-10", effective: "2026-06-15"),
      try event(
        "1.3", "2026-05-10",
        .superseded(with: try #require(Manifest.Version("1.4")), reason: "A word was wrong.")),
      try event("1.4", "2026-06-20", .withdrawn(reason: "Wrong court.")),
    ])
  }

  private static func time(_ day: String) throws -> Manifest.Timestamp {
    Manifest.Timestamp(startOf: try #require(Manifest.Day(day)))
  }

  @Test(arguments: [
    ("2026-02-20", nil), ("2026-03-01", "1.1"), ("2026-06-10", "1.1"), ("2026-06-17", "1.4"),
    ("2026-06-20", "1.1"),
  ])
  func `a withdrawal counts from its day on`(day: String, version: String?) throws {
    let history = try Self.history()
    #expect(try history.inForce(at: Self.time(day))?.version.text == version)
    let statuses = try history.versions.map {
      history.status(of: $0.version, at: try Self.time(day))
    }
    #expect(statuses.contains(.withdrawn) == (day == "2026-06-20"))
  }

  @Test func `a version has as many periods as it was in force`() throws {
    let periods = try Self.history().periods.map {
      "\($0.version) \($0.from) \($0.until?.description ?? "-") \($0.next?.text ?? "-")"
    }
    #expect(
      periods == [
        "1.1 2026-03-01 2026-06-15 1.4", "1.4 2026-06-15 2026-06-20 1.1", "1.1 2026-06-20 - -",
      ])
  }

  @Test func `nothing is in force where the only version is withdrawn`() throws {
    let history = ReleaseHistory([
      try Self.released("1.0", "2026-01-01", effective: "2026-01-01"),
      try Self.event("1.0", "2026-02-01", .withdrawn(reason: "Wrong.")),
    ])
    #expect(history.periods.map { $0.until?.description } == ["2026-02-01"])
    #expect(history.periods.first?.next == nil)
  }

  @Test func `of two that take effect at one moment only the later one does`() throws {
    let history = ReleaseHistory([
      try Self.released("1.0", "2026-01-01", effective: "2026-01-05"),
      try Self.released("1.1", "2026-01-02", effective: "2026-01-05"),
    ])
    #expect(history.periods.map(\.version.text) == ["1.1"])
  }

  private static func periods(_ events: [LedgerEvent]) -> [String] {
    ReleaseHistory(events).periods.map {
      "\($0.version) \($0.from) \($0.until?.description ?? "-")"
    }
  }

  @Test func `a version that states an earlier day is in force from its release on`() throws {
    let events = [
      try Self.released("1.0", "2026-03-10", effective: "2026-02-28"),
      try Self.released("1.1", "2026-05-22", effective: "2026-02-28"),
      try Self.released("1.2", "2026-05-30", effective: "2026-02-28"),
      try Self.released("1.3", "2026-06-01", effective: "2026-07-01"),
    ]
    #expect(
      Self.periods(events) == [
        "1.0 2026-02-28 2026-05-22", "1.1 2026-05-22 2026-05-30", "1.2 2026-05-30 2026-07-01",
        "1.3 2026-07-01 -",
      ])
    let history = ReleaseHistory(events)
    #expect(try history.inForce(at: Self.time("2026-05-25"))?.version.text == "1.1")
    let version = try #require(Manifest.Version("1.1"))
    #expect(history.status(of: version, at: try Self.time("2026-05-21")) == .upcoming)
    #expect(history[version]?.effective.description == "2026-02-28")
  }

  @Test func `the same day in another zone is no earlier day`() throws {
    #expect(
      Self.periods([
        try Self.released("1.0", "2026-01-01", effective: "2026-01-01"),
        try Self.released("1.1", "2026-02-01", effective: "2026-02-01T00:00:00+09:00"),
      ]) == ["1.0 2026-01-01 2026-02-01T00:00:00+09:00", "1.1 2026-02-01T00:00:00+09:00 -"])
  }
}
