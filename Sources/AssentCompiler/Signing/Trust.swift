import AssentManifest
import AssentRecord

/// What a reader knows before anything is read: the keys it trusts, and what it saw before.
package struct Trust: Sendable {
  /// Keys that sign.
  package var keys: [PublicKey] = []
  /// Keys that revoke others.
  package var recovery: [PublicKey] = []
  /// What was published before, oldest first.
  package var previous: [SignedState] = []
  /// By which `expires` is judged; `nil` for not at all.
  package var now: Manifest.Timestamp?

  package init() {}

  /// The most by which a sequence may go up between two states that one reader sees.
  package static let mostSteps = 1_000_000
}

/// The keys to trust, once revocations and rotations are followed.
struct TrustedKeys: Sendable {
  /// Keys whose signatures count.
  private(set) var trusted: Set<PublicKey> = []
  /// Keys that revoke others: those named, and those that a trusted state before announced.
  private(set) var recovery: Set<PublicKey>
  /// What was revoked, and by which list.
  private(set) var revoked: [PublicKey: Revocations.Entry] = [:]
  /// The earliest end that was announced for a key.
  private(set) var ends: [PublicKey: Manifest.Timestamp] = [:]
  /// All keys that are said to revoke others, by the reader or by any file.
  private(set) var allRecovery: Set<PublicKey> = []
  private let named: Set<PublicKey>

  init(_ trust: Trust, current: SignedState) {
    recovery = Set(trust.recovery)
    named = Set(trust.keys)
    let states = trust.previous + [current]
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
      let known = recovery
      settle(trust, states, current)
      if recovery == known { break }
    }
    allRecovery = recovery.union(current.files.flatMap(\.recoveryKeys))
  }

  /// Why a key may not sign.
  enum Refusal: Sendable {
    case revoked(Revocations.Entry)
    /// It signs only what revokes others.
    case recovery
    /// It was valid until then.
    case ended(Manifest.Timestamp)
  }

  /// Why a key may not sign a file that was made at some time; `nil` where it may.
  ///
  /// - Parameter generated: `nil` for what has no date of its own, such as a checkpoint of the log.
  func refusal(of key: PublicKey, generated: Manifest.Timestamp?) -> Refusal? {
    if let entry = revoked[key] { return .revoked(entry) }
    if allRecovery.contains(key), !named.contains(key) { return .recovery }
    if let end = ends[key], let generated, end < generated { return .ended(end) }
    return nil
  }

  /// Follows revocations and rotations with the recovery keys that are known.
  private mutating func settle(_ trust: Trust, _ states: [SignedState], _ current: SignedState) {
    revoked = [:]
    // Where nobody named one, a key that is announced may take trust away, but give none.
    let announced =
      recovery.isEmpty ? Set(current.files.flatMap(\.recoveryKeys)) : recovery
    for state in states {
      guard let list = state.revocations,
        let file = state.files.first(where: { $0.kind == .revocations }),
        file.isSigned(by: announced)
      else { continue }
      for entry in list.entries where revoked[entry.key] == nil { revoked[entry.key] = entry }
    }
    trusted = []
    for key in trust.keys { accept(key) }
    for state in trust.previous {
      // Keys that the state announces may sign its own files, too.
      for file in state.files where file.isSigned(by: trusted) {
        for key in file.signingKeys { accept(key) }
      }
      // The list of a recovery key that the reader names counts, and no other: whoever stole a key may
      // have announced one more.
      guard trust.recovery.isEmpty else { continue }
      let all = trusted.union(trust.keys)
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
