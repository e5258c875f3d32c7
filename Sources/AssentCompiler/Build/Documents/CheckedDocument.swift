import AssentDiagnostics
import AssentLicense
import AssentLint

/// A document that has been interpreted and linted, and not yet rendered.
struct CheckedDocument: Sendable {
  var document: LegalDocument
  /// The document as lint looks at it, its diagrams read.
  var subject: LintSubject
  var diagnostics: [Diagnostic]
  /// Of an agreement that can be listed.
  var listing: Listing?
  /// Whether no page can be made of it.
  var isRefused: Bool
}
