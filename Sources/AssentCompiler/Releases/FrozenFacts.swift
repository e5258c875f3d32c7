import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord

/// What a released text says of itself, held against what the ledger says of it.
///
/// `assent release` freezes no text that states another version, date or language than the ledger
/// gets, so that a ledger which contradicts a text was written by something else.
struct FrozenFacts: Sendable {
  var version: Manifest.Version
  var locale: Manifest.Locale
  /// As it was released, but for a text that was taken from Git with a day given beside it, and as it
  /// was corrected.
  var effective: [Manifest.Moment]

  /// The first contradiction, in words.
  ///
  /// What a text does not state, or not in a form that can be read, is for the ledger to say.
  /// - Parameter path: that the text had as working text.
  func contradiction(in source: SourceFile, path: String) -> String? {
    // The language of the ledger is the one that the text was read in when it was released.
    let document = LegalDocument(
      interpreting: Document(parsing: source), path: path, defaultLanguage: locale.text)
    guard !document.markup.diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    let stated = document.metadata.versions.first.flatMap { Manifest.Version($0.value.number) }
    if let stated, stated != version {
      return "states version '\(stated)', and the ledger has it as '\(version)'"
    }
    if let language = Manifest.Locale(document.language), language != locale {
      return "is in '\(language)', and the ledger has it as '\(locale)'"
    }
    if let stated = document.metadata.effectiveMoment,
      let other = effective.first(where: { $0.timestamp != stated.timestamp })
    {
      return "states the effective date \(stated), and the ledger has \(other)"
    }
    return nil
  }
}
