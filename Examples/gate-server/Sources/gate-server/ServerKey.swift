import AssentGate
import Crypto
import Foundation

/// The key of the server, by which it says that it saw a record: what `assent keygen` or `minisign -G -W`
/// wrote.
struct ServerKey: Sendable {
  private let id: [UInt8]
  private let key: Curve25519.Signing.PrivateKey

  /// - Throws: ``Settings/Fault`` for a file that is none, or that others may read.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file), data.count < 4_096 else {
      throw Settings.Fault(
        "'\(file)' cannot be read; 'assent keygen --output \(file.dropLast(4))' makes it")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    if let mode = attributes[.posixPermissions] as? NSNumber, mode.intValue & 0o077 != 0 {
      throw Settings.Fault("'\(file)' can be read by others: 'chmod 600 \(file)'")
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    // Ed, two zeros where no password hides the rest, B2, salt and costs; then id, seed, public half.
    guard let line = lines.last, let bytes = Data(base64Encoded: String(line)).map(Array.init),
      bytes.count == 158, bytes.starts(with: "Ed".utf8), bytes[2] == 0, bytes[3] == 0
    else { throw Settings.Fault("'\(file)' is no secret key without a password") }
    id = Array(bytes[54..<62])
    key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes[62..<94])
    guard key.publicKey.rawRepresentation.elementsEqual(bytes[94..<126]) else {
      throw Settings.Fault("'\(file)' is damaged: its two halves are not of one key")
    }
  }

  /// As `assent gate verify --countersigner` takes it.
  var publicKey: String {
    Data("Ed".utf8 + id + Array(key.publicKey.rawRepresentation)).base64EncodedString()
  }

  /// Says of a line of a log that it was here.
  ///
  /// - Parameter comment: what the signature says besides, in one line.
  func countersign(_ line: [UInt8], comment: String) throws -> Countersignature {
    let signature = try Array(key.signature(for: line))
    let number = id.reversed().map { String(format: "%02X", $0) }.joined()
    let file = """
      untrusted comment: signature from minisign secret key \(number)
      \(Data("Ed".utf8 + id + signature).base64EncodedString())
      trusted comment: \(comment)
      \(try key.signature(for: signature + Array(comment.utf8)).base64EncodedString())

      """
    return Countersignature(of: line, file: Array(file.utf8))
  }
}
