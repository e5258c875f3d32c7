import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import CAllocator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The function that the system calls; the package manager gives it the name `main`.
///
/// It takes the arguments as they are handed to it. A static Swift program that asks the standard
/// library for them reads a file of `/proc`, and gets none where that cannot be opened.
@_cdecl("assent_main")
func start(_ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  assent_keep_freed_memory()
  // What would be larger than the user may write fails then as any other write does, and is told.
  signal(SIGXFSZ, SIG_IGN)
  let arguments = (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  Entry.run(Array(arguments.dropFirst()))
  return Ending.fine.rawValue
}

/// Parses the command line, runs the command, and turns every way it can end into an exit code.
enum Entry {
  static func run(_ arguments: [String]) {
    do {
      guard arguments != ["--version"] else {
        return try Terminal.standardOutput.write(Array((programVersion + "\n").utf8))
      }
      try checkWords(arguments)
      var command = try plain(arguments) ?? explained(arguments)
      try command.run()
    } catch {
      Ending.exit(for: error)
    }
  }

  /// The command of a command line about which nothing has to be explained.
  static func plain(_ arguments: [String]) -> (any ParsableCommand)? {
    let command: (any PlainCommand.Type)? =
      switch arguments.first {
      case "build": BuildCommand.self
      case "diagram": DiagramCommand.self
      case "lint": LintCommand.self
      case "render": RenderCommand.self
      default: nil
      }
    return command?.plain(arguments.dropFirst())
  }

  /// The command of any command line, or what is wrong with it.
  static func explained(_ arguments: [String]) throws -> any ParsableCommand {
    try checkCommandName(arguments)
    return try command(arguments)
  }

  /// The command of a command line, by the parser.
  ///
  /// The parser takes the first word after a command that has arguments of its own for one of these,
  /// so subcommands of such a command are looked for here.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let asksForHelp = ["help", "--help", "-h"].contains(arguments.first)
    let words = asksForHelp ? arguments.dropFirst() : arguments[...]
    guard let subcommand = subcommand(Array(words)) else {
      return try Assent.parseAsRoot(arguments)
    }
    return try parse(subcommand, asksForHelp ? ["--help"] : Array(words.dropFirst(2)))
  }

  private static func parse<Command: ParsableCommand>(
    _ command: Command.Type, _ arguments: [String]
  ) throws -> any ParsableCommand {
    try command.parseAsRoot(arguments)
  }

  /// The command whose parser reads the command line: the program, or a subcommand of a command.
  static var called: any ParsableCommand.Type {
    subcommand(Array(CommandLine.arguments.dropFirst())) ?? Assent.self
  }

  /// The subcommand that the first two words name.
  static func subcommand(_ words: [String]) -> (any ParsableCommand.Type)? {
    guard words.count > 1 else { return nil }
    let parent = Assent.configuration.subcommands.first { $0.configuration.commandName == words[0] }
    return parent?.configuration.subcommands.first { $0.configuration.commandName == words[1] }
  }

  /// Refuses words without a value: a variable of the shell that is not set would mean the working folder.
  private static func checkWords(_ arguments: [String]) throws(UsageError) {
    for (index, word) in arguments.enumerated() {
      let isOption =
        word.hasPrefix("--") && word.utf8.firstIndex(of: 0x3D) == word.utf8.indices.last
      guard word.isEmpty || isOption else { continue }
      let before = index > 0 ? arguments[index - 1] : ""
      let name =
        isOption
        ? String(word.dropLast()) : before.hasPrefix("--") ? before : "argument \(index + 1)"
      throw UsageError("\(name) is empty; is a variable of the shell not set?")
    }
  }

  /// Offers a guess where the first word is no command.
  private static func checkCommandName(_ arguments: [String]) throws(UsageError) {
    var words = arguments[...]
    let asksForHelp = ["help", "--help", "-h"].contains(words.first)
    if asksForHelp { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-") else { return }
    if asksForHelp, let extra = words.dropFirst().first, !extra.hasPrefix("-") {
      if subcommand(Array(words)) != nil { return }
      throw UsageError("unexpected argument '\(extra)'; '\(word)' has no such subcommand")
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
      InitCommand.self, BuildCommand.self, LintCommand.self, LSPCommand.self,
      RenderCommand.self, ReadCommand.self, DiffCommand.self, PatchCommand.self,
      ReleaseCommand.self,
      KeygenCommand.self, SignCommand.self, RevokeCommand.self, VerifyCommand.self,
      BundleCommand.self, EvidenceCommand.self, LogCommand.self, GateCommand.self,
      DiagramCommand.self, RulesCommand.self, ExplainCommand.self,
    ])
}

/// The version of the program, as semver has it.
let programVersion = "0.1.0"

/// The program as it names itself in what it writes.
let generatorName = "Assent \(programVersion)"
