import AssentManifest

/// Which release of a document is in force at a moment, by its moments and not by what was said of it when
/// the manifest was made.
///
/// The rule is that of ledgers (`ReleaseHistory`): the last released of those whose moment has come and
/// which are neither withdrawn by then nor superseded before they took effect.
struct ReleaseTimeline {
  let releases: [Manifest.Release]
  let now: Manifest.Timestamp

  init(_ document: Manifest.DocumentEntry, at now: Manifest.Timestamp) {
    releases = document.releases
    self.now = now
  }

  /// The place in ``releases`` of the one in force; `nil` where none is.
  var inForce: Int? {
    releases.indices.last { isOffered(releases[$0]) && start(of: $0) <= now }
  }

  /// The one that is in force next.
  var upcoming: Manifest.Release? {
    let place = releases.indices.filter { isOffered(releases[$0]) && start(of: $0) > now }
      .min { (start(of: $0), $0) < (start(of: $1), $1) }
    return place.map { releases[$0] }
  }

  /// When a release takes effect: at its moment, and not before the day it could be read on. The first
  /// takes nobody's place, so it may be older.
  func start(of index: Int) -> Manifest.Timestamp {
    let release = releases[index]
    return index == 0 || release.effective.day >= release.published
      ? release.effective.timestamp : Manifest.Timestamp(startOf: release.published)
  }

  /// Until when an acceptance of an earlier release counts beside this one; `nil` where that is over.
  func grace(of index: Int) -> Manifest.Timestamp? {
    let until = start(of: index).adding(days: releases[index].graceDays)
    return until > now ? until : nil
  }

  func index(of version: Manifest.Version) -> Int? {
    releases.firstIndex { $0.version == version }
  }

  /// Whether a release is neither withdrawn nor was superseded before it took effect.
  func isOffered(_ release: Manifest.Release) -> Bool {
    guard release.supersededBy == nil else { return false }
    guard let withdrawal = release.withdrawn else { return release.status != .withdrawn }
    return Manifest.Timestamp(startOf: withdrawal.at) > now
  }
}

extension Manifest.Timestamp {
  /// 9999-12-31T00:00:00Z: for ever.
  static let latest =
    Manifest.Day(year: 9999, month: 12, day: 31).map { Manifest.Timestamp(startOf: $0) } ?? .epoch

  /// Some days later; for ever beyond the calendar.
  func adding(days: Int) -> Manifest.Timestamp {
    let seconds = Int64(days).multipliedReportingOverflow(by: 86_400)
    let sum = secondsSinceEpoch.addingReportingOverflow(seconds.partialValue)
    guard !seconds.overflow, !sum.overflow else { return .latest }
    return Manifest.Timestamp(secondsSinceEpoch: sum.partialValue) ?? .latest
  }
}
