import AssentManifest
import Crypto

/// A manifest with the bytes that it was read from, once its signature was checked.
public struct VerifiedManifest: Hashable, Sendable {
  /// What the bytes say.
  public let manifest: Manifest
  /// Of ``bytes``.
  public let digest: Manifest.Digest
  /// As they were signed.
  public let bytes: [UInt8]
  /// The signature files, as they were read.
  public let signatures: [[UInt8]]
  /// The key whose signature counted, as minisign prints its id; `nil` where no key is pinned.
  public let signer: String?

  /// Takes a manifest as it is, for ``GateTrust``, which checks its signature, and for tests; what is for
  /// others comes from ``GateContent``.
  ///
  /// - Throws: ``GateRefusal/unreadable(_:)``, ``GateRefusal/unknownSpec(_:)`` or
  ///   ``GateRefusal/unknownCritical(_:)``.
  package init(
    unchecked bytes: [UInt8], signatures: [[UInt8]] = [], signer: String? = nil
  ) throws(GateRefusal) {
    do throws(ManifestError) {
      try self.init(Manifest(parsing: bytes), bytes: bytes, signatures: signatures, signer: signer)
    } catch .unknownCritical(let name) {
      throw .unknownCritical(name)
    } catch {
      let reason = "'\(GateContent.fileName)': \(error)"
      switch error {
      case .unsupportedSpec, .unsupportedSchema: throw .unknownSpec(reason)
      case .notJSON, .unknownCritical, .invalid: throw .unreadable(reason)
      }
    }
  }

  /// - Parameter manifest: what the bytes say.
  init(_ manifest: Manifest, bytes: [UInt8], signatures: [[UInt8]] = [], signer: String? = nil) {
    self.manifest = manifest
    self.bytes = bytes
    self.signatures = signatures
    self.signer = signer
    digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }

  /// As logs name it.
  public var reference: Manifest.Previous {
    Manifest.Previous(sequence: manifest.sequence, digest: digest)
  }

  /// Whether two are of the same bytes, checked by the same key.
  public static func == (a: VerifiedManifest, b: VerifiedManifest) -> Bool {
    a.digest == b.digest && a.signer == b.signer && a.signatures == b.signatures
  }

  /// Hashes the digest of the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
