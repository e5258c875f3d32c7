import AssentLicense
import AssentManifest
import AssentRecord

extension ManifestBuilder {
  /// The entry of an agreement with releases: every version that its ledger has.
  ///
  /// - Parameter texts: the texts of all versions.
  func entry(
    id: String, release: CompiledRelease, texts: [DocumentFacts]
  ) -> Manifest.DocumentEntry? {
    let plan = release.plan
    let own = texts.filter { $0.position == plan.current }
    guard let binding = own.first(where: { !$0.isTranslation }) ?? own.first else { return nil }
    let releases = plan.agreement.versions.indices.compactMap { position in
      self.release(at: position, of: release, texts: texts.filter { $0.position == position })
    }
    guard releases.count == plan.agreement.versions.count else { return nil }
    return entry(
      Manifest.DocumentEntry(
        id: Self.normalized(id),
        kind: Manifest.DocumentEntry.Kind(rawValue: binding.kind.rawValue) ?? .other,
        title: Self.normalized(binding.title), spdx: binding.spdx,
        current: releases[plan.current].version,
        acceptanceRevision: releases[plan.current].revision, releases: releases),
      of: binding)
  }

  private func release(
    at position: Int, of release: CompiledRelease, texts: [DocumentFacts]
  ) -> Manifest.Release? {
    let plan = release.plan
    let version = plan.agreement.versions[position]
    let record = version.record
    guard let status = plan.agreement.history.status(of: version.version, at: plan.now) else {
      return nil
    }
    var locales: [Manifest.Locale: Manifest.LocaleEntry] = [:]
    for text in texts {
      guard let tag = text.listing?.locale else { continue }
      locales[tag] = locale(text, isAuthoritative: !text.isTranslation)
    }
    return Manifest.Release(
      version: version.version, revision: record.release.revision, published: record.published,
      effective: record.effective, graceDays: record.release.graceDays, status: status,
      withdrawn: (status == .withdrawn ? record.withdrawal : nil).map(Self.withdrawal),
      supersededBy: record.supersededBy, superseded: record.supersession.map(Self.withdrawal),
      change: change(record.release.change, at: position, of: release),
      redlines: redlines(to: position, of: release), locales: locales)
  }

  private static func withdrawal(
    _ withdrawal: ReleaseHistory.Version.Withdrawal
  ) -> Manifest.Withdrawal {
    Manifest.Withdrawal(at: withdrawal.at, reason: normalized(withdrawal.reason))
  }

  private func change(
    _ change: LedgerEvent.Change, at position: Int, of release: CompiledRelease
  ) -> Manifest.Change {
    let sections = release.locales[release.plan.authoritative]?.changedClauses[position] ?? []
    return Manifest.Change(
      class: change.declared, computed: change.computed, from: change.from,
      summary: change.summary.mapValues { Self.normalized($0) },
      sections: sections.map { Self.normalized($0) })
  }

  private func redlines(to position: Int, of release: CompiledRelease) -> [Manifest.Redline] {
    let plan = release.plan
    return plan.pairs.pairs.filter { $0.to == position }.compactMap { pair in
      var locales: [Manifest.Locale: [Manifest.Artifact]] = [:]
      for (tag, locale) in release.locales {
        guard let files = locale.redlines[pair] else { continue }
        locales[tag] = files.compactMap { artifact($0) }
      }
      guard !locales.isEmpty else { return nil }
      let classes = plan.classes(of: pair)
      return Manifest.Redline(
        from: plan.agreement.versions[pair.from].version, class: classes.declared,
        computed: classes.computed, locales: locales)
    }
  }

  /// How often anything happened to the releases of the product: every event of a ledger, and every
  /// version that took effect after the day it was released on, by the date of the build.
  ///
  /// It never goes down, and needs nothing but the content folder: so a manifest made without an
  /// earlier one can have the number that it has where each was made on top of the one before.
  var releaseCount: Int {
    releases.values.reduce(0) { count, release in
      let plan = release.plan
      let started = plan.agreement.versions.count { version in
        let moment = version.record.effective.timestamp
        return moment > Manifest.Timestamp(startOf: version.record.published) && moment <= plan.now
      }
      // A withdrawal is told of from its day on.
      let pending = plan.agreement.versions.count {
        $0.record.withdrawal != nil && !$0.record.isWithdrawn(at: plan.now)
      }
      return count + plan.agreement.ledger.events.count + started - pending
    }
  }
}
