import ArgumentParser
import AssentCompiler
import AssentDiagnostics

/// Parses the command line, runs the command, and turns every way it can end into an exit code.
@main
enum Entry {
  static func main() {
    do {
      var command = try Assent.parseAsRoot()
      try command.run()
    } catch {
      Ending.exit(for: error)
    }
  }
}

/// The program and its commands.
struct Assent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assent",
    abstract: "Compiles legal text the way a compiler compiles code.",
    discussion: """
      Markdown agreements and flow documents in content/ become HTML pages, plain text, JSON and \
      a manifest that a license gate reads.

      Exit codes: 0 fine, 1 findings, 2 wrong command or configuration, 3 a file could not be \
      read or written.
      """,
    version: programVersion,
    subcommands: [
      InitCommand.self, BuildCommand.self, LintCommand.self, RenderCommand.self,
      ReadCommand.self, VerifyCommand.self, DiagramCommand.self, RulesCommand.self,
      ExplainCommand.self,
    ])
}

/// The version of the program, as semver has it.
let programVersion = "0.1.0"

/// The program as it names itself in what it writes.
let generatorName = "Assent \(programVersion)"
