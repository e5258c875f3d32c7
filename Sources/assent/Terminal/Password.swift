import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A password that is typed on the terminal of the process, where nobody sees it.
enum Password {
  /// The longest one, in bytes: what minisign takes.
  static let mostBytes = 1_024

  /// Asks for a password; the answer is not shown.
  ///
  /// - Returns: `nil` where the process has no terminal.
  /// - Throws: ``UsageError`` for one that is too long; ``Ending`` where the user gives up.
  static func ask(_ prompt: String) throws -> [UInt8]? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let terminal = Terminal(descriptor: descriptor)
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    var hidden = before
    // Signals come as characters, so that no end of the program leaves the terminal mute.
    hidden.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL | ICANON | ISIG)
    guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { return nil }
    defer {
      tcsetattr(descriptor, TCSAFLUSH, &before)
      terminal.write("\n")
    }
    terminal.write(prompt)
    guard let password = line(from: descriptor) else { throw Ending.usage }
    guard password.count <= mostBytes else {
      throw UsageError("the password is longer than \(mostBytes) bytes")
    }
    return password
  }

  /// What is typed before the end of the line; `nil` where it is broken off.
  private static func line(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= mostBytes {
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      switch byte {
      case 0x0A, 0x0D: return bytes
      // Interrupt and quit; the end of input.
      case 0x03, 0x1C: return nil
      case 0x04: return bytes.isEmpty ? nil : bytes
      // Delete takes a whole character away, and Control-U all.
      case 0x08, 0x7F:
        while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: bytes = []
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
