import AssentDiagnostics
import AssentLicense
import AssentManifest

extension LocaleCheck {
  /// Findings for texts that say that another language of the agreement binds than the one that is published as
  /// binding.
  ///
  /// Where front matter says which text binds, it may be the words that are old, so that is a warning.
  func contradictedClaims(among texts: [Text]) -> [Diagnostic] {
    guard let original = texts.first(where: { !$0.listing.isTranslation }) else { return [] }
    let severity: Severity = original.authoritativeRange == nil ? .error : .warning
    var found: [Diagnostic] = []
    func compare(_ claim: BindingLanguage?, of text: Text) {
      guard let claim, claim.language != Self.language(of: original),
        let meant = texts.first(where: { Self.language(of: $0) == claim.language })
      else { return }
      found.append(
        Diagnostic(
          rule: .bindingLanguageDiffers, severity: severity,
          message: "the text says that '\(meant.name)' is binding, and '\(original.name)' is "
            + "published as the binding text", file: text.file, range: claim.range,
          notes: [
            original.authoritativeRange.map {
              Diagnostic.Note("said to be authoritative here", file: original.file, at: $0)
            }
          ].compactMap(\.self),
          help: original.authoritativeRange == nil
            ? "write 'authoritative: true' in the front matter of '\(meant.name)'"
            : "move 'authoritative: true' to the front matter of '\(meant.name)', or mend the sentence"
        ))
    }
    compare(texts.lazy.compactMap(\.originalBinding).first, of: original)
    for text in texts where text.listing.isTranslation { compare(text.binding, of: text) }
    return found
  }

  private static func language(of text: Text) -> String {
    LanguageTag.language(of: text.listing.locale.text)
  }
}
