import AssentManifest
import Crypto

/// The public key of a signed note with the name that stands in its signature lines (C2SP signed-note).
package struct NoteKey: Hashable, Sendable, CustomStringConvertible {
  /// What a signature says, and in which form.
  package enum Kind: UInt8, Hashable, Sendable {
    /// Ed25519 of the text of a note.
    case signature = 1
    /// Of a checkpoint that a witness saw: a time, and Ed25519 of both (C2SP tlog-cosignature).
    case cosignature = 4
  }

  package let name: String
  package let kind: Kind
  /// Of the Ed25519 key: 32.
  package let bytes: [UInt8]
  /// Four bytes that tell keys of one name apart; they are no proof of anything.
  package let id: [UInt8]

  /// `nil` for a name that no note can have, and for another number of bytes than 32.
  package init?(name: String, kind: Kind = .signature, bytes: [UInt8]) {
    guard bytes.count == 32, Self.isName(name) else { return nil }
    self.name = name
    self.kind = kind
    self.bytes = bytes
    id = Self.id(name: name, kind: kind, bytes: bytes)
  }

  /// The key of a log or witness that signs with a minisign key.
  package init?(name: String, kind: Kind = .signature, _ key: PublicKey) {
    self.init(name: name, kind: kind, bytes: key.bytes)
  }

  /// Reads a verifier key, `name+id+key`, and checks the id in it.
  package init?(_ text: String) {
    guard text.utf8.count <= SignedNote.mostBytesOfName + 64 else { return nil }
    let parts = text.split(separator: "+", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].utf8.count == 8, let key = Base64.bytes(of: String(parts[2])),
      let kind = key.first.flatMap(Kind.init),
      let read = NoteKey(name: String(parts[0]), kind: kind, bytes: Array(key.dropFirst())),
      read.hexadecimalID == parts[1]
    else { return nil }
    self = read
  }

  /// The verifier key: name, id in hexadecimal and, in base64, kind and key.
  package var description: String {
    "\(name)+\(hexadecimalID)+\(Base64.text(of: [kind.rawValue] + bytes))"
  }

  /// The id as a verifier key has it: eight hexadecimal digits.
  package var hexadecimalID: String { Self.hexadecimal(id) }

  static func hexadecimal(_ id: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: id.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Whether a note can be signed by this name: it has no white space, no `+`, and is not long.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= SignedNote.mostBytesOfName
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0 != "+" && $0.value >= 0x20 && $0.value != 0x7F
      }
  }

  private static func id(name: String, kind: Kind, bytes: [UInt8]) -> [UInt8] {
    Array(
      SHA256.hash(data: Array(name.utf8) + [0x0A, kind.rawValue] + bytes).prefix(4))
  }

  /// What a signature of this kind is made of.
  ///
  /// - Parameter time: of a cosignature, in seconds since 1970.
  static func message(of text: [UInt8], time: UInt64?) -> [UInt8] {
    guard let time else { return text }
    return Array("cosignature/v1\ntime \(time)\n".utf8) + text
  }
}
