import AssentManifest
import Crypto

/// A hash of a Merkle tree: 32 bytes of SHA-256 (RFC 9162, section 2.1.1).
package struct MerkleHash: Hashable, Sendable {
  package static let byteCount = 32

  package let bytes: [UInt8]

  /// `nil` for another number of bytes than 32.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  /// Reads what ``text`` gives.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 44, let bytes = Base64.bytes(of: String(text)) else { return nil }
    self.init(bytes)
  }

  /// The hash of an entry: a byte of zero goes before it, so that no entry passes for a node.
  package init(leaf entry: some Collection<UInt8>) {
    var hash = SHA256()
    hash.update(data: [0])
    hash.update(data: Array(entry))
    bytes = Array(hash.finalize())
  }

  /// The hash of a node above two others.
  package init(_ left: MerkleHash, _ right: MerkleHash) {
    var hash = SHA256()
    hash.update(data: [1])
    hash.update(data: left.bytes)
    hash.update(data: right.bytes)
    bytes = Array(hash.finalize())
  }

  /// The root of a tree without entries.
  package static let empty = MerkleHash(unchecked: Array(SHA256.hash(data: [])))

  private init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  /// In base64, as checkpoints and proofs have it.
  package var text: String { Base64.text(of: bytes) }

  /// In the form of manifests.
  package var digest: Manifest.Digest { Manifest.Digest(sha256: bytes) }
}
