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
  /// - Parameters:
  ///   - commit: the day of the commit that a text is taken from, which holds where none is stated. What
  ///     it has may have been in force for years.
  ///   - mayBeFuture: whether what is entered can be announced. No entry can be dated before the last
  ///     one, so that a wrong year would close the ledger.
  /// - Throws: ``UsageError`` for a day that is not to be.
  func day(
    ofCommit commit: Manifest.Day? = nil, mayBeFuture: Bool = false
  ) throws(UsageError) -> Manifest.Day {
    guard let day = stated ?? commit else { return today }
    guard day >= today || mayBePast || commit != nil else {
      throw UsageError(
        "--at \(day) is before today, \(today) in UTC; leave it out, or add --at-in-past to date "
          + "the entry back")
    }
    // East of UTC the day begins earlier.
    guard mayBeFuture || day.daysSinceEpoch <= today.daysSinceEpoch + 1 else {
      throw UsageError(
        stated == nil
          ? "\(day), the day of the commit, is after today, \(today) in UTC; set --at, as nothing could "
            + "be added before that day"
          : "--at \(day) is after today, \(today) in UTC; leave it out, as nothing could be added "
            + "before that day")
    }
    return day
  }
}
