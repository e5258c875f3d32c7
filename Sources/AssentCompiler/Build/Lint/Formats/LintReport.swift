import AssentDiagnostics

/// What a run of lint found, to be written in one of the forms that programs read.
///
/// Every form is a function of these values: the same findings give the same bytes.
package struct LintReport: Sendable {
  /// In source order.
  package var diagnostics: [Diagnostic]
  package var sources: SourceTexts
  /// The files that were linted, as the user names them.
  package var documents: [String]
  package var root: ReportRoot
  /// The lowest severity that fails; `nil` where none does.
  package var bar: Severity?
  /// The version of the program.
  package var version: String
  /// The page of the rules, where one is published: each has its name as anchor.
  package var rulesAddress: String?

  package init(
    diagnostics: [Diagnostic], sources: SourceTexts, documents: [String], root: ReportRoot,
    bar: Severity?, version: String
  ) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.documents = documents
    self.root = root
    self.bar = bar
    self.version = version
  }

  /// The message and the help, on lines of their own.
  static func message(of diagnostic: Diagnostic) -> String {
    VisibleText.message(diagnostic.message)
      + (diagnostic.help.map { "\nhelp: " + VisibleText.message($0) } ?? "")
  }
}
