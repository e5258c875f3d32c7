import AssentManifest
import TestSupport
import Testing

@testable import AssentGate

/// A record of elsewhere is taken in once, for whom it is, and not against what was said here.
@Suite struct AcceptanceImportTests {
  private func record(
    _ sample: ReceiptTests.Case, _ change: (inout Acceptance) -> Void = { _ in }
  ) throws -> AcceptanceImport {
    var acceptance = sample.acceptance
    change(&acceptance)
    return try AcceptanceImport(
      CanonicalJSON.bytes(of: .object(acceptance.event.json)),
      manifest: sample.content.manifest.manifest, keys: [])
  }

  @Test func `a record is taken in once`() throws {
    let record = try record(ReceiptTests.Case())
    let store = MemoryStore()
    #expect(try record.take(into: store, at: .sample(50)) == .counts)
    let log = try store.log()
    #expect(try record.take(into: store, at: .sample(51)) == .wasThere)
    #expect(try store.log() == log)
  }

  @Test func `what was taken back or reset here does not come back`() throws {
    let record = try record(ReceiptTests.Case())
    for action in [
      AcceptanceEvent.Action.withdrawn(document: "license", record: "r1"),
      .reset(document: nil, subject: nil), .reset(document: "license", subject: nil),
    ] {
      // With a clock that is right, and one that is behind.
      for time in [Int64(20), -20] {
        let store = MemoryStore()
        try store.append([record.acceptance.event])
        try store.append([AcceptanceEvent(at: .sample(time), action: action)])
        let log = try store.log()
        #expect(throws: ReceiptError.self) { try record.take(into: store, at: .sample(50)) }
        #expect(try store.log() == log)
      }
    }
    // A reset of a log that never had the record, after it was made.
    let store = MemoryStore()
    try store.append([
      AcceptanceEvent(at: .sample(20), action: .reset(document: nil, subject: nil))
    ])
    #expect(throws: ReceiptError.self) { try record.take(into: store, at: .sample(50)) }
  }

  @Test func `an older record is kept, and does not stand before a newer one`() throws {
    let record = try record(ReceiptTests.Case())
    let store = MemoryStore()
    try store.append([Acceptance.sample("r9", at: 40).event])
    #expect(try record.take(into: store, at: .sample(50)) == .isKept)
    #expect(try store.summary()["license"]?.acceptance?.id == "r9")
  }

  @Test func `a person by a name of another log is nobody here until somebody says who`() throws {
    let sample = try ReceiptTests.Case()
    let elsewhere = Pseudonym.name(of: "alice", Pseudonym.makeSalt())
    let record = try record(sample) { $0.subject = elsewhere }
    let store = MemoryStore()
    #expect(throws: ReceiptError.self) { try record.take(into: store, at: .sample(50)) }
    #expect(try store.log() == [])
    let alice = try store.subject(of: "alice")
    #expect(try record.take(into: store, for: alice, at: .sample(50)) == .counts)
    #expect(try store.summary()["license", alice]?.acceptance?.id == "r1")
    #expect(try record.take(into: store, for: alice, at: .sample(50)) == .wasThere)
    // One record is not two persons'.
    let bob = try store.subject(of: "bob")
    #expect(throws: ReceiptError.self) {
      try record.take(into: store, for: bob, at: .sample(50))
    }
  }

  @Test func `two records do not share an id`() throws {
    let sample = try ReceiptTests.Case()
    let store = MemoryStore()
    _ = try record(sample).take(into: store, at: .sample(50))
    let other = try record(sample) { $0.app.version = "3" }
    #expect(throws: ReceiptError.self) { try other.take(into: store, at: .sample(51)) }
  }

  @Test func `a statement that no gate asks for is refused, whatever screen comes with it`() throws
  {
    let sample = try ReceiptTests.Case()
    var receipt = try sample.receipt()
    var acceptance = sample.acceptance
    acceptance.statement = "I never agreed."
    receipt.presentation?.statement = acceptance.statement
    acceptance.presentationDigest = receipt.presentation?.digest
    receipt.line = CanonicalJSON.bytes(of: .object(acceptance.event.json))
    // Nothing in it contradicts the rest, so only the words themselves can tell, to whoever checks it.
    let failures = receipt.check(keys: ContentScene.pin(1)).filter { $0.outcome == .fails }
    #expect(failures.map(\.description.isEmpty) == [false])
    #expect(failures.first?.description.contains("I never agreed.") == true)
    #expect {
      try AcceptanceImport(
        receipt.bytes, manifest: sample.content.manifest.manifest, keys: ContentScene.pin(1))
    } throws: {
      "\($0)".contains("I never agreed.")
    }
  }

  @Test func `the record of a guardian is not taken for the person's`() throws {
    let sample = try ReceiptTests.Case()
    var receipt = try sample.receipt()
    let event = AcceptanceEvent(
      at: sample.acceptance.at, action: .guardianApproved(sample.acceptance, of: "r0"))
    receipt.line = CanonicalJSON.bytes(of: .object(event.json))
    #expect {
      try AcceptanceImport(
        receipt.bytes, manifest: sample.content.manifest.manifest, keys: ContentScene.pin(1))
    } throws: {
      "\($0)".contains("guardian")
    }
  }
}
