import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Becomes another program, so that its exit code and the signals to it are its own.
enum ProgramStart {
  /// Runs a command in place of this program.
  ///
  /// - Returns: why it could not; it comes back for nothing else.
  static func replace(with command: [String]) -> NotStarted {
    fflush(nil)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    execvp(command[0], &words)
    let number = errno
    return NotStarted(
      name: command[0], reason: String(cString: strerror(number)).lowercased(),
      isMissing: number == ENOENT)
  }

  /// Why a command did not run.
  struct NotStarted: Error {
    let name: String
    let reason: String
    let isMissing: Bool

    /// As shells and `env` have it.
    var code: Int32 { isMissing ? 127 : 126 }
    var description: String {
      "cannot run '\(VisibleText.name(name))': \(isMissing ? "no such command" : reason)"
    }
  }
}

/// A gate that stays closed, in words; what it guards does not run.
struct GateClosed: Error {
  /// As `env`, `timeout` and their kin have it for what is not the command's own.
  static let code: Int32 = 125

  let description: String
  /// What is owed and how to accept it.
  let lines: [String]

  init(_ description: String, lines: [String] = []) {
    self.description = description
    self.lines = lines
  }
}
