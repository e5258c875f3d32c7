import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a published log says of the release of a version: its entry, who signed, and since when others
/// can have seen it.
struct LogEvidence {
  let agreement: ReleasedAgreement
  let version: Manifest.Version
  /// That the checkpoint is held against.
  let keys: CheckpointKeys
  /// The published folder, at its root.
  let folder: String

  func checks() throws(InputError) -> [EvidenceCheck] {
    let files = PublishedFolder(folder)
    let log = try PublishedLog(files)
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
          + "entries and the root \(checkpoint.root.text).")
    ] + signatures(in: log, files) + timestamps(after: index, in: log)
  }

  /// What the keys say of all checkpoints.
  private func signatures(in log: PublishedLog, _ files: PublishedFolder) -> [EvidenceCheck] {
    let findings = keys.findings(of: log) { files.name(of: $0) }
    guard findings.isEmpty else {
      return findings.map { .failed("\($0.file): \($0.message).") }
    }
    return [
      keys.isRequired
        ? .passed(
          "The checkpoint of the log is signed by a key that is announced or that you named.")
        : .absent("No key is announced that could have signed the checkpoint of the log.")
    ]
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
        "A timestamp of an authority states \(first.time) for the checkpoint of \(first.size) entries, "
          + "which holds it; whether to believe that authority is for the reader.")
    ]
  }
}
