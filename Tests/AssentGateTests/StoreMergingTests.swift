import AssentManifest
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssentGate

/// Two devices' logs become one, persons can be forgotten, and the last manifest is remembered.
@Suite struct StoreMergingTests {
  private let folder: TemporaryFolder
  private let here: LogFileStore
  private let there: LogFileStore

  init() throws {
    folder = try TemporaryFolder()
    here = LogFileStore(folder: folder["here"].path)
    there = LogFileStore(folder: folder["there"].path)
  }

  private func withdrawn(_ id: String, at: Int64) -> AcceptanceEvent {
    AcceptanceEvent(at: .sample(at), action: .withdrawn(document: "license", record: id))
  }

  @Test func `of two logs the later record counts, and both chains stay as they are`() throws {
    try here.append([Acceptance.sample("a", at: 10).event])
    try there.append([Acceptance.sample("b", version: "1.1", at: 20).event])
    try there.append([Acceptance.sample("c", document: "terms", at: 5).event])
    let (before, other) = (try here.log(), try there.log())
    #expect(try here.merge(there, name: "phone", at: .sample(30)))
    #expect(try here.summary()["license"]?.acceptance?.id == "b")
    #expect(try here.summary()["terms"]?.acceptance?.id == "c")
    #expect(try here.verify() == [])
    #expect(Array(try here.log().prefix(before.count)) == before)
    #expect(try there.log() == other)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["here/merged"].path)
    #expect(try names.map { try folder.bytes("here/merged/\($0)") } == [other])
    // A second time there is nothing new, and the same record counts once.
    #expect(try !here.merge(there, name: "phone", at: .sample(31)))
    try there.append([Acceptance.sample("d", document: "other", at: 6).event])
    #expect(try here.merge(there, name: "phone", at: .sample(32)))
    #expect(try here.summary().standings.count == 3)
  }

  @Test func `what was taken back on one device is taken back`() throws {
    try there.append([Acceptance.sample("a", at: 10).event])
    try here.merge(there, name: "phone", at: .sample(11))
    #expect(try here.summary()["license"]?.acceptance?.id == "a")
    // By its id, although the record is in the other log.
    try here.append([withdrawn("a", at: 12)])
    #expect(try here.summary()["license"]?.acceptance == nil)
    #expect(try here.summary()["license"]?.isWithdrawn == true)
    // And the other way round: taken back there, after it was accepted here.
    try there.append([withdrawn("a", at: 40)])
    try here.append([Acceptance.sample("e", at: 30).event])
    try here.merge(there, name: "phone", at: .sample(50))
    #expect(try here.summary()["license"]?.acceptance == nil)
  }

  /// By its id a record stays taken back, whatever the clocks of two devices say.
  @Test(arguments: [false, true])
  func `what was taken back by name comes back with no merge, import or reset`(
    _ hasCheckpoint: Bool
  ) throws {
    func read() throws -> AcceptanceSummary {
      if !hasCheckpoint { try? folder.remove("here/\(StateCheckpoint.name)") }
      return try here.summary()
    }
    for number in 0..<20 { try here.append([Acceptance.sample("f\(number)", document: "f").event]) }
    // The clock of the other device is ahead.
    let record = Acceptance.sample("ahead", at: 500)
    try there.append([record.event])
    try here.merge(there, name: "phone", at: .sample(10))
    try here.append([withdrawn("ahead", at: 11)])
    #expect(try read()["license"]?.acceptance == nil)
    try there.append([Acceptance.sample("x", document: "other", at: 501).event])
    try here.merge(there, name: "phone", at: .sample(12))
    #expect(try read()["license"]?.acceptance == nil && read()["other"]?.acceptance?.id == "x")
    let imported = AcceptanceEvent(
      at: .sample(13), action: .imported(record, from: .sample("file")))
    try here.append([imported])
    #expect(try read()["license"]?.acceptance == nil)
    try here.append([AcceptanceEvent(at: .sample(14), action: .reset(document: nil))])
    try here.append([imported])
    #expect(try read()["license"]?.acceptance == nil)
    // The other device learns of it by name, too.
    #expect(try there.summary()["license"]?.acceptance?.id == "ahead")
    try there.merge(here, name: "laptop", at: .sample(15))
    #expect(try there.summary()["license"]?.acceptance == nil)
    #expect(try there.verify() == [] && here.verify() == [])
  }

