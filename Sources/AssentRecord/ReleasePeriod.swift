import AssentManifest

/// A stretch of time in which one version is in force.
package struct ReleasePeriod: Hashable, Sendable {
  package var version: Manifest.Version
  package var from: Manifest.Moment
  /// The first moment at which it holds no more; `nil` while none is known.
  package var until: Manifest.Moment?
  /// What is in force from then on; `nil` where nothing is.
  package var next: Manifest.Version?
}

extension ReleaseHistory {
  /// What was, is and will be in force, oldest first.
  ///
  /// A version has several periods where one that had taken its place was withdrawn, and none where
  /// it never took effect.
  package var periods: [ReleasePeriod] {
    var changes: [(moment: Manifest.Moment, index: Int, starts: Bool)] = []
    for (index, version) in versions.enumerated() where version.supersededBy == nil {
      let end = version.withdrawal.map { Manifest.Moment($0.at) }
      if let end, end <= version.start { continue }
      changes.append((version.start, index, true))
      if let end { changes.append((end, index, false)) }
    }
    changes.sort { $0.moment != $1.moment ? $0.moment < $1.moment : $0.index < $1.index }
    var periods: [ReleasePeriod] = []
    // Those whose moment has come; those that ended are dropped when they come to the top.
    var open: [Int] = []
    var isEnded = Array(repeating: false, count: versions.count)
    var holder: Int?
    for (place, change) in changes.enumerated() {
      if change.starts {
        Self.insert(change.index, into: &open)
      } else {
        isEnded[change.index] = true
      }
      if place + 1 < changes.count,
        changes[place + 1].moment.timestamp == change.moment.timestamp
      {
        continue
      }
      while let last = open.last, isEnded[last] { open.removeLast() }
      guard open.last != holder else { continue }
      if holder != nil {
        periods[periods.count - 1].until = change.moment
        periods[periods.count - 1].next = open.last.map { versions[$0].version }
      }
      holder = open.last
      if let holder {
        periods.append(ReleasePeriod(version: versions[holder].version, from: change.moment))
      }
    }
    return periods
  }

  /// Keeps the places sorted; versions mostly take effect in the order of their release.
  private static func insert(_ index: Int, into open: inout [Int]) {
    open.append(index)
    var place = open.count - 1
    while place > 0, open[place - 1] > open[place] {
      open.swapAt(place - 1, place)
      place -= 1
    }
  }
}
