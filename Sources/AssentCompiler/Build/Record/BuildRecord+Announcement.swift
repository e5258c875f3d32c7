import AssentDiagnostics
import AssentManifest

extension BuildRecord {
  /// The record of a build that has yet to move its files: all that it may write, and all that is
  /// there from before.
  ///
  /// No build takes it for the record of a finished one, as its fingerprint is none.
  private static let noFingerprint = "unfinished"

  /// Whether it announces what a build is about to do.
  var isAnnouncement: Bool { fingerprint == Self.noFingerprint }

  init(announcing paths: Set<FileName>, manifests: [Published]) {
    self.init(
      fingerprint: Self.noFingerprint, sources: RecordedFiles(mark: "s"),
      outputs: RecordedFiles(
        mark: "o",
        paths.map(\.text).sorted { $0.precedesInBytes($1) }.map { File(path: $0, size: 0) }),
      diagnostics: [] as [Diagnostic])
    self.manifests = manifests
  }
}
