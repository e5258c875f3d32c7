import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a published log says of an agreement: whether it has the ledger, who signed, and since when others
/// can have seen the release of a version.
struct LogEvidence {
  let agreement: ReleasedAgreement
  /// The version that is shown; `nil` where there is none.
  let version: Manifest.Version?
  let time: EvidenceTime
  /// That the checkpoint is held against.
  let keys: CheckpointKeys
  /// The published folder, at its root.
  let files: PublishedFolder

  /// What was found, and the commands that check the timestamps.
  func checks() throws(InputError) -> ([EvidenceCheck], timestamps: [String]) {
    let log = try PublishedLog(files)
    let stated = try statedLog()
    guard log.isThere else {
      return (
        [
          stated.map {
            .failed(
              "The log is missing; the list of the site says that it has \($0.size) entries.")
          } ?? .absent("No log was published.")
        ], []
      )
    }
    if let fault = log.diagnostics.first(where: { $0.severity == .error }) {
      return ([.failed("The published log is not whole: \(fault.message).")], [])
    }
    if let stated, stated.size != log.size || stated.root != log.tree.root.text {
      return (
        [
          .failed(
            "The log has \(log.size) entries and the root \(log.tree.root.text); the list of the site "
              + "says \(stated.size) and \(stated.root).")
        ], []
      )
    }
    var checks = [HistoryEvidence(agreement: agreement).check(log)]
    checks += LogOrderEvidence(agreement: agreement.key, time: time, log: log).checks()
    guard let version else { return (checks, []) }
    guard let index = index(of: version, in: log) else {
      return (
        checks + [.failed("The published log has no entry of the release of version \(version).")],
        []
      )
    }
    guard let checkpoint = log.checkpoint else {
      let text = "The log has the release as entry \(index), and no signed checkpoint."
      return (checks + [.absent(text)], [])
    }
    guard let proof = log.proof(at: index), proof.proves(log.entries[index].bytes) else {
      let text = "The checkpoint of the log does not hold the release, entry \(index)."
      return (checks + [.failed(text)], [])
    }
    checks.append(
      .passed(
        "The release is entry \(index) of the log '\(checkpoint.origin)', which has \(checkpoint.size) "
          + "entries and the root \(checkpoint.root.text)."))
    checks += signatures(in: log, files)
    let timestamps = TimestampEvidence(log: log, index: index, files: files)
    return (try checks + timestamps.checks(), timestamps.commands)
  }

  /// What the list of the site's products says of the log.
  private func statedLog() throws(InputError) -> SiteManifest.Log? {
    let name = SiteManifestBuilder.fileName
    guard try files.status(of: name)?.kind == .file else { return nil }
    let bytes = try files.read(name)
    return (try? SiteManifest(parsing: bytes))?.log
  }

  private func index(of version: Manifest.Version, in log: PublishedLog) -> Int? {
    let ledger = agreement.ledger
    let line = ledger.events.firstIndex {
      if case .released = $0.action { $0.version == version } else { false }
    }
    return line.flatMap { line in
      log.entries.firstIndex {
        $0.ledger == agreement.key && $0.digest == ledger.digests[line]
      }
    }
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
}
