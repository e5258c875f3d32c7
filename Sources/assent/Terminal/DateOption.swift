import AssentDiagnostics
import AssentManifest
import Foundation

/// Dates on the command line.
enum DateOption {
  /// A day, at 00:00 UTC, or a time.
  static func timestamp(
    _ text: String?, option: String
  ) throws(UsageError) -> Manifest.Timestamp? {
    guard let text else { return nil }
    guard let moment = Manifest.Moment(text) else {
      throw UsageError(
        "\(option) '\(text)' is not a day such as 2026-02-01, or a time such as "
          + "2026-02-01T00:00:00+09:00")
    }
    return moment.timestamp
  }

  /// What the clock shows.
  static func now() -> Manifest.Timestamp {
    Manifest.Timestamp(secondsSinceEpoch: Int64(Date().timeIntervalSince1970)) ?? .epoch
  }
}
