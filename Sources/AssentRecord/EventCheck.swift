import AssentManifest

/// Whether an event can follow those before it: the laws that every ledger keeps.
package struct EventCheck {
  private var lastDay: Manifest.Day?
  /// The place of the version released last.
  private var lastOrder: VersionOrder?

  init(lastDay: Manifest.Day? = nil, lastOrder: VersionOrder? = nil) {
    self.lastDay = lastDay
    self.lastOrder = lastOrder
  }

  /// Takes an event in.
  ///
  /// - Throws: ``LedgerError/Reason/contradiction(_:)`` for one that cannot follow.
  mutating func admit(
    _ event: LedgerEvent, after history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    if let lastDay, event.at < lastDay {
      throw .contradiction(.earlierDay(event.at, than: lastDay))
    }
    switch event.action {
    case .released(let release):
      try admit(release, of: event.version, after: history)
      lastOrder = VersionOrder(event.version)
    case .approved(_, let texts):
      guard !history.versions.isEmpty else { throw .contradiction(.firstIsNoRelease) }
      if let version = history[event.version], version.release.sourceDigests != texts {
        throw .contradiction(.releasedWithOtherTexts(event.version))
      }
    case .withdrawn, .superseded, .corrected:
      guard !history.versions.isEmpty else { throw .contradiction(.firstIsNoRelease) }
      guard let version = history[event.version] else {
        throw .contradiction(.notReleased(event.version))
      }
      try admit(event, about: version, in: history)
    }
    lastDay = event.at
  }

  private func admit(
    _ release: LedgerEvent.Release, of version: Manifest.Version, after history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    try Self.checkOrder(of: version, after: history, lastOrder)
    try Self.checkOrder(of: release.effective, after: history)
    let change = release.change
    guard (change.declared == .initial) == history.versions.isEmpty else {
      throw .contradiction(.wrongClass(change.declared))
    }
    let predecessor = history.last?.version
    guard change.from == predecessor else {
      throw .contradiction(.wrongPredecessor(change.from, expected: predecessor))
    }
    let revision =
      (history.last?.release.revision ?? 0) + (change.declared == .editorial ? 0 : 1)
    guard release.revision == revision else {
      throw .contradiction(.wrongRevision(release.revision, expected: revision))
    }
    let authoritative = release.locales.values.count(where: \.isAuthoritative)
    guard authoritative == 1 else {
      throw .contradiction(.notOneAuthoritative(authoritative))
    }
    var names: Set<String> = []
    for name in release.locales.values.map(\.file) + Array(release.resources.keys) {
      guard names.insert(name.lowercased()).inserted else { throw .contradiction(.sameFile(name)) }
    }
  }

  /// Refuses a version that is not higher than the one released last.
  package static func checkOrder(
    of version: Manifest.Version, after history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    try checkOrder(of: version, after: history, history.last.flatMap { VersionOrder($0.version) })
  }

  /// Refuses a moment before that of the version that it would follow in force.
  package static func checkOrder(
    of moment: Manifest.Moment, after history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    guard let before = history.lastStanding, moment < before.effective else { return }
    throw .contradiction(.effectiveBeforePredecessor(moment, before.version, before.effective))
  }

  private static func checkOrder(
    of version: Manifest.Version, after history: ReleaseHistory, _ lastOrder: VersionOrder?
  ) throws(LedgerError.Reason) {
    guard history[version] == nil else { throw .contradiction(.releasedTwice(version)) }
    if let other = history.versionIgnoringCase(version) {
      throw .contradiction(.differsInCase(version, from: other))
    }
    guard let order = VersionOrder(version) else { throw .contradiction(.unordered(version)) }
    guard let last = history.last?.version, let lastOrder else { return }
    guard order.scheme == lastOrder.scheme else {
      throw .contradiction(.otherScheme(version, than: last))
    }
    guard lastOrder.isLower(than: order) else {
      throw .contradiction(.notHigher(version, than: last))
    }
  }

  private func admit(
    _ event: LedgerEvent, about version: ReleaseHistory.Version, in history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    guard version.withdrawal == nil else {
      throw .contradiction(.withdrawnTwice(version.version))
    }
    if case .withdrawn = event.action { return }
    if case .corrected(nil, nil, _, let summary) = event.action, !summary.isEmpty { return }
    if let other = version.supersededBy {
      throw .contradiction(.alreadySuperseded(version.version, by: other))
    }
    guard Manifest.Timestamp(startOf: event.at) < version.effective.timestamp else {
      throw .contradiction(.alreadyInForce(version.version, since: version.effective))
    }
    switch event.action {
    case .superseded(let other, _):
      guard let later = history.index(of: other) else {
        throw .contradiction(.notReleased(other))
      }
      guard let index = history.index(of: version.version), index < later else {
        throw .contradiction(.notLater(other, than: version.version))
      }
    case .corrected(let effective, let graceDays, _, _):
      guard effective != nil || graceDays != nil else { throw .contradiction(.correctsNothing) }
      if let effective { try checkOrder(of: effective, for: version, in: history) }
    case .released, .withdrawn, .approved: break
    }
  }

  /// A moment put right has to lie between those of its neighbors.
  private func checkOrder(
    of moment: Manifest.Moment, for version: ReleaseHistory.Version, in history: ReleaseHistory
  ) throws(LedgerError.Reason) {
    guard let index = history.index(of: version.version) else { return }
    if let before = history.versions[..<index].last(where: \.isStanding), moment < before.effective
    {
      throw .contradiction(
        .effectiveBeforePredecessor(moment, before.version, before.effective))
    }
    if let after = history.versions[(index + 1)...].first(where: \.isStanding),
      after.effective < moment
    {
      throw .contradiction(
        .effectiveBeforePredecessor(after.effective, version.version, moment))
    }
  }
}
