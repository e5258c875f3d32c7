import AssentManifest

/// What events come to, one after the other; each takes constant time.
///
/// Within a log its order counts, whatever the clock said: a clock that went back takes nothing away.
/// Between two logs that were merged there is no order but time.
struct AcceptanceFold: Sendable {
  private struct Entry {
    var standing = AcceptanceSummary.Standing()
    /// The line of the last event that a reset would undo; 0 for none.
    var line = 0
  }

  private struct Reset {
    var line = 0
    /// `nil` where damage ended what was before.
    var at: Manifest.Timestamp?
  }

  private var entries: [AcceptanceSummary.Key: Entry] = [:]
  /// The standing that each record makes up; records that others took the place of are not in it.
  private var keys: [String: AcceptanceSummary.Key] = [:]
  /// The ids of all records that were taken back: wherever they come from, they do not come back.
  private var withdrawn: Set<String> = []
  /// The last reset of each scope.
  private var resets: [AcceptanceSummary.Scope: Reset] = [:]
  private var erased: [String: Int] = [:]
  private var seen: Manifest.Previous?
  private var newest: Manifest.Timestamp?
  private(set) var wasDamaged = false
  private(set) var missingMerged: [String] = []

  init() {}

  /// Goes on from what the lines up to `line` came to.
  init(_ summary: AcceptanceSummary, line: Int) {
    withdrawn = summary.withdrawn
    // Standings were reset already; what comes from elsewhere was not.
    resets = summary.resets.mapValues { Reset(at: $0) }
    entries = summary.standings.mapValues { Entry(standing: $0, line: line) }
    keys.reserveCapacity(entries.count)
    for (key, entry) in entries {
      if let acceptance = entry.standing.acceptance { keys[acceptance.id] = key }
    }
    seen = summary.seen
    newest = summary.newest
    wasDamaged = summary.wasDamaged
    missingMerged = summary.missingMerged
  }

  var summary: AcceptanceSummary {
    var summary = AcceptanceSummary()
    summary.standings.reserveCapacity(entries.count)
    for (key, entry) in entries {
      if let subject = key.subject, let line = erased[subject], line >= entry.line { continue }
      summary.standings[key] = isReset(key, entry) ? Self.reset(entry.standing) : entry.standing
    }
    summary.withdrawn = withdrawn
    summary.resets = resets.compactMapValues(\.at)
    summary.seen = seen
    summary.newest = newest
    summary.wasDamaged = wasDamaged
    summary.missingMerged = missingMerged
    return summary
  }

  private func isReset(_ key: AcceptanceSummary.Key, _ entry: Entry) -> Bool {
    guard !resets.isEmpty else { return false }
    let line = key.scopes.compactMap { resets[$0]?.line }.max() ?? 0
    return line >= entry.line && line > 0
  }

  /// Whether a record of elsewhere was made before all that it is about was reset here.
  private func isReset(_ acceptance: Acceptance, _ key: AcceptanceSummary.Key) -> Bool {
    guard !resets.isEmpty else { return false }
    return key.scopes.contains { resets[$0]?.at.map { acceptance.at <= $0 } ?? false }
  }

  /// Whether a record is what now stands for its person and document.
  func counts(_ record: String) -> Bool {
    guard let key = keys[record], let entry = entries[key] else { return false }
    return entry.standing.acceptance?.id == record && !isReset(key, entry)
  }

  private static func reset(_ standing: AcceptanceSummary.Standing) -> AcceptanceSummary.Standing {
    var reset = AcceptanceSummary.Standing()
    reset.lastVersion = standing.lastVersion
    return reset
  }

  /// Changes a standing, after what was reset is gone from it.
  private mutating func change(
    _ key: AcceptanceSummary.Key, line: Int,
    _ change: (inout AcceptanceSummary.Standing) -> Void
  ) {
    let wasReset = entries[key].map { isReset(key, $0) } ?? false
    Self.change(&entries[key, default: Entry()], line: line) { standing in
      if wasReset { standing = Self.reset(standing) }
      change(&standing)
    }
  }

  /// In place: nothing of a standing is copied.
  private static func change(
    _ entry: inout Entry, line: Int, _ change: (inout AcceptanceSummary.Standing) -> Void
  ) {
    change(&entry.standing)
    entry.line = line
  }

  /// Nothing before this line counts any more: something is missing there, or cannot be read.
  mutating func breakOff(line: Int) {
    resets[AcceptanceSummary.Scope(), default: Reset()].line = line - 1
    wasDamaged = true
  }

  mutating func missMerged(_ name: String) { missingMerged.append(name) }

