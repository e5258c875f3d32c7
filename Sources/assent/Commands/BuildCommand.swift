import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import Foundation

/// `assent build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Publish content/ as pages, plain text, JSON and manifests in Output/.",
    usage: "assent build [<options>]",
    discussion: """
      An error in an agreement (license, eula, terms, privacy) stops the build, and nothing is \
      written. A finding in a flow document is reported and its page still comes out.

      Dates come from the documents, or from SOURCE_DATE_EPOCH where it is set.
      """)

  @Option(help: ArgumentHelp("The folder with the documents.", valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "A folder with templates of your own. (default: templates, where there is one)",
      valueName: "folder"))
  var templates: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to publish.", valueName: "folder"))
  var output = "Output"

  @Flag(help: "Write nothing; exit with 1 when the output folder would change.")
  var check = false

  @Flag(help: "Let findings in flow documents stop the build, too.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "How many threads to use. (default: one for each processor)", valueName: "number"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Columns of the plain text.", valueName: "columns"))
  var width = 72

  func validate() throws {
    guard (20...1000).contains(width) else {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
    if let jobs, !(1...512).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not from 1 to 512")
    }
  }

  func run() throws {
    var options = SiteBuild.Options(
      content: PathText.trimmed(content), templates: try templateFolder(),
      output: PathText.trimmed(output),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, generator: generatorName)
    options.isCheck = check
    options.isStrict = strict
    options.width = width
    options.sourceDate = try Self.sourceDate()
    let progress = ProgressLine()
    let result = try SiteBuild(options) { done, total in progress.show(done, of: total) }.run()
    progress.clear()
    DiagnosticOutput.print(
      result.diagnostics, of: result.sources, color: Terminal.standardError.usesColor)
    let unlisted = DiagnosticOutput.summary(result.unlistedCounts)
    if !unlisted.isEmpty {
      Terminal.standardError.write("\(unlisted) as before; 'assent lint' lists them\n")
    }
    let isAlwaysTold = result.outcome == .refused || result.outcome == .wouldChange
    if Terminal.standardError.isTerminal || isAlwaysTold {
      Terminal.standardError.write(summary(of: result))
    }
    switch result.outcome {
    case .refused:
      let isConfiguration = result.diagnostics.allSatisfy { $0.rule == .invalidConfiguration }
      throw isConfiguration ? Ending.usage : Ending.findings
    case .wouldChange: throw Ending.findings
    case .published, .upToDate: return
    }
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

  private func summary(of result: SiteBuild.Result) -> String {
    let documents = "\(result.documentCount) document\(result.documentCount == 1 ? "" : "s")"
    switch result.outcome {
    case .refused: return "Nothing was written.\n"
    case .upToDate: return "\(VisibleText.name(output)) holds \(documents), all up to date.\n"
    case .published:
      return
        "Published \(documents) to \(VisibleText.name(output)): \(result.writtenCount) files written, "
        + "\(result.unchangedCount) unchanged.\n"
    case .wouldChange:
      let more = result.writtenCount - 10
      return "\(VisibleText.name(output)) would change in \(result.writtenCount) files:\n"
        + result.changedPaths.prefix(10).map { "  \(VisibleText.name($0))\n" }.joined()
        + (more > 0 ? "  and \(more) more\n" : "")
    }
  }
}
