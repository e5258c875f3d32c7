import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import Foundation

/// `assent lint`
struct LintCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  enum Bar: String, ExpressibleByArgument, CaseIterable {
    case error
    case warning
    case info
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check documents, and say where each fault is and what to do.",
    usage: "assent lint [<path> ...] [<options>]",
    discussion: HelpText.discussion(
      """
      The configuration is the assent.yml of the folder, or of the nearest folder above a file. \
      'assent rules' lists the rules.
      """,
      examples: [
        ("lint", "all documents in content/"), ("lint content/license.md --fix", "repair one file"),
        ("lint --fail-on warning", "for CI: warnings fail, too"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "Files and folders, or - for standard input. (default: content, or this folder if assent.yml is here)",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The format of the findings.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The lowest severity that fails (exit code 1).", valueName: "severity"))
  var failOn = Bar.error

  @Flag(help: "Repair files in place where only one repair is right; no repair changes a word.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      HelpText.jobs, valueName: "number"))
  var jobs: Int?

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if let jobs, !(1...512).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not from 1 to 512")
    }
  }

  func run() throws {
    let run = LintRun(
      paths: paths.isEmpty ? [try Self.defaultPath()] : paths.map(PathText.trimmed),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let result = try run.run(isFixing: fix)
    switch format {
    case .json:
      try Terminal.standardOutput.write(DiagnosticOutput.json(result.diagnostics))
    case .text:
      try DiagnosticOutput.writeText(
        result.diagnostics, of: result.sources, color: colors.isOnForOutput
      ) { text throws(InputError) in try Terminal.standardOutput.write(Array(text.utf8)) }
      for path in result.fixedPaths {
        Terminal.standardError.write("repaired \(VisibleText.name(path))\n")
      }
      if result.diagnostics.isEmpty, Terminal.standardError.isTerminal {
        let count = result.documentCount
        Terminal.standardError.write(
          "no findings in \(count) document\(count == 1 ? "" : "s")\n")
      }
    }
    if result.diagnostics.contains(where: { $0.rule == .invalidConfiguration }) {
      throw Ending.usage
    }
    if let bar = failOn.severity, result.diagnostics.contains(where: { $0.severity >= bar }) {
      throw Ending.findings
    }
  }

  /// What is linted where no path is given: the content folder, also from within it.
  private static func defaultPath() throws(InputError) -> String {
    if FileSystem.isDirectory("content") { return "content" }
    guard FileSystem.isFile("assent.yml") else {
      throw .unreadable(
        path: "content", reason: "no such folder; name one, or run 'assent lint' where content/ is")
    }
    return "."
  }
}
