import Foundation
import Synchronization

/// The built program, run as a process of its own.
package enum Program {
  /// How a run ended.
  package struct Ending: Sendable {
    /// The exit code; `nil` where a signal ended it.
    package var code: Int32?
    package var output: [UInt8]
    package var errors: String
    /// Whether it was stopped because it took too long.
    package var isOverdue: Bool

    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The program beside the tests, or the one that `ASSENT_PROGRAM` names.
  package static let url: URL = {
    if let named = ProcessInfo.processInfo.environment["ASSENT_PROGRAM"] {
      return URL(fileURLWithPath: named)
    }
    let places = [
      CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.executableURL,
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
    ]
    for case let place? in places {
      // On some systems the tests lie in a bundle, some levels deeper.
      var folder = place.deletingLastPathComponent()
      for _ in 0..<4 {
        let file = folder.appending(path: "assent")
        if FileManager.default.isExecutableFile(atPath: file.path), !isFolder(file) { return file }
        folder.deleteLastPathComponent()
      }
    }
    return PackageFolder.root.appending(path: ".build/debug/assent")
  }()

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Runs the program and waits for its end.
  ///
  /// The environment has a path, a home without settings and what `environment` says, no more.
  /// - Parameters:
  ///   - umask: such as `077`; that of the tests where it is `nil`.
  ///   - killAfter: seconds until it is killed with no chance to clean up.
  ///   - limit: seconds until it counts as hanging.
  package static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    input: [UInt8] = [], umask: String? = nil, killAfter: Double? = nil, limit: Double = 120
  ) throws -> Ending {
    let streams = try TemporaryFolder()
    let files = ["in", "out", "err"].map { streams.url.appending(path: $0) }
    try Data(input).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    if let umask {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "umask \(umask); exec \"$0\" \"$@\"", url.path] + arguments
    } else {
      process.executableURL = url
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": streams.url.path].merging(environment) {
      $1
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    let isOverdue = Mutex(false)
    try process.run()
    let deadline = Date(timeIntervalSinceNow: killAfter ?? limit)
    while process.isRunning {
      if Date() >= deadline {
        if killAfter == nil { isOverdue.withLock { $0 = true } }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        break
      }
      usleep(killAfter == nil ? 2_000 : 200)
    }
    return Ending(
      code: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: [UInt8](try Data(contentsOf: files[1])),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      isOverdue: isOverdue.withLock { $0 })
  }
}
