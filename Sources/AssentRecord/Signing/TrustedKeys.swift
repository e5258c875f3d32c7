import AssentManifest

/// The keys to trust, once revocations and rotations are followed.
package struct TrustedKeys: Sendable {
  /// Keys whose signatures count.
  package private(set) var trusted: Set<PublicKey> = []
  /// Keys that revoke others: those named, and those that a trusted state before announced.
  package private(set) var recovery: Set<PublicKey>
  /// What was revoked, and by which list.
  package private(set) var revoked: [PublicKey: Revocations.Entry] = [:]
  /// The earliest end that was announced for a key.
  package private(set) var ends: [PublicKey: Manifest.Timestamp] = [:]
  /// All keys that are said to revoke others, by the reader or by any file.
  package private(set) var allRecovery: Set<PublicKey> = []
  /// Those that the reader names, in their order.
  private let keys: [PublicKey]
  /// Recovery keys that the reader names.
  private let namedRecovery: [PublicKey]

  /// - Parameters:
  ///   - keys: those that the reader trusts to sign.
  ///   - recovery: those that the reader trusts to revoke others.
  ///   - previous: what was seen before, oldest first.
  package init(
    keys: [PublicKey], recovery: [PublicKey], previous: [SignedFiles], current: SignedFiles
  ) {
    self.recovery = Set(recovery)
    (self.keys, namedRecovery) = (keys, recovery)
    let states = previous + [current]
    for file in states.flatMap(\.files) {
      for key in file.keys {
        guard let end = key.validUntil, let key = key.publicKey.flatMap({ PublicKey($0) }) else {
          continue
        }
        ends[key] = min(end, ends[key] ?? end)
      }
    }
    // Each round adds a recovery key, or is the last one.
    while true {
      let known = self.recovery
      settle(previous, current)
      if self.recovery == known { break }
    }
    allRecovery = self.recovery.union(current.files.flatMap(\.recoveryKeys))
  }

  /// Why a key may not sign.
  package enum Refusal: Sendable {
    case revoked(Revocations.Entry)
    /// It signs only what revokes others.
    case recovery
    /// It was valid until then.
    case ended(Manifest.Timestamp)
  }

  /// Why a key may not sign a file that was made at some time; `nil` where it may.
  ///
  /// - Parameter generated: `nil` for what has no date of its own, such as a checkpoint of the log.
  package func refusal(of key: PublicKey, generated: Manifest.Timestamp?) -> Refusal? {
    if let entry = revoked[key] { return .revoked(entry) }
    if allRecovery.contains(key), !keys.contains(key) { return .recovery }
    if let end = ends[key], let generated, end < generated { return .ended(end) }
    return nil
  }

  /// Follows revocations and rotations with the recovery keys that are known.
  private mutating func settle(_ previous: [SignedFiles], _ current: SignedFiles) {
    revoked = [:]
    // Where nobody named one, a key that is announced may take trust away, but give none.
    let announced =
      recovery.isEmpty ? Set(current.files.flatMap(\.recoveryKeys)) : recovery
    for state in previous + [current] {
      guard let list = state.revocations,
        let file = state.files.first(where: { $0.kind == .revocations }),
        file.isSigned(by: announced)
      else { continue }
      for entry in list.entries where revoked[entry.key] == nil { revoked[entry.key] = entry }
    }
    trusted = []
    for key in keys { accept(key) }
    for state in previous {
      // Keys that the state announces may sign its own files, too.
      for file in state.files where file.isSigned(by: trusted) {
        for key in file.signingKeys { accept(key) }
      }
      // The list of a recovery key that the reader names counts, and no other: whoever stole a key may
      // have announced one more.
      guard namedRecovery.isEmpty else { continue }
      let all = trusted.union(keys)
      for file in state.files where file.isSigned(by: all) { recovery.formUnion(file.recoveryKeys) }
    }
  }

  /// Trusts a key, or the one that the recovery key put in its place.
  private mutating func accept(_ key: PublicKey) {
    var key = key
    var seen: Set<PublicKey> = []
    while let entry = revoked[key] {
      guard !recovery.isEmpty, seen.insert(key).inserted, let next = entry.replacement else {
        return
      }
      key = next
    }
    trusted.insert(key)
  }
}
