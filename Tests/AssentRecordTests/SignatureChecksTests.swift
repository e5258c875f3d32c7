import AssentRecord
import Testing

/// A signature is checked once, whoever asks.
@Suite struct SignatureChecksTests {
  @Test func `the bytes are hashed once for each signature and key`() throws {
    let keys = (1...2).compactMap { (number: UInt8) in
      KeyID([9, 9, 9, 9, 9, 9, 9, 9]).flatMap {
        SecretKey(id: $0, seed: [UInt8](repeating: number, count: 32))
      }
    }
    try #require(keys.count == 2)
    let bytes = Array("words".utf8)
    let signature = try keys[0].sign(bytes, trustedComment: "")
    let checks = SignatureChecks(of: bytes)
    for _ in 0..<3 {
      #expect(checks.isValid(signature, by: keys[0].publicKey))
      // Another key of the same id is another question.
      #expect(!checks.isValid(signature, by: keys[1].publicKey))
    }
    #expect(checks.count == 2)
    #expect(!SignatureChecks(of: bytes + [10]).isValid(signature, by: keys[0].publicKey))
  }
}
