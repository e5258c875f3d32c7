import ArgumentParser
import AssentCompiler
import AssentDiagnostics

/// The function that the system calls; the package manager gives it the name `main`.
///
/// It takes the arguments as they are handed to it. A static Swift program that asks the standard
/// library for them reads a file of `/proc`, and gets none where that cannot be opened.
@_cdecl("assent_main")
func start(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  let arguments = (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  Entry.run(Array(arguments.dropFirst()))
  return Ending.fine.rawValue
}

/// Parses the command line, runs the command, and turns every way it can end into an exit code.
enum Entry {
  static func run(_ arguments: [String]) {
    do {
      try checkCommandName(arguments)
      var command = try Assent.parseAsRoot(arguments)
      try command.run()
    } catch {
      Ending.exit(for: error)
    }
  }

  /// Offers a guess where the first word is no command.
  private static func checkCommandName(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    let asksForHelp = ["help", "--help", "-h"].contains(words.first)
    if asksForHelp { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-") else { return }
    if asksForHelp, let extra = words.dropFirst().first, !extra.hasPrefix("-") {
      throw UsageError("unexpected argument '\(extra)'; a command has no subcommands")
    }
    let names =
      Assent.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(word) else { return }
    let guess = suggestion(for: word, among: names).map { "did you mean '\($0)'?" }
    throw UsageError(
      "unknown command '\(word)'; \(guess ?? "'assent --help' lists the commands")")
  }
}

/// The program and its commands.
struct Assent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assent",
    abstract: "Compile legal text the way a compiler compiles code.",
    discussion: HelpText.discussion(
      """
      Markdown agreements and flow documents in content/ become HTML pages, plain text, JSON and \
      a manifest that a license gate reads.

      Exit codes: 0 success, 1 findings, 2 wrong command, configuration or template, 3 a file \
      could not be read or written.
      """,
      examples: [
        ("init", "start a project"), ("lint", "check its documents"),
        ("build", "publish them"), ("verify", "check what was published"),
        ("release license", "freeze a version"),
      ]),
    version: programVersion,
    subcommands: [
      InitCommand.self, BuildCommand.self, LintCommand.self, RenderCommand.self,
      ReadCommand.self, VerifyCommand.self, ReleaseCommand.self, DiagramCommand.self,
      RulesCommand.self,
      ExplainCommand.self,
    ])
}

/// The version of the program, as semver has it.
let programVersion = "0.1.0"

/// The program as it names itself in what it writes.
let generatorName = "Assent \(programVersion)"
