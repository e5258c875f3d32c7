import AssentManifest

/// What the events of a ledger come to: every version of an agreement, and which of them holds when.
package struct ReleaseHistory: Hashable, Sendable {
  /// A version as it stands after all events.
  package struct Version: Hashable, Sendable {
    package var version: Manifest.Version
    /// The day of its release.
    package var published: Manifest.Day
    package var by: String
    package var release: LedgerEvent.Release
    package var withdrawal: Withdrawal?
    /// The version that took its place before it took effect.
    package var supersededBy: Manifest.Version?
    /// The day on which an editorial class was approved.
    package var approval: Manifest.Day?

    package struct Withdrawal: Hashable, Sendable {
      package var at: Manifest.Day
      package var reason: String

      package init(at: Manifest.Day, reason: String) {
        self.at = at
        self.reason = reason
      }
    }

    package init(
      version: Manifest.Version, published: Manifest.Day, by: String,
      release: LedgerEvent.Release
    ) {
      self.version = version
      self.published = published
      self.by = by
      self.release = release
    }

    package var effective: Manifest.Moment { release.effective }
  }

  /// In the order of their release, newest last.
  package private(set) var versions: [Version] = []
  /// The newest day of an event; `nil` without events.
  package private(set) var newestDay: Manifest.Day?

  package init() {}

  /// Applies events in their order; one about a version that was not released changes nothing.
  package init(_ events: [LedgerEvent]) {
    for event in events { apply(event) }
  }

  package mutating func apply(_ event: LedgerEvent) {
    newestDay = max(newestDay ?? event.at, event.at)
    let index = versions.firstIndex { $0.version == event.version }
    switch event.action {
    case .released(let release):
      guard index == nil else { return }
      versions.append(
        Version(version: event.version, published: event.at, by: event.by, release: release))
    case .withdrawn(let reason):
      guard let index else { return }
      versions[index].withdrawal = Version.Withdrawal(at: event.at, reason: reason)
    case .superseded(let other, _):
      guard let index else { return }
      versions[index].supersededBy = other
    case .approved:
      guard let index else { return }
      versions[index].approval = event.at
    case .corrected(let effective, let graceDays, _):
      guard let index else { return }
      if let effective { versions[index].release.effective = effective }
      if let graceDays { versions[index].release.graceDays = graceDays }
    }
  }

  /// Those that hold at some time: neither withdrawn nor superseded before they took effect.
  private var standing: [Version] {
    versions.filter { $0.withdrawal == nil && $0.supersededBy == nil }
  }

  /// The version in force at a moment: the last released of those whose moment has come.
  ///
  /// `nil` before the first one's moment, and where all are withdrawn.
  package func inForce(at now: Manifest.Timestamp) -> Version? {
    standing.last { $0.effective.timestamp <= now }
  }

  /// The version that an agreement goes by at a moment: the one in force, before that the one that
  /// will be first, and the last released where all are withdrawn.
  package func current(at now: Manifest.Timestamp) -> Version? {
    inForce(at: now) ?? standing.first ?? versions.last
  }

  /// What a version is at a moment.
  package func status(
    of version: Manifest.Version, at now: Manifest.Timestamp
  ) -> Manifest.Release.Status? {
    guard let found = versions.first(where: { $0.version == version }) else { return nil }
    if found.withdrawal != nil { return .withdrawn }
    if found.supersededBy != nil { return .superseded }
    if found.effective.timestamp > now { return .upcoming }
    return inForce(at: now)?.version == version ? .current : .superseded
  }

  /// The version whose moment ends that of another: the next one released that stands.
  package func successor(of version: Manifest.Version) -> Version? {
    guard let index = versions.firstIndex(where: { $0.version == version }) else { return nil }
    return versions[(index + 1)...].first { $0.withdrawal == nil && $0.supersededBy == nil }
  }
}
