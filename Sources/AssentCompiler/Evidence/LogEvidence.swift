import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a published log says of the release of a version: its entry, who signed, and since when others
/// can have seen it.
struct LogEvidence {
  let agreement: ReleasedAgreement
  let version: Manifest.Version
  /// Those that the manifest announces, and that of the reader.
  let keys: [PublicKey]
  /// The published folder, at its root.
  let folder: String

  func checks() throws(InputError) -> [EvidenceCheck] {
    let log = try PublishedLog(PublishedFolder(folder))
    guard log.isThere else { return [.absent("No log was published.")] }
    if let fault = log.diagnostics.first(where: { $0.severity == .error }) {
      return [.failed("The published log is not whole: \(fault.message).")]
    }
    let ledger = agreement.ledger
    guard
      let line = ledger.events.firstIndex(where: {
        if case .released = $0.action { $0.version == version } else { false }
      }),
      let index = log.entries.firstIndex(where: {
        $0.ledger == agreement.key && $0.digest == ledger.digests[line]
      })
    else {
      return [.failed("The published log has no entry of the release of version \(version).")]
    }
    guard let checkpoint = log.checkpoint else {
      return [.absent("The log has the release as entry \(index), and no signed checkpoint.")]
    }
    guard let proof = log.proof(at: index), proof.proves(log.entries[index].bytes) else {
      return [.failed("The checkpoint of the log does not hold the release, entry \(index).")]
    }
    return [
      .passed(
        "The release is entry \(index) of the log '\(checkpoint.origin)', which has \(checkpoint.size) "
          + "entries and the root \(checkpoint.root.text)."),
      signature(of: checkpoint),
    ] + timestamps(after: index, in: log)
  }

  private func signature(of checkpoint: Checkpoint) -> EvidenceCheck {
    let results = keys.compactMap { NoteKey(name: checkpoint.origin, $0) }
      .map { checkpoint.note.check($0) }
    if results.contains(.invalid) {
      return .failed("The checkpoint of the log has a signature that is not valid.")
    }
    return results.contains(.valid(time: nil))
      ? .passed("The checkpoint of the log is signed by a key that is announced or that you named.")
      : .absent("No key that is announced or that you named signed the checkpoint of the log.")
  }

  /// The earliest time that an authority states for a checkpoint which holds the entry.
  private func timestamps(after index: Int, in log: PublishedLog) -> [EvidenceCheck] {
    let times = log.anchors.filter { $0.size > index }.compactMap { anchor in
      anchor.time.map { (time: $0, size: anchor.size) }
    }
    guard let first = times.min(by: { $0.time < $1.time }) else {
      return [.absent("No timestamp of an authority is kept for a checkpoint that holds it.")]
    }
    return [
      .passed(
        "A timestamp of an authority states \(first.time) for the checkpoint of \(LogWords.entries(first.size)), "
          + "which holds it; whether to believe that authority is for the reader.")
    ]
  }
}
