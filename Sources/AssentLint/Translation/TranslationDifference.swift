import AssentDiagnostics

/// One difference between a translation and its original, before a rule makes it a finding.
struct TranslationDifference: Hashable, Sendable {
  var message: String
  /// In the translation.
  var range: SourceRange?
  /// What the note about the original says, and the place it points to.
  var note: String
  var originalRange: SourceRange?
  var help: String
}
