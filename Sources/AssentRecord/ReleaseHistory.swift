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
    /// The day and reason of that.
    package var supersession: Withdrawal?
    /// The day on which its texts were approved as an editorial change.
    package var approval: Manifest.Day?
    /// Whether no version was released before it.
    fileprivate(set) var isFirst = false

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

    /// The moment that was stated.
    package var effective: Manifest.Moment { release.effective }

    /// When it takes effect, and how long acceptances of earlier versions count beside it.
    package var term: Manifest.ReleaseTerm {
      Manifest.ReleaseTerm(
        published: published, effective: effective, graceDays: release.graceDays,
        revision: release.revision, isEditorial: release.change.declared == .editorial,
        isFirst: isFirst)
    }

    /// The moment from which it can be in force.
    package var start: Manifest.Moment { term.start }

    /// Whether it stands in the end: neither withdrawn nor superseded before it took effect.
    package var isStanding: Bool { withdrawal == nil && supersededBy == nil }

    /// Whether it is withdrawn at a moment: from 00:00 UTC of the day of its withdrawal on.
    package func isWithdrawn(at now: Manifest.Timestamp) -> Bool {
      withdrawal.map { Manifest.Timestamp(startOf: $0.at) <= now } ?? false
    }

    /// Whether it took effect by a moment, whatever became of it since.
    package func tookEffect(by now: Manifest.Timestamp) -> Bool {
      supersededBy == nil && start.timestamp <= now && !isWithdrawn(at: start.timestamp)
    }

    /// Whether it can be in force at a moment, unless a later one is.
    fileprivate func holds(at now: Manifest.Timestamp) -> Bool {
      tookEffect(by: now) && !isWithdrawn(at: now)
    }
  }

  /// In the order of their release, newest last.
  package private(set) var versions: [Version] = []
  /// The newest day of an event; `nil` without events.
  package private(set) var newestDay: Manifest.Day?
  /// Approvals of versions that are not released yet.
  package private(set) var approvals: [Manifest.Version: Approval] = [:]

  /// What says that an editorial class is right.
  package struct Approval: Hashable, Sendable {
    package var at: Manifest.Day
    package var by: String
    package var reason: String
    /// The source digests of the texts that it holds for.
    package var texts: [Manifest.Locale: Manifest.Digest]
  }

  /// The place of each version in ``versions``.
  private var indices: [Manifest.Version: Int] = [:]
  /// The same by names in lower case.
  private var foldedIndices: [String: Int] = [:]

  package init() {}

  /// Applies events in their order; one about a version that was not released, and is no approval of
  /// it, changes nothing.
  package init(_ events: [LedgerEvent]) {
    for event in events { apply(event) }
  }

  package mutating func apply(_ event: LedgerEvent) {
    newestDay = max(newestDay ?? event.at, event.at)
    let index = indices[event.version]
    switch event.action {
    case .released(let release):
      guard index == nil else { return }
      var version = Version(
        version: event.version, published: event.at, by: event.by, release: release)
      version.isFirst = versions.isEmpty
      if let approval = approvals.removeValue(forKey: event.version),
        approval.texts == release.sourceDigests
      {
        version.approval = approval.at
      }
      indices[event.version] = versions.count
      foldedIndices[event.version.text.lowercased()] = versions.count
      versions.append(version)
    case .withdrawn(let reason):
      guard let index else { return }
      versions[index].withdrawal = Version.Withdrawal(at: event.at, reason: reason)
    case .superseded(let other, let reason):
      guard let index else { return }
      versions[index].supersededBy = other
      versions[index].supersession = Version.Withdrawal(at: event.at, reason: reason)
    case .approved(let reason, let texts):
      guard let index else {
        approvals[event.version] = Approval(
          at: event.at, by: event.by, reason: reason, texts: texts)
        return
      }
      if texts == versions[index].release.sourceDigests { versions[index].approval = event.at }
    case .corrected(let effective, let graceDays, _, let summary):
      guard let index else { return }
      if let effective { versions[index].release.effective = effective }
      if let graceDays { versions[index].release.graceDays = graceDays }
      versions[index].release.change.summary.merge(summary) { $1 }
    }
  }

  /// The version released last, whatever became of it.
  package var last: Version? { versions.last }

  /// The version released last that stands: what the next one follows in force.
  package var lastStanding: Version? { versions.last(where: \.isStanding) }

  package subscript(version: Manifest.Version) -> Version? {
    indices[version].map { versions[$0] }
  }

  /// The version whose name is the same but for the case of its letters.
  package func versionIgnoringCase(_ version: Manifest.Version) -> Manifest.Version? {
    foldedIndices[version.text.lowercased()].map { versions[$0].version }
  }

  /// The place of a version in ``versions``.
  package func index(of version: Manifest.Version) -> Int? { indices[version] }

  /// The strictest classes of the changes after one place in ``versions``, up to another.
  package func classes(
    after start: Int, to end: Int
  ) -> (declared: Manifest.Change.Class, computed: Manifest.ChangeClass) {
    let steps = versions[(start + 1)...end].map(\.release.change)
    let isMaterial = steps.contains { $0.declared != .editorial }
    return (isMaterial ? .material : .editorial, steps.map(\.computed).max() ?? .obligations)
  }

  /// The version in force at a moment: the last released of those whose moment has come and which
  /// are not withdrawn by then.
  ///
  /// `nil` before the first one's moment, and where all are withdrawn.
  package func inForce(at now: Manifest.Timestamp) -> Version? {
    versions.last { $0.holds(at: now) }
  }

  /// The version that an agreement goes by at a moment: the one in force, before that the one that
  /// will be first, and the last released where all are withdrawn.
  package func current(at now: Manifest.Timestamp) -> Version? {
    inForce(at: now)
      ?? versions.first { $0.supersededBy == nil && !$0.isWithdrawn(at: now) } ?? versions.last
  }

  /// What a version is at a moment.
  package func status(
    of version: Manifest.Version, at now: Manifest.Timestamp
  ) -> Manifest.Release.Status? {
    guard let found = self[version] else { return nil }
    if found.isWithdrawn(at: now) { return .withdrawn }
    if found.supersededBy != nil { return .superseded }
    if found.start.timestamp > now { return .upcoming }
    return inForce(at: now)?.version == version ? .current : .superseded
  }
}
