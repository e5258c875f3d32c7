import AssentDiagnostics
import AssentLicense
import AssentLint

/// A document that has been interpreted and linted, and not yet rendered: what is still asked of it, without
/// the tables that rules looked at, which take more room than the text.
struct CheckedDocument: Sendable {
  var document: LegalDocument
  /// The diagrams in its code fences, read once for rules and pages.
  var diagrams: [LintedDiagram]
  var diagnostics: [Diagnostic]
  /// Of an agreement that can be listed.
  var listing: Listing?
  /// Whether no page can be made of it.
  var isRefused: Bool
  /// The text that it is a translation of.
  var original: SourceFile?
  /// Of an agreement that can be listed: which language it says binds, and which its original says.
  var binding: BindingLanguage?
  var originalBinding: BindingLanguage?
  /// Whether a comment turns any rule off.
  var hasDirectives = false
  /// Whether a comment turns a rule about several documents off.
  var mentionsDrift = false
}
