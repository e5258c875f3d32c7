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

  /// When a release takes effect.
  func start(of index: Int) -> Manifest.Timestamp {
    term(of: index).start.timestamp
  }

  /// Until when the acceptance of one release counts although others came after it; `nil` where that is
  /// over.
  func grace(after accepted: Int, until place: Int) -> Manifest.Timestamp? {
    let later = (accepted + 1...place).filter { isOffered(releases[$0]) }.map(term)
    return Manifest.ReleaseTerm.graceEnd(after: releases[accepted].revision, later, at: now)
  }

  private func term(of index: Int) -> Manifest.ReleaseTerm {
    Manifest.ReleaseTerm(releases[index], isFirst: index == 0)
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
