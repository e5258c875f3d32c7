import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRender

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the program ends.
enum Ending: Int32, Error {
  case fine = 0
  /// Findings at or above the bar, or a check that failed.
  case findings = 1
  /// A wrong command or configuration.
  case usage = 2
  /// A file could not be read or written.
  case inputOutput = 3

  /// Words an error, once, and exits with its code.
  static func exit(for error: any Error) -> Never {
    switch error {
    case let ending as Ending:
      Self.exit(ending)
    case let error as InputError:
      Terminal.complain(error.description)
      Self.exit(.inputOutput)
    case let error as FailedCheck:
      Terminal.complain(error.description)
      Self.exit(.findings)
    case let error as UsageError:
      Terminal.complain(error.description)
      Self.exit(.usage)
    case let error as TemplateError:
      DiagnosticOutput.print(
        error.diagnostics, of: SourceInput.sources(of: error.diagnostics),
        color: Terminal.standardError.usesColor)
      Self.exit(.usage)
    default:
      let message = Entry.called.fullMessage(for: error)
      if Assent.exitCode(for: error) == .success {
        if !message.isEmpty { Terminal.standardOutput.write(HelpText.shown(message) + "\n") }
        Self.exit(.fine)
      }
      if !message.isEmpty {
        Terminal.standardError.write(VisibleText.lines(UsageText.text(for: message)) + "\n")
      }
      Self.exit(.usage)
    }
  }

  private static func exit(_ ending: Ending) -> Never {
    fflush(nil)
    #if canImport(Glibc)
      Glibc.exit(ending.rawValue)
    #elseif canImport(Musl)
      Musl.exit(ending.rawValue)
    #else
      Darwin.exit(ending.rawValue)
    #endif
  }
}

/// A check that failed, in words.
struct FailedCheck: Error {
  let description: String

  init(_ description: String) { self.description = description }
}
