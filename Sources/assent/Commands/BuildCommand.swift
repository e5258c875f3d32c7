import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRender
import Foundation

/// `assent build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publish content/ as pages, plain text, JSON and manifests in Output/.",
    usage: "assent build [<options>]",
    discussion: HelpText.discussion(
      """
      An error in an agreement (license, eula, terms, privacy, policy) stops the build, and nothing \
      is written. A finding in a flow document is reported, and its page is published.

      Every version that was released stays published. Which one is in force follows from the date \
      of the build: --date, else SOURCE_DATE_EPOCH, else the newest day on which anything came out.

      gate.html, beside the manifest of a product, asks for its agreements in a browser.
      """,
      examples: [
        ("build", "publish content/ in Output/"), ("build --check", "show what would change"),
        ("build --date 2026-02-01", "publish as of a day"),
        ("build --strict --quiet", "for CI: any error or warning stops it"),
      ]))

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "A folder with templates of your own. (default: templates, if it exists)",
      valueName: "folder"))
  var templates: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to publish in.", valueName: "folder"))
  var output = "Output"

  @Option(
    help: ArgumentHelp(
      "The date of the build, as 2026-02-01 (00:00 UTC) or 2026-02-01T09:00:00+09:00.",
      valueName: "date"))
  var date: String?

  @Flag(help: "Publish texts ahead of their last release as well, marked as drafts.")
  var drafts = false

  @Option(
    help: ArgumentHelp(
      "The manifest published before, or the folder with it. (default: that of the output folder)",
      valueName: "file"))
  var previous: String?

  @Flag(help: "Write nothing; exit with 1 if the output folder would change.")
  var check = false

  @Flag(help: "Let warnings and errors in any document stop the build.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      HelpText.jobs, valueName: "number"))
  var jobs: Int?

  @Option(help: ArgumentHelp(HelpText.columns, valueName: "columns"))
  var width = 72

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "List the files that are written, and the time of each stage.")
  var verbose = false

  @OptionGroup var colors: ColorOption

  func validate() throws {
    guard (20...1000).contains(width) else {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
    _ = try buildDate()
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be used together") }
    if let jobs, !(1...512).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not from 1 to 512")
    }
  }

  /// The date of the build in seconds since 1970, as `--date` gives it.
  private func buildDate() throws(ValidationError) -> Int? {
    guard let date else { return nil }
    guard let moment = Manifest.Moment(date) else {
      throw ValidationError(
        "--date '\(date)' is not a day such as 2026-02-01, or a time such as "
          + "2026-02-01T00:00:00+09:00")
    }
    return Int(moment.timestamp.secondsSinceEpoch)
  }

  func run() throws {
    var options = SiteBuild.Options(
      content: PathText.trimmed(content), templates: try templateFolder(),
      output: PathText.trimmed(output),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, generator: generatorName)
    options.isCheck = check
    options.isStrict = strict
    options.namesAllPaths = verbose
    options.width = width
    options.sourceDate = try buildDate() ?? Self.sourceDate()
    options.showsDrafts = drafts
    options.previous = previous.map { PathText.trimmed($0) }
    let start = ContinuousClock.now
    let result = try run(options)
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    report(
      BuildReport(
        result: result, output: options.output, content: options.content,
        seconds: Double(seconds) + Double(attoseconds) / 1e18, now: LedgerEntryOptions.clock))
    switch result.outcome {
    case .refused:
      throw result.diagnostics.hasWrongConfiguration ? Ending.usage : Ending.findings
    case .wouldChange: throw Ending.findings
    case .published, .upToDate: return
    }
  }

  private func run(_ options: SiteBuild.Options) throws -> SiteBuild.Result {
    let progress = ProgressLine(isQuiet: quiet)
    defer { progress.clear() }
    do {
      return try SiteBuild(options) { done, total in progress.show(done, of: total) }.run()
    } catch let error as TemplateError {
      progress.clear()
      DiagnosticOutput.print(
        error.diagnostics, of: SourceInput.sources(of: error.diagnostics),
        color: colors.isOnForMessages)
      throw Ending.usage
    }
  }

  /// Prints the findings, and what was done.
  private func report(_ report: BuildReport) {
    let result = report.result
    let findings =
      quiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
    DiagnosticOutput.print(findings, of: result.sources, color: colors.isOnForMessages)
    guard !quiet else {
      // What is lost by it is said.
      if result.outcome == .published { Terminal.standardError.write(report.signatures) }
      return
    }
    let unlisted = FindingCount.text(result.unlistedCounts)
    if !unlisted.isEmpty {
      Terminal.standardError.write("\(unlisted) as before; run 'assent lint' to list them\n")
    }
    Terminal.standardError.write((verbose ? report.details : "") + report.text)
  }

  private func templateFolder() throws -> String? {
    if let templates {
      let folder = PathText.trimmed(templates)
      guard FileSystem.isDirectory(folder) else {
        throw UsageError("template folder '\(folder)' does not exist")
      }
      return folder
    }
    return FileSystem.isDirectory("templates") ? "templates" : nil
  }

  static func sourceDate() throws(UsageError) -> Int? {
    guard let text = Terminal.variable("SOURCE_DATE_EPOCH"), !text.isEmpty else { return nil }
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else {
      throw UsageError("SOURCE_DATE_EPOCH '\(text)' is not a number of seconds since 1970")
    }
    return seconds
  }
}
