import AssentDiagnostics
import AssentManifest
import AssentRecord

extension ReleaseComparison {
  /// The finding for a picture or another file that a text shows or links to, where the text is that of
  /// its release and the file is not.
  ///
  /// One that is missing is a broken link of the text.
  func resourceDifference(
    of text: WorkingText, from release: LedgerEvent.Release, in agreement: ReleasedAgreement
  ) -> Diagnostic? {
    let version = text.listing.version
    guard !text.listing.isTranslation,
      let released = agreement.versions.first(where: { $0.version == version })
    else { return nil }
    for resource in released.resources {
      let path = root + "/" + resource.path
      guard let digest = release.resources[resource.name],
        let bytes = try? FileSystem.read(path),
        TextDigest.digest(of: bytes) != digest
      else { continue }
      let kept = root + "/" + resource.entry.path
      return Diagnostic(
        rule: .changedWithoutVersion, severity: .error,
        message: "'\(Placement.fileName(of: path))', which version '\(version)' shows or links to, "
          + "changed after its release", file: text.file, range: text.version,
        notes: [Diagnostic.Note("the file as it was released", file: kept)],
        help:
          "raise the version to release the change, or take it back: \(Self.copy(kept, to: path))")
    }
    return nil
  }
}
