import Foundation

/// The form of a signature file as minisign writes it: four lines, two of them base64.
enum SignatureForm {
  /// The bytes of algorithm, key id and Ed25519 signature.
  private static let signatureSize = 2 + 8 + 64
  private static let commentSignatureSize = 64

  static func isSignature(_ bytes: [UInt8]) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 5, lines[4].isEmpty, lines[0].hasPrefix("untrusted comment: "),
      lines[2].hasPrefix("trusted comment: "),
      let signature = Data(base64Encoded: String(lines[1])),
      let global = Data(base64Encoded: String(lines[3]))
    else { return false }
    return signature.count == signatureSize && global.count == commentSignatureSize
      && (signature.starts(with: "Ed".utf8) || signature.starts(with: "ED".utf8))
  }
}
