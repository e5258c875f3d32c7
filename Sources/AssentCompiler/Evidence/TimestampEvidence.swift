import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The timestamps of checkpoints that hold an entry: all of them, for anybody can make one.
struct TimestampEvidence {
  let log: PublishedLog
  /// Of the entry.
  let index: Int
  /// The published folder, at its root.
  let files: PublishedFolder

  /// The timestamps that are told.
  private static let most = 20

  private var anchors: [LogAnchor] {
    log.anchors.filter { $0.size > index }.sorted {
      ($0.time ?? .epoch, $0.size, $0.file) < ($1.time ?? .epoch, $1.size, $1.file)
    }
  }

  func checks() throws(InputError) -> [EvidenceCheck] {
    let anchors = anchors
    guard !anchors.isEmpty else {
      return [.absent("No timestamp is kept for a checkpoint that holds the release.")]
    }
    var checks: [EvidenceCheck] = []
    for anchor in anchors.prefix(Self.most) { checks.append(try check(anchor)) }
    if anchors.count > Self.most {
      checks.append(.absent("There are \(anchors.count - Self.most) more timestamps in the log."))
    }
    return checks
  }

  private func check(_ anchor: LogAnchor) throws(InputError) -> EvidenceCheck {
    let entries = anchor.size == 1 ? "1 entry" : "\(anchor.size) entries"
    guard let time = anchor.time else {
      return .absent(
        "A proof of OpenTimestamps is kept for the checkpoint of \(entries), which holds the release "
          + "(\(anchor.file)); what it proves, only the block of Bitcoin that it names can show.")
    }
    let bytes = try files.read(
      LogFiles.folder + "/" + anchor.file, limit: LogFolder.mostBytesOfTimestamp)
    let signer = (try? TimestampToken(parsing: bytes))?.signer ?? ""
    let text =
      "A timestamp states \(time) for the checkpoint of \(entries), which holds the release "
      + "(\(anchor.file)). It is by '\(signer)', an authority that nobody here checked: anybody can make "
      + "such a certificate"
    if let newest = log.entries.prefix(anchor.size).compactMap(\.event?.at).max(), time.day < newest
    {
      return .failed(
        text + ". The checkpoint has an entry of \(newest): the timestamp or that day is untrue.")
    }
    return .passed(text + ".")
  }

  /// The commands that check them with the roots that the reader trusts, in the published folder.
  ///
  /// Signatures that came to a checkpoint later stand at its end, so what was stamped are its first lines.
  var commands: [String] {
    anchors.prefix(Self.most).compactMap { anchor in
      guard anchor.kind == .rfc3161, let kept = log.kept.first(where: { $0.size == anchor.size }),
        let lines = kept.lines(stampedAs: anchor.checkpoint)
      else { return nil }
      let checkpoint =
        LogFiles.checkpointsFolder + "/" + LogFolder.checkpointName(ofSize: anchor.size)
      let file = ShellWord.quoted(LogFiles.folder + "/" + anchor.file)
      return "stamped=$(mktemp)\nhead -n \(lines) \(checkpoint) > \"$stamped\"\n"
        + "openssl ts -verify -data \"$stamped\" -in \(file) -CAfile roots.pem\n"
    }
  }
}
