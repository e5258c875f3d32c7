import AssentManifest
import AssentRecord

/// Whether the place of an agreement's entries in a log bears out the days that they state.
///
/// Entries come to the end of a log. One that follows a later day was not there before that day, so the
/// log contradicts whoever says that all could read it earlier.
struct LogOrderEvidence {
  let agreement: String
  /// What is asked about.
  let time: EvidenceTime
  let log: PublishedLog

  func checks() -> [EvidenceCheck] {
    var checks: [EvidenceCheck] = []
    var newest: Manifest.Day?
    for (index, entry) in log.entries.enumerated() {
      guard let event = entry.event else { continue }
      if entry.ledger == agreement {
        if let newest, event.at < newest { checks.append(check(event, index, after: newest)) }
        if let stamp = stamp(without: index, after: event.at) { checks.append(stamp) }
      }
      newest = max(newest ?? event.at, event.at)
    }
    return checks
  }

  private func check(
    _ event: LedgerEvent, _ index: Int, after newest: Manifest.Day
  ) -> EvidenceCheck {
    let text =
      "Entry \(index) of the log, '\(event.action.name) \(event.version)', states \(event.at) and follows "
      + "an entry of \(newest): it came to the log on that day or later"
    // Where the time lies between the two days, the answer rests on what was not there yet.
    return event.at <= time.end.day && time.start.day < newest
      ? .failed(text + ", after the time asked about.") : .caution(text + ".")
  }

  /// The newest timestamp after the day of an entry, of a checkpoint that does not hold the entry.
  private func stamp(without index: Int, after day: Manifest.Day) -> EvidenceCheck? {
    let lacking = log.anchors.compactMap { anchor in
      anchor.size <= index ? anchor.time.map { (time: $0, size: anchor.size) } : nil
    }
    guard let last = lacking.max(by: { $0.time < $1.time }), day < last.time.day else { return nil }
    return .caution(
      "Entry \(index) of the log states \(day); the checkpoint of \(last.size) entries, for which a "
        + "timestamp states \(last.time), does not hold it.")
  }
}
