import AssentManifest
import Crypto

/// A published file that keys sign, with its signatures.
package struct SignedFile: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Of the product with this id.
    case manifest(String)
    case site
    case revocations

    /// The id of the product; `nil` where the file is of no single one.
    package var product: String? { if case .manifest(let id) = self { id } else { nil } }
  }

  /// A signature and the file that it stands in.
  package struct Signed: Sendable {
    package var path: String
    package var signature: Signature

    package init(path: String, signature: Signature) {
      (self.path, self.signature) = (path, signature)
    }
  }

  package let kind: Kind
  package let path: String
  package var bytes: [UInt8] { checks.bytes }
  package let sequence: Int
  package let previous: Manifest.Previous?
  /// `nil` for revocations, which have no date of their own.
  package let generated: Manifest.Timestamp?
  package let expires: Manifest.Timestamp?
  /// Those that the file announces.
  package let keys: [Manifest.Key]
  package var signatures: [Signed] = []
  /// The bytes, and what was found out of signatures of them.
  package let checks: SignatureChecks

  package init(_ manifest: Manifest, path: String, bytes: [UInt8]) {
    self.init(manifest, path: path, SignatureChecks(of: bytes))
  }

  /// - Parameter checks: of the bytes that say what the manifest says.
  package init(_ manifest: Manifest, path: String, _ checks: SignatureChecks) {
    kind = .manifest(manifest.product.id)
    (self.path, self.checks) = (path, checks)
    (sequence, previous) = (manifest.sequence, manifest.previous)
    (generated, expires, keys) = (manifest.generated, manifest.expires, manifest.keys)
  }

  package init(_ site: SiteManifest, path: String, bytes: [UInt8]) {
    kind = .site
    (self.path, checks) = (path, SignatureChecks(of: bytes))
    (sequence, previous) = (site.sequence, site.previous)
    (generated, expires, keys) = (site.generated, site.expires, site.keys)
  }

  package init(_ revocations: Revocations, path: String, bytes: [UInt8]) {
    kind = .revocations
    (self.path, checks) = (path, SignatureChecks(of: bytes))
    (sequence, previous) = (revocations.entries.count, nil)
    (generated, expires, keys) = (nil, nil, [])
  }

  package var digest: Manifest.Digest { Manifest.Digest(sha256: SHA256.hash(data: bytes)) }

  /// The keys that are announced to sign, with the key itself where it is told.
  package var signingKeys: [PublicKey] { announced { !$0.isRecovery } }

  package var recoveryKeys: [PublicKey] { announced(\.isRecovery) }

  /// The most signatures of one file: to check each takes the hash of the whole file.
  package static let mostSignatures = 16

  /// The most keys of one file that are tried; whoever wrote it may want others to be busy.
  private static let mostKeys = 32

  private func announced(_ isWanted: (Manifest.Key) -> Bool) -> [PublicKey] {
    keys.lazy.filter(isWanted).compactMap(\.publicKey).prefix(Self.mostKeys).compactMap {
      PublicKey($0)
    }
  }

  /// Whether one of some keys signed the file.
  package func isSigned(by keys: Set<PublicKey>) -> Bool {
    signatures.contains { signed in
      keys.contains { checks.isValid(signed.signature, by: $0) }
    }
  }
}
