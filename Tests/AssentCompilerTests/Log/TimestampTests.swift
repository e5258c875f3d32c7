import AssentManifest
import AssentRecord
import Crypto
import TestSupport
import Testing

/// Timestamps are read strictly, and what they say follows from their signature.
@Suite struct TimestampTests {
  @Test(.enabled(if: TimestampAuthority.isThere), arguments: ["rsa:2048", "ec"])
  func `no byte of what is signed changes unseen`(_ kind: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("what is stamped\n", to: "file")
    try TimestampAuthority.stamp("file", as: "file.tsr", in: folder, kind: kind)
    let bytes = try folder.bytes("file.tsr")
    let token = try TimestampToken(parsing: bytes)
    let digest = Manifest.Digest(sha256: SHA256.hash(data: Array("what is stamped\n".utf8)))
    #expect(token.digest == digest)
    var accepted = 0
    for place in bytes.indices {
      for bit in [UInt8(1), 0x80] {
        var other = bytes
        other[place] ^= bit
        guard let read = try? TimestampToken(parsing: other) else { continue }
        accepted += 1
        #expect(read == token, "byte \(place)")
      }
      #expect((try? TimestampToken(parsing: Array(bytes[..<place]))) == nil)
    }
    // Names in the certificate and its own signature, which no check here asks for.
    #expect(accepted < bytes.count)
  }

  // MARK: OpenTimestamps

  private static let digest = [UInt8](SHA256.hash(data: [1]))
  private static let head =
    [0] + Array("OpenTimestamps".utf8) + [0, 0] + Array("Proof".utf8)
    + [0, 0xBF, 0x89, 0xE2, 0xE8, 0x84, 0xE8, 0x92, 0x94, 1, 8] + digest
  private static let bitcoin: [UInt8] = [
    0, 0x05, 0x88, 0x96, 0x0D, 0x73, 0xD7, 0x19, 0x01, 3, 0xC0, 0xC4, 0x07,
  ]
  private static let pending: [UInt8] =
    [0, 0x83, 0xDF, 0xE3, 0x0D, 0x2E, 0xF9, 0x0C, 0x8E, 10, 9] + Array("https://a".utf8)

  @Test func `operations are done again, on every branch`() throws {
    // Two branches: one is pending, on the other two bytes are appended, one is put before, and hashed.
    let bytes =
      Self.head + [0xFF] + Self.pending + [0xF0, 2, 7, 8, 0xF1, 1, 9, 8] + Self.bitcoin
    let proof = try OpenTimestamp(parsing: bytes)
    #expect(proof.digest == Manifest.Digest(sha256: Self.digest))
    #expect(
      proof.attestations == [
        .pending(address: "https://a"),
        .bitcoin(
          height: 123_456, merkleRoot: [UInt8](SHA256.hash(data: [9] + Self.digest + [7, 8]))),
      ])
    for place in Self.head.count..<bytes.count {
      #expect((try? OpenTimestamp(parsing: Array(bytes[..<place]))) == nil, "cut at \(place)")
    }
    #expect((try? OpenTimestamp(parsing: bytes + [0])) == nil)
  }

  @Test func `an operation that is not known here gives no value`() throws {
    let proof = try OpenTimestamp(parsing: Self.head + [0x03] + Self.bitcoin)
    #expect(proof.attestations == [.bitcoin(height: 123_456, merkleRoot: nil)])
  }

  @Test func `what grows without end is refused`() {
    let doubled = [UInt8](repeating: 0xF3, count: 40)
    #expect(throws: OpenTimestampError.tooLong) {
      try OpenTimestamp(parsing: Self.head + doubled + Self.bitcoin)
    }
    let long = [UInt8](repeating: 8, count: 200_000)
    #expect(throws: OpenTimestampError.tooLong) {
      try OpenTimestamp(parsing: Self.head + long + Self.bitcoin)
    }
    let branches = [UInt8](repeating: 0xFF, count: 1_000)
    #expect(throws: OpenTimestampError.self) { try OpenTimestamp(parsing: Self.head + branches) }
  }

  @Test(
    arguments: [
      [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], [0x30, 0x80], [0x30, 0x81, 0x01, 0x00],
      [0x3F, 0x01, 0x00],
      [0x30, 0x82, 0x00, 0x01, 0x00], [0x30, 0x88, 1, 1, 1, 1, 1, 1, 1, 1], [], [0x30],
    ] as [[UInt8]])
  func `lengths that lead nowhere end the reading`(_ bytes: [UInt8]) {
    #expect(throws: TimestampError.notAToken) { try TimestampToken(parsing: bytes) }
  }
}
