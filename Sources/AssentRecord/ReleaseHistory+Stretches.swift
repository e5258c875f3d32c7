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
  /// Which earlier version's acceptance still counts, and until when; `nil` out of any grace.
  package var grace: Grace?

  /// Days of grace.
  package struct Grace: Hashable, Sendable {
    /// The last version that people could accept and that asked for less than the one in force.
    package var former: Manifest.Version
    package var end: Manifest.Timestamp
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
        version.start.timestamp, version.term.graceEnd,
        version.withdrawal.map { Manifest.Timestamp(startOf: $0.at) },
        version.supersession.map { Manifest.Timestamp(startOf: $0.at) },
      ]
      cuts.formUnion(moments.compactMap(\.self).filter { start < $0 && $0 < end })
    }
    let sorted = cuts.sorted() + [end]
    var stretches: [ReleaseStretch] = []
    for (from, until) in zip(sorted, sorted.dropFirst()) {
      let holder = inForce(at: from)
      let stretch = ReleaseStretch(
        from: from, until: until, inForce: holder?.version,
        grace: holder.flatMap { grace(beside: $0, at: from) })
      if let last = stretches.last, last.inForce == stretch.inForce, last.grace == stretch.grace {
        stretches[stretches.count - 1].until = until
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }

  /// Until when acceptance of the version before still counts; `nil` out of any grace.
  private func grace(beside holder: Version, at now: Manifest.Timestamp) -> ReleaseStretch.Grace? {
    let revision = holder.release.revision
    guard let place = index(of: holder.version),
      let former = versions[..<place].lastIndex(where: {
        $0.release.revision < revision && $0.tookEffect(by: now)
      }),
      let end = Manifest.ReleaseTerm.graceEnd(
        after: versions[former].release.revision,
        versions[(former + 1)...place].lazy.filter {
          $0.supersededBy == nil && !$0.isWithdrawn(at: now)
        }.map(\.term), at: now)
    else { return nil }
    return ReleaseStretch.Grace(former: versions[former].version, end: end)
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
