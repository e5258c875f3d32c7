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

  /// A released text as it is read: an agreement, also where its original is gone, in the language that
  /// the ledger has it in, which is the one that it was read in when it was released.
  fileprivate static func document(
    _ source: SourceFile, path: String, _ locale: Manifest.Locale
  ) -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: source), path: path, translated: .terms,
      defaultLanguage: locale.text, parts: .none)
  }

  /// The first contradiction, in words.
  ///
  /// What a text does not state, or not in a form that can be read, is for the ledger to say.
  /// - Parameter path: that the text had as working text.
  func contradiction(in source: SourceFile, path: String) -> String? {
    let document = Self.document(source, path: path, locale)
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

extension ReleasedVersion {
  /// The first text, by its file, that states another effective date than a moment, with the date.
  ///
  /// Such a date is one of the words of the text, and not to be corrected.
  func statedDate(
    otherThan moment: Manifest.Moment
  ) throws(InputError) -> (file: String, moment: Manifest.Moment)? {
    for (locale, text) in texts.sorted(by: { $0.value.file < $1.value.file }) {
      let document = FrozenFacts.document(try text.text.source(), path: text.path, locale)
      if let stated = document.metadata.effectiveMoment, stated.timestamp != moment.timestamp {
        return (text.file, stated)
      }
    }
    return nil
  }
}
