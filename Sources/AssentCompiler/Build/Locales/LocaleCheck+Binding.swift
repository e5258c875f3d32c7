import AssentDiagnostics
import AssentLicense
import AssentManifest

extension LocaleCheck {
  /// Findings for texts that say that another language binds than the one that is published as binding.
  ///
  /// Where front matter says which text binds, it may be the words that are old, so that is a warning; so is that the
  /// agreement has no text in the language.
  func contradictedClaims(among texts: [Text]) -> [Diagnostic] {
    guard let original = texts.first(where: { !$0.listing.isTranslation }) else { return [] }
    let severity: Severity = original.authoritativeRange == nil ? .error : .warning
    var found: [Diagnostic] = []
    for text in texts {
      // Of the original its translations know it for certain.
      let stated =
        text.listing.isTranslation
        ? text.binding : texts.lazy.compactMap(\.originalBinding).first ?? text.binding
      guard let claim = stated, claim.language != Self.language(of: original) else {
        continue
      }
      guard let meant = texts.first(where: { Self.language(of: $0) == claim.language }) else {
        let name = LanguageTag.englishName(of: claim.language)
        found.append(
          Diagnostic(
            rule: .bindingLanguageDiffers, severity: .warning,
            message:
              "the text says that the one in \(name) is binding, and the agreement has none in \(name)",
            file: text.file, range: claim.range,
            help:
              "publish that text, too, with 'authoritative: true' in its front matter, or mend the sentence"
          ))
        continue
      }
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
    return found
  }

  private static func language(of text: Text) -> String {
    LanguageTag.language(of: text.listing.locale.text)
  }
}
