import Foundation
import TestSupport
import Testing

/// Killed at any moment, or with any call failing, a version is released as a whole or not at all.
@Suite(.serialized) struct ReleaseKillTests {
  static let kills = Recording.isLong ? 300 : 12
  private static let next = ReleaseProject.license("1.1", grant: "You must read this text.")
  private static let words = [
    "release", "license", "--change", "material", "--summary", "A duty.",
  ]

  /// What must hold, whatever happened: the folder is one of the two, and the next release mends it.
  private func check(_ project: ReleaseProject, _ comment: Comment) throws {
    let ledger = try project.folder.text("content/releases/license/ledger.ndjson")
    let count = ledger.split(separator: "\n").count
    #expect(count == 1 || count == 2, comment)
    #expect(ledger.hasSuffix("\n"), comment)
    let lint = try project.project.run("lint", "content")
    #expect(lint.code == 0, "\(lint.text) \(comment)")
    #expect(try project.project.run("build").code == 0, comment)
    let again = try project.run(Self.words + ReleaseProject.fixed)
    #expect(again.code == 0, "\(again.errors) \(comment)")
    #expect(
      count == 1 || again.text.hasPrefix("license@1.1 is released already"), comment)
    #expect(try whole(project), comment)
  }

  /// Whether there is what two releases leave, and nothing else.
  private func whole(_ project: ReleaseProject) throws -> Bool {
    let found = try FolderContents(project.folder["content/releases"]).paths
    return found.sorted() == [
      ".gitattributes", "license/1.0/license.md", "license/1.1/license.md", "license/ledger.ndjson",
      "log/order.ndjson",
    ]
  }

  @Test func `a release that is killed is there or not, and the next one completes`() throws {
    let sample = try ReleaseProject.released(then: Self.next)
    let start = Date()
    #expect(
      try sample.run(Self.words + ReleaseProject.fixed).code == 0)
    let duration = Date().timeIntervalSince(start)
    var killed = 0
    for round in 0..<Self.kills {
      let project = try ReleaseProject.released(then: Self.next)
      let moment = 0.001 + duration * Double(round) / Double(Self.kills)
      let ending = try Program.run(
        Self.words + ReleaseProject.fixed, in: project.folder.url,
        environment: ReleaseProject.today, killAfter: moment)
      if ending.code == nil { killed += 1 }
      try check(project, "killed after \(moment) s")
    }
    #expect(killed > 0)
  }

  @Test(
    .enabled(if: FaultInjectionTests.hasTracer),
    arguments: [
      "mkdir", "rename,renameat,renameat2", "fsync", "openat", "write", "rmdir",
    ])
  func `a release that is killed at a call of the system is there or not`(_ calls: String) throws {
    var moment = 1
    var tried = 0
    while try inject("signal=KILL", into: calls, at: moment) {
      tried += 1
      moment += ["openat", "write"].contains(calls) && !Recording.isLong ? 9 : 1
    }
    #expect(tried > 0)
  }

  @Test(
    .enabled(if: FaultInjectionTests.hasTracer),
    arguments: ["mkdir", "rename,renameat,renameat2", "fsync"])
  func `a first release that is killed at a call of the system is there or not`(
    _ calls: String
  ) throws {
    var moment = 1
    var isKilled = true
    while isKilled {
      let project = try ReleaseProject()
      let words = ["release", "license"] + ReleaseProject.fixed
      _ = try Program.run(
        [
          "-f", "-qq", "-o", project.folder["trace"].path, "-e", "trace=\(calls)", "-e",
          "inject=\(calls):signal=KILL:when=\(moment)", Program.url.path,
        ] + words, in: project.folder.url, program: FaultInjectionTests.tracer,
        environment: ReleaseProject.today)
      isKilled = try project.folder.text("trace").contains("killed by SIGKILL")
      let comment: Comment = "\(calls) \(moment)"
      let build = try project.run(["build"])
      #expect(build.code == 0, "\(build.errors) \(comment)")
      let again = try project.run(words)
      #expect(again.code == 0, "\(again.errors) \(comment)")
      let found = try FolderContents(project.folder["content/releases"]).paths
      #expect(
        found.sorted() == [
          ".gitattributes", "license/1.0/license.md", "license/ledger.ndjson", "log/order.ndjson",
        ], comment)
      moment += 1
    }
    #expect(moment > 2)
  }

  @Test(
    .enabled(if: FaultInjectionTests.hasTracer),
    arguments: [
      ("mkdir", "ENOSPC"), ("rename,renameat,renameat2", "EIO"), ("fsync", "EIO"),
      ("write", "ENOSPC"), ("openat", "EIO"), ("fchmod", "EPERM"), ("rmdir", "EIO"),
      ("flock", "EIO"), ("close", "EIO"),
    ])
  func `a call that fails leaves what was there, and is told`(
    _ calls: String, _ error: String
  ) throws {
    var moment = 1
    while try inject("error=\(error)", into: calls, at: moment) {
      moment += ["openat", "write", "close"].contains(calls) && !Recording.isLong ? 9 : 1
    }
    #expect(moment > 1)
  }

  /// Runs a release in which one call fails, or kills it.
  ///
  /// - Returns: whether there was such a call.
  private func inject(_ what: String, into calls: String, at moment: Int) throws -> Bool {
    let project = try ReleaseProject.released(then: Self.next)
    let before = try FolderContents(project.folder["content"])
    let ending = try Program.run(
      [
        "-f", "-qq", "-o", project.folder["trace"].path, "-e", "trace=\(calls)", "-e",
        "inject=\(calls):\(what):when=\(moment)", Program.url.path,
      ] + Self.words + ReleaseProject.fixed, in: project.folder.url,
      program: FaultInjectionTests.tracer, environment: ReleaseProject.today)
    let trace = try project.folder.text("trace")
    let isKill = what.hasPrefix("signal")
    guard trace.contains("(INJECTED)") || trace.contains("killed by SIGKILL") else {
      #expect(ending.code == 0, "\(ending.errors)")
      return false
    }
    let comment: Comment = "\(calls) \(what) \(moment): \(ending.errors)"
    #expect(!ending.isOverdue, comment)
    // A tracer ends as what it traces does.
    if isKill { #expect(ending.code == nil && trace.contains("killed by SIGKILL"), comment) }
    let isAdded = ["the log lacks it", "the disk does not confirm that it keeps it"].contains {
      ending.errors.contains("has the event, and " + $0)
    }
    if isAdded || (!isKill && calls == "fsync") { #expect(ending.code == 3, comment) }
    if !isKill, ending.code == 0 {
      let places = ["license/ledger.ndjson", "log/order.ndjson"]
      let lines = try places.map {
        try project.folder.text("content/releases/" + $0).split(separator: "\n").count
      }
      #expect(lines == [2, 2], comment)
    } else if !isKill, !isAdded {
      let after = try FolderContents(project.folder["content"])
      #expect(after.differences(from: before).filter { !$0.contains(".assent-") } == [], comment)
    }
    try check(project, comment)
    return true
  }

  @Test func `two releases at once do not mix`() async throws {
    for _ in 0..<5 {
      let project = try ReleaseProject.released(then: Self.next)
      let arguments = Self.words + ReleaseProject.fixed
      let folder = project.folder.url
      let day = ReleaseProject.today
      async let first = Program.run(arguments, in: folder, environment: day)
      async let second = Program.run(arguments, in: folder, environment: day)
      let codes = try await [first.code, second.code]
      // The one that came second finds it done, or is told of the other.
      #expect(codes.contains(0))
      #expect(codes.allSatisfy { $0 == 0 || $0 == 3 })
      #expect(try whole(project))
      #expect(try project.project.run("lint", "content").code == 0)
    }
  }
}
