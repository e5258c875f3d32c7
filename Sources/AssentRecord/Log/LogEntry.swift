import AssentManifest
import Crypto

/// An entry of the log: one line of one ledger, with the ledger that it is of.
///
/// Two ledgers may have an equal line: two products that release the same text on one day. So an entry
/// names its ledger, and the line stands in it byte for byte:
/// `{"event":` line `,"ledger":"apps/license"}`, which is canonical JSON because the line is. Of a line
/// that is too long for an entry, its digest stands in `eventDigest` instead.
package struct LogEntry: Hashable, Sendable {
  /// Folder and id of the agreement: `apps/license`.
  package let ledger: String
  /// The line without its newline; `nil` where the entry has its digest alone.
  package let line: [UInt8]?
  /// Of the line.
  package let digest: Manifest.Digest
  /// What is hashed as a leaf.
  package let bytes: [UInt8]

  /// - Parameter line: canonical JSON, as ledgers have it.
  package init(ledger: String, line: [UInt8]) {
    self.ledger = ledger
    digest = Manifest.Digest(sha256: SHA256.hash(data: line))
    let name = CanonicalJSON.bytes(of: .string(ledger))
    let whole = Self.start + line + Self.middle + name + [UInt8(ascii: "}")]
    if whole.count <= LogTiles.mostBytesOfEntry {
      bytes = whole
      self.line = line
    } else {
      bytes = CanonicalJSON.bytes(
        of: .object(["eventDigest": .string(digest.description), "ledger": .string(ledger)]))
      self.line = nil
    }
  }

  /// Reads an entry; `nil` for bytes of any other form.
  package init?(parsing bytes: [UInt8]) {
    guard bytes.count <= LogTiles.mostBytesOfEntry, let value = try? JSONValue(parsing: bytes),
      case .object(let object) = value, let ledger = value["ledger"]?.string,
      Manifest.Path(ledger) != nil, CanonicalJSON.bytes(of: value) == bytes
    else { return nil }
    self.ledger = ledger
    self.bytes = bytes
    if let event = object["event"], case .object = event, object.members.count == 2 {
      let line = CanonicalJSON.bytes(of: event)
      self.line = line
      digest = Manifest.Digest(sha256: SHA256.hash(data: line))
    } else {
      guard let digest = value["eventDigest"]?.string.flatMap({ Manifest.Digest($0) }),
        object.members.count == 2
      else { return nil }
      self.digest = digest
      line = nil
    }
  }

  /// What the entry says happened; `nil` where it has a digest alone, or is no event.
  package var event: LedgerEvent? {
    guard let line, let value = try? JSONValue(parsing: line), case .object(let object) = value
    else { return nil }
    return try? LedgerEvent(reading: object)
  }

  private static let start = Array("{\"event\":".utf8)
  private static let middle = Array(",\"ledger\":".utf8)
}
