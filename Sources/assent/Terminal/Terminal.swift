import AssentCompiler
import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of the process, and what it leads to.
struct Terminal: Sendable {
  let descriptor: Int32

  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  static let standardError = Terminal(descriptor: STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether colors are used where nobody asks: on a terminal, unless `NO_COLOR` is set.
  var usesColor: Bool {
    guard isTerminal, Self.variable("TERM") != "dumb" else { return false }
    return (Self.variable("NO_COLOR") ?? "").isEmpty
  }

  /// The columns of the terminal, or `nil` where there is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How wide text for people is set here; `nil` where nothing is wrapped, as in a pipe.
  var width: Int? { isTerminal ? columns.map { max($0, 20) } : nil }

  /// Writes all bytes; a reader that has gone away ends the program quietly, as in any pipe.
  func write(_ bytes: [UInt8]) throws(InputError) {
    let failure = FileSystem.writeAll(bytes, to: descriptor)
    if failure == EPIPE { return }
    if failure != 0 {
      throw .unwritable(
        path: descriptor == STDOUT_FILENO ? "standard output" : "standard error",
        reason: String(cString: strerror(failure)).lowercased())
    }
  }

  /// Says what was done, on a line; where that cannot be written, it is told that it was done.
  static func report(_ line: String) throws(InputError) {
    do throws(InputError) {
      try standardOutput.write(Array((VisibleText.message(line) + "\n").utf8))
    } catch {
      guard case .unwritable(let path, let reason) = error else { throw error }
      throw .unwritable(path: path, reason: "\(reason); this was done and is kept: \(line)")
    }
  }

  /// Writes a message; one that cannot be written is lost, as there is nobody to tell.
  func write(_ text: String) { try? write(Array(text.utf8)) }

  /// Says on standard error why the program cannot go on.
  static func complain(_ message: String) {
    standardError.write("assent: \(VisibleText.message(message))\n")
  }

  /// The value of an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
