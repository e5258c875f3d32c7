import AssentManifest
import AssentRender
import TestSupport
import Testing

/// Where the parts of a timeline stand.
@Suite struct TimelineTests {
  private static let labels = FrameLabels.labels(for: "de")

  private static func day(_ number: Int) throws -> Manifest.Day {
    try #require(Manifest.Day(daysSinceEpoch: number))
  }

  /// Versions with the days of their releases, each in force until the next one.
  private static func history(_ days: [Int], names: (Int) -> String = { "\($0 + 1).0" }) throws
    -> AgreementHistory
  {
    let versions = try days.enumerated().map { index, number in
      let next = index + 1 < days.count ? try day(days[index + 1]) : nil
      let holds = next.map { $0.daysSinceEpoch > number } ?? true
      return AgreementHistory.Version(
        version: try #require(Manifest.Version(names(index))),
        status: next == nil ? .current : .superseded, published: try day(number),
        effective: Manifest.Moment(try day(number)),
        periods: holds
          ? [
            AgreementHistory.Period(
              from: Manifest.Moment(try day(number)), until: next.map { Manifest.Moment($0) })
          ] : [])
    }
    return AgreementHistory(
      id: "license", title: "License", authoritative: try SampleHistory.locale("en"),
      versions: versions, isReleased: true, currentPage: "license/index.html",
      asOf: Manifest.Timestamp(startOf: try day(days.last ?? 0)))
  }

