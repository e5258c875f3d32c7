import AssentManifest
import Crypto

/// The secret half of a minisign key; it is never printed, and has no description on purpose.
package struct SecretKey: Sendable {
  package let publicKey: PublicKey
  private let key: Curve25519.Signing.PrivateKey

  /// `nil` for another number of bytes than 32.
  ///
  /// - Parameter seed: the secret of RFC 8032, from which the key is made.
  package init?(id: KeyID, seed: [UInt8]) {
    guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: seed),
      let publicKey = PublicKey(id: id, bytes: Array(key.publicKey.rawRepresentation))
    else { return nil }
    self.key = key
    self.publicKey = publicKey
  }

  /// A new key, of random bytes of the system.
  package static func random() -> SecretKey? {
    KeyID(randomBytes(8)).flatMap {
      SecretKey(id: $0, seed: Array(Curve25519.Signing.PrivateKey().rawRepresentation))
    }
  }

  /// Bytes that nobody can guess.
  package static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// For ``SecretKeyFile`` alone.
  var seed: [UInt8] { Array(key.rawRepresentation) }

  /// The 64 bytes of the pure Ed25519 signature of a message.
  package func signature(of message: [UInt8]) throws -> [UInt8] {
    Array(try key.signature(for: message))
  }

  /// The signature of a file, with a comment that is signed, too: one line.
  package func sign(_ message: [UInt8], trustedComment: String) throws -> Signature {
    let signature = try signature(of: message)
    return Signature(
      key: publicKey.id, signature: signature, trustedComment: trustedComment,
      commentSignature: try self.signature(of: signature + Array(trustedComment.utf8)))
  }
}
