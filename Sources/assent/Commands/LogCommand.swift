import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// `assent log`
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Prove that the history of all versions was not rewritten.",
    usage: "assent log <subcommand> [<options>]",
    discussion: HelpText.discussion(
      """
      Every event of every ledger is an entry of one Merkle tree, which only grows. 'assent build' \
      publishes it in log/, in the form of C2SP tlog-tiles, and 'assent sign' signs a checkpoint of \
      it. Anyone who keeps a checkpoint can later tell whether something before it was changed. \
      Without kept checkpoints or witnesses a log that a publisher runs for itself binds nobody.
      """,
      examples: [
        ("log update", "begin a log"),
        ("log verify --key NAME.pub", "check the log in Output"),
        ("log inclusion license@1.1 -o l.tlog-proof", "prove a release"),
        ("log consistency kept.checkpoint", "was it rewritten?"),
      ]),
    subcommands: [
      LogUpdateCommand.self, LogSignCommand.self, LogVerifyCommand.self, LogInclusionCommand.self,
      LogConsistencyCommand.self, LogCosignCommand.self, LogAnchorCommand.self,
    ])
}

/// `assent log update`
struct LogUpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Take events of ledgers into the log that are not in it yet.",
    usage: "assent log update [<options>]",
    discussion: HelpText.discussion(
      """
      'assent release' and its subcommands add to the log themselves. This is for ledgers that are \
      older than the log, for a command that was killed, and after a merge. Events come in by day, \
      then by ledger, then by line. Commit releases/log/ with the ledgers.
      """,
      examples: [
        ("log update", "for the folder content"),
        ("log update --checkpoint seen.txt", "keep what a witness signed"),
      ]))

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "A checkpoint with signatures of witnesses, which are added to the kept one.",
      valueName: "file"),
    completion: .file())
  var checkpoint: String?

  @OptionGroup var colors: ColorOption

  func run() throws {
    let content = PathText.trimmed(content)
    if let checkpoint {
      let found = try LogFiles.checkpoint(checkpoint)
      let count = try LogUpdate.takeIn(found, name: checkpoint, content: content)
      return try Terminal.standardOutput.write(
        Array("\(count) \(count == 1 ? "signature" : "signatures") added\n".utf8))
    }
    let result = try LogUpdate.run(content: content)
    guard result.diagnostics.isEmpty else {
      DiagnosticOutput.print(
        result.diagnostics, of: result.sources, color: colors.isOnForMessages)
      throw Ending.findings
    }
    let added = result.added == 1 ? "1 event" : "\(result.added) events"
    try Terminal.standardOutput.write(
      Array("\(added) added; the log has \(result.size) (\(result.path))\n".utf8))
  }
}

/// `assent log sign`
struct LogSignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign a checkpoint of the published log, as 'assent sign' does.",
    usage: "assent log sign [<folder>] --key <file> [<options>]",
    discussion: HelpText.discussion(
      """
      First it proves that the log extends every checkpoint that was kept, and what --previous names; a \
      log that does not is never signed. The checkpoint is written to log/checkpoint of the folder, and kept in \
      releases/log/ of the content folder: commit it.
      """,
      examples: [("log sign Output --key NAME.key", "sign the log that was built")]))

  @Argument(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var folder = "Output"

  @Option(
    help: ArgumentHelp("The secret key, a file of minisign.", valueName: "file"),
    completion: .file())
  var key: String?

  @OptionGroup var log: LogSignature

  @OptionGroup var colors: ColorOption

  func run() throws {
    let secret = try SecretKeySource.read(key, option: "--key")
    let folder = PathText.trimmed(folder)
    switch try log.prepare(folder, secret, colors) {
    case .possible(let signing): try LogSignature.say(signing.write())
    case .none:
      throw FailedCheck(
        "'\(folder)' has no log to sign; run 'assent log update' and 'assent build'")
    case .unnamed: throw UsageError(log.unnamed)
    }
  }
}

/// What a signature of the log is held against, for the commands that sign.
struct LogSignature: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the documents, which keeps the checkpoints of the log.",
      valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "A published folder, site.json or checkpoint seen before, which the log has to extend; may be "
        + "repeated.", valueName: "path"), completion: .file())
  var previous: [String] = []

  enum State {
    case none
    case unnamed
    /// The log extends all that was signed before.
    case possible(LogSigning)
  }

  /// What a log without a name is told.
  var unnamed: String {
    "the log has no name, and is not signed; set site.url or log.origin in "
      + "'\(PathText.trimmed(content))/\(ConfigurationFile.name)': log: {origin: example.org/legal}"
  }

  /// Whether a published folder has a log that may be signed.
  ///
  /// - Throws: ``Ending/findings`` where it contradicts what was signed before, which is printed.
  func prepare(_ folder: String, _ key: SecretKey, _ colors: ColorOption) throws -> State {
    guard FileSystem.isDirectory("\(folder)/\(LogFiles.folder)/\(TilePath.folder)") else {
      return .none
    }
    let content = PathText.trimmed(content)
    guard FileSystem.isDirectory(content) else {
      throw UsageError(
        "'\(folder)' has a log, and there is no folder '\(content)' that keeps its checkpoints; name "
          + "it with --content")
    }
    let preparation = try LogSigning.prepare(
      output: folder, content: content, key: key, previous: previous.map { PathText.trimmed($0) })
    switch preparation {
    case .noLog: return .none
    case .unnamed: return .unnamed
    case .possible(let signing): return .possible(signing)
    case .refused(let diagnostics, let sources):
      DiagnosticOutput.print(diagnostics, of: sources, color: colors.isOnForMessages)
      Terminal.standardError.write("nothing was signed\n")
      throw Ending.findings
    }
  }

  /// Says what was signed.
  static func say(_ result: LogSigning.Result) throws {
    try Terminal.standardOutput.write(
      Array(
        """
        signed \(LogWords.entries(result.size)) of '\(VisibleText.name(result.origin))'
        root          \(result.root.text)
        verifier key  \(VisibleText.name("\(result.key)"))
        kept          \(VisibleText.name(result.kept)): commit it

        """.utf8))
  }
}

extension LogFiles {
  /// Reads a checkpoint that the user names.
  static func checkpoint(_ path: String) throws -> Checkpoint {
    let source = try SourceInput.read(path)
    do { return try Checkpoint(parsing: source.bytes) } catch {
      throw FailedCheck("'\(source.path)' is not a checkpoint: \(error)")
    }
  }

  /// The log of a published folder.
  ///
  /// - Throws: ``FailedCheck`` where there is none; ``Ending`` where it is damaged, which is printed.
  static func log(in folder: String, _ colors: ColorOption) throws -> PublishedLog {
    guard try FileSystem.realPath(folder) != nil else {
      throw InputError.unreadable(
        path: folder, reason: "no such folder; name the one that 'assent build' published")
    }
    let log = try PublishedLog(PublishedFolder(folder))
    guard log.isThere else {
      throw FailedCheck(
        "'\(folder)' has no log; 'assent log update' and 'assent build' make one")
    }
    guard log.isSound else {
      DiagnosticOutput.print(log.diagnostics, of: SourceTexts(), color: colors.isOnForMessages)
      throw Ending.findings
    }
    return log
  }
}
