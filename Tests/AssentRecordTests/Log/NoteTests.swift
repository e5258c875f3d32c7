import AssentManifest
import AssentRecord
import Testing

/// Notes, checkpoints and proofs are those of C2SP.
@Suite struct NoteTests {
  static func key(_ number: UInt8 = 7) throws -> SecretKey {
    let id = try #require(KeyID([1, 2, 3, 4, 5, 6, 7, number]))
    return try #require(SecretKey(id: id, seed: [UInt8](repeating: number, count: 32)))
  }

  private static func checkpoint(_ size: Int = 3) throws -> Checkpoint {
    var checkpoint = try Checkpoint(
      origin: "example.org/legal", size: size, root: MerkleHash(leaf: [1]))
    try checkpoint.note.sign(with: key(), name: "example.org/legal")
    return checkpoint
  }

  /// The example key of the specification.
  @Test func `a verifier key has the id that others compute`() throws {
    let text = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
    let key = try #require(NoteKey(text))
    #expect(key.name == "PeterNeumann" && key.kind == .signature)
    #expect(key.description == text)
    #expect(NoteKey("PeterNeumann+c74f20a4+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW") == nil)
    #expect(NoteKey("Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW") == nil)
  }

  /// The example note of the package golang.org/x/mod/sumdb/note.
  @Test func `a note that another program signed is valid`() throws {
    let text =
      "If you think cryptography is the answer to your problem,\nthen you don't know what your problem "
      + "is.\n\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqd"
      + "ngotpRZb6KE6RyyBwJnAM=\n"
    let key = try #require(
      NoteKey("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"))
    let note = try SignedNote(parsing: Array(text.utf8))
    #expect(note.check(key) == .valid(time: nil))
    #expect(note.bytes == Array(text.utf8))
  }

  @Test func `every byte of a checkpoint counts`() throws {
    let checkpoint = try Self.checkpoint()
    let key = try #require(NoteKey(name: "example.org/legal", try Self.key().publicKey))
    #expect(checkpoint.note.check(key) == .valid(time: nil))
    let bytes = checkpoint.bytes
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      let read = try? Checkpoint(parsing: other)
      #expect(read?.note.check(key) != .valid(time: nil), "byte \(place)")
    }
  }

  @Test func `a key of the same name and id is not the key`() throws {
    let checkpoint = try Self.checkpoint()
    let own = try #require(NoteKey(name: "example.org/legal", try Self.key().publicKey))
    let other = try #require(NoteKey(name: "example.org/legal", try Self.key(8).publicKey))
    #expect(checkpoint.note.check(other) == .absent)
    // A line with the id of the one and the signature of the other.
    let forged = try Self.forged(checkpoint, id: other.id)
    #expect(forged.note.check(other) == .invalid)
    #expect(forged.note.check(own) == .absent)
  }

  private static func forged(_ checkpoint: Checkpoint, id: [UInt8]) throws -> Checkpoint {
    let line = try #require(checkpoint.note.lines.first)
    let bytes =
      checkpoint.note.text + Array("\n— \(line.name) ".utf8)
      + Array(Base64.text(of: id + line.signature).utf8) + Array("\n".utf8)
    return try Checkpoint(parsing: bytes)
  }

  @Test func `a cosignature is no signature, and a signature no cosignature`() throws {
    var checkpoint = try Self.checkpoint()
    try checkpoint.note.cosign(with: Self.key(8), name: "witness.example", time: 1_700_000_000)
    let asWitness = try #require(
      NoteKey(name: "witness.example", kind: .cosignature, try Self.key(8).publicKey))
    let asLog = try #require(NoteKey(name: "witness.example", try Self.key(8).publicKey))
    #expect(checkpoint.note.check(asWitness) == .valid(time: 1_700_000_000))
    #expect(checkpoint.note.check(asLog) == .absent)
    let again = try Checkpoint(parsing: checkpoint.bytes)
    #expect(again == checkpoint)
    // The line of a witness under the id of a signature.
    let line = try #require(checkpoint.note.lines.last)
    let bytes =
      checkpoint.note.text + Array("\n— \(line.name) ".utf8)
      + Array(Base64.text(of: asLog.id + line.signature).utf8) + Array("\n".utf8)
    #expect(try SignedNote(parsing: bytes).check(asLog) == .invalid)
  }

  @Test(arguments: [
    "example.org\n03\nAAAA\n", "example.org\n-1\nAAAA\n", "example.org\n+1\nAAAA\n",
    "example.org\n9223372036854775808\nAAAA\n", "example.org\n1\n", "example org\n1\nAAAA\n",
    "example+org\n1\nAAAA\n", "\n1\nAAAA\n", "example.org\n1\nAAA\n", "example.org\n1\nAAAA\n\nx\n",
  ])
  func `a text that is no checkpoint is none`(_ text: String) throws {
    let text = text.replacing("AAAA", with: MerkleHash.empty.text)
    var note = Array(text.utf8)
    note += Array("\n— example.org AAAAAAAA\n".utf8)
    #expect(throws: CheckpointError.self) { try Checkpoint(parsing: note) }
  }

  @Test func `the largest size is read, and costs nothing`() throws {
    let text = "example.org\n\(Int.max)\n\(MerkleHash.empty.text)\n\n— example.org AAAAAAAA\n"
    #expect(try Checkpoint(parsing: Array(text.utf8)).size == Int.max)
  }

  @Test(arguments: [
    "text\n", "text\n\n", "text\n\n— n AAAA\n", "text\n\n— n  AAAAAAAA\n", "text\n\n- n AAAAAAAA\n",
    "text\n\n— n AAAAAAAA", "text\n\n— n AAAAAAA=\r\n", "te\u{1}xt\n\n— n AAAAAAAA\n",
    "text\n\n— n+ AAAAAAAA\n", "text\n\n— n\u{A0} AAAAAAAA\n", "text\n\nmore\n", "", "\n", "\n\n",
    "\n\n\n",
  ])
  func `bytes that are no note are none`(_ text: String) {
    #expect(throws: NoteError.self) { try SignedNote(parsing: Array(text.utf8)) }
  }

  @Test func `a proof is read and written, and proves one entry`() throws {
    let entries = (0..<5).map { [UInt8]([1, $0]) }
    let tree = MerkleTree(leaves: entries.map { MerkleHash(leaf: $0) })
    var checkpoint = try Checkpoint(origin: "example.org", size: 5, root: tree.root)
    try checkpoint.note.sign(with: Self.key(), name: "example.org")
    let proof = TlogProof(
      index: 3, hashes: try #require(tree.inclusionProof(of: 3, inSize: 5)), entry: entries[3],
      checkpoint: checkpoint)
    let read = try TlogProof(parsing: proof.bytes)
    #expect(read == proof && read.proves(entries[3]) && !read.proves(entries[2]))
    for place in proof.bytes.indices {
      var other = proof.bytes
      other[place] ^= 1
      guard let read = try? TlogProof(parsing: other) else { continue }
      let key = try #require(NoteKey(name: "example.org", try Self.key().publicKey))
      let isProof =
        read.checkpoint.note.check(key) == .valid(time: nil) && read.proves(entries[3])
      // The entry in the proof is what is asked about, and nothing else may change unseen.
      #expect(!isProof || read.entry != entries[3], "byte \(place)")
    }
  }

  @Test func `any bytes are refused without a crash`() {
    var state: UInt64 = 1
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return UInt8(state >> 56)
      }
      #expect((try? SignedNote(parsing: bytes)) == nil)
      #expect((try? TlogProof(parsing: Array("c2sp.org/tlog-proof@v1\n".utf8) + bytes)) == nil)
      #expect(LogEntry(parsing: bytes) == nil)
      #expect((try? TimestampToken(parsing: bytes)) == nil)
      #expect((try? OpenTimestamp(parsing: bytes)) == nil)
    }
  }
}
