import Foundation
import TestSupport

/// A host of pages on this machine, which shows what lies in its folder.
final class PagesHost {
  let folder: TemporaryFolder
  let address: String
  private let process: Process

  struct NoStart: Error {}

  /// Starts it at a port that is free.
  init() throws {
    folder = try TemporaryFolder()
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder.path, "0",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Serving HTTP on 127.0.0.1 port 40321 (http://127.0.0.1:40321/) ...
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let start = line.firstRange(of: "(http://"), let end = line.firstRange(of: "/)") else {
      kill(process.processIdentifier, SIGKILL)
      throw NoStart()
    }
    address = String(line[line.index(after: start.lowerBound)..<end.lowerBound])
  }

  deinit { stop() }

  func stop() {
    // It may have been started with the gentler signals blocked, as threads of tests have them.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Shows another folder from now on, as hosts of pages do: nothing of the old one is left.
  func publish(_ site: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try folder.remove(name)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: site.path) {
      try FileManager.default.copyItem(at: site.appending(path: name), to: folder[name])
    }
  }
}
