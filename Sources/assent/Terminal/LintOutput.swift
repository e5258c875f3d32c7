import AssentCompiler
import AssentDiagnostics

/// What `lint` writes besides findings for people.
enum LintOutput {
  /// A report in one of the forms for programs.
  static func bytes(of report: LintReport, _ format: LintCommand.Format) -> [UInt8] {
    switch format {
    case .sarif: report.sarif
    case .gitlab: report.gitLab
    case .github: Array(report.gitHub.utf8)
    case .junit: Array(report.jUnit.utf8)
    case .checkstyle: Array(report.checkstyle.utf8)
    case .text, .json: []
    }
  }

  /// Prints repairs as a diff, and fails where there are any.
  static func writeRepairs(_ repairs: [LintRun.Repair]) throws {
    for repair in repairs {
      let text = UnifiedDiff(from: repair.before, to: repair.after).text(of: repair.file)
      let output = Terminal.standardOutput
      // Whoever applies it needs the bytes as they are; a terminal must not get them.
      try output.write(
        output.isTerminal
          ? Array(VisibleText.lines(String(decoding: text, as: UTF8.self)).utf8) : text)
    }
    if !repairs.isEmpty { throw Ending.findings }
  }
}
