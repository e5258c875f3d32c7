import AssentManifest
import AssentRecord
import Crypto
import TestSupport
import Testing

@testable import AssentGate

/// What others signed of a release or of a record is carried in a receipt, and checked.
@Suite struct ReceiptEvidenceTests {
  /// The line of a ledger that releases a text.
  private func entry(
    _ acceptance: Acceptance, text: Manifest.Digest? = nil, version: Manifest.Version = "1.0",
    summary: String = "New."
  ) throws -> [UInt8] {
    let frozen = LedgerEvent.Text(
      file: "license.md", isAuthoritative: true, sourceDigest: .sample("source"),
      textDigest: text ?? acceptance.textDigest)
    let release = LedgerEvent.Release(
      revision: 1, effective: try #require(Manifest.Moment("2025-01-01")), graceDays: 0,
      change: .init(declared: .initial, computed: .initial, summary: ["en": summary]),
      locales: ["en": frozen])
    let event = LedgerEvent(
      at: try #require(Manifest.Day("2025-01-01")), by: "legal@example.org", version: version,
      action: .released(release))
    var ledger = Ledger()
    return LogEntry(ledger: "license", line: try ledger.append(event).dropLast()).bytes
  }

  /// That an entry stands second of three, as a key signed.
  private func proof(_ entry: [UInt8], key number: UInt8 = 1) throws -> TlogProof {
    let tree = MerkleTree(leaves: [[1], entry, [2]].map { MerkleHash(leaf: $0) })
    var checkpoint = try Checkpoint(origin: "example.org", size: 3, root: tree.root)
    try checkpoint.note.sign(with: ContentScene.key(number), name: "example.org")
    return TlogProof(
      index: 1, hashes: try #require(tree.inclusionProof(of: 1, inSize: 3)), entry: entry,
      checkpoint: checkpoint)
  }

  private func check(_ receipt: Receipt, _ words: String) throws -> ReceiptCheck {
    try #require(
      receipt.check(keys: ContentScene.pin(1)).first { $0.description.contains(words) },
      "\(receipt.check(keys: ContentScene.pin(1)))")
  }

  @Test func `a proof that the release stands in the publisher's log is carried and checked`()
    throws
  {
    let sample = try ReceiptTests.Case()
    let good = try proof(entry(sample.acceptance))
    var receipt = try Receipt.make(
      record: "r1", store: sample.store, content: sample.content, proof: good.bytes)
    #expect(try Receipt(parsing: receipt.bytes) == receipt)
    let found = try check(receipt, "entry 1 of the log 'example.org', of 3, as key")
    #expect(found.outcome == .holds)
    // Nothing of it changes and still holds.
    for place in stride(from: 0, to: good.bytes.count, by: 5) {
      receipt.proof = good.bytes
      receipt.proof?[place] ^= 1
      let checks = receipt.check(keys: ContentScene.pin(1))
      #expect(!checks.contains { $0.description.contains("of 3, as key") }, "byte \(place)")
    }
    // By a key that was not given, of another text, another version, or of another tree.
    receipt.proof = try proof(entry(sample.acceptance), key: 2).bytes
    #expect(try check(receipt, "no key that was given signed its checkpoint").outcome == .unchecked)
    for other in [
      try entry(sample.acceptance, text: .sample("other")),
      try entry(sample.acceptance, version: "1.1"),
    ] {
      receipt.proof = try proof(other).bytes
      #expect(try check(receipt, "of another release than was accepted").outcome == .fails)
    }
    var moved = good
    moved.index = 2
    receipt.proof = moved.bytes
    #expect(try check(receipt, "does not hold for the entry in it").outcome == .fails)
    receipt.proof = []
    #expect(try check(receipt, "the proof cannot be read").outcome == .fails)
  }

  @Test func `where the log has but the digest of a release, nothing is said of it`() throws {
    let sample = try ReceiptTests.Case()
    let long = try entry(sample.acceptance, summary: String(repeating: "x", count: 66_000))
    let receipt = try Receipt.make(
      record: "r1", store: sample.store, content: sample.content, proof: proof(long).bytes)
    #expect(try check(receipt, "no more of its entry 1 than the digest").outcome == .unchecked)
  }

  @Test(.enabled(if: TimestampAuthority.isThere), arguments: ["rsa:2048", "ec"])
  func `a timestamp of an authority is kept, carried and checked`(_ kind: String) throws {
    let sample = try ReceiptTests.Case()
    let lines = AcceptanceLine.all(in: try sample.store.log())
    let folder = try TemporaryFolder()
    for (number, line) in lines.enumerated() {
      try folder.write(line.bytes, to: "line\(number)")
      try TimestampAuthority.stamp(
        "line\(number)", as: "line\(number).tsr", in: folder, kind: kind)
    }
    let token = Countersignature(
      kind: .rfc3161, line: lines[0].digest, bytes: try folder.bytes("line0.tsr"))
    try sample.store.keep(token)
    let receipt = try Receipt.make(record: "r1", store: sample.store, content: sample.content)
    #expect(receipt.countersignatures == [token])
    #expect(try Receipt(parsing: receipt.bytes) == receipt)
    let found = try check(receipt, "saw it at")
    // What a token shows by itself is not that anybody trusts its authority, and that is said.
    #expect(found.outcome == .holds && found.description.contains("openssl ts -verify"))
    // One of the other line does not pass for it.
    var changed = receipt
    changed.countersignatures[0].bytes = try folder.bytes("line1.tsr")
    #expect(try check(changed, "a timestamp is of another record").outcome == .fails)
    changed.countersignatures[0].bytes = Array(token.bytes.dropLast())
    #expect(try check(changed, "a timestamp cannot be read").outcome == .fails)
    changed = receipt
    changed.line = lines[1].bytes
    #expect(try check(changed, "a countersignature is of another record").outcome == .fails)
  }

  @Test func `a server countersigns a record that is stored`() async throws {
    struct Server: Countersigner {
      func countersign(line: [UInt8]) async throws -> Countersignature {
        let comment = "timestamp:1795920736\tfile:line\thashed"
        let file = try ContentScene.key(9).sign(line, trustedComment: comment).file
        let digest = Manifest.Digest(sha256: SHA256.hash(data: line))
        return Countersignature(kind: .minisign, line: digest, bytes: file)
      }
    }
    let sample = try ReceiptTests.Case()
    #expect(try await sample.store.countersign(by: Server(), keys: ContentScene.pin(9)) == 2)
    let checks = try sample.receipt().check(keys: [], countersigners: ContentScene.pin(9))
    let words =
      "countersigned it, at 2026-11-29T02:52:16Z as it says: timestamp:1795920736 file:line hashed"
    #expect(checks.contains { $0.outcome == .holds && $0.description.hasSuffix(words) })
  }
}
