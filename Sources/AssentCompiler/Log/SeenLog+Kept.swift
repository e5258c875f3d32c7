import AssentDiagnostics
import AssentRecord

// What was kept of a log is only ever added to: checkpoints, the lines below them, and timestamps.
extension SeenLog {
  /// What went of the checkpoints that were seen: one of them, or lines below it, also those of witnesses.
  func lostSignatures(in log: PublishedLog, name path: (String) -> String) -> [Diagnostic] {
    let all = log.kept + [log.checkpoint].compactMap(\.self)
    let here = Dictionary(grouping: all, by: \.size)
    var told: Set<Int> = []
    return checkpoints.sorted { $0.size < $1.size }.compactMap { seen in
      let kept = LogFiles.checkpointsFolder + "/" + LogFolder.checkpointName(ofSize: seen.size)
      guard let found = here[seen.size] else {
        guard told.insert(seen.size).inserted else { return nil }
        return finding(
          .rollback,
          "the checkpoint of \(LogWords.entries(seen.size)) is in '\(name)', and is missing here",
          path(kept), help: Self.help)
      }
      let lines = Set(found.flatMap(\.note.lines))
      let lost = seen.note.lines.filter { !lines.contains($0) }
      guard let first = lost.first, told.insert(seen.size).inserted else { return nil }
      return finding(
        .rollback,
        "the signature of '\(first.name)' with the id \(first.hexadecimalID) is below the checkpoint of "
          + "\(LogWords.entries(seen.size)) in '\(name)', and is missing here"
          + (lost.count > 1 ? ", as are \(lost.count - 1) more" : ""),
        path(log.kept.contains { $0.size == seen.size } ? kept : LogFiles.checkpointPath),
        help: Self.help)
    }
  }

  /// The list of timestamps begins with those that were seen.
  func lostAnchors(in log: PublishedLog, name path: (String) -> String) -> [Diagnostic] {
    guard !log.anchors.starts(with: anchors) else { return [] }
    let here = Set(log.anchors)
    let lost = anchors.first { !here.contains($0) } ?? anchors[0]
    return [
      finding(
        .rollback,
        "the list of timestamps does not go on from that of '\(name)', which has '\(lost.file)', of "
          + "\(lost.at)", path(LogFiles.folder + "/" + LogFolder.anchorsName), help: Self.help)
    ]
  }

  private static let help =
    "fetch the site again; its publisher takes what was kept back as it was published, and builds again"
}
