import AssentManifest
import AssentRecord

/// Which signatures of an earlier build are still of what is published.
struct SignatureUpkeep: Sendable {
  private let signed: [String: [UInt8]]
  /// The keys that may sign.
  private let keys: [PublicKey]
  private let revoked: Set<KeyID>

  /// - Parameters:
  ///   - signed: the files that are signed, as they will be published.
  ///   - keys: those that are announced.
  init(signed: [Artifact], keys: [Manifest.Key], revocations: Revocations) {
    self.signed = Dictionary(signed.map { ($0.path.text, $0.bytes) }) { first, _ in first }
    self.keys = keys.filter { !$0.isRecovery }.compactMap(\.publicKey).compactMap { PublicKey($0) }
    revoked = Set(revocations.entries.map(\.key.id))
  }

  /// Whether a file will be published that keys sign.
  func isSigned(_ path: String) -> Bool { signed[path] != nil }

  /// Whether a signature stays.
  ///
  /// One of a key that is announced has to verify. One of any other key cannot be checked here, and
  /// stays as long as the file that it is of.
  func keeps(_ bytes: [UInt8], named name: SignatureName, isUnchanged: Bool) -> Bool {
    guard let message = signed[name.target], let signature = try? Signature(parsing: bytes),
      !revoked.contains(signature.key), name.key == nil || name.key == signature.key
    else { return false }
    guard let key = keys.first(where: { $0.id == signature.key }) else { return isUnchanged }
    return signature.isValid(for: message, by: key)
  }
}