  @Test func `what was accepted elsewhere before a reset does not count after it`() throws {
    for number in 0..<20 { try here.append([Acceptance.sample("f\(number)", document: "f").event]) }
    try there.append([Acceptance.sample("old", at: 10).event])
    try here.append([AcceptanceEvent(at: .sample(20), action: .reset(document: "license"))])
    try here.merge(there, name: "phone", at: .sample(30))
    try here.append([
      AcceptanceEvent(
        at: .sample(31), action: .imported(.sample("older", at: 9), from: .sample("file")))
    ])
    #expect(try here.summary()["license"]?.acceptance == nil)
    try folder.remove("here/\(StateCheckpoint.name)")
    #expect(try here.summary()["license"]?.acceptance == nil)
    try there.append([Acceptance.sample("new", at: 32).event])
    try here.merge(there, name: "phone", at: .sample(33))
    #expect(try here.summary()["license"]?.acceptance?.id == "new")
  }

  @Test func `what was merged into another log comes with it`() throws {
    let third = LogFileStore(folder: folder["third"].path)
    try third.append([Acceptance.sample("x", document: "terms", at: 1).event])
    try there.merge(third, name: "tablet", at: .sample(2))
    try here.merge(there, name: "phone", at: .sample(3))
    #expect(try here.summary()["terms"]?.acceptance?.id == "x")
    #expect(try here.verify() == [])
    // Two logs that took each other in are no circle.
    try there.merge(here, name: "laptop", at: .sample(4))
    try here.merge(there, name: "phone", at: .sample(5))
    #expect(try here.summary()["terms"]?.acceptance?.id == "x")
  }

