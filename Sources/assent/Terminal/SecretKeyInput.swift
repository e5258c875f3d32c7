import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The secret key that a log or a witness signs with.
enum SecretKeyInput {
  /// Reads a key file of minisign that is not encrypted.
  ///
  /// - Throws: ``UsageError`` for any other file; nothing of it is printed.
  static func read(_ path: String) throws -> SecretKey {
    let bytes = try FileSystem.readNamed(path)
    let lines = String(decoding: bytes.prefix(4_096), as: UTF8.self).split(separator: "\n")
    guard let line = lines.last, let key = Base64.bytes(of: String(line)), key.count == 158,
      key.starts(with: [0x45, 0x64, 0, 0]), let id = KeyID(key[54..<62]),
      let secret = SecretKey(id: id, seed: Array(key[62..<94])),
      secret.publicKey.bytes == Array(key[94..<126])
    else { throw UsageError("'\(path)' is not a secret key of minisign without a password") }
    return secret
  }
}
