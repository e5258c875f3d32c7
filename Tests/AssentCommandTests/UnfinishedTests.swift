import Foundation
import TestSupport
import Testing

/// Killed at any call of the system, a command is completed by the next run, and leaves no rests.
@Suite(.serialized) struct UnfinishedTests {
  private static let start = [
    "init", "--product", "Trail Notes", "--holder", "Jo Doe", "--contact", "legal@example.org",
    "--date", "2025-11-03",
  ]
  /// A process that there cannot be.
  private static let gone = "4194305"

  /// Runs a command that is killed at its n-th call of some kinds; returns whether it was.
  private static func kill(
    _ words: [String], at calls: String, _ moment: Int, in folder: TemporaryFolder
  ) throws -> Bool {
    let trace = try TemporaryFolder()
    _ = try Program.run(
      [
        "-f", "-qq", "-o", trace["trace"].path, "-e", "trace=\(calls)", "-e",
        "inject=\(calls):signal=KILL:when=\(moment)", Program.url.path,
      ] + words, in: folder.url, program: FaultInjectionTests.tracer)
    return try trace.text("trace").contains("killed by SIGKILL")
  }

  private static let calls = ["mkdir", "rename,renameat,renameat2,link,linkat", "unlink", "fsync"]

  @Test(.enabled(if: FaultInjectionTests.hasTracer), arguments: calls)
  func `a key whose making was cut off is completed, and is one pair`(_ calls: String) throws {
    var moment = 1
    while true {
      let folder = try TemporaryFolder()
      let words = ["keygen", "--output", "legal"]
      guard try Self.kill(words, at: calls, moment, in: folder) else { break }
      let comment: Comment = "\(calls) \(moment)"
      let before = try? folder.text("legal.key")
      let again = try Program.run(words, in: folder.url)
      if before != nil, folder.exists("legal.pub"), again.code == 2 {
        #expect(again.errors.contains("already exists"), comment)
      } else {
        #expect(again.code == 0, "\(again.errors) \(comment)")
      }
      // A whole secret key is the one that counts, whoever may have copied it meanwhile.
      if let before { #expect(try folder.text("legal.key") == before, comment) }
      #expect(try FolderContents(folder.url).paths.sorted() == ["legal.key", "legal.pub"], comment)
      try folder.write("# T\n", to: "content/flows/t.md")
      #expect(try Program.run(["build", "--quiet"], in: folder.url).code == 0, comment)
      #expect(
        try Program.run(["sign", "--key", "legal.key"], in: folder.url).code == 0, comment)
      let verified = try Program.run(["verify", "--key", "legal.pub"], in: folder.url)
      #expect(verified.code == 0, "\(verified.errors) \(comment)")
      moment += 1
    }
    #expect(calls == "mkdir" || moment > 1)
  }

  @Test func `the public half is made of a secret key that is there without it`() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["keygen", "-o", "legal"], in: folder.url).code == 0)
    let (secret, whole) = (try folder.text("legal.key"), try folder.text("legal.pub"))
    try folder.remove("legal.pub")
    let refused = try Program.run(["keygen", "-o", "legal", "--encrypt"], in: folder.url)
    #expect(refused.code == 3 && refused.errors.contains("without a password; leave out --encrypt"))
    let ending = try Program.run(["keygen", "-o", "legal"], in: folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.errors.contains("legal.key already exists, without legal.pub"))
    #expect(try folder.text("legal.pub") == whole)
    #expect(try folder.text("legal.key") == secret)
  }

  @Test(.enabled(if: FaultInjectionTests.hasTracer), arguments: calls)
  func `a project whose start was cut off is completed by the same command`(
    _ calls: String
  ) throws {
    let whole = try TemporaryFolder()
    #expect(try Program.run(Self.start, in: whole.url).code == 0)
    let expected = try FolderContents(whole.url)
    var moment = 1
    while true {
      let folder = try TemporaryFolder()
      guard try Self.kill(Self.start, at: calls, moment, in: folder) else { break }
      let again = try Program.run(Self.start, in: folder.url)
      let isDone = again.code == 2 && again.errors.contains("and so is the rest")
      #expect(again.code == 0 || isDone, "\(calls) \(moment): \(again.errors)")
      let found = try FolderContents(folder.url)
      #expect(found.differences(from: expected) == [], "\(calls) \(moment)")
      moment += 1
    }
    #expect(moment > 1 || ["unlink", "fsync"].contains(calls))
  }

  @Test func `a start with other options says how the one before is completed`() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(Self.start, in: folder.url).code == 0)
    try folder.remove("content/assent.yml")
    let before = try FolderContents(folder.url)
    let other = Self.start.map { $0 == "2025-11-03" ? "2025-11-04" : $0 }
    let ending = try Program.run(other, in: folder.url)
    #expect(ending.code == 2 && ending.errors.contains("nothing was written"), "\(ending.errors)")
    #expect(ending.errors.contains("give the same options again, and its day with --date"))
    #expect(try FolderContents(folder.url) == before)
    #expect(try Program.run(Self.start, in: folder.url).text == "wrote content/assent.yml\n")
  }

  @Test func `what a killed process left of a file goes with the next run, and nothing else`()
    throws
  {
    let project = try Project()
    let living = "\(ProcessInfo.processInfo.processIdentifier)"
    for path in ["page.html", "other.html"] {
      try project.folder.write("x", to: "\(path).assent-\(Self.gone)")
      try project.folder.write("x", to: "\(path).assent-\(living)")
    }
    try project.folder.write("x", to: "page.html.assent-notes")
    let ending = try project.run("render", "content/flows/start.md", "-o", "page.html")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(!project.folder.exists("page.html.assent-\(Self.gone)"))
    for path in [
      "page.html.assent-\(living)", "page.html.assent-notes", "other.html.assent-\(Self.gone)",
      "other.html.assent-\(living)",
    ] {
      #expect(project.folder.exists(path), "\(path)")
    }
  }
}
