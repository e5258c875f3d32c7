import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// `assent evidence AGREEMENT[@VERSION] --on DAY`
struct EvidenceCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case html
    case pdf
  }

  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Say which words were in force at a time, and write what shows it.",
    usage: "assent evidence <agreement>[@<version>] --on <day> [<options>]",
    discussion: HelpText.discussion(
      """
      A day runs from 00:00 to 24:00 UTC; where what is in force changes within it, both versions \
      are named. The page holds the answer, the checks, the ledger and the whole text, and needs no \
      other file; the bundle beside it holds what was published of the version.

      Exits with 1 where the version was not in force (without a version: where none was) or a check \
      fails; the page is written all the same.
      """,
      examples: [
        ("evidence license --on 2026-03-01", "which version was in force"),
        ("evidence license@1.0 --on 2026-03-01", "whether this one was"),
        ("evidence license --on 2026-02-01T09:30:00+09:00", "at this moment"),
      ]))

  @Argument(
    help: ArgumentHelp("The agreement, with the version in question.", valueName: "agreement"))
  var agreement: String

  @Option(
    help: ArgumentHelp(
      "A day, or a moment such as 2026-02-01T09:30:00Z.", valueName: "day"))
  var on: String

  @Option(
    help: ArgumentHelp(
      "The language of the text. (default: that of the text that binds)", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The published folder. (default: Output, where there is one)", valueName: "folder"),
    completion: .directory)
  var published: String?

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"), completion: .directory)
  var content = "content"

  @OptionGroup var trusted: TrustOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder to write to, or the file of the page.", valueName: "path"))
  var output = "evidence"

  @Option(help: ArgumentHelp("What the page is written as.", valueName: "format"))
  var format = Format.html

  @OptionGroup var colors: ColorOption

  func run() throws {
    guard let time = EvidenceTime(on) else {
      throw UsageError(
        "--on '\(on)' is no day such as 2026-03-01, and no moment such as 2026-03-01T09:30:00Z")
    }
    guard time.start.secondsSinceEpoch <= LedgerEntryOptions.clock else {
      throw UsageError("--on '\(on)' is still to come; evidence is of what was")
    }
    let name = try AgreementName(agreement)
    let folder = publishedFolder
    let request = Evidence.Request(
      content: PathText.trimmed(content), agreement: name, time: time, locale: locale,
      published: folder, trust: try trusted.trust())
    let evidence: Evidence
    switch try Evidence.find(request) {
    case .found(let found): evidence = found
    case .refused(let problems):
      DiagnosticOutput.print(
        problems, of: SourceInput.sources(of: problems), color: colors.isOnForMessages)
      throw Ending.findings
    }
    let files = EvidenceFiles(evidence, output: PathText.trimmed(output), format: format)
    try files.check(isOutside: folder)
    let outcome = try files.write(published: folder, content: PathText.trimmed(content))
    var report = evidence.answer.map { $0 + "\n" }.joined()
    for check in evidence.checks where check.result != .passed { report += check.text + "\n" }
    for path in outcome.written { report += "wrote \(VisibleText.name(path))\n" }
    try Terminal.standardOutput.write(Array(VisibleText.lines(report).utf8))
    DiagnosticOutput.print(
      outcome.problems, of: SourceInput.sources(of: outcome.problems),
      color: colors.isOnForMessages)
    guard evidence.isInForce, evidence.isWhole, outcome.problems.isEmpty else {
      throw Ending.findings
    }
  }

  /// The folder that is named, or else the usual one where there is a manifest in it.
  private var publishedFolder: String? {
    if let published { return PathText.trimmed(published) }
    return FileSystem.isFile("Output/manifest.json") ? "Output" : nil
  }
}
