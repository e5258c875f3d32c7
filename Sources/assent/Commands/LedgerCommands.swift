import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// `assent release withdraw`
struct WithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Stop offering a version; who accepted it stays on record.",
    usage: "assent release withdraw <agreement>@<version> --reason <text> [<options>]",
    discussion: HelpText.discussion(
      """
      The version before it that was not withdrawn is in force again, and is asked of whoever \
      accepted the one that is withdrawn, even if they had accepted it before. The text stays where it \
      is, and its page says that it was withdrawn, when and why.
      """,
      examples: [
        ("release withdraw license@1.1 --reason 'Wrong party.'", "from today on")
      ]))

  @Argument(help: ArgumentHelp("The version to withdraw.", valueName: "agreement@version"))
  var agreement: String

  @Option(help: ArgumentHelp("Why it is withdrawn.", valueName: "text"))
  var reason: String

  @OptionGroup var entry: LedgerEntryOptions
  @OptionGroup var colors: ColorOption

  func run() throws {
    try entry.add(.withdraw, to: agreement, reason: reason, colors: colors)
  }
}

/// `assent release supersede`
struct SupersedeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supersede",
    abstract: "Keep a version that is not in force yet from ever taking effect.",
    usage: """
      assent release supersede <agreement>@<version> --with <version>
        [<options>]
      """,
    discussion: HelpText.discussion(
      """
      A version that is in force is superseded by date, without this command. Here a later version \
      takes the place of an upcoming one.
      """,
      examples: [
        ("release supersede license@1.1 --with 1.2", "1.2 comes instead of 1.1")
      ]))

  @Argument(help: ArgumentHelp("The version that is not to come.", valueName: "agreement@version"))
  var agreement: String

  @Option(help: ArgumentHelp("The version that takes its place.", valueName: "version"))
  var with: String

  @Option(help: ArgumentHelp("Why it is superseded.", valueName: "text"))
  var reason: String?

  @OptionGroup var entry: LedgerEntryOptions
  @OptionGroup var colors: ColorOption

  func run() throws {
    guard let other = Manifest.Version(with) else {
      throw UsageError("--with '\(with)' cannot be a version")
    }
    try entry.add(
      .supersede(with: other), to: agreement, reason: reason ?? "", colors: colors)
  }
}

/// `assent release approve`
struct ApproveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve",
    abstract: "Record that a change of wording is editorial, usually before it is released.",
    usage: """
      assent release approve <agreement>[@<version>] --reason <text>
        [<options>]
      """,
    discussion: HelpText.discussion(
      """
      The approval holds for the working texts as they are now, byte for byte. Whoever releases them \
      can then declare the change editorial. A change that bears on obligations is material, whoever \
      approves.

      A version that was released as editorial is approved afterwards where a newer Assent finds more \
      in its texts than the one that released it, and a build asks for that.
      """,
      examples: [
        ("release approve license@1.1 --reason 'Only spelling.'", "approve the draft of 1.1")
      ]))

  @Argument(
    help: ArgumentHelp(
      "The agreement with the draft, or a version that was released.", valueName: "agreement"))
  var agreement: String

  @Option(help: ArgumentHelp("Why nobody needs to be asked again.", valueName: "text"))
  var reason: String

  @OptionGroup var entry: LedgerEntryOptions
  @OptionGroup var colors: ColorOption

  func run() throws {
    try entry.add(.approve, to: agreement, reason: reason, colors: colors)
  }
}

/// `assent release correct`
struct CorrectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "correct",
    abstract:
      "Put right the summary of a version, or its date or grace period before it takes effect.",
    usage: "assent release correct <agreement>@<version> --reason <text> [<options>]",
    discussion: HelpText.discussion(
      """
      Words are never corrected: they are released as a new version. A date that the text states is \
      one of its words.
      """,
      examples: [
        ("release correct license@1.1 --grace 30 --reason 'As announced.'", "30 days of grace"),
        ("release correct license@1.1 --summary 'A duty.' --reason 'Typo.'", "reword the summary"),
      ]))

  @Argument(help: ArgumentHelp("The version to put right.", valueName: "agreement@version"))
  var agreement: String

  @Option(
    help: ArgumentHelp(
      "When it takes effect, for a text that states no date.", valueName: "moment"))
  var effective: String?

  @Option(
    help: ArgumentHelp("Days in which the former acceptance still counts.", valueName: "days"))
  var grace: Int?

  @Option(
    help: ArgumentHelp(
      "What changed, in a sentence. Repeat it for other languages: fr='Plus clair.'",
      valueName: "text"))
  var summary: [String] = []

  @Option(help: ArgumentHelp("Why it is put right.", valueName: "text"))
  var reason: String

  @OptionGroup var entry: LedgerEntryOptions
  @OptionGroup var colors: ColorOption

  func validate() throws {
    if effective == nil, grace == nil, summary.isEmpty {
      throw ValidationError("nothing to correct: set --grace, --effective or --summary")
    }
    if let grace, !(0...LedgerEvent.mostGraceDays).contains(grace) {
      throw ValidationError("--grace \(grace) is not from 0 to \(LedgerEvent.mostGraceDays)")
    }
  }

  func run() throws {
    let moment = try effective.map { try LedgerEntryOptions.moment($0) }
    try entry.add(
      .correct(effective: moment, graceDays: grace, summaries: summary), to: agreement,
      reason: reason, colors: colors)
  }
}

extension LedgerEntryOptions {
  /// Adds an entry to a ledger, and says what was done.
  func add(
    _ action: LedgerRun.Action, to agreement: String, reason: String, colors: ColorOption
  ) throws {
    var run = LedgerRun(
      content: folder, agreement: agreement, action: action, reason: reason, day: try day(),
      by: releaser)
    run.isDryRun = dryRun
    try ReleaseReport(colors: colors).print(try run.run())
  }
}
