import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What holds for every store, wherever it keeps its lines.
@Suite struct StoreContractTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case memory
    case folder
    case publicFolder
    case defaults

    var testDescription: String { rawValue }

    func store(in folder: TemporaryFolder) -> any KeepingStore {
      switch self {
      case .memory: MemoryStore()
      case .folder: LogFileStore(folder: folder["a/b/state"].path)
      case .publicFolder: LogFileStore(folder: folder["state"].path, isPublic: true)
      case .defaults: UserDefaultsStore(suite: "assent-test-\(folder.url.lastPathComponent)")
      }
    }
  }

  private func check(
    _ kind: Kind, _ body: (any KeepingStore) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let store = kind.store(in: folder)
    defer { (store as? UserDefaultsStore)?.removeAll() }
    try body(store)
  }

  @Test(arguments: Kind.allCases)
  func `a store without lines accepts nothing`(_ kind: Kind) throws {
    try check(kind) { store in
      let (summary, log) = (try store.summary(), try store.log())
      #expect(summary == AcceptanceSummary())
      #expect(log == [])
    }
  }

  @Test(arguments: Kind.allCases)
  func `what was accepted stands until it is taken back, reset or erased`(_ kind: Kind) throws {
    try check(kind) { store in
      try store.append([Acceptance.sample("r1").event])
      #expect(try store.summary()["license"]?.acceptance == .sample("r1"))
      #expect(try store.summary().seen?.sequence == 7)
      try store.append([
        AcceptanceEvent(at: .sample(5), action: .withdrawn(document: "license", record: "r1"))
      ])
      let standing = try #require(try store.summary()["license"])
      #expect(standing.acceptance == nil && standing.isWithdrawn)
      #expect(standing.lastVersion?.text == "1.0")
      try store.append([
        Acceptance.sample("r2", version: "1.1", at: 6).event,
        Acceptance.sample("r3", document: "terms", at: 7, subject: "p").event,
      ])
      #expect(try store.summary()["license"]?.acceptance?.id == "r2")
      #expect(try store.summary()["license"]?.isWithdrawn == false)
      #expect(try store.summary()["terms", "p"]?.acceptance?.id == "r3")
      try store.append([AcceptanceEvent(at: .sample(8), action: .reset(document: "license"))])
      #expect(try store.summary()["license"]?.acceptance == nil)
      #expect(try store.summary()["license"]?.lastVersion?.text == "1.1")
      #expect(try store.summary()["terms", "p"]?.acceptance?.id == "r3")
      try store.append([AcceptanceEvent(at: .sample(9), action: .erased(subject: "p"))])
      #expect(try store.summary()["terms", "p"] == nil)
      #expect(try store.summary().newest == .sample(9))
    }
  }

  @Test(arguments: Kind.allCases)
  func `lines come back as they were written, and events added together stand together`(
    _ kind: Kind
  ) throws {
    try check(kind) { store in
      let events = (0..<5).map { Acceptance.sample("r\($0)", document: "d\($0)").event }
      try store.append(Array(events[..<2]))
      try store.append(Array(events[2...]))
      let bytes = try store.log()
      #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 5)
      let chain = AcceptanceChain(reading: bytes)
      #expect(chain.findings == [] && chain.lineCount == 5)
      #expect(chain.summary == (try store.summary()))
      #expect(chain.summary.standings.count == 5)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a clock that went back refuses no record`(_ kind: Kind) throws {
    try check(kind) { store in
      try store.append([Acceptance.sample("r1", at: 100).event])
      try store.append([Acceptance.sample("r2", version: "1.1", at: 50).event])
      #expect(try store.summary()["license"]?.acceptance?.id == "r2")
      #expect(try store.summary().newest == .sample(100))
    }
  }

  @Test(arguments: Kind.allCases)
  func `threads that accept at once lose nothing`(_ kind: Kind) async throws {
    let folder = try TemporaryFolder()
    let store = kind.store(in: folder)
    defer { (store as? UserDefaultsStore)?.removeAll() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<5 {
            try store.append([Acceptance.sample("\(task)-\(number)", document: "d\(task)").event])
          }
        }
      }
      try await group.waitForAll()
    }
    let chain = AcceptanceChain(reading: try store.log())
    #expect(chain.lineCount == 20 && chain.findings == [])
  }

  @Test(arguments: Kind.allCases)
  func `a person is named by what cannot be guessed, and always the same`(_ kind: Kind) throws {
    try check(kind) { store in
      let first = try store.subject(of: "anna@example.org")
      #expect(try store.subject(of: "anna@example.org") == first)
      #expect(try store.subject(of: "bert@example.org") != first)
      #expect(!first.contains("anna"))
      #expect(first.utf8.count == 64)
    }
  }

  @Test(arguments: Kind.allCases)
  func `what a guardian accepted names a record that counts, or is not written`(
    _ kind: Kind
  ) throws {
    try check(kind) { store in
      let child = Acceptance.sample("child", guardian: false)
      let approval = AcceptanceEvent(
        at: .sample(1), action: .guardianApproved(.sample("parent", guardian: true), of: "child"))
      #expect {
        try store.append([approval])
      } throws: { "\($0)".contains("the log has no record 'child' that counts") }
      // Nor does one that comes behind it.
      #expect(throws: StoreError.self) { try store.append([approval, child.event]) }
      #expect(try store.log() == [] && store.summary() == AcceptanceSummary())
      // Both at once, or one after the other.
      try store.append([child.event, approval])
      #expect(try store.summary()["license"]?.acceptance?.guardian == true)
      try store.append([AcceptanceEvent(at: .sample(2), action: .reset(document: nil))])
      #expect(throws: StoreError.self) { try store.append([approval]) }
      try store.append([Acceptance.sample("again", guardian: false).event])
      #expect(throws: StoreError.self) { try store.append([approval]) }
      #expect(try store.summary()["license"]?.acceptance?.guardian == false)
    }
  }
}
