import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate merge`
struct GateMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Take in the log of another device; both chains stay as they are.",
    usage: "assent gate merge <log>|<folder> [<options>]",
    discussion: HelpText.discussion(
      "A log that is damaged is refused, and nothing of it is taken in.",
      examples: [
        ("gate merge laptop/acceptances.ndjson", "a log"),
        ("gate merge laptop", "a state folder"),
      ]))

  @Argument(
    help: ArgumentHelp("The log of the other device, or its state folder.", valueName: "log"),
    completion: .file())
  var other: String

  @OptionGroup var options: GateOptions

  @Option(help: ArgumentHelp("A name for the other device. (default: that of the file)"))
  var name: String?

  func run() throws {
    let place = try options.place()
    let other = PathText.trimmed(other)
    let label = name ?? Placement.fileName(of: other)
    let now = SystemClock.now()
    let before = Set(try place.store.summary().standings.keys.compactMap(\.subject))
    let isNew: Bool
    if FileSystem.isDirectory(other) {
      isNew = try place.store.merge(LogFileStore(folder: other), name: label, at: now)
    } else {
      let bytes = try FileSystem.read(other, limit: AcceptanceChain.mostBytes)
      isNew = try place.store.merge(bytes, name: label, at: now)
    }
    // Each log has salts of its own, so a name of the other means nobody here.
    let strangers = isNew ? try Self.strangers(since: before, in: place.store) : 0
    var words = isNew ? "taken in" : "nothing new, so nothing was written"
    if strangers > 0 {
      words +=
        "; it names \(strangers == 1 ? "a person" : "\(strangers) persons") by names of its own, whose "
        + "records count for nobody here: take in their receipts with 'assent gate import --person'"
    }
    try Terminal.standardOutput.write(Array("\(VisibleText.name(other)): \(words)\n".utf8))
  }
}

extension GateMergeCommand {
  /// How many persons came with a log.
  private static func strangers(since known: Set<String>, in store: LogFileStore) throws -> Int {
    Set(try store.summary().standings.keys.compactMap(\.subject)).subtracting(known).count
  }
}

/// `assent gate erase`
struct GateEraseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: "Unlink a person from their records for good.",
    usage: "assent gate erase --person <id> [<options>]",
    discussion: HelpText.discussion(
      """
      The log names persons by a keyed hash. This deletes the key of one of them: the lines stay, so the \
      chain holds, and nobody can tell any more whose they were. It cannot be undone. A name that \
      the person typed as a signature stays in its record, and so does whom they acted for.
      """, examples: [("gate erase --person alice@example.org", "one person of several")]))

  @OptionGroup var options: GateOptions

  @Option(help: ArgumentHelp("The id that --person of the other commands named.", valueName: "id"))
  var person: String

  func run() throws {
    let place = try options.place()
    guard try place.store.erase(person, at: SystemClock.now()) else {
      throw FailedCheck("the log does not know the person '\(person)'; nothing was erased")
    }
    try Terminal.report("\(person): unlinked from all records")
  }
}
