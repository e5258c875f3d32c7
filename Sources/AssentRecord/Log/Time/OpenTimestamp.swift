import AssentManifest
import Crypto

/// An OpenTimestamps proof: operations that lead from a digest to values that others have published.
///
/// The operations are done again here. Whether a block of Bitcoin has the value at their end cannot be
/// checked offline: the height of the block and the value are given, for whoever has the block's header.
package struct OpenTimestamp: Hashable, Sendable {
  /// Who vouches for a value.
  package enum Attestation: Hashable, Sendable {
    /// A calendar promised to have it published; it proves nothing yet.
    case pending(address: String)
    /// The root of the transactions of a block, byte by byte as the header has it; `nil` where an
    /// operation on the way is not known here.
    case bitcoin(height: Int, merkleRoot: [UInt8]?)
    /// Of a kind that is not known here.
    case unknown
  }

  /// What was stamped.
  package let digest: Manifest.Digest
  package let attestations: [Attestation]

  private static let header: [UInt8] =
    [0] + Array("OpenTimestamps".utf8) + [0, 0] + Array("Proof".utf8) + [
      0, 0xBF, 0x89, 0xE2, 0xE8, 0x84, 0xE8, 0x92, 0x94, 1,
    ]
  /// The longest value that an operation may come to, and the most operations and branches.
  private static let mostBytes = 4_096
  private static let mostSteps = 10_000
  private static let bitcoin: [UInt8] = [0x05, 0x88, 0x96, 0x0D, 0x73, 0xD7, 0x19, 0x01]
  private static let pending: [UInt8] = [0x83, 0xDF, 0xE3, 0x0D, 0x2E, 0xF9, 0x0C, 0x8E]

  /// Reads a proof of the digest of a file.
  ///
  /// - Throws: ``OpenTimestampError``.
  package init(parsing bytes: [UInt8]) throws(OpenTimestampError) {
    var reader = Reader(bytes)
    guard reader.bytes(Self.header.count)?.elementsEqual(Self.header) == true,
      reader.byte() == 0x08, let start = reader.bytes(32)
    else { throw .notAProof }
    digest = Manifest.Digest(sha256: start)
    var attestations: [Attestation] = []
    // The values of branches that are still to come back to.
    var open: [[UInt8]?] = []
    var value: [UInt8]? = Array(start)
    for _ in 0..<Self.mostSteps {
      guard var tag = reader.byte() else { throw .damaged }
      if tag == 0xFF {
        open.append(value)
        guard let next = reader.byte(), next != 0xFF else { throw .damaged }
        tag = next
      }
      if tag != 0 {
        value = try Self.apply(tag, to: value, &reader)
        continue
      }
      attestations.append(try Self.attestation(value, &reader))
      if let back = open.popLast() {
        value = back
        continue
      }
      guard reader.isAtEnd else { throw .damaged }
      self.attestations = attestations
      return
    }
    throw .tooLong
  }

  private static func attestation(
    _ value: [UInt8]?, _ reader: inout Reader
  ) throws(OpenTimestampError) -> Attestation {
    guard let kind = reader.bytes(8), let payload = reader.counted(8_192) else { throw .damaged }
    var inner = Reader(Array(payload))
    if kind.elementsEqual(bitcoin) {
      guard let height = inner.number(), inner.isAtEnd else { throw .damaged }
      return .bitcoin(height: height, merkleRoot: value)
    }
    if kind.elementsEqual(pending) {
      guard let address = inner.counted(1_000), inner.isAtEnd,
        address.allSatisfy({ (0x21..<0x7F).contains($0) })
      else { throw .damaged }
      return .pending(address: String(decoding: address, as: UTF8.self))
    }
    return .unknown
  }

  /// - Returns: `nil` for an operation that is not done here, and after one.
  private static func apply(
    _ tag: UInt8, to value: [UInt8]?, _ reader: inout Reader
  ) throws(OpenTimestampError) -> [UInt8]? {
    switch tag {
    case 0xF0, 0xF1:
      guard let more = reader.counted(mostBytes), !more.isEmpty else { throw .damaged }
      guard let value else { return nil }
      guard value.count + more.count <= mostBytes else { throw .tooLong }
      return tag == 0xF0 ? value + more : more + value
    case 0xF2: return value.map { $0.reversed() }
    case 0xF3:
      guard let value else { return nil }
      guard value.count * 2 <= mostBytes else { throw .tooLong }
      let digits = Array("0123456789abcdef".utf8)
      return value.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    case 0x08: return value.map { Array(SHA256.hash(data: $0)) }
    case 0x02: return value.map { Array(Insecure.SHA1.hash(data: $0)) }
    // RIPEMD-160 and Keccak-256.
    case 0x03, 0x67: return nil
    default: throw .damaged
    }
  }

  private struct Reader {
    private let all: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { all = bytes }

    var isAtEnd: Bool { place == all.count }

    mutating func byte() -> UInt8? {
      guard place < all.count else { return nil }
      defer { place += 1 }
      return all[place]
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= all.count - place else { return nil }
      defer { place += count }
      return all[place..<place + count]
    }

    /// Seven bits a byte, the lowest first.
    mutating func number() -> Int? {
      var number = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        guard let byte = byte() else { return nil }
        number |= Int(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return number }
      }
      return nil
    }

    mutating func counted(_ limit: Int) -> ArraySlice<UInt8>? {
      guard let count = number(), count <= limit else { return nil }
      return bytes(count)
    }
  }
}

/// Why bytes are no OpenTimestamps proof.
package enum OpenTimestampError: Error, Hashable, Sendable, CustomStringConvertible {
  case notAProof
  case damaged
  case tooLong

  package var description: String {
    switch self {
    case .notAProof: "it is no OpenTimestamps proof of a SHA-256 digest"
    case .damaged: "it is an OpenTimestamps proof that was cut off or altered"
    case .tooLong: "its operations come to more than is done here"
    }
  }
}