  @Test func `a log that is not whole is not merged, and the reason is said`() throws {
    try here.append([Acceptance.sample("a").event])
    try there.append([Acceptance.sample("b", document: "b").event])
    try there.append([Acceptance.sample("c", document: "c").event])
    let (log, before) = (try there.log(), try here.log())
    #expect {
      try here.merge(Array(log.dropLast()), name: "phone", at: .sample(1))
    } throws: { "\($0)".contains("not written to its end") }
    var changed = log
    changed[log.count / 3] ^= 1
    #expect {
      try here.merge(changed, name: "phone", at: .sample(1))
    } throws: { "\($0)".contains("is not whole: line ") }
    #expect(throws: StoreError(place: "phone", reason: "it has no records")) {
      try here.merge([], name: "phone", at: .sample(1))
    }
    // The end is missing: the bytes alone do not show it, the folder does.
    let end = try #require(log.firstIndex(of: UInt8(ascii: "\n")))
    try folder.write(Array(log[...end]), to: "there/\(LogFileStore.logName)")
    #expect {
      try here.merge(there, name: "phone", at: .sample(1))
    } throws: { "\($0)".contains("the end of the log is missing") }
    #expect(try here.log() == before)
  }

  @Test func `a merged log that was changed or removed counts no more, and that is said`() throws {
    try here.append([Acceptance.sample("a").event])
    try there.append([Acceptance.sample("b", document: "b").event])
    try here.merge(there, name: "phone", at: .sample(1))
    try folder.remove("here/merged")
    #expect(try here.summary()["b"]?.acceptance == nil)
    #expect(try here.summary().missingMerged == ["phone"])
    #expect(try here.summary()["license"]?.acceptance?.id == "a")
    #expect(try here.verify().map(\.line) == [2])
  }

  @Test func `what a removal that failed left of a person goes with the next try`() throws {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder.url.path)
    _ = try store.subject(of: "a@example.org")
    let subjects = folder["subjects"]
    let names = try FileManager.default.contentsOfDirectory(atPath: subjects.path)
    let name = try #require(names.first { $0 != "key" })
    try folder.write([UInt8](repeating: 0, count: 32), to: "subjects/\(name)")
    #expect(try store.erase("a@example.org", at: .sample(9)))
    #expect(!folder.exists("subjects/\(name)"))
    #expect(try store.log().isEmpty)
    #expect(try !store.erase("a@example.org", at: .sample(10)))
  }

  @Test func `a person who was erased cannot be told from the log`() throws {
    let id = "anna@example.org"
    let subject = try here.subject(of: id)
    try here.append([Acceptance.sample("a", subject: subject).event])
    let other = try here.subject(of: "bert@example.org")
    try here.append([Acceptance.sample("b", subject: other).event])
    #expect(try here.erase(id, at: .sample(9)))
    #expect(try here.summary()["license", subject] == nil)
    #expect(try here.summary()["license", other]?.acceptance?.id == "b")
    #expect(try here.verify() == [])
    #expect(try here.subject(of: "bert@example.org") == other)
    // Who comes back is another one.
    #expect(try !here.erase(id, at: .sample(10)))
    #expect(try here.subject(of: id) != subject)
    for name in FileManager.default.enumerator(atPath: folder["here"].path) ?? .init() {
      guard let bytes = try? folder.text("here/\(name)") else { continue }
      #expect(!bytes.contains("anna"))
    }
  }

  @Test func `the last good manifest is kept whole, whatever fails meanwhile`() throws {
    #expect(here.lastGood() == nil)
    try here.keep(manifest: Array("one".utf8), signatures: [Array("s1".utf8)])
    var number = 0
    while true {
      number += 1
      let count = number
      let calls = CallCounter()
      let failing = LogFileStore(
        folder: folder["here"].path,
        calls: FileCalls { _, _ in calls.next() >= count ? .error(28) : nil })
      let bytes = Array("manifest \(number)".utf8)
      let before = here.lastGood()?.manifest
      let isKept: Void? = try? failing.keep(
        manifest: bytes, signatures: [bytes, Array("second".utf8)])
      let last = try #require(here.lastGood())
      #expect(last.manifest == bytes || isKept == nil && last.manifest == before, "\(number)")
      #expect(last.signatures.count == 2 || last.manifest == Array("one".utf8))
      if last.manifest == bytes { #expect(last.signatures.first == bytes) }
      if calls.next() < count { break }
    }
    #expect(number > 20)
    try here.remember([1, 2], as: .age)
    #expect(here.remembered(.age) == [1, 2] && here.remembered(.rotations) == nil)
  }

  @Test func `the two old values are taken over without a digest, and written again`() throws {
    let suite = "assent-test-old-\(folder.url.lastPathComponent)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    let store = UserDefaultsStore(suite: suite)
    defer { store.removeAll() }
    defaults.set("1.0", forKey: UserDefaultsStore.versionKey)
    defaults.set(Date(timeIntervalSince1970: 1_700_000_000), forKey: UserDefaultsStore.dateKey)
    #expect(try store.summary()["license"]?.migrated == "1.0")
    #expect(try store.summary()["license"]?.acceptance == nil)
    try store.append([Acceptance.sample("r1", version: "1.1", at: 0).event])
    #expect(AcceptanceLine.all(in: try store.log()).count == 2)
    #expect(defaults.string(forKey: UserDefaultsStore.versionKey) == "1.1")
    let date = defaults.object(forKey: UserDefaultsStore.dateKey) as? Date
    #expect(date?.timeIntervalSince1970 == 1_767_225_600)
    try store.append([withdrawn("r1", at: 3)])
    #expect(defaults.string(forKey: UserDefaultsStore.versionKey) == nil)
    #expect(try store.summary()["license"]?.isWithdrawn == true)
  }
}

private final class CallCounter: Sendable {
  private let count = Mutex(0)
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
