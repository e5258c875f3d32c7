import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// What an agreement has to state so that a manifest can list it.
///
/// An agreement without one of these is asked of nobody, so a build that cannot make a listing of
/// every agreement does not publish.
struct Listing: Hashable, Sendable {
  var version: Manifest.Version
  var locale: Manifest.Locale
  var effective: Manifest.Moment
  var published: Manifest.Day
  /// Whether another text of the agreement is the authoritative one; see ``Originals``.
  var isTranslation: Bool

  /// Makes the listing of a text that was released.
  init(
    version: Manifest.Version, locale: Manifest.Locale, effective: Manifest.Moment,
    published: Manifest.Day, isTranslation: Bool
  ) {
    self.version = version
    self.locale = locale
    self.effective = effective
    self.published = published
    self.isTranslation = isTranslation
  }

  /// Reads the listing of an agreement.
  ///
  /// - Parameters:
  ///   - reported: rules that report an error of the document already.
  ///   - report: is told of each thing that is missing or cannot be listed; no setting turns such a
  ///     finding off.
  init?(
    of document: LegalDocument, isTranslation: Bool, reported: Set<RuleID> = [],
    report: (Diagnostic) -> Void
  ) {
    let metadata = document.metadata
    let file = document.markup.source.path
    func refuse(_ message: String, at range: SourceRange?, help: String) {
      report(
        Diagnostic(
          rule: .unlistedAgreement, severity: .error,
          message: message + ", so no manifest can list the agreement", file: file, range: range,
          help: help))
    }
    let stated = metadata.versions.first
    let version = stated.flatMap { Manifest.Version($0.value.number) }
    if version == nil, stated != nil || !reported.contains(.missingVersion) {
      refuse(
        stated.map { "'\($0.value.number)' cannot be the version" } ?? "there is no version",
        at: stated?.range,
        help: stated == nil
          ? document.helpToState("version: 1.0")
          : "use at most 64 letters, digits, '.', '-', '+' and '_', as in 1.0.2; other words go to "
            + "'label'")
    }
    var locale = Manifest.Locale(document.language)
    // A language that cannot be read was not told from the words for a gate to rely on.
    if let language = metadata.languages.first, document.statedLocale == nil,
      LanguageTag.meant(by: language.value) == nil
    {
      locale = nil
      refuse(
        "'\(language.value)' is not a language tag", at: language.range,
        help: "use a tag of BCP 47, such as en or pt-BR")
    }
    for date in metadata.unreadDates {
      refuse(
        "'\(date.value)' is neither a day nor an exact time", at: date.range,
        help: "write the day as YYYY-MM-DD, or a time with its zone as 2026-02-01T00:00:00+09:00")
    }
    let effective = metadata.effectiveMoment
    // What has neither version nor date is reported as that.
    let isReported =
      reported.contains(.missingEffectiveDate)
      || stated == nil && reported.contains(.missingVersion)
    if effective == nil, metadata.unreadDates.isEmpty, !isReported {
      refuse(
        "there is no effective date", at: nil,
        help:
          document.helpToState("effective: \(metadata.newestDate?.description ?? "YYYY-MM-DD")")
      )
    }
    guard let version, let locale, let effective, metadata.unreadDates.isEmpty else { return nil }
    self.version = version
    self.locale = locale
    self.effective = effective
    published = metadata.published ?? metadata.updated ?? effective.day
    self.isTranslation = isTranslation
  }
}

extension LegalDocument {
  /// The locale in the file name.
  fileprivate var statedLocale: String? {
    kind.isAgreement ? DocumentKind.locale(in: Placement.fileName(of: path)) : nil
  }
}
