import AssentManifest
import AssentRecord

/// What was in force, as sentences; the first one is the answer.
extension Evidence {
  package var answer: [String] {
    var sentences = [first]
    for stretch in stretches {
      if let grace = stretch.grace {
        let text =
          "Until \(grace.end), acceptance of version \(grace.former) still counted, in days of grace."
        if !sentences.contains(text) { sentences.append(text) }
      }
    }
    if let shown, let record = agreement.history[shown],
      time.start < Manifest.Timestamp(startOf: record.published), isInForce
    {
      sentences.append(
        "Its release was entered on \(record.published), later than the time asked about; that it was "
          + "in force before is the publisher's statement.")
    }
    sentences += withdrawals
    if let newest = agreement.history.newestDay, newest < time.start.day {
      sentences.append(
        "The last entry of the ledger is of \(newest); what was decided later is not in it.")
    }
    return sentences
  }

  /// What a withdrawal does to the answer: one of the very day, and a later one of the version shown.
  private var withdrawals: [String] {
    agreement.history.versions.compactMap { version in
      guard let withdrawal = version.withdrawal else { return nil }
      let day = Manifest.Timestamp(startOf: withdrawal.at)
      if day.day == time.start.day || (time.start < day && day < time.end) {
        return
          "Version \(version.version) was withdrawn on \(withdrawal.at). A withdrawal counts from 00:00 "
          + "UTC of its day; at which hour it was entered, the ledger does not say."
      }
      guard version.version == shown, time.end <= day else { return nil }
      return Self.ended(
        "Version \(version.version) was withdrawn later, on \(withdrawal.at): \(withdrawal.reason)")
    }
  }

  private var when: String {
    time.moment.isWholeDay ? "on \(time) (00:00 to 24:00 UTC)" : "at \(time)"
  }

  private var first: String {
    let all = inForce
    let isMentioned = asked.map { all.contains($0) } ?? true
    guard all.count > 1 else {
      let holder = all.first.flatMap(\.self)
      guard let asked, !isMentioned else {
        return holder.map { "Version \($0) of '\(key)' was in force \(when)." }
          ?? "No version of '\(key)' was in force \(when)."
      }
      return absence(of: asked) + " "
        + (holder.map { "Version \($0) was." } ?? "No other version was.")
    }
    let change = "What was in force changed within the day: \(changes)."
    guard let asked else { return change }
    return isMentioned
      ? "Version \(asked) of '\(key)' was in force for a part of \(time). \(change)"
      : absence(of: asked) + " " + change
  }

  /// `version 1.0 until 2026-01-31T15:00:00Z, then version 1.1`
  private var changes: String {
    var parts: [String] = []
    var last: Manifest.Version??
    for (index, stretch) in stretches.enumerated() where last != .some(stretch.inForce) {
      last = .some(stretch.inForce)
      let name = stretch.inForce.map { "version \($0)" } ?? "no version"
      let end = stretches[index...].first { $0.inForce != stretch.inForce }?.from
      parts.append((parts.isEmpty ? "" : "then ") + name + (end.map { " until \($0)" } ?? ""))
    }
    return parts.joined(separator: ", ")
  }

  private func absence(of version: Manifest.Version) -> String {
    let record = agreement.history[version]
    let subject = "Version \(version) of '\(key)'"
    if let withdrawal = record?.withdrawal, withdrawal.at == time.start.day,
      agreement.history.state(of: version, at: time.start) == .withdrawn
    {
      return "\(subject) counts as not in force \(when), because it was withdrawn on that day: "
        + Self.ended(withdrawal.reason)
        + " Until that was entered it may have been offered and accepted."
    }
    let why: String? =
      switch agreement.history.state(of: version, at: time.start) {
      case .notReleased: record.map { "it was released on \($0.published)" }
      case .upcoming: record.map { "it was to take effect on \($0.effective)" }
      case .superseded:
        record?.supersededBy.map { "version \($0) took its place before it took effect" }
          ?? "another version had taken its place"
      case .withdrawn:
        record?.withdrawal.map { "it was withdrawn on \($0.at): \($0.reason)" }
      case .inForce, nil: nil
      }
    return "\(subject) was not in force \(when)"
      + (why.map { ": " + Self.ended($0) } ?? ".")
  }

  private static func ended(_ sentence: String) -> String {
    sentence.last.map { ".!?。".contains($0) } ?? false ? sentence : sentence + "."
  }
}
