import AssentManifest
import Crypto

/// The name by which a log knows a person: HMAC-SHA256 of their id, with a salt that can be thrown away.
public enum Pseudonym {
  /// Of a salt.
  static let byteCount = 32

  /// 32 random bytes, for one person.
  public static func makeSalt() -> [UInt8] {
    SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
  }

  /// Whether bytes are a salt: zeros are one that was taken away.
  static func isSalt(_ bytes: [UInt8]) -> Bool {
    bytes.count == byteCount && !bytes.allSatisfy { $0 == 0 }
  }

  /// 64 hexadecimal digits.
  public static func name(of id: String, _ salt: [UInt8]) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Array(id.utf8), using: SymmetricKey(data: salt))
    return Manifest.Digest(sha256: code).hexadecimal
  }

  /// Whether a text can be such a name, as the id of a person in an app hardly is.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 2 * byteCount
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
