import AssentManifest
import AssentRecord

extension Receipt {
  /// The key whose signature of the manifest counts, by the rule of a gate: rotations are followed, and
  /// what was revoked counts no more.
  ///
  /// - Returns: `nil` where no key is given.
  func signer(
    _ keys: [PinnedKey], _ recoveryKeys: [PinnedKey], _ memory: (any ManifestMemory)?
  ) throws(GateRefusal) -> PublicKey? {
    guard let signed = SignedManifest(manifest, signatures) else {
      throw .unreadable("the manifest in the receipt cannot be read")
    }
    func signer(follows own: Bool) throws(GateRefusal) -> PublicKey? {
      try GateTrust(
        keys: keys.map(\.key), recovery: recoveryKeys.map(\.key),
        memory: ReceiptMemory(carried: trust, own: memory, followsOwn: own), product: nil
      ).signer(ofReceipt: signed)
    }
    // The way from a pinned key to the one that signed may be known here, or to the receipt alone.
    if let key = try? signer(follows: true) { return key }
    return try signer(follows: false)
  }
}

/// What is known of keys when a receipt is checked. What a receipt carries can add no trust that it does
/// not prove by signatures, and takes the place of nothing that is known here.
private struct ReceiptMemory: ManifestMemory {
  let carried: [MemoryName: [UInt8]]
  let own: (any ManifestMemory)?
  let followsOwn: Bool

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? {
    followsOwn ? own?.lastGood() : nil
  }

  func keep(manifest: [UInt8], signatures: [[UInt8]]) {}

  func remembered(_ name: MemoryName) -> [UInt8]? {
    switch name {
    case .revocations, .revocationsSignature:
      own?.remembered(.revocations) != nil ? own?.remembered(name) : carried[name]
    case .rotations: (followsOwn ? own?.remembered(name) : nil) ?? carried[name]
    case .age: nil
    }
  }
}
