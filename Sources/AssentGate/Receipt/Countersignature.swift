import AssentManifest
import AssentRecord
import Crypto

/// That somebody else saw a record: their signature of the bytes of its line.
public struct Countersignature: Hashable, Sendable {
  /// What kind of signature it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Ed25519 by a key of a server, as minisign writes it.
    case minisign
    /// A timestamp of RFC 3161.
    case rfc3161
  }

  /// What kind of signature it is.
  public var kind: Kind
  /// SHA-256 of the line without its newline.
  public var line: Manifest.Digest
  /// The signature file, or the token.
  public var bytes: [UInt8]

  /// The largest signature or token that is taken, in bytes.
  public static let mostBytes = 64 << 10

  /// A signature of the line that has a digest.
  public init(kind: Kind, line: Manifest.Digest, bytes: [UInt8]) {
    (self.kind, self.line, self.bytes) = (kind, line, bytes)
  }

  /// Reads what ``json`` gives; `nil` for anything else.
  public init?(reading value: JSONValue) {
    guard let kind = value["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let line = value["line"]?.string.flatMap({ Manifest.Digest($0) }),
      let text = value["bytes"]?.string, text.utf8.count <= Self.mostBytes * 2,
      let bytes = Base64.bytes(of: text)
    else { return nil }
    self.init(kind: kind, line: line, bytes: bytes)
  }

  /// The signature as it stands in a receipt, its bytes as Base64 (RFC 4648).
  public var json: JSONObject {
    [
      "bytes": .string(Base64.text(of: bytes)), "kind": .string(kind.rawValue),
      "line": .string(line.description),
    ]
  }

  /// The signature of a line, as minisign or an authority wrote it.
  public init(of line: [UInt8], file: [UInt8]) {
    self.init(
      // A token is a SEQUENCE of DER, and a signature file begins with a comment.
      kind: file.first == 0x30 ? .rfc3161 : .minisign,
      line: Manifest.Digest(sha256: SHA256.hash(data: line)), bytes: file)
  }

  /// What it shows of a line, in a sentence.
  ///
  /// - Parameter keys: those of servers whose word counts.
  public func check(_ line: [UInt8], keys: [PinnedKey]) -> ReceiptCheck {
    let (isValid, words) = finding(of: line, keys: keys.map(\.key))
    return ReceiptCheck(isValid.map { $0 ? .holds : .fails } ?? .unchecked, words)
  }

  /// A trusted comment behind what it is of. minisign writes `timestamp:1795920736`, tab, `file:line`.
  private static func words(of comment: String) -> String {
    let fields = comment.split(whereSeparator: \.isWhitespace)
    let name = "timestamp:"
    let seconds = fields.first { $0.hasPrefix(name) }.flatMap { Int64($0.dropFirst(name.count)) }
    let time = seconds.flatMap { Manifest.Timestamp(secondsSinceEpoch: $0) }
    let shown = Receipt.shown(fields.joined(separator: " "))
    return (time.map { ", at \($0) as it says" } ?? "") + ": \(shown)"
  }

  private func finding(of line: [UInt8], keys: [PublicKey]) -> (isValid: Bool?, words: String) {
    guard Manifest.Digest(sha256: SHA256.hash(data: line)) == self.line else {
      return (false, "a countersignature is of another record, \(self.line)")
    }
    switch kind {
    case .minisign:
      guard let signature = try? Signature(parsing: bytes) else {
        return (false, "a countersignature is no minisign signature")
      }
      guard let key = keys.first(where: { $0.id == signature.key }) else {
        return (nil, "key \(signature.key) countersigned it; no such key was given to check that")
      }
      return signature.isValid(for: line, by: key)
        ? (true, "key \(key.id) countersigned it\(Self.words(of: signature.trustedComment))")
        : (false, "the countersignature that names key \(key.id) is not of this record")
    case .rfc3161:
      do throws(TimestampError) {
        let token = try TimestampToken(parsing: bytes)
        guard token.digest == self.line else {
          return (false, "a timestamp is of another record, \(token.digest)")
        }
        return (
          true,
          "'\(token.signer)' saw it at \(token.time); whether that authority can be trusted, only "
            + "'openssl ts -verify' with its root can say"
        )
      } catch {
        return (false, "a timestamp cannot be read: \(error)")
      }
    }
  }
}

/// A server, or an authority, that signs records as they are made.
///
/// ``KeepingStore/countersign(by:keys:)`` asks it, after a record is stored: a gate never waits for it.
public protocol Countersigner: Sendable {
  /// - Parameter line: of the log, without its newline.
  func countersign(line: [UInt8]) async throws -> Countersignature
}
