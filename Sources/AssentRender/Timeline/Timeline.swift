import AssentDiagram
import AssentManifest

/// The versions of an agreement on an axis of time, as places in a picture.
///
/// One row a version, newest first, so that no label can meet another. Lengths are units of the
/// picture's own system, in which it is ``width`` wide, from the top left; a picture in a language
/// written from right to left is the mirror image.
package struct Timeline: Hashable, Sendable {
  /// What a bar or a mark stands for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// From publication to the moment from which the version holds, or to the day that ended that.
    case upcoming
    case inForce = "in-force"
    case grace
    case withdrawn
    case superseded
  }

  /// A stretch of a row; it ends at ``end``, unless it ``isOpen``.
  package struct Bar: Hashable, Sendable {
    package var kind: Kind
    package var start: Double
    package var end: Double
    /// Whether no end is known.
    package var isOpen: Bool
  }

  /// A point of a row.
  package struct Mark: Hashable, Sendable {
    package var kind: Kind
    package var x: Double
  }

  /// A line of text; ``x`` is its beginning, and ``width`` errs upwards.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var x: Double
    package var width: Double
  }

  package struct Row: Hashable, Sendable {
    /// The upper edge.
    package var y: Double
    package var version: Label
    package var status: Label
    package var days: Label
    /// In force or upcoming, oldest first; none overlap.
    package var bars: [Bar]
    /// Below the bars.
    package var grace: Bar?
    package var mark: Mark?
  }

  /// One picture: as many rows as a printed page has room for.
  package struct Picture: Hashable, Sendable {
    package var rows: [Row]
    package var ticks: [(x: Double, label: Label)] { zip(tickPlaces, tickLabels).map { ($0, $1) } }
    package var tickPlaces: [Double]
    package var tickLabels: [Label]
    /// Where the moment is for which the timeline is told; `nil` where it is out of the picture.
    package var now: Double?
    package var height: Double
  }

  package static let width = 400.0
  /// What stays free at both sides.
  static let margin = 4.0
  static let rowHeight = 38.0
  /// The height of the axis.
  static let top = 22.0
  static let fontSize = 12.0
  static let tickSize = 10.0
  /// The least length of a bar.
  static let leastBar = 2.5
  static let mostRows = 16

  package let pictures: [Picture]

  /// - Parameters:
  ///   - labels: of the language of the page.
  ///   - now: a moment to be marked; that of the history where `nil`.
  package init(
    _ history: AgreementHistory, labels: FrameLabels, now: Manifest.Timestamp? = nil
  ) {
    let newest = Array(history.versions.reversed())
    let now = now ?? history.asOf
    pictures = stride(from: 0, to: newest.count, by: Self.mostRows).map { start in
      Self.picture(
        Array(newest[start..<min(start + Self.mostRows, newest.count)]), labels: labels, now: now)
    }
  }

  private static func picture(
    _ versions: [AgreementHistory.Version], labels: FrameLabels, now: Manifest.Timestamp?
  ) -> Picture {
    let axis = TimelineAxis(versions, now: now)
    let names = versions.map { label($0.version.text, most: 110) }
    let column = margin + (names.map(\.width).max() ?? 0) + 8
    let rows = versions.enumerated().map { index, version in
      // Where it was in force more than once, the days need the place of the word beside them.
      let most = version.periods.count > 1 ? width - margin - column : 190
      var days = label(Self.days(of: version), most: most)
      days.x = width - margin - days.width
      var status = label(
        labels[VersionBanner.label(of: version.status)], most: max(0, days.x - column - 8))
      if version.periods.count > 1, status.text.hasSuffix("…") { status = label("", most: 0) }
      status.x = column
      return Row(
        y: top + Double(index) * rowHeight, version: names[index], status: status, days: days,
        bars: bars(of: version, on: axis), grace: grace(of: version, on: axis),
        mark: mark(of: version, on: axis))
    }
    let ticks = axis.ticks
    return Picture(
      rows: rows, tickPlaces: ticks.map(\.x), tickLabels: ticks.map(\.label),
      now: now.flatMap { axis.range.contains($0.secondsSinceEpoch) ? axis.x($0) : nil },
      height: top + Double(versions.count) * rowHeight)
  }

  // MARK: Text

  /// A line of at most so many units, at the left margin.
  static func label(_ text: String, most: Double, size: Double = fontSize) -> Label {
    var shown = text
    var width = width(of: shown, size: size)
    if width > most {
      var characters = Array(text)
      repeat {
        characters.removeLast()
        shown = String(characters) + "…"
        width = self.width(of: shown, size: size)
      } while width > most && !characters.isEmpty
      if width > most { (shown, width) = ("", 0) }
    }
    return Label(text: shown, x: margin, width: width)
  }

  /// Fonts differ; common ones are at most a fifth wider than the table, bold type among them.
  static func width(of text: String, size: Double) -> Double {
    Double(TextMetrics.width(of: text)) * size * 1.2 / 1000
  }

  /// From when until when it is in force, each time, as days that every reader reads alike.
  private static func days(of version: AgreementHistory.Version) -> String {
    guard !version.periods.isEmpty else { return version.effective.day.description }
    let told = version.periods.prefix(4).map { period in
      "\(period.from.day) –" + (period.until.map { " \($0.day)" } ?? "")
    }.joined(separator: ", ")
    return version.periods.count > 4 ? told + ", …" : told
  }

  // MARK: Shapes

  private static func bars(
    of version: AgreementHistory.Version, on axis: TimelineAxis
  ) -> [Bar] {
    var bars: [Bar] = []
    let published = Manifest.Timestamp(startOf: version.published)
    let end =
      version.held
      ? version.start.timestamp
      : (version.withdrawn ?? version.superseded).map { Manifest.Timestamp(startOf: $0) }
        ?? version.start.timestamp
    if published < end {
      bars.append(
        Bar(kind: .upcoming, start: axis.x(published), end: axis.x(end), isOpen: false))
    }
    for period in version.periods {
      bars.append(
        Bar(
          kind: .inForce, start: axis.x(period.from.timestamp),
          end: period.until.map { axis.x($0.timestamp) } ?? width - margin,
          isOpen: period.until == nil))
    }
    return spread(bars)
  }

  /// Gives each bar the least length, without letting one run into the next or out of the picture.
  static func spread(_ bars: [Bar]) -> [Bar] {
    let (low, high) = (margin, width - margin)
    let least = min(leastBar, (high - low) / Double(max(bars.count, 1)))
    var bars = bars
    var edge = low
    for index in bars.indices {
      bars[index].start = max(bars[index].start, edge)
      bars[index].end = max(bars[index].end, bars[index].start + least)
      edge = bars[index].end
    }
    edge = high
    for index in bars.indices.reversed() {
      bars[index].end = min(bars[index].end, edge)
      bars[index].start = max(low, min(bars[index].start, bars[index].end - least))
      edge = bars[index].start
    }
    return bars
  }

  private static func grace(
    of version: AgreementHistory.Version, on axis: TimelineAxis
  ) -> Bar? {
    guard version.held, let end = version.graceEnd?.timestamp, version.start.timestamp < end else {
      return nil
    }
    let isOpen = end.secondsSinceEpoch > axis.range.upperBound
    return spread([
      Bar(
        kind: .grace, start: axis.x(version.start.timestamp), end: axis.x(end), isOpen: isOpen)
    ]).first
  }

  private static func mark(
    of version: AgreementHistory.Version, on axis: TimelineAxis
  ) -> Mark? {
    func place(_ day: Manifest.Day) -> Double {
      min(max(axis.x(Manifest.Timestamp(startOf: day)), margin + 4), width - margin - 4)
    }
    if let day = version.withdrawn { return Mark(kind: .withdrawn, x: place(day)) }
    if !version.held, let day = version.superseded { return Mark(kind: .superseded, x: place(day)) }
    return nil
  }
}
