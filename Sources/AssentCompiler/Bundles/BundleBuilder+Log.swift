import AssentDiagnostics
import AssentManifest
import AssentRecord

extension BundleBuilder {
  /// Takes the proof that the release stands in the log of the site, with the checkpoint that it is
  /// for.
  mutating func takeProof(of release: Manifest.Release) throws(InputError) {
    let path = description.proofPath
    guard let checkpoint = try bytes(of: LogFiles.checkpointPath, limit: TlogProof.mostBytes),
      let bytes = try bytes(of: path, limit: TlogProof.mostBytes)
    else { return }
    add(checkpoint, at: LogFiles.checkpointPath)
    add(bytes, at: path)
    let proof: TlogProof
    do throws(TlogProofError) { proof = try TlogProof(parsing: bytes) } catch {
      report(.logDiffers, at: path, "this is no proof: \(error)")
      return
    }
    guard proof.bytes == bytes, proof.checkpoint.bytes == checkpoint else {
      report(.logDiffers, at: path, "the proof is for another checkpoint than the one beside it")
      return
    }
    guard let entry = proof.entry, proof.proves(entry) else {
      report(
        .logDiffers, at: path,
        "entry \(proof.index) is not in the log of \(LogWords.entries(proof.checkpoint.size)) that the "
          + "checkpoint signs")
      return
    }
    checkEntry(entry, of: release, at: path)
    guard let site = members[FileName(SiteManifestBuilder.fileName)],
      let stated = (try? SiteManifest(parsing: site))?.log,
      stated
        != SiteManifest.Log(
          origin: proof.checkpoint.origin, size: proof.checkpoint.size,
          root: proof.checkpoint.root.text)
    else { return }
    report(
      .logDiffers, at: LogFiles.checkpointPath,
      "the checkpoint is of '\(proof.checkpoint.origin)', \(proof.checkpoint.size) entries and the root "
        + "\(proof.checkpoint.root.text); \(SiteManifestBuilder.fileName) says '\(stated.origin)', "
        + "\(stated.size) and \(stated.root)")
  }

  /// Holds what the log says of the release against the manifest.
  private mutating func checkEntry(_ bytes: [UInt8], of release: Manifest.Release, at path: String)
  {
    guard let entry = LogEntry(parsing: bytes) else {
      report(.logDiffers, at: path, "what is proved is not an event of a ledger")
      return
    }
    let ledger = Placement.published(entry.ledger)?.text ?? entry.ledger
    guard ledger == description.agreement, let event = entry.event,
      event.version == release.version, case .released(let released) = event.action
    else {
      report(
        .logDiffers, at: path,
        "what is proved is not the release of '\(description.agreement)@\(release.version)'")
      return
    }
    let name = "\(description.agreement)@\(release.version)"
    if event.at != release.published {
      report(
        .logDiffers, at: path,
        "\(name) was released on \(event.at), as the log has it; the manifest says "
          + "\(release.published)")
    }
    for difference in release.differences(from: released) {
      let message = difference.message(of: name, by: "log")
      if difference.canBeCorrected {
        note(
          .logDiffers, at: path,
          message + "; a correction may say so, of which the bundle has no proof")
      } else {
        report(.logDiffers, at: path, message)
      }
    }
  }
}
