import AssentManifest
import Crypto
import CryptoExtras

/// Secret keys as minisign keeps them: a comment, and a line of base64, encrypted or not.
///
/// The line holds `Ed`, `Sc` or two zeros, `B2`, salt and costs of scrypt, and 104 bytes that scrypt
/// hides: the id of the key, its seed, its public half and a BLAKE2b checksum of all.
package enum SecretKeyFile {
  /// The largest key file that is read, in bytes.
  package static let mostBytes = 4_096

  /// Whether a password is needed.
  ///
  /// - Throws: ``SecretKeyFault``.
  package static func isEncrypted(_ text: [UInt8]) throws(SecretKeyFault) -> Bool {
    try Fields(text).isEncrypted
  }

  /// Whether a file is a secret key, encrypted or not.
  package static func isKey(_ text: [UInt8]) -> Bool { (try? Fields(text)) != nil }

  /// The key of a file, or of its second line alone.
  ///
  /// - Parameter password: used where the key is encrypted.
  /// - Throws: ``SecretKeyFault``.
  package static func key(
    parsing text: [UInt8], password: [UInt8]?
  ) throws(SecretKeyFault) -> SecretKey {
    let fields = try Fields(text)
    var secret = fields.secret
    defer { wipe(&secret) }
    if fields.isEncrypted {
      guard let password else { throw .needsPassword }
      try fields.cost.hide(&secret, password: password, salt: fields.salt)
    }
    let id = Array(secret[..<8])
    let seed = Array(secret[8..<40])
    let checksum = Array(secret[72...])
    // Stock minisign leaves it out where nothing is encrypted.
    let isLeftOut = !fields.isEncrypted && checksum.allSatisfy { $0 == 0 }
    guard isLeftOut || checksum == Self.checksum(of: Array(secret[..<72])) else {
      throw fields.isEncrypted ? .wrongPassword : .damaged
    }
    guard let id = KeyID(id), let key = SecretKey(id: id, seed: seed),
      key.publicKey.bytes.elementsEqual(secret[40..<72])
    else { throw .damaged }
    return key
  }

  /// The bytes of `NAME.key`.
  ///
  /// - Parameters:
  ///   - password: `nil` for the form that minisign makes with `-W`.
  ///   - salt: 32 random bytes.
  package static func bytes(
    of key: SecretKey, password: [UInt8]?, salt: [UInt8],
    cost: KeyDerivationCost = .sensitive
  ) throws(SecretKeyFault) -> [UInt8] {
    var secret = key.publicKey.id.bytes + key.seed + key.publicKey.bytes
    defer { wipe(&secret) }
    secret += checksum(of: secret)
    var head = Signature.algorithm
    if let password {
      try cost.hide(&secret, password: password, salt: salt)
      head += "ScB2".utf8
      head += salt + cost.bytes
    } else {
      head += [0, 0] + "B2".utf8 + [UInt8](repeating: 0, count: 48)
    }
    let comment = password == nil ? "unencrypted" : "encrypted"
    return Array(
      """
      \(Signature.commentMark)minisign \(comment) secret key \(key.publicKey.id)
      \(Base64.text(of: head + secret))

      """.utf8)
  }

  /// - Parameter secret: the id of the key, its seed and its public half.
  private static func checksum(of secret: [UInt8]) -> [UInt8] {
    BLAKE2b.digest(of: Signature.algorithm + secret, length: 32)
  }

  private static func wipe(_ bytes: inout [UInt8]) {
    for place in bytes.indices { bytes[place] = 0 }
  }

  /// What stands in the line.
  private struct Fields {
    let isEncrypted: Bool
    let salt: [UInt8]
    let cost: KeyDerivationCost
    let secret: [UInt8]

    init(_ text: [UInt8]) throws(SecretKeyFault) {
      guard text.count <= mostBytes, let text = String(validating: text, as: UTF8.self) else {
        throw .notAKey
      }
      let lines = text.split { $0 == "\n" || $0 == "\r\n" }
      guard let line = lines.last,
        lines.count == 1 || lines.count == 2 && lines[0].hasPrefix(Signature.commentMark)
      else { throw .notAKey }
      guard !line.hasPrefix("RW") || line.utf8.count != 56 else { throw .publicKey }
      guard let bytes = Base64.bytes(of: String(line)), bytes.count == 158,
        bytes.starts(with: Signature.algorithm), bytes[4..<6].elementsEqual("B2".utf8)
      else { throw .notAKey }
      switch (bytes[2], bytes[3]) {
      case (0, 0): isEncrypted = false
      case (UInt8(ascii: "S"), UInt8(ascii: "c")): isEncrypted = true
      default: throw .notAKey
      }
      salt = Array(bytes[6..<38])
      cost = KeyDerivationCost(
        operations: Self.number(bytes[38..<46]), memory: Self.number(bytes[46..<54]))
      secret = Array(bytes[54...])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}

/// Why a secret key cannot be had from its file; nothing of the key is told.
package enum SecretKeyFault: Error, Hashable, Sendable, CustomStringConvertible {
  case notAKey
  case publicKey
  case damaged
  case needsPassword
  case wrongPassword
  /// The costs of scrypt are beyond those that minisign sets.
  case tooCostly
  /// Scrypt did not get its memory.
  case noMemory

  /// As the end of a sentence about the key.
  package var description: String {
    switch self {
    case .notAKey: "is not a secret key of minisign"
    case .publicKey: "is the public key; name the file that ends with .key"
    case .damaged: "is damaged: its parts do not belong together"
    case .needsPassword: "is encrypted, and there is no password"
    case .wrongPassword: "does not open with this password"
    case .tooCostly: "asks for more time or memory than minisign ever does, and is not opened"
    case .noMemory: "needs a gigabyte of memory to be opened, which cannot be had"
    }
  }
}
