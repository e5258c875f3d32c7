import AssentManifest
import AssentRecord
import TestSupport
import Testing

@testable import AssentGate

/// Whose word counts when a receipt is checked, and what the log says of it.
@Suite struct ReceiptTrustTests {
  /// A receipt whose manifest the keys signed, with what a memory knows.
  private func receipt(_ content: GateContent, _ memory: TestMemory) -> Receipt {
    var trust: [MemoryName: [UInt8]] = [:]
    for name in MemoryName.allCases { trust[name] = memory.remembered(name) }
    return Receipt(
      line: CanonicalJSON.bytes(of: .object(Acceptance.sample().event.json)), number: 1,
      logLines: 1,
      logHead: .sample("head"), plain: [], manifest: content.manifest.bytes,
      signatures: content.manifest.signatures, trust: trust)
  }

  private func signature(
    _ receipt: Receipt, _ keys: [PinnedKey], recovery: [PinnedKey] = [],
    memory: TestMemory? = nil
  ) throws -> ReceiptCheck {
    let checks = receipt.check(keys: keys, recoveryKeys: recovery, memory: memory)
    return try #require(checks.dropFirst().first)
  }

  @Test func `a receipt signed by a key that follows from the pinned one holds, and by no other`()
    throws
  {
    let memory = TestMemory()
    _ = try ContentScene(sequence: 1, announcing: [1, 2]).open(memory: memory)
    var next = ContentScene(sequence: 2, announcing: [2])
    next.signers = [2]
    var receipt = receipt(try next.open(memory: memory), memory)
    // As it is handed on, with nothing else.
    receipt = try Receipt(parsing: receipt.bytes)
    let found = try signature(receipt, ContentScene.pin(1))
    #expect(found.outcome == .holds && found.description.contains("follows from"))
    #expect(try signature(receipt, ContentScene.pin(2)).outcome == .holds)
    #expect(try signature(receipt, ContentScene.pin(3)).outcome == .fails)
    receipt.trust = [:]
    #expect(try signature(receipt, ContentScene.pin(1)).outcome == .fails)
    #expect(try signature(receipt, ContentScene.pin(1), memory: memory).outcome == .holds)
    // The new key's own word that it follows is worth nothing.
    var forged = ContentScene(sequence: 1, announcing: [1, 3])
    forged.signers = [3]
    let other = TestMemory()
    let content = try forged.open(ContentScene.pin(3), memory: other)
    #expect(try signature(self.receipt(content, other), ContentScene.pin(1)).outcome == .fails)
  }

  @Test func `a receipt signed by a revoked key fails, whoever knows of it`() throws {
    let scene = ContentScene(sequence: 1, announcing: [1])
    let plain = receipt(try scene.open(), TestMemory())
    #expect(try signature(plain, ContentScene.pin(1)).outcome == .holds)
    let memory = TestMemory()
    var next = ContentScene(sequence: 2, announcing: [2])
    next.signers = [2]
    try next.revoke(1, replacement: 2, by: 9)
    _ = try next.open(memory: memory, recovery: ContentScene.pin(9))
    let recovery = ContentScene.pin(9)
    for found in [
      try signature(plain, ContentScene.pin(1), recovery: recovery, memory: memory),
      try signature(receipt(scene.open(), memory), ContentScene.pin(1), recovery: recovery),
    ] {
      #expect(found.outcome == .fails && found.description.contains("was revoked at"))
    }
    // Nor does one whose list was changed, or signed by another key.
    var changed = receipt(try scene.open(), memory)
    #expect(try signature(changed, ContentScene.pin(1)).outcome == .holds)
    for (name, bytes) in changed.trust where name != .rotations {
      // The first line of a signature says nothing.
      let first = name == .revocations ? 0 : (bytes.firstIndex(of: 0x0A) ?? 0) + 1
      for index in first..<bytes.count {
        var other = bytes
        other[index] ^= 1
        changed.trust[name] = other
        #expect(
          try signature(changed, ContentScene.pin(1), recovery: recovery).outcome == .fails,
          "\(name) \(index)")
      }
      changed.trust[name] = bytes
    }
    // What a receipt carries does not take the place of what is known here.
    var bare = plain
    bare.trust = [.revocations: [], .revocationsSignature: []]
    #expect(
      try signature(bare, ContentScene.pin(1), recovery: recovery, memory: memory).outcome == .fails
    )
  }

  @Test func `the log shows where the record stands, and what happened since`() throws {
    let sample = try ReceiptTests.Case()
    let receipt = try sample.receipt()
    func place(_ receipt: Receipt, _ log: [UInt8]) -> [ReceiptCheck] {
      receipt.check(keys: [], log: log).filter { $0.description.contains("log") }
        .filter { !$0.description.contains("publisher") }
    }
    #expect(place(receipt, try sample.store.log()).map(\.outcome) == [.holds])
    for number in [-1, 0, 2, 3, .max, .min] {
      var changed = receipt
      changed.number = number
      #expect(place(changed, try sample.store.log()).map(\.outcome) == [.fails])
      changed = receipt
      changed.logLines = number
      #expect(
        place(changed, try sample.store.log()).map(\.outcome) == [number == 2 ? .holds : .fails])
    }
    #expect(place(receipt, []).map(\.outcome) == [.fails])
    try sample.store.append([
      AcceptanceEvent(at: .sample(9), action: .withdrawn(document: "license", record: "r1"))
    ])
    let since = receipt.check(keys: [], log: try sample.store.log())
    #expect(
      since.contains {
        $0.description.contains("since the receipt was made: the record was taken back")
      })
  }

  private struct Server: Countersigner {
    var key: UInt8 = 9
    var most = Int.max
    var lines: [UInt8]?

    struct Gone: Error {}

    func countersign(line: [UInt8]) async throws -> Countersignature {
      if String(decoding: line, as: UTF8.self).contains("\"other\""), most == 1 { throw Gone() }
      let file = try ContentScene.key(key).sign(lines ?? line, trustedComment: "seen").file
      return Countersignature(of: lines ?? line, file: file)
    }
  }

  @Test func `a server countersigns each record once, and what fails is tried again`() async throws
  {
    let sample = try ReceiptTests.Case()
    let store = sample.store
    await #expect(throws: Server.Gone.self) { try await store.countersign(by: Server(most: 1)) }
    let first = try sample.receipt()
    #expect(first.countersignatures.count == 1)
    #expect(
      first.check(keys: [], countersigners: ContentScene.pin(9)).contains {
        $0.outcome == .holds && $0.description.contains("countersigned")
      })
    // A signature of something else is none.
    await #expect(throws: StoreError.self) {
      try await store.countersign(by: Server(lines: [1, 2]))
    }
    #expect(try await store.countersign(by: Server()) == 1)
    #expect(try await store.countersign(by: Server()) == 0)
    try store.append([
      AcceptanceEvent(at: .sample(9), action: .withdrawn(document: "license", record: "r1"))
    ])
    #expect(try await store.countersign(by: Server()) == 1)
  }
}
