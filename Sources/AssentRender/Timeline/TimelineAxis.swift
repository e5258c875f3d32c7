import AssentManifest

/// The stretch of time that a picture shows, and where each moment of it is.
struct TimelineAxis {
  /// In seconds since 1970; never empty.
  let range: ClosedRange<Int64>

  /// The days that a single day is shown within.
  private static let leastDays: Int64 = 30

  init(_ versions: [AgreementHistory.Version], now: Manifest.Timestamp?) {
    var seconds: [Int64] = []
    for version in versions {
      let days = [version.published, version.withdrawn, version.superseded].compactMap(\.self)
      seconds += days.map { Manifest.Timestamp(startOf: $0).secondsSinceEpoch }
      if version.held || (version.withdrawn == nil && version.superseded == nil) {
        seconds.append(version.start.timestamp.secondsSinceEpoch)
      }
      for period in version.periods {
        seconds.append(period.from.timestamp.secondsSinceEpoch)
        if let until = period.until { seconds.append(until.timestamp.secondsSinceEpoch) }
      }
    }
    // What goes on, goes on at least until the moment that is told of.
    let isOpen = versions.contains { $0.periods.last.map { $0.until == nil } ?? false }
    if isOpen, let now { seconds.append(now.secondsSinceEpoch) }
    let (low, high) = (seconds.min() ?? 0, seconds.max() ?? 0)
    let span = max(high - low, Self.leastDays * 86_400)
    // Days of grace may be many; they are cut off where nothing else happens.
    let graces = versions.filter(\.held)
      .compactMap { $0.graceEnd?.timestamp.secondsSinceEpoch }.filter { $0 > high }
    let room = span / (isOpen || high - low < span ? 12 : 60)
    let end = min(max(high + room, graces.max() ?? high), high + room + span / 4)
    range = low...max(end, low + 86_400)
  }

  /// Where a moment is; one out of the range, at its end.
  func x(_ moment: Manifest.Timestamp) -> Double { x(moment.secondsSinceEpoch) }

  private func x(_ seconds: Int64) -> Double {
    let seconds = min(max(seconds, range.lowerBound), range.upperBound)
    let part =
      Double(seconds - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    return Timeline.margin + part * (Timeline.width - 2 * Timeline.margin)
  }

  // MARK: Ticks

  /// What is between two ticks: days or months.
  private enum Step {
    case days(Int)
    case months(Int)
  }

  private static let steps: [Step] =
    [1, 2, 7, 14].map { .days($0) }
    + [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1_200, 6_000, 24_000].map { .months($0) }

  /// The first days of equal stretches, as many as have room for their labels.
  var ticks: [(x: Double, label: Timeline.Label)] {
    for step in Self.steps {
      guard let days = days(step) else { continue }
      let ticks = days.map { tick(at: $0, step) }
      let isRoomy = zip(ticks, ticks.dropFirst()).allSatisfy {
        $0.label.x + $0.label.width + 8 <= $1.label.x
      }
      if !ticks.isEmpty, isRoomy { return ticks }
    }
    let first = Manifest.Timestamp(secondsSinceEpoch: range.lowerBound)?.day
    return first.map { [tick(at: $0, .days(1))] } ?? []
  }

  /// The days in the range at which a stretch begins; `nil` for more than could have labels.
  private func days(_ step: Step) -> [Manifest.Day]? {
    let span = (range.upperBound - range.lowerBound) / 86_400
    guard let first = Manifest.Timestamp(secondsSinceEpoch: range.lowerBound)?.day else {
      return nil
    }
    var days: [Manifest.Day] = []
    switch step {
    case .days(let count):
      guard span / Int64(count) <= 16 else { return nil }
      var number = first.daysSinceEpoch
      while let day = Manifest.Day(daysSinceEpoch: number), isInRange(day, orBefore: true) {
        if isInRange(day) { days.append(day) }
        number += count
      }
    case .months(let count):
      guard span / Int64(count * 30) <= 16 else { return nil }
      var month = (first.year * 12 + first.month - 1) / count * count
      while let day = Manifest.Day(year: month / 12, month: month % 12 + 1, day: 1)
        ?? Manifest.Day(year: max(month / 12, 1583), month: 1, day: 1),
        isInRange(day, orBefore: true)
      {
        if isInRange(day), days.last != day { days.append(day) }
        month += count
        if month / 12 > 9_999 { break }
      }
    }
    return days
  }

  private func isInRange(_ day: Manifest.Day, orBefore: Bool = false) -> Bool {
    let seconds = Manifest.Timestamp(startOf: day).secondsSinceEpoch
    return seconds <= range.upperBound && (orBefore || seconds >= range.lowerBound)
  }

  /// A tick, its label in the middle, or as near to it as the picture has room.
  private func tick(at day: Manifest.Day, _ step: Step) -> (x: Double, label: Timeline.Label) {
    let text =
      switch step {
      case .days: day.description
      case .months(let count): String(day.description.prefix(count < 12 ? 7 : 4))
      }
    let x = self.x(Manifest.Timestamp(startOf: day))
    var label = Timeline.label(text, most: 100, size: Timeline.tickSize)
    let last = Timeline.width - Timeline.margin - label.width
    label.x = min(max(x - label.width / 2, Timeline.margin), last)
    return (x, label)
  }
}