  /// Everything that can happen to versions, at random.
  private static func randomHistory(_ seed: UInt64) throws -> AgreementHistory {
    var numbers = Numbers(state: seed)
    let count = [1, 2, 3, 7, 40, 300].randomElement(using: &numbers) ?? 1
    let spread = [0, 1, 30, 400, 4_000, 90_000].randomElement(using: &numbers) ?? 1
    var now = Int.random(in: -100_000...60_000, using: &numbers)
    var versions: [AgreementHistory.Version] = []
    for index in 0..<count {
      now += Int.random(in: 0...max(spread / count, 0), using: &numbers)
      let start = now + [0, 0, 1, 45, 900].randomElement(using: &numbers).orZero
      var periods: [AgreementHistory.Period] = []
      var from = start
      for _ in 0..<([0, 1, 1, 2, 30].randomElement(using: &numbers).orZero) {
        let until = from + Int.random(in: 1...400, using: &numbers)
        periods.append(
          AgreementHistory.Period(
            from: Manifest.Moment(try day(from)), until: Manifest.Moment(try day(until))))
        from = until + Int.random(in: 0...40, using: &numbers)
      }
      if !periods.isEmpty, Bool.random(using: &numbers) {
        periods[periods.count - 1].until = nil
      }
      let isWithdrawn = Bool.random(using: &numbers)
      var version = AgreementHistory.Version(
        version: try #require(
          Manifest.Version(
            "\(index).\(index % 7)" + (index % 5 == 0 ? "-beta." + "long".repeated(9) : ""))),
        status: [.current, .superseded, .withdrawn, .upcoming].randomElement(using: &numbers)
          ?? .current,
        published: try day(now), effective: Manifest.Moment(try day(start)),
        graceDays: [0, 14, 100_000].randomElement(using: &numbers) ?? 0, periods: periods,
        withdrawn: isWithdrawn ? try day(from) : nil)
      version.graceEnd =
        Manifest.ReleaseTerm(
          published: version.published, effective: version.effective, graceDays: version.graceDays,
          revision: index + 1, isEditorial: false, isFirst: index == 0
        ).graceMoment
      if periods.isEmpty, !isWithdrawn { version.superseded = try day(start) }
      versions.append(version)
    }
    return AgreementHistory(
      id: "license", title: "License", authoritative: try SampleHistory.locale("en"),
      versions: versions, isReleased: true, currentPage: "license/index.html",
      asOf: Bool.random(using: &numbers) ? Manifest.Timestamp(startOf: try day(now)) : nil)
  }

  /// What is wrong with the places in a timeline, in words.
  private static func faults(in timeline: Timeline) -> [String] {
    var faults: [String] = []
    let width = Timeline.width
    func check(_ label: Timeline.Label, _ name: String) {
      if label.x < 0 || label.x + label.width > width {
        faults.append("\(name) '\(label.text)' out")
      }
    }
    for picture in timeline.pictures {
      var edge = 0.0
      for (x, label) in picture.ticks {
        check(label, "tick")
        if x < 0 || x > width { faults.append("tick at \(x)") }
        if label.x < edge { faults.append("tick '\(label.text)' over the one before") }
        edge = label.x + label.width
      }
      if picture.ticks.isEmpty { faults.append("no tick") }
      if let now = picture.now, now < 0 || now > width { faults.append("now at \(now)") }
      var top = 0.0
      for row in picture.rows {
        if row.y < top { faults.append("row \(row.version.text) over the one above") }
        top = row.y + 38
        if top > picture.height { faults.append("row \(row.version.text) out") }
        for (label, name) in [(row.version, "version"), (row.status, "status"), (row.days, "days")]
        {
          check(label, name)
        }
        if row.version.x + row.version.width > row.status.x { faults.append("version over status") }
        if row.status.x + row.status.width > row.days.x { faults.append("status over days") }
        var end = 0.0
        for bar in row.bars {
          if bar.start < end - 1e-6 { faults.append("\(row.version.text): bars overlap") }
          if bar.end <= bar.start { faults.append("\(row.version.text): empty bar") }
          end = bar.end
        }
        let bars = row.bars + [row.grace].compactMap(\.self)
        if bars.contains(where: { $0.start < 0 || $0.end > width + 1e-6 }) {
          faults.append("\(row.version.text): bar out")
        }
        if let mark = row.mark, mark.x < 4 || mark.x > width - 4 { faults.append("mark out") }
      }
    }
    return faults
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing overlaps or leaves the picture, whatever happened`(seed: UInt64) throws {
    let history = try Self.randomHistory(seed)
    for language in ["en", "de", "ar", "ja"] {
      let timeline = Timeline(history, labels: FrameLabels.labels(for: language))
      #expect(Self.faults(in: timeline) == [], "\(language)")
      #expect(timeline.pictures.map(\.rows.count).reduce(0, +) == history.versions.count)
    }
  }

  @Test(arguments: [
    [20_000], [20_000, 20_000, 20_000], [20_000, 20_000, 23_650, 23_651], Array(20_000..<20_300),
    [-141_000, 2_900_000],
  ])
  func `one version and many, on one day and decades apart, have room`(days: [Int]) throws {
    let timeline = Timeline(try Self.history(days), labels: Self.labels)
    #expect(Self.faults(in: timeline) == [])
    #expect(timeline.pictures.allSatisfy { $0.rows.count <= 16 })
  }

  @Test func `a bar is as long as its time, beside the others`() throws {
    let picture = try #require(
      Timeline(try Self.history([20_000, 20_100, 20_400]), labels: Self.labels).pictures.first)
    let lengths = picture.rows.reversed().dropLast().map { $0.bars.map { $0.end - $0.start } }
    let (short, long) = (try #require(lengths[0].first), try #require(lengths[1].first))
    #expect(abs(long / short - 3) < 0.01)
    let open = try #require(picture.rows.first?.bars.first)
    #expect(open.isOpen && open.kind == .inForce)
  }

  @Test func `each status of the sample has its shapes`() throws {
    let rows = Timeline(try SampleHistory.history(), labels: FrameLabels.labels(for: "en"))
      .pictures.flatMap(\.rows)
    #expect(rows.map(\.version.text) == ["1.3", "1.2", "1.1", "1.0"])
    #expect(
      rows.map { $0.bars.map(\.kind) } == [
        [.upcoming, .inForce], [.upcoming, .inForce], [.upcoming], [.upcoming, .inForce],
      ])
    #expect(rows.map { $0.grace != nil } == [true, true, false, false])
    #expect(rows.map { $0.mark?.kind } == [nil, nil, .withdrawn, nil])
    #expect(rows[0].days.text == "2026-02-01 –")
    #expect(rows[3].days.text == "2025-01-01 – 2025-11-03")
  }

  @Test func `a version that was in force twice has both times, and not what lies between`() throws
  {
    var history = try Self.history([0, 100, 200])
    history.versions[0].periods = [
      AgreementHistory.Period(
        from: Manifest.Moment(try Self.day(0)), until: Manifest.Moment(try Self.day(100))),
      AgreementHistory.Period(
        from: Manifest.Moment(try Self.day(150)), until: Manifest.Moment(try Self.day(200))),
    ]
    let rows = Timeline(history, labels: Self.labels).pictures.flatMap(\.rows)
    #expect(
      rows.last?.days.text == "1970-01-01 – 1970-04-11, 1970-05-31 – 1970-07-20",
      "\(rows.last?.days.text ?? "")")
  }
}

extension Int? {
  /// Zero where an array that has elements had none.
  fileprivate var orZero: Int { self ?? 0 }
}
