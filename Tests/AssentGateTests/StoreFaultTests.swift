import AssentManifest
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssentGate

/// Nothing that happens to the files of a store makes up an acceptance, or loses one unsaid.
@Suite struct StoreFaultTests {
  private static let log = LogFileStore.logName
  private static let head = HeadMirror.name

  /// A folder with three records, and what its files were after each of them.
  private struct Sample {
    let folder: TemporaryFolder
    var logs: [[UInt8]] = []
    var heads: [[UInt8]] = []

    init() throws {
      folder = try TemporaryFolder()
      for number in 0..<3 {
        try store.append([Acceptance.sample("r\(number)", document: "d\(number)").event])
        logs.append(try folder.bytes(log))
        heads.append(try folder.bytes(head))
      }
    }

    var store: LogFileStore { LogFileStore(folder: folder.path) }

    /// Everything that lies in the folder, so that a test can look for what must not be lost.
    func allBytes() throws -> String {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { (try? folder.text($0)) ?? "" }.joined(separator: "\n")
    }

    func put(_ log: [UInt8], _ head: [UInt8]) throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try folder.remove(name)
      }
      try folder.write(log, to: StoreFaultTests.log)
      try folder.write(head, to: StoreFaultTests.head)
    }
  }

  @Test func `a log that was cut anywhere accepts nothing, and goes on with what is accepted then`()
    throws
  {
    let sample = try Sample()
    let (log, head) = (sample.logs[2], sample.heads[2])
    for length in 0..<log.count {
      try sample.put(Array(log[..<length]), head)
      let summary = try sample.store.summary()
      #expect(summary.isShortened, "\(length)")
      #expect(summary.standings.values.allSatisfy { $0.acceptance == nil }, "\(length)")
      guard length % 37 == 0 || length > log.count - 3 else { continue }
      try sample.store.append([Acceptance.sample("new").event])
      let after = try sample.store.summary()
      #expect(after.standings.values.compactMap(\.acceptance?.id) == ["new"], "\(length)")
      #expect(after.wasDamaged && !after.isShortened)
      // What was left is still there, in the log or beside it.
      let left = String(decoding: log[..<length].suffix(30), as: UTF8.self)
      #expect(try left.isEmpty || sample.allBytes().contains(left))
    }
  }

  @Test func `a record that was not written to its end never counted, and is kept aside`() throws {
    let sample = try Sample()
    // The mirror is written after the line, so it is that of two lines.
    for length in (sample.logs[1].count + 1)..<sample.logs[2].count {
      try sample.put(Array(sample.logs[2][..<length]), sample.heads[1])
      let summary = try sample.store.summary()
      #expect(summary.tornBytes == length - sample.logs[1].count)
      #expect(!summary.isShortened && summary.damagedLine == nil)
      #expect(summary.standings.values.compactMap(\.acceptance?.id).sorted() == ["r0", "r1"])
      guard length % 37 == 0 else { continue }
      try sample.store.append([Acceptance.sample("new").event])
      let ids = try sample.store.summary().standings.values.compactMap(\.acceptance?.id)
      #expect(ids.sorted() == ["new", "r0", "r1"])
      let names = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path)
      let torn = try #require(names.first { $0.hasPrefix("acceptances.torn-") })
      #expect(try sample.folder.bytes(torn) == Array(sample.logs[2][sample.logs[1].count..<length]))
      #expect(try sample.store.verify() == [])
    }
  }

  @Test func `a line that is whole, and that the mirror does not know yet, counts`() throws {
    let sample = try Sample()
    try sample.put(sample.logs[2], sample.heads[1])
    #expect(try sample.store.summary().standings.count == 3)
    #expect(try sample.store.verify() == [])
  }

  @Test func `a mirror that stayed behind a long log hides nothing and says nothing wrong`() throws
  {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder.path)
    var head: [UInt8] = []
    for number in 0..<20 {
      head = number == 19 ? try folder.bytes(Self.head) : head
      try store.append([Acceptance.sample("r\(number)", document: "d\(number)").event])
    }
    try folder.write(head, to: Self.head)
    for _ in 0..<2 {
      let summary = try store.summary()
      #expect(!summary.isShortened && summary.standings.count == 20)
    }
    // The mirror is right again with the next record.
    try store.append([Acceptance.sample("new").event])
    #expect(try LogState(reading: store.folder, isWhole: false).wasRead == false)
    #expect(try store.verify() == [])
  }

  @Test func `a log without its mirror is not relied on`() throws {
    let sample = try Sample()
    try sample.folder.remove(Self.head)
    #expect(try sample.store.summary().isShortened)
    #expect(try sample.store.verify().map(\.reason) == [.mirrorMissing])
    try sample.folder.remove(Self.log)
    #expect(try sample.store.summary() == AcceptanceSummary())
  }

  @Test func `a byte that was changed makes nothing accepted`() throws {
    let sample = try Sample()
    for place in sample.logs[2].indices {
      var log = sample.logs[2]
      log[place] ^= 1 << UInt8(place % 8)
      try sample.put(log, sample.heads[2])
      let summary = try sample.store.summary()
      #expect(summary.isShortened || summary.damagedLine != nil, "\(place)")
      #expect(summary.standings.values.allSatisfy { $0.acceptance == nil }, "\(place)")
      guard place % 53 == 0 else { continue }
      try sample.store.append([Acceptance.sample("new").event])
      let ids = try sample.store.summary().standings.values.compactMap(\.acceptance?.id)
      #expect(ids == ["new"], "\(place)")
      #expect(try sample.allBytes().contains("\"d1\""))
    }
  }

  @Test func `a checkpoint counts only for the file that it was made of`() throws {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder.path)
    for number in 0..<20 {
      try store.append([Acceptance.sample("r\(number)", document: "d\(number)").event])
    }
    #expect(folder.exists(StateCheckpoint.name))
    let state = try LogState(reading: store.folder, isWhole: false)
    #expect(!state.wasRead)
    #expect(state.summary == (try LogState(reading: store.folder, isWhole: true).summary))
    // A line in the middle, so that size and end are the same.
    var log = try folder.bytes(Self.log)
    let place = try #require(log[2_000...].firstIndex(of: UInt8(ascii: "r")))
    log[place] = UInt8(ascii: "s")
    let checkpoint = try folder.bytes(StateCheckpoint.name)
    let handle = try FileHandle(forWritingTo: folder[Self.log])
    try handle.write(contentsOf: Data(log))
    try handle.close()
    #expect(try store.summary().damagedLine != nil)
    // Nor does a checkpoint of which a byte was changed.
    for place in stride(from: 0, to: checkpoint.count, by: 7) {
      var changed = checkpoint
      changed[place] ^= 0x10
      try folder.write(changed, to: StateCheckpoint.name)
      #expect(try store.summary().damagedLine != nil)
    }
  }

  /// How calls fail: one of them, or all from one on, as on a disk that is full or gone.
  private struct Failing {
    let number: Int
    let fault: FileCalls.Fault
    let isLasting: Bool

    func calls(_ count: CallCount) -> FileCalls {
      FileCalls { _, _ in
        let now = count.next()
        return now == number || isLasting && now > number ? fault : nil
      }
    }
  }

  private final class CallCount: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
    var value: Int { count.withLock { $0 } }
  }

  @Test(
    arguments: [
      FileCalls.Fault.error(ENOSPC), .error(EIO), .error(EROFS), .error(EACCES), .error(EDQUOT),
      .error(EMFILE), .short,
    ], [false, true])
  func `whatever call fails, nothing is lost and nothing is made up`(
    _ fault: FileCalls.Fault, _ isLasting: Bool
  ) throws {
    var number = 0
    while true {
      number += 1
      let folder = try TemporaryFolder()
      let path = folder["state"].path
      let sound = LogFileStore(folder: path)
      if number % 2 == 0 { try sound.append([Acceptance.sample("old", document: "old").event]) }
      let count = CallCount()
      let failing = Failing(number: number, fault: fault, isLasting: isLasting)
      let store = LogFileStore(folder: path, calls: failing.calls(count))
      var failure: StoreError?
      do throws(StoreError) {
        try store.append([Acceptance.sample("new", document: "new").event])
      } catch { failure = error }
      let summary = try sound.summary()
      let isThere = summary["new"]?.acceptance != nil
      #expect(failure != nil || isThere, "call \(number)")
      // What was taken back after a call that failed once is not there.
      if failure != nil, !isLasting { #expect(!isThere, "call \(number)") }
      if let failure { #expect(!failure.reason.isEmpty && failure.place.hasPrefix(folder.path)) }
      if number % 2 == 0 { #expect(summary["old"]?.acceptance?.id == "old", "call \(number)") }
      #expect(!summary.isShortened && summary.damagedLine == nil, "call \(number)")
      // It goes on afterwards.
      try sound.append([Acceptance.sample("later", document: "later").event])
      #expect(try sound.summary()["later"]?.acceptance?.id == "later")
      #expect(try sound.verify().filter(\.isDamage) == [])
      // A read that fails is an error, or as good as before.
      let reading = LogFileStore(
        folder: path,
        calls: Failing(number: number, fault: fault, isLasting: isLasting)
          .calls(CallCount()))
      if let read = try? reading.summary() {
        #expect(read["later"]?.acceptance != nil, "call \(number)")
      }
      if count.value < number { break }
    }
    #expect(number > 15)
  }

  /// After a cut or damage the old head contradicts the log, so a new one has to be there.
  @Test(arguments: ["cut", "damaged", "headless"], [false, true])
  func `what is confirmed after a log was damaged counts, whatever call fails`(
    _ damage: String, _ isLasting: Bool
  ) throws {
    var number = 0
    while true {
      number += 1
      let sample = try Sample()
      switch damage {
      case "cut": try sample.put(sample.logs[0], sample.heads[2])
      case "damaged": try sample.put([0x78] + sample.logs[2], sample.heads[2])
      default: try sample.folder.remove(Self.head)
      }
      let count = CallCount()
      let failing = Failing(number: number, fault: .error(ENOSPC), isLasting: isLasting)
      let store = LogFileStore(folder: sample.folder.path, calls: failing.calls(count))
      let isConfirmed: Void? = try? store.append([Acceptance.sample("new").event])
      let ids = try sample.store.summary().standings.values.compactMap(\.acceptance?.id)
      #expect(isConfirmed == nil || ids == ["new"], "call \(number)")
      #expect(ids == [] || ids == ["new"], "call \(number)")
      try sample.store.append([Acceptance.sample("later", document: "later").event])
      #expect(try sample.store.summary()["later"]?.acceptance != nil, "call \(number)")
      #expect(try sample.allBytes().contains("\"r0\""), "call \(number)")
      if count.value < number { break }
    }
    #expect(number > 15)
  }

  @Test func `what a killed process left of a file is gone with the next record`() throws {
    let sample = try Sample()
    for name in [Self.head, StateCheckpoint.name] {
      try sample.folder.write([1], to: ".\(name).new")
    }
    for number in 0..<20 { try sample.store.append([Acceptance.sample("s\(number)").event]) }
    let names = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path)
    #expect(names.filter { $0.hasSuffix(".new") } == [])
  }

  @Test func `what is left of a process that is gone goes, and what one writes that runs stays`()
    throws
  {
    let gone = Process()
    gone.executableURL = URL(fileURLWithPath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let running = getppid()
    for isReader in [false, true] {
      let sample = try Sample()
      for number in 0..<20 { try sample.store.append([Acceptance.sample("s\(number)").event]) }
      try FileManager.default.removeItem(at: sample.folder[StateCheckpoint.name])
      let left = [gone.processIdentifier, running].map { ".\(StateCheckpoint.name).\($0).new" }
      // Of other files, and of nobody.
      let others = [".x.\(gone.processIdentifier).new", ".\(StateCheckpoint.name).0.new"]
      for name in left + others { try sample.folder.write([1], to: name) }
      if isReader {
        _ = try sample.store.summary()
      } else {
        try sample.store.append([Acceptance.sample("later").event])
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path)
      #expect(Set(names.filter { $0.hasSuffix(".new") }) == Set([left[1]] + others))
      #expect(names.contains(StateCheckpoint.name))
    }
  }

  @Test func `what is no file of a store is named and not waited for`() throws {
    for (make, reason) in [
      ("mkfifo", "it is not a regular file"), ("mkdir", "it is not a regular file"),
      ("ln -s /etc/hostname", "it is a symbolic link"),
    ] {
      let folder = try TemporaryFolder()
      let script = Process()
      script.executableURL = URL(fileURLWithPath: "/bin/sh")
      script.arguments = ["-c", "\(make) '\(folder[Self.log].path)'"]
      try script.run()
      script.waitUntilExit()
      let store = LogFileStore(folder: folder.path)
      let error = StoreError(place: folder[Self.log].path, reason: reason)
      #expect(throws: error) { _ = try store.summary() }
      #expect(throws: error) { try store.append([Acceptance.sample().event]) }
    }
  }

  @Test func `a file that everybody can write accepts nothing`() throws {
    let sample = try Sample()
    chmod(sample.folder[Self.log].path, 0o666)
    #expect(throws: StoreError.self) { _ = try sample.store.summary() }
  }

  @Test func `a record that is too long is refused, and nothing of it stays`() throws {
    let sample = try Sample()
    var long = Acceptance.sample("long")
    long.statement = String(repeating: "x", count: AcceptanceChain.mostBytesOfLine)
    let before = try sample.folder.bytes(Self.log)
    #expect(throws: StoreError.self) { try sample.store.append([long.event]) }
    #expect(try sample.folder.bytes(Self.log) == before)
  }

  @Test func `files are for their owner alone, unless the store is for all`() throws {
    let folder = try TemporaryFolder()
    try LogFileStore(folder: folder["own"].path).append([Acceptance.sample().event])
    try LogFileStore(folder: folder["all"].path, isPublic: true)
      .append([Acceptance.sample().event])
    for (name, file, mode) in [
      ("own", "", 0o700), ("own", "/\(Self.log)", 0o600), ("own", "/\(Self.head)", 0o600),
      ("all", "", 0o755), ("all", "/\(Self.log)", 0o644), ("all", "/\(Self.head)", 0o644),
    ] {
      var status = stat()
      #expect(stat(folder[name + file].path, &status) == 0)
      #expect(Int(status.st_mode & 0o777) == mode, "\(name)\(file)")
    }
  }

  @Test func `a log of the machine that cannot be relied on is told, and shuts nobody out`() throws
  {
    for (damage, reason) in [
      ("chmod 666 log", "it can be written by everybody; take that right away with 'chmod o-w'"),
      ("rm log; mkdir log", "it is not a regular file"),
      ("rm log; ln -s head log", "it is a symbolic link"),
      ("echo x >log", "it is damaged at line 1"), (": >log", "its end is missing"),
    ] {
      let folder = try TemporaryFolder()
      let system = LogFileStore(folder: folder["all"].path, isPublic: true)
      try system.append([Acceptance.sample("machine").event])
      let script = Process()
      script.executableURL = URL(fileURLWithPath: "/bin/sh")
      script.currentDirectoryURL = folder["all"]
      script.arguments = ["-c", damage.replacing("log", with: Self.log)]
      try script.run()
      script.waitUntilExit()
      let store = LogFileStore(folder: folder["own"].path, readsAlso: [folder["all"].path])
      try store.append([Acceptance.sample("own", document: "terms").event])
      let summary = try store.summary()
      #expect(summary["terms"]?.acceptance?.id == "own" && summary["license"]?.acceptance == nil)
      let error = StoreError(place: folder["all/\(Self.log)"].path, reason: reason)
      #expect(summary.unreadable == [error])
      #expect(!summary.isShortened && summary.damagedLine == nil)
    }
  }

  @Test func `what was accepted for all users is taken back for one, and consents to nothing`()
    throws
  {
    let folder = try TemporaryFolder()
    let system = LogFileStore(folder: folder["all"].path, isPublic: true)
    var consent = Acceptance.sample("news", document: "news")
    consent.asks = .consent
    var seen = Acceptance.sample("seen", document: "privacy")
    seen.asks = .acknowledgement
    try system.append([Acceptance.sample("machine").event, consent.event, seen.event])
    let store = LogFileStore(folder: folder["own"].path, readsAlso: [folder["all"].path])
    #expect(try store.summary().standings.values.compactMap(\.acceptance?.id) == ["machine"])
    try store.append([
      AcceptanceEvent(at: .sample(5), action: .withdrawn(document: "license", record: "machine"))
    ])
    #expect(try store.summary()["license"]?.acceptance == nil)
    // It counts for whoever is named as well, until it is taken back.
    let fresh = try LogFileStore(folder: folder["o"].path, readsAlso: [folder["all"].path])
      .summary()
    #expect(fresh.standing(of: "license", subject: "p").acceptance?.id == "machine")
    #expect(fresh.standing(of: "news", subject: "p").acceptance == nil)
    #expect(try store.summary().standing(of: "license", subject: "p").acceptance == nil)
    // For this person alone, and as long as they do not agree again.
    #expect(try system.summary()["license"]?.acceptance?.id == "machine")
    try store.append([Acceptance.sample("own", at: 6).event])
    #expect(try store.summary()["license"]?.acceptance?.id == "own")
  }

  @Test func `what the machine accepted counts for a person, and cannot be written by them`() throws
  {
    let folder = try TemporaryFolder()
    let system = LogFileStore(folder: folder["all"].path, isPublic: true)
    try system.append([Acceptance.sample("machine").event])
    let store = LogFileStore(
      folder: folder["own"].path, readsAlso: [folder["all"].path, folder["none"].path])
    #expect(try store.summary()["license"]?.acceptance?.id == "machine")
    let before = try folder.bytes("all/\(Self.log)")
    try store.append([Acceptance.sample("own", version: "1.1", at: 9).event])
    #expect(try store.summary()["license"]?.acceptance?.id == "own")
    #expect(try folder.bytes("all/\(Self.log)") == before)
  }
}