  mutating func apply(_ event: AcceptanceEvent, line: Int) {
    newest = max(newest ?? event.at, event.at)
    switch event.action {
    case .presented, .notified, .merged: break
    case .accepted(let acceptance):
      see(acceptance.manifest)
      guard !withdrawn.contains(acceptance.id) else { return }
      stand(acceptance, line: line)
    case .declined(let text, _):
      change(.init(document: text.document, subject: text.subject), line: line) {
        $0.declined = text.version
      }
    case .withdrawn(let document, let record):
      withdraw(document, record, at: event.at, line: line)
    case .reset(let document, let subject):
      resets[AcceptanceSummary.Scope(document: document, subject: subject)] = Reset(
        line: line, at: event.at)
    case .guardianApproved(_, let record):
      guard counts(record), let key = keys[record] else { return }
      change(key, line: line) { $0.acceptance?.guardian = true }
    case .migrated(let document, let version, _):
      change(.init(document: document, subject: nil), line: line) { $0.migrated = version }
    case .imported(var acceptance, _):
      // What others wrote says nothing of the manifests that were seen here, and cannot be of later.
      acceptance.at = min(acceptance.at, event.at)
      take(acceptance, line: line)
    case .erased(let subject): erased[subject] = line
    }
  }

  private mutating func see(_ manifest: Manifest.Previous) {
    if manifest.sequence > seen?.sequence ?? Int.min { seen = manifest }
  }

  private mutating func stand(_ acceptance: Acceptance, line: Int) {
    let key = AcceptanceSummary.Key(document: acceptance.document, subject: acceptance.subject)
    if let before = entries[key]?.standing.acceptance { keys[before.id] = nil }
    change(key, line: line) { standing in
      standing.acceptance = acceptance
      standing.isWithdrawn = false
      standing.declined = nil
      standing.migrated = nil
      standing.lastVersion = acceptance.version
    }
    keys[acceptance.id] = key
  }

  private mutating func withdraw(
    _ document: String, _ record: String, at time: Manifest.Timestamp, line: Int
  ) {
    withdrawn.insert(record)
    // A later acceptance is not taken back by naming an earlier one.
    guard let key = keys[record], key.document == document,
      entries[key]?.standing.acceptance?.id == record
    else { return }
    change(key, line: line) { standing in
      standing.acceptance = nil
      standing.migrated = nil
      standing.isWithdrawn = true
      standing.withdrawnAt = time
    }
  }

  /// Takes in a record that was made elsewhere: of two the later one counts, by their times.
  private mutating func take(_ acceptance: Acceptance, line: Int) {
    let key = AcceptanceSummary.Key(document: acceptance.document, subject: acceptance.subject)
    guard !withdrawn.contains(acceptance.id), !isReset(acceptance, key) else { return }
    var standing = entries[key].map { isReset(key, $0) ? Self.reset($0.standing) : $0.standing }
    if let withdrawnAt = standing?.withdrawnAt, acceptance.at <= withdrawnAt { return }
    if var own = standing?.acceptance {
      if own.id == acceptance.id {
        guard acceptance.guardian == true, own.guardian == false else { return }
        own.guardian = true
        standing?.acceptance = own
        change(key, line: line) { $0.acceptance = own }
        return
      }
      guard (own.at, own.revision, own.id) < (acceptance.at, acceptance.revision, acceptance.id)
      else { return }
    }
    stand(acceptance, line: line)
  }

  /// Takes in what another log came to.
  mutating func take(_ other: AcceptanceSummary, line: Int) {
    // By name, whatever the clocks said.
    for id in other.withdrawn.sorted() {
      if let key = keys[id] {
        let time = other.standings[key]?.withdrawnAt ?? other.newest ?? .epoch
        withdraw(key.document, id, at: time, line: line)
      }
      withdrawn.insert(id)
    }
    for (key, standing) in other.standings.sorted(by: Self.isBefore) {
      if let time = standing.withdrawnAt, let own = entries[key]?.standing.acceptance,
        own.at <= time
      {
        change(key, line: line) {
          $0.acceptance = nil
          $0.migrated = nil
          $0.isWithdrawn = true
          $0.withdrawnAt = max($0.withdrawnAt ?? time, time)
        }
      }
      if let acceptance = standing.acceptance { take(acceptance, line: line) }
      change(key, line: line) { own in
        if own.lastVersion == nil { own.lastVersion = standing.lastVersion }
        if own.acceptance == nil {
          own.declined = own.declined ?? standing.declined
          if !own.isWithdrawn { own.migrated = own.migrated ?? standing.migrated }
          own.isWithdrawn = own.isWithdrawn || standing.isWithdrawn
          own.withdrawnAt = [own.withdrawnAt, standing.withdrawnAt].compactMap { $0 }.max()
        }
      }
    }
  }

  private typealias Pair = (key: AcceptanceSummary.Key, value: AcceptanceSummary.Standing)

  private static func isBefore(_ a: Pair, _ b: Pair) -> Bool {
    (a.key.document, a.key.subject ?? "") < (b.key.document, b.key.subject ?? "")
  }
}
