import AssentManifest
import AssentRecord

/// A published file that keys sign, with its signatures.
package struct SignedFile: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Of the product with this id.
    case manifest(String)
    case site
    case revocations
  }

  /// A signature and the file that it stands in.
  package struct Signed: Sendable {
    package var path: String
    package var signature: Signature
  }

  package let kind: Kind
  package let path: String
  package let bytes: [UInt8]
  package let sequence: Int
  package let previous: Manifest.Previous?
  /// `nil` for revocations, which have no date of their own.
  package let generated: Manifest.Timestamp?
  package let expires: Manifest.Timestamp?
  /// Those that the file announces.
  package let keys: [Manifest.Key]
  package var signatures: [Signed] = []

  init(_ manifest: Manifest, path: String, bytes: [UInt8]) {
    kind = .manifest(manifest.product.id)
    (self.path, self.bytes) = (path, bytes)
    (sequence, previous) = (manifest.sequence, manifest.previous)
    (generated, expires, keys) = (manifest.generated, manifest.expires, manifest.keys)
  }

  init(_ site: SiteManifest, path: String, bytes: [UInt8]) {
    kind = .site
    (self.path, self.bytes) = (path, bytes)
    (sequence, previous) = (site.sequence, site.previous)
    (generated, expires, keys) = (site.generated, site.expires, site.keys)
  }

  init(_ revocations: Revocations, path: String, bytes: [UInt8]) {
    kind = .revocations
    (self.path, self.bytes) = (path, bytes)
    (sequence, previous) = (revocations.entries.count, nil)
    (generated, expires, keys) = (nil, nil, [])
  }

  var digest: String { TextDigest.digest(of: bytes) }

  /// The keys that are announced to sign, with the key itself where it is told.
  var signingKeys: [PublicKey] { announced { !$0.isRecovery } }

  var recoveryKeys: [PublicKey] { announced(\.isRecovery) }

  /// The most keys of one file that are tried; whoever wrote it may want others to be busy.
  private static let mostKeys = 32

  private func announced(_ isWanted: (Manifest.Key) -> Bool) -> [PublicKey] {
    keys.lazy.filter(isWanted).compactMap(\.publicKey).prefix(Self.mostKeys).compactMap {
      PublicKey($0)
    }
  }

  /// Whether one of some keys signed the file.
  func isSigned(by keys: Set<PublicKey>) -> Bool {
    signatures.contains { signed in
      keys.contains { signed.signature.isValid(for: bytes, by: $0) }
    }
  }
}
