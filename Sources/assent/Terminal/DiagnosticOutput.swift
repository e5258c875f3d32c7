import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Prints findings in the form that was asked for.
enum DiagnosticOutput {
  /// Prints findings for people on standard error, with a line that counts them.
  ///
  /// - Parameter sources: the texts that the findings are about, by path; a finding in any other file
  ///   is printed without an excerpt.
  static func print(
    _ diagnostics: [Diagnostic], of sources: SourceTexts, color: Bool
  ) {
    writeText(diagnostics, of: sources, color: color) { Terminal.standardError.write($0) }
  }

  /// Writes findings with the lines they are about, and a line that counts them.
  ///
  /// There may be a hundred thousand of them, so the text is handed out in pieces.
  static func writeText<Failure: Error>(
    _ diagnostics: [Diagnostic], of sources: SourceTexts, color: Bool,
    to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let printer = TextPrinter(usesColor: color, columns: { displayColumns(of: $0) })
    var out = ""
    var source: SourceFile?
    for diagnostic in diagnostics {
      // Findings come by file, and to look for the lines of one takes time.
      if source?.path != diagnostic.file { source = sources[diagnostic.file] }
      out += printer.text(diagnostic, source: source) + "\n"
      if out.utf8.count >= 1 << 16 {
        try write(out)
        out.removeAll(keepingCapacity: true)
      }
    }
    try write(out + summary(diagnostics))
  }

  /// `2 errors, 1 warning`, ended by a newline; empty where there is nothing to count.
  static func summary(_ diagnostics: [Diagnostic]) -> String {
    let text = FindingCount.text(diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 })
    return text.isEmpty ? "" : text + "\n"
  }

  /// `{"diagnostics": […]}`, ended by a newline.
  static func json(_ diagnostics: [Diagnostic]) -> [UInt8] {
    CanonicalJSON.bytes(of: ["diagnostics": .array(diagnostics.map(\.json))]) + "\n".utf8
  }
}
