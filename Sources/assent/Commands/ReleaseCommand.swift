import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// `assent release`
struct ReleaseCommand: ParsableCommand {
  /// What an author can declare a change to be.
  enum Change: String, ExpressibleByArgument, CaseIterable {
    case editorial
    case material

    var changeClass: Manifest.Change.Class {
      switch self {
      case .editorial: .editorial
      case .material: .material
      }
    }
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Freeze a version of an agreement, and list, withdraw or correct those that are.",
    usage: """
      assent release <agreement> [--change <class>] [<options>]
      assent release --list [<agreement>]
      assent release <subcommand> <agreement>@<version> [<options>]
      """,
    discussion: HelpText.discussion(
      """
      The working text is checked as a build checks it, in all its languages, and copied byte for \
      byte to releases/<agreement>/<version>/ beside it, with the pictures that it shows. The ledger \
      there gets a line; no other line of it ever changes. Whenever the command is \
      killed, a version is released or it is not.

      Version and effective date stand in the text; where the options state them as well, they must \
      agree. From the second release on the change is declared: 'material' asks everyone who agreed \
      before, and needs a summary; 'editorial' does not, and is refused where the words say otherwise.
      """,
      examples: [
        ("release license", "the first"),
        ("release license --change editorial --reason 'Case.'", "the next"),
        ("release license --from v1.0", "from a tag"),
        ("release license --from v1.0:old/terms.md", "by another name"),
        ("release --list", "all versions"),
      ]),
    subcommands: [
      WithdrawCommand.self, SupersedeCommand.self, ApproveCommand.self, CorrectCommand.self,
    ])

  @Argument(
    help: ArgumentHelp(
      "The id, path or key of an agreement: license, content/license.md, apps/license.",
      valueName: "agreement"))
  var agreement: String?

  @Option(
    help: ArgumentHelp("The version to release. (default: that of the text)", valueName: "version"))
  var version: String?

  @Option(
    help: ArgumentHelp(
      """
      When it takes effect: a day (00:00 UTC), or a time such as 2026-02-01T00:00:00+09:00. \
      (default: that of the text)
      """, valueName: "moment"))
  var effective: String?

  @Flag(
    help: """
      Accept an effective date before today, or before the day of --at; what --from takes needs no \
      such consent.
      """)
  var effectiveInPast = false

  @Option(help: ArgumentHelp("What the change is.", valueName: "class"))
  var change: Change?

  @Option(help: ArgumentHelp("Why the change is what it is declared to be.", valueName: "text"))
  var reason: String?

  @Option(
    help: ArgumentHelp(
      "What changed, in a sentence. Repeat it for other languages: fr='Plus clair.'",
      valueName: "text"))
  var summary: [String] = []

  @Option(
    help: ArgumentHelp(
      "Why the change is editorial although words changed; recorded as an approval.",
      valueName: "text"))
  var approve: String?

  @Option(
    help: ArgumentHelp(
      "Days in which the former acceptance still counts.", valueName: "days"))
  var grace: Int?

  @Option(
    help: ArgumentHelp(
      """
      A Git revision to take the texts from, and the day of --at. (default: the texts as they are) \
      For a text that lay elsewhere: v1.0:old/terms.md, and de=v1.0:old/agb.md for a translation.
      """, valueName: "revision"))
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "A language to leave out that the last release had.", valueName: "language"))
  var without: [String] = []

  @OptionGroup var entry: LedgerEntryOptions

  @Flag(help: "List the releases of an agreement, or of all.")
  var list = false

  @Option(help: ArgumentHelp("The format of the list.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Columns of the list. (default: those of the terminal, else 80)", valueName: "columns"))
  var width: Int?

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if list {
      let others =
        [version, effective, reason, approve].contains { $0 != nil } || change != nil
        || !from.isEmpty
        || !summary.isEmpty || grace != nil || !without.isEmpty || effectiveInPast
      if others {
        throw ValidationError("--list cannot be used together with options of a release")
      }
    }
    if format != .text, !list { throw ValidationError("--format is for --list") }
    if let width {
      guard list else { throw ValidationError("--width is for --list") }
      guard (20...1000).contains(width) else {
        throw ValidationError("--width \(width) is not from 20 to 1000")
      }
    }
    if let grace, !(0...LedgerEvent.mostGraceDays).contains(grace) {
      throw ValidationError("--grace \(grace) is not from 0 to \(LedgerEvent.mostGraceDays)")
    }
  }

  func run() throws {
    if list { return try printList() }
    guard let agreement else {
      throw UsageError(
        "name the agreement to release, as in 'assent release license'; 'assent release --list' lists "
          + "them")
    }
    var request = ReleaseRequest(
      content: entry.folder, agreement: agreement, day: try entry.day())
    request.version = try version.map { text throws(UsageError) in
      guard let version = Manifest.Version(text) else {
        throw UsageError(
          "--version '\(text)' cannot be a version; use at most 64 letters, digits, '.', '-', '+' "
            + "and '_'")
      }
      return version
    }
    request.effective = try effective.map { try LedgerEntryOptions.moment($0) }
    request.mayTakeEffectInPast = effectiveInPast
    request.change = change?.changeClass
    request.reason = reason ?? ""
    request.summaries = summary
    request.graceDays = grace
    request.approval = approve
    for word in from { try request.take(from: word) }
    request.droppedLocales = try without.map { text throws(UsageError) in
      guard let locale = Manifest.Locale(text) else {
        throw UsageError("--without '\(text)' is not a language tag such as fr")
      }
      return locale
    }
    request.by = entry.releaser
    request.isDryRun = entry.dryRun
    try ReleaseReport(colors: colors).print(try ReleaseRun(request).run())
  }

  private func printList() throws {
    let list = try ReleaseList(content: entry.folder, agreement: agreement)
    if !list.diagnostics.isEmpty {
      DiagnosticOutput.print(
        list.diagnostics, of: list.sources, color: colors.isOnForMessages)
    }
    let table = ReleaseTable(
      list: list, today: try entry.statedDay() ?? entry.day().today,
      width: width ?? Terminal.standardOutput.columns.map { max($0, 20) } ?? 80)
    switch format {
    case .text where list.agreements.isEmpty && !list.diagnostics.isEmpty: break
    case .text: try Terminal.standardOutput.write(Array(table.text.utf8))
    case .json: try Terminal.standardOutput.write(table.json)
    }
    guard list.diagnostics.isEmpty else { throw Ending.findings }
  }
}
