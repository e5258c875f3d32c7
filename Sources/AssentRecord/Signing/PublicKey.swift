import AssentManifest
import Crypto

/// The public half of a minisign key: what a reader pins.
package struct PublicKey: Hashable, Sendable, CustomStringConvertible {
  package let id: KeyID
  /// Of the Ed25519 key: 32.
  package let bytes: [UInt8]

  /// `nil` for another number of bytes than 32.
  package init?(id: KeyID, bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.id = id
    self.bytes = bytes
  }

  /// Reads the 56 characters of ``description``, which begin with `RW`.
  package init?(_ text: String) {
    guard text.utf8.count == 56, let bytes = Base64.bytes(of: text), bytes.count == 42,
      bytes.starts(with: Signature.algorithm), let id = KeyID(bytes[2..<10])
    else { return nil }
    self.init(id: id, bytes: Array(bytes[10...]))
  }

  /// Reads a key file: a comment, and the key in the line after it; or the key alone.
  package init?(file bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let lines = text.split { $0 == "\n" || $0 == "\r\n" }
    guard let last = lines.last,
      lines.count == 1 || lines.count == 2 && lines[0].hasPrefix(Signature.commentMark)
    else { return nil }
    self.init(String(last))
  }

  /// The largest key file that is read, in bytes.
  package static let mostBytes = 4_096

  /// As minisign writes it and takes it after `-P`.
  package var description: String { Base64.text(of: Signature.algorithm + id.bytes + bytes) }

  /// The bytes of `NAME.pub`.
  package var file: [UInt8] {
    Array("\(Signature.commentMark)minisign public key \(id)\n\(self)\n".utf8)
  }

  /// Whether a signature of 64 bytes is this key's of exactly this message (RFC 8032, Ed25519).
  package func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else {
      return false
    }
    return key.isValidSignature(signature, for: message)
  }
}
