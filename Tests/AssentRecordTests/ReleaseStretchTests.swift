import AssentManifest
import AssentRecord
import Testing

/// What holds from when until when, to the second.
@Suite struct ReleaseStretchTests {
  /// 1.0 from the start of 2025; 1.1 in a zone nine hours ahead, with a day of grace; withdrawn later.
  private static func history() throws -> ReleaseHistory {
    let first = try LedgerSamples.released("1.0", at: "2025-01-01", effective: "2025-01-01")
    let second = try LedgerSamples.released(
      "1.1", at: "2025-02-01", effective: "2025-03-01T00:00:00+09:00", revision: 2
    ) { $0.graceDays = 1 }
    let withdrawn = try LedgerSamples.event(
      "1.1", at: "2025-05-01", .withdrawn(reason: "Wrong party."))
    return ReleaseHistory([first, second, withdrawn])
  }

  private static func text(_ from: String, _ until: String) throws -> [String] {
    let (from, until) = (
      try #require(Manifest.Timestamp(from)), try #require(Manifest.Timestamp(until))
    )
    return try history().stretches(from: from, until: until).map {
      "\($0.from)/\($0.until) \($0.inForce?.text ?? "-")"
        + ($0.grace.map { ", \($0.former) until \($0.end)" } ?? "")
    }
  }

  /// What holds on a day, and whose acceptance counts besides.
  private static func day(_ day: String, _ events: LedgerEvent...) throws -> [String] {
    let start = Manifest.Timestamp(startOf: try #require(Manifest.Day(day)))
    return ReleaseHistory(events).stretches(from: start, until: start.adding(days: 1)).map {
      ($0.inForce?.text ?? "-") + ($0.grace.map { ", \($0.former) until \($0.end.day)" } ?? "")
    }
  }

  private static func released(
    _ version: String, at day: String, effective: String, revision: Int, grace: Int = 0,
    isEditorial: Bool = false
  ) throws -> LedgerEvent {
    try LedgerSamples.released(
      version, at: day, effective: effective, revision: revision,
      declared: isEditorial ? .editorial : .material
    ) { $0.graceDays = grace }
  }

  @Test func `days of grace count from when a version could be read`() throws {
    let first = try Self.released("1.0", at: "2025-01-01", effective: "2025-01-01", revision: 1)
    let late = try Self.released(
      "1.1", at: "2025-03-28", effective: "2025-03-01", revision: 2, grace: 7)
    #expect(try Self.day("2025-03-28", first, late) == ["1.1, 1.0 until 2025-04-04"])
    #expect(try Self.day("2025-04-03", first, late) == ["1.1, 1.0 until 2025-04-04"])
    #expect(try Self.day("2025-04-04", first, late) == ["1.1"])
  }

  @Test func `whose acceptance counts is the version before, also beside an editorial one`() throws
  {
    let first = try Self.released("1.0", at: "2025-01-01", effective: "2025-01-01", revision: 1)
    let second = try Self.released("1.1", at: "2025-02-01", effective: "2025-02-01", revision: 2)
    let third = try Self.released(
      "1.2", at: "2025-03-01", effective: "2025-03-01", revision: 3, grace: 30)
    let slip = try Self.released(
      "1.2.1", at: "2025-03-05", effective: "2025-03-05", revision: 3, isEditorial: true)
    #expect(try Self.day("2025-02-01", first, second) == ["1.1"])
    #expect(try Self.day("2025-03-02", first, second, third) == ["1.2, 1.1 until 2025-03-31"])
    #expect(
      try Self.day("2025-03-06", first, second, third, slip) == ["1.2.1, 1.1 until 2025-03-31"])
    // What never took effect nobody could accept.
    let other = try LedgerSamples.event(
      "1.1", at: "2025-01-20", .superseded(with: try LedgerSamples.version("1.2"), reason: ""))
    let early = try Self.released("1.1", at: "2025-01-10", effective: "2025-02-10", revision: 2)
    let gone = try LedgerSamples.event("1.1", at: "2025-01-20", .withdrawn(reason: "Wrong."))
    for end in [other, gone] {
      #expect(
        try Self.day("2025-03-02", first, early, third, end) == ["1.2, 1.0 until 2025-03-31"])
    }
  }

  @Test func `a day in which nothing changes is one stretch`() throws {
    #expect(
      try Self.text("2025-02-10T00:00:00Z", "2025-02-11T00:00:00Z") == [
        "2025-02-10T00:00:00Z/2025-02-11T00:00:00Z 1.0"
      ])
    #expect(
      try Self.text("2024-12-31T00:00:00Z", "2025-01-01T00:00:00Z") == [
        "2024-12-31T00:00:00Z/2025-01-01T00:00:00Z -"
      ])
  }

  @Test func `a day is cut at the second of an exact time, and where a grace ends`() throws {
    #expect(
      try Self.text("2025-02-28T00:00:00Z", "2025-03-02T00:00:00Z") == [
        "2025-02-28T00:00:00Z/2025-02-28T15:00:00Z 1.0",
        "2025-02-28T15:00:00Z/2025-03-01T15:00:00Z 1.1, 1.0 until 2025-03-01T15:00:00Z",
        "2025-03-01T15:00:00Z/2025-03-02T00:00:00Z 1.1",
      ])
  }

  @Test(arguments: [
    ("2024-12-31T23:59:59Z", "notReleased", "notReleased"),
    ("2025-01-01T00:00:00Z", "inForce", "notReleased"),
    ("2025-01-31T23:59:59Z", "inForce", "notReleased"),
    ("2025-02-01T00:00:00Z", "inForce", "upcoming"),
    ("2025-02-28T14:59:59Z", "inForce", "upcoming"),
    ("2025-02-28T15:00:00Z", "superseded", "inForce"),
    ("2025-04-30T23:59:59Z", "superseded", "inForce"),
    ("2025-05-01T00:00:00Z", "inForce", "withdrawn"),
  ])
  func `a version is what it is from one second to the next`(
    time: String, first: String, second: String
  ) throws {
    let history = try Self.history()
    let moment = try #require(Manifest.Timestamp(time))
    let states = try ["1.0", "1.1"].map { version in
      "\(try #require(history.state(of: try LedgerSamples.version(version), at: moment)))"
    }
    #expect(states == [first, second])
  }
}
