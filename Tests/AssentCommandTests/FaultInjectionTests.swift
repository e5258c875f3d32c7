import Foundation
import TestSupport
import Testing

/// Each call to the operating system may fail, at any time: a build then ends with 3 and a message,
/// and what was published before is there, whole.
@Suite struct FaultInjectionTests {
  static let tracer = URL(fileURLWithPath: "/usr/bin/strace")
  static var hasTracer: Bool { FileManager.default.isExecutableFile(atPath: tracer.path) }

  /// System calls of a build, each with errors that it may end with.
  static let calls: [(name: String, errors: [String])] = [
    ("openat", ["EIO", "EMFILE", "EACCES"]), ("read", ["EIO"]), ("write", ["ENOSPC", "EIO"]),
    ("close", ["EIO"]), ("fstat,newfstatat,lstat", ["EIO", "EACCES"]), ("getdents64", ["EIO"]),
    ("mkdir", ["ENOSPC", "EROFS"]), ("rename,renameat,renameat2", ["EIO", "ENOSPC"]),
    ("link,linkat", ["EPERM"]), ("unlink,unlinkat,rmdir", ["EIO", "EROFS"]), ("fchmod", ["EPERM"]),
    ("fsync", ["EIO"]), ("flock", ["EIO", "ENOLCK"]), ("utimensat", ["EIO"]),
    ("readlink,readlinkat", ["EIO"]), ("clone,clone3", ["EAGAIN"]),
  ]

  /// Every so many of the moments at which a call may fail is tried.
  static let step = Recording.isLong ? 1 : 7

  @Test(.enabled(if: hasTracer), arguments: calls.indices)
  func `a call that fails leaves what was there, and is told`(index: Int) throws {
    let (name, errors) = Self.calls[index]
    var tried = 0
    for error in errors {
      // The later calls of a run are found by counting up until none is left to fail.
      var moment = 1
      while try inject(error, into: name, at: moment) {
        moment += Self.step
        tried += 1
      }
    }
    // Otherwise nothing was shown; a few calls are made by some systems only.
    #expect(tried > 0 || ["clone,clone3", "readlink,readlinkat", "link,linkat"].contains(name))
    if name == "openat" { #expect(tried > 3) }
  }

  /// What a command looks for, and does something else where it is not there.
  static let looks: [(path: String, command: [String])] = [
    ("content/assent.yml", ["lint", "content"]), ("templates", ["build", "--output", "Other"]),
    ("Output/manifest.json", ["evidence", "license", "--on", "2025-12-01", "-o", "evidence"]),
  ]

  /// A project with settings, templates, a release and a site.
  private static func furnished() throws -> ReleaseProject {
    let project = try ReleaseProject([
      "license.md": ReleaseProject.license(), "assent.yml": "exclude: [\"drafts/**\"]\n",
      "drafts/a.md": "the the\n",
    ])
    try project.folder.write("body { color: blue }\n", to: "templates/assent.css")
    #expect(try project.release("license").code == 0)
    #expect(try project.run(["build"]).code == 0)
    return project
  }

  @Test(.enabled(if: hasTracer), arguments: looks.indices)
  func `what the disk fails to tell of is not taken for something that is not there`(
    index: Int
  ) throws {
    let (path, command) = Self.looks[index]
    let sample = try Self.furnished()
    let expected = try sample.run(command)
    #expect(expected.code == 0, "\(expected.errors)")
    let whole = try FolderContents(sample.folder.url)
    let notes = try TemporaryFolder()
    var moment = 1
    while moment < 20 {
      let project = try Self.furnished()
      let ending = try Program.run(
        [
          "-f", "-qq", "-o", notes["trace"].path, "-P", path, "-e",
          "inject=%file,%desc:error=EIO:when=\(moment)", Program.url.path,
        ] + command, in: project.folder.url, program: Self.tracer, environment: ReleaseProject.today
      )
      guard try notes.text("trace").contains("(INJECTED)") else { break }
      let comment: Comment = "\(path) \(moment): \(ending.text)\(ending.errors)"
      #expect(ending.code == 3 || ending.code == 0 && ending.text == expected.text, comment)
      if ending.code == 0 {
        let differences = try FolderContents(project.folder.url).differences(from: whole)
        #expect(differences.filter { !$0.hasSuffix(".assent-build") } == [], comment)
      }
      moment += 1
    }
    #expect(moment > 1)
  }

  @Test func `a limit on the size of files is told as any other failure, and nothing is published`()
    throws
  {
    let project = try Project()
    // Four kilobytes: enough for what is told.
    let ending = try Program.run(
      ["-c", "ulimit -f 8 && exec \"$0\" build", Program.url.path], in: project.folder.url,
      program: URL(fileURLWithPath: "/bin/sh"))
    #expect(ending.code == 3)
    #expect(ending.errors.hasPrefix("assent: cannot write '"), "\(ending.errors)")
    #expect(ending.errors.contains("': file too large"), "\(ending.errors)")
    #expect(
      try FolderContents(project.folder["Output"]).paths.allSatisfy { $0.hasPrefix(".assent-") })
    #expect(try project.run("build").code == 0)
    #expect(try project.run("verify").code == 0)
  }

  /// Runs a build in which one call fails, over a site that was published before.
  ///
  /// - Returns: whether there was such a call.
  private func inject(_ error: String, into calls: String, at moment: Int) throws -> Bool {
    let project = try Project()
    #expect(try project.run("build").code == 0)
    let before = try FolderContents(project.folder["Output"])
    try project.folder.write(
      Project.license.replacing("copy this text", with: "*copy* this text"),
      to: "content/license.md")
    try project.folder.write(Project.flow, to: "content/new/page.md")
    try project.folder.remove("content/flows")

    let trace = project.folder["trace"].path
    let ending = try Program.run(
      [
        "-f", "-qq", "-o", trace, "-e", "trace=\(calls)", "-e",
        "inject=\(calls):error=\(error):when=\(moment)", Program.url.path, "build", "--jobs", "1",
      ], in: project.folder.url, program: Self.tracer)
    let traced = String(decoding: try project.folder.bytes("trace"), as: UTF8.self)
    guard traced.contains("(INJECTED)") else {
      #expect(ending.code == 0)
      return false
    }
    let comment = Comment(rawValue: "\(calls) \(error) \(moment): \(ending.errors)")
    #expect(!ending.isOverdue, comment)
    let after = try FolderContents(project.folder["Output"])
    if ending.code == 0 {
      // The program did without what failed, and all is there.
      #expect(try project.run("verify").code == 0, comment)
      #expect(try project.run("build", "--check").code == 0, comment)
    } else {
      #expect(ending.code == 3 || Self.isBeforeTheProgram(traced), comment)
      let differences = after.differences(from: before)
      let isOld = differences.allSatisfy { $0.hasPrefix(".assent-") }
      let isNew = try project.run("verify").code == 0
      #expect(isOld || isNew, "\(differences) \(comment)")
      #expect(try project.run("verify").code == 0, comment)
    }
    // Whatever happened, the next build mends it.
    #expect(try project.run("build").code == 0, comment)
    #expect(try project.run("verify").code == 0, comment)
    let whole = try FolderContents(project.folder["Output"])
    #expect(!whole.paths.contains { $0.hasPrefix(".assent-stage") }, comment)
    return true
  }

  /// Whether the call failed while the system was still loading the program.
  private static func isBeforeTheProgram(_ trace: String) -> Bool {
    let lines = trace.split(separator: "\n")
    guard let failed = lines.firstIndex(where: { $0.contains("(INJECTED)") }) else { return false }
    return !lines[..<failed].contains { $0.contains("\"content") }
  }
}
