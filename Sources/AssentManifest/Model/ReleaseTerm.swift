extension Manifest {
  /// When a release takes effect, and how long acceptances of earlier ones count beside it.
  ///
  /// Ledgers, pages, evidence and gates all ask here, so that they say the same.
  package struct ReleaseTerm: Hashable, Sendable {
    /// The day from which the text could be read.
    package var published: Day
    /// The moment that is stated.
    package var effective: Moment
    package var graceDays: Int
    package var revision: Int
    /// Whether it asks for nothing: it has no days of grace, and ends none.
    package var isEditorial: Bool
    /// Whether it takes nobody's place, so that it may be older than its ledger.
    package var isFirst: Bool

    package init(
      published: Day, effective: Moment, graceDays: Int, revision: Int, isEditorial: Bool,
      isFirst: Bool
    ) {
      self.published = published
      self.effective = effective
      self.graceDays = graceDays
      self.revision = revision
      self.isEditorial = isEditorial
      self.isFirst = isFirst
    }

    /// The terms of a release of a manifest.
    package init(_ release: Release, isFirst: Bool) {
      self.init(
        published: release.published, effective: release.effective, graceDays: release.graceDays,
        revision: release.revision, isEditorial: release.change.class == .editorial,
        isFirst: isFirst)
    }

    /// The moment from which it can be in force: its effective one, or 00:00 UTC of the day of its
    /// release where it states an earlier day, because until then another one was in force.
    package var start: Moment {
      isFirst || effective.day >= published ? effective : Moment(published)
    }

    /// The moment at which its days of grace are over, counted from ``start``.
    package var graceEnd: Timestamp { start.timestamp.adding(days: graceDays) }

    /// The same in the zone that its author wrote; `nil` without days of grace, and beyond the calendar.
    package var graceMoment: Moment? {
      let days = start.day.daysSinceEpoch.addingReportingOverflow(graceDays)
      guard graceDays > 0, !days.overflow, let day = Day(daysSinceEpoch: days.partialValue) else {
        return nil
      }
      return Moment(day.description + start.description.dropFirst(10))
    }

    /// Until when an acceptance counts beside the releases that came after it; `nil` where that is over.
    ///
    /// The shortest grace counts, so that a new version does not prolong the time for the one before.
    ///
    /// - Parameters:
    ///   - revision: of what was accepted.
    ///   - later: the releases after it until the one in force, without those that were taken back.
    package static func graceEnd(
      after revision: Int, _ later: some Sequence<ReleaseTerm>, at now: Timestamp
    ) -> Timestamp? {
      let asking = later.filter {
        !$0.isEditorial && $0.revision > revision && $0.start.timestamp <= now
      }
      return asking.map(\.graceEnd).min().flatMap { $0 > now ? $0 : nil }
    }
  }
}

extension Manifest.Timestamp {
  /// 9999-12-31T00:00:00Z: for ever.
  package static let latest =
    Manifest.Day(year: 9999, month: 12, day: 31).map { Manifest.Timestamp(startOf: $0) } ?? .epoch

  /// Some days later; for ever beyond the calendar.
  package func adding(days: Int) -> Manifest.Timestamp {
    let seconds = Int64(days).multipliedReportingOverflow(by: 86_400)
    let sum = secondsSinceEpoch.addingReportingOverflow(seconds.partialValue)
    guard !seconds.overflow, !sum.overflow else { return .latest }
    return Manifest.Timestamp(secondsSinceEpoch: sum.partialValue) ?? .latest
  }
}
