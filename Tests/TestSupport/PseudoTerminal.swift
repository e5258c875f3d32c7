import Foundation

/// The program on a terminal that only the test sees.
package enum PseudoTerminal {
  package enum Failure: Error {
    case noTerminal
  }

  /// Runs the program with all three streams on a terminal; returns what it showed.
  ///
  /// - Parameter columns: of the terminal; `nil` for one that does not say.
  package static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    columns: UInt16? = nil
  ) throws -> String {
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard controller >= 0, let name = terminalName(of: controller),
      let terminal = FileHandle(forUpdatingAtPath: name)
    else { throw Failure.noTerminal }
    defer { close(controller) }
    if let columns {
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure.noTerminal }
    }
    let process = Process()
    process.executableURL = Program.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path].merging(environment) { $1 }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    try terminal.close()
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(controller, &buffer, buffer.count)
      if count > 0 {
        shown += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        // The last program that had the terminal open has ended.
        break
      }
    }
    process.waitUntilExit()
    return String(decoding: shown, as: UTF8.self)
  }

  /// Unlocks the other side of a pseudo-terminal and tells its name, as `grantpt` and its kin do,
  /// which Swift does not see on Linux.
  private static func terminalName(of controller: Int32) -> String? {
    #if os(Linux)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>.
      guard ioctl(controller, 0x4004_5431, &isLocked) == 0,
        ioctl(controller, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(controller) == 0, unlockpt(controller) == 0 else { return nil }
      return ptsname(controller).map { String(cString: $0) }
    #endif
  }
}
