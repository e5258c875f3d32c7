import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLicense
import Foundation

/// `assent lint`
struct LintCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case github
    case gitlab
    case junit
    case checkstyle
  }

  enum Bar: String, ExpressibleByArgument, CaseIterable {
    case error
    case warning
    case info
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case license
    case eula
    case terms
    case privacy
    case policy
    case flow
    case auto
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
        ("lint", "all documents in content/"),
        ("lint content/license.md --fix", "repair one file"),
        ("lint --fix --dry-run", "show what would be repaired"),
        ("lint --fail-on warning", "for CI: warnings fail, too"),
        ("lint --base main", "what this branch brings"),
        ("lint --format sarif", "for code scanning"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "Files, folders and patterns such as 'docs/**', or - for standard input. "
        + "(default: content, or this folder if assent.yml is here)",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("The format of the findings.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The lowest severity that fails (exit code 1).", valueName: "severity"))
  var failOn = Bar.error

  @Option(
    help: ArgumentHelp(
      "What all documents are, whatever they say; auto judges those that say nothing.",
      valueName: "kind"))
  var kind: Kind?

  @Option(
    help: ArgumentHelp(
      "Report only what is new since a commit of Git.", valueName: "revision"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "Report only what this file does not know.", valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(help: "Write all findings into the baseline, so that only later ones are reported.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp("The path that standard input stands for.", valueName: "path"))
  var stdinFilename: String?

  @Option(
    help: ArgumentHelp(
      "The folder below which reports for programs name files. "
        + "(default: the top of the Git work tree, or this folder)",
      valueName: "folder"))
  var root: String?

  @Flag(help: "Repair files in place where only one repair is right; no repair changes a word.")
  var fix = false

  @Flag(help: "With --fix: print the repairs as a diff, and write nothing; fails if there are any.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      HelpText.jobs, valueName: "number"))
  var jobs: Int?

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if let jobs, !(1...512).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not from 1 to 512")
    }
    if fix, !dryRun, paths.contains("-") || paths.isEmpty && stdinFilename != nil {
      throw ValidationError(
        "--fix repairs files in place, and standard input is none: name a file, or see the repairs as a "
          + "diff with --fix --dry-run")
    }
    if dryRun, !fix { throw ValidationError("--dry-run says what --fix would do: name both") }
    if dryRun, format != .text {
      throw ValidationError("--dry-run prints a diff, and no findings in another format")
    }
    if dryRun, base != nil || baseline != nil || failOn != .error {
      throw ValidationError(
        "--dry-run shows all repairs, and looks at no findings: name neither "
          + "--base, --baseline nor --fail-on")
    }
    if writeBaseline, format != .text {
      throw ValidationError("--write-baseline reports no findings in another format")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline writes the file that --baseline names: name both")
    }
    if base != nil, baseline != nil {
      throw ValidationError("--base and --baseline both say what is known: name one of them")
    }
    if stdinFilename != nil, !paths.isEmpty, !paths.contains("-") {
      throw ValidationError("--stdin-filename is for standard input: name '-', or no path")
    }
  }

  func run() throws {
    let run = try lintRun()
    // What was there before is looked at first: repairs would change what is compared.
    let earlier = try base.map { try EarlierFindings(of: $0, for: run) }
    var result = try run.run(dryRun ? .dry : fix ? .write : .none)
    if dryRun { return try LintOutput.writeRepairs(result.repairs) }
    if let earlier {
      result.diagnostics = earlier.new(among: result.diagnostics, in: result.sources)
    }
    let isConfigured = !result.diagnostics.hasWrongConfiguration
    if let baseline, isConfigured {
      let file = try BaselineFile(baseline)
      if writeBaseline {
        if let failure = result.failure { throw failure }
        return try file.write(result)
      }
      result.diagnostics = try file.remainder(of: result)
    }
    try write(result)
    if let failure = result.failure { throw failure }
    guard isConfigured else { throw Ending.usage }
    if let bar = failOn.severity, result.diagnostics.contains(where: { $0.severity >= bar }) {
      throw Ending.findings
    }
  }

  private func lintRun() throws -> LintRun {
    let named = paths.isEmpty && stdinFilename != nil ? ["-"] : paths.map(PathText.trimmed)
    var run = LintRun(
      paths: named.isEmpty ? [try Self.defaultPath()] : named,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    run.standardInputName = stdinFilename
    run.judgesKind = kind == .auto
    if let kind, kind != .auto { run.kind = DocumentKind(stated: kind.rawValue) }
    return run
  }

  private func write(_ result: LintRun.Result) throws {
    switch format {
    case .json:
      try Terminal.standardOutput.write(DiagnosticOutput.json(result.diagnostics))
    case .text:
      try DiagnosticOutput.writeText(
        result.diagnostics, of: result.sources, color: colors.isOnForOutput
      ) { text throws(InputError) in try Terminal.standardOutput.write(Array(text.utf8)) }
      for repair in result.repairs {
        Terminal.standardError.write(Self.words(for: repair) + "\n")
      }
      if result.diagnostics.isEmpty, Terminal.standardError.isTerminal {
        let count = result.documentCount
        Terminal.standardError.write(
          "no findings in \(count) document\(count == 1 ? "" : "s")\n")
      }
    case .sarif, .github, .gitlab, .junit, .checkstyle:
      var report = LintReport(
        diagnostics: result.diagnostics, sources: result.sources, documents: result.documents,
        root: try ReportRoot(named: root), bar: failOn.severity, version: programVersion)
      report.rulesAddress = result.rulesAddress
      try Terminal.standardOutput.write(LintOutput.bytes(of: report, format))
    }
  }

  /// `repaired FILE`, with what was proved of the drawings in it.
  private static func words(for repair: LintRun.Repair) -> String {
    let repaired = "repaired \(VisibleText.name(repair.file))"
    let count = repair.straightenedCount
    guard count > 0 else { return repaired }
    let drawings = count == 1 ? "1 drawing" : "\(count) drawings"
    return "\(repaired); \(drawings) straightened: same graph, same words, same picture"
  }

  /// What is linted where no path is given: the content folder, also from within it.
  private static func defaultPath() throws(InputError) -> String {
    if FileSystem.isDirectory("content") { return "content" }
    guard FileSystem.isFile("assent.yml") else {
      throw .unreadable(
        path: "content",
        reason: "no such folder; name one, run 'assent lint' where content/ is, or begin with "
          + "'assent init'")
    }
    return "."
  }
}
