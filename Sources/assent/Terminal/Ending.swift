import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
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
    case let error as GateClosed:
      Terminal.complain(error.description)
      for line in error.lines { Terminal.standardError.write(VisibleText.message(line) + "\n") }
      leave(GateClosed.code)
    case let error as ProgramStart.NotStarted:
      Terminal.complain(error.description)
      leave(error.code)
    case let refusal as GateRefusal:
      Terminal.complain(refusal.developerSentence)
      if case .unreadable = refusal { Self.exit(.inputOutput) }
      Self.exit(.findings)
    case let error as StoreError:
      Terminal.complain(error.description)
      Self.exit(.inputOutput)
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
        if !message.isEmpty { show(message) }
        Self.exit(.fine)
      }
      if !message.isEmpty {
        Terminal.standardError.write(VisibleText.lines(UsageText.text(for: message)) + "\n")
      }
      Self.exit(.usage)
    }
  }

  /// Prints what was asked for: help, or the completions of a shell.
  private static func show(_ message: String) {
    do {
      try Terminal.standardOutput.write(Array((HelpText.shown(message) + "\n").utf8))
    } catch {
      Terminal.complain(error.description)
      Self.exit(.inputOutput)
    }
  }

  /// What a gate cannot do is never taken for what its command did.
  private static func exit(_ ending: Ending) -> Never {
    let isGate = ending != .fine && Entry.called == GateRunCommand.self
    leave(isGate ? GateClosed.code : ending.rawValue)
  }

  private static func leave(_ code: Int32) -> Never {
    fflush(nil)
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}

/// A check that failed, in words.
struct FailedCheck: Error {
  let description: String

  init(_ description: String) { self.description = description }
}
