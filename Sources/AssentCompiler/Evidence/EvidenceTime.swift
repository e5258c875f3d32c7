import AssentManifest

/// The time that is asked about: a day from 00:00 to 24:00 UTC, or one moment.
package struct EvidenceTime: Hashable, Sendable, CustomStringConvertible {
  /// As it was given.
  package let moment: Manifest.Moment

  /// `nil` for a text that is neither a day nor a time with its zone.
  package init?(_ text: String) {
    guard let moment = Manifest.Moment(text),
      moment.timestamp < Manifest.Timestamp(startOf: Self.lastDay)
    else { return nil }
    self.moment = moment
  }

  /// There is no day after it that could be named.
  private static let lastDay =
    Manifest.Day(year: 9999, month: 12, day: 31) ?? Manifest.Timestamp.epoch.day

  package var start: Manifest.Timestamp { moment.timestamp }

  /// The first moment after it.
  package var end: Manifest.Timestamp {
    let seconds: Int64 = moment.isWholeDay ? 86_400 : 1
    return Manifest.Timestamp(secondsSinceEpoch: start.secondsSinceEpoch + seconds) ?? start
  }

  package var description: String { moment.description }

  /// Without characters that a name of a file may not have: `2026-02-01T000000+0900`.
  package var fileName: String { description.replacing(":", with: "") }
}
