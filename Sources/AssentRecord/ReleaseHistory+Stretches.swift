import AssentManifest

/// What a version is at a moment, told apart as evidence has to.
package enum VersionState: Hashable, Sendable {
  /// Its release comes later.
  case notReleased
  case upcoming
  case inForce
  /// Another version is in force in its place, or was to take effect in its place.
  case superseded
  case withdrawn
}

/// A stretch of time in which nothing changes.
package struct ReleaseStretch: Hashable, Sendable {
  package var from: Manifest.Timestamp
  /// The first moment after it.
  package var until: Manifest.Timestamp
  /// The version in force; `nil` where there is none.
  package var inForce: Manifest.Version?
  /// The moment until which acceptance of an earlier version still counts; `nil` out of any grace.
  package var graceEnd: Manifest.Moment?
}

extension ReleaseHistory.Version {
  /// The moment at which its days of grace are over, in the zone of its effective one; `nil` without any.
  package var graceEnd: Manifest.Moment? {
    let days = effective.day.daysSinceEpoch.addingReportingOverflow(release.graceDays)
    guard release.graceDays > 0, !days.overflow,
      let day = Manifest.Day(daysSinceEpoch: days.partialValue)
    else { return nil }
    return Manifest.Moment(day.description + effective.description.dropFirst(10))
  }
}

extension ReleaseHistory {
  /// The time from a moment until another, cut wherever what is in force changes, or a grace ends.
  package func stretches(
    from start: Manifest.Timestamp, until end: Manifest.Timestamp
  ) -> [ReleaseStretch] {
    var cuts: Set<Manifest.Timestamp> = [start]
    for version in versions {
      let moments = [
        version.start.timestamp, version.graceEnd?.timestamp,
        version.withdrawal.map { Manifest.Timestamp(startOf: $0.at) },
        version.supersession.map { Manifest.Timestamp(startOf: $0.at) },
      ]
      cuts.formUnion(moments.compactMap(\.self).filter { start < $0 && $0 < end })
    }
    let sorted = cuts.sorted() + [end]
    var stretches: [ReleaseStretch] = []
    for (from, until) in zip(sorted, sorted.dropFirst()) {
      let holder = inForce(at: from)
      let grace = holder.flatMap { version in
        index(of: version.version).flatMap { $0 > 0 ? version.graceEnd : nil }
      }.flatMap { from < $0.timestamp ? $0 : nil }
      let stretch = ReleaseStretch(
        from: from, until: until, inForce: holder?.version, graceEnd: grace)
      if let last = stretches.last, last.inForce == stretch.inForce,
        last.graceEnd == stretch.graceEnd
      {
        stretches[stretches.count - 1].until = until
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }

  /// What a version is at a moment; `nil` for one that there is not.
  package func state(
    of version: Manifest.Version, at now: Manifest.Timestamp
  ) -> VersionState? {
    guard let found = self[version] else { return nil }
    if found.isWithdrawn(at: now) { return .withdrawn }
    if inForce(at: now)?.version == version { return .inForce }
    if now < Manifest.Timestamp(startOf: found.published) { return .notReleased }
    if let superseded = found.supersession, Manifest.Timestamp(startOf: superseded.at) <= now {
      return .superseded
    }
    return now < found.start.timestamp ? .upcoming : .superseded
  }
}
