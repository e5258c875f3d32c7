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
}

extension TrustedKeys {
  /// The keys that a reader trusts of a state.
  init(_ trust: Trust, current: SignedState) {
    self.init(
      keys: trust.keys, recovery: trust.recovery, previous: trust.previous.map(\.signed),
      current: current.signed)
  }
}
