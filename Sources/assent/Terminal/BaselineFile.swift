import AssentCompiler
import AssentDiagnostics

/// The file that `--baseline` names.
struct BaselineFile {
  private let path: String
  /// Files are named below the folder of the file.
  private let root: ReportRoot

  init(_ path: String) throws(InputError) {
    self.path = path
    let folder = PathText.folder(of: path)
    root = try ReportRoot(named: folder.isEmpty ? "." : folder)
  }

  /// Writes all findings down; what it says of files that were not linted stays.
  func write(_ result: LintRun.Result) throws {
    try OutputFile.check(path, isNot: result.documents)
    var baseline = Baseline(of: result.diagnostics, in: result.sources, below: root)
    let count = result.diagnostics.count
    if FileSystem.isFile(path) {
      baseline.keep(
        try Baseline(try FileSystem.readNamed(path), path: path), documents: result.documents,
        below: root, exists: isThere)
    }
    try FileSystem.write(baseline.bytes, to: path)
    try Terminal.report("wrote \(count) finding\(count == 1 ? "" : "s") to \(path)")
  }

  private func isThere(_ name: String) -> Bool { FileSystem.isFile(root.place(of: name)) }

  /// The findings that the file does not know; on standard error it is told what it knows in vain.
  func remainder(of result: LintRun.Result) throws -> [Diagnostic] {
    let baseline = try Baseline(try FileSystem.readNamed(path), path: path)
    let remainder = baseline.remainder(
      of: result.diagnostics, in: result.sources, documents: result.documents, below: root,
      exists: isThere)
    let outdated = remainder.outdated
    if !outdated.isEmpty {
      let shown = outdated.prefix(5).map { "  " + VisibleText.name($0) + "\n" }.joined()
      let more = outdated.count > 5 ? "  and \(outdated.count - 5) more\n" : ""
      let count = outdated.count == 1 ? "1 entry" : "\(outdated.count) entries"
      Terminal.standardError.write(
        "\(VisibleText.name(path)): \(count) found no longer; --write-baseline drops them\n"
          + shown + more)
    }
    return remainder.diagnostics
  }
}
