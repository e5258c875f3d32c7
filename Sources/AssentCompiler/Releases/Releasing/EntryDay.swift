import AssentDiagnostics
import AssentManifest

/// The day of an entry in a ledger: today, unless another one is stated and may be.
///
/// A ledger is believed for what it says of days, so that whoever dates an entry back has to say that
/// this is meant. Days are those of UTC, as everywhere in a ledger.
package struct EntryDay: Hashable, Sendable {
  package var today: Manifest.Day
  /// As `--at` states it.
  package var stated: Manifest.Day?
  /// Whether it may be before today.
  package var mayBePast: Bool

  package init(today: Manifest.Day, stated: Manifest.Day? = nil, mayBePast: Bool = false) {
    self.today = today
    self.stated = stated
    self.mayBePast = mayBePast
  }

  /// The day itself.
  ///
  /// - Parameter mayBeFuture: whether what is entered can be announced. No entry can be dated before
  ///   the last one, so that a wrong year would close the ledger.
  /// - Throws: ``UsageError`` for a day that is not to be.
  func day(mayBeFuture: Bool = false) throws(UsageError) -> Manifest.Day {
    guard let stated else { return today }
    guard stated >= today || mayBePast else {
      throw UsageError(
        "--at \(stated) is before today, \(today) in UTC; leave it out, or add --at-in-past to date "
          + "the entry back")
    }
    // East of UTC the day begins earlier.
    guard mayBeFuture || stated.daysSinceEpoch <= today.daysSinceEpoch + 1 else {
      throw UsageError(
        "--at \(stated) is after today, \(today) in UTC; leave it out, as nothing could be added "
          + "before that day")
    }
    return stated
  }
}
