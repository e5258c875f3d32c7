import AssentRecord
import Testing

/// Keys and signatures have the forms of minisign.
@Suite struct SigningTests {
  private func key(_ number: UInt8 = 7) throws -> SecretKey {
    let id = try #require(KeyID([1, 2, 3, 4, 5, 6, 7, number]))
    return try #require(SecretKey(id: id, seed: [UInt8](repeating: number, count: 32)))
  }

  @Test func `a key id prints its last byte first`() throws {
    let id = try #require(KeyID([1, 2, 3, 4, 5, 6, 7, 0xFE]))
    #expect(id.description == "FE07060504030201")
    #expect(KeyID("FE07060504030201") == id)
    #expect(KeyID("fe07060504030201") == id)
    #expect(KeyID("+E07060504030201") == nil)
  }

  @Test func `a public key is read from its text and from its file`() throws {
    let key = try key().publicKey
    #expect(key.description.utf8.count == 56 && key.description.hasPrefix("RW"))
    #expect(PublicKey(key.description) == key)
    #expect(PublicKey(file: key.file) == key)
    #expect(PublicKey(file: Array("\(key)\n".utf8)) == key)
    #expect(PublicKey(String(key.description.dropLast()) + "=") == nil)
  }

  @Test func `every byte of a signature but those of its comment counts`() throws {
    let key = try key()
    let message = Array("words".utf8)
    let file = try key.sign(message, trustedComment: "manifest.json").file
    #expect(try Signature(parsing: file).isValid(for: message, by: key.publicKey))
    let end = try #require(file.firstIndex(of: UInt8(ascii: "\n")))
    for place in file.indices where !(Signature.commentMark.utf8.count..<end).contains(place) {
      var other = file
      other[place] ^= 1
      let signature = try? Signature(parsing: other)
      #expect(signature?.isValid(for: message, by: key.publicKey) != true, "byte \(place)")
    }
  }

  @Test func `a signature is of one message and one key`() throws {
    let signature = try key().sign([1], trustedComment: "")
    #expect(!signature.isValid(for: [2], by: try key().publicKey))
    #expect(!signature.isValid(for: [1], by: try key(8).publicKey))
  }
}
