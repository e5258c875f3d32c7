import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Whether a key may sign a site and its log: only where everyone who verifies them takes it.
enum SignerCheck {
  /// - Parameter root: of the published folder, for messages.
  /// - Throws: ``UsageError`` where the key may not sign.
  static func check(
    _ key: PublicKey, in state: SignedState, root: String
  ) throws(UsageError) {
    let keys = TrustedKeys(Trust(), current: state)
    for file in state.files where file.kind != .revocations {
      let path = VisibleText.name(root + "/" + file.path)
      switch keys.refusal(of: key, generated: file.generated) {
      case .revoked(let entry):
        throw UsageError(
          "key \(key.id) was revoked at \(entry.at)"
            + (entry.replacement.map { "; sign with \($0.id)" } ?? "; sign with another key"))
      case .recovery:
        throw UsageError(
          "key \(key.id) is the recovery key, which signs only what 'assent revoke' writes")
      case .ended(let end): throw ended(key, end, file, path)
      case nil: break
      }
      let others = file.keys.filter { !$0.isRecovery }
      guard !others.isEmpty else { continue }
      guard
        let announced = others.first(where: { other in
          other.id == key.id.description
            && (other.publicKey.map { $0 == key.description } ?? true)
        })
      else {
        throw UsageError(
          "key \(key.id) is not announced by '\(path)', which announces "
            + others.map(\.id).joined(separator: ", ")
            + "; add it to signing.keys in assent.yml and build, or sign with one of these")
      }
      // Of a key that the file names by its id alone.
      if let end = announced.validUntil, let generated = file.generated, end < generated {
        throw ended(key, end, file, path)
      }
    }
  }

  private static func ended(
    _ key: PublicKey, _ end: Manifest.Timestamp, _ file: SignedFile, _ path: String
  ) -> UsageError {
    UsageError(
      "key \(key.id) is valid until \(end), and '\(path)' was made at "
        + "\(file.generated.map { "\($0)" } ?? ""); sign with another key, or announce a later end")
  }
}
