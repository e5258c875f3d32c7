import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// Processes that are killed while they write, and such that write at once.
@Suite(.serialized) struct StoreProcessTests {
  private static let writer = Program.products.appending(path: "store-writer")

  /// One record at a time, and many in one write, which a kill tears.
  @Test(arguments: [1, 150])
  func `a kill while it writes leaves every record that was confirmed, and no half one`(
    _ atOnce: Int
  ) throws {
    var random = SystemRandomNumberGenerator()
    var (kills, confirmed, unconfirmed, torn) = (0, 0, 0, 0)
    // Several folders, so that the logs stay short: every line is read again after each kill.
    let (runs, folders) =
      atOnce == 1 ? (15, Recording.isLong ? 33 : 2) : (5, Recording.isLong ? 100 : 2)
    for _ in 0..<folders {
      let folder = try TemporaryFolder()
      let store = LogFileStore(folder: folder["state"].path)
      var before = 0
      for number in 0..<runs {
        let name = "k\(number)"
        let ending = try Program.run(
          [store.folder.path, name, "100000", "\(atOnce)"], in: folder.url, program: Self.writer,
          killAfter: Double.random(in: 0..<0.02, using: &random), waitsForOutput: true)
        kills += 1
        #expect(ending.code == nil && !ending.isOverdue)
        let said = ending.text.split(separator: "\n").map(String.init)
        #expect(said == said.indices.map { "\(name)-\($0)" }, "\(ending.errors)")
        confirmed += said.count
        // Read anew, without a checkpoint.
        let findings = try store.verify()
        #expect(findings.filter { $0.isDamage } == [], "\(name)")
        if findings.contains(where: { if case .torn = $0.reason { true } else { false } }) {
          torn += 1
        }
        let summary = try store.summary()
        #expect(!summary.isShortened && summary.damagedLine == nil && !summary.wasDamaged)
        // All that was confirmed, perhaps one write more, whole, and nothing besides.
        let chain = AcceptanceChain(reading: try store.log())
        let writes = (chain.lineCount - before) / atOnce
        #expect(chain.lineCount == before + writes * atOnce, "\(name)")
        #expect(writes == said.count || writes == said.count + 1, "\(name)")
        #expect(chain.summary.standings == summary.standings)
        for other in 0..<atOnce {
          let document = other == 0 ? name : "\(name)/\(other)"
          let last = "\(name)-\(writes - 1)" + (other == 0 ? "" : "/\(other)")
          #expect(summary[document]?.acceptance?.id == last)
        }
        unconfirmed += writes - said.count
        before = chain.lineCount
      }
    }
    guard Recording.isLong else { return }
    print("\(kills) kills, \(confirmed) writes confirmed, \(unconfirmed) more kept, \(torn) torn")
  }

  @Test(arguments: [2, 8])
  func `processes that accept at once wait for each other`(_ count: Int) async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: Int32?.self) { group in
      for number in 0..<count {
        group.addTask {
          try Program.run(
            [folder["state"].path, "p\(number)", "12"], in: folder.url, program: Self.writer
          ).code
        }
      }
      for try await code in group { #expect(code == 0) }
    }
    let store = LogFileStore(folder: folder["state"].path)
    #expect(try store.verify() == [])
    let summary = try store.summary()
    #expect(summary.standings.count == count)
    #expect(summary.standings.values.allSatisfy { $0.acceptance?.id.hasSuffix("-11") == true })
    #expect(AcceptanceLine.all(in: try store.log()).count == 12 * count)
  }

  private static let strace = URL(fileURLWithPath: "/usr/bin/strace")

  /// Errors of the kernel itself, in any call of a process that accepts three times.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: strace.path)),
    arguments: ["write", "fsync", "openat", "rename", "mkdir", "flock", "fstat", "pread64"])
  func `whatever call of the system fails, what was confirmed is kept`(_ call: String) throws {
    let errors = Recording.isLong ? ["ENOSPC", "EIO", "EROFS", "EACCES", "EMFILE"] : ["ENOSPC"]
    // Before the first ones the program is loaded.
    let first = call == "openat" ? 12 : 1
    for number in first..<(Recording.isLong ? first + 40 : first + 6) {
      for (error, last) in errors.flatMap({ [($0, ""), ($0, "+")] }) {
        let folder = try TemporaryFolder()
        let name = "\(call) \(number)\(last): \(error)"
        let inject = "inject=\(call):error=\(error):when=\(number)\(last)"
        let ending = try Program.run(
          ["-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e", inject, Self.writer.path]
            + [folder["state"].path, "s", "3"],
          in: folder.url, program: Self.strace)
        #expect(ending.code != nil && !ending.isOverdue, "\(name)")
        let store = LogFileStore(folder: folder["state"].path)
        let ids = Set(AcceptanceLine.all(in: try store.log()).compactMap(\.acceptance?.id))
        let confirmed = ending.text.split(separator: "\n").map(String.init)
          .filter { $0.hasPrefix("s-") }
        #expect(ids.isSuperset(of: confirmed), "\(name)")
        if ending.code == 0 { #expect(ids.count == 3, "\(name)") }
        #expect(try store.verify().filter(\.isDamage) == [], "\(name)")
        try store.append([Acceptance.sample("later", document: "later").event])
        let summary = try store.summary()
        #expect(summary["later"]?.acceptance?.id == "later" && !summary.wasDamaged, "\(name)")
      }
    }
  }

  @Test func `a disk that is full refuses a record, and keeps those before it`() throws {
    let folder = try TemporaryFolder()
    // The largest file that the shell allows, in blocks of 512 bytes; a signal would end the program.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""
    let ending = try Program.run(
      ["-c", script, Self.writer.path, folder["state"].path, "full", "100"], in: folder.url,
      program: URL(fileURLWithPath: "/bin/sh"))
    #expect(ending.code == 74)
    #expect(ending.text.contains("would be larger than a file may be"))
    let confirmed = ending.text.split(separator: "\n").dropLast()
    let store = LogFileStore(folder: folder["state"].path)
    #expect(try store.verify().filter { $0.isDamage } == [])
    #expect(AcceptanceLine.all(in: try store.log()).count == confirmed.count)
    #expect(try store.summary().standings.count == 1)
  }
}
